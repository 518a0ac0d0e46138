/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* generator-test: makes scenes by the names of options, and looks whether anything in them
 * overlaps.
 */
#pragma once

#include "carom-edit-overlaps.h"
#include "carom-generator.h"
#include "carom-overlaps.h"

#include <float.h>
#include <stdarg.h>

/* The critical values of Kolmogorov and Smirnov's statistic of many values: what is drawn from the
 * distribution that it is compared with exceeds this in one case of a thousand. */
#define TEST_KS_LEVEL_0_001 1.95

static inline guint test_option(const CaromGenerator *generator, const char *id) {
  for (guint i = 0; i < generator->n_options; i++)
    if (g_str_equal(generator->options[i].part.id, id))
      return i;
  g_error("%s has no option %s", generator->part.id, id);
}

static inline CaromScene *test_try_valist(const char *id, guint *culprit, GError **error,
                                          const char *option, va_list list) {
  const CaromGenerator *generator = carom_generator_by_id(id);
  g_autofree double *values = carom_generator_usual_values(generator);
  for (; option; option = va_arg(list, const char *))
    values[test_option(generator, option)] = va_arg(list, double);
  return carom_generator_make(generator, values, culprit, error);
}

/* Makes a scene with these values: a name and a double each, up to NULL. */
G_GNUC_NULL_TERMINATED
static inline CaromScene *test_make(const char *id, const char *option, ...) {
  g_autoptr(GError) error = NULL;
  va_list list;
  va_start(list, option);
  CaromScene *scene = test_try_valist(id, NULL, &error, option, list);
  va_end(list);
  g_assert_no_error(error);
  return scene;
}

/* Asserts that there is no such scene, and that option @culprit is to blame.
 *
 * Returns: (transfer full): what is said about it */
G_GNUC_NULL_TERMINATED
static inline char *test_refused(const char *id, const char *culprit, const char *option, ...) {
  g_autoptr(GError) error = NULL;
  guint index = G_MAXUINT;
  va_list list;
  va_start(list, option);
  g_assert_null(test_try_valist(id, &index, &error, option, list));
  va_end(list);
  g_assert_nonnull(error);
  g_assert_true(error->domain == CAROM_GENERATOR_ERROR);
  g_assert_cmpuint(index, ==, test_option(carom_generator_by_id(id), culprit));
  return g_strdup(error->message);
}

/* By all measures that the project has: those of the loader and those of edits. */
static inline void test_assert_nothing_overlaps(const CaromScene *scene) {
  g_autoptr(CaromSelection) walls = carom_selection_new();
  g_assert_cmpuint(carom_overlaps_count(scene->bodies, G_MAXUINT), ==, 0);
  for (guint i = 0; i < scene->walls->len; i++)
    carom_selection_add(walls, (CaromItem){CAROM_ITEM_WALL, i});
  g_autoptr(GArray) of_walls = carom_edit_overlaps_list(scene, walls);
  g_assert_cmpuint(of_walls->len, ==, 0);
  if (scene->bodies->len * (gsize)scene->walls->len > 100000)
    return; /* the same once more takes as many steps */
  g_autoptr(CaromSelection) all = carom_selection_new();
  carom_selection_all(all, scene);
  g_autoptr(GArray) overlaps = carom_edit_overlaps_list(scene, all);
  g_assert_cmpuint(overlaps->len, ==, 0);
}

static inline CaromVec2 test_momentum(const CaromScene *scene) {
  CaromVec2 sum = {0, 0};
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    sum = carom_vec2_add_scaled(sum, body->velocity, body->mass_kg);
  }
  return sum;
}

static inline gint test_compare_doubles(gconstpointer one, gconstpointer other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

/* @numbers: (element-type double): drawn at random; they are sorted
 * Returns: Kolmogorov and Smirnov's statistic: the greatest distance of their distribution from the
 *   one expected, times the root of their number */
static inline double test_ks(GArray *numbers, double (*expected)(double number, double scale),
                             double scale) {
  double distance = 0, n = numbers->len;
  g_array_sort(numbers, test_compare_doubles);
  for (guint i = 0; i < numbers->len; i++) {
    double p = expected(g_array_index(numbers, double, i), scale);
    distance = MAX(distance, MAX(p - i / n, (i + 1) / n - p));
  }
  return distance * sqrt(n);
}
