/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-generator-shapes: rack, cradle, grid, beams and ring are as symmetric, as tight and as fast
 * as they were asked for. */
#include "generator-test.h"

#include "carom-degrees.h"

#include <string.h>

static CaromVec2 place(const CaromScene *scene, guint i) {
  return carom_scene_body(scene, i)->position;
}

static CaromVec2 velocity(const CaromScene *scene, guint i) {
  return carom_scene_body(scene, i)->velocity;
}

static void assert_at(CaromVec2 place, double x, double y) {
  g_assert_cmpfloat(place.x, ==, x);
  g_assert_cmpfloat(place.y, ==, y);
}

static gboolean has_disc_at(const CaromScene *scene, double x, double y) {
  for (guint i = 0; i < scene->bodies->len; i++)
    if (place(scene, i).x == x && place(scene, i).y == y)
      return TRUE;
  return FALSE;
}

/* ---- Rack ---- */

/* Discs from disc 1 on whose rims are @gap apart, but for rounding. */
static guint count_neighbours(const CaromScene *scene, double radius, double gap) {
  double reach = carom_scene_extents(scene).max.x;
  guint n = 0;
  for (guint i = 1; i < scene->bodies->len; i++)
    for (guint j = i + 1; j < scene->bodies->len; j++) {
      double between = carom_vec2_distance(place(scene, i), place(scene, j)) - 2 * radius - gap;
      g_assert_cmpfloat(between, >=, -4 * DBL_EPSILON * reach);
      /* What rounding may take away is added, twice: to rows and to discs. */
      n += between < 64 * DBL_EPSILON * reach;
    }
  return n;
}

static void test_rack(void) {
  static const double gaps[] = {0, 0.003};
  for (guint rows = 1; rows <= 9; rows++)
    for (guint k = 0; k < G_N_ELEMENTS(gaps); k++) {
      g_autoptr(CaromScene) scene =
          test_make("rack", "rows", (double)rows, "gap", gaps[k], "radius", 0.03, NULL);
      g_assert_cmpuint(scene->bodies->len, ==, 1 + rows * (rows + 1) / 2);
      g_assert_cmpuint(count_neighbours(scene, 0.03, gaps[k]), ==, 3 * rows * (rows - 1) / 2);
      for (guint i = 1; i < scene->bodies->len; i++) {
        g_assert_true(has_disc_at(scene, place(scene, i).x, -place(scene, i).y));
        assert_at(velocity(scene, i), 0, 0);
      }
      assert_at(velocity(scene, 0), 4, 0);
      g_assert_cmpfloat(place(scene, 0).y, ==, 0);
      g_assert_true(strstr(scene->lesson, "touch") != NULL ? gaps[k] == 0 : gaps[k] > 0);
    }
}

/* From just above, the cue ball misses; from just below, it has a disc in its way. */
static void test_rack_offset(void) {
  const double radius = 0.03, highest = 4 * radius + 2 * radius;
  g_autoptr(CaromScene) hits =
      test_make("rack", "radius", radius, "offset", -0.999 * highest, NULL);
  g_assert_cmpfloat(place(hits, 0).y, ==, -0.999 * highest);
  g_autofree char *message =
      test_refused("rack", "offset", "radius", radius, "offset", 1.001 * highest, NULL);
  g_assert_nonnull(strstr(message, "0.18"));
}

/* ---- Cradle ---- */

static void assert_cradle(const CaromScene *scene, guint n_released, double gap, double radius) {
  for (guint i = 0; i + 1 < scene->bodies->len; i++) {
    double between = place(scene, i + 1).x - place(scene, i).x - 2 * radius;
    if (i + 1 == n_released)
      g_assert_cmpfloat(between, >, gap + radius); /* they have some way to come */
    else
      g_assert_cmpfloat_with_epsilon(between, gap, 64 * DBL_EPSILON);
    g_assert_cmpfloat(place(scene, i).y, ==, 0);
  }
}

static void test_cradle(void) {
  for (guint n = 2; n <= 7; n++)
    for (guint n_released = 1; n_released < n; n_released++) {
      g_autoptr(CaromScene) scene =
          test_make("cradle", "discs", (double)n, "released", (double)n_released, "gap", 0.002,
                    "radius", 0.1, "mass", 3.0, "speed", 2.0, NULL);
      g_assert_cmpuint(scene->bodies->len, ==, n);
      g_assert_cmpuint(scene->walls->len, ==, 2);
      assert_cradle(scene, n_released, 0.002, 0.1);
      assert_at(test_momentum(scene), n_released * 6.0, 0);
      /* Those at rest are in the middle between the walls. */
      g_assert_cmpfloat_with_epsilon(place(scene, n_released).x, -place(scene, n - 1).x,
                                     8 * DBL_EPSILON);
      g_assert_cmpfloat(carom_scene_wall(scene, 0)->p1.x, ==, -carom_scene_wall(scene, 1)->p1.x);
      for (guint i = 0; i < n; i++)
        assert_at(velocity(scene, i), i < n_released ? 2 : 0, 0);
    }
  g_autofree char *message =
      test_refused("cradle", "released", "discs", 4.0, "released", 4.0, NULL);
  g_assert_nonnull(strstr(message, "Release 3 at most"));
}

