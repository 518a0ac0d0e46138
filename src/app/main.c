/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* main: starts carom, the program with the window. */
#include "carom-application.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <signal.h>

int main(int argc, char **argv) {
  /* A file that would grow beyond the user's limit cannot be written, which is said: that is no
   * reason to end at once. */
  signal(SIGXFSZ, SIG_IGN);
  setlocale(LC_ALL, "");
  bindtextdomain(GETTEXT_PACKAGE, CAROM_LOCALEDIR);
  bind_textdomain_codeset(GETTEXT_PACKAGE, "UTF-8");
  textdomain(GETTEXT_PACKAGE);
  g_set_application_name(_("Carom"));

  /* Cairo draws the pictures of the panes anyway. Without a GPU, which cannot be detected in time,
   * GL would be forty times slower; with one, little is lost. */
  g_setenv("GSK_RENDERER", "cairo", FALSE);

  g_autoptr(CaromApplication) application = carom_application_new(G_APPLICATION_DEFAULT_FLAGS);
  return g_application_run(G_APPLICATION(application), argc, argv);
}
