/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-panel: questions are shown, and each answer when it is asked for; and where discs can
 * have names. */
#include "window-test.h"

#include "carom-builtin.h"
#include "carom-limits.h"
#include "carom-scene-panel.h"
#include "carom-soft-text.h"

#define LONG "Geschwindigkeitskomponentenzerlegungsverfahrensvergleichstabellenüberschriftenzeile"

#define BODY "{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}"

/* The second question has no answer, the fourth an empty one. */
static const char questions[] =
    "{\"format\": \"carom-scene\", \"version\": 2, \"questions\": ["
    "{\"question\": \"Which is faster?\", \"answer\": \"The lighter one.\"}, \"Why?\","
    "{\"question\": \"" LONG "\", \"answer\": \"" LONG "\"},"
    "{\"question\": \"How far?\", \"answer\": \"\"}],"
    "\"bodies\": [" BODY "]}";

static void open_text(Fixture *fixture, const char *name, const char *text) {
  g_autofree char *path = g_build_filename(fixture->folder, name, NULL);
  g_assert_true(g_file_set_contents(path, text, -1, NULL));
  open_scene(fixture, path);
}

/* The first in @widget. */
static GtkWidget *find(GtkWidget *widget, GType type) {
  g_autoptr(GPtrArray) found = g_ptr_array_new();
  collect(widget, type, found);
  return found->pdata[0];
}

/* The expander that holds all questions. */
static GtkWidget *get_questions(Fixture *fixture) {
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  return find(panels->pdata[0], GTK_TYPE_EXPANDER);
}

static void open_questions(Fixture *fixture) {
  open_text(fixture, "questions.carom", questions);
  gtk_expander_set_expanded(GTK_EXPANDER(get_questions(fixture)), TRUE);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
}

/* The row of question @i; NULL if there is none. */
static GtkWidget *get_question(Fixture *fixture, guint i) {
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  GtkWidget *row = gtk_widget_get_first_child(GTK_WIDGET(
      gtk_widget_get_template_child(panels->pdata[0], CAROM_TYPE_SCENE_PANEL, "question_rows")));
  while (row && i-- > 0)
    row = gtk_widget_get_next_sibling(row);
  return row;
}

static GtkExpander *get_answer(Fixture *fixture, guint i) {
  g_assert_nonnull(get_question(fixture, i));
  return GTK_EXPANDER(find(get_question(fixture, i), GTK_TYPE_EXPANDER));
}

static gboolean is_revealed(Fixture *fixture, guint i) {
  GtkExpander *answer = get_answer(fixture, i);
  GtkWidget *label = gtk_expander_get_child(answer);
  g_assert_cmpint(gtk_widget_get_mapped(label), ==, gtk_expander_get_expanded(answer));
  return gtk_widget_get_mapped(label);
}

static guint count_long(GtkWidget *widget) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  guint n = 0;
  collect(widget, GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++) {
    g_autofree char *soft = carom_soft_text(gtk_label_get_text(labels->pdata[i]));
    const char *text = gtk_label_get_text(labels->pdata[i]);
    g_assert_cmpstr(text, ==, soft); /* it is soft already */
    n += g_utf8_strlen(text, -1) > CAROM_SCENE_MAX_WORDS;
  }
  return n;
}

/* A text as long as may be, without a space, can be broken wherever it is shown: in the lesson, a
 * question and an answer. */
static void test_longest_texts(Fixture *fixture, gconstpointer data) {
  g_autofree char *word = g_strnfill(CAROM_SCENE_MAX_WORDS, 'x');
  g_autofree char *text = g_strdup_printf("{\"format\": \"carom-scene\", \"version\": 2, "
                                          "\"lesson\": \"%s\", \"questions\": [{\"question\": "
                                          "\"%s\", \"answer\": \"%s\"}], \"bodies\": "
                                          "[{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}]}",
                                          word, word, word);
  show_panel(fixture);
  open_text(fixture, "long.carom", text);
  gtk_expander_set_expanded(GTK_EXPANDER(get_questions(fixture)), TRUE);
  gtk_expander_set_expanded(get_answer(fixture, 0), TRUE);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  g_assert_cmpuint(count_long(panels->pdata[0]), ==, 3);
}

static void test_revealed_one_by_one(Fixture *fixture, gconstpointer data) {
  open_questions(fixture);
  g_assert_false(is_revealed(fixture, 0));
  g_assert_false(is_revealed(fixture, 2));
  gtk_widget_activate(GTK_WIDGET(get_answer(fixture, 0)));
  g_assert_true(is_revealed(fixture, 0));
  g_assert_false(is_revealed(fixture, 2));
  GtkLabel *label = GTK_LABEL(gtk_expander_get_child(get_answer(fixture, 0)));
  g_assert_cmpstr(gtk_label_get_text(label), ==, "The lighter one.");
  gtk_widget_activate(GTK_WIDGET(get_answer(fixture, 0)));
  g_assert_false(is_revealed(fixture, 0));
}

