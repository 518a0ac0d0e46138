/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-asked-for: what has been asked for is in the scene before anything else reads it, and in the
 * file: nudges that come faster than frames, and what is still in a field. Needs a display. */
#include "item-table-test.h"

#include "carom-scene-file.h"
#include "carom-scene-json.h"

static void count(guint *n) {
  ++*n;
}

static void select_all(Fixture *fixture) {
  do_action(fixture, "win.edit-select-all");
}

static void nudge(Fixture *fixture, guint n) {
  for (guint i = 0; i < n; i++)
    g_assert_true(
        gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.edit-nudge", "(ii)", 1, 0));
}

static double get_x(Fixture *fixture) {
  return carom_scene_body(get_scene(fixture), 0)->position.x;
}

/* As the pane shows it: without asking the document. */
static double get_shown_x(Fixture *fixture) {
  const CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  return carom_scene_body(carom_comparison_get_scene(comparison), 0)->position.x;
}

/* The way of one nudge, which is undone again. */
static double measure_step(Fixture *fixture) {
  double x = get_x(fixture);
  nudge(fixture, 1);
  double step = get_x(fixture) - x;
  do_action(fixture, "win.undo");
  g_assert_cmpfloat(get_x(fixture), ==, x);
  g_assert_cmpfloat(step, >, 0);
  for (guint i = 0; i < 3; i++) /* nothing is put off any more */
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  return step;
}

/* However many there are between two frames, they are two edits, and go all of the way. */
static void test_merged(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  select_all(fixture);
  double step = measure_step(fixture), x = get_x(fixture);
  guint n_edits = 0;
  g_signal_connect_swapped(fixture->player, "replaced", G_CALLBACK(count), &n_edits);
  nudge(fixture, 50);
  g_assert_cmpuint(n_edits, ==, 1);
  g_assert_cmpfloat_with_epsilon(get_shown_x(fixture), x + step, 1e-12);
  for (guint i = 0; i < 3; i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(n_edits, ==, 2);
  g_assert_cmpfloat_with_epsilon(get_shown_x(fixture), x + 50 * step, 1e-9);
}

/* Undo takes back all of them, and brings back the very place. */
static void test_undone(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  select_all(fixture);
  double step = measure_step(fixture), x = get_x(fixture);
  nudge(fixture, 20);
  do_action(fixture, "win.undo");
  g_assert_cmpfloat(get_x(fixture), ==, x);
  do_action(fixture, "win.redo");
  g_assert_cmpfloat_with_epsilon(get_x(fixture), x + 20 * step, 1e-9);
}

/* Another selection is not moved by what was asked for before. */
static void test_other_selection(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  CaromVec2 other = carom_scene_body(get_scene(fixture), 1)->position;
  select_discs(fixture, 0, 0);
  double step = measure_step(fixture), x = get_x(fixture);
  nudge(fixture, 10);
  select_discs(fixture, 1, 1);
  for (guint i = 0; i < 3; i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpfloat_with_epsilon(get_x(fixture), x + 10 * step, 1e-9);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->position.x, ==, other.x);
}

/* ---- Every command ---- */

/* Each of the editor, and what else reads the scene or moves the clock. */
static const char *const commands[] = {
    "win.edit-align::left",
    "win.edit-aim((1,2))",
    "win.edit-copy",
    "win.edit-cut",
    "win.edit-delete",
    "win.edit-deselect",
    "win.edit-distribute::horizontal",
    "win.edit-duplicate",
    "win.edit-item",
    "win.edit-mass(uint32 2)",
    "win.edit-mirror::left-right",
    "win.edit-new-at(('disc',20.0,-20.0))",
    "win.edit-nudge((0,1))",
    "win.edit-push-apart",
    "win.edit-resize(1)",
    "win.edit-select-all",
    "win.edit-select-next",
    "win.edit-select-previous",
    "win.edit-separate",
    "win.edit-set-mass(5.0)",
    "win.edit-several",
    "win.edit-snap",
    "win.edit-tool::wall",
    "win.edit-turn(90.0)",
    "win.undo",
    "win.redo",
    "win.reset",
    "win.restitution(0.5)",
    "win.add-pane",
    "win.play",
    "win.play-beyond",
    "win.restart",
    "win.end",
    "win.step",
    "win.step-back",
    "win.next-contact",
    "win.previous-contact",
    "win.next-event(uint32 0)",
    "win.seek(uint64 5)",
    "win.escape",
};

/* Disc 1 is on disc 0, so that there is something to be pushed apart, and nothing is put off. */
static void open_overlapping(Fixture *fixture) {
  g_autofree char *path = write_file(fixture, "pair.carom", PAIR);
  open_scene(fixture, path);
  g_autoptr(CaromScene) scene = carom_scene_copy(get_scene(fixture));
  g_array_index(scene->bodies, CaromBody, 1).position = carom_vec2(2, 0);
  carom_document_change(fixture->document, scene, "Test", NULL);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static void activate(Fixture *fixture, const char *detailed) {
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  g_autoptr(GError) error = NULL;
  g_action_parse_detailed_name(detailed, &name, &target, &error);
  g_assert_no_error(error);
  g_assert_true(gtk_widget_activate_action_variant(GTK_WIDGET(fixture->window), name, target));
}

/* Returns: (transfer full): what the document, its editor and the clock have come to; not where the
 *   clock stands if it has moved by itself */
static char *describe(Fixture *fixture) {
  gboolean was_playing = carom_player_get_playing(fixture->player);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  carom_player_set_playing(fixture->player, FALSE);
  g_autoptr(CaromScene) scene = carom_document_make_scene(fixture->document);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autofree char *undo = NULL, *redo = NULL;
  g_object_get(fixture->document, "undo-name", &undo, "redo-name", &redo, NULL);
  CaromClock clock = carom_player_get_clock(fixture->player);
  return g_strdup_printf("%s\nundo %s, redo %s, %u selected, %s, frame %" G_GUINT64_FORMAT, json,
                         undo, redo,
                         carom_selection_count(carom_editor_get_selection(get_editor(fixture))),
                         was_playing ? "playing" : "still", was_playing ? 0 : clock.frame);
}

/* What some commands change. */
static void reset_editor(Fixture *fixture) {
  g_object_set(get_editor(fixture), "tool", CAROM_TOOL_SELECT, "snap", TRUE, "push-apart", FALSE,
               "several", FALSE, "mass-power", 0, NULL);
}

/* @is_put_off: whether the second nudge is still to be done when the command comes */
static char *nudge_and_do(Fixture *fixture, const char *command, gboolean is_put_off) {
  open_overlapping(fixture);
  reset_editor(fixture);
  select_all(fixture);
  nudge(fixture, 1);
  double x = get_shown_x(fixture);
  activate(fixture, "win.edit-nudge((4,0))");
  g_assert_cmpfloat(get_shown_x(fixture), ==, x);
  if (!is_put_off)
    carom_document_do_pending(fixture->document);
  activate(fixture, command);
  return describe(fixture);
}

/* It comes to the same as if the nudge had been done at once. */
static void test_before_command(Fixture *fixture, gconstpointer data) {
  for (guint i = 0; i < G_N_ELEMENTS(commands); i++) {
    g_test_message("%s", commands[i]);
    g_autofree char *at_once = nudge_and_do(fixture, commands[i], FALSE);
    g_autofree char *put_off = nudge_and_do(fixture, commands[i], TRUE);
    g_assert_cmpstr(put_off, ==, at_once);
  }
}

static gboolean is_listed(const char *name) {
  for (guint i = 0; i < G_N_ELEMENTS(commands); i++) {
    g_autofree char *listed = NULL;
    g_autoptr(GVariant) target = NULL;
    g_assert_true(g_action_parse_detailed_name(commands[i], &listed, &target, NULL));
    if (g_str_equal(listed + strlen("win."), name))
      return TRUE;
  }
  return FALSE;
}

/* Pasting waits for the clipboard, and so for frames; edit-new adds in the middle of what is seen,
 * and is edit-new-at otherwise. */
static gboolean is_excepted(const char *name) {
  return g_str_has_prefix(name, "edit-paste") || g_str_equal(name, "edit-new");
}

static void test_all_commands(Fixture *fixture, gconstpointer data) {
  g_auto(GStrv) names = g_action_group_list_actions(G_ACTION_GROUP(fixture->window));
  for (guint i = 0; names[i]; i++)
    if (g_str_has_prefix(names[i], "edit-") && !is_excepted(names[i]) && !is_listed(names[i]))
      g_error("%s is not tested", names[i]);
}

/* What the pointer does, and what has been saved. */
static void test_before_press(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  CaromEditor *editor = get_editor(fixture);
  CaromEditView view = {.points_per_unit = 10, .reach = 0.5};
  activate(fixture, "win.edit-tool::disc");
  select_all(fixture);
  double step = measure_step(fixture), x = get_x(fixture);
  nudge(fixture, 5);
  carom_editor_press(editor, &view, carom_vec2(20, -20), CAROM_EDITOR_PLAIN);
  carom_editor_drag_to(editor, carom_vec2(24, -20), CAROM_EDITOR_PLAIN);
  carom_editor_release(editor);
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, 4);
  g_assert_cmpfloat_with_epsilon(get_x(fixture), x + 5 * step, 1e-9);
}

/* A nudge ends the drag before the pointer moves on. */
static void test_during_drag(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  CaromEditor *editor = get_editor(fixture);
  CaromEditView view = {.points_per_unit = 10, .reach = 0.5};
  select_discs(fixture, 1, 1);
  nudge(fixture, 1);
  double x = carom_scene_body(get_scene(fixture), 1)->position.x;
  carom_editor_press(editor, &view, carom_vec2(x, 0), CAROM_EDITOR_PLAIN);
  carom_editor_drag_to(editor, carom_vec2(x + 7, 5), CAROM_EDITOR_PLAIN);
  nudge(fixture, 1);
  g_assert_false(carom_editor_is_dragging(editor));
  carom_editor_drag_to(editor, carom_vec2(x + 9, 5), CAROM_EDITOR_PLAIN);
  carom_editor_release(editor);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->position.x, >, x);
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->position.y, ==, 0);
}

