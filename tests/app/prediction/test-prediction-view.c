/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-prediction-view: the page for predicting contacts: what it shows in each state, and numbers
 * that are typed. Needs a display. */
#include "prediction-view-test.h"

/* What there is room for below the panes; and in it, beside the record and below the header. */
#define ROOM_WIDTH     1000
#define ROOM_HEIGHT    280
#define CONTENT_WIDTH  720
#define CONTENT_HEIGHT 240

/* Two discs head on, in a scene of that title and unit. */
static void open_scene(Fixture *fixture, const char *title, const char *unit) {
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  g_free(scene->title);
  g_free(scene->unit);
  scene->title = g_strdup(title);
  scene->unit = g_strdup(unit);
  compare(fixture, scene);
}

/* A is pinned, at rest or driven: what B does depends on that. */
static void open_pinned(Fixture *fixture, gboolean driven) {
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  CaromBody *a = &g_array_index(scene->bodies, CaromBody, 0);
  a->mass_kg = INFINITY;
  if (!driven)
    a->velocity = carom_vec2(0, 0);
  compare(fixture, scene);
}

/* Numbers and arrows are the same guess. */
static void test_fields(Fixture *fixture, gconstpointer data) {
  ask(fixture);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpstr(gtk_editable_get_text(get_field(fixture, i)), ==, "");
  gtk_editable_set_text(get_field(fixture, 0), "-0.25");
  gtk_editable_set_text(get_field(fixture, 3), "−1e-3"); /* a true minus sign */
  g_assert_cmpfloat(carom_prediction_session_get_guess(fixture->session, CAROM_BODY_A).x, ==,
                    -0.25);
  g_assert_cmpfloat(carom_prediction_session_get_guess(fixture->session, CAROM_BODY_B).y, ==,
                    -1e-3);
  carom_prediction_session_set_guess(fixture->session, CAROM_BODY_A, carom_vec2(0.5, -0.123456));
  g_assert_cmpstr(gtk_editable_get_text(get_field(fixture, 0)), ==, "0.5");
  g_assert_cmpstr(gtk_editable_get_text(get_field(fixture, 1)), ==, "−0.1235");
  /* One component does not round the other. */
  gtk_editable_set_text(get_field(fixture, 0), "2");
  g_assert_cmpfloat(carom_prediction_session_get_guess(fixture->session, CAROM_BODY_A).y, ==,
                    -0.123456);
}

/* Text that is not a number is marked, changes nothing, and is not scored as the number before
 * it. */
static void test_no_number(Fixture *fixture, gconstpointer data) {
  static const char *const texts[] = {"", "-", "1x", "inf", "nan", "1e999"};
  ask(fixture);
  GtkEditable *field = get_field(fixture, 0);
  g_assert_cmpstr(gtk_editable_get_text(field), ==, "");
  g_assert_false(gtk_widget_has_css_class(GTK_WIDGET(field), "error"));
  gtk_editable_set_text(field, "1");
  gtk_editable_set_text(get_field(fixture, 2), "-1");
  g_assert_cmpstr(gtk_editable_get_text(get_field(fixture, 1)), ==, "0");
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
    gtk_editable_set_text(field, texts[i]);
    g_assert_true(gtk_widget_has_css_class(GTK_WIDGET(field), "error"));
    g_assert_cmpfloat(carom_prediction_session_get_guess(fixture->session, CAROM_BODY_A).x, ==, 1);
    g_signal_emit_by_name(field, "activate");
    g_signal_emit_by_name(get_field(fixture, 2), "activate"); /* of the other body */
    test_guess_and_reveal(fixture->session);
    g_assert_cmpint(carom_prediction_session_get_state(fixture->session), ==,
                    CAROM_PREDICTION_SESSION_ASKING);
    gtk_editable_set_text(get_field(fixture, 2), i % 2 == 0 ? "5" : "6");
    g_assert_cmpstr(gtk_editable_get_text(field), ==, texts[i]);
  }
  g_assert_false(carom_prediction_session_can_reveal(fixture->session));
  gtk_editable_set_text(field, "3");
  g_assert_true(carom_prediction_session_can_reveal(fixture->session));
  g_assert_false(gtk_widget_has_css_class(GTK_WIDGET(field), "error"));
}

