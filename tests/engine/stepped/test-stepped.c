/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Stepped runs of few discs, against the worked examples of the source texts. */
#include "carom-detection.h"
#include "engine-test.h"

#include <float.h>
#include <string.h>

/* Radius of a sphere of 35 kg/m³, as the worked example of the impulse method has them. */
static double sphere_radius(double mass_kg) {
  return cbrt(3 * mass_kg / (4 * G_PI * 35));
}

/* m .5 at (−1, 0) and 1.5 at (1, 0), u (1, 0) and (−.5, 0): contact at t = 1.088256. */
static void test_worked_example(gconstpointer data) {
  static const struct {
    double e, v_a, v_b;
  } rows[] = {{1, -1.25, .25}, {.5, -.6875, .0625}, {0, -.125, -.125}};
  CaromMethod method = test_method("separation", "rewind-path");
  method.resolver = data;
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    test_add_disc(scene, -1, 0, 1, 0, sphere_radius(.5), .5);
    test_add_disc(scene, 1, 0, -.5, 0, sphere_radius(1.5), 1.5);
    g_assert_cmpfloat_with_epsilon(sphere_radius(.5), .150524, 5e-7);
    g_assert_cmpfloat_with_epsilon(sphere_radius(1.5), .217093, 5e-7);
    carom_scene_set_restitution(scene, rows[i].e);
    g_autoptr(CaromRun) run = test_run(scene, method, 90);
    g_assert_cmpuint(carom_run_count_contacts(run), ==, 1);
    g_assert_cmpfloat_with_epsilon(test_contact(run, 0)->time_s, 1.088256, 5e-7);
    g_assert_cmpfloat_with_epsilon(test_velocity(run, 0).x, rows[i].v_a, 1e-12);
    g_assert_cmpfloat_with_epsilon(test_velocity(run, 1).x, rows[i].v_b, 1e-12);
  }
}

/* m 1.8 at rest, m .3 with u (−1, 0), oblique, e = 0: t = .913081, n = (.942032, .335522). */
static void test_oblique_example(gconstpointer data) {
  CaromMethod method = test_method("separation", "rewind-path");
  method.resolver = data;
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, -.65, 0, 0, 0, .230695, 1.8);
  test_add_disc(scene, .6, .12, -1, 0, .126956, .3);
  carom_scene_set_restitution(scene, 0);
  g_autoptr(CaromRun) run = test_run(scene, method, 60);
  const CaromContactRecord *contact = test_contact(run, 0);
  CaromVec2 d = contact->contact.d;
  double tolerance = 1e-6; /* the radii are given to six digits */
  g_assert_cmpfloat(fabs(contact->time_s - .913081), <=, tolerance);
  g_assert_cmpfloat(fabs(d.x / carom_vec2_length(d) - .942032), <=, 3 * tolerance);
  g_assert_cmpfloat(fabs(d.y / carom_vec2_length(d) - .335522), <=, 3 * tolerance);
  CaromVec2 v_a = test_velocity(run, 0), v_b = test_velocity(run, 1);
  g_assert_cmpfloat(fabs(v_a.x + .126775), <=, tolerance);
  g_assert_cmpfloat(fabs(v_a.y + .045153), <=, tolerance);
  g_assert_cmpfloat(fabs(v_b.x + .239350), <=, tolerance);
  g_assert_cmpfloat(fabs(v_b.y - .270919), <=, tolerance);
  g_assert_cmpfloat(fabs(run->start.kinetic_energy_j - .15), <=, 1e-15);
  g_assert_cmpfloat(fabs(run->now.totals.kinetic_energy_j - .035902), <=, tolerance);
}

/* Three equal discs touching in a row, the first comes with speed 3. One pair at a time, momentum
 * is handed on to the last: (0, 0, 3). */
static void test_three_in_a_row(gconstpointer data) {
  CaromMethod method = test_stepped_method();
  method.resolver = data;
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, -3, 0, 3, 0, 1, 1);
  test_add_disc(scene, 0, 0, 0, 0, 1, 1);
  test_add_disc(scene, 2, 0, 0, 0, 1, 1);
  g_autoptr(CaromRun) run = test_run(scene, method, 60);
  g_assert_cmpuint(run->now.books.collisions, ==, 2);
  const double expected[] = {0, 0, 3};
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat(fabs(test_velocity(run, i).x - expected[i]), <=, 64 * DBL_EPSILON * 3);
}

/* A pinned disc is not moved, and feeds in energy where it moves by itself. */
static void test_pinned(gconstpointer data) {
  CaromMethod method = test_stepped_method();
  method.separation = data;
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 0, 0, 0.5, 0, 1, 1);
  g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
  test_add_disc(scene, 3, 0, -1, 0, 1, 2);
  g_autoptr(CaromRun) run = test_run(scene, method, 120);
  g_assert_cmpuint(run->now.books.collisions, ==, 1);
  g_assert_cmpfloat(test_velocity(run, 0).x, ==, 0.5);
  g_assert_cmpfloat_with_epsilon(test_position(run, 0).x, 1, 1e-12);
  g_assert_cmpfloat_with_epsilon(test_velocity(run, 1).x, 2, 1e-12); /* 1 → −(−1.5) + .5 */
  g_assert_cmpfloat(run->now.totals.kinetic_energy_j, >, run->start.kinetic_energy_j);
  g_assert_cmpfloat(fabs(run->now.energy_error), <=, 64 * DBL_EPSILON);
  g_assert_cmpfloat(run->now.momentum_error, <=, 64 * DBL_EPSILON);
}

