/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Event-driven runs of bodies that come to rest, that lie, roll or heap up, and of bodies that
 * overlap from the start. */
#include "carom-balance.h"
#include "carom-repeats.h"
#include "events-test.h"

#include <float.h>

#define GRAVITY 9.81
/* Speed of the hops in which a disc at rest goes on: up, and as much down. */
#define HOP_DURATION_S (CAROM_REPEATS_HOP * CAROM_REPEATS_CONTACT_DURATION_S)
#define HOP_SPEED      (0.5 * GRAVITY * HOP_DURATION_S)

static CaromScene *floor_scene(double e) {
  CaromScene *scene = carom_scene_new();
  test_add_wall(scene, -50, 0, 50, 0);
  scene->gravity = carom_vec2(0, -GRAVITY);
  scene->restitution = e;
  g_array_index(scene->walls, CaromWall, 0).restitution = e;
  return scene;
}

static CaromRun *run_frames(CaromScene *scene, const CaromResolver *resolver, guint n) {
  CaromMethod method = test_events_method(resolver);
  CaromRun *run = carom_run_new(scene, &method);
  g_autoptr(GError) error = NULL;
  for (guint i = 0; i < n; i++) {
    carom_run_frame(run, &error);
    g_assert_no_error(error);
    for (guint k = 0; k < run->world->bodies.n; k++) /* none sinks, ever */
      g_assert_cmpfloat(run->world->bodies.y[k], >=, run->world->bodies.radius[k] - 1e-9);
  }
  carom_run_measure(run);
  return run;
}

/* A contact later than t_c takes half the speed, one sooner none; so what is left of a fall is less
 * than the speed of a flight that lasts t_c, ½ g t_c, and twice a hop's. */
static void assert_at_rest(const CaromRun *run, guint i) {
  double height = test_position(run, i).y - run->world->bodies.radius[i];
  g_assert_cmpfloat(height, <=, 0.125 * GRAVITY * pow(CAROM_REPEATS_CONTACT_DURATION_S, 2) + 1e-9);
  g_assert_cmpfloat(fabs(test_velocity(run, i).y), <=, 2 * HOP_SPEED * (1 + 1e-6));
}

static void test_comes_to_rest(gconstpointer data) {
  static const double restitutions[] = {0.9, 0.5, 0.1, 0};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    g_autoptr(CaromScene) scene = floor_scene(restitutions[i]);
    test_add_disc(scene, 0, 1.5, 0.3, 0, 0.5, 2);
    g_autoptr(CaromRun) run = run_frames(scene, data, 60 * 11); /* 0.9: after 8.6 s */
    assert_at_rest(run, 0);
    g_assert_cmpfloat(fabs(test_position(run, 0).x - 0.3 * run->world->time_s), <=, 1e-9);
    g_assert_cmpfloat(run->now.momentum_error, <=, 1e-9);
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-9);
  }
}

/* A hop's energy is the method's, and no loss; any other contact's is restitution's.
 *
 * @e: the restitution of the bodies */
static void assert_hops_are_booked(const CaromContactRecord *record, double e) {
  CaromBalance balance = carom_balance_of(record);
  double gained_j = balance.sums[CAROM_AFTER].energy_j - balance.sums[CAROM_BEFORE].energy_j;
  double rounding_j =
      64 * DBL_EPSILON * (balance.sums[CAROM_BEFORE].energy_j + balance.sums[CAROM_AFTER].energy_j);
  gboolean is_hop = record->contact.restitution > 1;
  gboolean is_changed = record->contact.restitution != e;
  double hop_j = is_hop ? gained_j : 0;
  g_assert_cmpint(record->kind, ==,
                  is_hop       ? CAROM_CONTACT_HOP
                  : is_changed ? CAROM_CONTACT_SETTLED
                               : CAROM_CONTACT_PLAIN);
  g_assert_cmpfloat(record->kept_j, ==, 0);
  g_assert_cmpfloat(fabs(-record->not_lost_j - hop_j), <=, rounding_j);
  g_assert_cmpfloat(fabs(balance.energy_lost_j - (hop_j - gained_j)), <=, rounding_j);
}

