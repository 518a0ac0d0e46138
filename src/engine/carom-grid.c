#include "carom-grid.h"

#include <stdlib.h>

/* Beyond this many cells from the origin a double cannot tell neighbouring cells apart. */
#define FARTHEST_CELL 1e15

/* A disc as it stands in its bucket, so that a search reads memory in order. */
typedef struct {
  double x, y, radius;
  guint index;
  guint rank;
} Entry;

struct CaromGrid {
  double cells_per_length;
  guint n_side;     /* buckets along each side of the torus, a power of two */
  guint *rank;      /* [body]: its place in the order of radii */
  guint *bucket_of; /* [body] */
  guint *first;     /* [bucket + 1]: where the bucket's entries begin */
  Entry *entries;   /* [body], sorted by bucket */
};

static int compare_doubles(gconstpointer one, gconstpointer other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

static int compare_radii(gconstpointer one, gconstpointer other, gpointer user_data) {
  const double *radius = user_data;
  guint a = *(const guint *)one, b = *(const guint *)other;
  if (radius[a] != radius[b])
    return radius[a] < radius[b] ? -1 : 1;
  return (a > b) - (a < b);
}

static guint *rank_by_radius(const CaromBodies *bodies) {
  g_autofree guint *order = g_new(guint, bodies->n);
  for (guint i = 0; i < bodies->n; i++)
    order[i] = i;
  g_qsort_with_data(order, (int)bodies->n, sizeof *order, compare_radii, bodies->radius);
  guint *rank = g_new(guint, bodies->n);
  for (guint i = 0; i < bodies->n; i++)
    rank[order[i]] = i;
  return rank;
}

static double median_radius(const CaromBodies *bodies) {
  g_autofree double *sorted = g_memdup2(bodies->radius, bodies->n * sizeof(double));
  qsort(sorted, bodies->n, sizeof *sorted, compare_doubles);
  return sorted[bodies->n / 2];
}

CaromGrid *carom_grid_new(const CaromBodies *bodies) {
  CaromGrid *grid = g_new0(CaromGrid, 1);
  guint n = bodies->n;
  grid->n_side = 4;
  while (grid->n_side * grid->n_side < n)
    grid->n_side *= 2;
  /* A disc of the usual size looks into 3 × 3 cells. */
  grid->cells_per_length = n > 0 ? 1 / (2 * median_radius(bodies)) : 1;
  grid->rank = rank_by_radius(bodies);
  grid->bucket_of = g_new(guint, n);
  grid->first = g_new(guint, (gsize)grid->n_side * grid->n_side + 1);
  grid->entries = g_new(Entry, n);
  return grid;
}

void carom_grid_free(CaromGrid *grid) {
  g_free(grid->rank);
  g_free(grid->bucket_of);
  g_free(grid->first);
  g_free(grid->entries);
  g_free(grid);
}

static gint64 cell_at(const CaromGrid *grid, double place) {
  return (gint64)floor(CLAMP(place * grid->cells_per_length, -FARTHEST_CELL, FARTHEST_CELL));
}

static guint bucket_at(const CaromGrid *grid, gint64 column, gint64 row) {
  guint64 mask = grid->n_side - 1;
  return (guint)(((guint64)row & mask) * grid->n_side + ((guint64)column & mask));
}

/* Counting sort of all discs by bucket. */
static void fill(CaromGrid *grid, const CaromBodies *bodies) {
  guint n_buckets = grid->n_side * grid->n_side;
  for (guint i = 0; i <= n_buckets; i++)
    grid->first[i] = 0;
  for (guint i = 0; i < bodies->n; i++) {
    grid->bucket_of[i] = bucket_at(grid, cell_at(grid, bodies->x[i]), cell_at(grid, bodies->y[i]));
    grid->first[grid->bucket_of[i] + 1]++;
  }
  for (guint i = 0; i < n_buckets; i++)
    grid->first[i + 1] += grid->first[i];
  /* Backwards, so that each first[] ends up where its bucket begins. */
  for (guint i = bodies->n; i-- > 0;)
    grid->entries[--grid->first[grid->bucket_of[i] + 1]] =
        (Entry){bodies->x[i], bodies->y[i], bodies->radius[i], i, grid->rank[i]};
  for (guint i = 0; i < n_buckets; i++)
    grid->first[i] = grid->first[i + 1];
  grid->first[n_buckets] = bodies->n;
}

static void look_into_bucket(const CaromGrid *grid, const Entry *larger, guint bucket,
                             const CaromBodies *bodies, GArray *pairs) {
  for (guint i = grid->first[bucket]; i < grid->first[bucket + 1]; i++) {
    const Entry *other = &grid->entries[i];
    double dx = other->x - larger->x, dy = other->y - larger->y;
    double reach = other->radius + larger->radius;
    if (dx * dx + dy * dy >= reach * reach || other->rank >= larger->rank)
      continue;
    if (carom_bodies_is_pinned(bodies, larger->index) &&
        carom_bodies_is_pinned(bodies, other->index))
      continue;
    CaromPair pair = {MIN(larger->index, other->index), MAX(larger->index, other->index)};
    g_array_append_val(pairs, pair);
  }
}

/* How many cells to look into along one axis, beginning with *first_cell: never so many that a
 * bucket comes twice. */
static guint cells_in_reach(const CaromGrid *grid, double place, double reach, gint64 *first_cell) {
  *first_cell = cell_at(grid, place - reach);
  gint64 last_cell = cell_at(grid, place + reach);
  return (guint)MIN(last_cell - *first_cell + 1, (gint64)grid->n_side);
}

static void look_around(const CaromGrid *grid, const Entry *entry, const CaromBodies *bodies,
                        GArray *pairs) {
  double reach = 2 * entry->radius; /* the other disc is not larger */
  gint64 column, row;
  guint n_columns = cells_in_reach(grid, entry->x, reach, &column);
  guint n_rows = cells_in_reach(grid, entry->y, reach, &row);
  for (guint j = 0; j < n_rows; j++)
    for (guint i = 0; i < n_columns; i++)
      look_into_bucket(grid, entry, bucket_at(grid, column + i, row + j), bodies, pairs);
}

static int compare_pairs(gconstpointer one, gconstpointer other) {
  const CaromPair *a = one, *b = other;
  if (a->a != b->a)
    return a->a < b->a ? -1 : 1;
  return (a->b > b->b) - (a->b < b->b);
}

void carom_grid_find_overlaps(CaromGrid *grid, const CaromBodies *bodies, GArray *pairs) {
  g_array_set_size(pairs, 0);
  fill(grid, bodies);
  for (guint i = 0; i < bodies->n; i++)
    look_around(grid, &grid->entries[i], bodies, pairs);
  g_array_sort(pairs, compare_pairs);
}
