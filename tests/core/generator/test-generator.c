/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-generator: what holds for all generators: ranges, the same scene again, scenes in which
 * nothing overlaps and which can be edited and played, whatever is asked for. */
#include "carom-edit-error.h"
#include "generator-test.h"

#include <string.h>

/* Of each generator. */
#define RANDOM_SETS 700

/* No whole number that is drawn is higher, so that the test is quick. */
#define MOST 150

static const CaromGenerator *const *all(guint *n) {
  return carom_generators(n);
}

static void test_list(void) {
  guint n;
  const CaromGenerator *const *generators = all(&n);
  g_assert_cmpuint(n, ==, 6);
  for (guint i = 0; i < n; i++)
    g_assert_true(carom_generator_by_id(generators[i]->part.id) == generators[i]);
  g_assert_null(carom_generator_by_id("cat"));
}

static void test_options(void) {
  guint n;
  const CaromGenerator *const *generators = all(&n);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < generators[i]->n_options; j++) {
      const CaromGeneratorOption *option = &generators[i]->options[j];
      g_assert_cmpuint(test_option(generators[i], option->part.id), ==, j); /* ids are unique */
      g_assert_true(carom_generator_option_check(option, option->low, NULL));
      g_assert_true(carom_generator_option_check(option, option->high, NULL));
      g_assert_true(carom_generator_option_check(option, option->usual, NULL));
      g_autofree char *text = carom_generator_option_describe(option);
      g_assert_true(g_str_has_prefix(text, option->part.summary));
    }
}

/* Each value that is out of its range is refused, with the right culprit. */
static void assert_range(const CaromGenerator *generator, guint j) {
  const CaromGeneratorOption *option = &generator->options[j];
  const double wrong[] = {option->low - (option->whole ? 1 : 1e-9 * (1 + fabs(option->low))),
                          option->high * 1.001 + 1,
                          NAN,
                          INFINITY,
                          -INFINITY,
                          option->whole ? option->usual + 0.5 : NAN};
  for (guint k = 0; k < G_N_ELEMENTS(wrong); k++) {
    g_autofree double *values = carom_generator_usual_values(generator);
    g_autoptr(GError) error = NULL;
    guint culprit;
    values[j] = wrong[k];
    g_assert_null(carom_generator_make(generator, values, &culprit, &error));
    g_assert_error(error, CAROM_GENERATOR_ERROR, CAROM_GENERATOR_ERROR_RANGE);
    g_assert_cmpuint(culprit, ==, j);
    g_assert_true(g_str_has_prefix(error->message, "Give a "));
    g_assert_null(carom_generator_make(generator, values, NULL, NULL));
  }
}

static void test_ranges(void) {
  guint n;
  const CaromGenerator *const *generators = all(&n);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < generators[i]->n_options; j++)
      assert_range(generators[i], j);
}

/* ---- Whatever is asked for ---- */

static double log_uniform(GRand *random, double low, double high) {
  return low * pow(high / low, g_rand_double(random));
}

/* Mostly around what is usual, so that many sets go; sometimes anywhere in the range, or an end of
 * it. */
static double draw(const CaromGeneratorOption *option, GRand *random) {
  double high = option->whole ? MIN(option->high, MOST) : option->high;
  double kind = g_rand_double(random), value = option->usual;
  if (kind < 0.03)
    value = option->low;
  else if (kind < 0.06)
    value = high;
  else if (kind < 0.12)
    value = log_uniform(random, MAX(option->low, 1e-12), high);
  else if (kind < 0.8)
    value = option->usual == 0 ? g_rand_double_range(random, -0.1, 0.1)
                               : option->usual * log_uniform(random, 0.2, 5);
  return CLAMP(option->whole ? round(value) : value, option->low, high);
}

static void assert_time(const CaromScene *scene) {
  g_assert_true(isfinite(scene->dt_s) && scene->dt_s > 0);
  g_assert_cmpfloat(scene->duration_s, >=, scene->dt_s);
  g_assert_cmpfloat(scene->staging.speed, >=, CAROM_STAGING_SPEED_MIN);
  g_assert_cmpfloat(scene->staging.speed, <=, CAROM_STAGING_SPEED_MAX);
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    double way = hypot(body->velocity.x, body->velocity.y) * scene->dt_s;
    /* A round number is found although what is off by rounding counts as equal. */
    g_assert_cmpfloat(way, <=, body->radius / 5 * (1 + 1e-9));
  }
}

