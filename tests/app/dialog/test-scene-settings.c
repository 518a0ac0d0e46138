/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-settings: how numbers and questions are typed in the window of settings, and what the
 * scene and the main window make of it. Needs a display. */
#include "scene-settings-test.h"

/* ---- Units ---- */

static void test_units(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  type(settings, "view-left", "-5 cm");
  g_assert_cmpfloat(get_scene(fixture)->view_min.x, ==, -0.05);
  type(settings, "gravity-y", "-981 cm/s^2");
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, -9.81);
  GtkWidget *row = carom_scene_settings_get_row(settings, "gravity-y");
  g_assert_nonnull(test_find(row, GTK_TYPE_LABEL, "m/s²"));
  type(settings, "unit", "px");
  g_assert_nonnull(test_find(row, GTK_TYPE_LABEL, "px/s²"));
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, -9.81);
  /* Centimetres are none of pixels, so the number that it was is shown. */
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(get_field(settings, "gravity-y"))), ==,
                  "−9.81");
}

/* ---- Gravity ---- */

static void assert_text(CaromSceneSettings *settings, const char *id, const char *text) {
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(get_field(settings, id))), ==, text);
}

/* Typed sign by sign: the direction outlives a size of 0, which "0.7" begins with. */
static void test_gravity(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  assert_text(settings, "gravity-angle", "−90");
  type(settings, "gravity-size", "10");
  assert_text(settings, "gravity-y", "−10");
  g_assert_cmpfloat(get_scene(fixture)->gravity.x, ==, 0);
  type(settings, "gravity-angle", "-37");
  CaromVec2 before = get_scene(fixture)->gravity;
  assert_text(settings, "gravity-size", "10");
  assert_text(settings, "gravity-angle", "-37");
  type(settings, "gravity-size", "0");
  type(settings, "gravity-size", "0.");
  type(settings, "gravity-size", "0.7");
  assert_text(settings, "gravity-angle", "-37");
  do_action(fixture, "win.undo"); /* the typing of a size */
  assert_text(settings, "gravity-size", "10");
  g_assert_true(get_scene(fixture)->gravity.x == before.x &&
                get_scene(fixture)->gravity.y == before.y);
  type(settings, "gravity-size", "10/3");
  type(settings, "gravity-angle", "pi/7 rad");
  assert_text(settings, "gravity-size", "10/3");
  assert_text(settings, "gravity-angle", "pi/7 rad");
}

/* Where the components are others, so are the size and the angle. */
static void test_gravity_components(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  type(settings, "gravity-size", "10");
  type(settings, "gravity-x", "3");
  type(settings, "gravity-y", "4");
  assert_text(settings, "gravity-size", "5");
  type(settings, "gravity-x", "0");
  assert_text(settings, "gravity-angle", "90");
  GtkWidget *row = carom_scene_settings_get_row(settings, "gravity-angle");
  g_assert_nonnull(test_find(row, GTK_TYPE_LABEL, "°"));
}

/* A direction is kept that no size has yet, also while the dialog is closed and something else is
 * edited; it is a step like any other. */
static void test_gravity_angle_first(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  type(settings, "gravity-angle", "180deg");
  assert_undo_name(fixture, "Change Gravity");
  type(settings, "title", "Sideways");
  gtk_window_close(GTK_WINDOW(settings));
  do_action(fixture, "win.scene-settings");
  assert_text(settings, "gravity-angle", "180deg"); /* as typed */
  type(settings, "gravity-size", "2");
  g_assert_cmpfloat(get_scene(fixture)->gravity.x, ==, -2);
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, 0);
  for (int i = 0; i < 3; i++)
    do_action(fixture, "win.undo");
  assert_text(settings, "gravity-angle", "−90");
}

/* ---- Typing ---- */

/* What “2*” is half of has not been meant: neither it nor the “2” is there then. */
static void test_half_typed(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  GtkWidget *row = carom_scene_settings_get_row(settings, "gravity-size");
  double before = get_scene(fixture)->gravity.y;
  type(settings, "gravity-size", "2");
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, -2);
  type(settings, "gravity-size", "2*");
  assert_text(settings, "gravity-size", "2*");
  assert_text(settings, "gravity-y", "0");
  type(settings, "gravity-size", "2*x");
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, before);
  g_assert_nonnull(get_problem(row));
  assert_undo_name(fixture, NULL);
  g_signal_emit_by_name(get_field(settings, "gravity-size"), "activate");
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, before);
  g_assert_nonnull(get_problem(row));
  type(settings, "gravity-size", "2*3");
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, -6);
}

