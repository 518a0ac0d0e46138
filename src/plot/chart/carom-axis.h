/* carom-axis: from values to places along an axis, and ticks at round numbers. */
#pragma once

#include "carom-number.h"

#include <glib.h>

typedef struct {
  double min, max; /* values at the ends, min < max; both > 0 where logarithmic */
  gboolean logarithmic;
  double from, to; /* places of min and max, in points */
} CaromAxis;

typedef struct {
  double value;
  char label[CAROM_NUMBER_SIZE]; /* Pango markup, with a true minus sign; as few digits as tell the
                                    ticks apart */
} CaromTick;

/* carom_axis_fit:
 * @low, @high: the range of the data, in any order, possibly equal
 * @from_zero: 0 is included
 *
 * An axis whose ends are round numbers around the data, never degenerate: a constant gets room on
 * both sides. The places are left to the caller. */
CaromAxis carom_axis_fit(double low, double high, gboolean from_zero);

/* carom_axis_fit_at_scale:
 * @scale: >= 0: the size of the terms that the values are sums of
 *
 * The same for values that may cancel, such as a total momentum: a range below a millionth of
 * @scale (or of the values) counts as constant. Rounding is far below that, so it does not show as
 * a change; and a label needs no more than seven digits. */
CaromAxis carom_axis_fit_at_scale(double low, double high, gboolean from_zero, double scale);

/* carom_axis_fit() with a logarithmic scale: the ends are powers of ten. Values <= 0 must have been
 * left out. */
CaromAxis carom_axis_fit_logarithmic(double low, double high);

/* Place of @value; values outside are placed outside, those that have no place give NAN. */
double carom_axis_place(const CaromAxis *axis, double value);
/* The inverse. */
double carom_axis_value(const CaromAxis *axis, double place);

/* Returns: (transfer full) (element-type CaromTick): ticks at round numbers (1, 2, 5 × 10^k) inside
 *   the axis, in order, at least two, about @wanted. */
GArray *carom_axis_ticks(const CaromAxis *axis, guint wanted);

/* Writes @value as finely as the axis can show it; @text holds CAROM_NUMBER_SIZE bytes. */
void carom_axis_format(const CaromAxis *axis, double value, char *text);

/* The round number (1, 2, 5 × 10^k) that divides @span (> 0) into @wanted parts or fewer. */
double carom_axis_step(double span, double wanted);
