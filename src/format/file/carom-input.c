/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-input: reads in pieces and stops as soon as the limit is exceeded, since pipes and devices
 * do not tell their size. A regular file that is too large is refused before anything is read. */
#include "carom-input.h"

#include "carom-format-error.h"
#include "carom-limits.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <math.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHUNK_BYTES (256 * 1024)
#define MIB         (1024 * 1024)

/* What is read. */
typedef struct {
  const char *path, *name;
  guint max_mib;
} Source;

static gboolean fail_errno(const char *path, const char *name, GError **error) {
  int code = errno;
  g_autofree char *problem = carom_format_error_describe_file(path, name, code);
  if (!problem)
    problem = g_strdup_printf(_("%s: cannot be read: %s. Check its name and permissions."), name,
                              g_strerror(code));
  g_set_error_literal(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_READ, problem);
  return FALSE;
}

/* Fails for files that have no end, or that do not tell their size. */
static gboolean fail_endless(const Source *source, GError **error) {
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_READ,
              _("%s: is larger than %d MiB, the limit for scenes. Choose a smaller file."),
              source->name, (int)source->max_mib);
  return FALSE;
}

static gboolean fail_size(const Source *source, goffset n_bytes, GError **error) {
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_READ,
              _("%s: has %d MiB, but the limit for scenes is %d MiB. Choose a smaller file."),
              source->name, (int)ceil((double)n_bytes / MIB), (int)source->max_mib);
  return FALSE;
}

/* The size that a file claims to have; 0 for a pipe and the like. */
static goffset size_of(int fd) {
  struct stat status;
  return fstat(fd, &status) == 0 && S_ISREG(status.st_mode) ? status.st_size : 0;
}

static gboolean read_all(int fd, GByteArray *bytes, const Source *source, GError **error) {
  g_autofree guint8 *chunk = g_malloc(CHUNK_BYTES);
  for (;;) {
    gssize n = read(fd, chunk, CHUNK_BYTES);
    if (n == 0)
      return TRUE;
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return fail_errno(source->path, source->name, error);
    if (bytes->len + (gsize)n > (gsize)source->max_mib * MIB)
      return fail_endless(source, error);
    g_byte_array_append(bytes, chunk, (guint)n);
  }
}

static GBytes *read_from(int fd, const Source *source, GError **error) {
  goffset size = size_of(fd);
  if (size > (goffset)source->max_mib * MIB) {
    fail_size(source, size, error);
    return NULL;
  }
  g_autoptr(GByteArray) bytes = g_byte_array_sized_new((guint)size);
  return read_all(fd, bytes, source, error) ? g_byte_array_free_to_bytes(g_steal_pointer(&bytes))
                                            : NULL;
}

GBytes *carom_input_read_up_to(const char *path, const char *name, guint max_mib, GError **error) {
  gboolean is_stdin = g_str_equal(path, "-");
  int fd = is_stdin ? STDIN_FILENO : g_open(path, O_RDONLY | O_CLOEXEC, 0);
  if (fd < 0) {
    fail_errno(path, name, error);
    return NULL;
  }
  GBytes *bytes = read_from(fd, &(Source){path, name, max_mib}, error);
  if (!is_stdin)
    close(fd);
  return bytes;
}

GBytes *carom_input_read(const char *path, const char *name, GError **error) {
  return carom_input_read_up_to(path, name, CAROM_LIMIT_FILE_MIB, error);
}
