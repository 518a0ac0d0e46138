/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-axis: maps values to places along an axis, and finds ticks at round numbers. */
#pragma once

#include "carom-number.h"

#include <glib.h>

typedef struct {
  double min, max; /* values at the ends, min < max; both > 0 if logarithmic */
  gboolean logarithmic;
  gboolean whole;  /* only whole numbers have ticks, and values have no decimals */
  double rounding; /* >= 0: smaller values are zero but for rounding */
  double from, to; /* places of min and max, in points */
  int most_digits; /* that a value has, where it has no more before the point; 0: as many as the
                      axis can show */
} CaromAxis;

typedef struct {
  double value;
  char label[CAROM_NUMBER_SIZE]; /* Pango markup, with a minus sign; only as many digits as
                                    distinguish the ticks */
} CaromTick;

/* An axis whose ends are round numbers around the data. It begins at 0 also where that takes less
 * than half of it, and so does that of a constant. It is never degenerate: a constant of 0 has room
 * on both sides. The places are left to the caller.
 *
 * @low, @high: the range of the data, in any order, possibly equal
 * @from_zero: whether to include 0 */
CaromAxis carom_axis_fit(double low, double high, gboolean from_zero);

/* The same for values that may cancel, such as a total momentum: a range below a millionth of
 * @scale (or of the values) counts as constant. Rounding is far below that, so it does not show as
 * a change, and a label needs no more than seven digits.
 *
 * @scale: >= 0, the size of the terms of which the values are sums */
CaromAxis carom_axis_fit_at_scale(double low, double high, gboolean from_zero, double scale);

/* The same for counts (>= 0): from 0 on, and at least to 1. */
CaromAxis carom_axis_fit_counts(double high);

/* Like carom_axis_fit() with a logarithmic scale: the ends are powers of ten. Values <= 0 must have
 * been left out. */
CaromAxis carom_axis_fit_logarithmic(double low, double high);

/* Returns: >= 0: beside values of that @size, what is smaller is zero but for rounding */
double carom_axis_rounding(double size);

/* Whether each value has the same place on both. */
gboolean carom_axis_equal(const CaromAxis *one, const CaromAxis *other);

/* The place of @value; values outside the axis have places outside, and a value without a place
 * gives NAN. */
double carom_axis_place(const CaromAxis *axis, double value);
/* The inverse. */
double carom_axis_value(const CaromAxis *axis, double place);

/* Returns: (transfer full) (element-type CaromTick): about @wanted ticks, at least two, at round
 *   numbers (1, 2, 5 × 10^k) inside the axis, in order */
GArray *carom_axis_ticks(const CaromAxis *axis, guint wanted);

/* Writes @value as precisely as the axis can show it, so that values that differ by rounding alone
 * look the same; what is too small to be seen there, but not zero, does not read as zero. @text
 * holds CAROM_NUMBER_SIZE bytes. */
void carom_axis_format(const CaromAxis *axis, double value, char *text);

/* The round number (1, 2, 5 × 10^k) that divides @span (> 0) into @wanted parts or fewer. */
double carom_axis_step(double span, double wanted);
