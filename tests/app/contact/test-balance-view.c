/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-balance-view: the table of before and after: its numbers are those of the contact, and read
 * as known examples say. */
#include "contact-test.h"

#include "carom-balance-view.h"
#include "carom-ties.h"

#include <string.h>

typedef TestView Fixture;

#define N_PANES 3

/* Columns of the table of bodies. */
enum { TITLE = 1, BEFORE, AFTER, CHANGE, NOTE };

static CaromScene *make_scene(double restitution) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.01;
  scene->duration_s = 4;
  scene->restitution = restitution;
  return scene;
}

/* The radius of a sphere of 35 kg/m³. */
static double get_radius(double mass_kg) {
  return cbrt(3 * mass_kg / (4 * G_PI * 35));
}

/* A disc at rest, hit off its centre by a light one, without restitution; known numbers. */
static CaromScene *make_glancing(void) {
  CaromScene *scene = make_scene(0);
  test_add_disc(scene, carom_vec2(-0.65, 0), carom_vec2(0, 0), get_radius(1.8), 1.8);
  test_add_disc(scene, carom_vec2(0.6, 0.12), carom_vec2(-1, 0), get_radius(0.3), 0.3);
  return scene;
}

/* A slower heavy disc meets a faster light one, head on. */
static CaromScene *make_slow_on_fast(double restitution) {
  CaromScene *scene = make_scene(restitution);
  test_add_disc(scene, carom_vec2(-1, 0), carom_vec2(1, 0), get_radius(0.5), 0.5);
  test_add_disc(scene, carom_vec2(1, 0), carom_vec2(-0.5, 0), get_radius(1.5), 1.5);
  return scene;
}

/* A disc runs down onto a wall with friction. */
static CaromScene *make_wall(double tangential_factor) {
  CaromScene *scene = make_scene(1);
  test_add_disc(scene, carom_vec2(0, 2), carom_vec2(1, -2), 1, 3);
  test_add_wall(scene, carom_vec2(-5, 0), carom_vec2(5, 0), 0.5);
  g_array_index(scene->walls, CaromWall, 0).tangential_factor = tangential_factor;
  return scene;
}

static void go_to_contact(Fixture *fixture, CaromScene *scene) {
  test_take_scene(fixture->player, scene, N_PANES);
  carom_player_seek_contact(fixture->player, 1);
}

static void set_up(Fixture *fixture, gconstpointer data) {
  test_view_begin(fixture, CAROM_TYPE_BALANCE_VIEW, make_glancing(), N_PANES);
  carom_balance_view_set_inspector(CAROM_BALANCE_VIEW(fixture->view), fixture->inspector);
  test_view_present(fixture);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  test_view_tear_down(fixture);
}

/* ---- What is shown ---- */

/* The label in column @column of the @nth row, from 0, whose title begins with @title. */
static GtkWidget *get_cell(Fixture *fixture, const char *title, guint nth, int column) {
  GtkGrid *table = GTK_GRID(test_find(fixture->view, GTK_TYPE_GRID, NULL));
  for (int y = 0; y < 20; y++) {
    GtkWidget *label = gtk_grid_get_child_at(table, TITLE, y);
    if (GTK_IS_LABEL(label) && g_str_has_prefix(gtk_label_get_text(GTK_LABEL(label)), title) &&
        nth-- == 0)
      return gtk_grid_get_child_at(table, column, y);
  }
  g_error("There is no row “%s”.", title);
}

static const char *get_text(Fixture *fixture, const char *title, guint nth, int column) {
  return gtk_label_get_text(GTK_LABEL(get_cell(fixture, title, nth, column)));
}

/* The number beside @title, of the contact as a whole. */
static const char *get_measure(Fixture *fixture, const char *title) {
  GtkWidget *label = test_find(fixture->view, GTK_TYPE_LABEL, title);
  g_assert_nonnull(label);
  return gtk_label_get_text(GTK_LABEL(gtk_widget_get_next_sibling(label)));
}

