/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-command: takes a subcommand's arguments apart with GOption. */
#include "carom-cli-command.h"

#include "carom-cli-message.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* GOption's own help cannot tell that it could not be written. */
static GOptionContext *context_new(const CaromCliCommand *command, GOptionGroup *options,
                                   gboolean *help, char ***arguments) {
  const GOptionEntry entries[] = {
      {"help", 'h', 0, G_OPTION_ARG_NONE, help, _("Show this help"), NULL},
      {G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, arguments, NULL, NULL},
      G_OPTION_ENTRY_NULL,
  };
  GOptionContext *context = g_option_context_new(command->arguments ? _(command->arguments) : NULL);
  g_option_context_set_help_enabled(context, FALSE);
  g_option_context_set_summary(context, _(command->summary));
  if (command->description)
    g_option_context_set_description(context, _(command->description));
  if (options)
    g_option_context_set_main_group(context, options);
  g_option_context_add_main_entries(context, entries, NULL);
  return context;
}

static gboolean check_none_empty(const CaromCliCommand *command, char *const *arguments,
                                 GError **error) {
  if (!g_strv_contains((const char *const *)arguments, ""))
    return TRUE;
  carom_cli_message_set_usage_error(
      error,
      /* Translators: a command, and the placeholders of its arguments. */
      g_strdup_printf(_("%s: An argument is empty; give %s."), command->name,
                      _(command->arguments)));
  return FALSE;
}

static gboolean fail_for_argument(const CaromCliCommand *command, GError **error) {
  carom_cli_message_set_usage_error(
      /* Translators: %s is a command, such as "gas". */
      error, g_strdup_printf(_("%s takes options and nothing else."), command->name));
  return FALSE;
}

static gboolean check_count(const CaromCliCommand *command, guint n_arguments, GError **error) {
  if (n_arguments < command->min_arguments) {
    carom_cli_message_set_usage_error(error, g_strdup_printf(_("%s needs more arguments: %s."),
                                                             command->name, _(command->arguments)));
    return FALSE;
  }
  if (!command->arguments && n_arguments > 0)
    return fail_for_argument(command, error);
  if (n_arguments > command->max_arguments) {
    carom_cli_message_set_usage_error(error, g_strdup_printf(_("%s takes fewer arguments: %s."),
                                                             command->name, _(command->arguments)));
    return FALSE;
  }
  return TRUE;
}

G_GNUC_NORETURN static void show_help(GOptionContext *context) {
  g_autofree char *help = g_option_context_get_help(context, TRUE, NULL);
  g_autoptr(GError) error = NULL;
  exit(carom_cli_message_print(help, &error) ? CAROM_CLI_DONE : carom_cli_message_fail(error));
}

char **carom_cli_command_parse(const CaromCliCommand *command, GOptionGroup *options, int argc,
                               char **argv, GError **error) {
  g_auto(GStrv) arguments = NULL;
  gboolean help = FALSE;
  g_autoptr(GOptionContext) context = context_new(command, options, &help, &arguments);
  /* GOption removes what it has understood from the array it is given. */
  g_autofree char **rest = g_memdup2(argv, (gsize)(argc + 1) * sizeof *argv);

  if (!g_option_context_parse(context, &argc, &rest, error))
    return NULL;
  if (help)
    show_help(context);
  if (!arguments)
    arguments = g_new0(char *, 1);
  if (!check_count(command, g_strv_length(arguments), error) ||
      !check_none_empty(command, arguments, error))
    return NULL;
  return g_steal_pointer(&arguments);
}

char **carom_cli_command_split(const char *list) {
  static const char *const empty[] = {"", NULL};
  return *list ? g_strsplit(list, ",", -1) : g_strdupv((char **)empty);
}
