/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-overlaps: all pairs that overlap are counted, the same as by comparing all pairs, but
 * without doing so. */
#include "carom-overlaps.h"
#include "carom-wall-overlaps.h"

static GArray *bodies_new(void) {
  return g_array_new(FALSE, FALSE, sizeof(CaromBody));
}

static void add(GArray *bodies, double x, double y, double radius) {
  CaromBody body = carom_body_default();
  body.position = carom_vec2(x, y);
  body.radius = radius;
  g_array_append_val(bodies, body);
}

static guint count_each_with_each(const GArray *bodies) {
  guint n = 0;
  for (guint i = 0; i < bodies->len; i++)
    for (guint j = i + 1; j < bodies->len; j++) {
      const CaromBody *a = &g_array_index(bodies, CaromBody, i);
      const CaromBody *b = &g_array_index(bodies, CaromBody, j);
      CaromVec2 apart = carom_vec2_sub(b->position, a->position);
      double reach = a->radius + b->radius;
      n += hypot(apart.x, apart.y) < (1 - 1e-9) * reach;
    }
  return n;
}

/* Sizes over many orders of magnitude; from none at all to a number that is no power of two. */
static void test_random(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(7);
  guint n_all = 0;
  for (guint n = 0; n < 400; n += 1 + n / 8) {
    g_autoptr(GArray) bodies = bodies_new();
    for (guint i = 0; i < n; i++) {
      double x = g_rand_double(random), y = g_rand_double(random);
      add(bodies, x, y, 0.3 * pow(10, -4 * g_rand_double(random)));
    }
    guint counted = carom_overlaps_count(bodies, G_MAXUINT);
    g_assert_cmpuint(counted, ==, count_each_with_each(bodies));
    n_all += counted;
  }
  g_assert_cmpuint(n_all, >, 1000);
}

/* A row of discs, each as far from the one before as it can be and still overlap it. Edges of
 * boxes, being rounded, may not show it. */
static void test_by_a_hair(void) {
  enum { N = 4000 };
  g_autoptr(GRand) random = g_rand_new_with_seed(8);
  g_autoptr(GArray) bodies = bodies_new();
  double x = 1e6, radius = 0.05;
  add(bodies, x, 0, radius);
  for (guint i = 1; i < N; i++) {
    double next_radius = 0.05 + 0.05 * g_rand_double(random);
    double reach = (1 - 1e-9) * (radius + next_radius);
    double next = x + 2 * reach;
    while (!((next - x) * (next - x) < reach * reach))
      next = next > x + (1 + 1e-8) * reach ? x + (1 + 1e-8) * reach : nextafter(next, x);
    add(bodies, next, 0, next_radius);
    x = next;
    radius = next_radius;
  }
  g_assert_cmpuint(carom_overlaps_count(bodies, G_MAXUINT), ==, N - 1);
}

/* Discs that touch, in numbers whose sums are rounded: radii of 0.1 and 0.2 at 0.3 would overlap by
 * 5e-17. A billionth of the reach counts, and not that of one radius; what is deeper does not. */
static void test_touching(void) {
  static const struct {
    double x, radius;
    guint n;
  } cases[] = {{0.3, 0.2, 0},
               {0.3 * (1 - 0.9e-9), 0.2, 0},
               {0.3 * (1 - 1.1e-9), 0.2, 1},
               {1000.1 - 0.9e-6, 1000, 0}};
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autoptr(GArray) bodies = bodies_new();
    g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(guint));
    add(bodies, 0, 0, 0.1);
    add(bodies, cases[i].x, 0, cases[i].radius);
    g_assert_cmpuint(carom_overlaps_count(bodies, G_MAXUINT), ==, cases[i].n);
    g_autoptr(CaromOverlaps) overlaps = carom_overlaps_new(bodies);
    carom_overlaps_find(overlaps, carom_vec2(0, 0), 0.1, found);
    g_assert_cmpuint(found->len, ==, 1 + cases[i].n); /* with itself */
  }
}

