/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Which contacts keep their restitution at exact times, and which settle: against calculations of
 * this file's own, against steps, and against copies of a scene in other units of time. */
#include "carom-balance.h"
#include "carom-disagreement.h"
#include "carom-repeats.h"
#include "events-test.h"

#include <float.h>

#define GRAVITY 9.81

/* What settles is slower than this under that gravity; twice as much is left of two such speeds. */
#define SLOW_SPEED (GRAVITY * CAROM_REPEATS_CONTACT_DURATION_S)

static const double all_e[] = {0, 0.1, 0.25, 0.5, 0.75, 0.9, 1};

static CaromScene *scene_with(double e, double gravity) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -gravity);
  scene->restitution = e;
  return scene;
}

static CaromMethod method_of(const CaromResolver *resolver, const char *detection,
                             const char *ties) {
  CaromMethod method = test_method("detection", detection);
  method.resolver = resolver;
  method.ties = test_method("ties", ties).ties;
  return method;
}

static double kinetic_energy_j(const CaromRun *run) {
  return carom_audit_totals(&run->world->bodies, run->world->scene->gravity).kinetic_energy_j;
}

/* ---- With what rests ---- */

/* A disc slides along a smooth floor into one that lies there. Along the floor nothing else acts:
 * 1 m/s becomes (1 − e)/2 and (1 + e)/2. */
static void test_into_resting(gconstpointer resolver) {
  static const char *const detections[] = {"stepped", "events"};
  for (guint i = 0; i < 2 * G_N_ELEMENTS(all_e); i++) {
    double e = all_e[i / 2];
    g_autoptr(CaromScene) scene = scene_with(e, GRAVITY);
    test_add_wall(scene, -5, 0, 5, 0);
    carom_scene_set_restitution(scene, e);
    test_add_disc(scene, -1, 0.1, 1, 0, 0.1, 1);
    test_add_disc(scene, 1, 0.1, 0, 0, 0.1, 1);
    scene->dt_s = 0.01;
    g_autoptr(CaromRun) run =
        test_run(scene, method_of(resolver, detections[i % 2], "serial"), 190);
    /* The line of centres is out of level by the height of hops, on 2 m of way: 1e-14. */
    g_assert_cmpfloat_with_epsilon(test_velocity(run, 0).x, (1 - e) / 2, 1e-9);
    g_assert_cmpfloat_with_epsilon(test_velocity(run, 1).x, (1 + e) / 2, 1e-9);
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-9);
  }
}

/* A disc that falls at @speed on an equal one that lies on a floor: all contacts of that moment,
 * one after the other.
 *
 * @upper, @lower: (out): the speeds upwards with which they part in the end */
static void strike_resting(double speed, double e, double *upper, double *lower) {
  *upper = -speed;
  *lower = 0;
  while (*upper < *lower || *lower < 0) {
    if (*upper < *lower) {
      double mean = (*upper + *lower) / 2, half = e * (*lower - *upper) / 2;
      *upper = mean + half;
      *lower = mean - half;
    } else {
      *lower *= -e;
    }
  }
}

/* At e above 1/2 that is over after a few contacts. */
static void test_onto_resting(gconstpointer resolver) {
  static const double restitutions[] = {0.6, 0.7, 0.8, 0.9, 1};
  double height = 0.7, fall_s = sqrt(2 * height / GRAVITY), after_s = 1e-3;
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    double e = restitutions[i], upper, lower;
    g_autoptr(CaromScene) scene = scene_with(e, GRAVITY);
    test_add_wall(scene, -5, 0, 5, 0);
    carom_scene_set_restitution(scene, e);
    test_add_disc(scene, 0, 0.1, 0, 0, 0.1, 1);
    test_add_disc(scene, 0, 0.3 + height, 0, 0, 0.1, 1);
    scene->dt_s = 10;
    g_autoptr(CaromRun) run = test_events_until(scene, resolver, fall_s + after_s);
    strike_resting(GRAVITY * fall_s, e, &upper, &lower);
    /* The lower one may have hopped up to that speed when it was struck, and at the end of the
     * moment what is slow has settled. */
    double tolerance = 2 * SLOW_SPEED + GRAVITY * after_s;
    g_assert_cmpfloat_with_epsilon(test_velocity(run, 1).y, upper, tolerance);
    g_assert_cmpfloat_with_epsilon(test_velocity(run, 0).y, lower, tolerance);
  }
}

/* ---- Rows ---- */

