/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* contact-test: scenes with contacts at their exact times, and a window, for the tests of widgets
 * that show contacts. */
#pragma once

#include "app-test.h"
#include "gtk-test.h"

#include "carom-events.h"
#include "carom-model-actions.h"

#include <float.h>
#include <string.h>

static inline void test_add_disc(CaromScene *scene, CaromVec2 position, CaromVec2 velocity,
                                 double radius, double mass_kg) {
  CaromBody body = carom_body_default();
  body.position = position;
  body.velocity = velocity;
  body.radius = radius;
  body.mass_kg = mass_kg;
  carom_scene_add_body(scene, body);
}

static inline void test_add_wall(CaromScene *scene, CaromVec2 p1, CaromVec2 p2,
                                 double restitution) {
  CaromWall wall = carom_wall_default(p1, p2);
  wall.restitution = restitution;
  g_array_append_val(scene->walls, wall);
}

/* @n_panes panes, each with another resolver, of @scene, event-driven. */
static inline CaromComparison *test_exact_comparison(CaromScene *scene, guint n_panes) {
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  g_autofree CaromMethod *methods = g_new(CaromMethod, n_panes);
  for (guint i = 0; i < n_panes; i++) {
    methods[i] = carom_method_option_defaults();
    methods[i].resolver = resolvers[i % n_resolvers];
    methods[i].detection = &carom_detection_events;
  }
  return carom_comparison_new(scene, methods, n_panes);
}

static inline const CaromContactRecord *test_record(CaromPlayer *player, guint pane, guint i) {
  CaromComparison *comparison = carom_player_get_comparison(player);
  const CaromRun *run = carom_comparison_get_run(comparison, pane);
  g_assert_cmpuint(i, <, carom_run_count_contacts(run));
  return carom_run_get_contact(run, i);
}

/* The number that @text begins with, written with a true minus sign. */
static inline double test_parse(const char *text) {
  const char *minus = "−";
  gboolean negative = g_str_has_prefix(text, minus);
  char *end;
  const char *digits = negative ? text + strlen(minus) : text;
  double value = g_ascii_strtod(digits, &end);
  g_assert_true(end > digits);
  return negative ? -value : value;
}

/* Half of the last of four significant digits, relative to the number. */
#define TEST_FOUR_DIGITS 5e-4

static inline void test_assert_reads(const char *text, double expected) {
  g_assert_cmpfloat_with_epsilon(test_parse(text), expected,
                                 TEST_FOUR_DIGITS * fabs(expected) + DBL_MIN);
}

/* What the window was asked to do. */
typedef struct {
  guint n_chosen;
  guint pane, contact; /* the last one chosen */
  guint n_next;
  guint n_copied;
} TestActions;

static inline void test_on_choose(GSimpleAction *action, GVariant *parameter, gpointer data) {
  TestActions *actions = data;
  actions->n_chosen++;
  g_variant_get(parameter, "(uu)", &actions->pane, &actions->contact);
}

static inline void test_on_next(GSimpleAction *action, GVariant *parameter, gpointer data) {
  ((TestActions *)data)->n_next++;
}

static inline void test_on_copy(GSimpleAction *action, GVariant *parameter, gpointer data) {
  ((TestActions *)data)->n_copied++;
}

/* Installs the inspector's actions; what a page asks the window for is only counted. */
static inline void test_install_actions(GtkWidget *window, CaromInspector *inspector,
                                        TestActions *actions) {
  const GActionEntry entries[] = {
      {.name = "choose-contact", .activate = test_on_choose, .parameter_type = "(uu)"},
      {.name = "next-contact", .activate = test_on_next},
      {.name = "copy-balance", .activate = test_on_copy},
  };
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new();
  static CaromModelActions models;
  models = (CaromModelActions){.inspector = inspector};
  carom_model_actions_add(G_ACTION_MAP(group), &models);
  g_action_map_add_action_entries(G_ACTION_MAP(group), entries, G_N_ELEMENTS(entries), actions);
  gtk_widget_insert_action_group(window, "win", G_ACTION_GROUP(group));
}

/* A widget that shows contacts, in a window of its own. */
typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  GtkWidget *window;
  GtkWidget *view;
  TestActions actions;
} TestView;

/* @scene: (transfer full) */
static inline void test_take_scene(CaromPlayer *player, CaromScene *scene, guint n_panes) {
  carom_player_set_comparison(player, test_exact_comparison(scene, n_panes));
  carom_scene_unref(scene);
}

/* Makes a widget of @type, which is still to be given the player or the inspector.
 *
 * @scene: (transfer full) */
static inline void test_view_begin(TestView *view, GType type, CaromScene *scene, guint n_panes) {
  view->player = carom_player_new();
  test_take_time(view->player);
  view->inspector = carom_inspector_new(view->player);
  test_take_scene(view->player, scene, n_panes);
  view->window = gtk_window_new();
  view->view = g_object_new(type, NULL);
  test_install_actions(view->window, view->inspector, &view->actions);
}

static inline void test_view_present(TestView *view) {
  gtk_window_set_child(GTK_WINDOW(view->window), view->view);
  gtk_window_present(GTK_WINDOW(view->window));
  gtk_test_widget_wait_for_draw(view->window);
}

static inline void test_view_tear_down(TestView *view) {
  gtk_window_destroy(GTK_WINDOW(view->window));
  g_clear_object(&view->inspector);
  g_clear_object(&view->player);
}
