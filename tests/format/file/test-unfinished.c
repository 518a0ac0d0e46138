/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-unfinished: unfinished files are removed with the program that writes them, and no other
 * files are. */
#include "carom-unfinished.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct {
  char *folder;
  char *path; /* in the folder; not there yet */
} Fixture;

static void set_up(Fixture *f, gconstpointer data) {
  f->folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  f->path = g_build_filename(f->folder, "out.csv", NULL);
}

static GPtrArray *list_folder(const Fixture *f) {
  GPtrArray *names = g_ptr_array_new_with_free_func(g_free);
  g_autoptr(GDir) dir = g_dir_open(f->folder, 0, NULL);
  const char *name;
  while ((name = g_dir_read_name(dir)) != NULL)
    g_ptr_array_add(names, g_strdup(name));
  return names;
}

static void tear_down(Fixture *f, gconstpointer data) {
  g_autoptr(GPtrArray) names = list_folder(f);
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename(f->folder, names->pdata[i], NULL);
    g_remove(path);
  }
  g_assert_cmpint(g_rmdir(f->folder), ==, 0);
  g_free(f->folder);
  g_free(f->path);
}

static guint count(const Fixture *f) {
  g_autoptr(GPtrArray) names = list_folder(f);
  return names->len;
}

static CaromUnfinished *begin(const Fixture *f) {
  CaromUnfinished *unfinished = carom_unfinished_new(f->path, 0600);
  g_assert_nonnull(unfinished);
  g_assert_cmpint(write(carom_unfinished_get_descriptor(unfinished), "data", 4), ==, 4);
  return unfinished;
}

static void test_finish(Fixture *f, gconstpointer data) {
  g_autoptr(CaromUnfinished) unfinished = begin(f);
  g_assert_false(g_file_test(f->path, G_FILE_TEST_EXISTS));
  g_assert_true(carom_unfinished_finish(unfinished, f->path));
  g_autofree char *contents = NULL;
  g_assert_true(g_file_get_contents(f->path, &contents, NULL, NULL));
  g_assert_cmpstr(contents, ==, "data");
  g_assert_cmpuint(count(f), ==, 1);
}

static void test_drop(Fixture *f, gconstpointer data) {
  CaromUnfinished *unfinished = begin(f);
  g_assert_cmpuint(count(f), ==, 1);
  carom_unfinished_free(unfinished);
  g_assert_cmpuint(count(f), ==, 0);
}

/* In whatever order they come and go, the end takes those that are left. */
static void test_remove_all(Fixture *f, gconstpointer data) {
  enum { N = 20 };
  CaromUnfinished *all[N];
  for (guint i = 0; i < N; i++)
    all[i] = begin(f);
  g_assert_cmpuint(count(f), ==, N);
  for (guint i = 0; i < N; i += 3)
    g_clear_pointer(&all[i], carom_unfinished_free);
  g_assert_true(carom_unfinished_finish(all[1], f->path));
  carom_unfinished_remove_all();
  g_assert_cmpuint(count(f), ==, 1);
  g_assert_true(g_file_test(f->path, G_FILE_TEST_EXISTS));
  g_assert_false(carom_unfinished_finish(all[2], f->path));
  g_assert_cmpint(errno, ==, ENOENT);
  for (guint i = 0; i < N; i++)
    g_clear_pointer(&all[i], carom_unfinished_free);
}

/* Another program that writes into the folder. It goes on until it is killed. */
static pid_t start_writer(const Fixture *f) {
  int ready[2];
  g_assert_cmpint(pipe(ready), ==, 0);
  pid_t writer = fork();
  if (writer == 0) {
    gboolean begun = carom_unfinished_new(f->path, 0600) != NULL;
    if (write(ready[1], "r", begun ? 1 : 0) == 1)
      pause();
    _exit(1);
  }
  char byte;
  close(ready[1]);
  g_assert_cmpint(read(ready[0], &byte, 1), ==, 1);
  close(ready[0]);
  return writer;
}

