/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-labels: each label takes the place, in rings around its points, that costs least:
 * less of what is drawn below it, and nearer to a better point. */
#include "carom-diagram-labels.h"

#include "carom-clip.h"
#include "carom-overlay-path.h"

/* In lines of text: between a label and its point, from one ring to the next, and how far the label
 * may be from its point without a line to it. */
static const double gap = 0.45, ring = 0.55, near = 1.3;

/* Around a label, in lines of text. */
static const double margin = 0.12;

enum { N_DIRECTIONS = 16, N_NEAR_RINGS = 3, N_RINGS = 14 };

/* What a place costs: by the ring, by the point, by the length of a line below it in lines of text.
 */
static const double cost_of_ring = 0.6, cost_of_point = 0.25, cost_of_line = 1.6;

/* If a line that it does not belong to is nearer to a label than its own, or hardly further away,
 * which is how much, in lines of text. */
static const double cost_of_stranger = 5, hardly = 0.15;

typedef struct {
  CaromMathBox *box;
  CaromColour colour;
  CaromVec2 min, max;
  CaromVec2 point; /* what it stands for */
  gboolean has_leader;
  gboolean has_line;
  CaromVec2 from, to; /* its line, if it has one */
} Label;

static void label_clear(gpointer label) {
  carom_math_box_free(((Label *)label)->box);
}

void carom_diagram_labels_init(CaromDiagramLabels *labels, CaromVec2 min, CaromVec2 max,
                               double line_height) {
  *labels = (CaromDiagramLabels){
      .min = min,
      .max = max,
      .unit = line_height,
      .labels = g_array_new(FALSE, FALSE, sizeof(Label)),
      .lines = g_array_new(FALSE, FALSE, sizeof(CaromVec2)),
  };
  g_array_set_clear_func(labels->labels, label_clear);
}

void carom_diagram_labels_clear(CaromDiagramLabels *labels) {
  g_array_unref(labels->labels);
  g_array_unref(labels->lines);
}

void carom_diagram_labels_avoid(CaromDiagramLabels *labels, CaromVec2 from, CaromVec2 to) {
  if (!carom_vec2_is_finite(from) || !carom_vec2_is_finite(to))
    return;
  g_array_append_val(labels->lines, from);
  g_array_append_val(labels->lines, to);
}

static const Label *get(const CaromDiagramLabels *labels, guint i) {
  return &g_array_index(labels->labels, Label, i);
}

/* ---- Finding a place ---- */

static gboolean is_free(const CaromDiagramLabels *labels, const Label *label) {
  if (label->min.x < labels->min.x || label->min.y < labels->min.y ||
      label->max.x > labels->max.x || label->max.y > labels->max.y)
    return FALSE;
  for (guint i = 0; i < labels->labels->len; i++) {
    const Label *other = get(labels, i);
    if (label->min.x < other->max.x && other->min.x < label->max.x && label->min.y < other->max.y &&
        other->min.y < label->max.y)
      return FALSE;
  }
  return TRUE;
}

static double covered(const CaromDiagramLabels *labels, const Label *label) {
  double sum = 0;
  for (guint i = 0; i + 1 < labels->lines->len; i += 2) {
    CaromVec2 from = g_array_index(labels->lines, CaromVec2, i);
    CaromVec2 to = g_array_index(labels->lines, CaromVec2, i + 1);
    double begin, end;
    if (carom_clip_line(from, to, label->min, label->max, &begin, &end))
      sum += carom_vec2_distance(to, from) * (end - begin) / labels->unit + 0.05;
  }
  return sum;
}

/* Between two things that are convex, one of the corners is nearest to the other. */
static double distance_to_line(const Label *label, CaromVec2 from, CaromVec2 to) {
  double begin, end, least = INFINITY;
  if (carom_clip_line(from, to, label->min, label->max, &begin, &end))
    return 0;
  for (int i = 0; i < 4; i++) {
    CaromVec2 corner =
        carom_vec2(i % 2 ? label->max.x : label->min.x, i / 2 ? label->max.y : label->min.y);
    least = MIN(least, carom_overlay_path_distance_to_segment(from, to, corner));
  }
  const CaromVec2 ends[] = {from, to};
  for (guint i = 0; i < G_N_ELEMENTS(ends); i++) {
    CaromVec2 nearest = carom_vec2(CLAMP(ends[i].x, label->min.x, label->max.x),
                                   CLAMP(ends[i].y, label->min.y, label->max.y));
    least = MIN(least, carom_vec2_distance(ends[i], nearest));
  }
  return least;
}

/* Whether it could be taken for the label of another line. */
static gboolean is_at_stranger(const CaromDiagramLabels *labels, const Label *label) {
  if (!label->has_line || label->has_leader)
    return FALSE;
  double own = distance_to_line(label, label->from, label->to);
  for (guint i = 0; i + 1 < labels->lines->len; i += 2) {
    CaromVec2 from = g_array_index(labels->lines, CaromVec2, i);
    CaromVec2 to = g_array_index(labels->lines, CaromVec2, i + 1);
    gboolean is_own =
        carom_vec2_distance(from, label->from) == 0 && carom_vec2_distance(to, label->to) == 0;
    if (!is_own && distance_to_line(label, from, to) < own + hardly * labels->unit)
      return TRUE;
  }
  return FALSE;
}

