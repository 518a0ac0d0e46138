/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-files: identifies each file by its device and inode (carom-file-id), and compares every
 * output with the scene and with the outputs before it. */
#include "carom-cli-files.h"

#include "carom-cli-message.h"
#include "carom-figure-file.h"
#include "carom-file-id.h"
#include "carom-output.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

typedef struct {
  const char *path; /* or "-" */
  gboolean known;   /* whether it has an id, which regular files have */
  CaromFileId id;
} File;

static void file_clear(gpointer file) {
  carom_file_id_clear(&((File *)file)->id);
}

/* @descriptor: the file that "-" stands for */
static File identify(const char *path, int descriptor) {
  File file = {.path = path};
  file.known = g_str_equal(path, "-") ? carom_file_id_of_descriptor(descriptor, &file.id)
                                      : carom_file_id_of_path(path, &file.id);
  return file;
}

static gboolean is_same(const File *one, const File *other) {
  return one->known && other->known && carom_file_id_equal(&one->id, &other->id);
}

static char *show(const File *file) {
  return g_str_equal(file->path, "-") ? g_strdup(_("standard output"))
                                      : g_filename_display_name(file->path);
}

static gboolean fail_for_scene(const File *output, GError **error) {
  g_autofree char *shown = show(output);
  carom_cli_message_set_usage_error(
      error, g_strdup_printf(_("%s: This is the file that the scene is read from. Give "
                               "the output a file of its own."),
                             shown));
  return FALSE;
}

static gboolean fail_for_no_name(GError **error) {
  carom_cli_message_set_usage_error(
      error, g_strdup(_("An output has no name. Give the name of a file, or “-” for standard "
                        "output.")));
  return FALSE;
}

static gboolean fail_for_pair(const File *one, const File *other, GError **error) {
  g_autofree char *shown = show(one);
  g_autofree char *other_shown = show(other);
  carom_cli_message_set_usage_error(
      error, g_strdup_printf(
                 /* Translators: two file names; either may be “standard output”. */
                 _("%s and %s: These two outputs would go to the same file. Give each a file of "
                   "its own; only one, --json included, can go to standard output."),
                 shown, other_shown));
  return FALSE;
}

static gboolean fail_for_stderr(const File *output, GError **error) {
  g_autofree char *shown = show(output);
  carom_cli_message_set_usage_error(
      error, g_strdup_printf(_("%s: Messages go to the same file. Give the output a "
                               "file of its own."),
                             shown));
  return FALSE;
}

static gboolean clash(const File *one, const File *other) {
  return is_same(one, other) ||
         (carom_output_is_stdout(one->path) && carom_output_is_stdout(other->path));
}

/* An output that is written in place is only appended to, behind the messages. */
static gboolean hides_messages(const File *output) {
  File messages = identify("-", STDERR_FILENO);
  return carom_output_replaces(output->path) && is_same(output, &messages);
}

/* @earlier: (element-type File) */
static gboolean check_output(const File *output, const File *scene, const GArray *earlier,
                             GError **error) {
  if (!*output->path)
    return fail_for_no_name(error);
  if (is_same(output, scene))
    return fail_for_scene(output, error);
  if (hides_messages(output))
    return fail_for_stderr(output, error);
  for (guint i = 0; i < earlier->len; i++) {
    const File *other = &g_array_index(earlier, File, i);
    if (clash(other, output))
      return fail_for_pair(other, output, error);
  }
  return TRUE;
}

gboolean carom_cli_files_check(const char *scene, const GPtrArray *outputs, GError **error) {
  g_autoptr(GArray) files = g_array_new(FALSE, FALSE, sizeof(File));
  g_array_set_clear_func(files, file_clear);
  File input = scene ? identify(scene, STDIN_FILENO) : (File){.known = FALSE};
  if (input.id.name) /* there is no such file: it is a built-in scene, or does not exist */
    input.known = FALSE;
  gboolean fine = TRUE;
  for (guint i = 0; fine && i < outputs->len; i++) {
    File output = identify(g_ptr_array_index(outputs, i), STDOUT_FILENO);
    fine = check_output(&output, &input, files, error);
    g_array_append_val(files, output);
  }
  file_clear(&input);
  return fine;
}

gboolean carom_cli_files_check_plots(char *const *plots, GError **error) {
  for (guint i = 0; plots && plots[i]; i++) {
    CaromFigureFileFormat format;
    if (carom_figure_file_format_from_name(plots[i], &format))
      continue;
    g_autofree char *shown = g_filename_display_name(plots[i]);
    carom_cli_message_set_value_error(error, "--plot", shown,
                                      g_strdup(_("The name has to end in .pdf, .svg or .png.")));
    return FALSE;
  }
  return TRUE;
}
