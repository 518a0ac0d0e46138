/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-command: what every subcommand consists of, and how its arguments are parsed. */
#pragma once

#include <glib.h>

typedef struct {
  const char *name;
  const char *arguments;   /* (nullable): translatable: "IN OUT"; NULL: it takes none */
  const char *summary;     /* translatable, one sentence: the list of commands shows it */
  const char *description; /* (nullable): translatable: paragraphs that end its help */
  guint min_arguments, max_arguments;
  int (*run)(int argc, char **argv); /* argv[0] is the name; returns the exit code */
} CaromCliCommand;

/* Parses a command's options. --help prints help and ends the program.
 *
 * @options: (transfer full) (nullable): options besides --help
 * @argv: as given to the command; its strings are left alone
 * Returns: (transfer full): the arguments that are no options, in the encoding of file names and as
 *   many as the command takes; or NULL with @error set. Free with g_strfreev(). */
char **carom_cli_command_parse(const CaromCliCommand *command, GOptionGroup *options, int argc,
                               char **argv, GError **error);

/* Takes the value of an option that is a list apart at its commas.
 *
 * Returns: (transfer full): the words; an empty list has one, the empty one, so that whoever takes
 *   the words refuses it */
char **carom_cli_command_split(const char *list);

extern const CaromCliCommand carom_cli_command_list;
extern const CaromCliCommand carom_cli_command_check;
extern const CaromCliCommand carom_cli_command_run;
extern const CaromCliCommand carom_cli_command_explain;
extern const CaromCliCommand carom_cli_command_cost;
extern const CaromCliCommand carom_cli_command_convert;
extern const CaromCliCommand carom_cli_command_make;
