/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-emitter-outline: a quarter of a circle about each corner of the spread; Cairo joins them by
 * lines. */
#include "carom-emitter-outline.h"

/* In points: a circle of such a disc is still seen, and places up to there can be drawn. */
static const double least_radius = 1.5, farthest = 1e6;

static gboolean can_be_drawn(CaromVec2 place, double radius) {
  return fabs(place.x) + radius < farthest && fabs(place.y) + radius < farthest;
}

gboolean carom_emitter_outline_add(cairo_t *cr, const CaromView *view, const CaromEmitter *emitter,
                                   double gap) {
  /* As angles grow in a picture, y down: right and down, down and left, and so on. */
  static const CaromVec2 signs[] = {{1, -1}, {-1, -1}, {-1, 1}, {1, 1}};
  CaromVec2 right = carom_view_direction(view, carom_vec2(1, 0));
  double turn_rad = atan2(right.y, right.x);
  double radius = MAX(emitter->radius * view->points_per_unit, least_radius) + gap;
  CaromVec2 corners[G_N_ELEMENTS(signs)];
  for (guint i = 0; i < G_N_ELEMENTS(signs); i++) {
    CaromVec2 off = {signs[i].x * emitter->spread.x, signs[i].y * emitter->spread.y};
    corners[i] = carom_view_place(view, carom_vec2_add(emitter->position, off));
    if (!can_be_drawn(corners[i], radius))
      return FALSE;
  }
  cairo_new_sub_path(cr);
  for (guint i = 0; i < G_N_ELEMENTS(signs); i++)
    cairo_arc(cr, corners[i].x, corners[i].y, radius, turn_rad + i * G_PI_2,
              turn_rad + (i + 1) * G_PI_2);
  cairo_close_path(cr);
  return TRUE;
}
