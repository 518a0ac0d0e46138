/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-grid: each size class sorts its discs into buckets by a counting sort, so that a search
 * reads memory in order. Within a class each pair of neighbouring cells is looked at once; between
 * classes the smaller discs look into the grids of the larger ones. */
#include "carom-grid.h"

/* Beyond this many cells from the origin a double cannot tell neighbouring cells apart. */
#define FARTHEST_CELL 1e15
/* A torus needs three cells around it for neighbours to be distinct; four is the next power of
 * two. */
#define SMALLEST_SIDE 4

/* A disc in its bucket, so that a search reads memory in order. */
typedef struct {
  double x, y, radius;
  guint index;
  guint bucket;
} Entry;

typedef struct {
  double cells_per_length;
  guint n;          /* members */
  guint *members;   /* [n]: indices of bodies, ascending */
  guint n_side;     /* buckets along each side of the torus, a power of two */
  guint *bucket_of; /* [n] */
  guint *first;     /* [n_side² + 1]: where each bucket's entries begin */
  Entry *entries;   /* [n], sorted by bucket, then by index */
} SizeClass;

struct CaromGrid {
  GArray *classes; /* (element-type SizeClass): from small to large, none of them empty */
};

/* ---- Building ---- */

static void size_class_clear(gpointer data) {
  SizeClass *size_class = data;
  g_free(size_class->members);
  g_free(size_class->bucket_of);
  g_free(size_class->first);
  g_free(size_class->entries);
}

/* @members: (transfer full): the indices of its discs */
static SizeClass size_class_of(const CaromBodies *bodies, double margin, guint *members, guint n) {
  SizeClass c = {.n = n, .members = members, .n_side = SMALLEST_SIDE};
  double largest_radius = 0;
  for (guint i = 0; i < n; i++)
    largest_radius = MAX(largest_radius, bodies->radius[members[i]]);
  c.cells_per_length = 1 / (2 * largest_radius + margin);
  while (c.n_side * c.n_side < n)
    c.n_side *= 2;
  c.bucket_of = g_new(guint, n);
  c.first = g_new(guint, (gsize)c.n_side * c.n_side + 1);
  c.entries = g_new(Entry, n);
  return c;
}

/* The binary exponent of the radius, which is the same from r to 2r. */
static int octave(double radius) {
  int exponent;
  frexp(radius, &exponent);
  return exponent;
}

/* The smallest octave above @above of any disc; G_MAXINT if there is none. */
static int next_octave(const CaromBodies *bodies, int above) {
  int next = G_MAXINT;
  for (guint i = 0; i < bodies->n; i++)
    if (octave(bodies->radius[i]) > above)
      next = MIN(next, octave(bodies->radius[i]));
  return next;
}

CaromGrid *carom_grid_new(const CaromBodies *bodies, double margin) {
  CaromGrid *grid = g_new(CaromGrid, 1);
  grid->classes = g_array_new(FALSE, FALSE, sizeof(SizeClass));
  g_array_set_clear_func(grid->classes, size_class_clear);
  for (int size = next_octave(bodies, G_MININT); size != G_MAXINT;
       size = next_octave(bodies, size)) {
    g_autoptr(GArray) members = g_array_new(FALSE, FALSE, sizeof(guint));
    for (guint i = 0; i < bodies->n; i++)
      if (octave(bodies->radius[i]) == size)
        g_array_append_val(members, i);
    guint n = members->len;
    SizeClass size_class = size_class_of(bodies, margin, g_array_steal(members, NULL), n);
    g_array_append_val(grid->classes, size_class);
  }
  return grid;
}

void carom_grid_free(CaromGrid *grid) {
  g_array_unref(grid->classes);
  g_free(grid);
}

/* ---- Sorting into buckets ---- */

static gint64 cell_at(const SizeClass *c, double place) {
  double cells = CLAMP(place * c->cells_per_length, -FARTHEST_CELL, FARTHEST_CELL);
  gint64 cell = (gint64)cells; /* rounds towards 0; floor() would be a call on most machines */
  return cell - (cells < (double)cell);
}

static guint wrap(const SizeClass *c, gint64 cell) {
  return (guint)((guint64)cell & (c->n_side - 1));
}

static guint bucket_at(const SizeClass *c, double x, double y) {
  return wrap(c, cell_at(c, y)) * c->n_side + wrap(c, cell_at(c, x));
}

/* Counting sort of the members by bucket. */
static void fill(SizeClass *c, const CaromBodies *bodies) {
  guint n_buckets = c->n_side * c->n_side;
  for (guint i = 0; i <= n_buckets; i++)
    c->first[i] = 0;
  for (guint k = 0; k < c->n; k++) {
    guint i = c->members[k];
    c->bucket_of[k] = bucket_at(c, bodies->x[i], bodies->y[i]);
    c->first[c->bucket_of[k]]++;
  }
  guint end = 0;
  for (guint i = 0; i <= n_buckets; i++)
    c->first[i] = end += c->first[i];
  /* Backwards, so that each first[] moves from the end of its bucket to its beginning. */
  for (guint k = c->n; k-- > 0;) {
    guint i = c->members[k];
    c->entries[--c->first[c->bucket_of[k]]] =
        (Entry){bodies->x[i], bodies->y[i], bodies->radius[i], i, c->bucket_of[k]};
  }
}

