/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-generator-gas: the gas has the fraction and the temperature that were asked for, Maxwell and
 * Boltzmann's distribution of speeds, and places that say nothing of how they were found. */
#include "generator-test.h"

#include "carom-normal.h"
#include "carom-packing.h"
#include "carom-shake.h"
#include "carom-sum.h"

#include <string.h>

static double fraction_of(const CaromScene *scene) {
  double radius = carom_scene_body(scene, 0)->radius;
  CaromExtents extents = carom_scene_extents(scene);
  return scene->bodies->len * G_PI * radius * radius /
         ((extents.max.x - extents.min.x) * (extents.max.y - extents.min.y));
}

static double temperature_of(const CaromScene *scene) {
  CaromSum energy = {0};
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    carom_sum_add(&energy, body->mass_kg * carom_vec2_dot(body->velocity, body->velocity) / 2);
  }
  return carom_sum_value(energy) / scene->bodies->len;
}

static CaromVec2 drift_of(const CaromScene *scene) {
  CaromSum x = {0}, y = {0};
  for (guint i = 0; i < scene->bodies->len; i++) {
    carom_sum_add(&x, carom_scene_body(scene, i)->velocity.x);
    carom_sum_add(&y, carom_scene_body(scene, i)->velocity.y);
  }
  return carom_vec2_scale(carom_vec2(carom_sum_value(x), carom_sum_value(y)),
                          1.0 / scene->bodies->len);
}

static double fastest(const CaromScene *scene) {
  double speed = 0;
  for (guint i = 0; i < scene->bodies->len; i++)
    speed = MAX(speed, carom_vec2_length(carom_scene_body(scene, i)->velocity));
  return speed;
}

typedef struct {
  double discs, fraction, temperature, radius, mass, aspect;
} Asked;

static CaromScene *make(const Asked *asked) {
  return test_make("gas", "discs", asked->discs, "fraction", asked->fraction, "temperature",
                   asked->temperature, "radius", asked->radius, "mass", asked->mass, "aspect",
                   asked->aspect, NULL);
}

static void test_as_asked(void) {
  static const Asked asked[] = {
      {2, 0.01, 1, 0.05, 1, 1},         {500, 0.3, 1, 0.05, 1, 1},
      {333, 0.3999, 7, 3, 0.2, 2.5},    {1000, 0.4, 4.1e-21, 1e-9, 5e-26, 1},
      {4000, 0.85, 1e20, 1e6, 30, 0.3}, {5000, 0.88, 2, 0.1, 3, 1},
  };
  for (guint i = 0; i < G_N_ELEMENTS(asked); i++) {
    g_autoptr(CaromScene) scene = make(&asked[i]);
    CaromExtents box = carom_scene_extents(scene);
    g_assert_cmpuint(scene->bodies->len, ==, (guint)asked[i].discs);
    test_assert_nothing_overlaps(scene);
    /* A root, a quotient and a few products, each rounded once. */
    g_assert_cmpfloat_with_epsilon(fraction_of(scene) / asked[i].fraction, 1, 8 * DBL_EPSILON);
    g_assert_cmpfloat_with_epsilon(
        (box.max.x - box.min.x) / (box.max.y - box.min.y) / asked[i].aspect, 1, 8 * DBL_EPSILON);
    /* Each velocity is rounded when it is scaled, and squared; the factor is off by as much. */
    g_assert_cmpfloat_with_epsilon(temperature_of(scene) / asked[i].temperature, 1,
                                   8 * DBL_EPSILON);
    /* Each velocity is rounded twice, by half an ε of itself. */
    CaromVec2 drift = drift_of(scene);
    g_assert_cmpfloat(hypot(drift.x, drift.y), <=, 2 * DBL_EPSILON * fastest(scene));
  }
}

static void test_cold(void) {
  g_autoptr(CaromScene) scene = test_make("gas", "temperature", 0.0, NULL);
  g_assert_cmpfloat(fastest(scene), ==, 0);
  g_assert_nonnull(strstr(scene->lesson, "at rest"));
}

/* ---- Distributions ---- */

static double normal(double number, double scale) {
  return erfc(-number / scale / sqrt(2)) / 2;
}

/* The distribution of speeds in a plane. */
static double maxwell(double speed, double scale) {
  return 1 - exp(-speed * speed / (2 * scale * scale));
}

static double uniform(double number, double scale) {
  return CLAMP(number / scale, 0, 1);
}

