/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-output: decides how a path is written (standard output, in place, or by replacing a regular
 * file), collects the first error of all calls, and reports it at the end. */
#include "carom-output.h"

#include "carom-file-id.h"
#include "carom-file-rights.h"
#include "carom-format-error.h"
#include "carom-unfinished.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define NEW_FILE_MODE 0666 /* minus the umask */

/* A reason besides the values of errno: the file to be replaced is read-only. */
#define READ_ONLY (-1)

struct CaromOutput {
  char *path;                  /* as given, for messages */
  char *target;                /* the regular file to replace; NULL if it is written in place */
  gboolean has_other_names;    /* whether that has hard links, which it keeps */
  CaromUnfinished *unfinished; /* the file that replaces it when everything is written */
  FILE *file;                  /* NULL once closed */
  int reason;                  /* errno of the first failure, READ_ONLY, or 0 */
};

/* Returns: (transfer full): sentences about what is wrong, and the remedy */
static char *describe_failure(const CaromOutput *output, int reason) {
  gboolean is_stdout = g_str_equal(output->path, "-");
  g_autofree char *name =
      is_stdout ? g_strdup(_("standard output")) : g_filename_display_name(output->path);
  char *problem = is_stdout ? NULL : carom_format_error_describe_file(output->path, name, reason);
  if (problem)
    return problem;
  if (reason == READ_ONLY)
    return g_strdup_printf(_("%s: cannot be written: the file is read-only. Allow writing to it, "
                             "or choose another name."),
                           name);
  return g_strdup_printf(_("%s: cannot be written: %s. Check the folder and the space there, or "
                           "choose another name."),
                         name, g_strerror(reason));
}

static gboolean fail(const CaromOutput *output, int reason, GError **error) {
  g_autofree char *problem = describe_failure(output, reason);
  g_set_error_literal(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE, problem);
  return FALSE;
}

/* ---- Opening ---- */

static FILE *open_stdout(void) {
  if (fflush(stdout) != 0)
    return NULL;
  int fd = dup(STDOUT_FILENO);
  FILE *file = fd < 0 ? NULL : fdopen(fd, "wb");
  if (!file && errno == EINVAL) /* it is open, but not for writing */
    errno = EBADF;
  return file;
}

/* Opens for appending, because /dev/stdout may be a file to which the program has already
 * written. */
static FILE *open_in_place(const char *path) {
  int fd = g_open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, NEW_FILE_MODE);
  return fd < 0 ? NULL : fdopen(fd, "ab");
}

/* The administrator may write to everything, but a file is made read-only so that it is kept. */
static gboolean may_replace(CaromOutput *output, const char *path, const struct stat *old) {
  if ((old->st_mode & 0222) == 0)
    output->reason = READ_ONLY;
  else if (faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0)
    output->reason = errno;
  return output->reason == 0;
}

/* @target: (transfer full): the file to replace
 * @old: (nullable): the file that exists, whose owner and permissions the new one gets */
static FILE *open_replacement(CaromOutput *output, char *target, const struct stat *old) {
  output->target = target;
  output->has_other_names = old && old->st_nlink > 1;
  if (old && !may_replace(output, target, old))
    return NULL;
  output->unfinished = carom_unfinished_new(target, old ? CAROM_FILE_RIGHTS_OWN : NEW_FILE_MODE);
  if (!output->unfinished)
    return NULL;
  int fd = fcntl(carom_unfinished_get_descriptor(output->unfinished), F_DUPFD_CLOEXEC, 0);
  if (fd < 0)
    return NULL;
  if (old && !carom_file_rights_keep(fd, target, old))
    output->reason = errno;
  return fdopen(fd, "wb");
}

gboolean carom_output_is_stdout(const char *path) {
  struct stat named, standard;
  return g_str_equal(path, "-") ||
         (carom_file_id_is_open_file(path) && stat(path, &named) == 0 &&
          fstat(STDOUT_FILENO, &standard) == 0 && named.st_dev == standard.st_dev &&
          named.st_ino == standard.st_ino);
}

gboolean carom_output_replaces(const char *path) {
  return !g_str_equal(path, "-") && !carom_file_id_is_open_file(path);
}

/* A symbolic link is kept; the file to which it points is replaced or made. */
static FILE *open_new(CaromOutput *output, const char *path) {
  char *target = carom_file_id_follow_links(path);
  return target ? open_replacement(output, target, NULL) : NULL;
}

static FILE *open_file(CaromOutput *output, const char *path) {
  if (g_str_equal(path, "-"))
    return open_stdout();
  if (carom_file_id_is_open_file(path))
    return open_in_place(path);
  struct stat status;
  if (stat(path, &status) != 0)
    return errno == ENOENT && *path ? open_new(output, path) : NULL;
  if (!S_ISREG(status.st_mode))
    return open_in_place(path);
  char *real_path = realpath(path, NULL);
  return real_path ? open_replacement(output, real_path, &status) : NULL;
}

CaromOutput *carom_output_open(const char *path, GError **error) {
  g_autoptr(CaromOutput) output = g_new0(CaromOutput, 1);
  output->path = g_strdup(path);
  output->file = open_file(output, path);
  if (!output->file) {
    fail(output, output->reason ? output->reason : errno, error);
    return NULL;
  }
  return g_steal_pointer(&output);
}

/* ---- Writing ---- */

/* Notes errno if it is the first failure; must be called directly after the call that failed. */
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
  if (output->unfinished)
    note(output, fsync(fileno(output->file)) == 0);
  note(output, fclose(g_steal_pointer(&output->file)) == 0);
}

gboolean carom_output_commit(CaromOutput *output, GError **error) {
  close_file(output);
  if (output->unfinished && !output->reason)
    note(output, output->has_other_names
                     ? carom_unfinished_copy(output->unfinished, output->target)
                     : carom_unfinished_finish(output->unfinished, output->target));
  return output->reason == 0 || fail(output, output->reason, error);
}

void carom_output_free(CaromOutput *output) {
  if (output->file)
    fclose(output->file);
  g_clear_pointer(&output->unfinished, carom_unfinished_free);
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
