/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Contacts at the same instant in event-driven runs. */
#include "carom-ties.h"
#include "events-test.h"

#include <float.h>

static CaromMethod method_with(const CaromResolver *resolver, const CaromTies *ties) {
  CaromMethod method = test_method("detection", "events");
  method.resolver = resolver;
  method.ties = ties;
  return method;
}

/* The first of three discs in a row hits the two that touch. Each of two policies has one answer,
 * whatever the resolver: 0, 0, 3 one by one, and −1, 2, 2 all at once. */
static void test_row(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, -3, 0, 3, 0, 1, 1);
  test_add_disc(scene, 0, 0, 0, 0, 1, 1);
  test_add_disc(scene, 2, 0, 0, 0, 1, 1);
  static const struct {
    const CaromTies *ties;
    double velocities[3];
    guint cluster_size;
  } answers[] = {{&carom_ties_serial, {0, 0, 3}, 1},
                 {&carom_ties_random, {0, 0, 3}, 1},
                 {&carom_ties_simultaneous, {-1, 2, 2}, 2}};
  for (guint i = 0; i < G_N_ELEMENTS(answers); i++) {
    g_autoptr(CaromRun) run = test_run(scene, method_with(data, answers[i].ties), 60);
    for (guint k = 0; k < 3; k++)
      g_assert_cmpfloat_with_epsilon(test_velocity(run, k).x, answers[i].velocities[k],
                                     64 * DBL_EPSILON * 3);
    g_assert_cmpuint(carom_run_count_contacts(run), ==, 2);
    for (guint k = 0; k < 2; k++) {
      g_assert_cmpuint(test_contact(run, k)->cluster_size, ==, answers[i].cluster_size);
      g_assert_cmpfloat_with_epsilon(test_contact(run, k)->time_s, 1 / 3.0, 2 * DBL_EPSILON);
    }
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 64 * DBL_EPSILON);
  }
}

/* A disc falls onto two pegs at once, again and again: each time it meets both, and leaves straight
 * up. The centres are 2 m apart then, as 1.2² + 1.6² is 2², so it falls by 6.5 m, and meets them
 * next when it has risen and fallen by as much. The pegs, which no contact moves, are still to be
 * found where they are. */
static void test_pegs(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, -1.2, 1.9, 0, 0, 1, 1);
  test_add_disc(scene, 1.2, 1.9, 0, 0, 1, 1);
  test_add_disc(scene, 0, 10, 0, 0, 1, 1);
  const guint n_pegs = 2, ball = 2;
  for (guint peg = 0; peg < n_pegs; peg++)
    g_array_index(scene->bodies, CaromBody, peg).pinned = TRUE;
  scene->gravity = carom_vec2(0, -10);
  g_autoptr(CaromRun) run = test_run(scene, method_with(data, &carom_ties_simultaneous), 60 * 12);
  const double falls_s = sqrt(2 * 6.5 / 10), frame_s = scene->dt_s;
  guint n = carom_run_count_contacts(run);
  g_assert_cmpuint(n, ==, 2 * (guint)((720 * frame_s / falls_s + 1) / 2));
  for (guint k = 0; k < n; k++) {
    g_assert_cmpuint(test_contact(run, k)->cluster_size, ==, 2);
    g_assert_cmpfloat_with_epsilon(test_contact(run, k)->time_s, (2 * (k / 2) + 1) * falls_s,
                                   64 * (k + 1) * DBL_EPSILON);
  }
  g_assert_cmpfloat_with_epsilon(test_position(run, ball).x, 0, 64 * n * DBL_EPSILON);
}

/* A disc flies straight between two that touch each other: all at once, the outcome has the
 * symmetry of the start. */
