/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-editor-do: what edits of what is selected come to: one step of undo, or a sentence that says
 * why not. */
#include "editor-scene-test.h"

#include "carom-item-column.h"

/* More discs than a file can list, as at a later time of a large crowd. */
static void open_too_many(Fixture *fixture) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (guint i = 0; i <= CAROM_SCENE_MAX_PLACED; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(3.0 * i, 0);
    carom_scene_add_body(scene, body);
  }
  carom_document_open_scene(fixture->document, scene, FALSE);
}

/* Whoever asks for the reason gets it, whatever refuses, and it is not said twice; else it is
 * said. */
static void test_refused(Fixture *fixture, gconstpointer data) {
  CaromItemColumn column = {.kind = CAROM_ITEM_DISC,
                            .field = carom_edit_field_by_id(CAROM_ITEM_DISC, "pinned")};
  g_autoptr(GError) error = NULL;
  open_too_many(fixture);
  g_assert_false(carom_item_column_set(&column, fixture->editor, &fixture->view, 0, 1, &error));
  g_assert_error(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_TOO_MANY);
  g_assert_null(fixture->refused);
  test_assert_undo(fixture, NULL);
  carom_commands_nudge(fixture->editor, &fixture->view, 1, 0);
  g_assert_cmpstr(fixture->refused, ==, error->message);
}

/* So does what a field itself refuses. */
static void test_refused_field(Fixture *fixture, gconstpointer data) {
  CaromItemColumn column = {.kind = CAROM_ITEM_DISC,
                            .field = carom_edit_field_by_id(CAROM_ITEM_DISC, "r")};
  g_autoptr(GError) error = NULL;
  g_assert_false(carom_item_column_set(&column, fixture->editor, &fixture->view, 0, -1, &error));
  g_assert_error(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_RANGE);
  g_assert_null(fixture->refused);
  test_assert_undo(fixture, NULL);
}

/* ---- Discs that come in ---- */

/* At frame 40 discs B and C have come in, at (3, 5) and (3, 3); the tip of C is at the centre of B.
 */
static void open_emitted(Fixture *fixture) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromBody body = carom_body_default();
  body.position = carom_vec2(-5, -5);
  carom_scene_add_body(scene, body);
  CaromWall wall = carom_wall_default(carom_vec2(-9, -8), carom_vec2(9, -8));
  g_array_append_val(scene->walls, wall);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(3, 1);
  emitter.spread = carom_vec2(0, 0);
  emitter.velocity = carom_vec2(0, 1);
  emitter.radius = 0.5;
  emitter.first_s = 1;
  emitter.every_s = 2;
  emitter.count = 2;
  g_array_append_val(scene->emitters, emitter);
  scene->dt_s = 0.125;
  test_open_scene(fixture->document, scene);
  carom_player_seek(fixture->player, 40);
}

static void select_these(Fixture *fixture, const CaromItem *items, guint n_items) {
  g_autoptr(CaromSelection) selection = carom_selection_new();
  for (guint i = 0; i < n_items; i++)
    carom_selection_add(selection, items[i]);
  carom_editor_select(fixture->editor, selection);
}