/* Placed on the floor. One that hops needs t_c for two contacts at the least; from rest it takes a
 * few more to gain the speed, each up to 64 times as fast as the one before. */
static void test_stays(gconstpointer data) {
  static const double restitutions[] = {1, 0.5, 0};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    g_autoptr(CaromScene) scene = floor_scene(restitutions[i]);
    test_add_disc(scene, 0, 0.5, 0, 0, 0.5, 1);
    g_autoptr(CaromRun) run = run_frames(scene, data, 120);
    assert_at_rest(run, 0);
    g_assert_cmpuint(carom_run_count_contacts(run), <=,
                     (guint64)(10 + 2 * 2 / CAROM_REPEATS_CONTACT_DURATION_S));
    for (guint k = 0; k < carom_run_count_contacts(run); k++)
      assert_hops_are_booked(test_contact(run, k), restitutions[i]);
  }
}

/* A centre exactly on the floor is not pulled through it, in whichever direction the floor was
 * drawn, under each detection. */
static void test_on_the_line(gconstpointer resolver) {
  static const char *const detections[] = {"stepped", "events"};
  for (guint i = 0; i < 4 * G_N_ELEMENTS(detections); i++) {
    g_autoptr(CaromScene) scene = floor_scene(i % 4 < 2 ? 0.5 : 0);
    CaromWall *wall = &g_array_index(scene->walls, CaromWall, 0);
    if (i % 2)
      *wall = (CaromWall){wall->p2, wall->p1, wall->restitution, wall->tangential_factor};
    test_add_disc(scene, 0, 0, 0, 0, i % 4 < 2 ? 0.5 : 1e-6,
                  1); /* tiny: it sinks by a hair of it */
    CaromMethod method = test_method("detection", detections[i / 4]);
    method.resolver = resolver;
    g_autoptr(CaromRun) run = test_run(scene, method, test_is_thorough() ? 120 : 30);
    g_assert_cmpfloat(test_position(run, 0).y, >=, 0);
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-9);
    g_assert_cmpuint(carom_run_count_contacts(run), >, 0);
  }
}

/* Nor is it pulled through a slope, where rounding puts the centre slightly to one side or the
 * other. */
static void test_on_a_slope(gconstpointer resolver) {
  static const char *const detections[] = {"stepped", "events"};
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  for (guint i = 0; i < test_rounds(200); i++) {
    CaromVec2 p1 = {g_rand_double_range(random, -9, -5), g_rand_double_range(random, -6, 6)};
    CaromVec2 p2 = {g_rand_double_range(random, 5, 9), g_rand_double_range(random, -6, 6)};
    CaromVec2 at =
        carom_vec2_add_scaled(p1, carom_vec2_sub(p2, p1), g_rand_double_range(random, 0.4, 0.6));
    g_autoptr(CaromScene) scene = carom_scene_new();
    scene->gravity = carom_vec2(0, -GRAVITY);
    if (i % 2)
      test_add_wall(scene, p1.x, p1.y, p2.x, p2.y);
    else
      test_add_wall(scene, p2.x, p2.y, p1.x, p1.y);
    test_add_disc(scene, at.x, at.y, 0, 0, 0.3, 1);
    CaromMethod method = test_method("detection", detections[i / 2 % 2]);
    method.resolver = resolver;
    g_autoptr(CaromRun) run = test_run(scene, method, 6);
    CaromVec2 left = carom_vec2_perpendicular(carom_vec2_sub(p2, p1)); /* that is above */
    double height = carom_vec2_dot(carom_vec2_sub(test_position(run, 0), p1), left);
    g_assert_cmpfloat(height / carom_vec2_length(left), >=, -1e-9 * 0.3);
    g_assert_cmpuint(carom_run_count_contacts(run), >, 0);
  }
}

