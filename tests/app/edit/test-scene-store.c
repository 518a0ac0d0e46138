/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-store: what is saved is known again, failing writes leave the file, and what other
 * programs do to it is noticed. */
#include "app-test.h"
#include "carom-format-error.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* Long enough for a loaded machine; nothing takes that long but what fails. */
#define GIVE_UP_US (20 * G_USEC_PER_SEC)

typedef struct {
  CaromPlayer *player;
  CaromDocument *document;
  CaromSceneStore *store;
  char *folder, *path;
} Fixture;

static void set_restitution(Fixture *fixture, double value) {
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), value);
}

static gboolean is_modified(Fixture *fixture) {
  gboolean modified;
  g_object_get(fixture->document, "modified", &modified, NULL);
  return modified;
}

/* A document that is edited and saved. */
static void set_up(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  fixture->player = carom_player_new();
  fixture->document = carom_document_new(fixture->player);
  fixture->store = carom_document_get_store(fixture->document);
  fixture->folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  fixture->path = g_build_filename(fixture->folder, "mine.carom", NULL);
  g_assert_true(carom_document_open(fixture->document, "oblique", NULL, NULL));
  set_restitution(fixture, 0.5);
  g_assert_true(carom_document_save(fixture->document, fixture->path, &error));
  g_assert_no_error(error);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  g_object_unref(fixture->document);
  g_object_unref(fixture->player);
  g_chmod(fixture->folder, 0700);
  g_autoptr(GDir) dir = g_dir_open(fixture->folder, 0, NULL);
  const char *name;
  while ((name = g_dir_read_name(dir))) {
    g_autofree char *path = g_build_filename(fixture->folder, name, NULL);
    g_unlink(path);
  }
  g_assert_cmpint(g_rmdir(fixture->folder), ==, 0);
  g_free(fixture->folder);
  g_free(fixture->path);
}

static char *read_file(const char *path) {
  char *text;
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  return text;
}

/* ---- Saved or not ---- */

static void test_modified(Fixture *fixture, gconstpointer data) {
  g_assert_false(is_modified(fixture));
  set_restitution(fixture, 0.25);
  g_assert_true(is_modified(fixture));
  carom_document_undo(fixture->document);
  g_assert_false(is_modified(fixture));
  carom_document_undo(fixture->document); /* before it was saved */
  g_assert_true(is_modified(fixture));
  carom_document_redo(fixture->document);
  g_assert_false(is_modified(fixture));
  carom_document_add_pane(fixture->document);
  g_assert_true(is_modified(fixture));
}

/* An edit right after saving does not go on with the one before it: undo leads back to what was
 * saved. */
static void test_step_after_saving(Fixture *fixture, gconstpointer data) {
  set_restitution(fixture, 0.25);
  g_assert_true(carom_document_save(fixture->document, fixture->path, NULL));
  set_restitution(fixture, 0.125);
  carom_document_undo(fixture->document);
  g_assert_false(is_modified(fixture));
  g_assert_cmpfloat(carom_document_get_scene(fixture->document)->restitution, ==, 0.25);
}

/* What is under way counts; taken back it does not. */
static void test_draft(Fixture *fixture, gconstpointer data) {
  CaromScene *base = carom_document_begin(fixture->document, "Move", CAROM_DOCUMENT_FROM_NOW, 0);
  g_autoptr(CaromScene) moved = carom_scene_copy(base);
  g_array_index(moved->bodies, CaromBody, 0).position.x += 0.1;
  g_assert_false(is_modified(fixture));
  carom_document_preview(fixture->document, moved);
  g_assert_true(is_modified(fixture));
  carom_document_cancel(fixture->document);
  g_assert_false(is_modified(fixture));
}

/* Built-in scenes and Algorithms files are where one begins: saving asks for a name. */
static void test_templates(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "old.txt", NULL);
  g_assert_true(carom_scene_store_can_save(fixture->store));
  g_assert_true(carom_document_open(fixture->document, "head-on", NULL, NULL));
  g_assert_false(carom_scene_store_can_save(fixture->store));
  g_assert_null(carom_scene_store_get_path(fixture->store));
  g_assert_true(
      g_file_set_contents(path, "2\n0.1 0.1 0 0 0.1 1 0 0 0\n0.5 0.5 0 0 0.1 1 0 0 0\n", -1, NULL));
  g_assert_true(carom_document_open(fixture->document, path, NULL, NULL));
  g_assert_false(carom_scene_store_can_save(fixture->store));
  g_assert_cmpstr(carom_scene_store_get_path(fixture->store), ==, path);
  g_autofree char *marked =
      g_strconcat("\xef\xbb\xbf", " {\"format\": \"carom-scene\", ", "\"version\": 1}", NULL);
  g_assert_true(g_file_set_contents(path, marked, -1, NULL));
  g_assert_true(carom_document_open(fixture->document, path, NULL, NULL));
  g_assert_true(carom_scene_store_can_save(fixture->store));
}