/* They are selected as all others are, and are so still when a drag is given up. */
static void test_come_in(Fixture *fixture, gconstpointer data) {
  open_emitted(fixture);
  g_assert_true(carom_editor_select_at(fixture->editor, &fixture->view, carom_vec2(3.2, 5)));
  assert_selected(fixture, "B");
  test_press(fixture, -5, -5, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  carom_editor_cancel(fixture->editor);
  assert_selected(fixture, "B");
  carom_commands_select_next(fixture->editor, &fixture->view, 1);
  assert_selected(fixture, "C");
  carom_commands_select_next(fixture->editor, &fixture->view, 1);
  assert_selected(fixture, "1"); /* the wall */
  carom_commands_select_all(fixture->editor, &fixture->view);
  assert_selected(fixture, "A B C 1 1"); /* and the emitter */
}

/* More than will ever have come in is not selected. */
static void test_never(Fixture *fixture, gconstpointer data) {
  static const CaromItem items[] = {
      {CAROM_ITEM_DISC, 2}, {CAROM_ITEM_DISC, 3}, {CAROM_ITEM_WALL, 0}, {CAROM_ITEM_WALL, 1}};
  open_emitted(fixture);
  carom_player_seek(fixture->player, 0);
  select_these(fixture, items, G_N_ELEMENTS(items));
  assert_selected(fixture, "C 1");
}

/* What is not there yet is not the one after which the next is asked for. */
static void test_next(Fixture *fixture, gconstpointer data) {
  open_emitted(fixture);
  test_click(fixture, 3.2, 5, CAROM_EDITOR_PLAIN);
  carom_player_seek(fixture->player, 0);
  carom_commands_select_next(fixture->editor, &fixture->view, 1);
  assert_selected(fixture, "A");
}

/* The pointer finds nothing of it, and a drag goes without it. */
static void test_not_held(Fixture *fixture, gconstpointer data) {
  static const CaromItem items[] = {{CAROM_ITEM_DISC, 0}, {CAROM_ITEM_DISC, 1}};
  CaromHandle handle;
  open_emitted(fixture);
  test_click(fixture, 3.2, 5, CAROM_EDITOR_PLAIN);
  carom_player_seek(fixture->player, 0);
  g_assert_false(carom_editor_get_launch(fixture->editor, &fixture->view, &handle));
  handle = carom_editor_find(fixture->editor, &fixture->view, carom_vec2(3.2, 5));
  g_assert_cmpint(handle.kind, ==, CAROM_HANDLE_NONE);
  select_these(fixture, items, G_N_ELEMENTS(items));
  test_press(fixture, -5, -5, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  carom_editor_release(fixture->editor);
  test_assert_undo(fixture, "Move Disc A");
  assert_at(fixture, 0, 0, 0);
}

/* A rubber band that goes on selects nothing for an edit, and nothing is said of it. */
static void test_band(Fixture *fixture, gconstpointer data) {
  open_emitted(fixture);
  test_press(fixture, -8, -7, CAROM_EDITOR_PLAIN);
  test_drag_to(fixture, 8, 7, CAROM_EDITOR_PLAIN);
  assert_selected(fixture, "A B C 1");
  carom_commands_delete(fixture->editor, &fixture->view);
  assert_selected(fixture, "");
  g_assert_null(fixture->refused);
  test_assert_undo(fixture, NULL);
}

/* Where what is selected is not there now, something can be added; what cannot be is said. */
static void test_not_there(Fixture *fixture, gconstpointer data) {
  static const CaromItem items[] = {{CAROM_ITEM_DISC, 1}, {CAROM_ITEM_WALL, 0}};
  open_emitted(fixture);
  test_click(fixture, 3.2, 5, CAROM_EDITOR_PLAIN);
  g_autoptr(CaromScene) copy = carom_commands_copy(fixture->editor, &fixture->view);
  carom_player_seek(fixture->player, 0);
  carom_commands_nudge(fixture->editor, &fixture->view, 1, 0);
  g_assert_nonnull(fixture->refused);
  g_clear_pointer(&fixture->refused, g_free);
  carom_commands_delete(fixture->editor, &fixture->view);
  g_assert_nonnull(fixture->refused);
  g_clear_pointer(&fixture->refused, g_free);
  carom_commands_set_mass(fixture->editor, &fixture->view, 2);
  g_assert_nonnull(fixture->refused);
  g_clear_pointer(&fixture->refused, g_free);
  select_these(fixture, items, G_N_ELEMENTS(items)); /* the wall is there, but has no velocity */
  carom_commands_aim(fixture->editor, &fixture->view, 1, 0);
  g_assert_nonnull(fixture->refused);
  test_assert_undo(fixture, NULL);
  test_click(fixture, 0, 7, CAROM_EDITOR_PLAIN);
  select_these(fixture, items, 1);
  g_clear_pointer(&fixture->refused, g_free);
  g_assert_true(carom_commands_add(fixture->editor, &fixture->view, CAROM_ITEM_DISC, NULL));
  test_assert_undo(fixture, "Add Disc B");
  carom_document_undo(fixture->document);
  select_these(fixture, items, 1);
  carom_commands_paste(fixture->editor, &fixture->view, copy, NULL);
  test_assert_undo(fixture, "Paste Disc B");
  g_assert_null(fixture->refused);
}

/* ---- Push Apart ---- */

static void count_pushed(guint *n_told, guint n, guint n_left) {
  ++*n_told;
}

static void count_told(Fixture *fixture, guint *n_told) {
  *n_told = 0;
  g_object_set(fixture->editor, "push-apart", TRUE, NULL);
  g_signal_connect_swapped(fixture->editor, "pushed", G_CALLBACK(count_pushed), n_told);
}

/* Disc C lies on B from the start. It stays there, whatever else is edited, until it is moved. */
static void test_push_new(Fixture *fixture, gconstpointer data) {
  guint n_told;
  count_told(fixture, &n_told);
  fixture->view.gravity_at = carom_vec2(-9, 9);
  fixture->view.gravity_s2 = 1;
  test_click(fixture, 4, 0.5, CAROM_EDITOR_PLAIN);
  carom_commands_set_mass(fixture->editor, &fixture->view, 5);
  assert_at(fixture, 2, 4, 0.5);
  carom_commands_aim(fixture->editor, &fixture->view, 1, 0);
  assert_at(fixture, 2, 4, 0.5);
  test_drag(fixture, -9, 9, -9, 8);
  test_assert_undo(fixture, "Change Gravity");
  assert_at(fixture, 2, 4, 0.5);
  assert_selected(fixture, "C");
  g_assert_cmpuint(n_told, ==, 0);
  carom_commands_nudge(fixture->editor, &fixture->view, 1, 0);
  CaromVec2 apart = carom_vec2_sub(carom_scene_body(test_scene(fixture), 2)->position,
                                   carom_scene_body(test_scene(fixture), 1)->position);
  g_assert_cmpfloat(carom_vec2_length(apart), >=, 1.25);
  g_assert_cmpuint(n_told, ==, 1);
}

static gboolean put_there(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                          GError **error) {
  g_array_index(scene->bodies, CaromBody, 0).position = *(const CaromVec2 *)data;
  return TRUE;
}

/* What is pushed back to where it was is no step, and nothing is told with which it could be
 * undone. */
static void test_push_back(Fixture *fixture, gconstpointer data) {
  const CaromVec2 onto = {3, 0};
  guint n_told;
  count_told(fixture, &n_told);
  test_click(fixture, 0, 0, CAROM_EDITOR_PLAIN);
  for (guint i = 0; i < 2; i++) {
    g_assert_true(carom_editor_do(fixture->editor, &fixture->view, CAROM_EDIT_TOPIC_MOTION, "Put",
                                  put_there, &onto, NULL, NULL));
    g_assert_cmpuint(n_told, ==, 1);
  }
  carom_document_undo(fixture->document);
  test_assert_undo(fixture, NULL);
}

/* ---- Steps ---- */

/* Nudges of the same are one step, also if it is selected anew; of others they are another one. */
static void test_steps(Fixture *fixture, gconstpointer data) {
  static const CaromItem items[] = {
      {CAROM_ITEM_DISC, 0}, {CAROM_ITEM_DISC, 1}, {CAROM_ITEM_DISC, 2}};
  CaromVec2 place;
  for (guint i = 0; i < 2; i++) {
    select_these(fixture, items, 2);
    carom_commands_nudge(fixture->editor, &fixture->view, 1, 0);
  }
  place = carom_scene_body(test_scene(fixture), 1)->position;
  select_these(fixture, items + 1, 2);
  carom_commands_nudge(fixture->editor, &fixture->view, 1, 0);
  carom_document_undo(fixture->document);
  test_assert_undo(fixture, "Move Discs");
  assert_at(fixture, 1, place.x, place.y);
  carom_document_undo(fixture->document);
  test_assert_undo(fixture, NULL);
  assert_at(fixture, 0, 0, 0);
}

int main(int argc, char **argv) {
  static const EditorTest tests[] = {
      {"/editor-do/refused", test_refused},
      {"/editor-do/refused/field", test_refused_field},
      {"/editor-do/come-in", test_come_in},
      {"/editor-do/come-in/never", test_never},
      {"/editor-do/come-in/next", test_next},
      {"/editor-do/come-in/not-there", test_not_there},
      {"/editor-do/come-in/not-held", test_not_held},
      {"/editor-do/band", test_band},
      {"/editor-do/push/new", test_push_new},
      {"/editor-do/push/back", test_push_back},
      {"/editor-do/steps", test_steps},
  };
  return run_editor_tests(argc, argv, tests, G_N_ELEMENTS(tests));
}