/* For each disc, the others that overlap it; each pair is found from both sides. */
static void test_find(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(9);
  g_autoptr(GArray) bodies = bodies_new();
  for (guint i = 0; i < 300; i++) {
    double x = g_rand_double(random), y = g_rand_double(random);
    add(bodies, x, y, 0.3 * pow(10, -4 * g_rand_double(random)));
  }
  g_autoptr(CaromOverlaps) overlaps = carom_overlaps_new(bodies);
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(guint));
  for (guint i = 0; i < bodies->len; i++) {
    const CaromBody *body = &g_array_index(bodies, CaromBody, i);
    guint before = found->len;
    carom_overlaps_find(overlaps, body->position, body->radius, found);
    gboolean has_itself = FALSE;
    for (guint k = before; k < found->len; k++)
      has_itself |= g_array_index(found, guint, k) == i;
    g_assert_true(has_itself);
  }
  guint n_pairs = count_each_with_each(bodies);
  g_assert_cmpuint(n_pairs, >, 100);
  g_assert_cmpuint(found->len, ==, bodies->len + 2 * n_pairs);
}

static void test_extremes(void) {
  g_autoptr(GArray) bodies = bodies_new();
  add(bodies, 1e308, 1e308, 1e308);
  add(bodies, -1e308, -1e308, 1);
  for (guint i = 0; i < 30; i++)
    add(bodies, 0, i * 1e-320, 5e-324);
  for (guint i = 0; i < 30; i++)
    add(bodies, 1e300, 1e-300, 1e-300);
  g_assert_cmpuint(carom_overlaps_count(bodies, G_MAXUINT), ==, count_each_with_each(bodies));
}

/* Counting ends where it is told to. */
static void test_most(void) {
  g_autoptr(GArray) bodies = bodies_new();
  for (guint i = 0; i < 10; i++)
    add(bodies, 0, 0, 1);
  g_assert_cmpuint(carom_overlaps_count(bodies, 44), ==, 44);
  g_assert_cmpuint(carom_overlaps_count(bodies, 45), ==, 45);
  g_assert_cmpuint(carom_overlaps_count(bodies, 46), ==, 45);
}

/* Many discs in places where sorting along one axis does not help. Comparing all pairs would take
 * minutes. */
static void test_many(void) {
  enum { N = 200000 };
  g_autoptr(GArray) column = bodies_new();
  g_autoptr(GArray) cross = bodies_new();
  g_autoptr(GArray) heap = bodies_new();
  for (guint i = 0; i < N; i++) {
    add(column, 0.5, 1.999 * i, 1);
    add(cross, i % 2 ? 3.0 * i + 9 : 0, i % 2 ? 0 : 3.0 * i, 1);
    add(heap, 0.5, 0.5, 1);
  }
  g_assert_cmpuint(carom_overlaps_count(column, G_MAXUINT), ==, N - 1);
  g_assert_cmpuint(carom_overlaps_count(cross, G_MAXUINT), ==, 0);
  g_assert_cmpuint(carom_overlaps_count(heap, 1000000), ==, 1000000);
}

/* Radii whose squares are no numbers to compute with. */
static void test_out_of_squares(void) {
  static const double radii[] = {1e-300, 1e-170, 1e200};
  for (guint i = 0; i < G_N_ELEMENTS(radii); i++) {
    g_autoptr(GArray) bodies = bodies_new();
    add(bodies, 0, 0, radii[i]);
    add(bodies, radii[i], radii[i], radii[i]);         /* over the first */
    add(bodies, 9 * radii[i], 9 * radii[i], radii[i]); /* over none */
    g_assert_cmpuint(carom_overlaps_count(bodies, G_MAXUINT), ==, 1);
  }
}

/* ---- Walls ---- */

static gboolean runs_through(const CaromWall *wall, const CaromBody *body) {
  return carom_wall_distance(wall, body->position) < (1 - 1e-9) * body->radius;
}

static CaromScene *random_scene(GRand *random, guint n_discs, guint n_walls) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < n_discs; i++) {
    CaromBody body = carom_body_default();
    double x = g_rand_double(random), y = g_rand_double(random);
    body.position = carom_vec2(x, y);
    body.radius = 0.1 * pow(10, -3 * g_rand_double(random));
    body.pinned = i % 7 == 0;
    carom_scene_add_body(scene, body);
  }
  for (guint i = 0; i < n_walls; i++) {
    double length = pow(10, -2 * g_rand_double(random)), angle = 2 * G_PI * g_rand_double(random);
    double x = g_rand_double(random), y = g_rand_double(random);
    CaromWall wall = carom_wall_default(
        carom_vec2(x, y), carom_vec2(x + length * cos(angle), y + length * sin(angle)));
    g_array_append_val(scene->walls, wall);
  }
  return scene;
}

