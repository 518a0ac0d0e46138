/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lesson: runs scenes under the methods that they suggest, and reads what lessons speak of off the
 * runs. */
#include "lesson.h"

#include "carom-method-suggestion.h"

CaromScene *lesson_load(const char *id) {
  CaromScene *scene = carom_builtin_load(id, NULL);
  g_assert_nonnull(scene);
  return scene;
}

void lesson_go_on(CaromComparison *comparison, double until_s) {
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  g_autoptr(GError) error = NULL;
  while (carom_comparison_get_time_s(comparison) < until_s - dt_s / 2) {
    carom_comparison_step(comparison, &error);
    g_assert_no_error(error);
  }
}

CaromComparison *lesson_run_scene(CaromScene *scene, double duration_s) {
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  CaromComparison *comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  lesson_go_on(comparison, duration_s);
  return comparison;
}

CaromComparison *lesson_run_for(const char *id, double duration_s) {
  g_autoptr(CaromScene) scene = lesson_load(id);
  return lesson_run_scene(scene, duration_s);
}

CaromComparison *lesson_run(const char *id) {
  g_autoptr(CaromScene) scene = lesson_load(id);
  return lesson_run_scene(scene, scene->duration_s);
}

static void choose(CaromMethod *method, const char *key, const char *id) {
  const CaromMethodOption *option = carom_method_option_by_key(key);
  carom_method_option_set(method, option, carom_method_option_part(option, id));
}

CaromComparison *lesson_run_one(CaromScene *scene, double duration_s) {
  CaromMethod method = carom_method_option_defaults();
  choose(&method, "resolver", "impulse");
  choose(&method, "detection", "events");
  CaromComparison *comparison = carom_comparison_new(scene, &method, 1);
  lesson_go_on(comparison, duration_s);
  return comparison;
}

CaromComparison *lesson_run_seed(const char *id, guint32 seed, double duration_s) {
  g_autoptr(CaromScene) scene = lesson_load(id);
  g_assert_true(carom_scene_populate(scene, seed, NULL, NULL));
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  CaromComparison *comparison = carom_comparison_new(scene, (const CaromMethod *)methods->data, 1);
  lesson_go_on(comparison, duration_s);
  return comparison;
}

guint lesson_pane(const CaromComparison *comparison, const char *key, const char *id) {
  const CaromMethodOption *option = carom_method_option_by_key(key);
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    if (g_str_equal(carom_method_option_get(&methods[i], option)->id, id))
      return i;
  g_error("No pane has %s %s", key, id);
}

const CaromBodies *lesson_bodies(const CaromComparison *comparison, guint pane) {
  return &carom_comparison_get_run(comparison, pane)->world->bodies;
}

double lesson_speed(const CaromComparison *comparison, guint pane, guint disc) {
  return carom_vec2_length(carom_bodies_velocity(lesson_bodies(comparison, pane), disc));
}

double lesson_energy_j(const CaromComparison *comparison, guint pane) {
  return carom_comparison_get_run(comparison, pane)->now.totals.kinetic_energy_j;
}

double lesson_momentum_x(const CaromComparison *comparison, guint pane) {
  return carom_comparison_get_run(comparison, pane)->now.totals.momentum.x;
}

guint64 lesson_count_contacts(const CaromComparison *comparison, guint pane) {
  const CaromBooks *books = &carom_comparison_get_run(comparison, pane)->now.books;
  return carom_audit_count_contacts(books);
}

const CaromContactRecord *lesson_contact(const CaromComparison *comparison, guint pane, guint i) {
  return carom_run_get_contact(carom_comparison_get_run(comparison, pane), i);
}

guint lesson_count_right_of(const CaromComparison *comparison, guint pane, double x) {
  const CaromBodies *bodies = lesson_bodies(comparison, pane);
  guint n = 0;
  for (guint i = 0; i < bodies->n; i++)
    n += bodies->x[i] > x;
  return n;
}

double lesson_apart(const CaromComparison *comparison, guint pane) {
  return carom_comparison_get_run(comparison, pane)->now.position_distance;
}

void lesson_assert_velocities(CaromScene *scene, double v_a, double v_b) {
  g_autoptr(CaromComparison) comparison = lesson_run_scene(scene, scene->duration_s);
  double scale = fabs(v_a) + fabs(v_b);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromBodies *bodies = lesson_bodies(comparison, i);
    g_assert_cmpfloat_with_epsilon(bodies->vx[0], v_a, 1e-14 * scale);
    g_assert_cmpfloat_with_epsilon(bodies->vx[1], v_b, 1e-14 * scale);
  }
}

void lesson_assert_masses(const char *id, const char *said_a, const char *said_b) {
  g_autoptr(CaromScene) scene = lesson_load(id);
  g_assert_cmpfloat(carom_scene_body(scene, 0)->mass_kg, ==, lesson_said(said_a));
  g_assert_cmpfloat(carom_scene_body(scene, 1)->mass_kg, ==, lesson_said(said_b));
}

void lesson_assert_speeds(const char *id, const char *said_a, const char *said_b) {
  g_autoptr(CaromScene) scene = lesson_load(id);
  const char *const said[] = {said_a, said_b};
  for (guint i = 0; i < G_N_ELEMENTS(said); i++) {
    CaromVec2 velocity = carom_scene_body(scene, i)->velocity;
    g_assert_cmpfloat(fabs(velocity.x), ==, said[i] == NULL ? 0 : lesson_said(said[i]));
    g_assert_cmpfloat(velocity.y, ==, 0);
  }
}
