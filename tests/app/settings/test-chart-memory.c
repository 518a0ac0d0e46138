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

static void keep(const char *key, guint i, const char *id) {
  g_autoptr(GError) error = NULL;
  g_assert_true(carom_chart_memory_keep(key, i, id ? carom_quantity_by_id(id) : NULL, &error));
  g_assert_no_error(error);
}

/* Of a scene of @n discs whose own charts are of momentum and of energy. */
static void assert_shown_of(guint n, const char *key, const char *first, const char *second) {
  const CaromQuantity *quantities[] = {carom_quantity_by_id("momentum"),
                                       carom_quantity_by_id("energy")};
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (guint i = 0; i < n; i++)
    carom_scene_add_body(scene, carom_body_default());
  carom_chart_memory_recall(key, scene, quantities);
  g_assert_cmpstr(quantities[0]->part.id, ==, first);
  g_assert_cmpstr(quantities[1]->part.id, ==, second);
}

static void assert_shown(const char *key, const char *first, const char *second) {
  assert_shown_of(2, key, first, second);
}

static void test_one_scene(void) {
  put_file("");
  keep("oblique", 1, "error");
  assert_shown("oblique", "momentum", "error");
  assert_shown("pi", "momentum", "energy");
  keep("oblique", 0, "disagreement");
  assert_shown("oblique", "disagreement", "error");
}

/* Only what differs from the scene's own is in the file. */
static void test_forget(void) {
  put_file("");
  keep("oblique", 0, "error");
  keep("oblique", 1, "error");
  keep("oblique", 0, NULL);
  assert_shown("oblique", "momentum", "error");
  keep("oblique", 1, NULL);
  assert_shown("oblique", "momentum", "energy");
  g_autofree char *text = get_file();
  g_assert_null(strstr(text, "oblique"));
}

/* Nothing is written where nothing changes. */
static void test_no_change(void) {
  g_autofree char *path = make_path();
  g_unlink(path);
  keep("oblique", 0, NULL);
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
    assert_shown(keys[i], "momentum", "energy");
    keep(keys[i], 0, "error");
    assert_shown(keys[i], "error", "energy");
  }
  assert_shown("oblique", "momentum", "energy");
}

/* The settings of windows, comments and a later version's entries stay, and so do these when the
 * settings of a window are written. */
static void test_keeps_others(void) {
  CaromSettings was, now;
  put_file("# mine\n[look]\nstyle=dark\n[charts]\npi=later;energy;more;\n[future]\nx=1\n");
  carom_settings_read(&was);
  now = was;
  now.panes_share = 0.25;
  keep("oblique", 1, "error");
  g_assert_true(carom_settings_write(&was, &now, NULL));
  assert_shown("oblique", "momentum", "error");
  g_autofree char *text = get_file();
  g_assert_nonnull(strstr(text, "# mine"));
  g_assert_nonnull(strstr(text, "style=dark"));
  g_assert_nonnull(strstr(text, "pi=later;energy;more;"));
  g_assert_nonnull(strstr(text, "x=1"));
}

/* What is not known counts as not chosen; it stays while another chart is chosen. */
static void test_unknown(void) {
  put_file("[charts]\noblique=later;error;\n");
  assert_shown("oblique", "momentum", "error");
  keep("oblique", 1, "speeds");
  g_autofree char *text = get_file();
  g_assert_nonnull(strstr(text, "oblique=later;speeds;"));
}

/* A file that has become a crowd since. */
static void test_not_of_this_scene(void) {
  put_file("");
  keep("oblique", 0, "momentum-by-disc");
  assert_shown("oblique", "momentum-by-disc", "energy");
  assert_shown_of(CAROM_TRACK_MAX_DISCS + 1, "oblique", "momentum", "energy");
}

/* The oldest go, by when they were chosen and not by when they came first. */
static void test_many(void) {
  put_file("");
  keep("first", 0, "error");
  for (guint i = 0; i < MANY; i++) {
    g_autofree char *key = g_strdup_printf("file:///%u.carom", i);
    keep(key, 0, "error");
    keep("first", 1, i % 2 ? "error" : "speeds");
  }
  assert_shown("first", "error", "error");
  assert_shown("file:///999.carom", "error", "energy");
  assert_shown("file:///901.carom", "error", "energy");
  assert_shown("file:///900.carom", "momentum", "energy");
}

/* Long names never make the file one that is too large to be read. */
static void test_long(void) {
  g_autofree char *long_part = g_strnfill(4000, 'x');
  put_file("");
  keep("oblique", 0, "error");
  for (guint i = 0; i < 50; i++) {
    g_autofree char *key = g_strdup_printf("file:///%s%u.carom", long_part, i);
    keep(key, 0, "error");
    assert_shown(key, "error", "energy");
  }
  assert_shown("oblique", "momentum", "energy");
}

/* Each of these counts as nothing chosen, and can be written over. */
static void test_broken(gconstpointer data) {
  put_file(data);
  assert_shown("oblique", "momentum", "energy");
  keep("oblique", 1, "error");
  assert_shown("oblique", "momentum", "error");
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
