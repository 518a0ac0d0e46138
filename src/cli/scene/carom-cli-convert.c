/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-convert: the command that writes a scene in another format. */
#include "carom-cli-command.h"
#include "carom-cli-files.h"
#include "carom-cli-message.h"
#include "carom-output.h"
#include "carom-scene-file.h"
#include "carom-scene-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const CaromSceneFormat *format_of(const char *path, GError **error) {
  const CaromSceneFormat *format = carom_scene_format_by_name(path);
  g_autofree char *shown = g_filename_display_name(path);
  if (!format)
    carom_cli_message_set_usage_error(
        error, g_strdup_printf(_("%s: OUT has to end in .carom, in .csv for a table of discs, or "
                                 "in .txt for an Algorithms text file."),
                               shown));
  return format;
}

static gboolean convert(const char *in, const char *out, GError **error) {
  const CaromSceneFormat *format = format_of(out, error);
  g_autoptr(GPtrArray) outputs = g_ptr_array_new();
  g_ptr_array_add(outputs, (gpointer)out);
  if (!format || !carom_cli_files_check(in, outputs, error))
    return FALSE;

  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(CaromScene) scene = carom_scene_file_load(in, &remarks, error);
  carom_cli_message_note_all(remarks);
  if (!scene)
    return FALSE;

  g_autofree char *text = format->write(scene, error);
  return text && carom_output_write(out, text, strlen(text), error);
}

static int run_convert(int argc, char **argv) {
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) arguments =
      carom_cli_command_parse(&carom_cli_command_convert, NULL, argc, argv, &error);
  if (!arguments || !convert(arguments[0], arguments[1], &error))
    return carom_cli_message_fail(error);
  return CAROM_CLI_DONE;
}

const CaromCliCommand carom_cli_command_convert = {
    .name = "convert",
    /* Translators: placeholders for two arguments. */
    .arguments = N_("IN OUT"),
    .summary = N_("Write a scene in another format."),
    .description = N_("IN is the id of a built-in scene, a .carom file, a CSV table of discs, an "
                      "Algorithms text\n"
                      "file or “-” for standard input. OUT is a file that ends in .carom, in .csv "
                      "for a table of\n"
                      "the discs alone, or in .txt for an Algorithms text file, which can only "
                      "hold discs in the\n"
                      "unit box."),
    .min_arguments = 2,
    .max_arguments = 2,
    .run = run_convert,
};