static void test_normal(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  g_autoptr(GArray) numbers = g_array_new(FALSE, FALSE, sizeof(double));
  double square = 0;
  for (guint i = 0; i < 200000; i++) {
    double number = carom_normal(random);
    square += number * number;
    g_array_append_val(numbers, number);
  }
  g_assert_cmpfloat(test_ks(numbers, normal, 1), <, TEST_KS_LEVEL_0_001);
  /* The test tells a distribution that is wider by 3 %. */
  g_assert_cmpfloat(test_ks(numbers, normal, 1.03), >, TEST_KS_LEVEL_0_001);
  /* The mean square of n has a standard deviation of √(2/n); within four of them. */
  g_assert_cmpfloat_with_epsilon(square / numbers->len, 1, 4 * sqrt(2.0 / numbers->len));
}

static GArray *speeds_of(const CaromScene *scene) {
  GArray *speeds = g_array_new(FALSE, FALSE, sizeof(double));
  for (guint i = 0; i < scene->bodies->len; i++) {
    double speed = carom_vec2_length(carom_scene_body(scene, i)->velocity);
    g_array_append_val(speeds, speed);
  }
  return speeds;
}

static GArray *components_of(const CaromScene *scene, gboolean y) {
  GArray *components = g_array_new(FALSE, FALSE, sizeof(double));
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromVec2 velocity = carom_scene_body(scene, i)->velocity;
    g_array_append_vals(components, y ? &velocity.y : &velocity.x, 1);
  }
  return components;
}

/* Temperature and rest are exact, which brings the distribution nearer to the one expected than
 * chance would. */
static void test_maxwell_boltzmann(void) {
  const double temperature = 3, mass = 0.5, scale = sqrt(temperature / mass);
  for (guint seed = 1; seed <= 5; seed++) {
    g_autoptr(CaromScene) scene = test_make("gas", "discs", 4000.0, "temperature", temperature,
                                            "mass", mass, "seed", (double)seed, NULL);
    g_autoptr(GArray) speeds = speeds_of(scene);
    g_assert_cmpfloat(test_ks(speeds, maxwell, scale), <, TEST_KS_LEVEL_0_001);
    g_assert_cmpfloat(test_ks(speeds, maxwell, 1.1 * scale), >, TEST_KS_LEVEL_0_001);
    for (guint y = 0; y < 2; y++) {
      g_autoptr(GArray) components = components_of(scene, y);
      g_assert_cmpfloat(test_ks(components, normal, scale), <, TEST_KS_LEVEL_0_001);
    }
  }
}

/* One by one or shaken out of rows, the discs of a long box are as often in any part of it. The
 * fraction is that of liquids, in which neighbours are far from independent: they are spread more
 * evenly than chance would spread them. */
static void test_spread(void) {
  static const double fractions[] = {0.05, 0.39, 0.41, 0.6};
  for (guint i = 0; i < G_N_ELEMENTS(fractions); i++) {
    g_autoptr(CaromScene) scene =
        test_make("gas", "discs", 2000.0, "aspect", 4.0, "fraction", fractions[i], NULL);
    CaromExtents box = carom_scene_extents(scene);
    g_autoptr(GArray) places = g_array_new(FALSE, FALSE, sizeof(double));
    for (guint k = 0; k < scene->bodies->len; k++) {
      double x = carom_scene_body(scene, k)->position.x - box.min.x;
      g_array_append_val(places, x);
    }
    g_assert_cmpfloat(test_ks(places, uniform, box.max.x - box.min.x), <, TEST_KS_LEVEL_0_001);
  }
}

/* How many discs have another one at the very same height, as in rows. */
static guint count_in_rows(const CaromScene *scene) {
  g_autoptr(GHashTable) heights = g_hash_table_new(g_double_hash, g_double_equal);
  guint n = 0;
  for (guint i = 0; i < scene->bodies->len; i++)
    n += !g_hash_table_add(heights, (gpointer)&carom_scene_body(scene, i)->position.y);
  return n;
}

static void test_no_rows(void) {
  static const double fractions[] = {0.3, 0.5, 0.7, 0.85};
  for (guint i = 0; i < G_N_ELEMENTS(fractions); i++) {
    g_autoptr(CaromScene) scene = test_make("gas", "discs", 1000.0, "fraction", fractions[i], NULL);
    g_assert_cmpuint(count_in_rows(scene), ==, 0);
  }
}

