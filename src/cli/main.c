/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* main: starts carom-cli, the command line program, in the language of its user. */
#include "carom-cli.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Of a large array that grows or goes, no hole stays: it has pages of its own, whatever has been
 * freed before. The C library's threshold would follow the largest one freed so far. */
static void keep_large_arrays_apart(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
#endif
}

int main(int argc, char **argv) {
  keep_large_arrays_apart();
  setlocale(LC_ALL, "");
  bindtextdomain(GETTEXT_PACKAGE, CAROM_LOCALEDIR);
  bind_textdomain_codeset(GETTEXT_PACKAGE, "UTF-8");
  textdomain(GETTEXT_PACKAGE);
  return carom_cli_run(argc, argv);
}
