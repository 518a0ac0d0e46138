/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-speed-correction: under gravity, a step finds a disc in a wall faster than it was at the
 * wall. What each rule makes of that, what it does to discs that lie, slide or are thrown along a
 * floor, and that all of it is booked. */
#include "carom-balance.h"
#include "carom-wall-rules.h"
#include "engine-test.h"

#include <float.h>

#define GRAVITY 9.81

/* A floor through the origin, the normal turned by @tilt_rad from upright, and gravity against it.
 */
static CaromScene *floor_scene(double e, double f, double tilt_rad) {
  CaromVec2 along = {cos(tilt_rad), sin(tilt_rad)};
  CaromVec2 up = carom_vec2_perpendicular(along);
  CaromScene *scene = carom_scene_new();
  test_add_wall(scene, -50 * along.x, -50 * along.y, 50 * along.x, 50 * along.y);
  CaromWall *wall = &g_array_index(scene->walls, CaromWall, 0);
  wall->restitution = e;
  wall->tangential_factor = f;
  scene->gravity = carom_vec2_scale(up, -GRAVITY);
  return scene;
}

static CaromMethod method_with(const CaromPart *correction) {
  return test_method("speed-correction", correction->id);
}

static const CaromPart *const along_gravity = &carom_speed_correction_along_gravity.part;

static double method_work_j(const CaromRun *run) {
  return carom_sum_value(run->now.books.method_work_j);
}

static CaromVec2 vector_of(const CaromSum sums[2]) {
  return carom_vec2(carom_sum_value(sums[0]), carom_sum_value(sums[1]));
}

static void assert_near(double value, double expected, double tolerance) {
  g_assert_cmpfloat_with_epsilon(value, expected, tolerance);
}

/* ---- Thrown along a smooth floor ---- */

/* For 4 s from 1 m, at 1 m/s. */
static CaromRun *throw_along(double e, double f, CaromMethod method) {
  g_autoptr(CaromScene) scene = floor_scene(e, f, 0);
  test_add_disc(scene, 0, 1, 1, 0, 0.1, 1);
  return test_run(scene, method, 240);
}

/* No force acts along the floor, so that velocity keeps every bit; gravity has none there either.
 */
static void test_smooth_floor(void) {
  static const double restitutions[] = {0, 0.5, 1};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    g_autoptr(CaromRun) run = throw_along(restitutions[i], 1, method_with(along_gravity));
    const CaromBooks *books = &run->now.books;
    g_assert_cmpfloat(test_velocity(run, 0).x, ==, 1);
    assert_near(test_position(run, 0).x, 4, 240 * 4 * DBL_EPSILON);
    g_assert_cmpfloat(vector_of(books->gravity_impulse).x, ==, 0);
    assert_near(vector_of(books->gravity_impulse).y, -GRAVITY * 4, 4 * GRAVITY * 4 * DBL_EPSILON);
    g_assert_cmpfloat(vector_of(books->method_impulse).x, ==, 0);
    /* Rounding of positions, 1e-12 of the energy that a contact finds: see ROUNDING there. */
    assert_near(method_work_j(run), 0, 1e-12 * GRAVITY);
    g_assert_cmpfloat(run->now.momentum_error, <=, 64 * DBL_EPSILON);
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 64 * DBL_EPSILON);
  }
}

/* With exact times as well. */
static void test_smooth_floor_at_exact_times(void) {
  g_autoptr(CaromRun) run = throw_along(0.5, 1, test_method("detection", "events"));
  g_assert_cmpfloat(test_velocity(run, 0).x, ==, 1);
  g_assert_cmpfloat(vector_of(run->now.books.gravity_impulse).x, ==, 0);
}

/* The rules of the texts scale the whole velocity. The exact one keeps energy, yet hands that of
 * the motion along the floor to the bounce, where restitution takes it. The books have the momentum
 * as the method's, and not as gravity's. */
static void test_whole_speed_brakes(void) {
  g_autoptr(CaromRun) inelastic =
      throw_along(0.5, 1, method_with(&carom_speed_correction_exact.part));
  assert_near(test_velocity(inelastic, 0).x, 0, 64 * DBL_EPSILON);
  assert_near(vector_of(inelastic->now.books.method_impulse).x, -1, 64 * DBL_EPSILON);
  g_assert_cmpfloat(vector_of(inelastic->now.books.gravity_impulse).x, ==, 0);
  g_autoptr(CaromRun) elastic = throw_along(1, 1, method_with(&carom_speed_correction_exact.part));
  assert_near(test_velocity(elastic, 0).x, 0.921, 5e-4); /* known to three digits */
  assert_near(vector_of(elastic->now.books.method_impulse).x, test_velocity(elastic, 0).x - 1,
              64 * DBL_EPSILON);
}

