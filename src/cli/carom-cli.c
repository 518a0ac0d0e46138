/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli: finds the subcommand among the known ones and runs it, or prints the help or the
 * version. */
#include "carom-cli.h"

#include "carom-cli-command.h"
#include "carom-cli-interrupt.h"
#include "carom-cli-message.h"
#include "carom-text-table.h"

#include <glib/gi18n-lib.h>

#define PROGRAM "carom-cli"

static const CaromCliCommand *const commands[] = {
    &carom_cli_command_list,    &carom_cli_command_check, &carom_cli_command_run,
    &carom_cli_command_explain, &carom_cli_command_cost,  &carom_cli_command_convert,
    &carom_cli_command_make,
};

static char *list_commands(void) {
  g_autoptr(CaromTextTable) table = carom_text_table_new("ll");
  for (guint i = 0; i < G_N_ELEMENTS(commands); i++) {
    carom_text_table_take(table,
                          g_strjoin(" ", commands[i]->name, _(commands[i]->arguments), NULL));
    carom_text_table_add(table, _(commands[i]->summary));
  }
  return carom_text_table_to_text(table, 2);
}

static int show_help(void) {
  g_autofree char *list = list_commands();
  /* Translators: %s is a list of commands with a sentence each. Leave what starts with -- and the
   * program's name as they are. */
  g_autofree char *text = g_strdup_printf(_("Usage:\n"
                                            "  carom-cli COMMAND [OPTION…]\n"
                                            "\n"
                                            "Run a scene of colliding discs under several methods "
                                            "at once, and compare them.\n"
                                            "\n"
                                            "Commands:\n"
                                            "%s"
                                            "\n"
                                            "Options:\n"
                                            "  -h, --help  Show this help\n"
                                            "  --version   Show the version\n"
                                            "\n"
                                            "“carom-cli COMMAND --help” describes a command and "
                                            "its options.\n"
                                            "Exit status: 0 done, 1 bad input or failed output, "
                                            "2 bad usage, 3 a run\n"
                                            "that Ctrl-C ended early.\n"),
                                          list);
  g_autoptr(GError) error = NULL;
  return carom_cli_message_print(text, &error) ? CAROM_CLI_DONE : carom_cli_message_fail(error);
}

static int show_version(void) {
  g_autoptr(GError) error = NULL;
  return carom_cli_message_print(PROGRAM " " CAROM_VERSION "\n", &error)
             ? CAROM_CLI_DONE
             : carom_cli_message_fail(error);
}

/* Options that can stand in place of a command. */
static const struct {
  const char *option;
  int (*show)(void);
} options[] = {
    {"--help", show_help},
    {"-h", show_help},
    {"--version", show_version},
};

static char *command_names(void) {
  g_autoptr(GString) names = g_string_new(NULL);
  for (guint i = 0; i < G_N_ELEMENTS(commands); i++)
    g_string_append_printf(names, "%s%s", i ? ", " : "", commands[i]->name);
  return g_string_free(g_steal_pointer(&names), FALSE);
}

static int fail_for_unknown(const char *word) {
  g_autofree char *names = command_names();
  g_autoptr(GError) error = NULL;
  if (word) {
    g_autofree char *shown = g_filename_display_name(word);
    carom_cli_message_set_usage_error(
        &error, g_strdup_printf(_("There is no command “%s”. Choose from %s."), shown, names));
  } else {
    carom_cli_message_set_usage_error(&error,
                                      g_strdup_printf(_("Give a command: one of %s."), names));
  }
  return carom_cli_message_fail(error);
}

int carom_cli_run(int argc, char **argv) {
  g_set_prgname(PROGRAM);
  carom_cli_message_keep_streams();
  carom_cli_interrupt_clean_up();
  if (argc < 2)
    return fail_for_unknown(NULL);
  for (guint i = 0; i < G_N_ELEMENTS(options); i++)
    if (g_str_equal(argv[1], options[i].option))
      return options[i].show();
  for (guint i = 0; i < G_N_ELEMENTS(commands); i++) {
    if (!g_str_equal(argv[1], commands[i]->name))
      continue;
    /* GOption's help and the hint after bad usage name the program by this. */
    g_autofree char *name = g_strjoin(" ", PROGRAM, commands[i]->name, NULL);
    g_set_prgname(name);
    return commands[i]->run(argc - 1, argv + 1);
  }
  return fail_for_unknown(argv[1]);
}
