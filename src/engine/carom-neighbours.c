#include "carom-neighbours.h"

#include <stdlib.h>

/* The margin, in radii of the usual disc. A larger one makes lists that serve longer and hold more
 * pairs; the cost is flat round the best value. */
#define MARGIN_RADII 0.8

struct CaromNeighbours {
  CaromGrid *grid;
  double margin;
  GArray *near;  /* (element-type CaromPair): all that were nearer than the margin */
  double *x, *y; /* [body]: positions when the list was made; NAN: there is none yet */
};

static int compare_doubles(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

double carom_neighbours_margin(const CaromBodies *bodies) {
  if (bodies->n == 0)
    return 0;
  g_autofree double *sorted = g_memdup2(bodies->radius, bodies->n * sizeof(double));
  qsort(sorted, bodies->n, sizeof *sorted, compare_doubles);
  return MARGIN_RADII * sorted[bodies->n / 2];
}

CaromNeighbours *carom_neighbours_new(const CaromBodies *bodies) {
  CaromNeighbours *neighbours = g_new(CaromNeighbours, 1);
  neighbours->margin = carom_neighbours_margin(bodies);
  neighbours->grid = carom_grid_new(bodies, neighbours->margin);
  neighbours->near = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  neighbours->x = g_new(double, bodies->n);
  neighbours->y = g_new(double, bodies->n);
  for (guint i = 0; i < bodies->n; i++)
    neighbours->x[i] = neighbours->y[i] = NAN;
  return neighbours;
}

void carom_neighbours_free(CaromNeighbours *neighbours) {
  carom_grid_free(neighbours->grid);
  g_array_unref(neighbours->near);
  g_free(neighbours->x);
  g_free(neighbours->y);
  g_free(neighbours);
}

/* Whether each disc is still so near to where it was that no pair can be missing from the list. */
static gboolean list_serves(const CaromNeighbours *neighbours, const CaromBodies *bodies) {
  double limit = 0.25 * neighbours->margin * neighbours->margin;
  guint n_moved = 0;
  for (guint i = 0; i < bodies->n; i++) {
    double dx = bodies->x[i] - neighbours->x[i], dy = bodies->y[i] - neighbours->y[i];
    n_moved += !(dx * dx + dy * dy < limit);
  }
  return n_moved == 0;
}

static void make_list(CaromNeighbours *neighbours, const CaromBodies *bodies) {
  carom_grid_find_pairs(neighbours->grid, bodies, neighbours->margin, neighbours->near);
  for (guint i = 0; i < bodies->n; i++) {
    neighbours->x[i] = bodies->x[i];
    neighbours->y[i] = bodies->y[i];
  }
}

static int compare_pairs(gconstpointer one, gconstpointer other) {
  const CaromPair *a = one, *b = other;
  if (a->a != b->a)
    return a->a < b->a ? -1 : 1;
  return (a->b > b->b) - (a->b < b->b);
}

void carom_neighbours_find_overlaps(CaromNeighbours *neighbours, const CaromBodies *bodies,
                                    GArray *pairs) {
  if (!list_serves(neighbours, bodies))
    make_list(neighbours, bodies);
  g_array_set_size(pairs, 0);
  for (guint k = 0; k < neighbours->near->len; k++) {
    CaromPair pair = g_array_index(neighbours->near, CaromPair, k);
    double dx = bodies->x[pair.b] - bodies->x[pair.a], dy = bodies->y[pair.b] - bodies->y[pair.a];
    double reach = bodies->radius[pair.a] + bodies->radius[pair.b];
    if (dx * dx + dy * dy < reach * reach)
      g_array_append_val(pairs, pair);
  }
  g_array_sort(pairs, compare_pairs);
}
