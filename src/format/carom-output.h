/* carom-output: writes files. A regular file is replaced whole or not at all; a pipe, a device or
 * "-" (standard output) is written in place. */
#pragma once

#include <glib.h>

/* carom_output_write:
 * @path: where to; "-" is standard output
 *
 * Returns: whether all was written; @error (CAROM_FORMAT_ERROR_WRITE) names the file and the
 *   reason. */
gboolean carom_output_write(const char *path, const void *data, gsize length, GError **error);
