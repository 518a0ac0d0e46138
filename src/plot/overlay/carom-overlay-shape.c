/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-shape: the curves of shapes, and how far a place is from what is drawn. */
#include "carom-overlay-shape.h"

#include "carom-line.h"

/* ---- Arcs ---- */

static double angle_from_start(CaromVec2 centre, double start_rad, CaromVec2 place) {
  return remainder(atan2(place.y - centre.y, place.x - centre.x) - start_rad, 2 * G_PI);
}

CaromOverlayArc carom_overlay_shape_arc(const CaromOverlayShape *shape) {
  return (CaromOverlayArc){
      .centre = shape->from,
      .radius = carom_vec2_distance(shape->to, shape->from),
      .start_rad = shape->start_rad,
      .sweep_rad = angle_from_start(shape->from, shape->start_rad, shape->to),
  };
}

CaromVec2 carom_overlay_shape_arc_point(CaromOverlayArc arc, double share) {
  double angle = arc.start_rad + arc.sweep_rad * share;
  return carom_vec2_add_scaled(arc.centre, carom_vec2(cos(angle), sin(angle)), arc.radius);
}

static double distance_to_arc(CaromOverlayArc arc, CaromVec2 place) {
  double angle = angle_from_start(arc.centre, arc.start_rad, place);
  CaromVec2 first = carom_overlay_shape_arc_point(arc, 0),
            last = carom_overlay_shape_arc_point(arc, 1);
  if (angle * arc.sweep_rad >= 0 && fabs(angle) <= fabs(arc.sweep_rad))
    return fabs(carom_vec2_distance(place, arc.centre) - arc.radius);
  return MIN(carom_vec2_distance(place, first), carom_vec2_distance(place, last));
}

/* ---- Paths ---- */

/* A parabola within a pane bends so little that its chords are on it, but for a fraction of a
 * point. */
enum { N_STEPS = 64, N_HALVINGS = 40 };

CaromOverlayPath carom_overlay_shape_path(const CaromOverlayShape *shape) {
  return (CaromOverlayPath){shape->from, shape->control, shape->to};
}

CaromVec2 carom_overlay_shape_path_point(const CaromOverlayPath *path, double share) {
  double rest = 1 - share;
  CaromVec2 ends = carom_vec2_add(carom_vec2_scale(path->from, rest * rest),
                                  carom_vec2_scale(path->to, share * share));
  return carom_vec2_add_scaled(ends, path->control, 2 * share * rest);
}

/* The share at which the path enters the room, between @outside and @inside. */
static double find_edge(const CaromOverlayPath *path, const CaromOverlayRoom *room, double outside,
                        double inside) {
  for (int i = 0; i < N_HALVINGS; i++) {
    double middle = (outside + inside) / 2;
    *(carom_overlay_frame_is_in_room(room, carom_overlay_shape_path_point(path, middle))
          ? &inside
          : &outside) = middle;
  }
  return inside;
}

/* The tangents at the new start and at the end meet on the old tangent at the end. */
static void cut(CaromOverlayPath *path, double share) {
  CaromVec2 to_end = carom_vec2_sub(path->to, path->control);
  CaromVec2 from = carom_overlay_shape_path_point(path, share);
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

gboolean carom_overlay_shape_path_enter(CaromOverlayPath *path, const CaromOverlayRoom *room,
                                        gboolean *is_cut) {
  double inside = 1, step = step_of(path, room);
  *is_cut = FALSE;
  if (!carom_overlay_frame_is_in_room(room, path->to) || !(step > 0))
    return FALSE;
  while (inside > 0) {
    double outside = MAX(inside - step, 0);
    if (!carom_overlay_frame_is_in_room(room, carom_overlay_shape_path_point(path, outside))) {
      cut(path, find_edge(path, room, outside, inside));
      *is_cut = TRUE;
      return TRUE;
    }
    inside = outside;
  }
  return TRUE;
}

static double distance_to_path(const CaromOverlayPath *path, CaromVec2 place) {
  double least = INFINITY;
  CaromVec2 from = path->from;
  for (int i = 1; i <= N_STEPS; i++) {
    CaromVec2 to = carom_overlay_shape_path_point(path, (double)i / N_STEPS);
    least = MIN(least, carom_line_distance(from, to, place));
    from = to;
  }
  return least;
}

/* ---- All shapes ---- */

double carom_overlay_shape_distance(const CaromOverlayShape *shape, CaromVec2 place) {
  switch (shape->kind) {
  case CAROM_SHAPE_ARC:
    return distance_to_arc(carom_overlay_shape_arc(shape), place);
  case CAROM_SHAPE_DOT:
  case CAROM_SHAPE_GRIP:
    return carom_vec2_distance(shape->from, place);
  case CAROM_SHAPE_RING:
    return fabs(carom_vec2_distance(shape->from, place) - shape->radius);
  case CAROM_SHAPE_PATH: {
    CaromOverlayPath path = carom_overlay_shape_path(shape);
    return distance_to_path(&path, place);
  }
  default:
    return carom_line_distance(shape->from, shape->to, place);
  }
}

CaromMathNames carom_overlay_shape_names(const CaromOverlayShape *shape) {
  const CaromOverlay *overlay = shape->overlay;
  const CaromDerivation *derivation = overlay->derivation;
  CaromMathNames names = {overlay->name_a, overlay->name_b, overlay->working->terms,
                          overlay->working->n_terms};
  if (derivation) {
    names.terms = (const CaromTerm *)derivation->terms->data;
    names.n_terms = derivation->terms->len;
  }
  return names;
}