/* Typing that pauses makes steps of its own, which are taken back together; what was typed before
 * Enter stays. */
static void test_half_typed_slowly(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  type(settings, "gravity-size", "5");
  g_signal_emit_by_name(get_field(settings, "gravity-size"), "activate");
  type(settings, "gravity-size", "1");
  g_usleep(G_USEC_PER_SEC + G_USEC_PER_SEC / 10); /* edits are one step within a second */
  type(settings, "gravity-size", "12");
  type(settings, "gravity-size", "12x");
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, -5);
  do_action(fixture, "win.undo");
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, 0);
}

static gboolean press_escape(GtkWidget *field) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(field);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GObject) keys = g_list_model_get_item(controllers, i);
    for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER(keys) && G_IS_LIST_MODEL(keys) &&
                      j < g_list_model_get_n_items(G_LIST_MODEL(keys));
         j++) {
      g_autoptr(GtkShortcut) shortcut = g_list_model_get_item(G_LIST_MODEL(keys), j);
      g_autofree char *trigger = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(shortcut));
      if (g_str_equal(trigger, "Escape"))
        return gtk_shortcut_action_activate(gtk_shortcut_get_action(shortcut), 0, field, NULL);
    }
  }
  return FALSE;
}

/* Escape brings back what was there before the typing, right or wrong; a second one is the
 * dialog's. */
static void test_escape(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  GtkWidget *field = get_field(settings, "gravity-size");
  g_assert_false(press_escape(field));
  type(settings, "gravity-size", "3");
  g_assert_true(press_escape(field));
  assert_text(settings, "gravity-size", "0");
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, 0);
  g_assert_false(press_escape(field));
  type(settings, "gravity-size", "3*");
  g_assert_true(press_escape(field));
  assert_text(settings, "gravity-size", "0");
  g_assert_null(get_problem(carom_scene_settings_get_row(settings, "gravity-size")));
  type(settings, "gravity-size", "3");
  g_signal_emit_by_name(field, "activate");
  g_assert_false(press_escape(field));
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, -3);
}

/* ---- Questions ---- */

static void assert_question(const CaromScene *scene, guint i, const char *question,
                            const char *answer) {
  g_assert_cmpuint(i, <, scene->questions->len);
  g_assert_cmpstr(carom_scene_question(scene, i)->question, ==, question);
  g_assert_cmpstr(carom_scene_question(scene, i)->answer, ==, answer);
}

static GtkCheckButton *find_right(CaromSceneSettings *settings, guint i) {
  g_autoptr(GPtrArray) boxes = g_ptr_array_new();
  collect(test_find(GTK_WIDGET(settings), CAROM_TYPE_QUESTION_EDITOR, NULL), GTK_TYPE_CHECK_BUTTON,
          boxes);
  g_assert_cmpuint(i, <, boxes->len);
  return boxes->pdata[i];
}

static void assert_choice(const CaromScene *scene, guint i, const char *choice, gboolean is_right) {
  const CaromQuestion *question = carom_scene_question(scene, 0);
  g_assert_cmpuint(i, <, carom_question_n_choices(question));
  g_assert_cmpstr(carom_question_choice(question, i)->choice, ==, choice);
  g_assert_cmpint(carom_question_choice(question, i)->is_right, ==, is_right);
}