/* ---- Lying ---- */

/* The floor carries the weight, hit by hit: m g t in all, without loss, and the method has no part
 * in it. The first frame finds it touching the floor. */
static void test_floor_carries_weight(gconstpointer data) {
  double tilt_rad = *(const double *)data;
  g_autoptr(CaromScene) scene = floor_scene(0.5, 1, tilt_rad);
  CaromVec2 up = carom_vec2_scale(scene->gravity, -1 / GRAVITY);
  test_add_disc(scene, 0.1 * up.x, 0.1 * up.y, 0, 0, 0.1, 2);
  g_autoptr(CaromRun) run = test_run(scene, method_with(along_gravity), 120);
  const CaromBooks *books = &run->now.books;
  g_assert_cmpuint(books->wall_hits, ==, 120);
  CaromVec2 given = vector_of(books->wall_impulse);
  double weight = 2 * GRAVITY * 2;
  assert_near(carom_vec2_dot(given, up), weight, 120 * DBL_EPSILON * weight);
  assert_near(given.x * up.y - given.y * up.x, 0, 120 * DBL_EPSILON * weight);
  assert_near(carom_vec2_length(vector_of(books->method_impulse)), 0, 120 * DBL_EPSILON * weight);
  /* Each frame finds ½ m (g dt)² of energy, from heights that round by ε r. */
  double rounding_j = 120 * 16 * DBL_EPSILON * 2 * GRAVITY * 0.1;
  assert_near(method_work_j(run), 0, rounding_j);
  assert_near(carom_sum_value(books->energy_lost_j), 0, rounding_j);
  CaromVec2 moved = carom_vec2_sub(test_position(run, 0), carom_vec2_scale(up, 0.1));
  assert_near(carom_vec2_length(moved), 0, 120 * DBL_EPSILON);
}

/* What such a contact gave is in its record: a plain contact of restitution 0, whose energy is no
 * loss. */
static void test_record_of_lying(void) {
  g_autoptr(CaromScene) scene = floor_scene(0.5, 1, 0);
  test_add_disc(scene, 0, 0.1, 3, 0, 0.1, 2);
  g_autoptr(CaromRun) run = test_run(scene, method_with(along_gravity), 60);
  double fallen = GRAVITY * scene->dt_s;
  for (guint i = 0; i < 60; i++) {
    const CaromContactRecord *record = test_contact(run, i);
    g_assert_cmpfloat(record->contact.restitution, ==, 0);
    assert_near(record->contact.velocity_a.y, -fallen, 8 * DBL_EPSILON);
    g_assert_cmpfloat(record->outcome.velocity_a.x, ==, 3);
    g_assert_cmpfloat(record->outcome.velocity_a.y, ==, 0);
    assert_near(record->impulse.y, 2 * fallen, 8 * DBL_EPSILON);
    assert_near(record->not_lost_j, 0.5 * 2 * fallen * fallen, 8 * DBL_EPSILON);
    g_assert_cmpint(record->kind, ==, CAROM_CONTACT_LYING);
    CaromBalance balance = carom_balance_of(record);
    assert_near(balance.energy_lost_j, 0, 8 * DBL_EPSILON);
  }
}

/* A rough floor holds what lies on it at once: its first contact takes all of the velocity along.
 */
static void test_rough_floor_holds(void) {
  g_autoptr(CaromScene) scene = floor_scene(0.5, 0, 0);
  test_add_disc(scene, 0, 0.1, 3, 0, 0.1, 2);
  g_autoptr(CaromRun) run = test_run(scene, method_with(along_gravity), 60);
  g_assert_cmpuint(run->now.books.wall_hits, ==, 60);
  g_assert_cmpfloat(test_velocity(run, 0).x, ==, 0);
  assert_near(test_position(run, 0).x, 3 / 60.0, 4 * DBL_EPSILON);
  assert_near(carom_sum_value(run->now.books.energy_lost_j), 9, 1e-13);
  assert_near(vector_of(run->now.books.wall_impulse).x, -6, 1e-13);
}

/* ---- What the rule along gravity is ---- */

static CaromVec2 random_vector(GRand *random, double size) {
  double x = g_rand_double_range(random, -size, size);
  return carom_vec2(x, g_rand_double_range(random, -size, size));
}

/* ½ v² − g·x is the same before and after, and what is across gravity stays; where the disc has
 * been put higher than it ever was, nothing is left along gravity. */
