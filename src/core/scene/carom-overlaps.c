/* carom-overlaps: the discs are divided into halves again and again, by their positions along the
 * longer side of their bounding box. Two halves whose boxes do not meet have no overlapping
 * pairs. */
#include "carom-overlaps.h"

#include <float.h>

/* Up to this many discs are compared one by one. */
#define LEAF 8

typedef struct {
  CaromVec2 min, max;
} Box;

typedef struct {
  CaromVec2 centre;
  double radius;
} Disc;

typedef struct {
  Disc *discs;
  Box *boxes; /* boxes[i] is that of node i, whose halves are 2 i + 1 and 2 i + 2 */
  GRand *pivots;
  guint most;
  guint n_found;
} Search;

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

static const Box nothing = {{INFINITY, INFINITY}, {-INFINITY, -INFINITY}};

static void include(Box *box, CaromVec2 at, double reach) {
  box->min = carom_vec2(MIN(box->min.x, at.x - reach), MIN(box->min.y, at.y - reach));
  box->max = carom_vec2(MAX(box->max.x, at.x + reach), MAX(box->max.y, at.y + reach));
}

static Box box_of_discs(const Search *search, Range range) {
  Box box = nothing;
  for (guint i = range.first; i < range.end; i++)
    include(&box, search->discs[i].centre, search->discs[i].radius);
  return box;
}

static gboolean is_tall(const Search *search, Range range) {
  Box box = nothing;
  for (guint i = range.first; i < range.end; i++)
    include(&box, search->discs[i].centre, 0);
  return box.max.y - box.min.y > box.max.x - box.min.x;
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
static void halve(Search *search, Range range) {
  gboolean by_y = is_tall(search, range);
  gint low = (gint)range.first, high = (gint)range.end - 1, nth = (gint)middle(range);
  while (low < high) {
    gint i = low, j = high;
    gint chosen = g_rand_int_range(search->pivots, low, high + 1);
    partition(search->discs, along(&search->discs[chosen], by_y), by_y, &i, &j);
    if (nth > j && nth < i)
      return;
    if (nth <= j)
      high = j;
    else
      low = i;
  }
}

static void build(Search *search, Range range) {
  search->boxes[range.node] = box_of_discs(search, range);
  if (is_leaf(range))
    return;
  halve(search, range);
  build(search, lower(range));
  build(search, upper(range));
}

/* Boxes with a common edge meet, since discs that barely overlap may have been rounded to that. */
static gboolean meet(const Box *a, const Box *b) {
  return a->min.x <= b->max.x && b->min.x <= a->max.x && a->min.y <= b->max.y &&
         b->min.y <= a->max.y;
}

/* The distance itself can be used even if the square of the reach is out of range. */
static gboolean overlap(const Disc *a, const Disc *b) {
  CaromVec2 apart = carom_vec2_sub(b->centre, a->centre);
  double reach = a->radius + b->radius, square = reach * reach;
  if (G_UNLIKELY(!(square >= DBL_MIN && square <= DBL_MAX)))
    return hypot(apart.x, apart.y) < reach;
  return carom_vec2_dot(apart, apart) < square;
}

static void count_one_by_one(Search *search, Range one, Range other) {
  for (guint i = one.first; i < one.end; i++)
    for (guint j = MAX(other.first, one.node == other.node ? i + 1 : 0); j < other.end; j++)
      search->n_found += overlap(&search->discs[i], &search->discs[j]);
}

/* Counts pairs of a disc of @one and a disc of @other. */
static void count_between(Search *search, Range one, Range other) {
  if (search->n_found >= search->most ||
      !meet(&search->boxes[one.node], &search->boxes[other.node]))
    return;
  if (is_leaf(one) && is_leaf(other)) {
    count_one_by_one(search, one, other);
  } else if (one.end - one.first >= other.end - other.first) {
    count_between(search, lower(one), other);
    count_between(search, upper(one), other);
  } else {
    count_between(search, one, lower(other));
    count_between(search, one, upper(other));
  }
}

static void count_within(Search *search, Range range) {
  if (is_leaf(range)) {
    count_one_by_one(search, range, range);
    return;
  }
  count_within(search, lower(range));
  count_within(search, upper(range));
  count_between(search, lower(range), upper(range));
}

/* The halves need at most as many nodes as a full tree for the next power of two. */
static gsize n_nodes(guint n_discs) {
  gsize n_leaves = 1;
  while (n_leaves * LEAF < n_discs)
    n_leaves *= 2;
  return 2 * n_leaves;
}

guint carom_overlaps_count(const GArray *bodies, guint most) {
  g_autofree Disc *discs = g_new(Disc, bodies->len);
  for (guint i = 0; i < bodies->len; i++) {
    const CaromBody *body = &g_array_index(bodies, CaromBody, i);
    discs[i] = (Disc){body->position, body->radius};
  }
  g_autofree Box *boxes = g_new(Box, n_nodes(bodies->len));
  g_autoptr(GRand) pivots = g_rand_new_with_seed(1);
  Search search = {.discs = discs, .boxes = boxes, .pivots = pivots, .most = most};
  Range all = {0, 0, bodies->len};
  build(&search, all);
  count_within(&search, all);
  return MIN(search.n_found, most);
}