/* ---- Grid ---- */

static void test_grid(void) {
  g_autoptr(CaromScene) scene = test_make("grid", "rows", 5.0, "columns", 8.0, "spacing", 0.25,
                                          "radius", 0.1, "speed", 3.0, NULL);
  guint n = scene->bodies->len;
  g_assert_cmpuint(n, ==, 40);
  for (guint i = 0; i < n; i++) {
    assert_at(place(scene, i), -place(scene, n - 1 - i).x, -place(scene, n - 1 - i).y);
    /* Halves and quarters: the places are exact. */
    assert_at(place(scene, i), (i % 8 - 3.5) * 0.25, (i / 8 - 2.0) * 0.25);
    /* A direction of length 1 and its product are each rounded a few times. */
    g_assert_cmpfloat_with_epsilon(carom_vec2_length(velocity(scene, i)), 3, 12 * DBL_EPSILON);
  }
  CaromExtents box = carom_scene_extents(scene);
  assert_at(box.min, -1, -0.625);
  assert_at(box.max, 1, 0.625);
}

static void test_grid_limits(void) {
  g_autofree char *many = test_refused("grid", "columns", "rows", 400.0, "columns", 251.0, NULL);
  g_assert_nonnull(strstr(many, "250 columns"));
  g_autofree char *tight = test_refused("grid", "spacing", "radius", 0.13, NULL);
  g_assert_nonnull(strstr(tight, "0.26"));
  g_autoptr(CaromScene) touching = test_make("grid", "radius", 0.13, "spacing", 0.26, NULL);
  test_assert_nothing_overlaps(touching);
}

/* ---- Beams ---- */

static void test_beams_momentum(void) {
  static const double angles[] = {10, 37, 60, 90, 120, 179, 180};
  for (guint i = 0; i < G_N_ELEMENTS(angles); i++) {
    g_autoptr(CaromScene) scene =
        test_make("beams", "discs", 20.0, "angle", angles[i], "speed", 1.5, "mass", 2.0, NULL);
    CaromVec2 momentum = test_momentum(scene);
    /* Two beams of 20 discs with 3 kg m/s; 40 additions, each rounded by half an ε of 60 at most,
     * and directions that are off by an ε. */
    double expected = 2 * 60 * cos(angles[i] / 2 * G_PI / 180);
    double tolerance = 40 * 60 * DBL_EPSILON;
    g_assert_cmpuint(scene->bodies->len, ==, 40);
    g_assert_cmpfloat_with_epsilon(hypot(momentum.x, momentum.y), expected, tolerance);
    /* It halves the angle between them. */
    CaromVec2 half = carom_degrees_direction(angles[i] / 2);
    g_assert_cmpfloat_with_epsilon(momentum.x * half.y - momentum.y * half.x, 0, tolerance);
  }
}

/* They lie within their width, a spacing apart, and head for where they meet. */
static void test_beams_width(void) {
  const double spread = 0.3, spacing = 0.5;
  g_autoptr(CaromScene) scene =
      test_make("beams", "discs", 400.0, "angle", 50.0, "spread", spread, "spacing", spacing, NULL);
  double widest = 0;
  for (guint i = 0; i < 800; i++) {
    CaromVec2 along = velocity(scene, i), at = place(scene, i);
    double aside = fabs(at.x * along.y - at.y * along.x);
    widest = MAX(widest, aside);
    g_assert_cmpfloat(carom_vec2_dot(at, along), <, 0);
    if (i % 400 > 0) {
      CaromVec2 step = carom_vec2_sub(place(scene, i - 1), at);
      /* At 200 m a place is off by an ε of that. */
      g_assert_cmpfloat_with_epsilon(carom_vec2_dot(step, along), spacing, 400 * DBL_EPSILON);
    }
  }
  g_assert_cmpfloat(widest, <=, spread / 2 * (1 + 1e-9));
  g_assert_cmpfloat(widest, >, spread / 2 * 0.98); /* as 800 random numbers nearly always */
  g_autofree char *tight = test_refused("beams", "spacing", "radius", 0.3, NULL);
  g_assert_nonnull(strstr(tight, "0.6"));
}