/* Equal discs that touch in a row, of which the first one is fast: all contacts one after the
 * other, the first pair that approaches first.
 *
 * @v: (inout) (array length=n): velocities
 * @slow: an approach that is left alone
 * Returns: how many contacts there were */
static guint64 strike_row(double *v, guint n, double e, double slow) {
  guint64 n_contacts = 0;
  for (guint k = 0; k + 1 < n;) {
    if (v[k] - v[k + 1] <= slow) {
      k++;
      continue;
    }
    double mean = (v[k] + v[k + 1]) / 2, half = e * (v[k] - v[k + 1]) / 2;
    v[k] = mean - half;
    v[k + 1] = mean + half;
    n_contacts++;
    k = 0;
  }
  return n_contacts;
}

/* @gap: between any two of them but the first */
static CaromScene *row_scene(guint n, double e, double gap) {
  CaromScene *scene = scene_with(e, 0);
  test_add_disc(scene, -1, 0, 1, 0, 0.25, 1);
  for (guint k = 1; k < n; k++)
    test_add_disc(scene, -0.25 + (0.5 + gap) * (k - 1), 0, 0, 0, 0.25, 1);
  scene->dt_s = 10;
  return scene;
}

/* Three contacts of one instant with e = ½: exact fractions. Each of two keeps its own. */
static void test_row_of_three(gconstpointer resolver) {
  static const char *const detections[] = {"stepped", "events"};
  for (guint i = 0; i < G_N_ELEMENTS(detections); i++) {
    g_autoptr(CaromScene) scene = row_scene(3, 0.5, 0);
    scene->dt_s = 0.01;
    g_autoptr(CaromRun) run = test_run(scene, method_of(resolver, detections[i], "serial"), 50);
    g_assert_cmpuint(run->now.books.collisions, ==, 3);
    g_assert_cmpfloat_with_epsilon(test_velocity(run, 0).x, 13 / 64.0, 4 * DBL_EPSILON);
    g_assert_cmpfloat_with_epsilon(test_velocity(run, 1).x, 15 / 64.0, 4 * DBL_EPSILON);
    g_assert_cmpfloat_with_epsilon(test_velocity(run, 2).x, 36 / 64.0, 4 * DBL_EPSILON);
  }
}

/* All at once, Newton's law leaves no choice: the second contact does not approach. */
static void test_row_at_once(gconstpointer resolver) {
  for (guint i = 0; i < G_N_ELEMENTS(all_e); i++) {
    double e = all_e[i], parted = (1 + e) / 3;
    g_autoptr(CaromScene) scene = row_scene(3, e, 0);
    scene->dt_s = 0.01;
    g_autoptr(CaromRun) run = test_run(scene, method_of(resolver, "events", "simultaneous"), 50);
    g_assert_cmpfloat_with_epsilon(test_velocity(run, 0).x, 1 - 2 * parted, 64 * DBL_EPSILON);
    for (guint k = 1; k <= 2; k++)
      g_assert_cmpfloat_with_epsilon(test_velocity(run, k).x, parted, 64 * DBL_EPSILON);
    g_assert_cmpuint(run->now.books.settled, ==, 0);
  }
}

/* The blow goes along a row with gaps: the last of n gets ((1 + e)/2)ⁿ⁻¹ of the speed. At e below ½
 * those behind would catch up and strike again before. */
static void test_blow(gconstpointer resolver) {
  static const double restitutions[] = {0.5, 0.6, 0.75, 0.9, 1};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions) * 8; i++) {
    guint n = 3 + i % 8, k = 0;
    double e = restitutions[i / 8];
    g_autoptr(CaromScene) scene = row_scene(n, e, 1e-3);
    g_autoptr(CaromRun) run = test_events_until(scene, resolver, 5);
    while (test_contact(run, k)->b != (int)n - 1)
      k++;
    g_assert_cmpfloat_with_epsilon(test_contact(run, k)->outcome.velocity_b.x,
                                   pow((1 + e) / 2, n - 1), 1e-12);
  }
}

/* Where they touch, each disc has in the end what a calculation one by one gives, but for what
 * settles: that is below a millionth of the speed, and what the hundredth contact of two keeps is
 * little: a thousandth of the energy is more than either. */
