/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-generator-window: a scene is chosen, set and made in the window of generators, by what
 * people press and type. Needs a display. */
#include "window-test.h"

#include "carom-ask.h"
#include "carom-generator-window.h"
#include "carom-scene-json.h"

static CaromGeneratorWindow *find_generators(void) {
  CaromGeneratorWindow *found = NULL;
  GList *toplevels = gtk_window_list_toplevels();
  for (GList *link = toplevels; link; link = link->next)
    if (CAROM_IS_GENERATOR_WINDOW(link->data))
      found = link->data;
  g_list_free(toplevels);
  return found;
}

static CaromGeneratorWindow *open_generators(Fixture *fixture) {
  do_action(fixture, "win.new-from");
  CaromGeneratorWindow *generators = find_generators();
  g_assert_nonnull(generators);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(generators));
  return generators;
}

/* The same as if it had never been opened. */
static CaromGeneratorWindow *open_first(Fixture *fixture) {
  carom_generator_window_forget();
  return open_generators(fixture);
}

static void wait_for(CaromGeneratorWindow *generators) {
  while (carom_generator_window_is_busy(generators))
    g_main_context_iteration(NULL, TRUE);
}

static void choose(CaromGeneratorWindow *generators, const char *id) {
  carom_generator_window_choose(generators, carom_generator_by_id(id));
}

static void type(CaromGeneratorWindow *generators, guint i, const char *text) {
  gtk_editable_set_text(GTK_EDITABLE(carom_generator_window_get_field(generators, i)), text);
}

static gboolean can_create(CaromGeneratorWindow *generators) {
  return gtk_widget_get_sensitive(carom_generator_window_get_create_button(generators));
}

/* A scene that was made before is not kept. */
static void create(CaromGeneratorWindow *generators) {
  g_signal_emit_by_name(carom_generator_window_get_create_button(generators), "clicked");
  GtkMessageDialog *dialog = find_dialog();
  if (!dialog)
    return;
  gtk_dialog_response(GTK_DIALOG(dialog), CAROM_ASK_DISCARD);
  test_iterate();
}

static const CaromScene *get_scene(Fixture *fixture) {
  return carom_document_get_scene(fixture->document);
}

/* @values: (nullable): NULL: the usual ones */
static void assert_is_made_by(const CaromScene *scene, const CaromGenerator *generator,
                              const double *values) {
  g_autofree double *usual = carom_generator_usual_values(generator);
  g_autoptr(CaromScene) expected =
      carom_generator_make(generator, values ? values : usual, NULL, NULL);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autofree char *expected_json = carom_scene_json_write(expected);
  g_assert_cmpstr(json, ==, expected_json);
}

/* Each of them, by nothing but pressing; as after opening, there is nothing to undo, and no file.
 */
static void test_usual(Fixture *fixture, gconstpointer data) {
  guint n;
  const CaromGenerator *const *all = carom_generators(&n);
  for (guint i = 0; i < n; i++) {
    do_action(fixture, "win.play");
    CaromGeneratorWindow *generators = open_first(fixture);
    carom_generator_window_choose(generators, all[i]);
    wait_for(generators);
    g_assert_true(can_create(generators));
    create(generators);
    g_assert_null(find_generators());
    assert_is_made_by(get_scene(fixture), all[i], NULL);
    gboolean can_undo, playing;
    g_object_get(fixture->document, "can-undo", &can_undo, NULL);
    g_object_get(fixture->player, "playing", &playing, NULL);
    g_assert_false(can_undo);
    g_assert_false(playing);
    g_autofree char *key = carom_document_make_key(fixture->document);
    g_assert_null(key);
  }
}

/* Numbers may be calculated and have units; angles are in degrees. */
static void test_typed(Fixture *fixture, gconstpointer data) {
  const CaromGenerator *beams = carom_generator_by_id("beams");
  CaromGeneratorWindow *generators = open_first(fixture);
  choose(generators, "beams");
  g_autofree double *values = carom_generator_usual_values(beams);
  for (guint i = 0; i < beams->n_options; i++)
    if (beams->options[i].dimension == CAROM_DIMENSION_ANGLE) {
      type(generators, i, "60 + 60");
      values[i] = 120;
    } else if (g_str_equal(beams->options[i].part.id, "radius")) {
      type(generators, i, "5 cm");
      values[i] = 0.05;
    }
  wait_for(generators);
  create(generators);
  assert_is_made_by(get_scene(fixture), beams, values);
}