/* Enter reveals; before that, nothing on the page says what is true. */
static void test_reveal(Fixture *fixture, gconstpointer data) {
  ask(fixture);
  gtk_editable_set_text(get_field(fixture, 0), "-0.5");
  gtk_editable_set_text(get_field(fixture, 2), "0.5");
  g_assert_false(says(fixture, "True answer"));
  g_signal_emit_by_name(get_field(fixture, 0), "activate");
  g_assert_cmpint(carom_prediction_session_get_state(fixture->session), ==,
                  CAROM_PREDICTION_SESSION_REVEALED);
  g_assert_true(says(fixture, "(−0.5, 0)"));
  g_assert_true(says(fixture, "(−1, 0)"));
  g_assert_true(says(fixture, "This would lose 0.75\u00a0J without a reason."));
  g_assert_true(says(fixture, "1 prediction"));
}

/* Each verdict has its count, and all of them together are the predictions. */
static void test_tally(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *a, *b; /* along x, m/s; right are −1 and 1 */
    const char *tally;
  } rows[] = {
      {"-1", "1", "★ Spot on: 1"},
      {"-0.98", "1.01", "✓ Very close: 1"},
      {"-0.9", "0.95", "≈ Close: 1"},
      {"-0.5", "0.5", "✗ Not yet: 1"},
  };
  ask(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    gtk_editable_set_text(get_field(fixture, 0), rows[i].a);
    gtk_editable_set_text(get_field(fixture, 2), rows[i].b);
    test_guess_and_reveal(fixture->session);
    g_assert_true(says(fixture, rows[i].tally));
    carom_player_seek(fixture->player, 0);
    carom_player_seek_contact(fixture->player, 1);
  }
  g_assert_true(says(fixture, "4 predictions"));
  g_assert_false(says(fixture, "– Skipped"));
  g_signal_emit_by_name(find_button(fixture, "S_kip"), "clicked");
  g_assert_true(says(fixture, "4 predictions"));
  g_assert_true(says(fixture, "– Skipped: 1"));
}

/* A unit is any text, and is shown as it is written. */
static void test_unit(Fixture *fixture, gconstpointer data) {
  static const char *const units[] = {"R&D", "<px>"};
  for (guint i = 0; i < G_N_ELEMENTS(units); i++) {
    open_scene(fixture, "Units", units[i]);
    ask(fixture);
    g_autofree char *question = g_strdup_printf("(1, 0) %s/s", units[i]);
    g_assert_true(says(fixture, question));
    test_guess_and_reveal(fixture->session);
    g_autofree char *heading = g_strdup_printf("True answer (%s/s)", units[i]);
    g_assert_true(says(fixture, heading));
  }
}

static void test_pinned(Fixture *fixture, gconstpointer data) {
  open_pinned(fixture, FALSE);
  ask(fixture);
  g_assert_true(says(fixture, "A: immovable"));
  open_pinned(fixture, TRUE);
  ask(fixture);
  g_assert_true(says(fixture, "A: driven, always (u): (1, 0) m/s"));
}

