/* test-scene-settings: all of a scene that its window of settings has is set there, saved, read
 * again and undone; what a file may not have is refused there too. Needs a display. */
#include "window-test.h"

#include "carom-question-editor.h"
#include "carom-scene-check.h"
#include "carom-scene-json.h"
#include "carom-scene-settings.h"
#include "carom-scene-text.h"
#include "carom-setting-row.h"

#define LONGEST_TITLE 200

static CaromSceneSettings *find_settings(void) {
  CaromSceneSettings *settings = NULL;
  GList *toplevels = gtk_window_list_toplevels();
  for (GList *link = toplevels; link; link = link->next)
    if (CAROM_IS_SCENE_SETTINGS(link->data))
      settings = link->data;
  g_list_free(toplevels);
  return settings;
}

static CaromSceneSettings *open_settings(Fixture *fixture, const char *scene) {
  open_scene(fixture, scene);
  do_action(fixture, "win.scene-settings");
  CaromSceneSettings *settings = find_settings();
  g_assert_true(gtk_widget_get_mapped(GTK_WIDGET(settings)));
  return settings;
}

static const CaromScene *get_scene(Fixture *fixture) {
  return carom_document_get_scene(fixture->document);
}

static GtkWidget *get_field(CaromSceneSettings *settings, const char *id) {
  GtkWidget *row = carom_scene_settings_get_row(settings, id);
  g_assert_nonnull(row);
  return carom_setting_row_get_field(CAROM_SETTING_ROW(row));
}

/* As pasting over all of it does. */
static void replace_lines(GtkTextBuffer *buffer, const char *text) {
  gtk_text_buffer_begin_user_action(buffer);
  gtk_text_buffer_set_text(buffer, text, -1);
  gtk_text_buffer_end_user_action(buffer);
}

static void type_in(GtkWidget *field, const char *text) {
  if (GTK_IS_TEXT_VIEW(field))
    replace_lines(gtk_text_view_get_buffer(GTK_TEXT_VIEW(field)), text);
  else if (GTK_IS_CHECK_BUTTON(field))
    gtk_check_button_set_active(GTK_CHECK_BUTTON(field), *text == '1');
  else if (GTK_IS_DROP_DOWN(field))
    gtk_drop_down_set_selected(GTK_DROP_DOWN(field), (guint)(*text - '0'));
  else
    gtk_editable_set_text(GTK_EDITABLE(field), text);
}

static void type(CaromSceneSettings *settings, const char *id, const char *text) {
  type_in(get_field(settings, id), text);
}

/* What is wrong with a setting; NULL: nothing. */
static const char *get_problem(GtkWidget *row) {
  GtkWidget *field = carom_setting_row_get_field(CAROM_SETTING_ROW(row));
  GtkWidget *message = gtk_widget_get_last_child(row);
  gboolean is_marked = gtk_widget_has_css_class(field, "error");
  g_assert_cmpint(gtk_widget_get_visible(message), ==, is_marked);
  return is_marked ? gtk_label_get_text(GTK_LABEL(message)) : NULL;
}

static void assert_undo_name(Fixture *fixture, const char *name) {
  g_autofree char *undo_name = NULL;
  g_object_get(fixture->document, "undo-name", &undo_name, NULL);
  g_assert_cmpstr(undo_name, ==, name);
}

static void press(CaromSceneSettings *settings, const char *label) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(GTK_WIDGET(settings), GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++) {
    GtkWidget *button = gtk_widget_get_ancestor(labels->pdata[i], GTK_TYPE_BUTTON);
    if (button && g_str_equal(gtk_label_get_text(labels->pdata[i]), label)) {
      g_signal_emit_by_name(button, "clicked");
      return;
    }
  }
  g_error("no button says %s", label);
}

/* Saves the scene and reads it again. */
static CaromScene *save_and_load(Fixture *fixture) {
  g_autoptr(GError) error = NULL;
  g_autofree char *path = g_build_filename(fixture->folder, "saved.carom", NULL);
  g_autofree char *text = NULL;
  gsize length;
  g_assert_true(carom_document_save(fixture->document, path, &error));
  g_assert_true(g_file_get_contents(path, &text, &length, &error));
  CaromScene *scene = carom_scene_text_parse(path, text, length, NULL, &error);
  g_assert_no_error(error);
  return scene;
}

/* The same in all that a file holds, but for the panes, which are the window's. */
static void assert_same(const CaromScene *one, const CaromScene *other) {
  g_autoptr(CaromScene) copy = carom_scene_copy(other);
  g_array_set_size(copy->methods, 0);
  g_array_append_vals(copy->methods, one->methods->data, one->methods->len);
  g_autofree char *text = carom_scene_json_write(one);
  g_autofree char *other_text = carom_scene_json_write(copy);
  g_assert_cmpstr(text, ==, other_text);
}

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
    {"slow-at-contacts", "1", "Change Slow at Contacts", 1},
    {"view-left", "-1.5", "Change View", -1.5},
    {"view-bottom", "-2", "Change View", -2},
    {"view-right", "17", "Change View", 17},
    {"view-top", "19", "Change View", 19},
    {"own-view", "0", "Change View", 0},
    {"arrows", "2", "Change Arrows", CAROM_STAGING_ARROWS_BOTH},
    {"colour-by", "1", "Change Colours", CAROM_STAGING_COLOUR_BY_SPEED},
    {"all-trails", "1", "Change Trails", 1},
    {"all-trails", "0", "Change Trails", 0},
    {"trails", "1/3", "Change Trails", 1.0 / 3},
    {"strobe", "0.1", "Change Pictures at Equal Times", 0.1},
    {"ghost", "1", "Change Ghost", 1},
    {"centre-of-mass", "1", "Change Centre of Mass", 1},
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
  g_assert_cmpuint(gtk_drop_down_get_selected(arrows), ==, CAROM_STAGING_ARROWS_VELOCITY);
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
    {"view-left", "1000", "not below and left of its max"},
    {"trails", "-1", "must be 0 or more, but is −1."},
    {"strobe", "-1", "must be 0 or more, but is −1."},
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

