/* carom-cli-message: standard output, standard error and exit codes. */
#include "carom-cli-message.h"

#include "carom-output.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void carom_cli_usage_error(GError **error, char *message) {
  g_set_error_literal(error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, message);
  g_free(message);
}

/* GOption reports arguments that are not valid in the locale's encoding as conversion errors. */
static gboolean is_usage_error(const GError *error) {
  return error->domain == G_OPTION_ERROR || error->domain == G_CONVERT_ERROR;
}

int carom_cli_fail(const GError *error) {
  g_printerr("carom-cli: %s\n", error->message);
  if (!is_usage_error(error))
    return CAROM_CLI_FAILED;
  /* Translators: %s is a command, such as "carom-cli run". */
  g_printerr(_("Try “%s --help”."), g_get_prgname());
  g_printerr("\n");
  return CAROM_CLI_USAGE;
}

void carom_cli_note(const char *sentence) {
  /* Translators: %s is a whole sentence. Leave "carom-cli: " as it is. */
  g_printerr(_("carom-cli: note: %s"), sentence);
  g_printerr("\n");
}

void carom_cli_note_all(const GPtrArray *remarks) {
  for (guint i = 0; remarks && i < remarks->len; i++)
    carom_cli_note(g_ptr_array_index(remarks, i));
}

gboolean carom_cli_print(const char *text, GError **error) {
  const char *charset;
  if (g_get_console_charset(&charset))
    return carom_output_write("-", text, strlen(text), error);

  g_autofree char *converted =
      g_convert_with_fallback(text, -1, charset, "UTF-8", "?", NULL, NULL, error);
  return converted && carom_output_write("-", converted, strlen(converted), error);
}