/* How many labels of the list begin with @text. */
static guint count_rows(Fixture *fixture, const char *text) {
  g_autoptr(GPtrArray) lists = g_ptr_array_new();
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  guint n = 0;
  collect(fixture->view, GTK_TYPE_LIST_BOX, lists);
  g_assert_cmpuint(lists->len, ==, 1);
  collect(lists->pdata[0], GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    n += g_str_has_prefix(gtk_label_get_text(labels->pdata[i]), text);
  return n;
}

/* The list names each scene once, above its contacts; it can be cleared and filled again. */
static void test_record_names_scenes(Fixture *fixture, gconstpointer data) {
  static const char *const titles[] = {"First", "Second", "Second", "First"};
  for (guint i = 0; i < G_N_ELEMENTS(titles); i++) {
    open_scene(fixture, titles[i], "m");
    ask(fixture);
    test_guess_and_reveal(fixture->session);
  }
  g_assert_cmpuint(count_rows(fixture, "Contact 1: A and B"), ==, 4);
  g_assert_cmpuint(count_rows(fixture, "First"), ==, 2);
  g_assert_cmpuint(count_rows(fixture, "Second"), ==, 1);
  carom_prediction_session_clear(fixture->session);
  g_assert_cmpuint(count_rows(fixture, ""), ==, 0);
  open_scene(fixture, "Third", "m");
  ask(fixture);
  test_guess_and_reveal(fixture->session);
  g_assert_cmpuint(count_rows(fixture, "Third"), ==, 1);
}

/* The page speaks of questions, and its two texts of laws are whole sentences. */
static void test_words(Fixture *fixture, gconstpointer data) {
  g_assert_true(
      says(fixture, "Then the true answer shows whether yours keeps momentum and energy."));
  carom_prediction_session_set_active(fixture->session, TRUE);
  g_assert_true(says(fixture, "Play: the run stops at the next question, if there is one."));
  g_assert_true(says(fixture, "Ask at"));
}

/* Discs that have names have letters in formulas, here as on the other pages about contacts; what
 * is said before tells which is whose. */
static void test_symbols(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  g_array_index(scene->bodies, CaromBody, 0).name = g_intern_string("Moon");
  compare(fixture, scene);
  ask(fixture);
  g_assert_true(says(fixture, "Moon (A): m = 1 kg"));
  g_assert_true(says(fixture, "B: m = 1 kg"));
  g_assert_true(says(fixture, "vA"));
  g_assert_true(says(fixture, "vB"));
  test_guess_and_reveal(fixture->session);
  g_assert_true(says(fixture, "vA"));
  g_assert_false(says(fixture, "vMoon"));
}

/* The widget that is scrolled. */
static GtkWidget *get_content(Fixture *fixture) {
  g_autoptr(GPtrArray) viewports = g_ptr_array_new();
  collect(fixture->view, GTK_TYPE_VIEWPORT, viewports);
  g_assert_cmpuint(viewports->len, ==, 1);
  return gtk_widget_get_first_child(viewports->pdata[0]);
}

static void assert_height(GtkWidget *widget, int width, int limit) {
  int height;
  gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_assert_cmpint(height, <=, limit);
}

/* The page fits below the panes in every state, and nothing in it has to be scrolled. */
static void test_fits(Fixture *fixture, gconstpointer data) {
  GtkWidget *content = get_content(fixture);
  for (CaromPredictionSessionState state = CAROM_PREDICTION_SESSION_OFF;
       state <= CAROM_PREDICTION_SESSION_REVEALED; state++) {
    int width;
    if (state == CAROM_PREDICTION_SESSION_WAITING)
      carom_prediction_session_set_active(fixture->session, TRUE);
    if (state == CAROM_PREDICTION_SESSION_ASKING)
      ask(fixture);
    if (state == CAROM_PREDICTION_SESSION_REVEALED)
      test_guess_and_reveal(fixture->session);
    g_assert_cmpint(carom_prediction_session_get_state(fixture->session), ==, state);
    gtk_widget_measure(fixture->view, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    g_assert_cmpint(width, <=, ROOM_WIDTH);
    assert_height(fixture->view, ROOM_WIDTH, ROOM_HEIGHT);
    assert_height(content, CONTENT_WIDTH, CONTENT_HEIGHT);
  }
}

/* The entry of the choice of contacts that stands for what is written in the field. */
#define WRITTEN 5

static GtkEditable *get_numbers(Fixture *fixture) {
  g_autoptr(GPtrArray) fields = g_ptr_array_new();
  collect(fixture->view, GTK_TYPE_ENTRY, fields);
  g_assert_cmpuint(fields->len, ==, 1);
  return fields->pdata[0];
}

static void assert_filter(Fixture *fixture, const char *text) {
  g_autofree char *filter = carom_prediction_session_get_filter(fixture->session);
  g_assert_cmpstr(filter, ==, text);
}

/* The filter follows the choice, and the field. */
static void test_filter(Fixture *fixture, gconstpointer data) {
  gtk_drop_down_set_selected(get_choice(fixture), 2);
  assert_filter(fixture, "walls");
  gtk_drop_down_set_selected(get_choice(fixture), WRITTEN);
  assert_filter(fixture, "walls"); /* nothing is written yet */
  GtkEditable *numbers = get_numbers(fixture);
  gtk_editable_set_text(numbers, "2, z");
  g_assert_true(gtk_widget_has_css_class(GTK_WIDGET(numbers), "error"));
  gtk_editable_set_text(numbers, "2, 3-9");
  g_assert_false(gtk_widget_has_css_class(GTK_WIDGET(numbers), "error"));
  g_assert_cmpstr(gtk_editable_get_text(numbers), ==, "2, 3-9");
  assert_filter(fixture, "2, 3–9");
}

/* What is still written in the field holds as soon as it is shown again. */
static void test_filter_again(Fixture *fixture, gconstpointer data) {
  gtk_drop_down_set_selected(get_choice(fixture), WRITTEN);
  gtk_editable_set_text(get_numbers(fixture), "1, 3");
  gtk_drop_down_set_selected(get_choice(fixture), 0);
  assert_filter(fixture, "all");
  gtk_drop_down_set_selected(get_choice(fixture), WRITTEN);
  g_assert_cmpstr(gtk_editable_get_text(get_numbers(fixture)), ==, "1, 3");
  assert_filter(fixture, "1, 3");
}

/* The choice and the field follow changes by the program, and text that cannot be read gives way to
 * them; but text that is being typed is left alone. */
static void test_filter_follows(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(fixture->window, "win.predict-filter", "s", "2, 4");
  g_assert_cmpuint(gtk_drop_down_get_selected(get_choice(fixture)), ==, WRITTEN);
  g_assert_cmpstr(gtk_editable_get_text(get_numbers(fixture)), ==, "2, 4");
  gtk_editable_set_text(get_numbers(fixture), "2, z");
  gtk_widget_activate_action(fixture->window, "win.predict-filter", "s", "5");
  g_assert_cmpstr(gtk_editable_get_text(get_numbers(fixture)), ==, "5");
  g_assert_false(gtk_widget_has_css_class(GTK_WIDGET(get_numbers(fixture)), "error"));
  gtk_widget_grab_focus(GTK_WIDGET(get_numbers(fixture)));
  gtk_widget_activate_action(fixture->window, "win.predict-filter", "s", "7");
  g_assert_cmpstr(gtk_editable_get_text(get_numbers(fixture)), ==, "5");
  gtk_widget_grab_focus(GTK_WIDGET(get_choice(fixture)));
  gtk_widget_activate_action(fixture->window, "win.predict-filter", "s", "all");
  g_assert_cmpuint(gtk_drop_down_get_selected(get_choice(fixture)), ==, 0);
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/prediction-view/fields", test_fields},
      {"/prediction-view/no-number", test_no_number},
      {"/prediction-view/unit", test_unit},
      {"/prediction-view/pinned", test_pinned},
      {"/prediction-view/reveal", test_reveal},
      {"/prediction-view/fits", test_fits},
      {"/prediction-view/filter", test_filter},
      {"/prediction-view/filter-again", test_filter_again},
      {"/prediction-view/filter-follows", test_filter_follows},
      {"/prediction-view/tally", test_tally},
      {"/prediction-view/record-names-scenes", test_record_names_scenes},
      {"/prediction-view/symbols", test_symbols},
      {"/prediction-view/words", test_words},
  };
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
