/* carom-cli-command: takes a subcommand's arguments apart with GOption. */
#include "carom-cli-command.h"

#include "carom-cli-message.h"

#include <glib/gi18n-lib.h>

static GOptionContext *context_new(const CaromCliCommand *command, GOptionGroup *options,
                                   char ***arguments) {
  const GOptionEntry entries[] = {
      {G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, arguments, NULL, NULL},
      G_OPTION_ENTRY_NULL,
  };
  GOptionContext *context = g_option_context_new(_(command->arguments));
  g_option_context_set_summary(context, _(command->summary));
  if (command->description)
    g_option_context_set_description(context, _(command->description));
  if (options)
    g_option_context_set_main_group(context, options);
  g_option_context_add_main_entries(context, entries, NULL);
  return context;
}

static gboolean check_count(const CaromCliCommand *command, guint n_arguments, GError **error) {
  if (n_arguments < command->min_arguments) {
    carom_cli_usage_error(error, g_strdup_printf(_("%s needs more arguments: %s."), command->name,
                                                 _(command->arguments)));
    return FALSE;
  }
  if (n_arguments > command->max_arguments) {
    carom_cli_usage_error(error, g_strdup_printf(_("%s takes fewer arguments: %s."), command->name,
                                                 _(command->arguments)));
    return FALSE;
  }
  return TRUE;
}

char **carom_cli_command_parse(const CaromCliCommand *command, GOptionGroup *options, int argc,
                               char **argv, GError **error) {
  g_auto(GStrv) arguments = NULL;
  g_autoptr(GOptionContext) context = context_new(command, options, &arguments);
  /* GOption removes what it has understood from the array it is given. */
  g_autofree char **rest = g_memdup2(argv, (gsize)(argc + 1) * sizeof *argv);

  if (!g_option_context_parse(context, &argc, &rest, error))
    return NULL;
  if (!arguments)
    arguments = g_new0(char *, 1);
  if (!check_count(command, g_strv_length(arguments), error))
    return NULL;
  return g_steal_pointer(&arguments);
}
