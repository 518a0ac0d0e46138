/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-digest: whether a file still contains what it was known to contain, so that a change
 * by another program is noticed. Only the contents count: neither times, nor by which way they
 * came. */
#pragma once

#include <glib.h>

typedef enum {
  CAROM_FILE_DIGEST_SAME, /* as known; also if it cannot be told, such as for lack of permission */
  CAROM_FILE_DIGEST_CHANGED, /* other contents */
  CAROM_FILE_DIGEST_GONE,    /* there is no such file any more */
} CaromFileDigestResult;

/* Returns: (transfer full): the digest of @length bytes at @data */
char *carom_file_digest_of_data(const void *data, gsize length);

/* Compares the file @path with what was known of it.
 *
 * @known: (nullable): the digest of what it contained; NULL: there was no file
 * @now: (out) (transfer full) (nullable): the digest of what it contains, unless it is gone or
 *   cannot be read */
CaromFileDigestResult carom_file_digest_compare(const char *path, const char *known, char **now);
