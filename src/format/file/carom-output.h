/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-output: writes files. A regular file is replaced whole or not at all, and one that has
 * several names is written anew under all of them; a pipe, a device or "-" (standard output) is
 * written in place. */
#pragma once

#include <glib.h>

/* An output that is written piece by piece. */
typedef struct CaromOutput CaromOutput;

/* @path: where to; "-" is standard output
 * Returns: (transfer full): the output, or NULL with @error (CAROM_FORMAT_ERROR_WRITE) set */
CaromOutput *carom_output_open(const char *path, GError **error);

/* Returns: FALSE once something could not be written; carom_output_commit() says why */
gboolean carom_output_append(CaromOutput *output, const void *data, gsize length);

/* Moves what was written to its place. Nothing more can be written after that.
 *
 * Returns: whether all was written; otherwise @error (CAROM_FORMAT_ERROR_WRITE) names the file and
 *   the reason */
gboolean carom_output_commit(CaromOutput *output, GError **error);

/* Discards what has not been committed; a regular file then stays as it was. */
void carom_output_free(CaromOutput *output);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromOutput, carom_output_free)

/* Opens, writes and commits in one call. */
gboolean carom_output_write(const char *path, const void *data, gsize length, GError **error);

/* Whether output to @path goes to standard output: "-", or a name that the system has for it. */
gboolean carom_output_is_stdout(const char *path);

/* Whether a regular file @path would be replaced, and not continued because it is already open. */
gboolean carom_output_replaces(const char *path);