/* Puts the label's box beside @point: in @direction, so far that it clears a circle around it. */
static void move_to(Label *label, CaromVec2 point, CaromVec2 direction, double distance,
                    double around) {
  CaromVec2 half = carom_vec2(label->box->width / 2 + around,
                              (label->box->ascent + label->box->descent) / 2 + around);
  double reach = MIN(fabs(direction.x) > 1e-9 ? half.x / fabs(direction.x) : INFINITY,
                     fabs(direction.y) > 1e-9 ? half.y / fabs(direction.y) : INFINITY);
  CaromVec2 middle = carom_vec2_add_scaled(point, direction, distance + reach);
  label->min = carom_vec2_sub(middle, half);
  label->max = carom_vec2_add(middle, half);
  label->point = point;
}

/* Tries all places around one point.
 *
 * @least: (inout): the cost of @best so far */
static void try_around(const CaromDiagramLabels *labels, Label *label, CaromVec2 point,
                       guint n_rings, double cost, Label *best, double *least) {
  for (guint i = 0; i < n_rings * N_DIRECTIONS; i++) {
    guint step = i / N_DIRECTIONS;
    double so_far = cost + step * cost_of_ring;
    if (so_far >= *least)
      return;
    /* Diagonally above first, where a label hides least of straight lines. */
    double angle = 2 * G_PI * ((i % N_DIRECTIONS) + 2) / N_DIRECTIONS;
    move_to(label, point, carom_vec2(cos(angle), -sin(angle)), (gap + step * ring) * labels->unit,
            margin * labels->unit);
    label->has_leader = (gap + step * ring) > near;
    double all = so_far + cost_of_line * covered(labels, label) +
                 (is_at_stranger(labels, label) ? cost_of_stranger : 0);
    if (all < *least && is_free(labels, label)) {
      *least = all;
      *best = *label;
    }
  }
}

static gboolean put(CaromDiagramLabels *labels, Label label, const CaromVec2 *points,
                    guint n_points, gboolean may_be_far) {
  Label best = label;
  double least = INFINITY;
  for (guint i = 0; i < n_points; i++)
    if (carom_vec2_is_finite(points[i]))
      try_around(labels, &label, points[i], may_be_far ? N_RINGS : N_NEAR_RINGS, i * cost_of_point,
                 &best, &least);
  if (!isfinite(least)) {
    carom_math_box_free(label.box);
    return FALSE;
  }
  g_array_append_val(labels->labels, best);
  return TRUE;
}

gboolean carom_diagram_labels_put(CaromDiagramLabels *labels, CaromMathBox *box, CaromColour colour,
                                  const CaromVec2 *points, guint n_points, gboolean may_be_far) {
  return put(labels, (Label){.box = box, .colour = colour}, points, n_points, may_be_far);
}

gboolean carom_diagram_labels_put_along(CaromDiagramLabels *labels, CaromMathBox *box,
                                        CaromColour colour, CaromVec2 from, CaromVec2 to) {
  static const double shares[] = {0.5, 0.65, 0.35, 0.8, 0.2, 1, 0};
  Label label = {.box = box, .colour = colour, .has_line = TRUE, .from = from, .to = to};
  CaromVec2 points[G_N_ELEMENTS(shares)];
  for (guint i = 0; i < G_N_ELEMENTS(shares); i++)
    points[i] = carom_vec2_add_scaled(from, carom_vec2_sub(to, from), shares[i]);
  return put(labels, label, points, G_N_ELEMENTS(points), TRUE);
}

guint carom_diagram_labels_count(const CaromDiagramLabels *labels) {
  return labels->labels->len;
}

void carom_diagram_labels_get(const CaromDiagramLabels *labels, guint i, CaromVec2 *min,
                              CaromVec2 *max) {
  g_return_if_fail(i < labels->labels->len);
  *min = get(labels, i)->min;
  *max = get(labels, i)->max;
}

/* ---- Drawing ---- */

static CaromVec2 nearest_corner(const Label *label) {
  return carom_vec2(CLAMP(label->point.x, label->min.x, label->max.x),
                    CLAMP(label->point.y, label->min.y, label->max.y));
}

static void draw_leader(const CaromDiagramLabels *labels, const Label *label, cairo_t *cr) {
  CaromVec2 end = nearest_corner(label);
  carom_colour_set(cr, label->colour, 0.6);
  cairo_set_line_width(cr, labels->unit / 18);
  cairo_move_to(cr, label->point.x, label->point.y);
  cairo_line_to(cr, end.x, end.y);
  cairo_stroke(cr);
}

void carom_diagram_labels_draw(const CaromDiagramLabels *labels, cairo_t *cr, CaromColour halo) {
  for (guint i = 0; i < labels->labels->len; i++)
    if (get(labels, i)->has_leader)
      draw_leader(labels, get(labels, i), cr);
  for (guint i = 0; i < labels->labels->len; i++) {
    const Label *label = get(labels, i);
    double around = margin * labels->unit;
    double x = label->min.x + around, baseline = label->min.y + around + label->box->ascent;
    carom_colour_set(cr, halo, 1);
    carom_math_box_draw_halo(label->box, cr, x, baseline, around);
    carom_colour_set(cr, label->colour, 1);
    carom_math_box_draw(label->box, cr, x, baseline);
  }
}
