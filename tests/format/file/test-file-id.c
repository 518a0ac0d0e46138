/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-file-id: one file has many names; two files are never taken for one. */
#include "carom-file-id.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* A folder with a file "a", one of the same contents "b", and "inner", another folder. */
typedef struct {
  char *before;
  char *folder;
} Fixture;

static void set_up(Fixture *f, gconstpointer data) {
  f->before = g_get_current_dir();
  f->folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_assert_cmpint(g_chdir(f->folder), ==, 0);
  g_assert_true(g_file_set_contents("a", "same", -1, NULL));
  g_assert_true(g_file_set_contents("b", "same", -1, NULL));
  g_assert_cmpint(g_mkdir("inner", 0700), ==, 0);
}

static void empty(const char *folder) {
  g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
  const char *name;
  while ((name = g_dir_read_name(dir)) != NULL) {
    g_autofree char *path = g_build_filename(folder, name, NULL);
    g_remove(path);
  }
}

static void tear_down(Fixture *f, gconstpointer data) {
  empty("inner");
  empty(".");
  g_assert_cmpint(g_chdir(f->before), ==, 0);
  g_assert_cmpint(g_rmdir(f->folder), ==, 0);
  g_free(f->folder);
  g_free(f->before);
}

static void test_spelling(Fixture *f, gconstpointer data) {
  g_autofree char *absolute = g_build_filename(f->folder, "a", NULL);
  static const char *const spellings[] = {"a", "./a", ".//a", "inner/../a"};
  for (guint i = 0; i < G_N_ELEMENTS(spellings); i++) {
    g_assert_true(carom_file_id_is_same(spellings[i], "a"));
    g_assert_true(carom_file_id_is_same(spellings[i], absolute));
    g_assert_false(carom_file_id_is_same(spellings[i], "b"));
  }
}

static void test_links(Fixture *f, gconstpointer data) {
  g_assert_cmpint(symlink("../a", "inner/soft"), ==, 0);
  g_assert_cmpint(symlink("inner/soft", "chain"), ==, 0);
  g_assert_cmpint(symlink("inner", "also-inner"), ==, 0);
  g_assert_cmpint(link("a", "hard"), ==, 0);
  g_assert_true(carom_file_id_is_same("inner/soft", "a"));
  g_assert_true(carom_file_id_is_same("chain", "hard"));
  g_assert_true(carom_file_id_is_same("also-inner/soft", "a"));
}

static void test_descriptor(Fixture *f, gconstpointer data) {
  int fd = g_open("a", O_RDONLY, 0);
  g_auto(CaromFileId) opened = {0};
  g_auto(CaromFileId) named = {0};
  g_assert_true(carom_file_id_of_descriptor(fd, &opened));
  g_assert_true(carom_file_id_of_path("a", &named));
  g_assert_true(carom_file_id_equal(&opened, &named));
  g_autofree char *name = g_strdup_printf("/dev/fd/%d", fd);
  if (g_file_test(name, G_FILE_TEST_EXISTS))
    g_assert_true(carom_file_id_is_same(name, "a"));
  close(fd);
}

/* Files that are yet to be made. */
static void test_new(Fixture *f, gconstpointer data) {
  g_assert_cmpint(symlink("inner", "also-inner"), ==, 0);
  g_assert_cmpint(symlink("inner/new", "dangling"), ==, 0);
  g_assert_cmpint(symlink("dangling", "dangling-twice"), ==, 0);
  g_assert_true(carom_file_id_is_same("new", "./inner/../new"));
  g_assert_true(carom_file_id_is_same("inner/new", "also-inner/new"));
  g_assert_true(carom_file_id_is_same("dangling", "inner/new"));
  g_assert_true(carom_file_id_is_same("dangling-twice", "also-inner/new"));
  g_assert_false(carom_file_id_is_same("new", "newer"));
  g_assert_false(carom_file_id_is_same("new", "inner/new"));
  g_assert_false(carom_file_id_is_same("new", "a"));
}

/* Writing to either of them twice would do no harm; that they cannot be written at all is reported
 * elsewhere. */
static void test_no_files(Fixture *f, gconstpointer data) {
  g_assert_cmpint(mkfifo("pipe", 0600), ==, 0);
  g_assert_cmpint(symlink("loop", "loop"), ==, 0);
  static const char *const paths[] = {"/dev/null", "pipe", "inner", "loop", "missing/new", "a/new"};
  for (guint i = 0; i < G_N_ELEMENTS(paths); i++)
    g_assert_false(carom_file_id_is_same(paths[i], paths[i]));
}

static void test_follow(Fixture *f, gconstpointer data) {
  g_assert_cmpint(symlink("../gone", "inner/dangling"), ==, 0);
  g_assert_cmpint(symlink("two", "one"), ==, 0);
  g_assert_cmpint(symlink("one", "two"), ==, 0);
  g_autofree char *target = carom_file_id_follow_links("inner/dangling");
  g_assert_cmpstr(target, ==, "inner/../gone");
  errno = 0;
  g_assert_null(carom_file_id_follow_links("one"));
  g_assert_cmpint(errno, ==, ELOOP);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  static const struct {
    const char *path;
    void (*test)(Fixture *, gconstpointer);
  } tests[] = {
      {"/file-id/spelling", test_spelling},     {"/file-id/links", test_links},
      {"/file-id/descriptor", test_descriptor}, {"/file-id/new", test_new},
      {"/file-id/no-files", test_no_files},     {"/file-id/follow", test_follow},
  };
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run();
}
