/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-path: walks along the curve in small steps. */
#include "carom-overlay-path.h"

/* A parabola within a pane bends so little that its chords are on it, but for a fraction of a
 * point. */
enum { N_STEPS = 64, N_HALVINGS = 40 };

CaromVec2 carom_overlay_path_point(const CaromOverlayPath *path, double share) {
  double rest = 1 - share;
  CaromVec2 ends = carom_vec2_add(carom_vec2_scale(path->from, rest * rest),
                                  carom_vec2_scale(path->to, share * share));
  return carom_vec2_add_scaled(ends, path->control, 2 * share * rest);
}

static gboolean is_in_room(const CaromOverlayRoom *room, CaromVec2 place) {
  return place.x >= room->left && place.x <= room->right && place.y >= room->top &&
         place.y <= room->bottom;
}

/* The share at which the path enters the room, between @outside and @inside. */
static double find_edge(const CaromOverlayPath *path, const CaromOverlayRoom *room, double outside,
                        double inside) {
  for (int i = 0; i < N_HALVINGS; i++) {
    double middle = (outside + inside) / 2;
    *(is_in_room(room, carom_overlay_path_point(path, middle)) ? &inside : &outside) = middle;
  }
  return inside;
}

/* The tangents at the new start and at the end meet on the old tangent at the end. */
static void cut(CaromOverlayPath *path, double share) {
  CaromVec2 to_end = carom_vec2_sub(path->to, path->control);
  CaromVec2 from = carom_overlay_path_point(path, share);
  path->control = carom_vec2_add_scaled(path->control, to_end, share);
  path->from = from;
}

/* Paths may be very long: so the steps are lengths in the room, not shares of the path. */
static double step_of(const CaromOverlayPath *path, const CaromOverlayRoom *room) {
  CaromVec2 way = carom_vec2_sub(path->to, path->control);
  CaromVec2 earlier = carom_vec2_sub(path->control, path->from);
  double speed = 2 * MAX(carom_vec2_length(way), carom_vec2_length(earlier));
  double side = MIN(room->right - room->left, room->bottom - room->top);
  return MIN(1.0 / N_STEPS, side / N_STEPS / speed);
}

gboolean carom_overlay_path_enter(CaromOverlayPath *path, const CaromOverlayRoom *room,
                                  gboolean *is_cut) {
  double inside = 1, step = step_of(path, room);
  *is_cut = FALSE;
  if (!is_in_room(room, path->to) || !(step > 0))
    return FALSE;
  while (inside > 0) {
    double outside = MAX(inside - step, 0);
    if (!is_in_room(room, carom_overlay_path_point(path, outside))) {
      cut(path, find_edge(path, room, outside, inside));
      *is_cut = TRUE;
      return TRUE;
    }
    inside = outside;
  }
  return TRUE;
}

/* The share of the way at which a coordinate comes to the edge that it goes towards. */
static double share_to_edge(double from, double to, double low, double high) {
  return to > high ? (high - from) / (to - from) : to < low ? (low - from) / (to - from) : 1;
}

gboolean carom_overlay_path_leave(const CaromOverlayRoom *room, CaromVec2 from, CaromVec2 to,
                                  CaromVec2 *edge) {
  if (!is_in_room(room, from) || is_in_room(room, to))
    return FALSE;
  double share = MIN(share_to_edge(from.x, to.x, room->left, room->right),
                     share_to_edge(from.y, to.y, room->top, room->bottom));
  *edge = carom_vec2_add_scaled(from, carom_vec2_sub(to, from), share);
  return TRUE;
}

double carom_overlay_path_distance_to_segment(CaromVec2 from, CaromVec2 to, CaromVec2 place) {
  CaromVec2 along = carom_vec2_sub(to, from), way = carom_vec2_sub(place, from);
  double square = carom_vec2_dot(along, along);
  double share = square > 0 ? CLAMP(carom_vec2_dot(way, along) / square, 0, 1) : 0;
  return carom_vec2_distance(place, carom_vec2_add_scaled(from, along, share));
}

double carom_overlay_path_distance(const CaromOverlayPath *path, CaromVec2 place) {
  double least = INFINITY;
  CaromVec2 from = path->from;
  for (int i = 1; i <= N_STEPS; i++) {
    CaromVec2 to = carom_overlay_path_point(path, (double)i / N_STEPS);
    least = MIN(least, carom_overlay_path_distance_to_segment(from, to, place));
    from = to;
  }
  return least;
}
