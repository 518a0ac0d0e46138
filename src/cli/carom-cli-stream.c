/* carom-cli-stream: an output that is written piece by piece. A regular file is written under
 * another name in the same folder, which takes the file's place when all is written. */
#include "carom-cli-stream.h"

#include "carom-scene-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define NEW_FILE_MODE 0666 /* less the umask */

struct CaromCliStream {
  char *path;      /* as given, for messages */
  char *target;    /* the regular file to replace, or NULL: written in place */
  char *temporary; /* what is renamed to it */
  FILE *file;      /* NULL once closed */
  int reason;      /* errno of the first write that failed, or 0 */
};

static gboolean fail(const CaromCliStream *stream, int reason, GError **error) {
  g_autofree char *shown = g_filename_display_name(stream->path);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
              _("%s: cannot be written: %s. Check the folder and the space there, or choose "
                "another name."),
              shown, g_strerror(reason));
  return FALSE;
}

static void open_in_place(CaromCliStream *stream) {
  if (g_str_equal(stream->path, "-"))
    stream->file = fdopen(dup(STDOUT_FILENO), "wb");
  else
    stream->file = g_fopen(stream->path, "wb");
}

/* @old: (nullable): the file that is there already; the new one gets its permissions */
static void open_replacement(CaromCliStream *stream, const GStatBuf *old) {
  /* A symbolic link stays one: what it points to is replaced. */
  stream->target = old ? realpath(stream->path, NULL) : g_strdup(stream->path);
  if (!stream->target)
    return;
  g_autofree char *temporary = g_strconcat(stream->target, ".XXXXXX", NULL);
  int fd = g_mkstemp_full(temporary, O_WRONLY | O_CLOEXEC, NEW_FILE_MODE);
  if (fd < 0)
    return;
  stream->temporary = g_steal_pointer(&temporary);
  stream->file = fdopen(fd, "wb");
  if (old && fchmod(fd, old->st_mode & 07777) != 0)
    g_clear_pointer(&stream->file, fclose);
}

static gboolean is_regular_or_new(const char *path, gboolean exists, const GStatBuf *status) {
  if (exists)
    return S_ISREG(status->st_mode);
  return !g_file_test(path, G_FILE_TEST_IS_SYMLINK);
}

CaromCliStream *carom_cli_stream_open(const char *path, GError **error) {
  g_autoptr(CaromCliStream) stream = g_new0(CaromCliStream, 1);
  stream->path = g_strdup(path);

  GStatBuf status;
  gboolean exists = g_stat(path, &status) == 0;
  if (g_str_equal(path, "-") || !is_regular_or_new(path, exists, &status))
    open_in_place(stream);
  else
    open_replacement(stream, exists ? &status : NULL);

  if (!stream->file) {
    fail(stream, errno, error);
    return NULL;
  }
  return g_steal_pointer(&stream);
}

static void note_failure(CaromCliStream *stream, gboolean failed) {
  if (failed && !stream->reason)
    stream->reason = errno;
}

gboolean carom_cli_stream_write(CaromCliStream *stream, const GString *text) {
  note_failure(stream, fwrite(text->str, 1, text->len, stream->file) != text->len);
  return stream->reason == 0;
}

static void close_file(CaromCliStream *stream) {
  note_failure(stream, fflush(stream->file) != 0);
  if (stream->temporary)
    note_failure(stream, g_fsync(fileno(stream->file)) != 0);
  note_failure(stream, fclose(g_steal_pointer(&stream->file)) != 0);
}

gboolean carom_cli_stream_commit(CaromCliStream *stream, GError **error) {
  close_file(stream);
  if (!stream->reason && stream->temporary)
    note_failure(stream, g_rename(stream->temporary, stream->target) != 0);
  if (stream->reason)
    return fail(stream, stream->reason, error);
  g_clear_pointer(&stream->temporary, g_free);
  return TRUE;
}

void carom_cli_stream_free(CaromCliStream *stream) {
  if (stream->file)
    fclose(stream->file);
  if (stream->temporary)
    g_unlink(stream->temporary);
  g_free(stream->temporary);
  free(stream->target);
  g_free(stream->path);
  g_free(stream);
}
