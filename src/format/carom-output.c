#include "carom-output.h"

#include "carom-scene-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define NEW_FILE_MODE 0666 /* less the umask */

static gboolean fail_errno(const char *path, GError **error) {
  int code = errno;
  g_autofree char *name =
      g_str_equal(path, "-") ? g_strdup(_("standard output")) : g_filename_display_name(path);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
              _("%s: cannot be written: %s. Check the folder and the space there, or choose "
                "another name."),
              name, g_strerror(code));
  return FALSE;
}

static gboolean write_all(int fd, const char *data, gsize length) {
  while (length > 0) {
    gssize n = write(fd, data, length);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return FALSE;
    data += n;
    length -= (gsize)n;
  }
  return TRUE;
}

/* Writes to @fd and closes it; errno says what failed. */
static gboolean write_and_close(int fd, const char *data, gsize length, gboolean to_disk) {
  gboolean done = write_all(fd, data, length) && (!to_disk || fsync(fd) == 0);
  int code = errno;
  if (close(fd) != 0 && done)
    return FALSE;
  errno = code;
  return done;
}

/* Appends: behind /dev/stdout may be a file in which the program has written already. */
static gboolean write_in_place(const char *path, const char *data, gsize length) {
  int fd = g_open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, NEW_FILE_MODE);
  return fd >= 0 && write_and_close(fd, data, length, FALSE);
}

/* A name for a new file in the folder of @path, for g_mkstemp(). Short, since there may be a limit
 * that @path reaches already. */
static char *temporary_name(const char *path) {
  g_autofree char *folder = g_path_get_dirname(path);
  return g_build_filename(folder, ".carom-XXXXXX", NULL);
}

/* A new file takes the place of @path when it is whole. @old: (nullable): what stands there. */
static gboolean replace(const char *path, const struct stat *old, const char *data, gsize length) {
  g_autofree char *temporary = temporary_name(path);
  int mode = old ? (int)(old->st_mode & 07777) : NEW_FILE_MODE;
  int fd = g_mkstemp_full(temporary, O_WRONLY | O_CLOEXEC, mode);
  if (fd < 0)
    return FALSE;
  /* The umask holds for new files only. */
  gboolean done = write_and_close(fd, data, length, TRUE) &&
                  (!old || g_chmod(temporary, mode) == 0) && g_rename(temporary, path) == 0;
  int code = errno;
  if (!done)
    g_unlink(temporary);
  errno = code;
  return done;
}

static gboolean write_stdout(const char *data, gsize length) {
  return fflush(stdout) == 0 && write_all(STDOUT_FILENO, data, length);
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

/* The file that a symbolic link points to is replaced, not the link. */
static gboolean write_file(const char *path, const char *data, gsize length) {
  if (is_open_file(path))
    return write_in_place(path, data, length);
  g_autofree char *real_path = realpath(path, NULL);
  struct stat status;
  if (!real_path) /* nothing there, or a link to nothing: then the system creates its target */
    return g_file_test(path, G_FILE_TEST_IS_SYMLINK) ? write_in_place(path, data, length)
                                                     : replace(path, NULL, data, length);
  if (stat(real_path, &status) != 0)
    return FALSE;
  return S_ISREG(status.st_mode) ? replace(real_path, &status, data, length)
                                 : write_in_place(real_path, data, length);
}

gboolean carom_output_write(const char *path, const void *data, gsize length, GError **error) {
  gboolean done =
      g_str_equal(path, "-") ? write_stdout(data, length) : write_file(path, data, length);
  return done || fail_errno(path, error);
}
