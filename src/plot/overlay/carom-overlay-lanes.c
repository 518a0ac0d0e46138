/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-lanes: each arrow in turn, the strongest first, gets the first lane that is free
 * along its line; that of a velocity or an axis is in the middle. */
#include "carom-overlay-lanes.h"

/* So far apart are arrows that would lie on one another, and how far off they may be to do so, in
 * points; and what they must share, as a share of the shorter one. */
static const double lane_width = 5, lie_within = 2, share_least = 0.2;

/* Whether @other lies on the line of @arrow, so that one would cover the other. */
static gboolean lies_on(const CaromOverlayShape *arrow, const CaromOverlayShape *other,
                        double factor) {
  CaromVec2 way = carom_vec2_sub(arrow->to, arrow->from);
  double length = carom_vec2_length(way);
  double other_length = carom_vec2_distance(other->from, other->to);
  if (length == 0 || other_length == 0)
    return FALSE;
  CaromVec2 unit = carom_vec2_scale(way, 1 / length), across = carom_vec2_perpendicular(unit);
  CaromVec2 from = carom_vec2_sub(other->from, arrow->from);
  CaromVec2 to = carom_vec2_sub(other->to, arrow->from);
  double one = carom_vec2_dot(from, unit), two = carom_vec2_dot(to, unit);
  double shared = MIN(MAX(one, two), length) - MAX(MIN(one, two), 0);
  return fabs(carom_vec2_dot(from, across)) < lie_within * factor &&
         fabs(carom_vec2_dot(to, across)) < lie_within * factor &&
         shared > share_least * MIN(length, other_length);
}

/* Moves an arrow to lane @lane, to the side that is up. */
static void shift(CaromOverlayShape *arrow, int lane, double factor) {
  CaromVec2 way = carom_vec2_sub(arrow->to, arrow->from);
  CaromVec2 side = carom_vec2_perpendicular(carom_vec2_scale(way, 1 / carom_vec2_length(way)));
  if (side.y > 0 || (side.y == 0 && side.x > 0))
    side = carom_vec2_scale(side, -1);
  arrow->from = carom_vec2_add_scaled(arrow->from, side, lane * lane_width * factor);
  arrow->to = carom_vec2_add_scaled(arrow->to, side, lane * lane_width * factor);
}

void carom_overlay_lanes_part(GArray *shapes, double factor) {
  static const int lanes[] = {0, 1, -1, 2, -2};
  g_autofree int *lane_of = g_new0(int, shapes->len + 1);
  g_autoptr(GArray) before = g_array_copy(shapes);
  for (guint i = shapes->len; i-- > 0;) {
    const CaromOverlayShape *arrow = &g_array_index(before, CaromOverlayShape, i);
    gboolean is_taken[G_N_ELEMENTS(lanes)] = {FALSE};
    guint lane = 0;
    if (arrow->kind != CAROM_SHAPE_ARROW || !carom_overlay_shape_is_mark(arrow) ||
        arrow->overlay->handles)
      continue;
    for (guint k = 0; k < before->len; k++) {
      const CaromOverlayShape *other = &g_array_index(before, CaromOverlayShape, k);
      gboolean is_placed =
          other->kind == CAROM_SHAPE_AXIS ||
          (other->kind == CAROM_SHAPE_ARROW && (k > i || !carom_overlay_shape_is_mark(other)));
      for (guint l = 0; is_placed && l < G_N_ELEMENTS(lanes); l++)
        is_taken[l] |= lane_of[k] == lanes[l] && lies_on(arrow, other, factor);
    }
    while (lane + 1 < G_N_ELEMENTS(lanes) && is_taken[lane])
      lane++;
    lane_of[i] = lanes[lane];
    shift(&g_array_index(shapes, CaromOverlayShape, i), lanes[lane], factor);
  }
}