/* ---- Writing ---- */

/* @message: (nullable): a part of what is said */
static void assert_save_fails(Fixture *fixture, const char *path, const char *message) {
  g_autoptr(GError) error = NULL;
  g_autofree char *before = read_file(fixture->path);
  set_restitution(fixture, 0.25);
  g_assert_false(carom_document_save(fixture->document, path, &error));
  g_assert_nonnull(error);
  if (message)
    g_assert_nonnull(strstr(error->message, message));
  g_autofree char *after = read_file(fixture->path);
  g_assert_cmpstr(after, ==, before);
  g_assert_true(is_modified(fixture));
  g_assert_cmpstr(carom_scene_store_get_path(fixture->store), ==, fixture->path);
}

static void test_full_disk(Fixture *fixture, gconstpointer data) {
  if (access("/dev/full", W_OK) != 0)
    g_test_skip("there is no /dev/full here");
  else
    assert_save_fails(fixture, "/dev/full", "/dev/full");
}

static void test_read_only(Fixture *fixture, gconstpointer data) {
  g_assert_cmpint(g_chmod(fixture->path, 0444), ==, 0);
  assert_save_fails(fixture, fixture->path, "mine.carom");
}

/* The administrator may write there nevertheless. */
static void test_read_only_folder(Fixture *fixture, gconstpointer data) {
  g_assert_cmpint(g_chmod(fixture->folder, 0500), ==, 0);
  if (access(fixture->folder, W_OK) == 0)
    g_test_skip("the administrator may write to any folder");
  else
    assert_save_fails(fixture, fixture->path, "mine.carom");
}

/* Like a disk that is full after some bytes. */
static void test_file_size(Fixture *fixture, gconstpointer data) {
  struct rlimit before, limit;
  g_assert_cmpint(getrlimit(RLIMIT_FSIZE, &before), ==, 0);
  limit = before;
  limit.rlim_cur = 100;
  signal(SIGXFSZ, SIG_IGN);
  g_assert_cmpint(setrlimit(RLIMIT_FSIZE, &limit), ==, 0);
  g_autofree char *text = read_file(fixture->path);
  g_autoptr(GError) error = NULL;
  set_restitution(fixture, 0.25);
  gboolean saved = carom_document_save(fixture->document, fixture->path, &error);
  g_assert_cmpint(setrlimit(RLIMIT_FSIZE, &before), ==, 0);
  signal(SIGXFSZ, SIG_DFL);
  g_assert_false(saved);
  g_assert_nonnull(strstr(error->message, "mine.carom"));
  g_autofree char *after = read_file(fixture->path);
  g_assert_cmpstr(after, ==, text);
  g_assert_true(is_modified(fixture));
}

/* What could not be opened again is not written over what can. */
static void test_too_large(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_document_make_scene(fixture->document);
  g_autofree char *before = read_file(fixture->path);
  g_autofree char *filling = g_strnfill(48 * 1024 * 1024, 'a');
  g_autofree char *others = g_strdup_printf("\"filling\": \"%s\"", filling);
  scene->others = g_intern_string(others);
  g_assert_false(carom_scene_store_save(fixture->store, scene, fixture->path, &error));
  g_assert_nonnull(strstr(error->message, "48 MiB"));
  g_autofree char *after = read_file(fixture->path);
  g_assert_cmpstr(after, ==, before);
}

static void test_link_and_mode(Fixture *fixture, gconstpointer data) {
  g_autofree char *link = g_build_filename(fixture->folder, "link.carom", NULL);
  GStatBuf status;
  g_assert_cmpint(g_chmod(fixture->path, 0640), ==, 0);
  g_assert_cmpint(symlink("mine.carom", link), ==, 0);
  g_assert_true(carom_document_open(fixture->document, link, NULL, NULL));
  set_restitution(fixture, 0.25);
  g_assert_true(carom_document_save(fixture->document, link, NULL));
  g_assert_true(g_file_test(link, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint(g_stat(fixture->path, &status), ==, 0);
  g_assert_cmpuint(status.st_mode & 07777, ==, 0640);
  g_autofree char *text = read_file(fixture->path);
  g_assert_nonnull(strstr(text, "0.25"));
}

/* ---- Other programs ---- */

/* Waits until the store has noticed that the file is @state. */
static void wait_for(Fixture *fixture, CaromFileDigestResult state) {
  gint64 give_up = g_get_monotonic_time() + GIVE_UP_US;
  while (carom_scene_store_get_state(fixture->store) != state) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, FALSE);
    g_usleep(1000);
  }
}

static void write_other(Fixture *fixture, const char *title) {
  g_autofree char *text =
      g_strdup_printf("{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"%s\"}", title);
  g_assert_true(g_file_set_contents(fixture->path, text, -1, NULL));
}

