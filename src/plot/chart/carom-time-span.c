/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-time-span: a length, and where it begins, neither beyond the axis. */
#include "carom-time-span.h"

static CaromTimeSpan place(double from_s, double length_s, double end_s) {
  if (length_s >= end_s)
    return (CaromTimeSpan){0};
  from_s = CLAMP(from_s, 0, end_s - length_s);
  return (CaromTimeSpan){from_s, from_s + length_s};
}

CaromTimeSpan carom_time_span_zoom(CaromTimeSpan span, double end_s, double least_s, double at_s,
                                   double factor) {
  CaromTimeSpan shown = carom_time_span_is_part(span) ? span : (CaromTimeSpan){0, end_s};
  double length_s = shown.to_s - shown.from_s;
  double new_s = MIN(MAX(length_s / factor, least_s), end_s);
  return place(at_s - (at_s - shown.from_s) * new_s / length_s, new_s, end_s);
}

CaromTimeSpan carom_time_span_move(CaromTimeSpan span, double end_s, double by_s) {
  return carom_time_span_is_part(span) ? place(span.from_s + by_s, span.to_s - span.from_s, end_s)
                                       : span;
}

CaromTimeSpan carom_time_span_follow(CaromTimeSpan span, double end_s, double now_s,
                                     double before) {
  if (!carom_time_span_is_part(span) || (now_s >= span.from_s && now_s <= span.to_s))
    return span;
  double length_s = span.to_s - span.from_s;
  return place(now_s - before * length_s, length_s, end_s);
}
