/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlaps: the discs are divided into halves again and again, by their positions along the
 * longer side of their bounding box. Two halves whose boxes do not meet have no overlapping
 * pairs. */
#include "carom-overlaps.h"

#include <float.h>

/* Up to this many discs are compared one by one. */
#define LEAF 8

typedef struct {
  CaromVec2 centre;
  double radius;
  guint index; /* among the bodies */
} Disc;

struct CaromOverlaps {
  guint n_discs;
  Disc *discs;
  CaromExtents *boxes; /* boxes[i] is that of node i, whose halves are 2 i + 1 and 2 i + 2 */
  guint *n_left;       /* [node]: how many of its discs have not been taken */
};

typedef struct {
  const CaromOverlaps *all;
  guint most;
  guint n_found;
} Count;

/* The discs from first up to, but not including, end. */
typedef struct {
  guint node, first, end;
} Range;

static gboolean is_leaf(Range range) {
  return range.end - range.first <= LEAF;
}

static guint middle(Range range) {
  return range.first + (range.end - range.first) / 2;
}

static Range lower(Range range) {
  return (Range){2 * range.node + 1, range.first, middle(range)};
}

static Range upper(Range range) {
  return (Range){2 * range.node + 2, middle(range), range.end};
}

static CaromExtents box_of_discs(const CaromOverlaps *all, Range range) {
  CaromExtents box = carom_extents_nothing();
  for (guint i = range.first; i < range.end; i++)
    carom_extents_include(&box, all->discs[i].centre, all->discs[i].radius);
  return box;
}

static gboolean is_tall(const CaromOverlaps *all, Range range) {
  CaromVec2 min = carom_vec2(INFINITY, INFINITY), max = carom_vec2(-INFINITY, -INFINITY);
  for (guint i = range.first; i < range.end; i++) {
    CaromVec2 centre = all->discs[i].centre;
    min = carom_vec2(MIN(min.x, centre.x), MIN(min.y, centre.y));
    max = carom_vec2(MAX(max.x, centre.x), MAX(max.y, centre.y));
  }
  return max.y - min.y > max.x - min.x;
}

static double along(const Disc *disc, gboolean by_y) {
  return by_y ? disc->centre.y : disc->centre.x;
}

/* Hoare's partition: moves discs up to the pivot before those from it on. Afterwards [low, *j] and
 * [*i, high] are these, and those in between equal the pivot. */
static void partition(Disc *discs, double pivot, gboolean by_y, gint *i, gint *j) {
  while (*i <= *j) {
    while (along(&discs[*i], by_y) < pivot)
      ++*i;
    while (along(&discs[*j], by_y) > pivot)
      --*j;
    if (*i <= *j) {
      Disc disc = discs[*i];
      discs[(*i)++] = discs[*j];
      discs[(*j)--] = disc;
    }
  }
}

/* Divides the discs so that none of the lower half lies beyond one of the upper half, by
 * quickselect. Its pivots are random, because any fixed choice takes n² steps for some scene. */
static void halve(CaromOverlaps *all, Range range, GRand *pivots) {
  gboolean by_y = is_tall(all, range);
  gint low = (gint)range.first, high = (gint)range.end - 1, nth = (gint)middle(range);
  while (low < high) {
    gint i = low, j = high;
    gint chosen = g_rand_int_range(pivots, low, high + 1);
    partition(all->discs, along(&all->discs[chosen], by_y), by_y, &i, &j);
    if (nth > j && nth < i)
      return;
    if (nth <= j)
      high = j;
    else
      low = i;
  }
}

static void build(CaromOverlaps *all, Range range, GRand *pivots) {
  all->n_left[range.node] = range.end - range.first;
  if (is_leaf(range)) {
    all->boxes[range.node] = box_of_discs(all, range);
    return;
  }
  halve(all, range, pivots);
  build(all, lower(range), pivots);
  build(all, upper(range), pivots);
  all->boxes[range.node] = all->boxes[lower(range).node];
  carom_extents_add(&all->boxes[range.node], &all->boxes[upper(range).node]);
}

