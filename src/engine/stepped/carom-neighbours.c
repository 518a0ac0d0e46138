/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-neighbours: moves all discs in a loop without branches, and compares the squares of the
 * distances from where they were noted with that of half the margin. The list of pairs comes from
 * carom-grid; between two lists each step only tests the pairs on it. Without a grid there is no
 * list, and each step goes through all pairs. */
#include "carom-neighbours.h"

#include "carom-median.h"

/* The margin, in radii of the usual disc. A larger one makes lists that last longer but have more
 * pairs; the cost hardly changes around the best value. */
#define MARGIN_RADII 1.2

/* Discs that are closer to a wall's line than this fraction of the margin are on the list. It is
 * more than half, so that rounding does not decide which are. */
#define NEAR_WALL 0.51

struct CaromNeighbours {
  const CaromWallLine *lines;
  guint n_lines;
  gboolean all;      /* whether every pair is tested */
  GArray *near;      /* (element-type CaromPair): all that were closer than the grid's reach */
  GArray *near_wall; /* (element-type guint): discs */
  guint64 n_tests;

  /* All that follows depends on how many discs there are, and on their radii. */
  guint n; /* how many discs there were when it was made */
  double margin;
  double square_reach;       /* of half the margin */
  double grid_reach;         /* the margin plus what the largest tolerance adds to it */
  CaromGrid *grid;           /* NULL if every pair is tested */
  double *start_x, *start_y; /* [body]: where it was at the start of the step */
  double *noted_x, *noted_y; /* [body]: where it was when lists were made; NAN: not yet */
};

double carom_neighbours_margin(const CaromBodies *bodies) {
  if (bodies->n == 0)
    return 0;
  g_autofree double *radii = g_memdup2(bodies->radius, bodies->n * sizeof(double));
  return MARGIN_RADII * carom_median(radii, bodies->n);
}

/* Makes what fits @bodies; the lists are empty, and out of date if there are any discs. */
static void make_for(CaromNeighbours *neighbours, const CaromBodies *bodies) {
  double largest_radius = 0;
  for (guint i = 0; i < bodies->n; i++)
    largest_radius = MAX(largest_radius, bodies->radius[i]);
  neighbours->n = bodies->n;
  g_array_set_size(neighbours->near, 0);
  g_array_set_size(neighbours->near_wall, 0);
  neighbours->margin = carom_neighbours_margin(bodies);
  neighbours->square_reach = 0.25 * neighbours->margin * neighbours->margin;
  neighbours->grid_reach = neighbours->margin + CAROM_NEIGHBOURS_MAX_TOLERANCE * 2 * largest_radius;
  neighbours->grid = neighbours->all ? NULL : carom_grid_new(bodies, neighbours->grid_reach);
  neighbours->start_x = g_new(double, bodies->n);
  neighbours->start_y = g_new(double, bodies->n);
  neighbours->noted_x = g_new(double, bodies->n);
  neighbours->noted_y = g_new(double, bodies->n);
  for (guint i = 0; i < bodies->n; i++)
    neighbours->noted_x[i] = neighbours->noted_y[i] = NAN;
}

static void drop(CaromNeighbours *neighbours) {
  g_clear_pointer(&neighbours->grid, carom_grid_free);
  g_free(neighbours->start_x);
  g_free(neighbours->start_y);
  g_free(neighbours->noted_x);
  g_free(neighbours->noted_y);
}

CaromNeighbours *carom_neighbours_new(const CaromWorld *world, const CaromWallLine *lines,
                                      gboolean all) {
  CaromNeighbours *neighbours = g_new0(CaromNeighbours, 1);
  neighbours->lines = lines;
  neighbours->n_lines = world->scene->walls->len;
  neighbours->all = all;
  neighbours->near = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  neighbours->near_wall = g_array_new(FALSE, FALSE, sizeof(guint));
  make_for(neighbours, &world->bodies);
  return neighbours;
}

void carom_neighbours_free(CaromNeighbours *neighbours) {
  drop(neighbours);
  g_array_unref(neighbours->near);
  g_array_unref(neighbours->near_wall);
  g_free(neighbours);
}

