#include "carom-output.h"

#include "carom-format-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define NEW_FILE_MODE 0666 /* less the umask */

struct CaromOutput {
  char *path;      /* as given, for messages */
  char *target;    /* the regular file to replace, or NULL: written in place */
  char *temporary; /* a new file beside it, which takes its place when all is written */
  FILE *file;      /* NULL once closed */
  int reason;      /* errno of the first thing that failed, or 0 */
};

static gboolean fail(const CaromOutput *output, int reason, GError **error) {
  g_autofree char *name = g_str_equal(output->path, "-") ? g_strdup(_("standard output"))
                                                         : g_filename_display_name(output->path);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
              _("%s: cannot be written: %s. Check the folder and the space there, or choose "
                "another name."),
              name, g_strerror(reason));
  return FALSE;
}

/* ---- Opening ---- */

static FILE *open_stdout(void) {
  if (fflush(stdout) != 0)
    return NULL;
  int fd = dup(STDOUT_FILENO);
  return fd < 0 ? NULL : fdopen(fd, "wb");
}

/* Appends: behind /dev/stdout may be a file in which the program has written already. */
static FILE *open_in_place(const char *path) {
  int fd = g_open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, NEW_FILE_MODE);
  return fd < 0 ? NULL : fdopen(fd, "ab");
}

/* A name for a new file in the folder of @path, for g_mkstemp(). Short, since there may be a limit
 * that @path reaches already. */
static char *temporary_name(const char *path) {
  g_autofree char *folder = g_path_get_dirname(path);
  return g_build_filename(folder, ".carom-XXXXXX", NULL);
}

/* @target: (transfer full)
 * @old: (nullable): what stands there; the new file gets its permissions */
static FILE *open_replacement(CaromOutput *output, char *target, const struct stat *old) {
  output->target = target;
  g_autofree char *temporary = temporary_name(target);
  int fd = g_mkstemp_full(temporary, O_WRONLY | O_CLOEXEC, NEW_FILE_MODE);
  if (fd < 0)
    return NULL;
  output->temporary = g_steal_pointer(&temporary);
  if (old && fchmod(fd, old->st_mode & 07777) != 0)
    output->reason = errno;
  return fdopen(fd, "wb");
}

/* Whether @path stands for a file that is open already, whatever it is: nobody would see it again
 * if another took its place. */
static gboolean is_open_file(const char *path) {
  static const char *const prefixes[] = {"/dev/stdout", "/dev/stderr", "/dev/fd/",
                                         "/proc/self/fd/"};
  for (guint i = 0; i < G_N_ELEMENTS(prefixes); i++)
    if (g_str_has_prefix(path, prefixes[i]))
      return TRUE;
  return FALSE;
}

static FILE *open_file(CaromOutput *output, const char *path) {
  if (g_str_equal(path, "-"))
    return open_stdout();
  if (is_open_file(path))
    return open_in_place(path);
  /* The file that a symbolic link points to is replaced, not the link. */
  g_autofree char *real_path = realpath(path, NULL);
  if (!real_path) /* nothing there, or a link to nothing: then the system creates its target */
    return g_file_test(path, G_FILE_TEST_IS_SYMLINK)
               ? open_in_place(path)
               : open_replacement(output, g_strdup(path), NULL);
  struct stat status;
  if (stat(real_path, &status) != 0)
    return NULL;
  return S_ISREG(status.st_mode) ? open_replacement(output, g_steal_pointer(&real_path), &status)
                                 : open_in_place(real_path);
}

CaromOutput *carom_output_open(const char *path, GError **error) {
  g_autoptr(CaromOutput) output = g_new0(CaromOutput, 1);
  output->path = g_strdup(path);
  output->file = open_file(output, path);
  if (!output->file) {
    fail(output, errno, error);
    return NULL;
  }
  return g_steal_pointer(&output);
}

/* ---- Writing ---- */

/* errno belongs to the call that has just failed. */
static void note(CaromOutput *output, gboolean done) {
  if (!done && !output->reason)
    output->reason = errno;
}

gboolean carom_output_append(CaromOutput *output, const void *data, gsize length) {
  note(output, fwrite(data, 1, length, output->file) == length);
  return output->reason == 0;
}

static void close_file(CaromOutput *output) {
  note(output, fflush(output->file) == 0);
  if (output->temporary)
    note(output, fsync(fileno(output->file)) == 0);
  note(output, fclose(g_steal_pointer(&output->file)) == 0);
}

gboolean carom_output_commit(CaromOutput *output, GError **error) {
  close_file(output);
  if (output->temporary && !output->reason)
    note(output, g_rename(output->temporary, output->target) == 0);
  if (output->reason)
    return fail(output, output->reason, error);
  g_clear_pointer(&output->temporary, g_free);
  return TRUE;
}

void carom_output_free(CaromOutput *output) {
  if (output->file)
    fclose(output->file);
  if (output->temporary)
    g_unlink(output->temporary);
  g_free(output->temporary);
  g_free(output->target);
  g_free(output->path);
  g_free(output);
}

gboolean carom_output_write(const char *path, const void *data, gsize length, GError **error) {
  g_autoptr(CaromOutput) output = carom_output_open(path, error);
  if (!output)
    return FALSE;
  carom_output_append(output, data, length);
  return carom_output_commit(output, error);
}
