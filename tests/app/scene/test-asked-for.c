/* test-asked-for: what has been asked for is in the scene before anything else reads it, and in the
 * file: nudges that come faster than frames, and what is still in a field. Needs a display. */
#include "item-table-test.h"

#include "carom-same-scene.h"
#include "carom-scene-file.h"

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

/* ---- Saving at once ---- */

static void save(Fixture *fixture, const char *path) {
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "s", path));
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
  g_assert_true(carom_same_scene(saved, wanted));
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
  g_assert_true(carom_item_cell_is_edited(get_cell(fixture)));
  g_assert_cmpstr(carom_item_cell_get_text(get_cell(fixture)), ==, "oops");
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
      {"/asked-for/save-nudged", test_save_nudged},
      {"/asked-for/save-typed", test_save_typed},
      {"/asked-for/save-refused", test_save_refused},
      {"/asked-for/save-dragged", test_save_dragged},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