static void test_law_along_gravity(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  guint n_stopped = 0;
  for (guint i = 0; i < 100000; i++) {
    CaromVec2 velocity = random_vector(random, 10), gravity = random_vector(random, 20);
    CaromVec2 way = random_vector(random, 0.3);
    CaromVec2 corrected =
        carom_speed_correction_along_gravity.velocity_at_contact(velocity, gravity, way);
    double g = carom_vec2_length(gravity);
    CaromVec2 down = carom_vec2_scale(gravity, 1 / g);
    CaromVec2 across = carom_vec2_perpendicular(down);
    double found = carom_vec2_dot(velocity, down), left = carom_vec2_dot(corrected, down);
    double square = found * found - 2 * carom_vec2_dot(gravity, way);
    double scale = carom_vec2_length(velocity) + sqrt(g * carom_vec2_length(way));
    assert_near(carom_vec2_dot(corrected, across), carom_vec2_dot(velocity, across),
                16 * DBL_EPSILON * scale);
    assert_near(left * left, MAX(square, 0),
                64 * DBL_EPSILON * scale * scale + 1e-10 * found * found);
    g_assert_true(square <= 0 || left * found >= 0);
    n_stopped += square < 0;
  }
  g_assert_cmpuint(n_stopped, >, 1000);
}

/* Without gravity, and along walls that it runs beside, no bit changes. */
static void test_changes_nothing(void) {
  CaromVec2 velocity = {0.1, -0.7}, way = {0, -0.3};
  const CaromVec2 gravities[] = {{0, 0}, {-0.0, 0}, {9.81, 0}};
  for (guint i = 0; i < G_N_ELEMENTS(gravities); i++) {
    CaromVec2 corrected =
        carom_speed_correction_along_gravity.velocity_at_contact(velocity, gravities[i], way);
    g_assert_cmpfloat(corrected.x, ==, velocity.x);
    g_assert_cmpfloat(corrected.y, ==, velocity.y);
  }
}

/* Only where the square is negative the default does work: a disc that starts deep in the floor is
 * put higher than it has fallen from. */
static void test_work_where_pushed_in(void) {
  g_autoptr(CaromScene) scene = floor_scene(0.5, 1, 0);
  test_add_disc(scene, 0, 0.02, 0, 0, 0.1, 2);
  g_autoptr(CaromRun) run = test_run(scene, method_with(along_gravity), 60);
  assert_near(method_work_j(run), 2 * GRAVITY * 0.08, 1e-13);
  g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-13);
}

/* Where the correction turns a disc away from the wall, that takes just the approach that was
 * found; the way out is the correction's. */
static void test_turned_away(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -GRAVITY);
  scene->dt_s = 0.01;
  test_add_wall(scene, -1, -0.45, 1, 0.45);
  test_add_disc(scene, 0, 0.02, -2.2, -1, 0.1, 1);
  g_autoptr(CaromRun) run = test_run(scene, method_with(along_gravity), 1);
  const CaromContactRecord *record = test_contact(run, 0);
  CaromVec2 n = carom_wall_normal(carom_scene_wall(scene, 0));
  CaromVec2 found = {-2.2, -1 - GRAVITY * 0.01};
  assert_near(carom_vec2_dot(record->impulse, n), -carom_vec2_dot(found, n), 8 * DBL_EPSILON);
  assert_near(test_velocity(run, 0).x, -2.2, 8 * DBL_EPSILON); /* nothing acts across gravity */
  assert_near(test_velocity(run, 0).y, 0, 8 * DBL_EPSILON);
  g_assert_cmpfloat(run->now.momentum_error, <=, 8 * DBL_EPSILON);
  g_assert_cmpfloat(fabs(run->now.energy_error), <=, 8 * DBL_EPSILON);
}

/* A slope carries what slides down it, m g cos α, from the first step on; along the slope, where
 * nothing but gravity acts, only the method brakes. */
static void test_slope_carries(void) {
  static const double tilts_rad[] = {0.1, 0.3, 0.7, 1.2};
  for (guint i = 0; i < G_N_ELEMENTS(tilts_rad); i++) {
    g_autoptr(CaromScene) scene = floor_scene(0.6, 1, 0);
    double c = cos(tilts_rad[i]), s = sin(tilts_rad[i]);
    scene->gravity = carom_vec2(GRAVITY * s, -GRAVITY * c);
    test_add_disc(scene, 0, 0.2, 0, 0, 0.2, 5);
    g_autoptr(CaromRun) run = test_run(scene, method_with(along_gravity), 120);
    const CaromBooks *books = &run->now.books;
    double weight = 5 * GRAVITY * c, step = weight * scene->dt_s; /* of the last hop */
    assert_near(vector_of(books->wall_impulse).y, weight * 2, step);
    assert_near(vector_of(books->method_impulse).y, 0, step);
    g_assert_cmpfloat(vector_of(books->method_impulse).x, <, 0);
  }
}