/* The same discs as by comparing all of them with the wall. */
static void test_find_at_wall(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(10);
  g_autoptr(CaromScene) scene = random_scene(random, 500, 60);
  g_autoptr(CaromOverlaps) overlaps = carom_overlaps_new(scene->bodies);
  guint n_all = 0;
  for (guint w = 0; w < scene->walls->len; w++) {
    const CaromWall *wall = carom_scene_wall(scene, w);
    g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(guint));
    carom_overlaps_find_at_wall(overlaps, wall, found);
    guint n = 0;
    for (guint i = 0; i < scene->bodies->len; i++)
      n += runs_through(wall, carom_scene_body(scene, i));
    g_assert_cmpuint(found->len, ==, n);
    for (guint k = 0; k < n; k++)
      g_assert_true(runs_through(wall, carom_scene_body(scene, g_array_index(found, guint, k))));
    n_all += n;
  }
  g_assert_cmpuint(n_all, >, 100);
}

/* Each disc has its first wall, as by comparing all of them with all walls; where it ends before
 * the last wall, as if there were no walls after that. */
static void test_first_walls(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(11);
  for (guint most_steps = 1; most_steps < 100000; most_steps *= 3) {
    g_autoptr(CaromScene) scene = random_scene(random, 300, 80);
    guint n_walls, n_in_walls = 0;
    g_autofree guint *walls = carom_wall_overlaps_find(scene, most_steps, &n_walls);
    for (guint i = 0; i < scene->bodies->len; i++) {
      const CaromBody *body = carom_scene_body(scene, i);
      guint first = 0;
      for (guint w = n_walls; w > 0 && !body->pinned; w--)
        if (runs_through(carom_scene_wall(scene, w - 1), body))
          first = w;
      g_assert_cmpuint(walls[i], ==, first);
      n_in_walls += first > 0;
    }
    if (most_steps == 1)
      g_assert_cmpuint(n_walls, ==, 1);
    if (n_walls == scene->walls->len)
      g_assert_cmpuint(n_in_walls, >, 20);
  }
}

/* A heap of discs that all walls run through: each disc is looked at once, and not once for each
 * wall. And discs in a long row on a floor, with short walls anywhere else. */
static void test_steps_at_walls(void) {
  enum { N = 20000, N_WALLS = 4000 };
  g_autoptr(CaromScene) heap = carom_scene_new();
  g_autoptr(CaromScene) row = carom_scene_new();
  for (guint i = 0; i < N; i++) {
    CaromBody body = carom_body_default();
    carom_scene_add_body(heap, body);
    body.position.x = 2.0 * i;
    carom_scene_add_body(row, body);
  }
  for (guint i = 0; i < N_WALLS; i++) {
    double x = 10.0 * i;
    CaromWall through = carom_wall_default(carom_vec2(-2, 0.0001 * i), carom_vec2(2, 0));
    CaromWall floor = carom_wall_default(carom_vec2(x, -1), carom_vec2(x + 10, -1));
    g_array_append_val(heap->walls, through);
    g_array_append_val(row->walls, floor);
  }
  /* All discs at once, in a tree with fewer nodes than discs; then nothing is left. */
  guint n_walls;
  g_autofree guint *in_heap = carom_wall_overlaps_find(heap, 2 * N + N_WALLS, &n_walls);
  g_assert_cmpuint(n_walls, ==, N_WALLS);
  g_assert_cmpuint(in_heap[N - 1], ==, 1);
  /* Each wall has 6 discs above it, which are in up to two leaves of up to 8; and beside each of
   * the 12 groups on the way to these, the other half is looked at. */
  g_autofree guint *in_row = carom_wall_overlaps_find(row, N_WALLS * (2 * 8 + 4 * 12), &n_walls);
  g_assert_cmpuint(n_walls, ==, N_WALLS);
  for (guint i = 0; i < N; i++)
    g_assert_cmpuint(in_row[i], ==, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/overlaps/random", test_random);
  g_test_add_func("/overlaps/by-a-hair", test_by_a_hair);
  g_test_add_func("/overlaps/touching", test_touching);
  g_test_add_func("/overlaps/find", test_find);
  g_test_add_func("/overlaps/extremes", test_extremes);
  g_test_add_func("/overlaps/out-of-squares", test_out_of_squares);
  g_test_add_func("/overlaps/most", test_most);
  g_test_add_func("/overlaps/many", test_many);
  g_test_add_func("/overlaps/find-at-wall", test_find_at_wall);
  g_test_add_func("/overlaps/first-walls", test_first_walls);
  g_test_add_func("/overlaps/steps-at-walls", test_steps_at_walls);
  return g_test_run();
}