/* Choices come two at first, one of them right whatever is done, and each change is one step. */
static void test_choices(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "oblique");
  while (get_scene(fixture)->questions->len > 0)
    press_icon(settings, 0, "list-remove-symbolic");
  press(settings, "Add a question");
  press(settings, "Add a choice");
  assert_undo_name(fixture, "Add Choice");
  g_assert_cmpuint(carom_question_n_choices(carom_scene_question(get_scene(fixture), 0)), ==, 2);
  type_in(find_field_of(settings, "choice", 0), "Up");
  assert_undo_name(fixture, "Change Choice");
  type_in(find_field_of(settings, "choice", 1), "Down");
  type_in(find_field_of(settings, "choice-belief", 1), "What goes up comes down.");
  type_in(find_field_of(settings, "choice-meaning", 1), "Momentum would vanish.");
  press(settings, "Add a choice");
  gtk_check_button_set_active(find_right(settings, 2), TRUE);
  assert_undo_name(fixture, "Change Right Choice");
  gtk_drop_down_set_selected(GTK_DROP_DOWN(find_field_of(settings, "question-when", 0)), 1);
  type_in(find_field_of(settings, "question-number", 0), "3");
  g_autoptr(CaromScene) loaded = save_and_load(fixture);
  assert_choice(loaded, 0, "Up", FALSE);
  assert_choice(loaded, 1, "Down", FALSE);
  assert_choice(loaded, 2, "Another choice", TRUE);
  const CaromQuestion *question = carom_scene_question(loaded, 0);
  g_assert_cmpuint(question->before_contact, ==, 3);
  g_assert_cmpstr(carom_question_choice(question, 1)->belief, ==, "What goes up comes down.");
  g_assert_cmpstr(carom_question_choice(question, 1)->meaning, ==, "Momentum would vanish.");
  gtk_drop_down_set_selected(GTK_DROP_DOWN(find_field_of(settings, "question-when", 0)), 2);
  type_in(find_field_of(settings, "question-number", 0), "0.25");
  g_assert_cmpfloat(carom_scene_question(get_scene(fixture), 0)->at_s, ==, 0.25);
  g_assert_cmpuint(carom_scene_question(get_scene(fixture), 0)->before_contact, ==, 0);
  carom_document_undo(fixture->document);
  g_assert_cmpfloat(carom_scene_question(get_scene(fixture), 0)->at_s, ==, 0);
}

static void test_questions(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "oblique");
  while (get_scene(fixture)->questions->len > 0)
    press_icon(settings, 0, "list-remove-symbolic");
  assert_undo_name(fixture, "Remove Question");
  press(settings, "Add a question");
  type_in(find_question_field(settings, 0, FALSE), "Why?");
  type_in(find_question_field(settings, 0, TRUE), "Because.");
  press(settings, "Add a question");
  assert_undo_name(fixture, "Add Question");
  type_in(find_question_field(settings, 1, FALSE), "How far?");
  assert_undo_name(fixture, "Change Question");
  press_icon(settings, 1, "go-up-symbolic");
  assert_undo_name(fixture, "Move Question");
  g_autoptr(CaromScene) loaded = save_and_load(fixture);
  assert_question(loaded, 0, "How far?", NULL);
  assert_question(loaded, 1, "Why?", "Because.");
  type_in(find_question_field(settings, 1, TRUE), "");
  press_icon(settings, 0, "go-down-symbolic");
  assert_question(get_scene(fixture), 0, "Why?", NULL);
  type_in(find_question_field(settings, 0, FALSE), " ");
  assert_question(get_scene(fixture), 0, "Why?", NULL);
  g_assert_true(gtk_widget_has_css_class(find_question_field(settings, 0, FALSE), "error"));
}

/* ---- Walls, seed, picture ---- */

static void test_walls(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "oblique");
  CaromVec2 min, max;
  g_assert_cmpuint(get_scene(fixture)->walls->len, ==, 0);
  type(settings, "restitution", "0.5");
  carom_scene_view(get_scene(fixture), &min, &max);
  press(settings, "Put a box around");
  const CaromScene *scene = get_scene(fixture);
  CaromExtents walls = carom_extents_nothing();
  g_assert_cmpuint(scene->walls->len, ==, 4);
  for (guint i = 0; i < 4; i++) {
    CaromExtents wall = carom_extents_of_wall(carom_scene_wall(scene, i));
    carom_extents_add(&walls, &wall);
    g_assert_cmpfloat(carom_scene_wall(scene, i)->restitution, ==, 0.5);
  }
  g_assert_true(walls.min.x == min.x && walls.min.y == min.y);
  g_assert_true(walls.max.x == max.x && walls.max.y == max.y);
  g_autoptr(CaromScene) loaded = save_and_load(fixture);
  assert_same(loaded, scene);
  press(settings, "Remove all walls");
  g_assert_cmpuint(get_scene(fixture)->walls->len, ==, 0);
  assert_undo_name(fixture, "Remove All Walls");
}