/* A fraction that is too high says the highest that goes, below that field; with it, it goes. */
static void test_contradiction(Fixture *fixture, gconstpointer data) {
  CaromGeneratorWindow *generators = open_first(fixture);
  wait_for(generators);
  type(generators, 0, "500");
  type(generators, 1, "0.99");
  wait_for(generators);
  g_assert_false(can_create(generators));
  g_test_message("%s", carom_generator_window_get_problem(generators, 1));
  const char *highest = strstr(carom_generator_window_get_problem(generators, 1), "0.");
  g_assert_nonnull(highest);
  g_autofree char *fraction = g_strndup(highest, strspn(highest, "0123456789."));
  while (g_str_has_suffix(fraction, "."))
    fraction[strlen(fraction) - 1] = 0;
  type(generators, 1, fraction);
  wait_for(generators);
  g_assert_null(carom_generator_window_get_problem(generators, 1));
  g_assert_true(can_create(generators));
  create(generators);
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, 500);
}

static void test_no_value(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *text, *problem;
  } cases[] = {
      {"many", "unknown"},
      {"2.5", "whole number from 2 to"},
      {"1", "whole number from 2 to"},
      {"", ""},
      {"5 m", "without a unit"},
  };
  CaromGeneratorWindow *generators = open_first(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    type(generators, 0, cases[i].text);
    g_assert_false(can_create(generators));
    g_assert_false(carom_generator_window_is_busy(generators));
    g_test_message("%s", carom_generator_window_get_problem(generators, 0));
    g_assert_nonnull(strstr(carom_generator_window_get_problem(generators, 0), cases[i].problem));
    g_assert_null(carom_generator_window_get_problem(generators, 1));
    type(generators, 0, "12");
    g_assert_null(carom_generator_window_get_problem(generators, 0));
  }
}

static void assert_number(CaromGeneratorWindow *generators, const char *number) {
  g_assert_cmpstr(
      gtk_editable_get_text(GTK_EDITABLE(carom_generator_window_get_field(generators, 0))), ==,
      number);
}

/* What a scene was made with is there again, for each of the generators. */
static void test_remembered(Fixture *fixture, gconstpointer data) {
  static const char *const made[][2] = {{"ring", "7"}, {"cradle", "9"}};
  CaromGeneratorWindow *generators = open_first(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(made); i++) {
    choose(generators, made[i][0]);
    type(generators, 0, made[i][1]);
    wait_for(generators);
    create(generators);
    generators = open_generators(fixture);
    assert_number(generators, made[i][1]);
  }
  choose(generators, "ring");
  assert_number(generators, "7");
}

/* What was entered is there again after a look at another generator, but for what cannot be; when
 * the window has been left without a scene, it is not: while somebody types, it may be a number
 * that was never meant. */
static void test_not_remembered(Fixture *fixture, gconstpointer data) {
  CaromGeneratorWindow *generators = open_first(fixture);
  choose(generators, "ring");
  g_autofree char *usual = g_strdup(
      gtk_editable_get_text(GTK_EDITABLE(carom_generator_window_get_field(generators, 0))));
  type(generators, 0, "7");
  choose(generators, "rack");
  choose(generators, "ring");
  assert_number(generators, "7");
  type(generators, 0, "none");
  choose(generators, "rack");
  choose(generators, "ring");
  assert_number(generators, "7");
  gtk_window_close(GTK_WINDOW(generators));
  generators = open_generators(fixture);
  assert_number(generators, usual);
}

/* Typing goes on while discs find their places, and what was pressed before they had is done when
 * they have. */
static void test_many_discs(Fixture *fixture, gconstpointer data) {
  CaromGeneratorWindow *generators = open_first(fixture);
  wait_for(generators);
  type(generators, 0, "10000");
  g_assert_true(carom_generator_window_is_busy(generators));
  type(generators, 0, "10001");
  g_assert_true(carom_generator_window_is_busy(generators));
  g_assert_true(can_create(generators));
  const CaromScene *before = get_scene(fixture);
  create(generators);
  g_assert_true(find_generators() == generators);
  g_assert_true(get_scene(fixture) == before);
  while (find_generators())
    g_main_context_iteration(NULL, TRUE);
  g_assert_cmpuint(get_scene(fixture)->bodies->len, ==, 10001);
}

