/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-check: the command that validates a scene. */
#include "carom-cli-command.h"
#include "carom-cli-message.h"
#include "carom-printable.h"
#include "carom-scene-file.h"

#include <glib/gi18n-lib.h>

/* @n_notes: how many remarks there were about what is not an error */
static char *describe(const char *name, const CaromScene *scene, guint n_notes) {
  g_autofree char *display_name = g_filename_display_name(name);
  g_autofree char *shown = carom_printable(display_name, CAROM_PRINTABLE_LINE);
  if (n_notes > 0)
    return g_strdup_printf(ngettext("%1$s: it can be read, with %2$u note. Discs: %3$u, walls: "
                                    "%4$u, emitters: %5$u, suggested panes: %6$u.\n",
                                    "%1$s: it can be read, with %2$u notes. Discs: %3$u, walls: "
                                    "%4$u, emitters: %5$u, suggested panes: %6$u.\n",
                                    n_notes),
                           shown, n_notes, scene->bodies->len, scene->walls->len,
                           scene->emitters->len, scene->methods->len);
  return g_strdup_printf(_("%1$s: no problems found. Discs: %2$u, walls: %3$u, emitters: %4$u, "
                           "suggested panes: %5$u.\n"),
                         shown, scene->bodies->len, scene->walls->len, scene->emitters->len,
                         scene->methods->len);
}

static int run_check(int argc, char **argv) {
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) arguments =
      carom_cli_command_parse(&carom_cli_command_check, NULL, argc, argv, &error);
  if (!arguments)
    return carom_cli_message_fail(error);

  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(CaromScene) scene = carom_scene_file_load(arguments[0], &remarks, &error);
  carom_cli_message_note_all(remarks);
  if (!scene)
    return carom_cli_message_fail(error);

  g_autofree char *text = describe(arguments[0], scene, remarks ? remarks->len : 0);
  if (!carom_cli_message_print(text, &error))
    return carom_cli_message_fail(error);
  return CAROM_CLI_DONE;
}

const CaromCliCommand carom_cli_command_check = {
    .name = "check",
    /* Translators: a placeholder for an argument. */
    .arguments = N_("SCENE"),
    .summary = N_("Check a scene and report its problems."),
    .description = N_(
        "SCENE is the id of a built-in scene, a .carom file, a CSV table of discs, an Algorithms\n"
        "text file or “-” for standard input. Problems go to standard error, one a line."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = run_check,
};
