/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-settings-fields: all of a scene that its window of settings has is set there, saved,
 * read again and undone; what a file may not have is refused there too. Needs a display. */
#include "scene-settings-test.h"

/* ---- Every field ---- */

static const struct {
  const char *id, *text, *name;
  double value; /* NAN: it is a text */
} fields[] = {
    {"title", "Ein Kasten", "Change Title", NAN},
    {"lesson", "Look!\nAt the walls.", "Change Lesson", NAN},
    {"lesson", "", "Change Lesson", NAN},
    {"unit", "px", "Change Unit", NAN},
    {"gravity-x", "1/4", "Change Gravity", 0.25},
    {"gravity-y", "-9.81", "Change Gravity", -9.81},
    {"gravity-size", "3", "Change Gravity", 3},
    {"gravity-angle", "45", "Change Gravity", 45},
    {"restitution", "0.5", "Change Restitution of Discs", 0.5},
    {"wall-restitution", "2*0.4", "Change Restitution of Walls", 0.8},
    {"wall-factor", "0.75", "Change Tangential Factor of Walls", 0.75},
    {"dt", "1/60", "Change Length of Frame", 1.0 / 60},
    {"duration", "2.5e1 s", "Change Duration", 25},
    {"seed", "4294967295", "Change Seed", 4294967295},
    {"speed", "1/4", "Change Speed", 0.25},
    {"loop", "1", "Change Loop", 1},
    {"slow_at_contacts", "1", "Change Slow at Contacts", 1},
    {"view-left", "-1.5", "Change View", -1.5},
    {"view-bottom", "-2", "Change View", -2},
    {"view-right", "17", "Change View", 17},
    {"view-top", "19", "Change View", 19},
    {"about-x", "1.5", "Move Point of Angular Momentum", 1.5},
    {"about-y", "-2", "Move Point of Angular Momentum", -2},
    {"own-view", "0", "Change View", 0},
    {"arrows", "2", "Change Arrows", CAROM_STAGING_ARROWS_BOTH},
    {"colour_by", "1", "Change Colours", CAROM_STAGING_COLOUR_BY_SPEED},
    {"all-trails", "1", "Change Trails", 1},
    {"all-trails", "0", "Change Trails", 0},
    {"trails", "1/3", "Change Trails", 1.0 / 3},
    {"strobe_s", "0.1", "Change Pictures at Equal Times", 0.1},
    {"ghost", "1", "Change Ghost", 1},
    {"centre_of_mass", "1", "Change Centre of Mass", 1},
    {"counter", "1", "Change Contact Counter", 1},
};

static void assert_has(const CaromScene *scene, guint i) {
  const CaromSetting *setting = carom_setting_by_id(fields[i].id);
  if (isnan(fields[i].value))
    g_assert_true(carom_setting_is_text(setting, scene, setting->index, fields[i].text));
  else
    g_assert_cmpfloat(carom_setting_get_value(setting, scene, setting->index), ==, fields[i].value);
}

/* Each is a step with a name, and is read back as it was set. */
static void test_every_field(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  for (guint i = 0; i < G_N_ELEMENTS(fields); i++) {
    g_test_message("%s", fields[i].id);
    type(settings, fields[i].id, fields[i].text);
    g_assert_null(get_problem(carom_scene_settings_get_row(settings, fields[i].id)));
    assert_has(get_scene(fixture), i);
    assert_undo_name(fixture, fields[i].name);
    g_autoptr(CaromScene) loaded = save_and_load(fixture);
    assert_has(loaded, i);
    assert_same(loaded, get_scene(fixture));
  }
}

/* Undone one by one, with the window open, each brings its field back. */
static void test_undo(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  g_autoptr(CaromScene) before = carom_scene_copy(get_scene(fixture));
  g_autofree char *json = carom_scene_json_write(before);
  for (guint i = 0; i < G_N_ELEMENTS(fields); i++)
    type(settings, fields[i].id, fields[i].text);
  gboolean can_undo = TRUE;
  while (g_object_get(fixture->document, "can-undo", &can_undo, NULL), can_undo)
    do_action(fixture, "win.undo");
  g_autofree char *again = carom_scene_json_write(get_scene(fixture));
  g_assert_cmpstr(again, ==, json);
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(get_field(settings, "title"))), ==,
                  before->title);
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(get_field(settings, "seed"))), ==, "4");
  g_assert_false(gtk_check_button_get_active(GTK_CHECK_BUTTON(get_field(settings, "ghost"))));
  GtkDropDown *arrows = GTK_DROP_DOWN(get_field(settings, "arrows"));
  g_assert_cmpuint(gtk_drop_down_get_selected(arrows), ==, CAROM_STAGING_ARROWS_SUITABLE);
}