static void assert_reads_vector(const char *text, CaromVec2 expected) {
  g_assert_true(g_str_has_prefix(text, "("));
  const char *comma = strchr(text, ',');
  g_assert_nonnull(comma);
  test_assert_reads(text + 1, expected.x);
  test_assert_reads(comma + 2, expected.y);
}

/* ---- Tests ---- */

static void test_empty(Fixture *fixture, gconstpointer data) {
  GtkStack *stack = GTK_STACK(test_find(fixture->view, GTK_TYPE_STACK, NULL));
  g_assert_cmpstr(gtk_stack_get_visible_child_name(stack), ==, "empty");
  g_signal_emit_by_name(test_find(fixture->view, GTK_TYPE_BUTTON, "Next contact"), "clicked");
  g_assert_cmpuint(fixture->actions.n_next, ==, 1);
  carom_player_seek_contact(fixture->player, 1);
  g_assert_cmpstr(gtk_stack_get_visible_child_name(stack), ==, "contact");
  test_take_scene(fixture->player, make_glancing(), N_PANES);
  g_assert_cmpstr(gtk_stack_get_visible_child_name(stack), ==, "empty");
}

/* Numbers of the example are rounded by up to half of their sixth decimal, those shown, which are
 * below 1, by half of the fourth. */
#define DECIMALS 5.051e-5

static void test_glancing(Fixture *fixture, gconstpointer data) {
  go_to_contact(fixture, make_glancing());
  const struct {
    const char *title;
    guint nth;
    double x, y;
  } velocities[] = {{"Velocity", 0, -0.126775, -0.045153}, {"Velocity", 1, -0.239350, 0.270919}};
  for (guint i = 0; i < G_N_ELEMENTS(velocities); i++) {
    const char *text = get_text(fixture, velocities[i].title, velocities[i].nth, AFTER);
    g_assert_cmpfloat_with_epsilon(test_parse(text + 1), velocities[i].x, DECIMALS);
    g_assert_cmpfloat_with_epsilon(test_parse(strchr(text, ',') + 2), velocities[i].y, DECIMALS);
  }
  g_assert_nonnull(test_find(fixture->view, GTK_TYPE_LABEL, "A and B, t\u00a0=\u00a00.91308"));
  const char *normal = get_measure(fixture, "Normal n");
  g_assert_cmpfloat_with_epsilon(test_parse(normal + 1), 0.942032, DECIMALS);
  g_assert_cmpfloat_with_epsilon(test_parse(strchr(normal, ',') + 2), 0.335522, DECIMALS);
  g_assert_cmpstr(get_text(fixture, "Kinetic energy ΣE", 0, BEFORE), ==, "0.15");
  g_assert_cmpfloat_with_epsilon(test_parse(get_text(fixture, "Kinetic energy ΣE", 0, AFTER)),
                                 0.035902, DECIMALS);
  g_assert_cmpstr(get_text(fixture, "Momentum Σp", 0, CHANGE), ==, "(0, 0)");
  g_assert_cmpstr(get_measure(fixture, "Restitution"), ==, "0");
}

