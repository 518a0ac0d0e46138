/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-labels: each label takes the place that costs least in rings around its points. A
 * place costs less where less is drawn below it, and near a better point. */
#include "carom-diagram-labels.h"

#include "carom-line.h"

/* The distance between a label and its point, that from one ring to the next, and how far a label
 * may be from its point without a line to it, all in lines of text. */
static const double gap = 0.45, ring = 0.55, near = 1.3;

/* The margin that is kept free around a label, in lines of text. */
static const double margin = 0.12;

enum { N_DIRECTIONS = 16, N_NEAR_RINGS = 3, N_RINGS = 14 };

/* A place costs more with each ring, with each point that would be better, and with each line of
 * text by which it covers a line: more where the label cannot go further off, since it names a line
 * that has other points. */
static const double cost_of_ring = 0.6, cost_of_point = 0.25;
static const double cost_of_line = 1.6, cost_of_line_near = 4;

/* And this much above or below the point of a label that should be level with it. */
static const double cost_of_slope = 0.9;

/* A place costs this much where a line or a point that the label does not belong to is nearer than
 * its own, or hardly further away, by that many lines of text. */
static const double cost_of_stranger = 5, hardly = 0.15;

/* And this much for each label that a line from a label to its point goes through. */
static const double cost_of_crossing = 4;

typedef struct {
  CaromVec2 from, to;
} Line;

typedef struct {
  CaromMathBox *words;
  CaromColour colour;
  CaromTextBox box;    /* the words and the margin around them */
  CaromVec2 point;     /* the label stands for what is there */
  gboolean has_leader; /* the label is so far away that a line leads to the point */
  const Line *line;    /* (nullable): the line that it belongs to, while a place is looked for */
  gboolean is_spare;   /* it covers no line */
  gboolean may_be_far; /* with a leader */
  gboolean is_level;   /* beside its point, rather than above or below */
  gboolean is_of_one;  /* of a point, which is no other one */
} Label;

static void label_clear(gpointer label) {
  carom_math_box_free(((Label *)label)->words);
}

void carom_diagram_labels_init(CaromDiagramLabels *labels, CaromVec2 min, CaromVec2 max,
                               double line_height) {
  *labels = (CaromDiagramLabels){
      .min = min,
      .max = max,
      .unit = line_height,
      .labels = g_array_new(FALSE, FALSE, sizeof(Label)),
      .lines = g_array_new(FALSE, FALSE, sizeof(Line)),
      .points = g_array_new(FALSE, FALSE, sizeof(CaromVec2)),
  };
  g_array_set_clear_func(labels->labels, label_clear);
}

void carom_diagram_labels_clear(CaromDiagramLabels *labels) {
  g_array_unref(labels->labels);
  g_array_unref(labels->lines);
  g_array_unref(labels->points);
}

void carom_diagram_labels_avoid(CaromDiagramLabels *labels, CaromVec2 from, CaromVec2 to) {
  Line line = {from, to};
  if (carom_vec2_is_finite(from) && carom_vec2_is_finite(to))
    g_array_append_val(labels->lines, line);
}

void carom_diagram_labels_avoid_point(CaromDiagramLabels *labels, CaromVec2 point) {
  if (carom_vec2_is_finite(point))
    g_array_append_val(labels->points, point);
}

static const Label *get(const CaromDiagramLabels *labels, guint i) {
  return &g_array_index(labels->labels, Label, i);
}

/* ---- Finding a place ---- */

static gboolean is_free(const CaromDiagramLabels *labels, const Label *label) {
  if (!carom_text_box_fits(&label->box, labels->min, labels->max))
    return FALSE;
  for (guint i = 0; i < labels->labels->len; i++)
    if (carom_text_box_overlaps(&label->box, &get(labels, i)->box))
      return FALSE;
  return TRUE;
}

static CaromVec2 leader_end(const Label *label) {
  return carom_text_box_nearest(&label->box, label->point);
}

/* Whether the line from a label to its point goes through another label. */
static gboolean leads_through(const Label *label, const Label *other) {
  double begin, end;
  return label->has_leader &&
         carom_line_clip(label->point, leader_end(label), carom_text_box_min(&other->box),
                         carom_text_box_max(&other->box), &begin, &end);
}

/* How much of lines the label would cover, in lines of text. */
static double covered(const CaromDiagramLabels *labels, const Label *label) {
  double sum = 0;
  for (guint i = 0; i < labels->lines->len; i++) {
    const Line *line = &g_array_index(labels->lines, Line, i);
    double begin, end;
    if (carom_line_clip(line->from, line->to, carom_text_box_min(&label->box),
                        carom_text_box_max(&label->box), &begin, &end))
      sum += carom_vec2_distance(line->to, line->from) * (end - begin) / labels->unit + 0.05;
  }
  return sum;
}