/* The distance itself can be used even if the square of the reach is out of range. */
static gboolean overlap(const Disc *a, const Disc *b) {
  CaromVec2 apart = carom_vec2_sub(b->centre, a->centre);
  double reach = carom_overlaps_least(a->radius + b->radius), square = reach * reach;
  if (G_UNLIKELY(!(square >= DBL_MIN && square <= DBL_MAX)))
    return hypot(apart.x, apart.y) < reach;
  return carom_vec2_dot(apart, apart) < square;
}

static void count_one_by_one(Count *count, Range one, Range other) {
  const Disc *discs = count->all->discs;
  for (guint i = one.first; i < one.end; i++)
    for (guint j = MAX(other.first, one.node == other.node ? i + 1 : 0); j < other.end; j++)
      count->n_found += overlap(&discs[i], &discs[j]);
}

/* Boxes with a common edge meet, since discs that barely overlap may have been rounded to that. */
static gboolean meet(const CaromOverlaps *all, Range one, Range other) {
  return carom_extents_meet(&all->boxes[one.node], &all->boxes[other.node]);
}

/* Counts pairs of a disc of @one and a disc of @other. */
static void count_between(Count *count, Range one, Range other) {
  if (count->n_found >= count->most || !meet(count->all, one, other))
    return;
  if (is_leaf(one) && is_leaf(other)) {
    count_one_by_one(count, one, other);
  } else if (one.end - one.first >= other.end - other.first) {
    count_between(count, lower(one), other);
    count_between(count, upper(one), other);
  } else {
    count_between(count, one, lower(other));
    count_between(count, one, upper(other));
  }
}

static void count_within(Count *count, Range range) {
  if (is_leaf(range)) {
    count_one_by_one(count, range, range);
    return;
  }
  count_within(count, lower(range));
  count_within(count, upper(range));
  count_between(count, lower(range), upper(range));
}

/* The halves need at most as many nodes as a full tree for the next power of two. */
static gsize n_nodes(guint n_discs) {
  gsize n_leaves = 1;
  while (n_leaves * LEAF < n_discs)
    n_leaves *= 2;
  return 2 * n_leaves;
}

CaromOverlaps *carom_overlaps_new(const GArray *bodies) {
  CaromOverlaps *all = g_new(CaromOverlaps, 1);
  all->n_discs = bodies->len;
  all->discs = g_new(Disc, bodies->len);
  all->boxes = g_new(CaromExtents, n_nodes(bodies->len));
  all->n_left = g_new(guint, n_nodes(bodies->len));
  for (guint i = 0; i < bodies->len; i++) {
    const CaromBody *body = &g_array_index(bodies, CaromBody, i);
    all->discs[i] = (Disc){body->position, body->radius, i};
  }
  g_autoptr(GRand) pivots = g_rand_new_with_seed(1);
  build(all, (Range){0, 0, bodies->len}, pivots);
  return all;
}

void carom_overlaps_free(CaromOverlaps *overlaps) {
  g_free(overlaps->discs);
  g_free(overlaps->boxes);
  g_free(overlaps->n_left);
  g_free(overlaps);
}

guint carom_overlaps_count(const GArray *bodies, guint most) {
  g_autoptr(CaromOverlaps) all = carom_overlaps_new(bodies);
  Count count = {.all = all, .most = most};
  count_within(&count, (Range){0, 0, all->n_discs});
  return MIN(count.n_found, most);
}

typedef struct {
  Disc disc;
  CaromExtents box;
  GArray *found;
} Query;

/* Of a leaf, those that have been taken come last. */
static guint end_of_leaf(const CaromOverlaps *all, Range range) {
  return range.first + all->n_left[range.node];
}

static void find_within(const CaromOverlaps *all, Range range, const Query *query) {
  if (all->n_left[range.node] == 0 || !carom_extents_meet(&all->boxes[range.node], &query->box))
    return;
  if (!is_leaf(range)) {
    find_within(all, lower(range), query);
    find_within(all, upper(range), query);
    return;
  }
  for (guint i = range.first; i < end_of_leaf(all, range); i++)
    if (overlap(&all->discs[i], &query->disc))
      g_array_append_val(query->found, all->discs[i].index);
}

void carom_overlaps_find(const CaromOverlaps *overlaps, CaromVec2 position, double radius,
                         GArray *found) {
  Query query = {.disc = {position, radius, 0}, .box = carom_extents_nothing(), .found = found};
  carom_extents_include(&query.box, position, radius);
  find_within(overlaps, (Range){0, 0, overlaps->n_discs}, &query);
}