static void test_modified(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  g_autofree char *path = g_build_filename(fixture->folder, "saved.carom", NULL);
  select_all(fixture);
  nudge(fixture, 1);
  g_assert_true(
      gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path));
  nudge(fixture, 1);
  g_assert_true(carom_document_is_modified(fixture->document));
}

/* ---- Saving at once ---- */

static void save(Fixture *fixture, const char *path) {
  g_assert_true(
      gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "^ay", path));
}

static CaromScene *load(const char *path) {
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_scene_file_load(path, NULL, &error);
  g_assert_no_error(error);
  return scene;
}

/* What is in the file is what was asked for, and what is shown from then on. */
static void assert_saved(Fixture *fixture, const char *path) {
  g_autoptr(CaromScene) saved = load(path);
  g_autoptr(CaromScene) wanted = carom_document_make_scene(fixture->document);
  g_assert_true(carom_setup_same_scene(saved, wanted));
  g_assert_false(carom_document_is_modified(fixture->document));
  for (guint i = 0; i < 3; i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_false(carom_document_is_modified(fixture->document));
}

static void test_save_nudged(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  g_autofree char *path = g_build_filename(fixture->folder, "saved.carom", NULL);
  select_all(fixture);
  double step = measure_step(fixture), x = get_x(fixture);
  nudge(fixture, 30);
  save(fixture, path);
  g_autoptr(CaromScene) saved = load(path);
  g_assert_cmpfloat_with_epsilon(carom_scene_body(saved, 0)->position.x, x + 30 * step, 1e-9);
  assert_saved(fixture, path);
}

/* A number that has been typed, without Enter. The focus stays in the table. */
static void test_save_typed(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  g_autofree char *path = g_build_filename(fixture->folder, "saved.carom", NULL);
  GtkWidget *entry = begin(fixture, CAROM_ITEM_DISC, 1, "m");
  gtk_editable_set_text(GTK_EDITABLE(entry), "7");
  save(fixture, path);
  g_autoptr(CaromScene) saved = load(path);
  g_assert_cmpfloat(carom_scene_body(saved, 1)->mass_kg, ==, 7);
  assert_saved(fixture, path);
  g_assert_nonnull(find_cell_with_focus(fixture));
}

/* What cannot be taken stays in its field, and the rest is saved. */
static void test_save_refused(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  g_autofree char *path = g_build_filename(fixture->folder, "saved.carom", NULL);
  GtkWidget *entry = begin(fixture, CAROM_ITEM_DISC, 1, "m");
  gtk_editable_set_text(GTK_EDITABLE(entry), "oops");
  save(fixture, path);
  g_autoptr(CaromScene) saved = load(path);
  g_assert_cmpfloat(carom_scene_body(saved, 1)->mass_kg, ==, 1);
  g_assert_nonnull(get_cell(fixture)->field);
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(get_cell(fixture)->field)), ==, "oops");
}