static void test_rows(gconstpointer resolver) {
  guint64 most = 0;
  double kept_j = 0, off = 0;
  for (guint i = 0; i < G_N_ELEMENTS(all_e) * 8; i++) {
    guint n = 3 + i % 8;
    double e = all_e[i / 8], v[10] = {1}, energy_j = 0;
    g_autoptr(CaromScene) scene = row_scene(n, e, 0);
    g_autoptr(CaromRun) run = test_events_until(scene, resolver, 0.6);
    guint64 n_one_by_one = strike_row(v, n, e, 1e-9);
    for (guint k = 0; k < n; k++)
      energy_j += 0.5 * v[k] * v[k];
    off = MAX(off, fabs(kinetic_energy_j(run) / energy_j - 1));
    g_assert_cmpfloat(off, <=, 1e-3);
    most = MAX(most, n_one_by_one);
    g_assert_cmpuint(carom_run_count_contacts(run), <=, 100 * 100); /* pairs × contacts of each */
    kept_j = MAX(kept_j, carom_sum_value(run->world->books.kept_j));
  }
  g_test_message("up to %" G_GUINT64_FORMAT " contacts one by one; kept: %g J; off by %g", most,
                 kept_j, off);
  g_assert_cmpuint(most, >, 100000);
  g_assert_cmpfloat(kept_j, >, 0);
}

/* ---- Against steps ---- */

/* A fast disc strikes discs at rest with gaps between them: how much energy is left. */
static double energy_after_row_j(const CaromMethod *method, double e, double dt_s) {
  g_autoptr(CaromScene) scene = scene_with(e, 0);
  static const double gaps[] = {0.02, 0.05, 0.01, 0.04};
  double x = 0;
  test_add_disc(scene, x, 0, 20, 0, 0.1, 1);
  for (guint k = 0; k < G_N_ELEMENTS(gaps); k++) {
    x += 0.2 + gaps[k];
    test_add_disc(scene, x, 0.003 * k, 0, 0, 0.1, 1 + 0.5 * k);
  }
  scene->dt_s = dt_s;
  g_autoptr(CaromRun) run = test_run(scene, *method, (guint)(0.02 / dt_s + 0.5));
  return run->now.totals.kinetic_energy_j;
}

static void test_gaps(gconstpointer resolver) {
  static const double restitutions[] = {0.3, 0.5, 0.8, 0.95};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    CaromMethod steps = method_of(resolver, "stepped", "serial");
    CaromMethod events = method_of(resolver, "events", "serial");
    double in_steps_j = energy_after_row_j(&steps, restitutions[i], 1e-6);
    double exact_j = energy_after_row_j(&events, restitutions[i], 1e-3);
    g_test_message("e = %g: %g J, in steps %g J", restitutions[i], exact_j, in_steps_j);
    g_assert_cmpfloat_with_epsilon(exact_j, in_steps_j, 0.01 * in_steps_j);
  }
}

/* Ten discs that have come to rest in a box. */
static CaromScene *heap_scene(void) {
  g_autoptr(CaromScene) scene = scene_with(0.5, GRAVITY);
  test_add_box(scene, 0.9, 3);
  carom_scene_set_restitution(scene, 0.5);
  for (guint i = 0; i < 10; i++)
    test_add_disc(scene, 0.12 + 0.21 * (i % 4) + 0.007 * (i % 3), 0.11 + 0.22 * (double)(i / 4), 0,
                  0, 0.1, 1);
  CaromMethod method = test_events_method(carom_method_option_defaults().resolver);
  g_autoptr(CaromRun) run = test_run(scene, method, 60 * 3);
  return carom_run_make_scene(run);
}

/* What the heap takes from a fast disc that strikes it from above. */
static double loss_in_heap_j(CaromScene *heap, const CaromMethod *method, double x, double speed,
                             double dt_s) {
  g_autoptr(CaromScene) scene = carom_scene_copy(heap);
  test_add_disc(scene, x, 1.2, 0, -speed, 0.1, 1);
  scene->dt_s = dt_s;
  g_autoptr(CaromRun) run = test_run(scene, *method, (guint)(0.2 / dt_s + 0.5));
  return carom_sum_value(run->now.books.energy_lost_j);
}

/* Which contact in a heap comes first is decided by rounding, so a single blow need not lose the
 * same; the mean of thirty does, or of ten of them, here and there. */
