/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-axis: rounds the ends of an axis and chooses ticks at multiples of round numbers, which are
 * exactly the doubles nearest to their labels. */
#include "carom-axis.h"

#include "carom-digits.h"
#include "carom-round-number.h"

#include <math.h>

/* Smaller values count as zero, and larger ones are limited to this, so that the ends of an axis,
 * which are beyond the data, stay within the range of doubles. */
static const double tiny = 1e-280, huge_value = 1e308;

/* A smaller range than this, relative to the size of the values, is shown as a constant. */
static const double constant_below = 1e-6;

/* What is smaller than this, relative likewise, is a rounding error: they add up over a run. */
static const double rounding_below = 1e-10;

/* The margin beyond the data at either end, relative to their range. */
static const double margin = 0.04;

/* The number of intervals for which the ends are rounded. */
static const double fit_intervals = 8;

/* From @low to @high, times 2 to the power −2: the span of doubles may be beyond their range. It is
 * as exact as the span, and what is calculated from it is the same to the last bit. */
static double quarter_span(double low, double high) {
  return high / 4 - low / 4;
}

static CaromRoundNumber round_step(double quarter, double wanted) {
  return carom_round_number_above(MIN(4 * (quarter / MAX(wanted, 1)), huge_value));
}

double carom_axis_step(double span, double wanted) {
  return carom_round_number_times(round_step(span / 4, wanted), 1);
}

static double within_range(double value) {
  return isfinite(value) && fabs(value) > tiny ? CLAMP(value, -huge_value, huge_value) : 0;
}

static CaromAxis round_ends(double low, double high) {
  CaromRoundNumber step = round_step(quarter_span(low, high), fit_intervals);
  double unit = carom_round_number_times(step, 1);
  return (CaromAxis){
      .min = carom_round_number_times(step, floor(low / unit)),
      .max = carom_round_number_times(step, ceil(high / unit)),
  };
}

/* Whether the values differ by more than half of the greatest. */
static gboolean reaches_far(double low, double high) {
  return 4 * quarter_span(low, high) > MAX(fabs(low), fabs(high)) / 2;
}

double carom_axis_rounding(double size) {
  return size * rounding_below;
}

CaromAxis carom_axis_fit_at_scale(double low, double high, gboolean from_zero, double scale) {
  low = within_range(low);
  high = within_range(high);
  if (low > high) {
    double swap = low;
    low = high;
    high = swap;
  }
  double size = MAX(MAX(fabs(low), fabs(high)), within_range(scale));
  if (size == 0)
    size = 1;
  double middle = low / 2 + high / 2;
  if (high - low <= size * constant_below ? fabs(middle) > size / 2 : reaches_far(low, high))
    from_zero = TRUE;
  if (from_zero) {
    low = MIN(low, 0);
    high = MAX(high, 0);
  }
  if (high - low <= size * constant_below) {
    low = from_zero ? 0 : middle - size / 2;
    high = from_zero ? size : middle + size / 2;
  }
  double room = 4 * (quarter_span(low, high) * margin);
  CaromAxis axis =
      round_ends(from_zero && low == 0 ? 0 : low - room, from_zero && high == 0 ? 0 : high + room);
  axis.rounding = carom_axis_rounding(size);
  return axis;
}

CaromAxis carom_axis_fit(double low, double high, gboolean from_zero) {
  return carom_axis_fit_at_scale(low, high, from_zero, 0);
}

CaromAxis carom_axis_fit_counts(double high) {
  CaromAxis axis = carom_axis_fit(0, MAX(high, 1), TRUE);
  axis.max = MAX(ceil(axis.max), 1);
  axis.whole = TRUE;
  return axis;
}

static int exponent_above(double value) {
  int exponent = carom_digits_exponent(value);
  return carom_digits_shift(1, exponent) < value ? exponent + 1 : exponent;
}

CaromAxis carom_axis_fit_logarithmic(double low, double high) {
  low = CLAMP(low, tiny, huge_value);
  high = CLAMP(high, tiny, huge_value);
  int last = exponent_above(MAX(low, high)), greatest = carom_digits_exponent(huge_value);
  int first = MIN(carom_digits_exponent(MIN(low, high)), greatest - 1);
  return (CaromAxis){
      .min = carom_digits_shift(1, first),
      .max = carom_digits_shift(1, MAX(last, first + 1)),
      .logarithmic = TRUE,
  };
}

gboolean carom_axis_equal(const CaromAxis *one, const CaromAxis *other) {
  return one->min == other->min && one->max == other->max &&
         one->logarithmic == other->logarithmic && one->from == other->from && one->to == other->to;
}

double carom_axis_place(const CaromAxis *axis, double value) {
  if (!isfinite(value) || (axis->logarithmic && value <= 0))
    return NAN;
  double share = axis->logarithmic
                     ? (log10(value) - log10(axis->min)) / (log10(axis->max) - log10(axis->min))
                     : quarter_span(axis->min, value) / quarter_span(axis->min, axis->max);
  return axis->from + share * (axis->to - axis->from);
}

double carom_axis_value(const CaromAxis *axis, double place) {
  double share = (place - axis->from) / (axis->to - axis->from);
  if (axis->logarithmic)
    return pow(axis->min, 1 - share) * pow(axis->max, share);
  return 4 * (axis->min / 4 + share * quarter_span(axis->min, axis->max));
}