/* Where there is nothing to reveal, nothing offers it. */
static void test_no_answer(Fixture *fixture, gconstpointer data) {
  static const gboolean has_answer[] = {TRUE, FALSE, TRUE, FALSE};
  open_questions(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(has_answer); i++)
    g_assert_cmpint(gtk_widget_get_mapped(GTK_WIDGET(get_answer(fixture, i))), ==, has_answer[i]);
}

/* An edit, and going back on it, leave the answer where it is; a scene that is opened, be it the
 * same, begins anew. */
static void test_hidden_again(Fixture *fixture, gconstpointer data) {
  open_questions(fixture);
  gtk_widget_activate(GTK_WIDGET(get_answer(fixture, 0)));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  g_assert_true(is_revealed(fixture, 0));
  do_action(fixture, "win.undo");
  g_assert_true(is_revealed(fixture, 0));
  open_questions(fixture);
  g_assert_false(is_revealed(fixture, 0));
  gtk_widget_activate(GTK_WIDGET(get_answer(fixture, 0)));
  open_scene(fixture, CAROM_BUILTIN_DEFAULT);
  open_questions(fixture);
  g_assert_false(is_revealed(fixture, 0));
}

static void change_answer(Fixture *fixture) {
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(fixture->document));
  g_free(carom_scene_question(scene, 0)->answer);
  carom_scene_question(scene, 0)->answer = g_strdup("Neither.");
  carom_document_change(fixture->document, scene, "Change Answer", NULL);
}

/* Questions that are edited are shown as they are now. */
static void test_edited(Fixture *fixture, gconstpointer data) {
  open_questions(fixture);
  change_answer(fixture);
  GtkLabel *label = GTK_LABEL(gtk_expander_get_child(get_answer(fixture, 0)));
  g_assert_cmpstr(gtk_label_get_text(label), ==, "Neither.");
  do_action(fixture, "win.undo");
  label = GTK_LABEL(gtk_expander_get_child(get_answer(fixture, 0)));
  g_assert_cmpstr(gtk_label_get_text(label), ==, "The lighter one.");
}

/* A scene that cannot be opened leaves everything as it is. */
static void test_kept_by_failure(Fixture *fixture, gconstpointer data) {
  open_questions(fixture);
  gtk_widget_activate(GTK_WIDGET(get_answer(fixture, 0)));
  g_autoptr(GError) error = NULL;
  g_assert_false(carom_document_open(fixture->document, "no-such-scene.carom", NULL, &error));
  g_assert_true(is_revealed(fixture, 0));
}

static void test_no_questions(Fixture *fixture, gconstpointer data) {
  open_questions(fixture);
  open_text(fixture, "none.carom", "{\"format\": \"carom-scene\", \"version\": 1}");
  g_assert_false(gtk_widget_get_visible(get_questions(fixture)));
  g_assert_null(get_question(fixture, 0));
}

/* What the panel says in place of the words about the scene; NULL: nothing. */
static GtkWidget *get_notice(Fixture *fixture) {
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  GtkWidget *notice = test_find(panels->pdata[0], GTK_TYPE_LABEL, "The text about this scene is ");
  return notice && gtk_widget_get_visible(notice) ? notice : NULL;
}

static gboolean has_note(Fixture *fixture) {
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  return gtk_widget_get_visible(
      test_find(panels->pdata[0], GTK_TYPE_LABEL, "The scene has been edited since"));
}

static void set_restitution(Fixture *fixture, double restitution) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", restitution);
}

static void set_secret(Fixture *fixture, gboolean is_secret) {
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  carom_scene_panel_set_secret(panels->pdata[0], is_secret);
}

/* Where questions are hidden, that is said, although the scene has no lesson; where there is
 * nothing to hide, nothing is. */
static void test_secret(Fixture *fixture, gconstpointer data) {
  open_questions(fixture);
  g_assert_null(get_notice(fixture));
  set_secret(fixture, TRUE);
  g_assert_nonnull(get_notice(fixture));
  g_assert_false(gtk_widget_get_visible(get_questions(fixture)));
  open_text(fixture, "none.carom", "{\"format\": \"carom-scene\", \"version\": 1}");
  set_secret(fixture, TRUE); /* another scene has ended the secrecy */
  g_assert_null(get_notice(fixture));
  open_questions(fixture);
  g_assert_null(get_notice(fixture));
  g_assert_true(gtk_widget_get_visible(get_questions(fixture)));
}

