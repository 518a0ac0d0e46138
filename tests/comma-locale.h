/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* comma-locale: a locale with a decimal comma, for tests of what depends on the locale and of what
 * must not. */
#pragma once

#include <glib.h>
#include <glib/gstdio.h>
#include <locale.h>

/* Runs the command @start, followed by @path and @end, without showing what it prints. */
static inline gboolean test_run(const char *start, const char *path, const char *end) {
  g_autofree char *command = g_strconcat(start, path, end, NULL);
  g_autofree char *output = NULL, *errors = NULL;
  int status = -1;
  return g_spawn_command_line_sync(command, &output, &errors, &status, NULL) && status == 0;
}

/* A German locale, compiled into the build folder if the sources of locales are installed, by the
 * first test that asks: that takes a second. Of several at once the first one's stays.
 *
 * Returns: (nullable): the folder for LOCPATH, or NULL if there can be none */
static inline const char *test_comma_locale_folder(void) {
  const char *kept = g_test_get_filename(G_TEST_BUILT, "locales", NULL);
  if (g_file_test(kept, G_FILE_TEST_IS_DIR))
    return kept;
  g_autofree char *folder = g_strconcat(kept, "-XXXXXX", NULL);
  if (!g_mkdtemp_full(folder, 0755))
    return NULL;
  gboolean compiled = test_run("localedef --no-archive -f UTF-8 -i de_DE ", folder, "/de_DE.UTF-8");
  if (!compiled || g_rename(folder, kept) != 0)
    test_run("rm -r ", folder, "");
  return compiled ? kept : NULL;
}

static inline gboolean test_set_compiled_comma_locale(void) {
  const char *folder = test_comma_locale_folder();
  if (!folder)
    return FALSE;
  g_setenv("LOCPATH", folder, TRUE);
  gboolean set = setlocale(LC_NUMERIC, "de_DE.UTF-8") != NULL;
  g_unsetenv("LOCPATH");
  return set;
}

/* Sets a locale in which printf() writes 0,5; test_leave_comma_locale() ends that.
 *
 * Returns: FALSE, after skipping the test, if there is no such locale */
static inline gboolean test_enter_comma_locale(void) {
  static const char *const installed[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "nl_NL.UTF-8"};
  for (guint i = 0; i < G_N_ELEMENTS(installed); i++)
    if (setlocale(LC_NUMERIC, installed[i]))
      return TRUE;
  if (test_set_compiled_comma_locale())
    return TRUE;
  g_test_skip("there is no locale with a decimal comma, nor can one be made");
  return FALSE;
}

static inline void test_leave_comma_locale(void) {
  setlocale(LC_NUMERIC, "C");
}