/* What closes the window, or all of them, asks about it. */
static void test_typed_is_at_risk(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  g_assert_false(carom_window_is_work_at_risk(fixture->window));
  GtkWidget *entry = begin(fixture, CAROM_ITEM_DISC, 1, "m");
  gtk_editable_set_text(GTK_EDITABLE(entry), "7");
  g_assert_true(carom_window_is_work_at_risk(fixture->window));
  g_assert_cmpfloat(carom_scene_body(get_scene(fixture), 1)->mass_kg, ==, 7);
}

/* In the middle of a drag: as it is shown. */
static void test_save_dragged(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  g_autofree char *path = g_build_filename(fixture->folder, "saved.carom", NULL);
  CaromEditor *editor = get_editor(fixture);
  CaromEditView view = {.points_per_unit = 10, .reach = 0.5};
  carom_editor_press(editor, &view, carom_vec2(40, 0), CAROM_EDITOR_PLAIN);
  carom_editor_drag_to(editor, carom_vec2(45, 3), CAROM_EDITOR_PLAIN);
  save(fixture, path);
  g_autoptr(CaromScene) saved = load(path);
  g_assert_cmpfloat_with_epsilon(carom_scene_body(saved, 1)->position.x, 45, 1e-9);
  carom_editor_release(editor);
  assert_saved(fixture, path);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/asked-for/merged", test_merged},
      {"/asked-for/undone", test_undone},
      {"/asked-for/other-selection", test_other_selection},
      {"/asked-for/before-command", test_before_command},
      {"/asked-for/all-commands", test_all_commands},
      {"/asked-for/before-press", test_before_press},
      {"/asked-for/during-drag", test_during_drag},
      {"/asked-for/modified", test_modified},
      {"/asked-for/save-nudged", test_save_nudged},
      {"/asked-for/save-typed", test_save_typed},
      {"/asked-for/save-refused", test_save_refused},
      {"/asked-for/typed-is-at-risk", test_typed_is_at_risk},
      {"/asked-for/save-dragged", test_save_dragged},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