/* ---- Searching ---- */

typedef struct {
  double margin;
  GArray *pairs; /* longer than the number found, so that there is room for more */
  guint n_found;
  guint64 n_tested;
} Search;

static void make_room(Search *search, guint n_more) {
  guint needed = search->n_found + n_more;
  if (needed > search->pairs->len)
    g_array_set_size(search->pairs, 2 * needed);
}

/* About one in three pairs is near, and no processor can predict which. So every pair is written,
 * and the next one overwrites it if it was not near; this needs no branch. */
static inline void test_against(Search *search, const Entry *one, const Entry *from,
                                const Entry *to) {
  make_room(search, (guint)(to - from));
  search->n_tested += (guint64)(to - from);
  CaromPair *end = &g_array_index(search->pairs, CaromPair, search->n_found);
  for (const Entry *other = from; other < to; other++) {
    double dx = other->x - one->x, dy = other->y - one->y;
    double reach = other->radius + one->radius + search->margin;
    *end = (CaromPair){MIN(one->index, other->index), MAX(one->index, other->index)};
    end += dx * dx + dy * dy < reach * reach;
  }
  search->n_found = (guint)(end - (CaromPair *)search->pairs->data);
}

static inline void look_into_bucket(Search *search, const Entry *entry, const SizeClass *c,
                                    guint bucket) {
  test_against(search, entry, c->entries + c->first[bucket], c->entries + c->first[bucket + 1]);
}

/* Looks into the cell @bucket and its neighbours to the left and right, whose entries are adjacent
 * in memory except at the seam of the torus. */
static inline void look_into_three(Search *search, const Entry *entry, const SizeClass *c,
                                   guint bucket) {
  guint last = c->n_side - 1, column = bucket & last, row_begin = bucket - column;
  if (column > 0 && column < last) {
    test_against(search, entry, c->entries + c->first[bucket - 1],
                 c->entries + c->first[bucket + 2]);
    return;
  }
  for (guint i = 0; i < 3; i++)
    look_into_bucket(search, entry, c, row_begin + ((column + last + i) & last));
}

/* Looks at the entries after a disc in its own bucket, and at those in the next bucket of its
 * row. */
static inline void look_ahead(Search *search, const Entry *entry, const SizeClass *c) {
  guint bucket = entry->bucket, last = c->n_side - 1;
  gboolean at_seam = (bucket & last) == last;
  test_against(search, entry, entry + 1, c->entries + c->first[bucket + (at_seam ? 1 : 2)]);
  if (at_seam)
    look_into_bucket(search, entry, c, bucket - last);
}

/* Finds pairs within a class: each disc looks at those after it in its own row, and into the three
 * cells above, so that every pair of neighbouring cells is seen from one side. */
static void search_within(Search *search, const SizeClass *c) {
  guint last_bucket = c->n_side * c->n_side - 1;
  for (const Entry *entry = c->entries; entry < c->entries + c->n; entry++) {
    look_ahead(search, entry, c);
    look_into_three(search, entry, c, (entry->bucket + c->n_side) & last_bucket);
  }
}

/* Finds pairs of different classes: the smaller disc looks into the nine cells around its place in
 * the grid of the larger ones. They reach as far as the width of a cell, which the two radii and
 * the margin do not exceed. */
static void search_between(Search *search, const SizeClass *small, const SizeClass *large) {
  guint last_bucket = large->n_side * large->n_side - 1;
  for (const Entry *entry = small->entries; entry < small->entries + small->n; entry++) {
    guint bucket = bucket_at(large, entry->x, entry->y);
    look_into_three(search, entry, large, (bucket - large->n_side) & last_bucket);
    look_into_three(search, entry, large, bucket);
    look_into_three(search, entry, large, (bucket + large->n_side) & last_bucket);
  }
}

static void leave_out_pinned(const CaromBodies *bodies, GArray *pairs) {
  CaromPair *end = (CaromPair *)pairs->data;
  for (guint k = 0; k < pairs->len; k++) {
    CaromPair pair = g_array_index(pairs, CaromPair, k);
    *end = pair;
    end += !carom_bodies_is_pinned(bodies, pair.a) || !carom_bodies_is_pinned(bodies, pair.b);
  }
  g_array_set_size(pairs, (guint)(end - (CaromPair *)pairs->data));
}

guint64 carom_grid_find_pairs(CaromGrid *grid, const CaromBodies *bodies, double margin,
                              GArray *pairs) {
  Search search = {margin, pairs, 0, 0};
  for (guint i = 0; i < grid->classes->len; i++) {
    SizeClass *size_class = &g_array_index(grid->classes, SizeClass, i);
    fill(size_class, bodies);
    search_within(&search, size_class);
    for (guint k = 0; k < i; k++)
      search_between(&search, &g_array_index(grid->classes, SizeClass, k), size_class);
  }
  g_array_set_size(pairs, search.n_found);
  leave_out_pinned(bodies, pairs);
  return search.n_tested;
}