/* ---- Lists ---- */

CaromVec2 carom_neighbours_start(const CaromNeighbours *neighbours, guint i) {
  return carom_vec2(neighbours->start_x[i], neighbours->start_y[i]);
}

const GArray *carom_neighbours_near_walls(const CaromNeighbours *neighbours) {
  return neighbours->near_wall;
}

static gboolean is_near_wall(const CaromNeighbours *neighbours, CaromVec2 position, double reach) {
  for (guint w = 0; w < neighbours->n_lines; w++)
    if (fabs(carom_wall_line_side(&neighbours->lines[w], position)) < reach)
      return TRUE;
  return FALSE;
}

/* Lists the discs whose distance from a wall's line is no more than a part of the margin, the
 * disc's radius and how far it has moved in this step: the distance of one that has crossed the
 * line is at most the last. */
static void list_near_walls(CaromNeighbours *neighbours, const CaromBodies *bodies) {
  g_array_set_size(neighbours->near_wall, 0);
  for (guint i = 0; i < bodies->n; i++) {
    CaromVec2 now = carom_bodies_position(bodies, i);
    double way = fabs(now.x - neighbours->start_x[i]) + fabs(now.y - neighbours->start_y[i]);
    double reach = bodies->radius[i] + NEAR_WALL * neighbours->margin + way;
    if (is_near_wall(neighbours, now, reach))
      g_array_append_val(neighbours->near_wall, i);
  }
}

/* Makes the lists from the positions of @bodies, which must be finite, and notes these. */
static void make_lists(CaromNeighbours *neighbours, const CaromBodies *bodies) {
  if (neighbours->grid)
    neighbours->n_tests +=
        carom_grid_find_pairs(neighbours->grid, bodies, neighbours->grid_reach, neighbours->near);
  list_near_walls(neighbours, bodies);
  for (guint i = 0; i < bodies->n; i++) {
    neighbours->noted_x[i] = bodies->x[i];
    neighbours->noted_y[i] = bodies->y[i];
  }
}

/* ---- A step ---- */

/* One component of the flight. There is no branch and the arrays do not overlap, so the compiler
 * can process several discs at a time. */
static void fly(gsize n, double *restrict x, double *restrict v, double *restrict start,
                const double *restrict mass_kg, double g, double dt_s) {
  for (gsize i = 0; i < n; i++) {
    double fall_s = isinf(mass_kg[i]) ? 0 : dt_s;
    start[i] = x[i];
    x[i] += (v[i] + 0.5 * g * fall_s) * dt_s;
    v[i] += g * fall_s;
  }
}

/* Whether a position of disc @i is within half the margin of where it was noted. One that is not a
 * number is out of reach. */
static inline gboolean is_in_reach(const CaromNeighbours *neighbours, guint i, double x, double y) {
  double dx = x - neighbours->noted_x[i], dy = y - neighbours->noted_y[i];
  return dx * dx + dy * dy < neighbours->square_reach;
}

static gboolean all_in_reach(const CaromNeighbours *neighbours, const CaromBodies *bodies) {
  for (guint i = 0; i < bodies->n; i++)
    if (!is_in_reach(neighbours, i, neighbours->start_x[i], neighbours->start_y[i]) ||
        !is_in_reach(neighbours, i, bodies->x[i], bodies->y[i]))
      return FALSE;
  return TRUE;
}

void carom_neighbours_advance(CaromNeighbours *neighbours, CaromWorld *world) {
  const CaromBodies *bodies = &world->bodies;
  CaromVec2 g = world->scene->gravity;
  double dt_s = world->scene->dt_s;
  /* Discs have come in, or the run has gone back to before some did. What is kept from step to step
   * changes nothing of the result, so it is made anew. */
  if (G_UNLIKELY(neighbours->n != bodies->n)) {
    drop(neighbours);
    make_for(neighbours, bodies);
  }
  fly(bodies->n, bodies->x, bodies->vx, neighbours->start_x, bodies->mass_kg, g.x, dt_s);
  fly(bodies->n, bodies->y, bodies->vy, neighbours->start_y, bodies->mass_kg, g.y, dt_s);
  if (!all_in_reach(neighbours, bodies))
    make_lists(neighbours, bodies);
}

