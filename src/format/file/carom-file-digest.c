/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-digest: SHA-256 of the whole contents. */
#include "carom-file-digest.h"

#include "carom-input.h"

#include <errno.h>
#include <glib/gstdio.h>

char *carom_file_digest_of_data(const void *data, gsize length) {
  g_return_val_if_fail(data || length == 0, NULL);
  return g_compute_checksum_for_data(G_CHECKSUM_SHA256, data, length);
}

/* Something else of that name is not the file either. */
static gboolean is_gone(const char *path) {
  GStatBuf status;
  return g_stat(path, &status) == 0 ? !S_ISREG(status.st_mode)
                                    : errno == ENOENT || errno == ENOTDIR;
}

CaromFileDigestResult carom_file_digest_compare(const char *path, const char *known, char **now) {
  g_return_val_if_fail(path && now, CAROM_FILE_DIGEST_SAME);
  *now = NULL;
  if (is_gone(path))
    return known ? CAROM_FILE_DIGEST_GONE : CAROM_FILE_DIGEST_SAME;
  g_autoptr(GBytes) bytes = carom_input_read(path, "", NULL);
  if (!bytes)
    return CAROM_FILE_DIGEST_SAME;
  gsize length;
  const void *data = g_bytes_get_data(bytes, &length);
  *now = carom_file_digest_of_data(data, length);
  return g_strcmp0(*now, known) == 0 ? CAROM_FILE_DIGEST_SAME : CAROM_FILE_DIGEST_CHANGED;
}