static GtkWidget *find_question_field(CaromSceneSettings *settings, guint i, gboolean is_answer) {
  g_autoptr(GPtrArray) rows = g_ptr_array_new();
  collect(test_find(GTK_WIDGET(settings), CAROM_TYPE_QUESTION_EDITOR, NULL), CAROM_TYPE_SETTING_ROW,
          rows);
  g_assert_cmpuint(2 * i + is_answer, <, rows->len);
  return carom_setting_row_get_field(rows->pdata[2 * i + is_answer]);
}

static void press_icon(CaromSceneSettings *settings, guint i, const char *icon) {
  GtkWidget *field = find_question_field(settings, i, FALSE);
  GtkWidget *row = gtk_widget_get_ancestor(field, CAROM_TYPE_SETTING_ROW);
  g_signal_emit_by_name(test_find_icon_button(gtk_widget_get_parent(row), icon), "clicked");
}

static void assert_question(const CaromScene *scene, guint i, const char *question,
                            const char *answer) {
  g_assert_cmpuint(i, <, scene->questions->len);
  g_assert_cmpstr(carom_scene_question(scene, i)->question, ==, question);
  g_assert_cmpstr(carom_scene_question(scene, i)->answer, ==, answer);
}

static void test_questions(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "oblique");
  while (get_scene(fixture)->questions->len > 0)
    press_icon(settings, 0, "list-remove-symbolic");
  assert_undo_name(fixture, "Remove Question");
  press(settings, "Add a Question");
  type_in(find_question_field(settings, 0, FALSE), "Why?");
  type_in(find_question_field(settings, 0, TRUE), "Because.");
  press(settings, "Add a Question");
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
  press(settings, "Add a Question");
  press_icon(settings, 1, "go-up-symbolic");
  g_autoptr(CaromScene) loaded = save_and_load(fixture);
  g_assert_cmpstr(loaded->others, ==, "\"by\": \"me\"");
  g_assert_cmpstr(carom_scene_body(loaded, 0)->others, ==, "\"id\": 1.10");
  g_assert_cmpstr(carom_scene_wall(loaded, 0)->others, ==, "\"by\": 3");
  g_assert_null(carom_scene_question(loaded, 0)->others);
  g_assert_cmpstr(carom_scene_question(loaded, 1)->others, ==, "\"by\": 2");
}

/* ---- Walls, seed, picture ---- */

static void test_walls(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "oblique");
  CaromVec2 min, max;
  g_assert_cmpuint(get_scene(fixture)->walls->len, ==, 0);
  type(settings, "restitution", "0.5");
  carom_scene_view(get_scene(fixture), &min, &max);
  press(settings, "Put a Box Around");
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
  press(settings, "Remove All Walls");
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
  press(settings, "Keep What the Panes Show and How They Play");
  press(settings, "Fix the Charts That Are Shown");
  g_autoptr(CaromScene) loaded = save_and_load(fixture);
  g_assert_true(loaded->staging.ghost && loaded->staging.loop);
  g_assert_cmpfloat(loaded->staging.trails_s, ==, 2);
  g_assert_cmpfloat(loaded->staging.speed, ==, 0.5);
  g_assert_cmpstr(loaded->staging.charts[0], ==, "momentum");
  g_assert_cmpstr(loaded->staging.charts[1], ==, "energy");
  press(settings, "Let the Charts Suit the Scene");
  g_assert_null(get_scene(fixture)->staging.charts);
}

/* What the camera shows becomes the view, and the camera shows it without a zoom. */
static void test_keep_view(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  CaromVec2 min = get_scene(fixture)->view_min, max = get_scene(fixture)->view_max;
  do_action(fixture, "win.zoom-in");
  press(settings, "Take What Is Shown Now");
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

/* Where words and picture are edited, the clock stays; where the world is, it starts anew. */
static void test_clock(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  carom_player_seek(fixture->player, 50);
  wait_for_frame(fixture, 50);
  type(settings, "title", "Other");
  wait_for_frame(fixture, 50);
  g_assert_cmpuint(test_frame(fixture->player), ==, 50);
  type(settings, "gravity-y", "-1");
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
}

/* While a contact asks, words and answers are secret here too. */
static void test_secret(Fixture *fixture, gconstpointer data) {
  CaromSceneSettings *settings = open_settings(fixture, "two-in-a-box");
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  g_assert_true(g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), "reveal"));
  g_assert_false(gtk_widget_get_visible(GTK_WIDGET(settings)));
  g_assert_false(
      g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), "scene-settings"));
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
    {"/scene-settings/every-field", test_every_field},
    {"/scene-settings/undo", test_undo},
    {"/scene-settings/typing-is-one-step", test_typing_is_one_step},
    {"/scene-settings/refused", test_refused},
    {"/scene-settings/wrong-stays", test_wrong_stays},
    {"/scene-settings/actions", test_actions},
    {"/scene-settings/longest-title", test_longest_title},
    {"/scene-settings/units", test_units},
    {"/scene-settings/gravity", test_gravity},
    {"/scene-settings/gravity/components", test_gravity_components},
    {"/scene-settings/gravity/angle-first", test_gravity_angle_first},
    {"/scene-settings/typing/half", test_half_typed},
    {"/scene-settings/typing/half-slowly", test_half_typed_slowly},
    {"/scene-settings/typing/escape", test_escape},
    {"/scene-settings/questions", test_questions},
    {"/scene-settings/other-fields", test_other_fields},
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
