/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-message: what the program prints: text on standard output, problems on standard error,
 * and the exit code that goes with a problem. Control characters in names and titles are escaped,
 * so that nothing can command a terminal. */
#pragma once

#include <glib.h>

enum {
  CAROM_CLI_DONE = 0,
  CAROM_CLI_FAILED = 1,      /* bad input, or an output that could not be written */
  CAROM_CLI_USAGE = 2,       /* the command line itself is wrong */
  CAROM_CLI_INTERRUPTED = 3, /* Ctrl-C ended a run, whose results so far are written */
};

/* Makes sure that no file opened later takes the place of a standard stream that is closed. Reading
 * from such a stream and writing to it still fail. */
void carom_cli_message_keep_streams(void);

/* Sets @error to one that carom_cli_message_fail() counts as bad usage.
 *
 * @message: (transfer full): a translated sentence with its remedy */
void carom_cli_message_set_usage_error(GError **error, char *message);

/* The same for a value that cannot be used; where it is empty, it is said that it is missing.
 *
 * @option: such as "--discs"
 * @value: as it was given
 * @remedy: (transfer full): a whole sentence: what to give instead */
void carom_cli_message_set_value_error(GError **error, const char *option, const char *value,
                                       char *remedy);

/* Prints on standard error what went wrong; after bad usage, also where to find help.
 *
 * Returns: the exit code */
int carom_cli_message_fail(const GError *error);

/* Prints a note on standard error that is not about a failure. */
void carom_cli_message_note(const char *sentence);

/* Prints each remark as a note.
 *
 * @remarks: (element-type utf8): sentences */
void carom_cli_message_note_all(const GPtrArray *remarks);

/* Writes to standard output.
 *
 * @text: UTF-8, for people; it is converted to what the terminal expects
 * Returns: whether all of it could be written */
gboolean carom_cli_message_print(const char *text, GError **error);

/* Prints text that other programs read: UTF-8, whatever the terminal expects.
 *
 * Returns: whether all of it could be written */
gboolean carom_cli_message_print_data(const char *text, GError **error);