static void assert_usable(const CaromScene *scene) {
  g_autoptr(GError) error = NULL;
  for (guint i = 0; i < scene->bodies->len; i++)
    g_assert_true(carom_edit_error_check_disc(carom_scene_body(scene, i), i, &error));
  for (guint i = 0; i < scene->walls->len; i++)
    g_assert_true(carom_edit_error_check_wall(carom_scene_wall(scene, i), i, &error));
  g_assert_cmpuint(scene->n_placed, ==, scene->bodies->len);
  g_assert_cmpuint(scene->placements->len, ==, 0);
  g_assert_nonnull(strstr(scene->title, " "));
  g_assert_nonnull(scene->lesson);
  assert_time(scene);
}

static void assert_same(const CaromScene *one, const CaromScene *other) {
  g_assert_cmpmem(one->bodies->data, one->bodies->len * sizeof(CaromBody), other->bodies->data,
                  other->bodies->len * sizeof(CaromBody));
  g_assert_cmpmem(one->walls->data, one->walls->len * sizeof(CaromWall), other->walls->data,
                  other->walls->len * sizeof(CaromWall));
  g_assert_cmpstr(one->title, ==, other->title);
  g_assert_cmpstr(one->lesson, ==, other->lesson);
}

/* Returns: whether there is such a scene */
static gboolean assert_random_set(const CaromGenerator *generator, GRand *random) {
  g_autofree double *values = g_new(double, generator->n_options);
  for (guint i = 0; i < generator->n_options; i++)
    values[i] = draw(&generator->options[i], random);
  g_autoptr(GError) error = NULL;
  guint culprit = G_MAXUINT;
  g_autoptr(CaromScene) scene = carom_generator_make(generator, values, &culprit, &error);
  if (!scene) {
    g_assert_error(error, CAROM_GENERATOR_ERROR, CAROM_GENERATOR_ERROR_NO_ROOM);
    g_assert_cmpuint(culprit, <, generator->n_options);
    return FALSE;
  }
  g_autoptr(CaromScene) again = carom_generator_make(generator, values, NULL, NULL);
  test_assert_nothing_overlaps(scene);
  assert_usable(scene);
  assert_same(scene, again);
  return TRUE;
}

static void test_random_sets(gconstpointer data) {
  const CaromGenerator *generator = data;
  g_autoptr(GRand) random = g_rand_new_with_seed(16);
  guint n_made = 0;
  for (guint i = 0; i < RANDOM_SETS; i++)
    n_made += assert_random_set(generator, random);
  g_test_message("%s: %u of %u", generator->part.id, n_made, RANDOM_SETS);
  /* Otherwise little has been tested. */
  g_assert_cmpuint(n_made, >, RANDOM_SETS / 4);
}

/* Another seed makes another scene, and the scene keeps it. */
static void test_seeds(void) {
  static const char *const drawn[] = {"gas", "grid", "beams"};
  for (guint i = 0; i < G_N_ELEMENTS(drawn); i++) {
    g_autoptr(CaromScene) one = test_make(drawn[i], "seed", 1.0, NULL);
    g_autoptr(CaromScene) other = test_make(drawn[i], "seed", (double)G_MAXUINT32, NULL);
    g_assert_cmpuint(one->seed, ==, 1);
    g_assert_cmpuint(other->seed, ==, G_MAXUINT32);
    g_assert_cmpuint(one->bodies->len, ==, other->bodies->len);
    g_assert_true(
        memcmp(one->bodies->data, other->bodies->data, one->bodies->len * sizeof(CaromBody)) != 0);
  }
}

static void test_largest(void) {
  const double most = CAROM_GENERATOR_OPTION_MAX_DISCS;
  CaromScene *scenes[] = {
      test_make("gas", "discs", most, "fraction", 0.38, NULL),
      test_make("gas", "discs", most, "fraction", 0.9, NULL),
      test_make("rack", "rows", 100.0, NULL),
      test_make("grid", "rows", 250.0, "columns", 400.0, "spacing", 0.1, NULL),
      test_make("beams", "discs", 10000.0, "spacing", 0.2, NULL),
      test_make("cradle", "discs", 1000.0, "released", 999.0, "gap", 0.0, NULL),
      test_make("ring", "discs", 1000.0, "ring-radius", 32.0, NULL),
  };
  for (guint i = 0; i < G_N_ELEMENTS(scenes); i++) {
    test_assert_nothing_overlaps(scenes[i]);
    carom_scene_unref(scenes[i]);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/generator/list", test_list);
  g_test_add_func("/generator/options", test_options);
  g_test_add_func("/generator/ranges", test_ranges);
  g_test_add_func("/generator/seeds", test_seeds);
  g_test_add_func("/generator/largest", test_largest);
  guint n;
  const CaromGenerator *const *generators = all(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strconcat("/generator/random-sets/", generators[i]->part.id, NULL);
    g_test_add_data_func(path, generators[i], test_random_sets);
  }
  return g_test_run();
}
