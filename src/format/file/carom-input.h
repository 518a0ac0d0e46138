/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-input: reads whole files, and standard input, up to a limit. */
#pragma once

#include <glib.h>

/* Up to CAROM_LIMIT_FILE_MIB.
 *
 * @path: a file name, or "-" for standard input
 * @name: how messages name it
 * Returns: (transfer full): all bytes, or NULL with @error (CAROM_FORMAT_ERROR_READ) set */
GBytes *carom_input_read(const char *path, const char *name, GError **error);

/* The same, up to @max_mib.
 *
 * Returns: (transfer full): all bytes, or NULL with @error (CAROM_FORMAT_ERROR_READ) set */
GBytes *carom_input_read_up_to(const char *path, const char *name, guint max_mib, GError **error);