static void kill_writer(pid_t writer) {
  g_assert_cmpint(kill(writer, SIGKILL), ==, 0);
  g_assert_cmpint(waitpid(writer, NULL, 0), ==, writer);
}

static void test_other_program(Fixture *f, gconstpointer data) {
  pid_t writer = start_writer(f);
  carom_unfinished_free(begin(f));
  g_assert_cmpuint(count(f), ==, 1); /* it is still at work */
  kill_writer(writer);
  g_assert_cmpuint(count(f), ==, 1);
  carom_unfinished_free(begin(f));
  g_assert_cmpuint(count(f), ==, 0);
}

/* Files that only look similar: those with other names, and those that are not this program's. */
static void test_spares_others(Fixture *f, gconstpointer data) {
  static const char *const names[] = {".carom-config", ".carom-unfinished-",
                                      "carom-unfinished-abcdef", ".carom-unfinished-symphony",
                                      ".carom-96NKZ3"};
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    g_autofree char *path = g_build_filename(f->folder, names[i], NULL);
    g_assert_true(g_file_set_contents(path, "precious", -1, NULL));
  }
  g_autofree char *link = g_build_filename(f->folder, ".carom-unfinished-link00", NULL);
  g_autofree char *fifo = g_build_filename(f->folder, ".carom-unfinished-pipe00", NULL);
  g_autofree char *folder = g_build_filename(f->folder, ".carom-unfinished-dir000", NULL);
  g_assert_cmpint(symlink(".carom-config", link), ==, 0);
  g_assert_cmpint(mkfifo(fifo, 0600), ==, 0);
  g_assert_cmpint(g_mkdir(folder, 0700), ==, 0);
  guint n = count(f);
  carom_unfinished_free(begin(f));
  g_assert_cmpuint(count(f), ==, n);
}

static void test_stale(Fixture *f, gconstpointer data) {
  g_autofree char *stale = g_build_filename(f->folder, ".carom-unfinished-Ab0Zz9", NULL);
  g_assert_true(g_file_set_contents(stale, "half of", -1, NULL));
  g_autoptr(CaromUnfinished) unfinished = begin(f);
  g_assert_false(g_file_test(stale, G_FILE_TEST_EXISTS));
}

/* Many at once: each takes away what others left, and never what others write. */
static void test_contention(Fixture *f, gconstpointer data) {
  enum { WRITERS = 8, ROUNDS = 200 };
  for (guint i = 0; i < WRITERS; i++) {
    if (fork() != 0)
      continue;
    g_autofree char *path = g_strdup_printf("%s-%u", f->path, i);
    gboolean done = TRUE;
    for (guint j = 0; done && j < ROUNDS; j++) {
      CaromUnfinished *unfinished = carom_unfinished_new(path, 0600);
      done = unfinished && carom_unfinished_finish(unfinished, path);
      if (unfinished)
        carom_unfinished_free(unfinished);
    }
    _exit(done ? 0 : 1);
  }
  for (guint i = 0; i < WRITERS; i++) {
    int status;
    g_assert_cmpint(wait(&status), >, 0);
    g_assert_true(WIFEXITED(status));
    g_assert_cmpint(WEXITSTATUS(status), ==, 0);
  }
  g_assert_cmpuint(count(f), ==, WRITERS);
}

static void test_no_folder(Fixture *f, gconstpointer data) {
  g_assert_null(carom_unfinished_new("/no/such/folder/x", 0600));
  g_assert_cmpint(errno, ==, ENOENT);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  static const struct {
    const char *path;
    void (*test)(Fixture *, gconstpointer);
  } tests[] = {
      {"/unfinished/finish", test_finish},
      {"/unfinished/drop", test_drop},
      {"/unfinished/remove-all", test_remove_all},
      {"/unfinished/other-program", test_other_program},
      {"/unfinished/spares-others", test_spares_others},
      {"/unfinished/stale", test_stale},
      {"/unfinished/contention", test_contention},
      {"/unfinished/no-folder", test_no_folder},
  };
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run();
}
