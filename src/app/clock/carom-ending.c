/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ending: a few times and frames, worked out from the furthest frame. */
#include "carom-ending.h"

#define REST_S 0.5

/* Where the clock stands within the frame after the furthest one, that frame counts. */
static guint64 count_frames(const CaromComparison *comparison) {
  guint64 furthest = carom_comparison_get_furthest(comparison);
  gboolean is_within = carom_comparison_get_instant(comparison) != CAROM_INSTANT_NONE;
  return is_within ? MAX(furthest, carom_comparison_get_frame(comparison) + 1) : furthest;
}

double carom_ending_timeline_s(const CaromComparison *comparison) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  double furthest_s = (double)count_frames(comparison) * scene->dt_s;
  /* The rounding of frame × dt must not count as being beyond the end. */
  return scene->duration_s * MAX(1, ceil((furthest_s - scene->dt_s / 2) / scene->duration_s));
}

static guint64 find_frame(const CaromComparison *comparison, double time_s) {
  return (guint64)(time_s / carom_comparison_get_scene(comparison)->dt_s + 0.5);
}

guint64 carom_ending_frame(const CaromEnding *ending, const CaromComparison *comparison) {
  return MAX(ending->beyond, find_frame(comparison, carom_ending_timeline_s(comparison)));
}

gboolean carom_ending_is_reached(const CaromEnding *ending, const CaromComparison *comparison) {
  return carom_comparison_get_frame(comparison) >= carom_ending_frame(ending, comparison);
}

void carom_ending_go_beyond(CaromEnding *ending, const CaromComparison *comparison) {
  double end_s = carom_ending_timeline_s(comparison);
  double duration_s = carom_comparison_get_scene(comparison)->duration_s;
  ending->beyond = find_frame(comparison, end_s + duration_s);
}

gboolean carom_ending_rest(CaromEnding *ending, double elapsed_s) {
  ending->rest_s += elapsed_s;
  if (ending->rest_s < REST_S)
    return FALSE;
  ending->rest_s = 0;
  return TRUE;
}