static void test_heaps(void) {
  const CaromResolver *resolver = carom_method_option_defaults().resolver;
  CaromMethod steps = method_of(resolver, "stepped", "serial");
  CaromMethod events = method_of(resolver, "events", "serial");
  g_autoptr(CaromScene) heap = heap_scene();
  double in_steps_j = 0, exact_j = 0, all_j = 0;
  for (guint i = 0; i < 30; i += test_is_thorough() ? 1 : 3) {
    double x = 0.11 + 0.022 * i, speed = 8 + 0.1 * i;
    in_steps_j += loss_in_heap_j(heap, &steps, x, speed, 1e-5);
    exact_j += loss_in_heap_j(heap, &events, x, speed, 0.01);
    all_j += speed * speed / 2;
  }
  g_test_message("lost in all: %g J, in steps %g J, of %g J", exact_j, in_steps_j, all_j);
  g_assert_cmpfloat_with_epsilon(exact_j, in_steps_j, 0.05 * in_steps_j);
  g_assert_cmpfloat(exact_j, >, 0.5 * all_j);
}

/* ---- Other units of time ---- */

/* Discs of several masses in a box, some of them in a corner: many contacts, no gravity. */
static CaromScene *lively_scene(double e, double time_scale) {
  CaromScene *scene = scene_with(e, 0);
  test_add_box(scene, 8, 8);
  carom_scene_set_restitution(scene, e);
  for (guint i = 0; i < 9; i++)
    test_add_disc(scene, 1.25 + 2.5 * (i % 3), 1.25 + 2.5 * (double)(i / 3),
                  (3 - (double)(i * 5 % 7)) / time_scale, (2 - (double)(i * 3 % 5)) / time_scale,
                  0.9, 1 << i % 4);
  scene->dt_s = time_scale / 64;
  return scene;
}

/* The same contacts at the same times, bit for bit, since all is scaled by a power of two.
 *
 * @until_settled: compares only until the first one that settles, if any does
 * Returns: how many were compared */
static guint assert_copies(const CaromRun *run, const CaromRun *scaled, double scale,
                           gboolean until_settled) {
  guint n = carom_run_count_contacts(run), n_scaled = carom_run_count_contacts(scaled), k;
  for (k = 0; k < MIN(n, n_scaled); k++) {
    const CaromContactRecord *one = test_contact(run, k), *other = test_contact(scaled, k);
    if (until_settled &&
        (carom_contact_kind_settles(one->kind) || carom_contact_kind_settles(other->kind)))
      return k;
    g_assert_cmpint(one->kind, ==, other->kind);
    g_assert_cmpuint(one->a, ==, other->a);
    g_assert_cmpint(one->b, ==, other->b);
    g_assert_cmpint(one->wall, ==, other->wall);
    g_assert_cmpfloat(one->time_s * scale, ==, other->time_s);
    g_assert_cmpfloat(one->outcome.velocity_a.x, ==, other->outcome.velocity_a.x * scale);
    g_assert_cmpfloat(one->outcome.velocity_a.y, ==, other->outcome.velocity_a.y * scale);
  }
  g_assert_cmpuint(n, ==, n_scaled);
  return k;
}

static void test_scaled(gconstpointer resolver) {
  static const int exponents[] = {-20, -4, 4, 20}; /* microseconds, a tenth of t_c, megaseconds */
  static const double restitutions[] = {0.5, 0.9, 1};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    CaromMethod method = test_events_method(resolver);
    g_autoptr(CaromScene) scene = lively_scene(restitutions[i], 1);
    g_autoptr(CaromRun) run = test_run(scene, method, 64 * 6);
    for (guint k = 0; k < G_N_ELEMENTS(exponents); k++) {
      double scale = ldexp(1, exponents[k]);
      g_autoptr(CaromScene) copy = lively_scene(restitutions[i], scale);
      g_autoptr(CaromRun) scaled = test_run(copy, method, 64 * 6);
      guint n = assert_copies(run, scaled, scale, TRUE);
      g_test_message("e = %g, 2^%d: %u contacts", restitutions[i], exponents[k], n);
      g_assert_cmpuint(n, >, 20);
    }
  }
}

/* A ball that falls ten radii onto a floor, a smaller one beside it that falls on a slope, and a
 * tiny one that falls on the top of a large pinned disc. */