static double distance_to(const Label *label, CaromVec2 point) {
  return carom_vec2_distance(carom_text_box_nearest(&label->box, point), point);
}

/* Whether the label could be taken for that of another point. */
static gboolean is_at_other_point(const CaromDiagramLabels *labels, const Label *label) {
  double distance = distance_to(label, label->point) + hardly * labels->unit;
  for (guint i = 0; i < labels->points->len; i++) {
    CaromVec2 other = g_array_index(labels->points, CaromVec2, i);
    if (!carom_vec2_equal(other, label->point) && distance_to(label, other) < distance)
      return TRUE;
  }
  return FALSE;
}

/* Whether the label could be taken for that of another line or point. */
static gboolean is_at_stranger(const CaromDiagramLabels *labels, const Label *label) {
  if (label->is_of_one && !label->has_leader)
    return is_at_other_point(labels, label);
  if (!label->line || label->has_leader)
    return FALSE;
  const Line *own = label->line;
  double distance = carom_text_box_distance(&label->box, own->from, own->to);
  for (guint i = 0; i < labels->lines->len; i++) {
    const Line *line = &g_array_index(labels->lines, Line, i);
    gboolean is_own = carom_vec2_distance(line->from, own->from) == 0 &&
                      carom_vec2_distance(line->to, own->to) == 0;
    if (!is_own && carom_text_box_distance(&label->box, line->from, line->to) <
                       distance + hardly * labels->unit)
      return TRUE;
  }
  return FALSE;
}

/* Returns: how often a line from a label to its point would go through another label */
static guint count_crossings(const CaromDiagramLabels *labels, const Label *label) {
  guint n = 0;
  for (guint i = 0; i < labels->labels->len; i++)
    n += (leads_through(label, get(labels, i)) ? 1 : 0) +
         (leads_through(get(labels, i), label) ? 1 : 0);
  return n;
}

/* Puts the label's box beside @point: in @direction, so far that it clears a circle around it. */
static void move_to(const CaromDiagramLabels *labels, Label *label, CaromVec2 point,
                    CaromVec2 direction, double distance) {
  double around = margin * labels->unit;
  label->point = point;
  label->box.half = carom_vec2(label->words->width / 2 + around,
                               (label->words->ascent + label->words->descent) / 2 + around);
  label->box.middle = carom_vec2_add_scaled(
      point, direction, distance + carom_text_box_ways_to_edge(label->box.half, direction));
}

/* Tries all places around one point.
 *
 * @least: (inout): the cost of @best so far */
static void try_around(const CaromDiagramLabels *labels, Label *label, CaromVec2 point, double cost,
                       Label *best, double *least) {
  guint n_rings = label->may_be_far ? N_RINGS : N_NEAR_RINGS;
  for (guint i = 0; i < n_rings * N_DIRECTIONS; i++) {
    guint step = i / N_DIRECTIONS;
    double so_far = cost + step * cost_of_ring;
    if (so_far >= *least)
      return;
    /* Diagonally above first, where a label hides least of straight lines. */
    double angle = 2 * G_PI * ((i % N_DIRECTIONS) + 2) / N_DIRECTIONS;
    move_to(labels, label, point, carom_vec2(cos(angle), -sin(angle)),
            (gap + step * ring) * labels->unit);
    label->has_leader = (gap + step * ring) > near;
    double lines = covered(labels, label);
    if (label->is_spare && lines > 0)
      continue;
    double all = so_far + (label->may_be_far ? cost_of_line : cost_of_line_near) * lines +
                 (is_at_stranger(labels, label) ? cost_of_stranger : 0) +
                 cost_of_crossing * count_crossings(labels, label) +
                 (label->is_level ? cost_of_slope * fabs(sin(angle)) : 0);
    if (all < *least && is_free(labels, label)) {
      *least = all;
      *best = *label;
    }
  }
}

static gboolean put(CaromDiagramLabels *labels, Label label, const CaromVec2 *points,
                    guint n_points) {
  Label best = label;
  double least = INFINITY;
  for (guint i = 0; i < n_points; i++)
    if (carom_vec2_is_finite(points[i]))
      try_around(labels, &label, points[i], i * cost_of_point, &best, &least);
  if (!isfinite(least)) {
    carom_math_box_free(label.words);
    return FALSE;
  }
  best.line = NULL;
  g_array_append_val(labels->labels, best);
  return TRUE;
}

