/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* cli-test: runs the built carom-cli as a user's shell would, in a folder of the test's own. */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

typedef struct {
  int exit_code;
  char *out; /* what came on standard output; a NUL follows */
  gsize out_length;
  char *err; /* on standard error */
} CliResult;

void cli_result_free(CliResult *result);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CliResult, cli_result_free)

/* The path of the built program. */
const char *cli_program(void);

/* Runs it with these arguments, up to NULL, in cli_folder(). */
CliResult *cli_run(const char *argument, ...) G_GNUC_NULL_TERMINATED;
/* The same with @input on standard input. */
CliResult *cli_run_with_input(const char *input, const char *argument, ...) G_GNUC_NULL_TERMINATED;

/* Runs it with the arguments in @line, parted and quoted as in a shell. */
CliResult *cli_run_line(const char *line);

/* Runs a shell's command line in cli_folder(); $CAROM_CLI is the program. */
CliResult *cli_shell(const char *line);

/* Asserts the exit code; on failure shows what the program said. */
void cli_assert_exit(const CliResult *result, int exit_code);
/* Asserts that standard error has @text in it. */
void cli_assert_says(const CliResult *result, const char *text);

/* A temporary folder for the test binary, removed by cli_clean_up(). */
const char *cli_folder(void);
void cli_clean_up(void);

/* Files in it. */
char *cli_path(const char *name);
void cli_write(const char *name, const char *text);
char *cli_read(const char *name, gsize *length);
gboolean cli_exists(const char *name);

/* Writes a gas of 36 elastic discs of three kinds on a lattice in the unit box, all as fast as 0.5
 * a second and in all directions, in the format of "Algorithms". The smallest radius is 0.02. */
void cli_write_gas(const char *name);

/* Standard output as a JSON object.
 *
 * Returns: (transfer full) */
JsonNode *cli_json(const CliResult *result);
/* The pane @i of a report. */
JsonObject *cli_json_run(JsonNode *report, guint i);
/* @member of disc @disc of pane @i, such as "vx". */
double cli_json_body(JsonNode *report, guint i, guint disc, const char *member);

/* Two discs of 2 and 1 kg that meet head on at t = 1.5 s with 0.1 each, in the unit box. */
#define CLI_HEAD_ON "2\n0.3 0.5 0.1 0 0.05 2\n0.7 0.5 -0.1 0 0.05 1\n"