/* On a rough slope a disc creeps at g T (1 + f) / (2 (1 − f)) on the average, where T is the time
 * of a hop on that slope: friction takes its part at each contact, and gravity gives g T in
 * between. The mean is taken once it creeps steadily; a hop more or less in it makes 1e-3. */
static void test_creeping(gconstpointer resolver) {
  static const double slopes_deg[] = {10, 30, 50}, factors[] = {0, 0.5, 0.9};
  for (guint i = 0; i < G_N_ELEMENTS(slopes_deg) * G_N_ELEMENTS(factors); i++) {
    double angle = slopes_deg[i / 3] * G_PI / 180, f = factors[i % 3];
    g_autoptr(CaromScene) scene = floor_scene(0.5);
    scene->gravity = carom_vec2(GRAVITY * sin(angle), -GRAVITY * cos(angle));
    g_array_index(scene->walls, CaromWall, 0).tangential_factor = f;
    test_add_disc(scene, 0, 0.1, 0, 0, 0.1, 1);
    g_autoptr(CaromRun) run = test_run(scene, test_events_method(resolver), 30);
    double x = test_position(run, 0).x, from_s = run->world->time_s;
    for (guint k = 0; k < 60; k++)
      carom_run_frame(run, NULL);
    double mean = (test_position(run, 0).x - x) / (run->world->time_s - from_s);
    double hop_s = HOP_DURATION_S / cos(angle);
    double expected = GRAVITY * sin(angle) * hop_s * (1 + f) / (2 * (1 - f));
    g_assert_cmpfloat_with_epsilon(mean, expected, 2e-3 * expected);
  }
}

/* A rough slope, f = 0, holds what was laid on it: with exact times it slides between two hops
 * only, for less than t_c each; with steps for the first of them. */
static void test_rough_slope(gconstpointer resolver) {
  static const char *const detections[] = {"stepped", "events"};
  for (guint i = 0; i < G_N_ELEMENTS(detections); i++) {
    g_autoptr(CaromScene) scene = floor_scene(0.5);
    scene->gravity = carom_vec2(4.703, -8.609); /* as on ice it would slide 2.35 m in 1 s */
    g_array_index(scene->walls, CaromWall, 0).tangential_factor = 0;
    test_add_disc(scene, 0, 0.5, 0, 0, 0.5, 1);
    CaromMethod method = test_method("detection", detections[i]);
    method.resolver = resolver;
    g_autoptr(CaromRun) run = test_run(scene, method, 60);
    double between_s = i == 0 ? scene->dt_s : CAROM_REPEATS_CONTACT_DURATION_S;
    g_test_message("%s: slid %g m", detections[i], test_position(run, 0).x);
    g_assert_cmpfloat(test_position(run, 0).x, >=, 0);
    g_assert_cmpfloat(test_position(run, 0).x, <=, 4.703 * between_s * 1);
  }
}

/* Contacts of a ball with its floor within t_c of the last one are elastic or more, all others are
 * the scene's. */
static void test_restitutions_in_log(gconstpointer data) {
  g_autoptr(CaromScene) scene = floor_scene(0.5);
  test_add_disc(scene, 0, 1.5, 0.3, 0, 0.5, 2);
  g_autoptr(CaromRun) run = run_frames(scene, data, 120);
  double last_s = -INFINITY;
  guint n_soon = 0;
  for (guint k = 0; k < carom_run_count_contacts(run); k++) {
    const CaromContactRecord *record = test_contact(run, k);
    gboolean soon = record->time_s - last_s < CAROM_REPEATS_CONTACT_DURATION_S;
    n_soon += soon;
    if (soon)
      g_assert_cmpfloat(record->contact.restitution, >=, 1);
    else
      g_assert_cmpfloat(record->contact.restitution, ==, 0.5);
    assert_hops_are_booked(record, 0.5);
    last_s = record->time_s;
  }
  g_assert_cmpuint(n_soon, >, 1000);
}

