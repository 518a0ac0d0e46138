/* carom-cli-check: the command that validates a scene. */
#include "carom-cli-command.h"
#include "carom-cli-message.h"
#include "carom-printable.h"
#include "carom-scene-file.h"

#include <glib/gi18n-lib.h>

static char *describe(const char *name, const CaromScene *scene) {
  g_autofree char *display_name = g_filename_display_name(name);
  g_autofree char *shown = carom_printable(display_name, CAROM_PRINTABLE_LINE);
  return g_strdup_printf(_("%s: no problems found. Discs: %u, walls: %u, suggested panes: %u.\n"),
                         shown, scene->bodies->len, scene->walls->len, scene->methods->len);
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

  g_autofree char *text = describe(arguments[0], scene);
  if (!carom_cli_message_print(text, &error))
    return carom_cli_message_fail(error);
  return CAROM_CLI_DONE;
}

const CaromCliCommand carom_cli_command_check = {
    .name = "check",
    /* Translators: a placeholder for an argument. */
    .arguments = N_("SCENE"),
    .summary = N_("Check a scene and report its problems."),
    .description = N_("SCENE is the id of a built-in scene, a .carom file, an Algorithms text file "
                      "or “-” for\nstandard input. Problems go to standard error, one a line."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = run_check,
};