/* The power of ten in all labels, or 0: as in a table, a common one makes them comparable. */
static int common_exponent(const CaromAxis *axis) {
  int exponent = carom_digits_exponent(MAX(fabs(axis->min), fabs(axis->max)));
  return exponent < -3 || exponent > 4 ? exponent : 0;
}

static int decimals_for(int step_exponent, int label_exponent) {
  return CLAMP(label_exponent - step_exponent, 0, 20);
}

static void add_tick(GArray *ticks, double value, int decimals, int exponent) {
  CaromTick tick = {.value = value};
  carom_number_format(tick.label, value, decimals, exponent);
  g_array_append_val(ticks, tick);
}

static void add_linear_ticks(GArray *ticks, const CaromAxis *axis, guint wanted) {
  CaromRoundNumber step = round_step(quarter_span(axis->min, axis->max), wanted);
  if (axis->whole && step.exponent < 0)
    step = (CaromRoundNumber){1, 0};
  double unit = carom_round_number_times(step, 1), slack = 1e-9;
  int exponent = common_exponent(axis);
  double last = floor(axis->max / unit + slack);
  for (double k = ceil(axis->min / unit - slack); k <= last; k++)
    add_tick(ticks, carom_round_number_times(step, k), decimals_for(step.exponent, exponent),
             exponent);
}

/* Labels a power of ten as such, except for the two that are shorter as plain numbers. */
static void add_power_tick(GArray *ticks, int exponent) {
  CaromTick tick = {.value = carom_digits_shift(1, exponent)};
  if (exponent == 0 || exponent == 1)
    carom_number_format(tick.label, tick.value, 0, 0);
  else
    g_snprintf(tick.label, sizeof tick.label, "10<sup>%s%d</sup>",
               exponent < 0 ? CAROM_DIGITS_MINUS : "", ABS(exponent));
  g_array_append_val(ticks, tick);
}

/* How many multiples of @stride are between @first and @last. */
static int count_multiples(int first, int last, int stride) {
  return (int)(floor((double)last / stride) - ceil((double)first / stride)) + 1;
}

/* The smallest stride of exponents that gives no more ticks than wanted, but at least two. */
static int power_stride(int first, int last, guint wanted) {
  static const int strides[] = {1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100};
  int stride = 1;
  for (guint i = 0; i < G_N_ELEMENTS(strides); i++) {
    if (count_multiples(first, last, strides[i]) < 2)
      break;
    stride = strides[i];
    if (count_multiples(first, last, stride) <= (int)wanted)
      break;
  }
  return stride;
}

static void add_power_ticks(GArray *ticks, const CaromAxis *axis, guint wanted) {
  int first = exponent_above(axis->min), last = carom_digits_exponent(axis->max);
  int stride = power_stride(first, last, wanted);
  for (int exponent = first; exponent <= last; exponent++)
    if (exponent % stride == 0)
      add_power_tick(ticks, exponent);
}

GArray *carom_axis_ticks(const CaromAxis *axis, guint wanted) {
  GArray *ticks = g_array_new(FALSE, FALSE, sizeof(CaromTick));
  if (axis->logarithmic)
    add_power_ticks(ticks, axis, wanted);
  /* If fewer than two round numbers fit, finer ones are taken. */
  for (guint finer = MAX(wanted, 1); ticks->len < 2; finer *= 2) {
    g_array_set_size(ticks, 0);
    add_linear_ticks(ticks, axis, finer);
  }
  return ticks;
}

/* Values that differ by rounding alone could be written as 1.07 and 1.08 if they are about 1.075:
 * so what is just below the middle between two numbers of that last digit is moved beyond it. */
static double off_ties(double value, double digit) {
  const double least = 1e-6;
  return value + copysign(least * digit, value);
}

/* As many as give the largest value the digits of what is read off, so that what one disc gains is
 * seen to be what another loses; more where the axis is so narrow that the curve shows them, too.
 *
 * @exponent: of the power of ten in which values are given
 * Returns: how many digits after the point values have */
static int decimals_of(const CaromAxis *axis, int exponent) {
  int first = carom_digits_exponent(MAX(fabs(axis->min), fabs(axis->max))) - exponent;
  int seen = carom_digits_exponent(quarter_span(axis->min, axis->max) / 50) - exponent;
  int decimals = MAX(CAROM_DIGITS_READ - 1 - first, -seen);
  int most = axis->most_digits > 0 ? MAX(axis->most_digits - 1 - first, 0) : G_MAXINT;
  return CLAMP(decimals, 0, MIN(most, 20));
}

void carom_axis_format(const CaromAxis *axis, double value, char *text) {
  if (axis->logarithmic) {
    carom_number_format_significant(text, value, 2);
    return;
  }
  if (axis->whole && fabs(value) < 1e15) {
    carom_number_format(text, value, 0, 0);
    return;
  }
  int exponent = common_exponent(axis);
  int decimals = decimals_of(axis, exponent);
  double digit = carom_digits_shift(1, exponent - decimals);
  double moved = off_ties(value, digit);
  if (fabs(moved) >= 0.5 * digit)
    carom_number_format(text, moved, decimals, exponent);
  else /* what is zero but for rounding is written like zero, so that it is seen to be the same */
    carom_number_format_among(text, fabs(value) > axis->rounding ? value : 0, decimals, exponent,
                              axis->rounding);
}