static void test_typing_is_one_step(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  g_autofree char *before = g_strdup(get_scene(fixture)->title);
  type(settings, "title", "T");
  type(settings, "title", "Th");
  type(settings, "title", "The");
  type(settings, "gravity-y", "-9");
  type(settings, "gravity-y", "-9.8");
  do_action(fixture, "win.undo");
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, 0);
  g_assert_cmpstr(get_scene(fixture)->title, ==, "The");
  do_action(fixture, "win.undo");
  g_assert_cmpstr(get_scene(fixture)->title, ==, before);
}

/* ---- What is refused ---- */

static const struct {
  const char *id, *text, *problem;
} refused[] = {
    {"title", "a\x1b[0m", "but has \\x1b."},
    {"title", "two\nlines", "single line"},
    {"lesson", "a\x7f", "but has \\x7f."},
    {"unit", "m\n", "single line"},
    {"gravity-y", "down", ""},
    {"gravity-y", "", ""},
    {"gravity-y", "3 kg", ""},
    {"gravity-size", "-1", "must be 0 or more, but is −1. To let it point the other way"},
    {"gravity-angle", "3 m", ""},
    {"restitution", "-0.1", "must be 0 or more, but is −0.1."},
    {"wall-restitution", "-1", "must be 0 or more, but is −1."},
    {"wall-factor", "1.5", "must be from 0 to 1, but is 1.5."},
    {"dt", "0", "must be greater than 0, but is 0."},
    {"dt", "1/", ""},
    {"dt", "1e9", "shorter than dt"},
    {"dt", "1e-9", "a billion frames"},
    {"duration", "-1", "must be greater than 0, but is −1."},
    {"duration", "0.001", "Give a longer duration or a smaller dt."},
    {"seed", "1.5", "must be a whole number from 0 to 4294967295, but is 1.5."},
    {"seed", "-1", "must be a whole number"},
    {"seed", "4294967296", "must be a whole number"},
    {"speed", "0", "must be from"},
    {"speed", "2000", "must be from"},
    {"view-left", "1000", "not below and left of the corner max"},
    {"trails", "-1", "must be 0 or more, but is −1."},
    {"strobe_s", "-1", "must be 0 or more, but is −1."},
};

/* It is marked and said, and the scene stays; nothing about how a file is written. */
static void test_refused(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  for (guint i = 0; i < G_N_ELEMENTS(refused); i++) {
    const CaromScene *scene = get_scene(fixture);
    GtkWidget *row = carom_scene_settings_get_row(settings, refused[i].id);
    type(settings, refused[i].id, refused[i].text);
    const char *problem = get_problem(row);
    g_test_message("%s: %s: %s", refused[i].id, refused[i].text, problem);
    g_assert_nonnull(problem);
    g_assert_nonnull(strstr(problem, refused[i].problem));
    g_assert_null(strstr(problem, "quotes"));
    g_assert_true(get_scene(fixture) == scene);
    gtk_test_accessible_assert_state(get_field(settings, refused[i].id),
                                     GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  }
  type(settings, "wall-factor", "1.25");
  type(settings, "wall-factor", "0.25");
  g_assert_null(get_problem(carom_scene_settings_get_row(settings, "wall-factor")));
}

/* An edit elsewhere leaves what is wrong to be mended; another value, or closing, takes it away. */
static void test_wrong_stays(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  GtkWidget *row = carom_scene_settings_get_row(settings, "wall-factor");
  type(settings, "wall-factor", "2");
  type(settings, "gravity-y", "-1");
  g_assert_nonnull(get_problem(row));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.wall-factor", "d", 0.5);
  g_assert_null(get_problem(row));
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(get_field(settings, "wall-factor"))), ==,
                  "0.5");
  type(settings, "wall-factor", "2");
  gtk_window_close(GTK_WINDOW(settings));
  do_action(fixture, "win.scene-settings");
  g_assert_null(get_problem(row));
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(get_field(settings, "wall-factor"))), ==,
                  "0.5");
}

/* Components that are numbers can have a size that is none; an angle would make it the components'.
 * That is said in words that are about gravity, not about its text in the file. */