static CaromScene *falling_scene(double time_scale) {
  CaromScene *scene = scene_with(0.5, 10 / time_scale / time_scale);
  test_add_wall(scene, -20, 0, 2, 0);
  test_add_wall(scene, 1, 0, 2, 1);
  test_add_disc(scene, 0, 0.55, 0, 0, 0.05, 1);
  test_add_disc(scene, 1.5, 1, 0, 0, 0.02, 2);
  test_add_disc(scene, 5, 0, 0, 0, 1, 1);
  g_array_index(scene->bodies, CaromBody, 2).pinned = TRUE;
  test_add_disc(scene, 5, 1.01, 0, 0, 0.002, 1);
  carom_scene_set_restitution(scene, 0.5);
  scene->dt_s = time_scale / 64;
  return scene;
}

/* Where a disc falls by its own size in less than t_c would be, t_c is shorter, and by as much as
 * everything else: all is a copy, what settles and hops too, and no ball gets through the floor or
 * above where it was. */
static void test_strong_gravity(gconstpointer resolver) {
  static const int exponents[] = {-10, -16, -20, -30};
  CaromMethod method = test_events_method(resolver);
  g_autoptr(CaromScene) slow = falling_scene(1);
  g_autoptr(CaromRun) in_seconds = test_run(slow, method, 64 * 2);
  g_autoptr(CaromScene) first = falling_scene(ldexp(1, exponents[0]));
  g_autoptr(CaromRun) run = test_run(first, method, 64 * 2);
  assert_copies(in_seconds, run, ldexp(1, exponents[0]), TRUE);
  for (guint i = 1; i < G_N_ELEMENTS(exponents); i++) {
    g_autoptr(CaromScene) scene = falling_scene(ldexp(1, exponents[i]));
    g_autoptr(CaromRun) scaled = test_run(scene, method, 64 * 2);
    guint n = assert_copies(run, scaled, ldexp(1, exponents[i] - exponents[0]), FALSE);
    g_test_message("2^%d: %u contacts", exponents[i], n);
    g_assert_cmpuint(n, >, 100);
    g_assert_cmpfloat(test_position(scaled, 0).y, >, 0.05 * (1 - 1e-6));
    g_assert_cmpfloat(test_position(scaled, 0).y, <, 0.05 * (1 + 1e-2));
    g_assert_cmpfloat(test_position(scaled, 3).y, >, 1.002 - 0.002 * 1e-6);
    g_assert_cmpfloat(test_position(scaled, 3).y, <, 1.002 + 0.002 * 1e-2);
  }
}

/* ---- Every run ends ---- */

/* A light disc between a wall and a heavy one. Without the count, at a mass ratio of 10⁶, there are
 * millions of contacts; with it, at most some thousand: a hundred of each pair, and then as many as
 * elastic ones, π √ratio, for the rest. */
static void test_squeezed(gconstpointer resolver) {
  for (guint i = 0; i < G_N_ELEMENTS(all_e) * 7; i++) {
    double ratio = pow(10, i % 7), e = all_e[i / 7];
    g_autoptr(CaromScene) scene = scene_with(e, 0);
    test_add_wall(scene, 0, -1, 0, 1);
    carom_scene_set_restitution(scene, e);
    test_add_disc(scene, 0.11, 0, 0, 0, 0.1, 1);
    test_add_disc(scene, 0.4, 0, -1, 0, 0.15, ratio);
    scene->dt_s = 10;
    g_autoptr(CaromRun) run = test_events_until(scene, resolver, 5);
    carom_run_measure(run);
    g_assert_cmpuint(carom_run_count_contacts(run), <=, 300 + (guint)(2 * G_PI * sqrt(ratio)));
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-9);
    g_assert_cmpfloat(run->now.momentum_error, <=, 1e-9);
    for (guint k = 0; k < 2; k++)
      g_assert_cmpfloat(test_position(run, k).x, >=, 0.1 - 1e-12);
  }
}

/* Discs in a row that collapse: they fly towards each other, with less and less of their speed, and
 * all contacts come within a finite time. */
static void test_collapse(gconstpointer resolver) {
  for (guint i = 0; i < G_N_ELEMENTS(all_e); i++) {
    g_autoptr(CaromScene) scene = scene_with(all_e[i], 0);
    for (guint k = 0; k < 8; k++)
      test_add_disc(scene, 0.3 * k, 0, 3.5 - k, 0, 0.1, 1 + k % 3);
    scene->dt_s = 10;
    g_autoptr(CaromRun) run = test_events_until(scene, resolver, 5);
    carom_run_measure(run);
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-12);
    g_assert_cmpuint(carom_run_count_contacts(run), <=, 7 * 1000);
  }
}

