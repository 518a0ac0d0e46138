/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-text-box: the box that something written takes up in a picture, and how other boxes and
 * lines lie to it. Every search for the place of a label asks this. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

/* A rectangle with level edges, in points, y down. */
typedef struct {
  CaromVec2 middle;
  CaromVec2 half; /* half its width, and half its height */
} CaromTextBox;

static inline CaromVec2 carom_text_box_min(const CaromTextBox *box) {
  return carom_vec2_sub(box->middle, box->half);
}

static inline CaromVec2 carom_text_box_max(const CaromTextBox *box) {
  return carom_vec2_add(box->middle, box->half);
}

/* Whether the two share more than an edge. */
gboolean carom_text_box_overlaps(const CaromTextBox *box, const CaromTextBox *other);

/* Whether @box lies wholly between the corners @min and @max, or touches the edges there. */
gboolean carom_text_box_fits(const CaromTextBox *box, CaromVec2 min, CaromVec2 max);

/* Whether @place is in the box, or nearer to it than @around along each axis. */
gboolean carom_text_box_covers(const CaromTextBox *box, CaromVec2 place, double around);

/* Whether the line comes into the box, or nearer to it than @around along each axis. */
gboolean carom_text_box_is_crossed(const CaromTextBox *box, CaromVec2 from, CaromVec2 to,
                                   double around);

/* How far the line is from the box; 0 if it crosses the box. */
double carom_text_box_distance(const CaromTextBox *box, CaromVec2 from, CaromVec2 to);

/* The point of the box that is nearest to @place. */
CaromVec2 carom_text_box_nearest(const CaromTextBox *box, CaromVec2 place);

/* How many times @way leads from the middle of a box to its edge.
 *
 * @half: of the box */
double carom_text_box_ways_to_edge(CaromVec2 half, CaromVec2 way);