/* Concentric discs have no line of centres; they are parted all the same, and nothing is lost. */
static void test_concentric(gconstpointer data) {
  CaromMethod method = test_stepped_method();
  method.separation = data;
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 0, 0, 1, 0.5, 1, 1);
  test_add_disc(scene, 0, 0, -1, 0, 1, 1);
  scene->dt_s = 1.0 / 64; /* exact, so that both are concentric again after no time */
  g_autoptr(CaromRun) run = test_run(scene, method, 200);
  g_assert_true(carom_world_is_finite(run->world));
  g_assert_cmpfloat(carom_world_measure_overlaps(run->world).deepest, ==, 0);
  g_assert_cmpfloat(fabs(run->now.energy_error), <=, 64 * DBL_EPSILON);
}

static CaromScene *gas(guint n, guint32 seed) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 100, 100);
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = n;
  placement.max = carom_vec2(100, 100);
  placement.radius_min = 0.7;
  placement.radius_max = 2.5;
  placement.mass_power = 2;
  placement.speed_max = 40;
  g_array_append_val(scene->placements, placement);
  g_assert_true(carom_scene_populate(scene, seed, NULL, NULL));
  return scene;
}

/* An elastic gas keeps energy and, with what walls have given, momentum, over thousands of
 * contacts: each rounds by a few ε, so n of them by at most a few n ε. */
static void test_gas_conserves(gconstpointer data) {
  CaromMethod method = test_stepped_method();
  method.separation = data;
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  g_autoptr(CaromScene) scene = gas(150, 5);
  for (guint i = 0; i < n_resolvers; i++) {
    method.resolver = resolvers[i];
    g_autoptr(CaromRun) run = test_run(scene, method, 1200);
    guint64 contacts = carom_audit_count_contacts(&run->now.books);
    g_test_message("%s: %" G_GUINT64_FORMAT " contacts, energy %.1e, momentum %.1e",
                   resolvers[i]->part.id, contacts, run->now.energy_error, run->now.momentum_error);
    g_assert_cmpuint(contacts, >, 1000);
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-12);
    g_assert_cmpfloat(run->now.momentum_error, <=, 1e-12);
  }
}

/* The same scene and method give the same bits. */
static void test_repeatable(void) {
  g_autoptr(CaromScene) scene = gas(150, 6);
  g_autoptr(CaromRun) one = test_run(scene, test_stepped_method(), 600);
  g_autoptr(CaromRun) other = test_run(scene, test_stepped_method(), 600);
  gsize size = 4 * sizeof(double) * one->world->bodies.n;
  g_assert_cmpmem(one->world->bodies.x, size, other->world->bodies.x, size);
}

/* Too large a step misses the contact altogether: the discs pass each other within one step. */
static void test_large_step_misses(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, -10, 0, 100, 0, 1, 1);
  test_add_disc(scene, 10, 0, -100, 0, 1, 1);
  scene->dt_s = 0.08;
  g_autoptr(CaromRun) coarse = test_run(scene, test_stepped_method(), 5);
  g_assert_cmpuint(coarse->now.books.collisions, ==, 0);
  scene->dt_s = 0.005;
  g_autoptr(CaromRun) fine = test_run(scene, test_stepped_method(), 40);
  g_assert_cmpuint(fine->now.books.collisions, ==, 1);
}

/* @n discs in a row that do not touch. */
static CaromScene *row(guint n) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < n; i++)
    test_add_disc(scene, 3 * i, 0, 0, 0, 1, 1);
  return scene;
}

/* So many discs and no more; then it says what to do. */
static void test_all_pairs_limit(void) {
  g_autoptr(CaromScene) most = row(2000), too_many = row(2001);
  CaromMethod method = test_method("detection", "all-pairs");
  g_autoptr(CaromRun) run = carom_run_new(most, &method);
  g_autoptr(CaromRun) refused = carom_run_new(too_many, &method);
  g_autoptr(GError) error = NULL;
  g_assert_true(carom_run_frame(run, &error));
  g_assert_no_error(error);
  g_assert_false(carom_run_frame(refused, &error));
  g_assert_error(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_TOO_MANY);
  g_assert_cmpstr(
      error->message, ==,
      "The detection “All pairs” takes at most 2000 discs, but there are 2001 here. Choose "
      "“Exact times”, or take discs away.");
  g_assert_cmpuint(refused->world->frame, ==, 0);
}

static void add_for_each_part(const char *key, const char *name, GTestDataFunc func) {
  const CaromMethodOption *option = carom_method_option_by_key(key);
  for (guint i = 0; i < option->n_parts; i++) {
    g_autofree char *path = g_strdup_printf("/stepped/%s/%s", name, option->parts[i]->id);
    g_test_add_data_func(path, option->parts[i], func);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add_for_each_part("resolver", "worked-example", test_worked_example);
  add_for_each_part("resolver", "oblique-example", test_oblique_example);
  add_for_each_part("resolver", "three-in-a-row", test_three_in_a_row);
  add_for_each_part("separation", "pinned", test_pinned);
  add_for_each_part("separation", "concentric", test_concentric);
  add_for_each_part("separation", "gas-conserves", test_gas_conserves);
  g_test_add_func("/stepped/repeatable", test_repeatable);
  g_test_add_func("/stepped/large-step-misses", test_large_step_misses);
  g_test_add_func("/stepped/all-pairs-limit", test_all_pairs_limit);
  return g_test_run();
}
