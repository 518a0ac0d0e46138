/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart-memory: what was chosen for a scene comes back for that scene alone, and no file
 * breaks it. */
#include "carom-chart-memory.h"

#include "carom-settings.h"

#include <glib/gstdio.h>
#include <string.h>

#define MANY 1000

static char *make_path(void) {
  return g_build_filename(g_get_user_config_dir(), "carom", "settings.ini", NULL);
}

static void put_file(const char *text) {
  g_autofree char *path = make_path();
  g_autofree char *folder = g_path_get_dirname(path);
  g_mkdir_with_parents(folder, 0700);
  g_assert_true(g_file_set_contents(path, text, -1, NULL));
}

static char *get_file(void) {
  g_autofree char *path = make_path();
  char *text = NULL;
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  return text;
}

/* So many charts a scene has by itself. */
#define N_OWN 2

/* @ids: separated by commas; "" for the scene's own
 * Returns: what has been chosen, of that many charts */
static CaromChartList list(const char *ids) {
  g_auto(GStrv) parts = g_strsplit(ids, ",", -1);
  CaromChartList chosen = {MAX(g_strv_length(parts), 1)}; /* of "" there are no parts */
  for (guint i = 0; parts[i]; i++)
    chosen.quantities[i] = carom_quantity_by_id(parts[i]);
  if (chosen.n == N_OWN)
    chosen.n = 0;
  return chosen;
}

static void keep(const char *key, const char *ids) {
  g_autoptr(GError) error = NULL;
  CaromChartList chosen = list(ids);
  g_assert_true(carom_chart_memory_keep(key, &chosen, N_OWN, &error));
  g_assert_no_error(error);
}

static void assert_chosen_of(guint n_discs, const char *key, const char *ids) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (guint i = 0; i < n_discs; i++)
    carom_scene_add_body(scene, carom_body_default());
  CaromChartList chosen = carom_chart_memory_recall(key, scene, N_OWN), wanted = list(ids);
  g_assert_cmpuint(chosen.n, ==, wanted.n);
  for (guint i = 0; i < CAROM_STAGING_MAX_CHARTS; i++)
    g_assert_true(chosen.quantities[i] == wanted.quantities[i]);
}

static void assert_chosen(const char *key, const char *ids) {
  assert_chosen_of(2, key, ids);
}

static void test_one_scene(void) {
  put_file("");
  keep("oblique", ",error");
  assert_chosen("oblique", ",error");
  assert_chosen("pi", ",");
  keep("oblique", "disagreement,error");
  assert_chosen("oblique", "disagreement,error");
}

/* Only what differs from the scene's own is in the file. */
static void test_forget(void) {
  put_file("");
  keep("oblique", "error,error");
  keep("oblique", ",error");
  assert_chosen("oblique", ",error");
  keep("oblique", ",");
  assert_chosen("oblique", ",");
  g_autofree char *text = get_file();
  g_assert_null(strstr(text, "oblique"));
}

/* More charts than the scene has, and fewer, come back too. */
static void test_number(void) {
  put_file("");
  keep("oblique", "");
  keep("pi", ",,speed,error");
  assert_chosen("oblique", "");
  assert_chosen("pi", ",,speed,error");
  keep("pi", "error");
  assert_chosen("pi", "error");
  keep("pi", ",");
  keep("oblique", ",");
  g_autofree char *text = get_file();
  g_assert_null(strstr(text, "oblique"));
  g_assert_null(strstr(text, "pi"));
}

/* Nothing is written where nothing changes. */
static void test_no_change(void) {
  g_autofree char *path = make_path();
  g_unlink(path);
  keep("oblique", ",");
  g_assert_false(g_file_test(path, G_FILE_TEST_EXISTS));
}

/* A name of a file can have any sign, and names that are alike stay apart. */
static void test_files(void) {
  static const char *const keys[] = {
      "file:///a=b.carom",        "file:///a%3Db=.carom", "file:///%5Ba%5D.carom",
      "file:///oblique",          "file:///a;b#c.carom",  "file:///%E4%BA%8C%20%0A.carom",
      "smb://host/[x]=y;z.carom",
  };
  put_file("");
  for (guint i = 0; i < G_N_ELEMENTS(keys); i++) {
    assert_chosen(keys[i], ",");
    keep(keys[i], "error,");
    assert_chosen(keys[i], "error,");
  }
  assert_chosen("oblique", ",");
}

/* The settings of windows, comments and a later version's entries stay, and so do these when the
 * settings of a window are written. */