static void test_symmetry(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, -5, 0, 2, 0, 1, 1);
  test_add_disc(scene, 0, 1, 0, 0, 1, 1);
  test_add_disc(scene, 0, -1, 0, 0, 1, 1);
  g_autoptr(CaromRun) run = test_run(scene, method_with(data, &carom_ties_simultaneous), 200);
  CaromVec2 first = test_velocity(run, 0), up = test_velocity(run, 1), down = test_velocity(run, 2);
  g_assert_cmpfloat_with_epsilon(first.y, 0, 64 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(up.x, down.x, 64 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(up.y, -down.y, 64 * DBL_EPSILON);
  /* The textbook's problem of the disc that hits two: momentum along x is 2 = v + 2 w cos 30°,
   * energy 4 = v² + 2 w², so w = 4 √3 / 5 along the lines of centres and v = −2/5. */
  g_assert_cmpfloat_with_epsilon(first.x, -0.4, 64 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(up.x, 1.2, 64 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(up.y, 0.4 * sqrt(3), 64 * DBL_EPSILON);
}

static CaromScene *gas(void) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -5);
  test_add_box(scene, 30, 30);
  for (guint i = 0; i < 36; i++)
    test_add_disc(scene, 2.5 + 5 * (i % 6), 2.5 + 5 * (double)(i / 6), 10 * cos(i), 10 * sin(i),
                  1 + 0.03 * i, 1 + i);
  return scene;
}

/* Contacts by themselves know nothing of ties: all policies give the same bits. */
static void test_single_contacts(gconstpointer data) {
  g_autoptr(CaromScene) scene = gas();
  g_autoptr(CaromRun) serial = test_run(scene, method_with(data, &carom_ties_serial), 120);
  g_assert_cmpuint(carom_run_count_contacts(serial), >, 100);
  const CaromTies *others[] = {&carom_ties_random, &carom_ties_simultaneous};
  for (guint i = 0; i < G_N_ELEMENTS(others); i++) {
    g_autoptr(CaromRun) run = test_run(scene, method_with(data, others[i]), 120);
    gsize size = 4 * sizeof(double) * run->world->bodies.n;
    g_assert_cmpmem(run->world->bodies.x, size, serial->world->bodies.x, size);
  }
}

/* A heap in which every contact ties with others keeps its books, stays in its box, and settles:
 * that takes a second or two, but from the first contact on none may be thrown up. */
static void test_heap(gconstpointer data) {
  const CaromTies *policies[] = {&carom_ties_serial, &carom_ties_random, &carom_ties_simultaneous};
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -9.81);
  test_add_box(scene, 10, 30);
  for (guint i = 0; i < 20; i++)
    test_add_disc(scene, 1.05 + 2.1 * (i % 4) + 0.1 * (i / 4 % 2), 1 + 2.05 * (double)(i / 4), 0, 0,
                  1, 1);
  carom_scene_set_restitution(scene, 0);
  for (guint i = 0; i < G_N_ELEMENTS(policies); i++) {
    g_autoptr(CaromRun) run =
        test_run(scene, method_with(data, policies[i]), test_is_thorough() ? 120 : 40);
    g_assert_cmpuint(carom_run_count_contacts(run), >, 1000);
    g_assert_cmpfloat(run->now.momentum_error, <, 1e-12);
    g_assert_cmpfloat(fabs(run->now.energy_error), <, 1e-11);
    g_assert_cmpfloat(carom_world_measure_overlaps(run->world).deepest, <, 1e-9);
    for (guint k = 0; k < 20; k++) {
      g_assert_cmpfloat(test_position(run, k).y, >, 1 - 1e-9);
      g_assert_cmpfloat(test_position(run, k).y, <, 11); /* none is thrown up */
    }
  }
}

/* Discs that touch from the start, and fly in all directions: e = 1 keeps their kinetic energy,
 * whoever comes first. */
static void test_elastic_crowd(gconstpointer data) {
  const CaromTies *policies[] = {&carom_ties_serial, &carom_ties_random, &carom_ties_simultaneous};
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_box(scene, 16, 16);
  for (guint i = 0; i < 36; i++)
    test_add_disc(scene, 1 + 2 * (i % 6), 1 + 2 * (double)(i / 6), (double)(i * 7 % 5) - 2,
                  (double)(i * 3 % 7) - 3, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS(policies); i++) {
    g_autoptr(CaromRun) run = test_run(scene, method_with(data, policies[i]), 120);
    g_assert_cmpuint(run->now.books.collisions, >, 100);
    g_assert_cmpfloat_with_epsilon(run->now.totals.kinetic_energy_j / run->start.kinetic_energy_j,
                                   1, 1e-12);
    for (guint k = 0; k < carom_run_count_contacts(run); k++)
      g_assert_cmpfloat(test_contact(run, k)->contact.restitution, ==, 1);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_add_for_resolvers("events-ties/row", test_row);
  test_add_for_resolvers("events-ties/symmetry", test_symmetry);
  test_add_for_resolvers("events-ties/pegs", test_pegs);
  test_add_for_resolvers("events-ties/single-contacts", test_single_contacts);
  test_add_long_for_resolvers("events-ties/heap", test_heap);
  test_add_for_resolvers("events-ties/elastic-crowd", test_elastic_crowd);
  return g_test_run();
}
