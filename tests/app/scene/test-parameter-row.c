/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-parameter-row: the control of a parameter whose range spans many powers of ten, and of one
 * that walls may have differently. */
#include "carom-parameter-row.h"
#include "comma-locale.h"
#include "gtk-test.h"

typedef struct {
  GtkWidget *window;
  GtkWidget *row;
  GtkSpinButton *spin_button;
  double asked; /* the value that the row last asked for, or NAN */
} Fixture;

static void on_asked(GSimpleAction *action, GVariant *value, gpointer data) {
  Fixture *fixture = data;
  fixture->asked = g_variant_get_double(value);
}

static CaromScene *pair(double ratio) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < 2; i++)
    carom_scene_add_body(scene, carom_body_default());
  carom_scene_set_mass_ratio(scene, ratio);
  return scene;
}

static void set_up(Fixture *fixture, gconstpointer data) {
  const CaromParameter *parameter = carom_parameter_by_id(data ? data : "mass-ratio");
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new();
  g_autoptr(GSimpleAction) action = g_simple_action_new(parameter->part.id, G_VARIANT_TYPE_DOUBLE);
  g_signal_connect(action, "activate", G_CALLBACK(on_asked), fixture);
  g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));

  fixture->asked = NAN;
  fixture->window = gtk_window_new();
  fixture->row = carom_parameter_row_new(parameter, NULL);
  fixture->spin_button = GTK_SPIN_BUTTON(test_find(fixture->row, GTK_TYPE_SPIN_BUTTON, NULL));
  gtk_window_set_child(GTK_WINDOW(fixture->window), fixture->row);
  gtk_widget_insert_action_group(fixture->window, "win", G_ACTION_GROUP(group));
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  gtk_window_destroy(GTK_WINDOW(fixture->window));
}

static void show_ratio(Fixture *fixture, double ratio) {
  g_autoptr(CaromScene) scene = pair(ratio);
  carom_parameter_row_show(CAROM_PARAMETER_ROW(fixture->row), scene, FALSE);
}

static void assert_text(Fixture *fixture, const char *text) {
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(fixture->spin_button)), ==, text);
}

static void type(Fixture *fixture, const char *text) {
  gtk_editable_set_text(GTK_EDITABLE(fixture->spin_button), text);
  gtk_spin_button_update(fixture->spin_button);
}

/* What a file may hold is shown, and is where the buttons go on from; as much can be typed. */
static void test_wide(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = pair(1);
  scene->gravity = carom_vec2(0, -1e6);
  carom_parameter_row_show(CAROM_PARAMETER_ROW(fixture->row), scene, FALSE);
  g_assert_true(isnan(fixture->asked));
  gtk_spin_button_spin(fixture->spin_button, GTK_SPIN_STEP_FORWARD, 0.5);
  g_assert_cmpfloat_with_epsilon(fixture->asked, -999999.5, 1e-6);
  const CaromParameter *parameter = carom_parameter_by_id(data);
  g_assert_cmpfloat(parameter->min, <=, fixture->asked); /* so it is taken as it is */
  type(fixture, "-1e9");
  g_assert_cmpfloat(fixture->asked, ==, -1e9);
  static const char *const large[] = {"-1e308", "1.7e308", "-9.81"};
  for (guint i = 0; i < G_N_ELEMENTS(large); i++) {
    type(fixture, large[i]);
    g_assert_cmpfloat(fixture->asked, ==, g_ascii_strtod(large[i], NULL));
  }
  gtk_window_present(GTK_WINDOW(fixture->window)); /* as wide a range can be drawn, too */
  gtk_test_widget_wait_for_draw(fixture->window);
  gtk_spin_button_spin(fixture->spin_button, GTK_SPIN_STEP_FORWARD, 0.5);
  g_assert_cmpfloat_with_epsilon(fixture->asked, -9.31, 1e-12);
}

/* Showing a value asks for nothing. */
static void test_shows(Fixture *fixture, gconstpointer data) {
  static const struct {
    double ratio;
    const char *text;
  } rows[] = {{1, "1"}, {125, "125"}, {10000, "10000"}, {1e8, "1×10⁸"}, {1e10, "1×10¹⁰"}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    show_ratio(fixture, rows[i].ratio);
    assert_text(fixture, rows[i].text);
  }
  g_assert_true(isnan(fixture->asked));
}

