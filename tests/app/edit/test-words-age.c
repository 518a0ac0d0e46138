/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-words-age: whether a scene knows that it has been changed since its words were written,
 * through edits, undo and files. */
#include "app-test.h"

#include "carom-scene-json.h"

#include <glib/gstdio.h>

typedef struct {
  CaromPlayer *player;
  CaromDocument *document;
  char *folder, *path;
} Fixture;

static void set_up(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_box();
  scene->lesson = g_strdup("The kinetic energy stays.");
  fixture->player = carom_player_new();
  fixture->document = carom_document_new(fixture->player);
  carom_document_open_scene(fixture->document, scene, FALSE);
  fixture->folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  fixture->path = g_build_filename(fixture->folder, "words.carom", NULL);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  g_unlink(fixture->path);
  g_rmdir(fixture->folder);
  g_free(fixture->path);
  g_free(fixture->folder);
  g_clear_object(&fixture->document);
  g_clear_object(&fixture->player);
}

static gboolean is_older(Fixture *fixture) {
  return carom_document_get_scene(fixture->document)->words_are_older;
}

static void set_restitution(Fixture *fixture, double restitution) {
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"),
                               restitution);
  carom_document_end_step(fixture->document);
}

static void set_lesson(Fixture *fixture, const char *lesson) {
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(fixture->document));
  g_free(scene->lesson);
  scene->lesson = g_strdup(lesson);
  carom_document_change(fixture->document, scene, "Change Lesson", NULL);
}

/* Returns: (transfer full): what the file has */
static char *save(Fixture *fixture) {
  g_autoptr(GError) error = NULL;
  char *json;
  g_assert_true(carom_document_save(fixture->document, fixture->path, &error));
  g_assert_true(g_file_get_contents(fixture->path, &json, NULL, &error));
  return json;
}

static void assert_saved(Fixture *fixture, gboolean has_field) {
  g_autofree char *json = save(fixture);
  g_assert_cmpint(strstr(json, "words_are_older") != NULL, ==, has_field);
  g_assert_nonnull(strstr(json, "\"version\": 1"));
}

static void reopen(Fixture *fixture) {
  g_autoptr(GError) error = NULL;
  g_free(save(fixture));
  carom_document_open(fixture->document, fixture->path, NULL, &error);
  g_assert_no_error(error);
}

/* What is as it was opened, or has it all back, has no such field. */
static void test_untouched(Fixture *fixture, gconstpointer data) {
  assert_saved(fixture, FALSE);
  set_restitution(fixture, 0.5);
  assert_saved(fixture, TRUE);
  set_restitution(fixture, 1);
  assert_saved(fixture, FALSE);
}

static void test_reopened(Fixture *fixture, gconstpointer data) {
  set_restitution(fixture, 0.5);
  reopen(fixture);
  g_assert_true(is_older(fixture));
  set_restitution(fixture, 0.25);
  g_assert_true(is_older(fixture));
  reopen(fixture);
  g_assert_true(is_older(fixture));
  set_lesson(fixture, "The kinetic energy goes.");
  g_assert_false(is_older(fixture));
  assert_saved(fixture, FALSE);
}

/* Words that have been edited are about the scene of then, not about the one that was opened. */
static void test_edited_words(Fixture *fixture, gconstpointer data) {
  set_restitution(fixture, 0.5);
  set_lesson(fixture, "The kinetic energy goes.");
  g_assert_false(is_older(fixture));
  set_restitution(fixture, 1);
  g_assert_true(is_older(fixture));
  set_restitution(fixture, 0.5);
  g_assert_false(is_older(fixture));
}

/* What is not the physics does not age them. */
static void test_other_edits(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(fixture->document));
  scene->counter = TRUE;
  carom_document_change(fixture->document, scene, "Show Counter", NULL);
  g_assert_false(is_older(fixture));
  carom_document_add_pane(fixture->document);
  g_assert_false(is_older(fixture));
  set_restitution(fixture, 0.5);
  carom_document_remove_pane(fixture->document, 0);
  g_assert_true(is_older(fixture));
}

static void test_history(Fixture *fixture, gconstpointer data) {
  set_restitution(fixture, 0.5);
  set_lesson(fixture, "The kinetic energy goes.");
  carom_document_undo(fixture->document);
  g_assert_true(is_older(fixture));
  carom_document_undo(fixture->document);
  g_assert_false(is_older(fixture));
  carom_document_redo(fixture->document);
  g_assert_true(is_older(fixture));
  carom_document_redo(fixture->document);
  g_assert_false(is_older(fixture));
  set_restitution(fixture, 1);
  g_assert_true(is_older(fixture));
  carom_document_reset(fixture->document);
  g_assert_false(is_older(fixture));
}

/* Also where it is the present state that becomes the start, and while something is dragged. */
static void test_drag(Fixture *fixture, gconstpointer data) {
  carom_player_seek(fixture->player, 10);
  CaromScene *start =
      carom_document_begin(fixture->document, "Move Disc", CAROM_DOCUMENT_FROM_NOW, 0);
  g_assert_true(start->words_are_older);
  g_autoptr(CaromScene) scene = carom_scene_copy(start);
  g_array_index(scene->bodies, CaromBody, 0).position.y += 0.5;
  carom_document_preview(fixture->document, scene);
  carom_document_commit(fixture->document, CAROM_DOCUMENT_FROM_NOW, NULL);
  g_assert_true(is_older(fixture));
  carom_document_undo(fixture->document);
  g_assert_false(is_older(fixture));
}

/* A file may have been changed otherwise: it says itself how old its words are. */
static void test_reloaded(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  g_free(save(fixture));
  g_autoptr(CaromScene) other = carom_scene_copy(carom_document_get_scene(fixture->document));
  other->restitution = 0.75;
  g_autofree char *json = carom_scene_json_write(other);
  g_assert_true(g_file_set_contents(fixture->path, json, -1, &error));
  g_assert_true(carom_document_reload(fixture->document, NULL, &error));
  g_assert_false(is_older(fixture));
  set_restitution(fixture, 0.5);
  g_assert_true(is_older(fixture));
}

/* Without words there is nothing that could be older, whatever a file says. */
static void test_no_words(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  set_lesson(fixture, "");
  set_restitution(fixture, 0.5);
  assert_saved(fixture, FALSE);
  g_assert_true(g_file_set_contents(
      fixture->path, "{\"format\": \"carom-scene\", \"version\": 1, \"words_are_older\": true}", -1,
      &error));
  carom_document_open(fixture->document, fixture->path, NULL, &error);
  g_assert_no_error(error);
  g_assert_false(is_older(fixture));
  assert_saved(fixture, FALSE);
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/words-age/untouched", test_untouched},       {"/words-age/reopened", test_reopened},
      {"/words-age/edited-words", test_edited_words}, {"/words-age/other-edits", test_other_edits},
      {"/words-age/history", test_history},           {"/words-age/drag", test_drag},
      {"/words-age/reloaded", test_reloaded},         {"/words-age/no-words", test_no_words},
  };
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run();
}
