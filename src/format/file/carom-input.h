/* carom-input: reads whole files, and standard input, up to CAROM_LIMIT_FILE_MIB. */
#pragma once

#include <glib.h>

/* @path: a file name, or "-" for standard input
 * @name: how messages name it
 * Returns: (transfer full): all bytes, or NULL with @error (CAROM_FORMAT_ERROR_READ) set */
GBytes *carom_input_read(const char *path, const char *name, GError **error);
