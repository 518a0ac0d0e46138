/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-arrange: aligning and distributing: each item is moved along one axis, by a way of its
 * own. */
#include "carom-edit-work.h"
#include "carom-edit.h"

typedef enum { AXIS_X, AXIS_Y } Axis;

/* How far each item is moved, by its index. */
typedef struct {
  Axis axis;
  double *ways[CAROM_N_ITEM_KINDS];
} Arrangement;

static Arrangement arrangement_new(const CaromScene *scene, Axis axis) {
  Arrangement arrangement = {.axis = axis};
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    arrangement.ways[kind] = g_new0(double, carom_item_count(scene, kind));
  return arrangement;
}

static void arrangement_clear(Arrangement *arrangement) {
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    g_free(arrangement->ways[kind]);
}

static CaromVec2 move_along(CaromVec2 place, Axis axis, double way) {
  return axis == AXIS_X ? carom_vec2(place.x + way, place.y) : carom_vec2(place.x, place.y + way);
}

static gboolean arrange_disc(CaromBody *body, guint index, gconstpointer data, GError **error) {
  const Arrangement *arrangement = data;
  double way = arrangement->ways[CAROM_ITEM_DISC][index];
  body->position = move_along(body->position, arrangement->axis, way);
  return TRUE;
}

static gboolean arrange_wall(CaromWall *wall, guint index, gconstpointer data, GError **error) {
  const Arrangement *arrangement = data;
  double way = arrangement->ways[CAROM_ITEM_WALL][index];
  wall->p1 = move_along(wall->p1, arrangement->axis, way);
  wall->p2 = move_along(wall->p2, arrangement->axis, way);
  return TRUE;
}

static gboolean arrange_emitter(CaromEmitter *emitter, guint index, gconstpointer data,
                                GError **error) {
  const Arrangement *arrangement = data;
  double way = arrangement->ways[CAROM_ITEM_EMITTER][index];
  emitter->position = move_along(emitter->position, arrangement->axis, way);
  return TRUE;
}

static gboolean arrange(CaromScene *scene, const CaromSelection *selection,
                        Arrangement *arrangement, GError **error) {
  CaromEditWork work = {arrange_disc, arrange_wall, arrange_emitter, arrangement};
  gboolean done = carom_edit_work_do(scene, selection, &work, error);
  arrangement_clear(arrangement);
  return done;
}

static double along(CaromVec2 place, Axis axis) {
  return axis == AXIS_X ? place.x : place.y;
}

/* ---- Aligning ---- */

typedef enum { EDGE_MIN, EDGE_CENTRE, EDGE_MAX } Edge;

static const struct {
  Axis axis;
  Edge edge;
} alignments[] = {
    [CAROM_ALIGNMENT_LEFT] = {AXIS_X, EDGE_MIN},
    [CAROM_ALIGNMENT_CENTRE] = {AXIS_X, EDGE_CENTRE},
    [CAROM_ALIGNMENT_RIGHT] = {AXIS_X, EDGE_MAX},
    [CAROM_ALIGNMENT_TOP] = {AXIS_Y, EDGE_MAX},
    [CAROM_ALIGNMENT_MIDDLE] = {AXIS_Y, EDGE_CENTRE},
    [CAROM_ALIGNMENT_BOTTOM] = {AXIS_Y, EDGE_MIN},
};

static double edge_of(const CaromExtents *extents, Axis axis, Edge edge) {
  CaromVec2 place = edge == EDGE_MIN   ? extents->min
                    : edge == EDGE_MAX ? extents->max
                                       : carom_extents_centre(extents);
  return along(place, axis);
}

gboolean carom_edit_align(CaromScene *scene, const CaromSelection *selection,
                          CaromAlignment alignment, GError **error) {
  Axis axis = alignments[alignment].axis;
  Edge edge = alignments[alignment].edge;
  if (!carom_edit_error_check_count(selection, 2, error))
    return FALSE;
  CaromExtents bounds = carom_selection_bounds(selection, scene);
  Arrangement arrangement = arrangement_new(scene, axis);
  for (guint nth = 0; nth < carom_selection_count(selection); nth++) {
    CaromItem item = carom_selection_get(selection, nth);
    CaromExtents own = carom_item_bounds(scene, item);
    arrangement.ways[item.kind][item.index] =
        edge_of(&bounds, axis, edge) - edge_of(&own, axis, edge);
  }
  return arrange(scene, selection, &arrangement, error);
}

/* ---- Distributing ---- */

/* What an item takes up along the axis. */
typedef struct {
  CaromItem item;
  double min, max;
} Span;

static gint compare_spans(gconstpointer one, gconstpointer other) {
  const Span *a = one, *b = other;
  double middle_a = a->min / 2 + a->max / 2, middle_b = b->min / 2 + b->max / 2;
  if (middle_a != middle_b)
    return middle_a < middle_b ? -1 : 1;
  if (a->item.kind != b->item.kind)
    return a->item.kind < b->item.kind ? -1 : 1;
  return a->item.index < b->item.index ? -1 : 1;
}

/* Returns: (transfer full) (element-type Span): of all that is selected, in order */
static GArray *spans_of(const CaromScene *scene, const CaromSelection *selection, Axis axis) {
  GArray *spans = g_array_new(FALSE, FALSE, sizeof(Span));
  for (guint nth = 0; nth < carom_selection_count(selection); nth++) {
    CaromItem item = carom_selection_get(selection, nth);
    CaromExtents own = carom_item_bounds(scene, item);
    Span span = {item, along(own.min, axis), along(own.max, axis)};
    g_array_append_val(spans, span);
  }
  g_array_sort(spans, compare_spans);
  return spans;
}

static void find_ways(const GArray *spans, Arrangement *arrangement) {
  const Span *span = (const Span *)spans->data, *last = span + spans->len - 1;
  double room = last->max - span->min;
  for (const Span *each = span; each <= last; each++)
    room -= each->max - each->min;
  double gap = room / (spans->len - 1), end = span->max;
  for (const Span *each = span + 1; each < last; each++) {
    double way = end + gap - each->min;
    arrangement->ways[each->item.kind][each->item.index] = way;
    end = each->max + way;
  }
}

gboolean carom_edit_distribute(CaromScene *scene, const CaromSelection *selection,
                               CaromEditDistribution distribution, GError **error) {
  Axis axis = distribution == CAROM_DISTRIBUTION_HORIZONTAL ? AXIS_X : AXIS_Y;
  if (!carom_edit_error_check_count(selection, 3, error))
    return FALSE;
  g_autoptr(GArray) spans = spans_of(scene, selection, axis);
  Arrangement arrangement = arrangement_new(scene, axis);
  find_ways(spans, &arrangement);
  return arrange(scene, selection, &arrangement, error);
}