/* A scene's value that cannot be chosen here is shown as it is, and kept. */
static void test_out_of_range(Fixture *fixture, gconstpointer data) {
  static const struct {
    double restitution;
    const char *text;
  } rows[] = {{0.5, "0.50"}, {2, "2.00"}, {1e6, "1×10⁶"}, {1, "1.00"}};
  g_autoptr(CaromScene) scene = pair(1);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    carom_scene_set_restitution(scene, rows[i].restitution);
    carom_parameter_row_show(CAROM_PARAMETER_ROW(fixture->row), scene, FALSE);
    gtk_spin_button_update(fixture->spin_button);
    assert_text(fixture, rows[i].text);
  }
  g_assert_true(isnan(fixture->asked));
}

/* Steps are the numbers in which people count, and a page is a hundred times as much: in Galperin's
 * billiard, one more digit of π. */
static void test_steps(Fixture *fixture, gconstpointer data) {
  static const double up[] = {2, 3, 5, 10, 20, 30, 50, 100, 200};
  show_ratio(fixture, 1);
  for (guint i = 0; i < G_N_ELEMENTS(up); i++) {
    gtk_spin_button_spin(fixture->spin_button, GTK_SPIN_STEP_FORWARD, 0);
    g_assert_cmpfloat(fixture->asked, ==, up[i]);
  }
  gtk_spin_button_spin(fixture->spin_button, GTK_SPIN_STEP_BACKWARD, 0);
  g_assert_cmpfloat(fixture->asked, ==, 100);
  gtk_spin_button_spin(fixture->spin_button, GTK_SPIN_PAGE_FORWARD, 0);
  g_assert_cmpfloat(fixture->asked, ==, 10000);
  gtk_spin_button_spin(fixture->spin_button, GTK_SPIN_END, 0);
  g_assert_cmpfloat(fixture->asked, ==, 1e10);
  gtk_spin_button_spin(fixture->spin_button, GTK_SPIN_PAGE_BACKWARD, 0);
  g_assert_cmpfloat(fixture->asked, ==, 1e8);
  gtk_spin_button_spin(fixture->spin_button, GTK_SPIN_HOME, 0);
  g_assert_cmpfloat(fixture->asked, ==, 1);
}

/* From a number that is no step, the next step is one. */
static void test_steps_from_between(Fixture *fixture, gconstpointer data) {
  static const struct {
    double ratio, up, down;
  } rows[] = {{4, 5, 3}, {1.001, 2, 1}, {7.5, 10, 5}, {25, 30, 20}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    show_ratio(fixture, rows[i].ratio);
    gtk_spin_button_spin(fixture->spin_button, GTK_SPIN_STEP_FORWARD, 0);
    g_assert_cmpfloat(fixture->asked, ==, rows[i].up);
    show_ratio(fixture, rows[i].ratio);
    gtk_spin_button_spin(fixture->spin_button, GTK_SPIN_STEP_BACKWARD, 0);
    g_assert_cmpfloat(fixture->asked, ==, rows[i].down);
  }
}

/* What is typed is asked for as it stands, within the range. */
static void test_typing(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *typed;
    double ratio;
  } rows[] = {{"1e8", 1e8}, {"2.5×10⁶", 2.5e6}, {"12345.678", 12345.678},
              {"3", 3},     {"1e99", 1e10},     {"-5", 1}};
  show_ratio(fixture, 100);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    type(fixture, rows[i].typed);
    g_assert_cmpfloat(fixture->asked, ==, rows[i].ratio);
  }
}

static void test_nonsense(Fixture *fixture, gconstpointer data) {
  static const char *const typed[] = {"", "many", "1e", "100 times", "inf", "nan"};
  show_ratio(fixture, 10000);
  for (guint i = 0; i < G_N_ELEMENTS(typed); i++) {
    type(fixture, typed[i]);
    assert_text(fixture, "10000");
  }
  g_assert_true(isnan(fixture->asked));
}

static void test_hidden_without_pair(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) empty = carom_scene_new();
  show_ratio(fixture, 2);
  g_assert_true(gtk_widget_get_visible(fixture->row));
  carom_parameter_row_show(CAROM_PARAMETER_ROW(fixture->row), empty, FALSE);
  g_assert_false(gtk_widget_get_visible(fixture->row));
}

/* The field says so where walls differ, and any number makes them alike: also that of the first
 * wall. Leaving the field untouched asks for nothing. */
static void test_mixed(Fixture *fixture, gconstpointer data) {
  static const double restitutions[] = {0.8, 0.9};
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    CaromWall wall = carom_wall_default(carom_vec2(0, i), carom_vec2(1, i));
    wall.restitution = restitutions[i];
    g_array_append_val(scene->walls, wall);
  }
  carom_parameter_row_show(CAROM_PARAMETER_ROW(fixture->row), scene, FALSE);
  assert_text(fixture, "mixed");
  gtk_spin_button_update(fixture->spin_button);
  g_assert_true(isnan(fixture->asked));
  type(fixture, "0.8");
  g_assert_cmpfloat(fixture->asked, ==, 0.8);
  type(fixture, "0.5");
  g_assert_cmpfloat(fixture->asked, ==, 0.5);
  g_array_index(scene->walls, CaromWall, 0).restitution = 0.9;
  carom_parameter_row_show(CAROM_PARAMETER_ROW(fixture->row), scene, FALSE);
  assert_text(fixture, "0.90");
}

