/* carom-input: reads whole files, and standard input, within a limit. */
#pragma once

#include <glib.h>

#define CAROM_INPUT_MAX_BYTES (64 * 1024 * 1024)

/* carom_input_read:
 * @path: a file name, or "-" for standard input
 * @name: how messages name it
 *
 * Returns: (transfer full): all bytes, or NULL with @error (CAROM_FORMAT_ERROR_READ) set. */
GBytes *carom_input_read(const char *path, const char *name, GError **error);