/* Velocities after, and J, of one contact at three restitutions. */
static void test_restitutions(Fixture *fixture, gconstpointer data) {
  const struct {
    double restitution;
    const char *velocity_a, *velocity_b, *impulse;
  } rows[] = {
      {1, "(−1.25, 0)", "(0.25, 0)", "1.125"},
      {0.5, "(−0.6875, 0)", "(0.0625, 0)", "0.8438"},
      {0, "(−0.125, 0)", "(−0.125, 0)", "0.5625"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    go_to_contact(fixture, make_slow_on_fast(rows[i].restitution));
    g_assert_nonnull(test_find(fixture->view, GTK_TYPE_LABEL, "A and B, t\u00a0=\u00a01.088256 s"));
    g_assert_cmpstr(get_text(fixture, "Velocity", 0, AFTER), ==, rows[i].velocity_a);
    g_assert_cmpstr(get_text(fixture, "Velocity", 1, AFTER), ==, rows[i].velocity_b);
    g_assert_cmpstr(get_measure(fixture, "Impulse J"), ==, rows[i].impulse);
    test_assert_reads(get_measure(fixture, "Restitution"), rows[i].restitution);
  }
}

/* Masses of 2 and 1 kg at 1 and −1 m/s, elastic. */
static void test_two_to_one(Fixture *fixture, gconstpointer data) {
  CaromScene *scene = make_scene(1);
  test_add_disc(scene, carom_vec2(-1, 0), carom_vec2(1, 0), 0.1, 2);
  test_add_disc(scene, carom_vec2(1, 0), carom_vec2(-1, 0), 0.1, 1);
  go_to_contact(fixture, scene);
  assert_reads_vector(get_text(fixture, "Velocity", 0, AFTER), carom_vec2(-1.0 / 3, 0));
  assert_reads_vector(get_text(fixture, "Velocity", 1, AFTER), carom_vec2(5.0 / 3, 0));
}

/* Every number of the table is that of the contact's balance. */
static void test_numbers(Fixture *fixture, gconstpointer data) {
  go_to_contact(fixture, make_glancing());
  CaromBalance balance = carom_balance_of(test_record(fixture->player, 0, 0));
  const CaromParty *bodies[] = {&balance.a, &balance.b};
  for (guint i = 0; i < 2; i++) {
    const CaromParty *body = bodies[i];
    assert_reads_vector(get_text(fixture, "Momentum p", i, BEFORE), body->momentum[CAROM_BEFORE]);
    assert_reads_vector(get_text(fixture, "Momentum p", i, AFTER), body->momentum[CAROM_AFTER]);
    assert_reads_vector(get_text(fixture, "Velocity", i, CHANGE),
                        carom_vec2_sub(body->velocity[CAROM_AFTER], body->velocity[CAROM_BEFORE]));
    test_assert_reads(get_text(fixture, "Kinetic energy E", i, CHANGE),
                      body->energy_j[CAROM_AFTER] - body->energy_j[CAROM_BEFORE]);
  }
  assert_reads_vector(get_text(fixture, "Momentum Σp", 0, AFTER),
                      balance.sums[CAROM_AFTER].momentum);
  test_assert_reads(get_measure(fixture, "Speed of approach"), balance.closing_speed);
  test_assert_reads(get_measure(fixture, "Energy lost at the contact"), balance.energy_lost_j);
}

/* A 0 that is only rounding says so, and has its exact digits in the tooltip. */
static void test_rounding(Fixture *fixture, gconstpointer data) {
  go_to_contact(fixture, make_glancing());
  CaromBalance balance = carom_balance_of(test_record(fixture->player, 0, 0));
  CaromVec2 change =
      carom_vec2_sub(balance.sums[CAROM_AFTER].momentum, balance.sums[CAROM_BEFORE].momentum);
  gboolean exact = change.x == 0 && change.y == 0;
  g_assert_cmpstr(get_text(fixture, "Momentum Σp", 0, NOTE), ==, exact ? "" : "to rounding");
  /* A restitution of 0 leaves a parting speed that is rounding only, if it is not 0. */
  GtkWidget *speed =
      gtk_widget_get_next_sibling(test_find(fixture->view, GTK_TYPE_LABEL, "Speed of separation"));
  g_assert_cmpstr(gtk_label_get_text(GTK_LABEL(speed)), ==, "0");
  GtkWidget *note = gtk_widget_get_next_sibling(speed);
  g_assert_cmpstr(gtk_label_get_text(GTK_LABEL(note)), ==,
                  balance.parting_speed == 0 ? "" : "to rounding");
  g_assert_cmpint(gtk_widget_get_visible(note), ==, balance.parting_speed != 0);
  const char *tooltip = gtk_widget_get_tooltip_text(speed);
  const char *prefix = "Exactly: ";
  g_assert_true(g_str_has_prefix(tooltip, prefix));
  g_autoptr(GString) number = g_string_new(tooltip + strlen(prefix));
  g_string_replace(number, "−", "-", 0);
  g_assert_cmpfloat(g_ascii_strtod(number->str, NULL), ==, balance.parting_speed);
}

/* A wall's momentum and energy are not counted, and it says why. */
static void test_wall(Fixture *fixture, gconstpointer data) {
  go_to_contact(fixture, make_wall(1));
  const char *titles[] = {"Momentum p", "Kinetic energy E"};
  for (guint i = 0; i < G_N_ELEMENTS(titles); i++)
    for (int column = BEFORE; column <= CHANGE; column++) {
      GtkWidget *cell = get_cell(fixture, titles[i], 1, column);
      const char *why = gtk_widget_get_tooltip_text(cell);
      g_assert_cmpstr(gtk_label_get_text(GTK_LABEL(cell)), ==, "—");
      g_assert_true(g_str_has_prefix(why, "The wall does not move"));
    }
  g_assert_cmpstr(get_text(fixture, "Velocity", 1, AFTER), ==, "(0, 0)");
  /* 3 kg that came with 2 m/s and go with 1: the wall has given 9 kg·m/s. */
  g_assert_cmpstr(get_text(fixture, "Momentum Σp", 0, CHANGE), ==, "(0, 9)");
  g_assert_false(
      gtk_widget_get_mapped(test_find(fixture->view, GTK_TYPE_LABEL, "Impulse of friction")));
  go_to_contact(fixture, make_wall(0.5));
  test_wait_for_frames(fixture->window);
  /* Half of 3 kg · 1 m/s is left along the wall, to the right, as the tangent, and the wall gets
   * the rest; n points down. */
  g_assert_true(
      gtk_widget_get_mapped(test_find(fixture->view, GTK_TYPE_LABEL, "Impulse of friction")));
  g_assert_cmpstr(get_measure(fixture, "Impulse of friction"), ==, "1.5");
}

static void test_pinned(Fixture *fixture, gconstpointer data) {
  CaromScene *scene = make_scene(1);
  test_add_disc(scene, carom_vec2(-2, 0), carom_vec2(0, 0), 1, 1);
  test_add_disc(scene, carom_vec2(2, 0), carom_vec2(-1, 0), 1, 1);
  g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
  go_to_contact(fixture, scene);
  g_assert_cmpstr(get_text(fixture, "Momentum p", 0, AFTER), ==, "—");
  g_assert_cmpstr(get_text(fixture, "Momentum p", 1, AFTER), ==, "(1, 0)");
  g_assert_nonnull(test_find(fixture->view, GTK_TYPE_LABEL, "A is pinned"));
}

/* A disc of 1 kg at rest, hit by a driven one at 3 m/s, leaves with 6 m/s: 18 J, all of it work,
 * and nothing is lost. A pinned disc has no such entries. */
static void test_driven(Fixture *fixture, gconstpointer data) {
  CaromScene *scene = make_scene(1);
  test_add_disc(scene, carom_vec2(-3, 0), carom_vec2(3, 0), 1, 1);
  test_add_disc(scene, carom_vec2(0, 0), carom_vec2(0, 0), 1, 1);
  g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
  go_to_contact(fixture, scene);
  test_assert_reads(get_measure(fixture, "Work done by the driven disc"), 18);
  test_assert_reads(get_measure(fixture, "Energy lost at the contact"), 0);
  g_assert_cmpstr(get_measure(fixture, "Impulse of the driven disc"), ==, "(6, 0)");
  g_assert_nonnull(test_find(fixture->view, GTK_TYPE_LABEL, "A is driven"));
  g_assert_nonnull(test_find(fixture->view, GTK_TYPE_LABEL, "A\ndriven"));
}

/* What several contacts did together is not attributed to one of them. */
static void test_cluster(Fixture *fixture, gconstpointer data) {
  CaromScene *scene = make_scene(1);
  for (int i = 0; i < 3; i++)
    test_add_disc(scene, carom_vec2(2 * i - (i == 0 ? 1 : 0), 0), carom_vec2(i == 0 ? 3 : 0, 0), 1,
                  1);
  CaromMethod method = carom_method_option_defaults();
  method.detection = &carom_detection_events;
  method.ties = &carom_ties_simultaneous;
  carom_player_set_comparison(fixture->player, carom_comparison_new(scene, &method, 1));
  carom_scene_unref(scene);
  carom_player_seek_contact(fixture->player, 1);
  g_assert_cmpuint(test_record(fixture->player, 0, 0)->cluster_size, ==, 2);
  carom_inspector_choose(fixture->inspector, 0, 0);
  g_assert_nonnull(
      test_find(fixture->view, GTK_TYPE_LABEL, "This contact was resolved together with 1 other."));
  g_assert_cmpstr(get_text(fixture, "Velocity", 0, AFTER), ==, "(−1, 0)");
  g_assert_cmpstr(get_text(fixture, "Momentum Σp", 0, BEFORE), ==, "(3, 0)");
  g_assert_cmpstr(get_text(fixture, "Momentum Σp", 0, AFTER), ==, "(3, 0)");
  g_assert_cmpstr(get_text(fixture, "Kinetic energy ΣE", 0, AFTER), ==, "4.5");
}

/* The numbers follow the contact that is chosen, and only while they can be seen. */
static void test_follows(Fixture *fixture, gconstpointer data) {
  CaromScene *scene = make_slow_on_fast(1);
  test_add_wall(scene, carom_vec2(-3, -3), carom_vec2(-3, 3), 1);
  go_to_contact(fixture, scene);
  g_assert_nonnull(test_find(fixture->view, GTK_TYPE_LABEL, "A and B, t\u00a0=\u00a0"));
  carom_player_seek(fixture->player, 350);
  g_assert_nonnull(test_find(fixture->view, GTK_TYPE_LABEL, "A and wall 1, t\u00a0=\u00a0"));
  gtk_widget_set_visible(fixture->view, FALSE);
  carom_inspector_choose(fixture->inspector, 0, 0);
  g_assert_nonnull(test_find(fixture->view, GTK_TYPE_LABEL, "A and wall 1, t\u00a0=\u00a0"));
  gtk_widget_set_visible(fixture->view, TRUE);
  test_wait_for_frames(fixture->window);
  g_assert_nonnull(test_find(fixture->view, GTK_TYPE_LABEL, "A and B, t\u00a0=\u00a0"));
}

static int get_natural_width(GtkWidget *widget, int height) {
  int natural;
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, height, NULL, &natural, NULL, NULL);
  return natural;
}