/* Editing on takes back that “Create” was pressed too soon. */
static void test_thought_better(Fixture *fixture, gconstpointer data) {
  CaromGeneratorWindow *generators = open_first(fixture);
  type(generators, 0, "5000");
  create(generators);
  type(generators, 0, "200");
  wait_for(generators);
  g_assert_true(find_generators() == generators);
}

/* Enter creates, Escape cancels, and Tab leaves the list for the first field at once. */
static void test_keys(Fixture *fixture, gconstpointer data) {
  const CaromScene *before = get_scene(fixture);
  CaromGeneratorWindow *generators = open_first(fixture);
  GtkWindow *window = GTK_WINDOW(generators);
  g_assert_true(gtk_window_get_default_widget(window) ==
                carom_generator_window_get_create_button(generators));
  GtkWidget *list = test_find(GTK_WIDGET(generators), GTK_TYPE_LIST_BOX, NULL);
  gtk_widget_grab_focus(GTK_WIDGET(gtk_list_box_get_selected_row(GTK_LIST_BOX(list))));
  g_assert_true(test_go_by_tab(GTK_WIDGET(generators), GTK_DIR_TAB_FORWARD));
  GtkWidget *focus = gtk_window_get_focus(window);
  g_assert_true(gtk_widget_is_ancestor(focus, carom_generator_window_get_field(generators, 0)));
  gtk_widget_activate_action(GTK_WIDGET(generators), "window.close", NULL);
  g_assert_null(find_generators());
  g_assert_true(get_scene(fixture) == before);
  generators = open_generators(fixture);
  choose(generators, "ring");
  wait_for(generators);
  g_signal_emit_by_name(
      gtk_editable_get_delegate(GTK_EDITABLE(carom_generator_window_get_field(generators, 0))),
      "activate");
  while (find_generators()) /* the button is seen to go down first */
    g_main_context_iteration(NULL, TRUE);
  assert_is_made_by(get_scene(fixture), carom_generator_by_id("ring"), NULL);
}

/* The window may be closed while discs find their places, and its parent, too. */
static void test_closed(Fixture *fixture, gconstpointer data) {
  CaromGeneratorWindow *generators = open_first(fixture);
  type(generators, 0, "20000");
  gtk_window_close(GTK_WINDOW(generators));
  generators = open_generators(fixture);
  type(generators, 0, "20000");
}

/* The picture has discs where there are some. */
static void test_picture(Fixture *fixture, gconstpointer data) {
  CaromGeneratorWindow *generators = open_first(fixture);
  type(generators, 0, "200");
  wait_for(generators);
  GtkWidget *area = test_find(GTK_WIDGET(generators), GTK_TYPE_DRAWING_AREA, NULL);
  gtk_test_accessible_assert_property(area, GTK_ACCESSIBLE_PROPERTY_LABEL, "Preview");
  g_assert_nonnull(test_find(GTK_WIDGET(generators), GTK_TYPE_LABEL, "200 discs"));
  test_wait_for_frames(GTK_WIDGET(generators));
  int width = gtk_widget_get_width(area), height = gtk_widget_get_height(area);
  g_autofree guint32 *pixels = test_get_pixels(area, width, height);
  g_autoptr(GHashTable) colours = g_hash_table_new(NULL, NULL);
  for (int i = 0; i < width * height; i++)
    g_hash_table_add(colours, GUINT_TO_POINTER(pixels[i]));
  /* Ground, grid and walls have a few; discs are coloured by their speeds. */
  g_assert_cmpuint(g_hash_table_size(colours), >, 100);
  assert_measures(GTK_WIDGET(generators));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/generator-window/usual", test_usual},
      {"/generator-window/typed", test_typed},
      {"/generator-window/contradiction", test_contradiction},
      {"/generator-window/no-value", test_no_value},
      {"/generator-window/remembered", test_remembered},
      {"/generator-window/not-remembered", test_not_remembered},
      {"/generator-window/many-discs", test_many_discs},
      {"/generator-window/thought-better", test_thought_better},
      {"/generator-window/keys", test_keys},
      {"/generator-window/closed", test_closed},
      {"/generator-window/picture", test_picture},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