/* Points without size that all begin in a corner are anywhere in the end. */
static void test_shake(void) {
  enum { N = 4000 };
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  g_autofree CaromVec2 *places = g_new0(CaromVec2, N);
  CaromShake shake = {.max = {2, 1}, .step = 0.5, .n_rounds = 300};
  for (guint i = 0; i < N; i++)
    places[i] = carom_vec2(i * 1e-5, 0);
  shake.diameter = 1e-6;
  carom_shake(places, N, &shake, random);
  g_autoptr(GArray) x = g_array_new(FALSE, FALSE, sizeof(double));
  g_autoptr(GArray) y = g_array_new(FALSE, FALSE, sizeof(double));
  for (guint i = 0; i < N; i++) {
    g_array_append_val(x, places[i].x);
    g_array_append_val(y, places[i].y);
  }
  g_assert_cmpfloat(test_ks(x, uniform, 2), <, TEST_KS_LEVEL_0_001);
  g_assert_cmpfloat(test_ks(y, uniform, 1), <, TEST_KS_LEVEL_0_001);
}

/* ---- The highest fraction ---- */

/* Those that are known: squares of 1 and 4, a row of 2, and 2 in opposite corners of a square. */
static void test_known_limits(void) {
  double corners = 2 + sqrt(2);
  static const struct {
    guint n;
    double aspect;
  } in_squares[] = {{1, 1}, {4, 1}, {2, 2}, {2, 0.5}, {3, 3}, {100, 100}, {100, 0.01}};
  /* A limit is found to 40 halvings, 10⁻¹². */
  for (guint i = 0; i < G_N_ELEMENTS(in_squares); i++)
    g_assert_cmpfloat_with_epsilon(carom_packing_limit(in_squares[i].n, in_squares[i].aspect),
                                   G_PI / 4, 1e-11);
  g_assert_cmpfloat_with_epsilon(carom_packing_limit(2, 1), 2 * G_PI / (corners * corners), 1e-11);
  /* Of many, it comes close to that of the plane, which none exceeds. */
  double plane = G_PI / sqrt(12), last = 0;
  for (guint n = 100; n <= 100000; n *= 10) {
    double limit = carom_packing_limit(n, 1);
    g_assert_cmpfloat(limit, >, last);
    g_assert_cmpfloat(limit, <, plane);
    last = limit;
  }
  g_assert_cmpfloat(last, >, 0.9);
}

/* The fraction that is said goes, and the next one does not. */
static void test_limit(void) {
  static const struct {
    double n, aspect;
  } boxes[] = {{2, 1}, {3, 1}, {7, 1.7}, {10, 100}, {50, 1}, {500, 1}, {500, 0.2}, {3001, 3}};
  for (guint i = 0; i < G_N_ELEMENTS(boxes); i++) {
    double n = boxes[i].n, aspect = boxes[i].aspect;
    double limit = carom_packing_limit((guint)n, aspect), said = 0;
    g_autofree char *message = test_refused("gas", "fraction", "discs", n, "aspect", aspect,
                                            "fraction", limit * (1 + 1e-9), NULL);
    said = g_ascii_strtod(strstr(message, "fraction of ") + strlen("fraction of "), NULL);
    g_assert_cmpfloat(said, <=, limit);
    g_assert_cmpfloat(said, >, limit * (1 - 1e-3)); /* four digits, rounded down */
    g_autoptr(CaromScene) highest =
        test_make("gas", "discs", n, "aspect", aspect, "fraction", limit * (1 - 1e-9), NULL);
    g_autoptr(CaromScene) as_said =
        test_make("gas", "discs", n, "aspect", aspect, "fraction", said, NULL);
    test_assert_nothing_overlaps(highest);
    test_assert_nothing_overlaps(as_said);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/generator-gas/as-asked", test_as_asked);
  g_test_add_func("/generator-gas/cold", test_cold);
  g_test_add_func("/generator-gas/normal", test_normal);
  g_test_add_func("/generator-gas/maxwell-boltzmann", test_maxwell_boltzmann);
  g_test_add_func("/generator-gas/spread", test_spread);
  g_test_add_func("/generator-gas/no-rows", test_no_rows);
  g_test_add_func("/generator-gas/shake", test_shake);
  g_test_add_func("/generator-gas/known-limits", test_known_limits);
  g_test_add_func("/generator-gas/limit", test_limit);
  return g_test_run();
}
