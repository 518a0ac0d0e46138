/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-neighbours: the lists that are kept from step to step, compared with a search through
 * everything. */
#include "carom-neighbours.h"

#define N     300
#define WIDTH 40.0
/* How many walls there are. */
#define N_LINES 2

/* N discs, radii from 0.5 to 3, somewhere in the square; one in seven is pinned; and two walls. A
 * step is 1 s. */
static CaromWorld *random_world(GRand *random) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 1;
  for (guint i = 0; i < N; i++) {
    CaromBody body = carom_body_default();
    body.position.x = g_rand_double_range(random, 0, WIDTH);
    body.position.y = g_rand_double_range(random, 0, WIDTH);
    body.radius = g_rand_double_range(random, 0.5, 3);
    body.pinned = i % 7 == 0;
    carom_scene_add_body(scene, body);
  }
  CaromWall walls[] = {carom_wall_default(carom_vec2(0, 0), carom_vec2(WIDTH, 0)),
                       carom_wall_default(carom_vec2(0, 10), carom_vec2(30, WIDTH))};
  g_array_append_vals(scene->walls, walls, N_LINES);
  return carom_world_new(scene);
}

static void find_lines(const CaromWorld *world, CaromWallLine *lines) {
  for (guint w = 0; w < N_LINES; w++)
    lines[w] = carom_wall_line(carom_scene_wall(world->scene, w));
}

/* In the next step each moves up to @distance along x and y; now and then one flies far, and one
 * is put elsewhere before the step, as by a separation or by going back in time. */
static void disturb(CaromBodies *bodies, GRand *random, double distance) {
  for (guint i = 0; i < N; i++) {
    double way = g_rand_int_range(random, 0, 5 * N) == 0 ? WIDTH / 2 : distance;
    bodies->vx[i] = g_rand_double_range(random, -way, way);
    bodies->vy[i] = g_rand_double_range(random, -way, way);
    if (g_rand_int_range(random, 0, 20 * N) == 0)
      bodies->x[i] = g_rand_double_range(random, 0, WIDTH);
  }
}

/* From steps of a thousandth of a radius to steps longer than the margin. */
static const double ways[] = {0.001, 0.05, 0.5, 5};

/* The list that has been followed, one that is made anew and no list at all find the same. */
static void test_neighbours(gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(4);
  g_autoptr(CaromWorld) world = random_world(random);
  CaromWallLine lines[N_LINES];
  find_lines(world, lines);
  CaromNeighbours *followed = carom_neighbours_new(world, lines, FALSE);
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  g_autoptr(GArray) expected = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  guint n_found = 0;
  for (int step = 0; step < 200; step++) {
    disturb(&world->bodies, random, *(const double *)data);
    g_autofree CaromSnapshot *before = carom_world_save(world);
    double tolerance = step % 2 == 0 ? 0 : CAROM_NEIGHBOURS_MAX_TOLERANCE;
    carom_neighbours_advance(followed, world);
    carom_neighbours_find_overlaps(followed, &world->bodies, tolerance, found);
    for (gboolean all = FALSE; all <= TRUE; all++) {
      CaromNeighbours *fresh = carom_neighbours_new(world, lines, all);
      carom_world_restore(world, before);
      carom_neighbours_advance(fresh, world);
      carom_neighbours_find_overlaps(fresh, &world->bodies, tolerance, expected);
      g_assert_cmpmem(found->data, found->len * sizeof(CaromPair), expected->data,
                      expected->len * sizeof(CaromPair));
      carom_neighbours_free(fresh);
    }
    n_found += found->len;
  }
  g_assert_cmpuint(n_found, >, 200);
  carom_neighbours_free(followed);
}

static gboolean contains(const GArray *discs, guint disc) {
  for (guint i = 0; i < discs->len; i++)
    if (g_array_index(discs, guint, i) == disc)
      return TRUE;
  return FALSE;
}

/* How many discs touch a line or have crossed one; all of them are listed. */
static guint check_near_walls(const CaromNeighbours *neighbours, const CaromBodies *bodies,
                              const CaromWallLine *lines) {
  const GArray *discs = carom_neighbours_near_walls(neighbours);
  guint n_touching = 0;
  for (guint i = 0; i < N; i++)
    for (guint w = 0; w < N_LINES; w++) {
      double side = carom_wall_line_side(&lines[w], carom_bodies_position(bodies, i));
      double start_side = carom_wall_line_side(&lines[w], carom_neighbours_start(neighbours, i));
      if (fabs(side) >= bodies->radius[i] && side * start_side >= 0)
        continue;
      g_assert_true(contains(discs, i));
      n_touching++;
    }
  for (guint i = 1; i < discs->len; i++)
    g_assert_cmpuint(g_array_index(discs, guint, i - 1), <, g_array_index(discs, guint, i));
  return n_touching;
}