/* A disc falls into a wedge and another one on top. */
static void test_wedge(gconstpointer resolver) {
  for (guint i = 0; i < G_N_ELEMENTS(all_e) - 1; i++) {
    g_autoptr(CaromScene) scene = scene_with(all_e[i], GRAVITY);
    test_add_wall(scene, 0, 0, 0.5, 2);
    test_add_wall(scene, 0, 0, -0.5, 2);
    carom_scene_set_restitution(scene, all_e[i]);
    test_add_disc(scene, 0.01, 1.2, 0, 0, 0.1, 1);
    test_add_disc(scene, -0.02, 1.6, 0, 0, 0.12, 3);
    guint most_s = test_is_thorough() ? 2 : 1;
    g_autoptr(CaromRun) run = test_run(scene, test_events_method(resolver), 60 * most_s);
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-9);
    g_assert_cmpfloat(test_position(run, 0).y, >, 0.1);
  }
}

/* Where there is no room and no time passes: a light disc on a rough floor is struck at an angle by
 * a heavy one, which glides off; and a pinned disc comes down on one that touches a rough floor. */
static void test_no_room(gconstpointer resolver) {
  for (guint i = 0; i < G_N_ELEMENTS(all_e) * 8; i++) {
    double e = all_e[i % G_N_ELEMENTS(all_e)];
    guint kind = i / G_N_ELEMENTS(all_e);
    gboolean is_pinned = kind == 7;
    g_autoptr(CaromScene) scene = scene_with(e, 0);
    test_add_wall(scene, -5, 0, 5, 0);
    carom_scene_set_restitution(scene, e);
    g_array_index(scene->walls, CaromWall, 0).tangential_factor = 0.5;
    test_add_disc(scene, 0, 0.1, 0, 0, 0.1, 1);
    if (is_pinned)
      test_add_pinned(scene, 0.03, 0.6, 0, -0.5, 0.1);
    else
      test_add_disc(scene, 0.12, 0.6, -0.1, -0.5, 0.1, pow(10, kind));
    scene->dt_s = 10;
    g_autoptr(CaromRun) run = test_events_until(scene, resolver, 0.65);
    carom_run_measure(run);
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-9);
    g_assert_cmpfloat(test_position(run, 0).y, >=, 0.1 - 1e-9);
    g_assert_cmpfloat(carom_vec2_distance(test_position(run, 0), test_position(run, 1)), >=,
                      0.2 - 1e-9);
  }
}

/* ---- Weight ---- */

/* A disc that lies on a smooth slope, long since at rest across it: Σ J = m g cos α t. */
static void test_weight(gconstpointer resolver) {
  static const double restitutions[] = {0, 0.5, 1};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions) * 4; i++) {
    double angle_rad = 0.3 * (i % 4), c = cos(angle_rad), s = sin(angle_rad), carried = 0;
    g_autoptr(CaromScene) scene = scene_with(1, GRAVITY);
    test_add_wall(scene, -9 * c, -9 * s, 9 * c, 9 * s);
    carom_scene_set_restitution(scene, restitutions[i / 4]);
    test_add_disc(scene, -0.5 * s, 0.5 * c, 0, 0, 0.5, 2);
    scene->dt_s = 10;
    g_autoptr(CaromRun) run = test_events_until(scene, resolver, 1);
    for (guint k = 0; k < carom_run_count_contacts(run); k++)
      carried += carom_vec2_length(test_contact(run, k)->impulse);
    g_assert_cmpfloat_with_epsilon(carried, 2 * GRAVITY * c * 1, 1e-3 * 2 * GRAVITY * c);
  }
}

/* ---- The rule itself ---- */

static CaromContactRecord meeting(double time_s, guint a, int b, double approach) {
  CaromContactRecord record = {.time_s = time_s, .a = a, .b = b, .wall = b < 0 ? 0 : -1};
  record.contact = (CaromContact){1, b < 0 ? INFINITY : 1, {approach, 0}, {0, 0}, {1, 0}, 0.5, 1};
  return record;
}

static CaromContactKind judge(CaromRepeats *repeats, double time_s, guint a, int b,
                              double approach) {
  CaromContactRecord record = meeting(time_s, a, b, approach);
  carom_repeats_judge(repeats, &record);
  return record.kind;
}

static CaromContactKind meet(CaromRepeats *repeats, double time_s, guint a, int b,
                             double approach) {
  CaromContactRecord record = meeting(time_s, a, b, approach);
  carom_repeats_judge(repeats, &record);
  carom_repeats_note(repeats, &record);
  return record.kind;
}

