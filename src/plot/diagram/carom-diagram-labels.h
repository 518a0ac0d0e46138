/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-labels: finds places for the labels of a diagram, one after the other, so that they
 * overlap neither each other nor, if possible, what is drawn; and then draws them all. */
#pragma once

#include "carom-math-box.h"
#include "carom-text-box.h"

typedef struct {
  CaromVec2 min, max; /* the corners of the room, in points, y down */

  /*< private >*/
  double unit; /* the height of a line of text */
  GArray *labels;
  GArray *lines;  /* the lines to keep away from */
  GArray *points; /* and the points, but for a label's own */
} CaromDiagramLabels;

/* @min, @max: corners of the room that labels may not leave
 * @line_height: of the text */
void carom_diagram_labels_init(CaromDiagramLabels *labels, CaromVec2 min, CaromVec2 max,
                               double line_height);
void carom_diagram_labels_clear(CaromDiagramLabels *labels);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromDiagramLabels, carom_diagram_labels_clear)

/* Labels placed from now on keep away from the line, where they can. */
void carom_diagram_labels_avoid(CaromDiagramLabels *labels, CaromVec2 from, CaromVec2 to);

/* The same, for the label of a single point: it is nearer to its own than to this one. */
void carom_diagram_labels_avoid_point(CaromDiagramLabels *labels, CaromVec2 point);

/* Places a label beside one of several points that it can stand for.
 *
 * @words: (transfer full): what is written
 * @points: (array length=n_points): better ones first
 * @may_be_far: whether it may stand further away, with a line to its point
 * Returns: whether there was room; otherwise it is left out */
gboolean carom_diagram_labels_put(CaromDiagramLabels *labels, CaromMathBox *words,
                                  CaromColour colour, const CaromVec2 *points, guint n_points,
                                  gboolean may_be_far);

/* The same, of what can be done without: only where it covers no line, and near its point. */
gboolean carom_diagram_labels_put_spare(CaromDiagramLabels *labels, CaromMathBox *words,
                                        CaromColour colour, const CaromVec2 *points,
                                        guint n_points);

/* The same, level with the point of what lies level, where others lie above and below. */
gboolean carom_diagram_labels_put_level(CaromDiagramLabels *labels, CaromMathBox *words,
                                        CaromColour colour, CaromVec2 point);

/* Places a label near a line to keep away from, at one of several shares of its length. No other
 * such line is nearer to the label, unless there is no other place.
 *
 * @shares: (array length=n_shares): better ones first */
gboolean carom_diagram_labels_put_at_line(CaromDiagramLabels *labels, CaromMathBox *words,
                                          CaromColour colour, CaromVec2 from, CaromVec2 to,
                                          const double *shares, guint n_shares);

/* Places a label beside a line to keep away from, near its middle if there is room. No other such
 * line is nearer to the label, unless there is no other place or a line leads from the label to its
 * own. */
gboolean carom_diagram_labels_put_along(CaromDiagramLabels *labels, CaromMathBox *words,
                                        CaromColour colour, CaromVec2 from, CaromVec2 to);

/* Labels that stand in a row, above their points: which point is further to the left has its label
 * further to the left. */
void carom_diagram_labels_put_in_order(CaromDiagramLabels *labels);

/* Returns: how many labels have a place */
guint carom_diagram_labels_count(const CaromDiagramLabels *labels);

/* Returns: (transfer none): where label @i is, with a margin around it */
const CaromTextBox *carom_diagram_labels_get(const CaromDiagramLabels *labels, guint i);

/* @halo: the colour of the background, which keeps them legible on top of lines */
void carom_diagram_labels_draw(const CaromDiagramLabels *labels, cairo_t *cr, CaromColour halo);
