/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-settings: what is remembered comes back, and no file breaks the start. */
#include "carom-settings.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

/* @folder: one for configuration */
static char *make_path_in(const char *folder) {
  return g_build_filename(folder, "carom", "settings.ini", NULL);
}

static char *make_path(void) {
  return make_path_in(g_get_user_config_dir());
}

static void remove_file_in(const char *config) {
  g_autofree char *path = make_path_in(config);
  g_autofree char *folder = g_path_get_dirname(path);
  g_chmod(folder, 0700);
  g_unlink(path);
  g_rmdir(folder);
}

static void remove_file(void) {
  remove_file_in(g_get_user_config_dir());
}

static void put_file_in(const char *config, const char *text, gssize length) {
  g_autofree char *path = make_path_in(config);
  g_autofree char *folder = g_path_get_dirname(path);
  g_autoptr(GError) error = NULL;
  g_mkdir_with_parents(folder, 0700);
  g_file_set_contents(path, text, length, &error);
  g_assert_no_error(error);
}

static void put_file(const char *text, gssize length) {
  put_file_in(g_get_user_config_dir(), text, length);
}

static void assert_same(const CaromSettings *one, const CaromSettings *other) {
  g_assert_cmpint(one->width, ==, other->width);
  g_assert_cmpint(one->height, ==, other->height);
  g_assert_cmpint(one->maximized, ==, other->maximized);
  g_assert_cmpint(one->side_panel, ==, other->side_panel);
  g_assert_cmpint(one->tools, ==, other->tools);
  g_assert_cmpfloat(one->panes_share, ==, other->panes_share);
  g_assert_cmpstr(one->style, ==, other->style);
  g_assert_cmpint(one->pointer_dot, ==, other->pointer_dot);
  g_assert_cmpint(one->keeps_upright, ==, other->keeps_upright);
  g_assert_cmpuint(one->memory_mb, ==, other->memory_mb);
}

static const CaromSettings nothing = {.style = "system"};

static void test_nothing(void) {
  CaromSettings found;
  remove_file();
  carom_settings_read(&found);
  assert_same(&found, &nothing);
}

static void test_comes_back(void) {
  CaromSettings found, left = {.width = 1024,
                               .height = 700,
                               .maximized = TRUE,
                               .side_panel = CAROM_CHOICE_NO,
                               .tools = TRUE,
                               .panes_share = 1 / 3.0,
                               .style = "dark",
                               .pointer_dot = TRUE,
                               .keeps_upright = TRUE,
                               .memory_mb = 1024};
  g_autoptr(GError) error = NULL;
  remove_file();
  g_assert_true(carom_settings_write(&nothing, &left, &error));
  g_assert_no_error(error);
  carom_settings_read(&found);
  assert_same(&found, &left);
}

/* What has not changed is not written, so another window's changes stay. */
static void test_only_changes(void) {
  CaromSettings one = nothing, other = nothing, found;
  g_autofree char *path = make_path();
  remove_file();
  g_assert_true(carom_settings_write(&nothing, &nothing, NULL));
  g_assert_false(g_file_test(path, G_FILE_TEST_EXISTS));
  one.panes_share = 0.25;
  other.style = "light";
  g_assert_true(carom_settings_write(&nothing, &one, NULL));
  g_assert_true(carom_settings_write(&nothing, &other, NULL));
  carom_settings_read(&found);
  g_assert_cmpfloat(found.panes_share, ==, 0.25);
  g_assert_cmpstr(found.style, ==, "light");
}

/* A later version's keys survive. */
static void test_keeps_others(void) {
  CaromSettings now = nothing;
  g_autofree char *path = make_path(), *text = NULL;
  now.pointer_dot = TRUE;
  put_file("# mine\n[look]\nfuture=yes\n", -1);
  g_assert_true(carom_settings_write(&nothing, &now, NULL));
  g_file_get_contents(path, &text, NULL, NULL);
  g_assert_nonnull(strstr(text, "# mine"));
  g_assert_nonnull(strstr(text, "future=yes"));
  g_assert_nonnull(strstr(text, "pointer-dot=true"));
}

/* A lecture room's defaults hold until somebody chooses: of two folders the first one's, of the
 * user only what was chosen. What was not chosen is not copied, so the room's next defaults hold,
 * too. */