/* Which two, how soon, how slowly. */
static void test_slow(void) {
  double t_c = CAROM_REPEATS_CONTACT_DURATION_S;
  g_autoptr(CaromScene) scene = scene_with(0.5, 0);
  CaromRepeats *repeats = carom_repeats_new(scene, NULL);
  g_assert_cmpint(meet(repeats, 1, 0, 1, 8), ==, CAROM_CONTACT_PLAIN);
  g_assert_cmpint(judge(repeats, 1, 0, 1, 7.9e-6), ==, CAROM_CONTACT_SETTLED);
  g_assert_cmpint(judge(repeats, 1, 0, 1, 8.1e-6), ==, CAROM_CONTACT_PLAIN);
  g_assert_cmpint(judge(repeats, 1 + 0.999 * t_c, 0, 1, 7.9e-6), ==, CAROM_CONTACT_SETTLED);
  g_assert_cmpint(judge(repeats, 1 + 1.001 * t_c, 0, 1, 7.9e-6), ==, CAROM_CONTACT_PLAIN);
  g_assert_cmpint(judge(repeats, 1, 0, 2, 7.9e-6), ==, CAROM_CONTACT_PLAIN);
  g_assert_cmpint(judge(repeats, 1, 1, 2, 7.9e-6), ==, CAROM_CONTACT_PLAIN);
  carom_repeats_free(repeats);
}

/* A hundred in a row, and what they would have lost is booked; those that are slow do not count. */
static void test_count(void) {
  double t_c = CAROM_REPEATS_CONTACT_DURATION_S, now_s = 0;
  CaromFlight flights[5] = {[3] = {.radius = 1}, [4] = {.radius = 1}};
  g_autoptr(CaromScene) scene = scene_with(0.5, GRAVITY);
  CaromRepeats *repeats = carom_repeats_new(scene, flights);
  for (guint k = 1; k < 250; k++, now_s += 0.9 * t_c) {
    CaromContactRecord record = meeting(now_s, 3, 4, 2);
    carom_repeats_judge(repeats, &record);
    g_assert_cmpint(record.kind, ==, k < 100 ? CAROM_CONTACT_PLAIN : CAROM_CONTACT_COUNTED);
    g_assert_cmpfloat(record.contact.restitution, ==, k < 100 ? 0.5 : 1);
    g_assert_cmpfloat(record.kept_j, ==, k < 100 ? 0 : 0.5 * 0.5 * (1 - 0.5 * 0.5) * 4);
    carom_repeats_note(repeats, &record);
  }
  for (guint k = 0; k < 1000; k++, now_s += 0.9 * t_c) /* it lies for a while */
    g_assert_cmpint(meet(repeats, now_s, 3, 4, SLOW_SPEED / 2), ==, CAROM_CONTACT_SETTLED);
  g_assert_cmpint(meet(repeats, now_s, 3, 4, SLOW_SPEED / 9), ==, CAROM_CONTACT_HOP);
  g_assert_cmpint(meet(repeats, now_s, 3, 4, 2), ==, CAROM_CONTACT_PLAIN);
  for (guint k = 2; k < 250; k++) /* no time passes */
    g_assert_cmpint(meet(repeats, now_s, 3, 4, SLOW_SPEED / 2), ==,
                    k < 100 ? CAROM_CONTACT_SETTLED : CAROM_CONTACT_COUNTED);
  carom_repeats_free(repeats);
}

/* All partners of the last t_c are known, however many there are, and a saved state knows them. */
static void test_memory(void) {
  enum { N = 5000 };
  double now_s = 1;
  g_autoptr(CaromScene) scene = scene_with(0.5, 0);
  CaromRepeats *repeats = carom_repeats_new(scene, NULL),
               *restored = carom_repeats_new(scene, NULL);
  for (guint round = 0; round < 3; round++) {
    now_s += 1;
    for (int i = 1; i <= N; i++)
      g_assert_cmpint(meet(repeats, now_s, 0, i, 1), ==, CAROM_CONTACT_PLAIN);
    g_autofree gpointer state = g_malloc(carom_repeats_state_size(repeats));
    carom_repeats_save(repeats, state);
    carom_repeats_restore(restored, state);
    for (int i = 1; i <= N; i++) {
      g_assert_cmpint(judge(repeats, now_s, 0, i, 1e-7), ==, CAROM_CONTACT_SETTLED);
      g_assert_cmpint(judge(restored, now_s, 0, i, 1e-7), ==, CAROM_CONTACT_SETTLED);
    }
    /* Those of earlier rounds are forgotten. */
    g_assert_cmpuint(carom_repeats_state_size(repeats), <=, 64 + 64 * N);
  }
  carom_repeats_free(repeats);
  carom_repeats_free(restored);
}

