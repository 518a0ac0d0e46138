/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-message: writes to standard output and standard error, and converts text to the
 * encoding of the terminal. */
#include "carom-cli-message.h"

#include "carom-output.h"
#include "carom-printable.h"
#include "carom-unit.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void carom_cli_message_keep_streams(void) {
  static const int useless[] = {
      [STDIN_FILENO] = O_WRONLY, [STDOUT_FILENO] = O_RDONLY, [STDERR_FILENO] = O_RDONLY};
  for (int fd = 0; fd < (int)G_N_ELEMENTS(useless); fd++)
    /* The lowest free number is this one. */
    if (fcntl(fd, F_GETFD) < 0 && errno == EBADF && g_open("/dev/null", useless[fd], 0) != fd)
      exit(CAROM_CLI_FAILED);
}

void carom_cli_message_set_usage_error(GError **error, char *message) {
  g_set_error_literal(error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, message);
  g_free(message);
}

void carom_cli_message_set_value_error(GError **error, const char *option, const char *value,
                                       char *remedy) {
  char *message =
      *value ?
             /* Translators: an option, its value as given, and a sentence: what to give instead. */
          g_strdup_printf(_("%1$s %2$s: %3$s"), option, value, remedy)
             :
             /* Translators: an option, and a sentence: what to give. */
          g_strdup_printf(_("%1$s: A value is missing. %2$s"), option, remedy);
  carom_cli_message_set_usage_error(error, message);
  g_free(remedy);
}

/* GOption reports arguments that are not valid in the locale's encoding as conversion errors. */
static gboolean is_usage_error(const GError *error) {
  return error->domain == G_OPTION_ERROR || error->domain == G_CONVERT_ERROR;
}

int carom_cli_message_fail(const GError *error) {
  g_autofree char *shown = carom_printable(error->message, CAROM_PRINTABLE_LINE);
  g_printerr("carom-cli: %s\n", shown);
  if (!is_usage_error(error))
    return CAROM_CLI_FAILED;
  /* Translators: %s is a command, such as "carom-cli run". */
  g_printerr(_("Try “%s --help”."), g_get_prgname());
  g_printerr("\n");
  return CAROM_CLI_USAGE;
}

void carom_cli_message_note(const char *sentence) {
  g_autofree char *shown = carom_printable(sentence, CAROM_PRINTABLE_LINE);
  /* Translators: %s is a whole sentence. Leave "carom-cli: " as it is. */
  g_printerr(_("carom-cli: note: %s"), shown);
  g_printerr("\n");
}

void carom_cli_message_note_all(const GPtrArray *remarks) {
  for (guint i = 0; remarks && i < remarks->len; i++)
    carom_cli_message_note(g_ptr_array_index(remarks, i));
}

/* Line by line, since a report of many discs is long, and one of it is enough. */
gboolean carom_cli_message_print_data(const char *text, GError **error) {
  g_autoptr(CaromOutput) output = carom_output_open("-", error);
  gboolean goes_on = output != NULL;
  while (goes_on && *text) {
    gsize length = strcspn(text, "\n") + 1;
    g_autofree char *line = g_strndup(text, length);
    g_autofree char *shown = carom_printable(line, CAROM_PRINTABLE_LINES);
    goes_on = carom_output_append(output, shown, strlen(shown));
    text += strlen(line);
  }
  return output && carom_output_commit(output, error);
}

gboolean carom_cli_message_print(const char *text, GError **error) {
  const char *charset;
  g_autofree char *plain = carom_unit_plain_spaces(text);
  if (g_get_console_charset(&charset))
    return carom_cli_message_print_data(plain, error);

  g_autofree char *shown = carom_printable(plain, CAROM_PRINTABLE_LINES);
  g_autofree char *converted =
      g_convert_with_fallback(shown, -1, charset, "UTF-8", "?", NULL, NULL, error);
  return converted && carom_output_write("-", converted, strlen(converted), error);
}