/* Down a slope that it has lain on: g sin α, as without a wall. It begins within a hop. */
static void test_slope(gconstpointer data) {
  static const double restitutions[] = {1, 0.5, 0};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    for (double angle_rad = 0.1; angle_rad < 1.5; angle_rad += 0.45) {
      double c = cos(angle_rad), s = sin(angle_rad), radius = 0.5;
      g_autoptr(CaromScene) scene = carom_scene_new();
      test_add_wall(scene, -20 * c, -20 * s, 20 * c, 20 * s);
      test_add_disc(scene, -radius * s, radius * c, 0, 0, radius, 1);
      scene->gravity = carom_vec2(0, -GRAVITY);
      carom_scene_set_restitution(scene, restitutions[i]);
      scene->dt_s = 10;
      g_autoptr(CaromRun) run = test_events_until(scene, data, 1);
      CaromVec2 at = test_position(run, 0), v = test_velocity(run, 0);
      /* Smooth contacts do nothing along the slope, so only rounding is left: of 10,000 hops. */
      g_assert_cmpfloat(fabs(-(at.x * c + at.y * s) - 0.5 * GRAVITY * s), <=, 1e-9);
      g_assert_cmpfloat(fabs(-(v.x * c + v.y * s) - GRAVITY * s), <=, 1e-9);
      double height = at.y * c - at.x * s - radius;
      g_assert_cmpfloat(height, >=, -1e-9);
      g_assert_cmpfloat(height, <=, 1e-7);
    }
  }
}

/* Twenty discs, or ten where tests are short, fall into a box, and lie in the end. What is left are
 * hops: each of the three contacts that a disc lies on, in the mean, lasts half a hop at the least.
 */
static void test_heap(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_box(scene, 11, 60);
  const guint n_discs = test_is_thorough() ? 20 : 10;
  for (guint i = 0; i < n_discs; i++)
    test_add_disc(scene, 5 + 0.3 * sin(i), 1 + 2.1 * i, 0, 0, 1, 1);
  carom_scene_set_restitution(scene, 0.5);
  scene->gravity = carom_vec2(0, -GRAVITY);
  const guint duration_s = test_is_thorough() ? 7 : 5;
  g_autoptr(CaromRun) run = run_frames(scene, data, 60 * duration_s);
  guint64 n = carom_audit_count_contacts(&run->world->books);
  CaromOverlapDepths overlaps = carom_world_measure_overlaps(run->world);
  g_test_message("%" G_GUINT64_FORMAT " contacts, %.3g J left, deepest %.3g", n,
                 run->now.totals.kinetic_energy_j, overlaps.deepest);
  g_assert_cmpfloat(overlaps.deepest, <=, 1e-9);
  for (guint i = 0; i < n_discs; i++) {
    CaromVec2 at = test_position(run, i);
    g_assert_cmpfloat(MIN(at.x, 11 - at.x), >=, 1 - 1e-9);
  }
  g_assert_cmpfloat(run->now.totals.kinetic_energy_j, <=, 1e-3); /* of 4,000 J that fell */
  g_assert_cmpfloat((double)n, <=, n_discs * 3 * duration_s * 2 / HOP_DURATION_S);
}

/* ---- Overlapping from the start ---- */

/* Those that approach meet at once, those that part never do. */
static void test_overlapping_pair(gconstpointer data) {
  static const double distances[] = {2, 1.5, 0.1, 1e-9};
  for (guint i = 0; i < G_N_ELEMENTS(distances); i++) {
    for (int sign = -1; sign <= 1; sign += 2) {
      g_autoptr(CaromScene) scene = carom_scene_new();
      test_add_disc(scene, 0, 0, -sign, 0.25, 1, 1);
      test_add_disc(scene, distances[i], 0, sign, 0.25, 1, 3);
      scene->dt_s = 10;
      g_autoptr(CaromRun) run = test_events_until(scene, data, 5);
      g_assert_cmpuint(carom_run_count_contacts(run), ==, sign < 0 ? 1 : 0);
      if (sign < 0)
        g_assert_cmpfloat(test_contact(run, 0)->time_s, ==, 0);
      g_assert_cmpfloat(test_velocity(run, 1).x, >, test_velocity(run, 0).x);
      carom_run_measure(run);
      g_assert_cmpfloat(fabs(run->now.energy_error), <=, 8 * DBL_EPSILON);
    }
  }
}

