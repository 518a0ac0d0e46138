/* carom-cli-stream: an output that is written piece by piece, for what is too large to hold. Like
 * carom-output, it replaces a regular file whole or not at all, and writes to a pipe, a device or
 * "-" (standard output) in place. */
#pragma once

#include <glib.h>

typedef struct CaromCliStream CaromCliStream;

/* carom_cli_stream_open:
 * Returns: (transfer full): the stream, or NULL with @error (CAROM_FORMAT_ERROR_WRITE) set. */
CaromCliStream *carom_cli_stream_open(const char *path, GError **error);

/* Returns: FALSE once something could not be written; carom_cli_stream_commit() says why. */
gboolean carom_cli_stream_write(CaromCliStream *stream, const GString *text);

/* carom_cli_stream_commit:
 * Puts what was written in its place. Nothing more can be written then.
 *
 * Returns: whether all was written; otherwise @error (CAROM_FORMAT_ERROR_WRITE) names the file and
 *   the reason. */
gboolean carom_cli_stream_commit(CaromCliStream *stream, GError **error);

/* Drops what has not been committed: a regular file stays as it was. */
void carom_cli_stream_free(CaromCliStream *stream);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCliStream, carom_cli_stream_free)