/* What is shown has both beams and, around where they meet, more than half of their length. */
static void test_beams_view(void) {
  for (double angle = 10; angle <= 180; angle += 10) {
    g_autoptr(CaromScene) scene = test_make("beams", "angle", angle, NULL);
    CaromExtents discs = carom_scene_extents(scene), centre = carom_extents_nothing();
    CaromExtents view = {scene->view_min, scene->view_max};
    carom_extents_include(&centre, carom_vec2(0, 0), -discs.min.x / 2);
    g_assert_true(scene->has_view);
    g_assert_true(carom_extents_contain(&view, &discs));
    g_assert_true(carom_extents_contain(&view, &centre));
  }
}

/* ---- Ring ---- */

static void test_ring(void) {
  static const double angles[] = {0, 90, -90, 30, 180};
  for (guint n = 2; n <= 40; n++) {
    double angle = angles[n % G_N_ELEMENTS(angles)];
    g_autoptr(CaromScene) scene = test_make("ring", "discs", (double)n, "ring-radius", 2.0, "angle",
                                            angle, "speed", 3.0, NULL);
    for (guint i = 0; i < n; i++) {
      double turn = 2 * G_PI * i / n;
      CaromVec2 out = {cos(turn), sin(turn)}, along = carom_vec2_perpendicular(out);
      /* Sines of angles up to 2 π are off by some ε. */
      const double tolerance = 32 * DBL_EPSILON;
      g_assert_cmpfloat_with_epsilon(place(scene, i).x, 2 * out.x, tolerance);
      g_assert_cmpfloat_with_epsilon(place(scene, i).y, 2 * out.y, tolerance);
      g_assert_cmpfloat_with_epsilon(carom_vec2_dot(velocity(scene, i), out),
                                     -3 * cos(angle * G_PI / 180), tolerance);
      g_assert_cmpfloat_with_epsilon(carom_vec2_dot(velocity(scene, i), along),
                                     -3 * sin(angle * G_PI / 180), tolerance);
    }
    CaromVec2 momentum = test_momentum(scene);
    g_assert_cmpfloat(hypot(momentum.x, momentum.y), <=, n * 8 * DBL_EPSILON);
    g_assert_cmpuint(scene->walls->len, ==, n == 2 ? 4 : n);
  }
}

/* All walls are as far from the centre, and each is behind its disc. */
static void test_ring_walls(void) {
  for (guint n = 3; n <= 30; n++) {
    g_autoptr(CaromScene) scene =
        test_make("ring", "discs", (double)n, "ring-radius", 2.0, "radius", 0.1, NULL);
    for (guint i = 0; i < n; i++) {
      CaromWallFoot foot =
          carom_wall_foot(carom_scene_wall(scene, (i + n - 1) % n), place(scene, i));
      g_assert_true(foot.between_ends);
      g_assert_cmpfloat_with_epsilon(fabs(foot.side), 0.3, 64 * DBL_EPSILON);
    }
  }
}

/* A ring that is said to be wide enough is, and six discs around a seventh need twice the radius.
 */
static void test_ring_limit(void) {
  for (guint n = 2; n <= 200; n += 11) {
    g_autofree char *message =
        test_refused("ring", "ring-radius", "discs", (double)n, "ring-radius", 0.01, NULL);
    double said = g_ascii_strtod(strstr(message, "at least ") + strlen("at least "), NULL);
    g_autoptr(CaromScene) scene = test_make("ring", "discs", (double)n, "ring-radius", said, NULL);
    test_assert_nothing_overlaps(scene);
    g_assert_cmpfloat_with_epsilon(said, 0.1 / sin(G_PI / n), 1e-3 * said); /* four digits */
  }
  g_autoptr(CaromScene) six = test_make("ring", "discs", 6.0, "ring-radius", 0.2, NULL);
  test_assert_nothing_overlaps(six);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/generator-shapes/rack", test_rack);
  g_test_add_func("/generator-shapes/rack-offset", test_rack_offset);
  g_test_add_func("/generator-shapes/cradle", test_cradle);
  g_test_add_func("/generator-shapes/grid", test_grid);
  g_test_add_func("/generator-shapes/grid-limits", test_grid_limits);
  g_test_add_func("/generator-shapes/beams-momentum", test_beams_momentum);
  g_test_add_func("/generator-shapes/beams-width", test_beams_width);
  g_test_add_func("/generator-shapes/beams-view", test_beams_view);
  g_test_add_func("/generator-shapes/ring", test_ring);
  g_test_add_func("/generator-shapes/ring-walls", test_ring_walls);
  g_test_add_func("/generator-shapes/ring-limit", test_ring_limit);
  return g_test_run();
}