static void test_keeps_others(void) {
  CaromSettings was, now;
  put_file("# mine\n[look]\nstyle=dark\n[charts]\npi=later;energy;more;\n[future]\nx=1\n");
  carom_settings_read(&was);
  now = was;
  now.panes_share = 0.25;
  keep("oblique", ",error");
  g_assert_true(carom_settings_write(&was, &now, NULL));
  assert_chosen("oblique", ",error");
  g_autofree char *text = get_file();
  g_assert_nonnull(strstr(text, "# mine"));
  g_assert_nonnull(strstr(text, "style=dark"));
  g_assert_nonnull(strstr(text, "pi=later;energy;more;"));
  g_assert_nonnull(strstr(text, "x=1"));
}

/* What is not known counts as not chosen; it stays while another chart is chosen. */
static void test_unknown(void) {
  put_file("[charts]\noblique=later;error;\n");
  assert_chosen("oblique", ",error");
  keep("oblique", ",speeds");
  g_autofree char *text = get_file();
  g_assert_nonnull(strstr(text, "oblique=later;speeds;"));
}

/* A file that has become a crowd since. */
static void test_not_of_this_scene(void) {
  put_file("");
  keep("oblique", "momentum-by-disc,");
  assert_chosen("oblique", "momentum-by-disc,");
  assert_chosen_of(CAROM_TRACK_MAX_DISCS + 1, "oblique", ",");
  keep("oblique", ",,momentum-by-disc");
  assert_chosen_of(CAROM_TRACK_MAX_DISCS + 1, "oblique", ",");
}

/* The oldest go, by when they were chosen and not by when they came first. */
static void test_many(void) {
  put_file("");
  keep("first", "error,");
  for (guint i = 0; i < MANY; i++) {
    g_autofree char *key = g_strdup_printf("file:///%u.carom", i);
    keep(key, "error,");
    keep("first", i % 2 ? "error,error" : "error,speeds");
  }
  assert_chosen("first", "error,error");
  assert_chosen("file:///999.carom", "error,");
  assert_chosen("file:///901.carom", "error,");
  assert_chosen("file:///900.carom", ",");
}

/* Long names never make the file one that is too large to be read. */
static void test_long(void) {
  g_autofree char *long_part = g_strnfill(4000, 'x');
  put_file("");
  keep("oblique", "error,");
  for (guint i = 0; i < 50; i++) {
    g_autofree char *key = g_strdup_printf("file:///%s%u.carom", long_part, i);
    keep(key, "error,");
    assert_chosen(key, "error,");
  }
  assert_chosen("oblique", ",");
}

/* Each of these counts as nothing chosen, and can be written over. */
static void test_broken(gconstpointer data) {
  put_file(data);
  assert_chosen("oblique", ",");
  keep("oblique", ",error");
  assert_chosen("oblique", ",error");
}

int main(int argc, char **argv) {
  static const char *const broken[] = {
      "",
      "no key file",
      "charts",
      "[charts]\noblique=\n",
      "[charts]\noblique=;;;;;;\n",
      "[charts]\noblique=\\q;\n",
      "[charts]\noblique=../../etc/passwd\n",
      "[charts]\n=energy\noblique\n",
      "[charts]\noblique=\xff\xfe\n",
  };
  g_autofree char *home = g_dir_make_tmp("carom-config-XXXXXX", NULL);
  g_setenv("XDG_CONFIG_HOME", home, TRUE);
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/chart-memory/one-scene", test_one_scene);
  g_test_add_func("/chart-memory/forget", test_forget);
  g_test_add_func("/chart-memory/number", test_number);
  g_test_add_func("/chart-memory/no-change", test_no_change);
  g_test_add_func("/chart-memory/files", test_files);
  g_test_add_func("/chart-memory/keeps-others", test_keeps_others);
  g_test_add_func("/chart-memory/unknown", test_unknown);
  g_test_add_func("/chart-memory/not-of-this-scene", test_not_of_this_scene);
  g_test_add_func("/chart-memory/many", test_many);
  g_test_add_func("/chart-memory/long", test_long);
  for (guint i = 0; i < G_N_ELEMENTS(broken); i++) {
    g_autofree char *path = g_strdup_printf("/chart-memory/broken/%u", i);
    g_test_add_data_func(path, broken[i], test_broken);
  }
  int status = g_test_run();
  g_autofree char *path = make_path();
  g_autofree char *folder = g_path_get_dirname(path);
  g_unlink(path);
  g_rmdir(folder);
  g_rmdir(home);
  return status;
}
