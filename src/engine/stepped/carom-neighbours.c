/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-neighbours: the list comes from carom-grid with a margin that suits the usual disc; between
 * two lists each step only tests the pairs on it. Without a grid there is no list, and each step
 * goes through all pairs. */
#include "carom-neighbours.h"

#include "carom-median.h"

/* The margin, in radii of the usual disc. A larger one makes lists that last longer but have more
 * pairs; the cost hardly changes around the best value. */
#define MARGIN_RADII 1.2

struct CaromNeighbours {
  CaromGrid *grid; /* (nullable): NULL: every pair is tested */
  double reach;    /* the margin plus what the largest tolerance adds to it */
  GArray *near;    /* (element-type CaromPair): all that were closer than that */
  guint64 n_tests;
};

double carom_neighbours_margin(const CaromBodies *bodies) {
  if (bodies->n == 0)
    return 0;
  g_autofree double *radii = g_memdup2(bodies->radius, bodies->n * sizeof(double));
  return MARGIN_RADII * carom_median(radii, bodies->n);
}

/* Makes the grid, which depends on how many discs there are, and on their radii. */
static void make_grid(CaromNeighbours *neighbours, const CaromBodies *bodies) {
  double largest_radius = 0;
  for (guint i = 0; i < bodies->n; i++)
    largest_radius = MAX(largest_radius, bodies->radius[i]);
  neighbours->reach =
      carom_neighbours_margin(bodies) + CAROM_NEIGHBOURS_MAX_TOLERANCE * 2 * largest_radius;
  neighbours->grid = carom_grid_new(bodies, neighbours->reach);
}

CaromNeighbours *carom_neighbours_new(const CaromBodies *bodies) {
  CaromNeighbours *neighbours = g_new0(CaromNeighbours, 1);
  make_grid(neighbours, bodies);
  neighbours->near = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  return neighbours;
}

CaromNeighbours *carom_neighbours_new_of_all(const CaromBodies *bodies) {
  CaromNeighbours *neighbours = g_new0(CaromNeighbours, 1);
  neighbours->near = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  return neighbours;
}

void carom_neighbours_free(CaromNeighbours *neighbours) {
  g_clear_pointer(&neighbours->grid, carom_grid_free);
  g_array_unref(neighbours->near);
  g_free(neighbours);
}

void carom_neighbours_fit_to(CaromNeighbours *neighbours, const CaromBodies *bodies) {
  g_array_set_size(neighbours->near, 0);
  if (!neighbours->grid)
    return;
  carom_grid_free(neighbours->grid);
  make_grid(neighbours, bodies);
}

void carom_neighbours_make_list(CaromNeighbours *neighbours, const CaromBodies *bodies) {
  if (neighbours->grid)
    neighbours->n_tests +=
        carom_grid_find_pairs(neighbours->grid, bodies, neighbours->reach, neighbours->near);
}

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

/* Without a branch, as in carom-grid: every pair is written, and the next one overwrites it if it
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