static void count(CaromSceneStore *store, guint *n) {
  (*n)++;
}

/* Reloading is a step; undone, what was shown is back, and has not been saved. */
static void test_changed(Fixture *fixture, gconstpointer data) {
  guint n = 0;
  g_signal_connect(fixture->store, "disturbed", G_CALLBACK(count), &n);
  write_other(fixture, "Other");
  wait_for(fixture, CAROM_FILE_DIGEST_CHANGED);
  g_assert_cmpuint(n, ==, 1);
  g_assert_true(carom_document_reload(fixture->document, NULL, NULL));
  g_assert_cmpstr(carom_document_get_scene(fixture->document)->title, ==, "Other");
  g_assert_false(is_modified(fixture));
  carom_document_undo(fixture->document);
  g_assert_cmpfloat(carom_document_get_scene(fixture->document)->restitution, ==, 0.5);
  g_assert_true(is_modified(fixture));
}

/* What is kept is no longer what is in the file. Only what changes after that is news. */
static void test_keep(Fixture *fixture, gconstpointer data) {
  write_other(fixture, "Other");
  g_assert_cmpint(carom_scene_store_look(fixture->store), ==, CAROM_FILE_DIGEST_CHANGED);
  g_assert_false(is_modified(fixture));
  carom_document_keep(fixture->document);
  g_assert_true(is_modified(fixture));
  g_assert_cmpint(carom_scene_store_look(fixture->store), ==, CAROM_FILE_DIGEST_SAME);
  write_other(fixture, "Another");
  g_assert_cmpint(carom_scene_store_look(fixture->store), ==, CAROM_FILE_DIGEST_CHANGED);
}

/* With the file goes what was saved; as it was, it is saved again. */
static void test_gone(Fixture *fixture, gconstpointer data) {
  g_autofree char *moved = g_build_filename(fixture->folder, "moved.carom", NULL);
  g_assert_cmpint(g_rename(fixture->path, moved), ==, 0);
  wait_for(fixture, CAROM_FILE_DIGEST_GONE);
  g_assert_true(is_modified(fixture));
  g_assert_cmpint(g_rename(moved, fixture->path), ==, 0);
  wait_for(fixture, CAROM_FILE_DIGEST_SAME);
  g_assert_false(is_modified(fixture));
}

/* What the program itself writes, or others write without changing it, is no news. */
static void test_own_writing(Fixture *fixture, gconstpointer data) {
  guint n = 0;
  g_autofree char *text = read_file(fixture->path);
  g_signal_connect(fixture->store, "disturbed", G_CALLBACK(count), &n);
  set_restitution(fixture, 0.25);
  g_assert_true(carom_document_save(fixture->document, fixture->path, NULL));
  carom_document_undo(fixture->document);
  g_assert_true(carom_document_save(fixture->document, fixture->path, NULL));
  g_assert_true(g_file_set_contents(fixture->path, text, -1, NULL));
  gint64 end = g_get_monotonic_time() + G_USEC_PER_SEC;
  while (g_get_monotonic_time() < end) {
    g_main_context_iteration(NULL, FALSE);
    g_usleep(1000);
  }
  g_assert_cmpuint(n, ==, 0);
  g_assert_cmpint(carom_scene_store_look(fixture->store), ==, CAROM_FILE_DIGEST_SAME);
}

/* Nothing waits for another program to write into a pipe, or to read from it. */
static void test_pipe(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  g_unlink(fixture->path);
  g_assert_cmpint(mkfifo(fixture->path, 0600), ==, 0);
  g_assert_cmpint(carom_scene_store_look(fixture->store), ==, CAROM_FILE_DIGEST_GONE);
  g_assert_false(carom_document_save(fixture->document, fixture->path, &error));
  g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_READ);
  g_clear_error(&error);
  g_assert_false(carom_document_open(fixture->document, fixture->path, NULL, &error));
  g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_READ);
  g_assert_nonnull(strstr(error->message, "is a pipe or a device"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/scene-store/modified", test_modified},
      {"/scene-store/step-after-saving", test_step_after_saving},
      {"/scene-store/draft", test_draft},
      {"/scene-store/templates", test_templates},
      {"/scene-store/full-disk", test_full_disk},
      {"/scene-store/read-only", test_read_only},
      {"/scene-store/read-only-folder", test_read_only_folder},
      {"/scene-store/file-size", test_file_size},
      {"/scene-store/too-large", test_too_large},
      {"/scene-store/link-and-mode", test_link_and_mode},
      {"/scene-store/changed", test_changed},
      {"/scene-store/keep", test_keep},
      {"/scene-store/gone", test_gone},
      {"/scene-store/own-writing", test_own_writing},
      {"/scene-store/pipe", test_pipe},
  };
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run();
}