static const char crowd[] =
    "{\"format\": \"carom-scene\", \"version\": 1, \"seed\": 1, \"crowds\": [{\"count\": 9, "
    "\"min\": [0, 0], \"max\": [9, 9], \"radius\": 1, \"mass\": {\"factor\": 1, \"power\": 0}}]}";

/* Discs are placed as the file would place them. */
static void test_seed(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(fixture, "crowd.carom", crowd);
  CaromSceneSettings *settings = open_settings(fixture, path);
  CaromVec2 before = carom_scene_body(get_scene(fixture), 0)->position;
  type(settings, "seed", "7");
  g_autoptr(CaromScene) loaded = save_and_load(fixture);
  g_assert_cmpuint(loaded->seed, ==, 7);
  g_assert_cmpfloat(carom_scene_body(loaded, 0)->position.x, !=, before.x);
  for (guint i = 0; i < loaded->bodies->len; i++)
    g_assert_cmpfloat(carom_scene_body(loaded, i)->position.x, ==,
                      carom_scene_body(get_scene(fixture), i)->position.x);
  press(settings, "Roll the Dice for the Seed");
  g_assert_cmpuint(get_scene(fixture)->seed, !=, 7);
}

static void test_keep(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "oblique");
  g_object_set(fixture->player, "speed", 0.5, "loop", TRUE, NULL);
  do_action(fixture, "win.show-ghost");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.trails-length", "d", 2.0);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.chart-quantity", "(us)", 0,
                             "momentum");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.chart-quantity", "(us)", 1,
                             "energy");
  press(settings, "Keep what the panes show and how they play");
  press(settings, "Fix the charts that are shown");
  g_autoptr(CaromScene) loaded = save_and_load(fixture);
  g_assert_true(loaded->staging.ghost && loaded->staging.loop);
  g_assert_cmpfloat(loaded->staging.trails_s, ==, 2);
  g_assert_cmpfloat(loaded->staging.speed, ==, 0.5);
  g_assert_cmpstr(loaded->staging.charts[0], ==, "momentum");
  g_assert_cmpstr(loaded->staging.charts[1], ==, "energy");
  press(settings, "Let the charts suit the scene");
  g_assert_null(get_scene(fixture)->staging.charts);
}

/* What the camera shows becomes the view, and the camera shows it without a zoom. */
static void test_keep_view(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  CaromVec2 min = get_scene(fixture)->view_min, max = get_scene(fixture)->view_max;
  do_action(fixture, "win.zoom-in");
  press(settings, "Take what is shown now");
  const CaromScene *scene = get_scene(fixture);
  double width = scene->view_max.x - scene->view_min.x;
  /* A step of zoom is the square root of two; the middle stays. */
  g_assert_cmpfloat_with_epsilon(width * G_SQRT2, max.x - min.x, 1e-9);
  g_assert_cmpfloat_with_epsilon(scene->view_max.y + scene->view_min.y, max.y + min.y, 1e-9);
  g_autoptr(CaromScene) loaded = save_and_load(fixture);
  assert_same(loaded, scene);
}

static gboolean is_on(Fixture *fixture, const char *action) {
  g_autoptr(GVariant) state = get_state(fixture, action);
  return g_variant_get_boolean(state);
}

/* The panes show what is set, and no more after it is undone, be the window open or not; what the
 * viewer has chosen otherwise stays at other edits. */
static void test_panes_follow(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  type(settings, "arrows", "2");
  g_assert_true(is_on(fixture, "show-momenta"));
  gtk_window_close(GTK_WINDOW(settings));
  do_action(fixture, "win.undo");
  g_assert_false(is_on(fixture, "show-momenta"));
  do_action(fixture, "win.show-ghost");
  type(settings, "title", "Other");
  g_assert_true(is_on(fixture, "show-ghost"));
}

