/* carom-cli-message: what the program says: text on standard output, problems on standard error,
 * and the exit code that goes with a problem. Nothing of it can command a terminal, whatever the
 * names and titles in it. */
#pragma once

#include <glib.h>

enum {
  CAROM_CLI_DONE = 0,
  CAROM_CLI_FAILED = 1, /* bad input, or an output that could not be written */
  CAROM_CLI_USAGE = 2,  /* the command line itself is wrong */
};

/* Sees to it that no file that is opened can take the place of a standard stream that is closed.
 * Reading from that and writing to it fail as before. */
void carom_cli_message_keep_streams(void);

/* carom_cli_message_set_usage_error:
 * @message: (transfer full): a translated sentence with its remedy
 *
 * Sets @error to one that carom_cli_message_fail() counts as bad usage. */
void carom_cli_message_set_usage_error(GError **error, char *message);

/* Says on standard error what went wrong, after bad usage also where help is.
 * Returns: the exit code for it. */
int carom_cli_message_fail(const GError *error);

/* Says something on standard error that is no failure. */
void carom_cli_message_note(const char *sentence);

/* Says each of @remarks (element-type utf8). */
void carom_cli_message_note_all(const GPtrArray *remarks);

/* carom_cli_message_print:
 * @text: UTF-8, for people; it is converted to what the terminal expects
 *
 * Writes to standard output.
 *
 * Returns: whether all of it could be written. */
gboolean carom_cli_message_print(const char *text, GError **error);

/* The same for text that other programs read: UTF-8 whatever the terminal expects. */
gboolean carom_cli_message_print_data(const char *text, GError **error);
