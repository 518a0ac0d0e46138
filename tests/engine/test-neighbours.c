/* The lists that follow discs from step to step, against looking at everything anew. */
#include "carom-near-walls.h"
#include "carom-neighbours.h"

#include <string.h>

#define N     300
#define WIDTH 40.0

/* N discs, radii from 0.5 to 3, somewhere in the square; one in seven is pinned. */
static CaromBodies random_bodies(GRand *random, double *numbers) {
  CaromBodies bodies = {N, numbers, numbers + N, NULL, NULL, numbers + 2 * N, numbers + 3 * N};
  for (guint i = 0; i < N; i++) {
    bodies.x[i] = g_rand_double_range(random, 0, WIDTH);
    bodies.y[i] = g_rand_double_range(random, 0, WIDTH);
    bodies.radius[i] = g_rand_double_range(random, 0.5, 3);
    bodies.mass_kg[i] = i % 7 == 0 ? INFINITY : 1;
  }
  return bodies;
}

/* Each moves up to @distance along x and y; now and then one jumps. */
static void move(CaromBodies *bodies, GRand *random, double distance) {
  for (guint i = 0; i < N; i++) {
    double way = g_rand_int_range(random, 0, 5 * N) == 0 ? WIDTH / 2 : distance;
    bodies->x[i] += g_rand_double_range(random, -way, way);
    bodies->y[i] += g_rand_double_range(random, -way, way);
  }
}

/* From steps of a thousandth of a radius to steps longer than the margin. */
static const double ways[] = {0.001, 0.05, 0.5, 5};

static void test_neighbours(gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(4);
  g_autofree double *numbers = g_new(double, 4 * N);
  CaromBodies bodies = random_bodies(random, numbers);
  CaromNeighbours *followed = carom_neighbours_new(&bodies);
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  g_autoptr(GArray) expected = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  guint n_found = 0;
  for (int step = 0; step < 200; step++) {
    CaromNeighbours *fresh = carom_neighbours_new(&bodies);
    carom_neighbours_find_overlaps(followed, &bodies, found);
    carom_neighbours_find_overlaps(fresh, &bodies, expected);
    g_assert_cmpmem(found->data, found->len * sizeof(CaromPair), expected->data,
                    expected->len * sizeof(CaromPair));
    n_found += found->len;
    carom_neighbours_free(fresh);
    move(&bodies, random, *(const double *)data);
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

static void test_near_walls(gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  g_autofree double *numbers = g_new(double, 4 * N);
  g_autofree CaromVec2 *start = g_new(CaromVec2, N);
  CaromBodies bodies = random_bodies(random, numbers);
  CaromWall walls[] = {carom_wall_default(carom_vec2(0, 0), carom_vec2(WIDTH, 0)),
                       carom_wall_default(carom_vec2(0, 10), carom_vec2(30, WIDTH))};
  CaromWallLine lines[] = {carom_wall_line(&walls[0]), carom_wall_line(&walls[1])};
  CaromNearWalls *near_walls =
      carom_near_walls_new(&bodies, carom_neighbours_margin(&bodies), lines, 2);
  guint n_touching = 0;
  for (int step = 0; step < 200; step++) {
    for (guint i = 0; i < N; i++)
      start[i] = carom_bodies_position(&bodies, i);
    move(&bodies, random, *(const double *)data);
    const GArray *discs = carom_near_walls_find(near_walls, &bodies, start);
    for (guint i = 0; i < N; i++)
      for (guint w = 0; w < G_N_ELEMENTS(lines); w++) {
        double side = carom_wall_line_side(&lines[w], carom_bodies_position(&bodies, i));
        double start_side = carom_wall_line_side(&lines[w], start[i]);
        if (fabs(side) >= bodies.radius[i] && side * start_side >= 0)
          continue;
        g_assert_true(contains(discs, i));
        n_touching++;
      }
    for (guint i = 1; i < discs->len; i++)
      g_assert_cmpuint(g_array_index(discs, guint, i - 1), <, g_array_index(discs, guint, i));
  }
  g_assert_cmpuint(n_touching, >, 200);
  carom_near_walls_free(near_walls);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_autofree char *neighbours = g_strdup_printf("/neighbours/steps-of-%g", ways[i]);
    g_autofree char *near_walls = g_strdup_printf("/near-walls/steps-of-%g", ways[i]);
    g_test_add_data_func(neighbours, &ways[i], test_neighbours);
    g_test_add_data_func(near_walls, &ways[i], test_near_walls);
  }
  return g_test_run();
}