static void find_in(const CaromOverlaps *all, Range range, const CaromExtents *box, GArray *found) {
  if (!carom_extents_meet(&all->boxes[range.node], box))
    return;
  if (!is_leaf(range)) {
    find_in(all, lower(range), box, found);
    find_in(all, upper(range), box, found);
    return;
  }
  for (guint i = range.first; i < end_of_leaf(all, range); i++) {
    CaromExtents disc = carom_extents_nothing();
    carom_extents_include(&disc, all->discs[i].centre, all->discs[i].radius);
    if (carom_extents_meet(&disc, box))
      g_array_append_val(found, all->discs[i].index);
  }
}

void carom_overlaps_find_in(const CaromOverlaps *overlaps, const CaromExtents *box, GArray *found) {
  find_in(overlaps, (Range){0, 0, overlaps->n_discs}, box, found);
}

/* ---- Walls ---- */

typedef struct {
  CaromWall wall;
  CaromExtents box;
  GArray *found;
  guint64 n_steps;
} WallQuery;

static WallQuery query_of_wall(const CaromWall *wall, GArray *found) {
  return (WallQuery){*wall, carom_extents_of_wall(wall), found, 0};
}

/* Whether a disc of @range may be within reach of the wall, as it cannot be where the wall does not
 * come into the circle around its box. The circle is a little larger, for rounding. */
static gboolean may_reach(const CaromOverlaps *all, Range range, WallQuery *query) {
  const CaromExtents *box = &all->boxes[range.node];
  query->n_steps++;
  if (all->n_left[range.node] == 0 || !carom_extents_meet(box, &query->box))
    return FALSE;
  CaromVec2 centre = carom_extents_centre(box);
  double reach = carom_vec2_length(carom_vec2_sub(box->max, centre));
  return !(carom_wall_distance(&query->wall, centre) > (1 + CAROM_OVERLAPS_ROUNDING) * reach);
}

static gboolean is_in_wall(WallQuery *query, const Disc *disc) {
  query->n_steps++;
  return carom_overlaps_is_one(carom_wall_distance(&query->wall, disc->centre), disc->radius);
}

static void find_at_wall(const CaromOverlaps *all, Range range, WallQuery *query) {
  if (!may_reach(all, range, query))
    return;
  if (!is_leaf(range)) {
    find_at_wall(all, lower(range), query);
    find_at_wall(all, upper(range), query);
    return;
  }
  for (guint i = range.first; i < end_of_leaf(all, range); i++)
    if (is_in_wall(query, &all->discs[i]))
      g_array_append_val(query->found, all->discs[i].index);
}

void carom_overlaps_find_at_wall(const CaromOverlaps *overlaps, const CaromWall *wall,
                                 GArray *found) {
  WallQuery query = query_of_wall(wall, found);
  find_at_wall(overlaps, (Range){0, 0, overlaps->n_discs}, &query);
}

/* Moves those that are taken behind those that are left. */
static void take_from_leaf(CaromOverlaps *all, Range range, WallQuery *query) {
  for (guint i = end_of_leaf(all, range); i > range.first; i--) {
    Disc disc = all->discs[i - 1];
    if (!is_in_wall(query, &disc))
      continue;
    g_array_append_val(query->found, disc.index);
    guint last = range.first + --all->n_left[range.node];
    all->discs[i - 1] = all->discs[last];
    all->discs[last] = disc;
  }
}

static void take_at_wall(CaromOverlaps *all, Range range, WallQuery *query) {
  if (!may_reach(all, range, query))
    return;
  if (is_leaf(range)) {
    take_from_leaf(all, range, query);
    return;
  }
  take_at_wall(all, lower(range), query);
  take_at_wall(all, upper(range), query);
  all->n_left[range.node] = all->n_left[lower(range).node] + all->n_left[upper(range).node];
}

guint64 carom_overlaps_take_at_wall(CaromOverlaps *overlaps, const CaromWall *wall, GArray *found) {
  WallQuery query = query_of_wall(wall, found);
  take_at_wall(overlaps, (Range){0, 0, overlaps->n_discs}, &query);
  return query.n_steps;
}