gboolean carom_diagram_labels_put(CaromDiagramLabels *labels, CaromMathBox *words,
                                  CaromColour colour, const CaromVec2 *points, guint n_points,
                                  gboolean may_be_far) {
  Label label = {
      .words = words, .colour = colour, .may_be_far = may_be_far, .is_of_one = n_points == 1};
  return put(labels, label, points, n_points);
}

gboolean carom_diagram_labels_put_spare(CaromDiagramLabels *labels, CaromMathBox *words,
                                        CaromColour colour, const CaromVec2 *points,
                                        guint n_points) {
  Label label = {.words = words, .colour = colour, .is_spare = TRUE};
  return put(labels, label, points, n_points);
}

gboolean carom_diagram_labels_put_level(CaromDiagramLabels *labels, CaromMathBox *words,
                                        CaromColour colour, CaromVec2 point) {
  Label label = {.words = words, .colour = colour, .may_be_far = TRUE, .is_level = TRUE};
  return put(labels, label, &point, 1);
}

gboolean carom_diagram_labels_put_at_line(CaromDiagramLabels *labels, CaromMathBox *words,
                                          CaromColour colour, CaromVec2 from, CaromVec2 to,
                                          const double *shares, guint n_shares) {
  const Line line = {from, to};
  Label label = {.words = words, .colour = colour, .line = &line};
  g_autofree CaromVec2 *points = g_new(CaromVec2, n_shares);
  for (guint i = 0; i < n_shares; i++)
    points[i] = carom_vec2_add_scaled(from, carom_vec2_sub(to, from), shares[i]);
  return put(labels, label, points, n_shares);
}

gboolean carom_diagram_labels_put_along(CaromDiagramLabels *labels, CaromMathBox *words,
                                        CaromColour colour, CaromVec2 from, CaromVec2 to) {
  static const double shares[] = {0.5, 0.65, 0.35, 0.8, 0.2, 1, 0};
  const Line line = {from, to};
  CaromVec2 points[G_N_ELEMENTS(shares)];
  for (guint i = 0; i < G_N_ELEMENTS(shares); i++)
    points[i] = carom_vec2_add_scaled(from, carom_vec2_sub(to, from), shares[i]);
  Label label = {.words = words, .colour = colour, .line = &line, .may_be_far = TRUE};
  return put(labels, label, points, G_N_ELEMENTS(points));
}

static int compare_points(gconstpointer one, gconstpointer other) {
  double difference = ((const Label *)one)->point.x - ((const Label *)other)->point.x;
  return (difference > 0) - (difference < 0);
}

static int compare_middles(gconstpointer one, gconstpointer other) {
  double difference = ((const CaromVec2 *)one)->x - ((const CaromVec2 *)other)->x;
  return (difference > 0) - (difference < 0);
}

/* The places that labels have are theirs in another order; what would overlap then moves on. */
void carom_diagram_labels_put_in_order(CaromDiagramLabels *labels) {
  guint n = labels->labels->len;
  g_autoptr(GArray) middles = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  for (guint i = 0; i < n; i++)
    g_array_append_val(middles, get(labels, i)->box.middle);
  g_array_sort(labels->labels, compare_points);
  g_array_sort(middles, compare_middles);
  for (guint i = 0; i < n; i++) {
    Label *label = &g_array_index(labels->labels, Label, i);
    label->box.middle = g_array_index(middles, CaromVec2, i);
    const Label *before = i > 0 ? get(labels, i - 1) : NULL;
    if (before && carom_text_box_overlaps(&label->box, &before->box))
      label->box.middle.x = before->box.middle.x + before->box.half.x + label->box.half.x;
    label->has_leader = carom_vec2_distance(label->point, leader_end(label)) > near * labels->unit;
  }
}

guint carom_diagram_labels_count(const CaromDiagramLabels *labels) {
  return labels->labels->len;
}

const CaromTextBox *carom_diagram_labels_get(const CaromDiagramLabels *labels, guint i) {
  g_return_val_if_fail(i < labels->labels->len, NULL);
  return &get(labels, i)->box;
}

/* ---- Drawing ---- */

static void draw_leader(const CaromDiagramLabels *labels, const Label *label, cairo_t *cr) {
  CaromVec2 end = leader_end(label);
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
    CaromVec2 corner = carom_text_box_min(&label->box);
    double x = corner.x + around, baseline = corner.y + around + label->words->ascent;
    carom_colour_set(cr, halo, 1);
    carom_math_box_draw_halo(label->words, cr, x, baseline, around);
    carom_colour_set(cr, label->colour, 1);
    carom_math_box_draw(label->words, cr, x, baseline);
  }
}