/* The button beside the heading leaves it the height of two lines: no reason to break it. */
static void test_heading(Fixture *fixture, gconstpointer data) {
  go_to_contact(fixture, make_glancing());
  static const char *const labels[] = {"A and B", "Rotation"};
  for (guint i = 0; i < G_N_ELEMENTS(labels); i++) {
    GtkWidget *label = test_find(fixture->view, GTK_TYPE_LABEL, labels[i]);
    g_assert_nonnull(label);
    int line;
    gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, -1, NULL, &line, NULL, NULL);
    g_assert_cmpint(get_natural_width(label, 2 * line), ==, get_natural_width(label, -1));
  }
}

static void test_copying(Fixture *fixture, gconstpointer data) {
  go_to_contact(fixture, make_glancing());
  g_signal_emit_by_name(test_find(fixture->view, GTK_TYPE_BUTTON, "Copy table"), "clicked");
  g_assert_cmpuint(fixture->actions.n_copied, ==, 1);
}

static void add(const char *path, void (*test)(Fixture *, gconstpointer)) {
  g_test_add(path, Fixture, NULL, set_up, test, tear_down);
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  add("/balance-view/empty", test_empty);
  add("/balance-view/glancing", test_glancing);
  add("/balance-view/head-on", test_two_to_one);
  add("/balance-view/restitutions", test_restitutions);
  add("/balance-view/numbers", test_numbers);
  add("/balance-view/rounding", test_rounding);
  add("/balance-view/wall", test_wall);
  add("/balance-view/pinned", test_pinned);
  add("/balance-view/driven", test_driven);
  add("/balance-view/cluster", test_cluster);
  add("/balance-view/follows", test_follows);
  add("/balance-view/heading", test_heading);
  add("/balance-view/copying", test_copying);
  return g_test_run();
}