static void test_near_walls(gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  g_autoptr(CaromWorld) world = random_world(random);
  CaromWallLine lines[N_LINES];
  find_lines(world, lines);
  CaromNeighbours *neighbours = carom_neighbours_new(world, lines, FALSE);
  guint n_touching = 0;
  for (int step = 0; step < 200; step++) {
    disturb(&world->bodies, random, *(const double *)data);
    carom_neighbours_advance(neighbours, world);
    n_touching += check_near_walls(neighbours, &world->bodies, lines);
  }
  g_assert_cmpuint(n_touching, >, 200);
  carom_neighbours_free(neighbours);
}

/* A disc that a step has not moved, but a separation has, by half the margin or more. Pairs are
 * tested where the lists are made anew, and only there. */
static void test_put_back_too_far(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(6);
  g_autoptr(CaromWorld) world = random_world(random);
  CaromWallLine lines[N_LINES];
  find_lines(world, lines);
  double margin = carom_neighbours_margin(&world->bodies);
  CaromNeighbours *neighbours = carom_neighbours_new(world, lines, FALSE);
  g_autoptr(GArray) pairs = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  CaromPair pair = {3, 5};
  g_array_append_val(pairs, pair);
  g_assert_cmpuint(carom_neighbours_count_tests(neighbours), ==, 0);
  carom_neighbours_advance(neighbours, world);
  guint64 n_tests = carom_neighbours_count_tests(neighbours);
  g_assert_cmpuint(n_tests, >, 0);
  carom_neighbours_advance(neighbours, world);
  g_assert_cmpuint(carom_neighbours_count_tests(neighbours), ==, n_tests);
  world->bodies.y[5] += 0.49 * margin;
  carom_neighbours_follow(neighbours, &world->bodies, pairs);
  g_assert_cmpuint(carom_neighbours_count_tests(neighbours), ==, n_tests);
  world->bodies.y[5] += 0.02 * margin;
  carom_neighbours_follow(neighbours, &world->bodies, pairs);
  g_assert_cmpuint(carom_neighbours_count_tests(neighbours), >, n_tests);
  carom_neighbours_free(neighbours);
}

/* Where discs have come in, or the run has gone back to before they did, nothing of before stays.
 */
static void test_other_number(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(7);
  g_autoptr(CaromWorld) world = random_world(random);
  CaromWallLine lines[N_LINES];
  find_lines(world, lines);
  CaromNeighbours *neighbours = carom_neighbours_new(world, lines, FALSE);
  g_autoptr(GArray) pairs = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  carom_neighbours_advance(neighbours, world);
  carom_neighbours_find_overlaps(neighbours, &world->bodies, 0, pairs);
  g_assert_cmpuint(pairs->len, >, 0);
  g_assert_cmpuint(carom_neighbours_near_walls(neighbours)->len, >, 0);
  world->bodies.n = 0;
  carom_neighbours_advance(neighbours, world);
  carom_neighbours_find_overlaps(neighbours, &world->bodies, 0, pairs);
  g_assert_cmpuint(pairs->len, ==, 0);
  g_assert_cmpuint(carom_neighbours_near_walls(neighbours)->len, ==, 0);
  world->bodies.n = N;
  carom_neighbours_advance(neighbours, world);
  carom_neighbours_find_overlaps(neighbours, &world->bodies, 0, pairs);
  g_assert_cmpuint(pairs->len, >, 0);
  carom_neighbours_free(neighbours);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_autofree char *neighbours = g_strdup_printf("/neighbours/steps-of-%g", ways[i]);
    g_autofree char *near_walls = g_strdup_printf("/near-walls/steps-of-%g", ways[i]);
    g_test_add_data_func(neighbours, &ways[i], test_neighbours);
    g_test_add_data_func(near_walls, &ways[i], test_near_walls);
  }
  g_test_add_func("/drift/put-back-too-far", test_put_back_too_far);
  g_test_add_func("/neighbours/other-number", test_other_number);
  return g_test_run();
}