/* A run that goes on from a saved state, in the midst of contacts that settle, has the same bits.
 */
static void test_goes_on(gconstpointer resolver) {
  g_autoptr(CaromScene) scene = scene_with(0.5, GRAVITY);
  test_add_box(scene, 1, 3);
  carom_scene_set_restitution(scene, 0.5);
  for (guint i = 0; i < 8; i++)
    test_add_disc(scene, 0.2 + 0.21 * (i % 4) + 0.01 * i, 0.11 + 0.25 * (double)(i / 4), 0, 0, 0.09,
                  1 + i);
  g_autoptr(CaromRun) run = test_run(scene, test_events_method(resolver), 60);
  CaromRunState *state = carom_run_save(run);
  CaromVec2 ends[2][8];
  guint64 settled[2];
  for (guint again = 0; again < 2; again++) {
    for (guint i = 0; i < 20; i++)
      g_assert_true(carom_run_frame(run, NULL));
    for (guint i = 0; i < 8; i++)
      ends[again][i] = test_velocity(run, i);
    settled[again] = run->world->books.settled;
    carom_run_restore(run, state);
  }
  g_assert_cmpmem(ends[0], sizeof ends[0], ends[1], sizeof ends[1]);
  g_assert_cmpuint(settled[0], ==, settled[1]);
  g_assert_cmpuint(settled[0], >, run->world->books.settled + 1000);
  carom_run_state_free(state);
}

/* Which resolvers agree about e is asked of those contacts alone that have the scene's. */
static void test_agreement(void) {
  g_autoptr(CaromScene) scene = scene_with(0.5, GRAVITY);
  test_add_wall(scene, -5, 0, 5, 0);
  test_add_disc(scene, 0, 0.5, 0, 0, 0.5, 1);
  CaromDisagreement *disagreement = carom_disagreement_new();
  CaromContactRecord record = meeting(0, 0, 1, 1);
  record.contact = (CaromContact){3, 7, {0.1, 0.7}, {-0.3, 0.9}, {0.3, 0.4}, 0.37, 1};
  g_assert_cmpfloat(carom_resolvers_disagreement(&record.contact), >, 0);
  static const CaromContactKind kinds[] = {CAROM_CONTACT_HOP, CAROM_CONTACT_SETTLED,
                                           CAROM_CONTACT_COUNTED, CAROM_CONTACT_PLAIN};
  for (guint i = 0; i < G_N_ELEMENTS(kinds); i++) {
    record.kind = kinds[i];
    carom_disagreement_take(disagreement, &record);
    g_assert_cmpint(carom_disagreement_at(disagreement, 0) > 0, ==, i == 3);
  }
  carom_disagreement_free(disagreement);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_events_limit_work();
  test_add_for_resolvers("repeats/into-resting", test_into_resting);
  test_add_for_resolvers("repeats/onto-resting", test_onto_resting);
  test_add_for_resolvers("repeats/row-of-three", test_row_of_three);
  test_add_for_resolvers("repeats/row-at-once", test_row_at_once);
  test_add_for_resolvers("repeats/blow", test_blow);
  test_add_for_resolvers("repeats/rows", test_rows);
  test_add_for_resolvers("repeats/gaps", test_gaps);
  g_test_add_func("/repeats/heaps", test_heaps);
  test_add_for_resolvers("repeats/scaled", test_scaled);
  test_add_for_resolvers("repeats/strong-gravity", test_strong_gravity);
  test_add_for_resolvers("repeats/squeezed", test_squeezed);
  test_add_for_resolvers("repeats/collapse", test_collapse);
  test_add_for_resolvers("repeats/wedge", test_wedge);
  test_add_for_resolvers("repeats/no-room", test_no_room);
  test_add_for_resolvers("repeats/weight", test_weight);
  g_test_add_func("/repeats/slow", test_slow);
  g_test_add_func("/repeats/count", test_count);
  g_test_add_func("/repeats/memory", test_memory);
  test_add_for_resolvers("repeats/goes-on", test_goes_on);
  g_test_add_func("/repeats/agreement", test_agreement);
  return g_test_run();
}