void carom_neighbours_follow(CaromNeighbours *neighbours, const CaromBodies *bodies,
                             const GArray *pairs) {
  for (guint k = 0; k < pairs->len; k++) {
    CaromPair pair = g_array_index(pairs, CaromPair, k);
    if (is_in_reach(neighbours, pair.a, bodies->x[pair.a], bodies->y[pair.a]) &&
        is_in_reach(neighbours, pair.b, bodies->x[pair.b], bodies->y[pair.b]))
      continue;
    make_lists(neighbours, bodies);
    return;
  }
}

/* ---- Overlaps ---- */

static int compare_pairs(gconstpointer one, gconstpointer other) {
  const CaromPair *a = one, *b = other;
  if (a->a != b->a)
    return a->a < b->a ? -1 : 1;
  return (a->b > b->b) - (a->b < b->b);
}

static inline gboolean is_overlap(const CaromBodies *bodies, CaromPair pair, double tolerance) {
  double dx = bodies->x[pair.b] - bodies->x[pair.a], dy = bodies->y[pair.b] - bodies->y[pair.a];
  double reach = (1 + tolerance) * (bodies->radius[pair.a] + bodies->radius[pair.b]);
  return dx * dx + dy * dy < reach * reach;
}

/* There is no branch, as in carom-grid: every pair is written, and the next one overwrites it if it
 * does not overlap. */
static guint keep_overlaps(const CaromBodies *bodies, const CaromPair *near, guint n_near,
                           double tolerance, CaromPair *overlaps) {
  guint n = 0;
  for (guint k = 0; k < n_near; k++) {
    overlaps[n] = near[k];
    n += is_overlap(bodies, near[k], tolerance);
  }
  return n;
}

static void find_in_list(CaromNeighbours *neighbours, const CaromBodies *bodies, double tolerance,
                         GArray *pairs) {
  const GArray *near = neighbours->near;
  neighbours->n_tests += near->len;
  g_array_set_size(pairs, near->len);
  guint n = keep_overlaps(bodies, (CaromPair *)near->data, near->len, tolerance,
                          (CaromPair *)pairs->data);
  g_array_set_size(pairs, n);
  g_array_sort(pairs, compare_pairs);
}

/* Disc @a against all that come after it. The pairs that overlap are written to @overlaps, which
 * has room for all.
 *
 * Returns: how many they are */
static guint test_row(const CaromBodies *bodies, guint a, double tolerance, CaromPair *overlaps) {
  gboolean a_moves = !carom_bodies_is_pinned(bodies, a);
  guint n = 0;
  for (guint b = a + 1; b < bodies->n; b++) {
    overlaps[n] = (CaromPair){a, b};
    n +=
        is_overlap(bodies, overlaps[n], tolerance) & (a_moves | !carom_bodies_is_pinned(bodies, b));
  }
  return n;
}

static void find_in_all(CaromNeighbours *neighbours, const CaromBodies *bodies, double tolerance,
                        GArray *pairs) {
  guint n = 0;
  neighbours->n_tests += (guint64)bodies->n * (bodies->n - MIN(bodies->n, 1)) / 2;
  for (guint a = 0; a < bodies->n; a++) {
    g_array_set_size(pairs, n + bodies->n - a);
    n += test_row(bodies, a, tolerance, (CaromPair *)pairs->data + n);
  }
  g_array_set_size(pairs, n);
}

void carom_neighbours_find_overlaps(CaromNeighbours *neighbours, const CaromBodies *bodies,
                                    double tolerance, GArray *pairs) {
  g_assert(tolerance <= CAROM_NEIGHBOURS_MAX_TOLERANCE);
  if (neighbours->grid)
    find_in_list(neighbours, bodies, tolerance, pairs);
  else
    find_in_all(neighbours, bodies, tolerance, pairs);
}

guint64 carom_neighbours_count_tests(const CaromNeighbours *neighbours) {
  return neighbours->n_tests;
}