/* Where gravity does not press nothing lies, however little a contact leaves. */
static void test_nothing_presses(void) {
  const CaromMethodOption *option = carom_method_option_by_key("speed-correction");
  for (guint i = 0; i < 2 * option->n_parts; i++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    scene->gravity = carom_vec2(0, i % 2 ? -GRAVITY : 0); /* along the wall, or none */
    test_add_wall(scene, 0, -9, 0, 9);
    carom_scene_set_restitution(scene, 0);
    test_add_disc(scene, 1, 0, -3.3, -0.7, 0.1, 1);
    CaromMethod method = test_method("wall-putback", "path"); /* which goes up as well */
    carom_method_option_set(&method, option, option->parts[i / 2]);
    g_autoptr(CaromRun) run = test_run(scene, method, 30);
    const CaromContactRecord *record = test_contact(run, 0);
    g_assert_cmpint(record->kind, ==, CAROM_CONTACT_PLAIN);
    g_assert_cmpfloat(record->not_lost_j, ==, 0);
  }
}

/* Put back without a contact: an ascending disc is moved out of the floor, at the method's expense.
 */
static void test_work_of_putting_back(void) {
  g_autoptr(CaromScene) scene = floor_scene(0.5, 1, 0);
  test_add_disc(scene, 0, 0.02, 0, 1, 0.1, 2);
  g_autoptr(CaromRun) run = test_run(scene, method_with(along_gravity), 1);
  g_assert_cmpuint(run->now.books.wall_hits, ==, 0);
  double up = scene->dt_s - 0.5 * GRAVITY * scene->dt_s * scene->dt_s;
  assert_near(method_work_j(run), 2 * GRAVITY * (0.08 - up), 1e-14);
  g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-14);
}

/* The lift is work, too. */
static void test_work_of_lift(void) {
  g_autoptr(CaromScene) scene = floor_scene(0.5, 1, 0);
  test_add_disc(scene, 0, 0.1, 0, 0, 0.1, 2);
  g_autoptr(CaromRun) run = test_run(scene, test_method("sliding-lift", "on"), 1);
  double lift = 0.5 * GRAVITY * scene->dt_s * scene->dt_s;
  assert_near(method_work_j(run), 2 * GRAVITY * lift, 1e-14);
}

/* A ball that falls without a correction keeps the speed from below the floor: all of the energy
 * that it gains is booked as the method's. */
static void test_work_of_no_correction(void) {
  g_autoptr(CaromRun) run = throw_along(1, 1, method_with(&carom_speed_correction_none.part));
  double energy_j = run->now.totals.kinetic_energy_j + run->now.totals.potential_energy_j;
  double start_j = run->start.kinetic_energy_j + run->start.potential_energy_j;
  g_assert_cmpfloat(method_work_j(run), >, 0.1);
  assert_near(method_work_j(run), energy_j - start_j, 1e-13 * start_j);
  g_assert_cmpfloat(carom_sum_value(run->now.books.energy_lost_j), ==, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/speed-correction/smooth-floor", test_smooth_floor);
  g_test_add_func("/speed-correction/smooth-floor-at-exact-times",
                  test_smooth_floor_at_exact_times);
  g_test_add_func("/speed-correction/whole-speed-brakes", test_whole_speed_brakes);
  static const double tilts_rad[] = {0, 0.5, 2.2, -1.1, G_PI};
  for (guint i = 0; i < G_N_ELEMENTS(tilts_rad); i++) {
    g_autofree char *path =
        g_strdup_printf("/speed-correction/floor-carries-weight/%g", tilts_rad[i]);
    g_test_add_data_func(path, &tilts_rad[i], test_floor_carries_weight);
  }
  g_test_add_func("/speed-correction/record-of-lying", test_record_of_lying);
  g_test_add_func("/speed-correction/rough-floor-holds", test_rough_floor_holds);
  g_test_add_func("/speed-correction/law-along-gravity", test_law_along_gravity);
  g_test_add_func("/speed-correction/changes-nothing", test_changes_nothing);
  g_test_add_func("/speed-correction/work-where-pushed-in", test_work_where_pushed_in);
  g_test_add_func("/speed-correction/turned-away", test_turned_away);
  g_test_add_func("/speed-correction/slope-carries", test_slope_carries);
  g_test_add_func("/speed-correction/nothing-presses", test_nothing_presses);
  g_test_add_func("/speed-correction/work-of-putting-back", test_work_of_putting_back);
  g_test_add_func("/speed-correction/work-of-lift", test_work_of_lift);
  g_test_add_func("/speed-correction/work-of-no-correction", test_work_of_no_correction);
  return g_test_run();
}