static void assert_tab_goes_to(Fixture *fixture, GtkWidget *widget) {
  test_go_by_tab(GTK_WIDGET(fixture->window), GTK_DIR_TAB_FORWARD);
  g_assert_true(gtk_window_get_focus(GTK_WINDOW(fixture->window)) == widget);
}

/* By keyboard each can be reached, and by name told from the others. */
static void test_accessible(Fixture *fixture, gconstpointer data) {
  open_questions(fixture);
  GtkWidget *answer = GTK_WIDGET(get_answer(fixture, 0));
  gtk_test_accessible_assert_property(answer, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      "Answer to “Which is faster?”");
  gtk_widget_grab_focus(get_questions(fixture));
  assert_tab_goes_to(fixture, answer);
  gtk_test_accessible_assert_state(answer, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  gtk_widget_activate(answer);
  gtk_test_accessible_assert_state(answer, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  assert_tab_goes_to(fixture, GTK_WIDGET(get_answer(fixture, 2)));
}

/* Words that are longer than the panel is wide are broken: it grows no wider, and the panes no
 * narrower. */
static void test_long_words(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  GtkWidget *panel = panels->pdata[0];
  int before, after;
  gtk_widget_measure(panel, GTK_ORIENTATION_HORIZONTAL, -1, &before, NULL, NULL, NULL);
  open_questions(fixture);
  gtk_widget_activate(GTK_WIDGET(get_answer(fixture, 2)));
  gtk_widget_measure(panel, GTK_ORIENTATION_HORIZONTAL, -1, &after, NULL, NULL, NULL);
  g_assert_cmpint(after, <=, before);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  assert_measures(panel);
}

/* So are those of a title, often a file's name with its words joined, and of a unit. */
static void test_long_title(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  int before, after;
  gtk_widget_measure(panels->pdata[0], GTK_ORIENTATION_HORIZONTAL, -1, &before, NULL, NULL, NULL);
  open_text(fixture, "title.carom",
            "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"" LONG LONG
            "\", \"unit\": \"" LONG "\", \"bodies\": [" BODY "]}");
  gtk_widget_measure(panels->pdata[0], GTK_ORIENTATION_HORIZONTAL, -1, &after, NULL, NULL, NULL);
  g_assert_cmpint(after, <=, before);
}

/* Words that may not be true any more say so, until the edits are taken back or the words are
 * edited; where there are none there is nothing to say, and nothing where they are hidden. */
static void test_note(Fixture *fixture, gconstpointer data) {
  open_questions(fixture);
  g_assert_false(has_note(fixture));
  set_restitution(fixture, 0.5);
  g_assert_true(has_note(fixture));
  do_action(fixture, "win.undo");
  g_assert_false(has_note(fixture));
  do_action(fixture, "win.redo");
  change_answer(fixture);
  g_assert_false(has_note(fixture));
  do_action(fixture, "win.undo");
  g_assert_true(has_note(fixture));
  do_action(fixture, "win.reset");
  g_assert_false(has_note(fixture));
  do_action(fixture, "win.undo");
  g_assert_true(has_note(fixture));
  set_secret(fixture, TRUE);
  g_assert_false(has_note(fixture));
  open_text(fixture, "none.carom",
            "{\"format\": \"carom-scene\", \"version\": 1, "
            "\"bodies\": [" BODY "]}");
  set_restitution(fixture, 0.25);
  g_assert_false(has_note(fixture));
}

/* What was saved with such words says so when it is opened again, until they are edited. */
static void test_note_saved(Fixture *fixture, gconstpointer data) {
  g_autoptr(GError) error = NULL;
  g_autofree char *path = g_build_filename(fixture->folder, "saved.carom", NULL);
  open_questions(fixture);
  set_restitution(fixture, 0.5);
  carom_document_save(fixture->document, path, &error);
  g_assert_no_error(error);
  open_text(fixture, "none.carom", "{\"format\": \"carom-scene\", \"version\": 1}");
  g_assert_false(has_note(fixture));
  open_scene(fixture, path);
  g_assert_true(has_note(fixture));
  set_restitution(fixture, 0.25);
  g_assert_true(has_note(fixture));
  change_answer(fixture);
  g_assert_false(has_note(fixture));
}

/* Number fields and sliders that scroll, as the parameters do. */
static void collect_scrolled_fields(Fixture *fixture, GPtrArray *fields) {
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_SPIN_BUTTON, fields);
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_SCALE, fields);
  for (guint i = fields->len; i-- > 0;)
    if (!gtk_widget_get_ancestor(fields->pdata[i], GTK_TYPE_SCROLLED_WINDOW))
      g_ptr_array_remove_index(fields, i);
}

static GtkAdjustment *get_adjustment(GtkWidget *field) {
  return GTK_IS_RANGE(field) ? gtk_range_get_adjustment(GTK_RANGE(field))
                             : gtk_spin_button_get_adjustment(GTK_SPIN_BUTTON(field));
}