/* The field has a point everywhere, and takes the locale's comma as well. */
static void test_comma_locale(Fixture *fixture, gconstpointer data) {
  if (!test_enter_comma_locale())
    return;
  g_autoptr(CaromScene) scene = pair(1);
  scene->restitution = 0.25;
  carom_parameter_row_show(CAROM_PARAMETER_ROW(fixture->row), scene, FALSE);
  assert_text(fixture, "0.25");
  type(fixture, "0,5");
  g_assert_cmpfloat(fixture->asked, ==, 0.5);
  assert_text(fixture, "0.50");
  type(fixture, "0.75");
  g_assert_cmpfloat(fixture->asked, ==, 0.75);
  test_leave_comma_locale();
}

/* What will not be taken as it is typed is marked, and why is said, until it is put back. */
static void test_problem(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *text, *problem;
  } rows[] = {{"abc", "This is not a number; the value before is kept."},
              {"", "This is not a number; the value before is kept."},
              {"2", "Allowed: 0 to 1.5. The nearest allowed value is taken."},
              {"0.75", NULL},
              {"1.5", NULL}};
  GtkWidget *field = GTK_WIDGET(fixture->spin_button);
  g_autofree char *usual = g_strdup(gtk_widget_get_tooltip_text(field));
  show_ratio(fixture, 1);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    gtk_editable_set_text(GTK_EDITABLE(field), rows[i].text);
    g_assert_cmpstr(gtk_widget_get_tooltip_text(field), ==,
                    rows[i].problem ? rows[i].problem : usual);
    g_assert_cmpint(gtk_widget_has_css_class(field, "error"), ==, rows[i].problem != NULL);
    gtk_spin_button_update(fixture->spin_button);
    g_assert_false(gtk_widget_has_css_class(field, "error"));
  }
}

/* A ratio of 2 says which disc is the heavier one, wherever it stands. */
static void test_heavier(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = pair(2);
  carom_parameter_row_show(CAROM_PARAMETER_ROW(fixture->row), scene, FALSE);
  g_assert_nonnull(test_find(fixture->row, GTK_TYPE_LABEL, "Mass ratio A : B"));
  gtk_test_accessible_assert_property(GTK_ACCESSIBLE(fixture->spin_button),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, "Mass ratio A : B");
  assert_text(fixture, "2");
  g_array_index(scene->bodies, CaromBody, 1).mass_kg = 4;
  carom_parameter_row_show(CAROM_PARAMETER_ROW(fixture->row), scene, FALSE);
  g_assert_nonnull(test_find(fixture->row, GTK_TYPE_LABEL, "Mass ratio B : A"));
  assert_text(fixture, "2");
  gtk_test_accessible_assert_property(GTK_ACCESSIBLE(fixture->spin_button),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, "Mass ratio B : A");
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/parameter-row/shows", Fixture, NULL, set_up, test_shows, tear_down);
  g_test_add("/parameter-row/heavier", Fixture, NULL, set_up, test_heavier, tear_down);
  g_test_add("/parameter-row/out-of-range", Fixture, "restitution", set_up, test_out_of_range,
             tear_down);
  g_test_add("/parameter-row/wide", Fixture, "gravity-y", set_up, test_wide, tear_down);
  g_test_add("/parameter-row/steps", Fixture, NULL, set_up, test_steps, tear_down);
  g_test_add("/parameter-row/steps-from-between", Fixture, NULL, set_up, test_steps_from_between,
             tear_down);
  g_test_add("/parameter-row/typing", Fixture, NULL, set_up, test_typing, tear_down);
  g_test_add("/parameter-row/nonsense", Fixture, NULL, set_up, test_nonsense, tear_down);
  g_test_add("/parameter-row/problem", Fixture, "restitution", set_up, test_problem, tear_down);
  g_test_add("/parameter-row/hidden-without-pair", Fixture, NULL, set_up, test_hidden_without_pair,
             tear_down);
  g_test_add("/parameter-row/mixed", Fixture, "wall-restitution", set_up, test_mixed, tear_down);
  g_test_add("/parameter-row/comma-locale", Fixture, "restitution", set_up, test_comma_locale,
             tear_down);
  return g_test_run();
}