/* No line of centres, no contact: they go their ways. */
static void test_concentric(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 1, 1, 2, 0, 1, 1);
  test_add_disc(scene, 1, 1, -1, 0, 1, 1);
  g_autoptr(CaromRun) run = test_events_until(scene, data, 3);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, 0);
  g_assert_cmpfloat(test_position(run, 0).x, ==, 7);
}

/* A disc in a wall, its centre on the left, on the right, or on the wall itself: from the wall it
 * is free, to the wall it is turned round at once. */
static void test_overlapping_wall(gconstpointer data) {
  static const double heights[] = {0.9, 0.1, 0, -0.1, -0.9};
  for (guint i = 0; i < G_N_ELEMENTS(heights); i++) {
    for (int sign = -1; sign <= 1; sign += 2) {
      g_autoptr(CaromScene) scene = carom_scene_new();
      test_add_wall(scene, -5, 0, 5, 0); /* its left is above */
      test_add_disc(scene, 0, heights[i], 0, sign, 1, 1);
      g_autoptr(CaromRun) run = test_events_until(scene, data, 2);
      double side = heights[i] >= 0 ? 1 : -1;
      g_assert_cmpuint(carom_run_count_contacts(run), ==, sign == side ? 0 : 1);
      g_assert_cmpfloat(test_velocity(run, 0).y, ==, side);
      g_assert_cmpfloat(test_position(run, 0).y, ==, heights[i] + 2 * side);
    }
  }
}

/* A hundred discs at almost one point in a box: nothing is lost, and no energy comes of it. */
static void test_burst(gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(4);
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_box(scene, 50, 50);
  for (int i = 0; i < 100; i++)
    test_add_disc(scene, 25 + 1e-6 * g_rand_double(random), 25 + 1e-6 * g_rand_double(random),
                  g_rand_double_range(random, -5, 5), g_rand_double_range(random, -5, 5),
                  0.5 + g_rand_double(random), 1 + g_rand_double(random));
  g_autoptr(CaromRun) run = run_frames(scene, data, 60 * 20);
  g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-12);
  g_assert_cmpfloat(run->now.momentum_error, <=, 1e-12);
  g_assert_true(carom_world_is_finite(run->world));
  for (guint i = 0; i < 100; i++) {
    CaromVec2 at = test_position(run, i);
    double radius = run->world->bodies.radius[i];
    double nearest = MIN(MIN(at.x, 50 - at.x), MIN(at.y, 50 - at.y));
    g_assert_cmpfloat(nearest, >=, radius - 1e-9);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_events_limit_work();
  test_add_for_resolvers("rest/comes-to-rest", test_comes_to_rest);
  test_add_for_resolvers("rest/stays", test_stays);
  test_add_for_resolvers("rest/on-the-line", test_on_the_line);
  test_add_for_resolvers("rest/on-a-slope", test_on_a_slope);
  test_add_for_resolvers("rest/creeping", test_creeping);
  test_add_for_resolvers("rest/rough-slope", test_rough_slope);
  test_add_for_resolvers("rest/restitutions-in-log", test_restitutions_in_log);
  test_add_for_resolvers("rest/slope", test_slope);
  test_add_long_for_resolvers("rest/heap", test_heap);
  test_add_for_resolvers("rest/overlapping-pair", test_overlapping_pair);
  test_add_for_resolvers("rest/concentric", test_concentric);
  test_add_for_resolvers("rest/overlapping-wall", test_overlapping_wall);
  test_add_for_resolvers("rest/burst", test_burst);
  return g_test_run();
}