/* The clock stays, whatever is edited; where it is the world, panes run again to the same time. */
static void test_clock(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  carom_player_seek(fixture->player, 50);
  wait_for_frame(fixture, 50);
  type(settings, "title", "Other");
  wait_for_frame(fixture, 50);
  g_assert_cmpuint(test_frame(fixture->player), ==, 50);
  g_assert_null(carom_document_get_later(fixture->document));
  type(settings, "gravity-y", "-1");
  wait_for_frame(fixture, 50);
  g_assert_cmpuint(test_frame(fixture->player), ==, 50);
  g_assert_cmpint(carom_document_get_later(fixture->document)->basis, ==,
                  CAROM_DOCUMENT_FROM_START);
  double time_s = 50 * carom_document_get_scene(fixture->document)->dt_s;
  type(settings, "dt", "1/200");
  wait_for_frame(fixture, (guint64)lround(200 * time_s));
  g_assert_cmpuint(test_frame(fixture->player), ==, (guint64)lround(200 * time_s));
  press(settings, "Remove all walls");
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
}

/* An action leads to the row of a setting, whichever page is shown. */
static void test_lead(Fixture *fixture, gconstpointer data) {
  static const char *const ids[] = {"gravity-x", "title", "dt"};
  for (guint i = 0; i < G_N_ELEMENTS(ids); i++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.scene-setting", "s", ids[i]);
    CaromSceneSettings *settings = find_settings();
    GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(settings));
    g_assert_true(focus == get_field(settings, ids[i]) ||
                  gtk_widget_is_ancestor(focus, get_field(settings, ids[i])));
    g_assert_true(gtk_widget_get_mapped(get_field(settings, ids[i])));
  }
}

/* While a contact asks, words and answers are secret here too. */
static void test_secret(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  g_assert_true(g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), "predict-skip"));
  g_assert_false(gtk_widget_get_visible(GTK_WIDGET(settings)));
  g_assert_false(
      g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), "scene-settings"));
  g_assert_false(
      g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), "scene-setting"));
}

/* ---- Looks ---- */

/* The letters of @widget and what is in it, once each. */
static void note_mnemonics(GtkWidget *widget, GHashTable *keys) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(widget, GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++) {
    guint key = gdk_keyval_to_lower(gtk_label_get_mnemonic_keyval(labels->pdata[i]));
    if (key == 0 || key == GDK_KEY_VoidSymbol)
      continue;
    g_test_message("%c: %s", (int)key, gtk_label_get_text(labels->pdata[i]));
    g_assert_true(g_hash_table_add(keys, GUINT_TO_POINTER(key)));
  }
}

/* Within a page and among the tabs each letter stands for one thing. */
static void test_mnemonics(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  GtkNotebook *pages = GTK_NOTEBOOK(gtk_window_get_child(GTK_WINDOW(settings)));
  for (int i = 0; i < gtk_notebook_get_n_pages(pages); i++) {
    g_autoptr(GHashTable) keys = g_hash_table_new(NULL, NULL);
    for (int j = 0; j < gtk_notebook_get_n_pages(pages); j++)
      note_mnemonics(gtk_notebook_get_tab_label(pages, gtk_notebook_get_nth_page(pages, j)), keys);
    note_mnemonics(gtk_notebook_get_nth_page(pages, i), keys);
  }
}

/* It fits on a projector, and scrolls in one direction only. */
static void test_fits(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  int width, height;
  GtkWidget *child = gtk_window_get_child(GTK_WINDOW(settings));
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_assert_cmpint(width, <=, 560); /* as wide as it opens */
  g_assert_cmpint(height, <=, 400);
}

static const WindowTest tests[] = {
    {"/scene-settings/lead", test_lead},
    {"/scene-settings/units", test_units},
    {"/scene-settings/gravity", test_gravity},
    {"/scene-settings/gravity/components", test_gravity_components},
    {"/scene-settings/gravity/angle-first", test_gravity_angle_first},
    {"/scene-settings/typing/half", test_half_typed},
    {"/scene-settings/typing/half-slowly", test_half_typed_slowly},
    {"/scene-settings/typing/escape", test_escape},
    {"/scene-settings/questions", test_questions},
    {"/scene-settings/choices", test_choices},
    {"/scene-settings/walls", test_walls},
    {"/scene-settings/seed", test_seed},
    {"/scene-settings/keep", test_keep},
    {"/scene-settings/keep-view", test_keep_view},
    {"/scene-settings/panes-follow", test_panes_follow},
    {"/scene-settings/clock", test_clock},
    {"/scene-settings/secret", test_secret},
    {"/scene-settings/mnemonics", test_mnemonics},
    {"/scene-settings/fits", test_fits},
};

int main(int argc, char **argv) {
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
