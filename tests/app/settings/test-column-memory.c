/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-column-memory: the columns that were chosen come back, for their table alone, and no file
 * breaks it. */
#include "carom-column-memory.h"

#include <glib/gstdio.h>

static const char *const columns[] = {"m", "speed"};

static char *make_path(void) {
  return g_build_filename(g_get_user_config_dir(), "carom", "settings.ini", NULL);
}

static void put_file(const char *text) {
  g_autofree char *path = make_path();
  g_autofree char *folder = g_path_get_dirname(path);
  g_mkdir_with_parents(folder, 0700);
  g_assert_true(g_file_set_contents(path, text, -1, NULL));
}

static void keep(const char *table, guint i, gboolean is_first, gboolean is_shown) {
  g_autoptr(GError) error = NULL;
  g_assert_true(carom_column_memory_keep(table, columns[i], is_first, is_shown, &error));
  g_assert_no_error(error);
}

/* Where the mass is shown at first and the speed is not. */
static void assert_shown(const char *table, gboolean mass, gboolean speed) {
  gboolean shown[] = {TRUE, FALSE};
  carom_column_memory_recall(table, columns, shown, G_N_ELEMENTS(columns));
  g_assert_cmpint(shown[0], ==, mass);
  g_assert_cmpint(shown[1], ==, speed);
}

static void test_comes_back(void) {
  put_file("");
  assert_shown("discs", TRUE, FALSE);
  keep("discs", 0, TRUE, FALSE);
  keep("discs", 1, FALSE, TRUE);
  assert_shown("discs", FALSE, TRUE);
  assert_shown("walls", TRUE, FALSE);
  keep("discs", 0, TRUE, TRUE);
  assert_shown("discs", TRUE, TRUE);
}

/* What is as it is at first is no choice, and leaves no trace. */
static void test_no_choice(void) {
  put_file("[look]\nstyle=dark\n");
  keep("discs", 1, FALSE, TRUE);
  keep("discs", 1, FALSE, FALSE);
  g_autofree char *path = make_path();
  g_autofree char *text = NULL;
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  g_assert_null(strstr(text, "discs"));
  g_assert_nonnull(strstr(text, "style=dark"));
}

/* Columns of another version stay; what makes no sense does no harm. */
static void test_unknown(void) {
  put_file("[columns]\ndiscs=+spin;speed;-;;-m;*m;\nwalls=\n");
  assert_shown("discs", FALSE, FALSE);
  assert_shown("walls", TRUE, FALSE);
  keep("discs", 0, TRUE, TRUE);
  g_autofree char *path = make_path();
  g_autofree char *text = NULL;
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  g_assert_nonnull(strstr(text, "+spin"));
  assert_shown("discs", TRUE, FALSE);
}

static void test_no_file(void) {
  g_autofree char *path = make_path();
  g_autoptr(GError) error = NULL;
  g_unlink(path);
  assert_shown("discs", TRUE, FALSE);
  g_assert_cmpint(g_mkdir(path, 0700), ==, 0);
  g_assert_false(carom_column_memory_keep("discs", "m", TRUE, FALSE, &error));
  g_assert_nonnull(error);
  g_rmdir(path);
}

static void remove_all(const char *home) {
  g_autofree char *path = make_path();
  g_autofree char *folder = g_path_get_dirname(path);
  g_unlink(path);
  g_rmdir(folder);
  g_rmdir(home);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_autofree char *home = g_dir_make_tmp("carom-settings-XXXXXX", NULL);
  g_setenv("XDG_CONFIG_HOME", home, TRUE);
  g_test_add_func("/column-memory/comes-back", test_comes_back);
  g_test_add_func("/column-memory/no-choice", test_no_choice);
  g_test_add_func("/column-memory/unknown", test_unknown);
  g_test_add_func("/column-memory/no-file", test_no_file);
  int status = g_test_run();
  remove_all(home);
  return status;
}
