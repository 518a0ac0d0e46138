/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-arc: angles are measured from where the arc begins. */
#include "carom-overlay-arc.h"

#include <glib.h>

static double angle_from_start(CaromVec2 centre, double start_rad, CaromVec2 place) {
  return remainder(atan2(place.y - centre.y, place.x - centre.x) - start_rad, 2 * G_PI);
}

CaromOverlayArc carom_overlay_arc_to(CaromVec2 centre, double start_rad, CaromVec2 to) {
  return (CaromOverlayArc){
      .centre = centre,
      .radius = carom_vec2_distance(to, centre),
      .start_rad = start_rad,
      .sweep_rad = angle_from_start(centre, start_rad, to),
  };
}

CaromVec2 carom_overlay_arc_point(CaromOverlayArc arc, double share) {
  double angle = arc.start_rad + arc.sweep_rad * share;
  return carom_vec2_add_scaled(arc.centre, carom_vec2(cos(angle), sin(angle)), arc.radius);
}

double carom_overlay_arc_distance(CaromOverlayArc arc, CaromVec2 place) {
  double angle = angle_from_start(arc.centre, arc.start_rad, place);
  CaromVec2 first = carom_overlay_arc_point(arc, 0), last = carom_overlay_arc_point(arc, 1);
  if (angle * arc.sweep_rad >= 0 && fabs(angle) <= fabs(arc.sweep_rad))
    return fabs(carom_vec2_distance(place, arc.centre) - arc.radius);
  return MIN(carom_vec2_distance(place, first), carom_vec2_distance(place, last));
}