/* A wheel that passes over a field scrolls on, and leaves the scene alone, until the field has the
 * focus. */
static void test_wheel(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) fields = g_ptr_array_new();
  open_scene(fixture, "eight-in-a-box");
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 1024, 600);
  show_panel(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  collect_scrolled_fields(fixture, fields);
  g_assert_cmpuint(fields->len, >=, 2);
  for (guint i = 0; i < fields->len; i++) {
    GtkWidget *field = fields->pdata[i];
    GtkWidget *panel = gtk_widget_get_ancestor(field, GTK_TYPE_SCROLLED_WINDOW);
    GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(panel));
    double value = gtk_adjustment_get_value(get_adjustment(field));
    g_assert_cmpfloat(gtk_adjustment_get_upper(rows), >, gtk_adjustment_get_page_size(rows));
    gtk_adjustment_set_value(rows, 0);
    g_assert_true(test_turn_wheel(field, 1));
    g_assert_cmpfloat(gtk_adjustment_get_value(rows), >, 0);
    gtk_adjustment_set_value(rows, 0);
    g_assert_true(test_turn_wheel(field, -1)); /* also at the end of the panel */
    g_assert_true(test_turn_wheel(field, 0));  /* and sideways */
    g_assert_cmpfloat(gtk_adjustment_get_value(get_adjustment(field)), ==, value);
    if (gtk_widget_get_mapped(field) && gtk_widget_get_sensitive(field)) {
      gtk_widget_grab_focus(field);
      g_assert_false(test_turn_wheel(field, 1));
    }
  }
}

/* ---- Names of discs ---- */

static void assert_names(Fixture *fixture, gboolean can, const char *tooltip) {
  g_autoptr(GPtrArray) panels = find_all(fixture, CAROM_TYPE_SCENE_PANEL);
  GtkWidget *names = GTK_WIDGET(
      gtk_widget_get_template_child(panels->pdata[0], CAROM_TYPE_SCENE_PANEL, "labels_switch"));
  g_assert_cmpint(gtk_widget_get_sensitive(names), ==, can);
  g_assert_cmpint(g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), "show-labels"),
                  ==, can);
  g_assert_true(g_str_has_prefix(gtk_widget_get_tooltip_text(names), tooltip));
}

/* A row of discs, the first of which has a name.
 *
 * Returns: (transfer full): a scene file */
static char *write_row(guint n) {
  GString *text = g_string_new("{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": [");
  for (guint i = 0; i < n; i++)
    g_string_append_printf(text, "%s{%s\"position\": [%u, 0], \"radius\": 1, \"mass\": 1}",
                           i > 0 ? ", " : "", i > 0 ? "" : "\"name\": \"Io\", ", 3 * i);
  g_string_append(text, "]}");
  return g_string_free(text, FALSE);
}

/* Where no disc can have a name the switch does nothing, and says why. */
static void test_names(Fixture *fixture, gconstpointer data) {
  static const char there[] = "Write A, B, C";
  g_autofree char *named = write_row(30);
  open_scene(fixture, "oblique");
  assert_names(fixture, TRUE, there);
  open_scene(fixture, "molecules");
  assert_names(fixture, FALSE, "No names here");
  open_text(fixture, "named.carom", named);
  assert_names(fixture, TRUE, there);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.new", "s", "empty");
  assert_names(fixture, FALSE, "There is no disc yet");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.edit-new", "s", "disc");
  assert_names(fixture, TRUE, there);
  do_action(fixture, "win.undo");
  assert_names(fixture, FALSE, "There is no disc yet");
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/scene-panel/longest-texts", test_longest_texts},
      {"/scene-panel/questions/revealed-one-by-one", test_revealed_one_by_one},
      {"/scene-panel/questions/no-answer", test_no_answer},
      {"/scene-panel/questions/hidden-again", test_hidden_again},
      {"/scene-panel/questions/edited", test_edited},
      {"/scene-panel/questions/kept-by-failure", test_kept_by_failure},
      {"/scene-panel/questions/none", test_no_questions},
      {"/scene-panel/questions/secret", test_secret},
      {"/scene-panel/questions/accessible", test_accessible},
      {"/scene-panel/questions/long-words", test_long_words},
      {"/scene-panel/long-title", test_long_title},
      {"/scene-panel/note", test_note},
      {"/scene-panel/note-saved", test_note_saved},
      {"/scene-panel/wheel", test_wheel},
      {"/scene-panel/names", test_names},
  };
  /* Recent files are remembered in here, not at home. */
  g_autofree char *home = g_dir_make_tmp("carom-home-XXXXXX", NULL);
  g_setenv("XDG_DATA_HOME", home, TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  int status = g_test_run();
  g_object_unref(application);
  remove_folder(home);
  return status;
}
