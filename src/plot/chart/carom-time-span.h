/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-time-span: which stretch of a time axis is shown, and what becomes of it as one looks
 * closer, along, or on. */
#pragma once

#include <glib.h>

/* The whole axis where it does not end after it begins, as {0}. */
typedef struct {
  double from_s, to_s;
} CaromTimeSpan;

static inline gboolean carom_time_span_is_part(CaromTimeSpan span) {
  return span.to_s > span.from_s;
}

static inline gboolean carom_time_span_equal(CaromTimeSpan one, CaromTimeSpan other) {
  return one.from_s == other.from_s && one.to_s == other.to_s;
}

/* @end_s: > 0: the axis goes from 0 to that
 * @least_s: > 0: no less than that is shown
 * @at_s: the time that keeps its place
 * @factor: > 0: how many times longer a second is drawn
 * Returns: what is shown then */
CaromTimeSpan carom_time_span_zoom(CaromTimeSpan span, double end_s, double least_s, double at_s,
                                   double factor);

/* Returns: what is shown after a move by @by_s, no further than the axis goes */
CaromTimeSpan carom_time_span_move(CaromTimeSpan span, double end_s, double by_s);

/* @before: 0 to 1: so much of a new one is before the present
 * Returns: @span if the present, @now_s, is in it; else one of that length that has it, as a page is
 *   turned */
CaromTimeSpan carom_time_span_follow(CaromTimeSpan span, double end_s, double now_s,
                                     double before);