static void test_defaults(void) {
  const char *const *rooms = g_get_system_config_dirs();
  g_autofree char *path = make_path(), *text = NULL;
  CaromSettings found, now;
  g_assert_cmpuint(g_strv_length((char **)rooms), ==, 2);
  remove_file();
  put_file_in(rooms[0], "[look]\nstyle=dark\n\xff=\xfe\n", -1);
  put_file_in(rooms[1], "[look]\nstyle=light\npointer-dot=true\n[runs]\nmemory-mb=500\n", -1);
  carom_settings_read(&found);
  assert_same(&found, &(CaromSettings){.style = "dark", .pointer_dot = TRUE, .memory_mb = 500});
  now = found;
  now.style = "system";
  g_assert_true(carom_settings_write(&found, &now, NULL));
  carom_settings_read(&found);
  assert_same(&found, &now);
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  g_assert_null(strstr(text, "memory-mb"));
  put_file_in(rooms[1], "[runs]\nmemory-mb=600\n", -1);
  carom_settings_read(&found);
  g_assert_cmpuint(found.memory_mb, ==, 600);
  remove_file_in(rooms[0]);
  remove_file_in(rooms[1]);
}

/* Each of these is as good as no file, and can be written over. */
static void test_broken(gconstpointer data) {
  CaromSettings found, now = nothing;
  put_file(data, -1);
  carom_settings_read(&found);
  assert_same(&found, &nothing);
  now.panes_share = 0.5;
  g_assert_true(carom_settings_write(&nothing, &now, NULL));
  carom_settings_read(&found);
  assert_same(&found, &now);
}

static void test_bytes(void) {
  static const char bytes[] = "[window]\nwidth=\0\xff\xfe";
  CaromSettings found;
  put_file(bytes, sizeof bytes - 1);
  carom_settings_read(&found);
  assert_same(&found, &nothing);
}

/* A file that is far too large is not read at all. */
static void test_large(void) {
  CaromSettings found;
  g_autofree char *text = g_strnfill(1000000, '\n');
  memcpy(text, "[look]\nstyle=dark", strlen("[look]\nstyle=dark"));
  put_file(text, -1);
  carom_settings_read(&found);
  assert_same(&found, &nothing);
}

/* To read a pipe or to write to it would wait for another program. */
static void test_pipe(void) {
  CaromSettings found, now = nothing;
  g_autoptr(GError) error = NULL;
  g_autofree char *path = make_path();
  g_autofree char *folder = g_path_get_dirname(path);
  remove_file();
  g_mkdir_with_parents(folder, 0700);
  g_assert_cmpint(mkfifo(path, 0600), ==, 0);
  carom_settings_read(&found);
  assert_same(&found, &nothing);
  now.maximized = TRUE;
  g_assert_false(carom_settings_write(&nothing, &now, &error));
  g_assert_nonnull(error);
}

/* The folder's place is taken. */
static void test_no_folder(void) {
  CaromSettings now = nothing;
  g_autoptr(GError) error = NULL;
  g_autofree char *path = make_path();
  g_autofree char *folder = g_path_get_dirname(path);
  remove_file();
  g_assert_true(g_file_set_contents(folder, "", 0, NULL));
  now.maximized = TRUE;
  g_assert_false(carom_settings_write(&nothing, &now, &error));
  g_assert_nonnull(error);
  g_unlink(folder);
}

int main(int argc, char **argv) {
  static const char *const broken[] = {
      "",
      "no key file",
      "[window]\nwidth=99999999999999999999\nheight=700\n",
      "[window]\nwidth=-5\nheight=700\n",
      "[window]\nwidth=800\n",
      "[window]\nmaximized=perhaps\nside-panel=\n",
      "[window]\npanes-share=nan\n",
      "[window]\npanes-share=1e999\n",
      "[window]\npanes-share=0\n",
      "[look]\nstyle=../../etc/passwd\npointer-dot=2\n",
  };
  g_autofree char *home = g_dir_make_tmp("carom-config-XXXXXX", NULL);
  g_autofree char *room = g_dir_make_tmp("carom-room-XXXXXX", NULL);
  g_autofree char *rooms = g_strdup_printf("%s/first:%s/second", room, room);
  g_setenv("XDG_CONFIG_HOME", home, TRUE);
  g_setenv("XDG_CONFIG_DIRS", rooms, TRUE);
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/settings/nothing", test_nothing);
  g_test_add_func("/settings/comes-back", test_comes_back);
  g_test_add_func("/settings/only-changes", test_only_changes);
  g_test_add_func("/settings/keeps-others", test_keeps_others);
  g_test_add_func("/settings/defaults", test_defaults);
  for (guint i = 0; i < G_N_ELEMENTS(broken); i++) {
    g_autofree char *path = g_strdup_printf("/settings/broken/%u", i);
    g_test_add_data_func(path, broken[i], test_broken);
  }
  g_test_add_func("/settings/bytes", test_bytes);
  g_test_add_func("/settings/large", test_large);
  g_test_add_func("/settings/pipe", test_pipe);
  g_test_add_func("/settings/no-folder", test_no_folder);
  int status = g_test_run();
  remove_file();
  g_rmdir(home);
  for (guint i = 0; g_get_system_config_dirs()[i]; i++)
    g_rmdir(g_get_system_config_dirs()[i]);
  g_rmdir(room);
  return status;
}