static void test_gravity_overflow(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  type(settings, "gravity-x", "1.5e308");
  type(settings, "gravity-y", "1e308");
  type(settings, "gravity-angle", "45");
  const char *problem = get_problem(carom_scene_settings_get_row(settings, "gravity-angle"));
  g_assert_nonnull(problem);
  g_assert_nonnull(strstr(problem, "Make its size smaller"));
  g_assert_null(strstr(problem, "JSON"));
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, 1e308);
}

/* The window's actions that have keys here do the same as there. */
static void test_actions(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  type(settings, "gravity-y", "-1");
  g_assert_true(gtk_widget_activate_action(get_field(settings, "gravity-y"), "win.undo", NULL));
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, 0);
  g_assert_true(gtk_widget_activate_action(get_field(settings, "gravity-y"), "win.redo", NULL));
  g_assert_cmpfloat(get_scene(fixture)->gravity.y, ==, -1);
}

static void test_longest_title(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  g_autofree char *longest = g_strnfill(LONGEST_TITLE, 'x');
  g_autofree char *longer = g_strnfill(LONGEST_TITLE + 1, 'x');
  type(settings, "title", longest);
  g_assert_cmpstr(get_scene(fixture)->title, ==, longest);
  type(settings, "title", longer);
  g_assert_cmpstr(get_scene(fixture)->title, ==, longest);
  GtkWidget *row = carom_scene_settings_get_row(settings, "title");
  g_assert_cmpstr(get_problem(row), ==,
                  "Title: has 201 characters, but the limit is 200. Use fewer words.");
}

/* ---- Fields that are not known ---- */

static const char *const kept[] = {
    "\n  \"by\": \"me\"\n",
    "\"mass\": 1, \"id\": 1.10}",
    "{\"question\": \"Why?\", \"by\": 2}",
    "\"p2\": [9, 0], \"by\": 3}",
    "\"max\": [9, 9], \"by\": 4}",
};

/* What the settings do not have, since Carom does not know it, stays, and the view's with the view.
 */
static void test_other_fields(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "kept.carom", NULL);
  g_autofree char *json =
      g_strconcat("{\"format\": \"carom-scene\", \"version\": 2, \"questions\": [", kept[2],
                  "],\n\"bodies\": [{\"position\": [5, 5], \"radius\": 1, ", kept[1],
                  "],\n\"walls\": [{\"p1\": [0, 0], ", kept[3], "],\n\"view\": {\"min\": [0, 0], ",
                  kept[4], ",", kept[0], "}", NULL);
  g_assert_true(g_file_set_contents(path, json, -1, NULL));
  CaromSceneSettings *settings = open_settings(fixture, path);
  for (guint i = 0; i < G_N_ELEMENTS(fields); i++) {
    type(settings, fields[i].id, fields[i].text);
    gboolean has_view = get_scene(fixture)->has_view;
    g_assert_cmpstr(get_scene(fixture)->view_others, ==, has_view ? "\"by\": 4" : NULL);
  }
  type(settings, "own-view", "1");
  g_assert_null(get_scene(fixture)->view_others);
  press(settings, "Add a question");
  press_icon(settings, 1, "go-up-symbolic");
  g_autoptr(CaromScene) loaded = save_and_load(fixture);
  g_assert_cmpstr(loaded->others, ==, "\"by\": \"me\"");
  g_assert_cmpstr(carom_scene_body(loaded, 0)->others, ==, "\"id\": 1.10");
  g_assert_cmpstr(carom_scene_wall(loaded, 0)->others, ==, "\"by\": 3");
  g_assert_null(carom_scene_question(loaded, 0)->others);
  g_assert_cmpstr(carom_scene_question(loaded, 1)->others, ==, "\"by\": 2");
}

static const WindowTest tests[] = {
    {"/scene-settings/every-field", test_every_field},
    {"/scene-settings/undo", test_undo},
    {"/scene-settings/typing-is-one-step", test_typing_is_one_step},
    {"/scene-settings/refused", test_refused},
    {"/scene-settings/wrong-stays", test_wrong_stays},
    {"/scene-settings/gravity-overflow", test_gravity_overflow},
    {"/scene-settings/actions", test_actions},
    {"/scene-settings/longest-title", test_longest_title},
    {"/scene-settings/other-fields", test_other_fields},
};

int main(int argc, char **argv) {
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
