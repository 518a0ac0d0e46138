/* main: starts carom-cli, the command line program, in the language of its user. */
#include "carom-cli.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

int main(int argc, char **argv) {
  setlocale(LC_ALL, "");
  bindtextdomain(GETTEXT_PACKAGE, CAROM_LOCALEDIR);
  bind_textdomain_codeset(GETTEXT_PACKAGE, "UTF-8");
  textdomain(GETTEXT_PACKAGE);
  return carom_cli_run(argc, argv);
}
