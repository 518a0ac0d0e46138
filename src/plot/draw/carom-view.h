/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-view: converts coordinates of a scene (y up) to places in a picture (in points, y down). */
#pragma once

#include "carom-scene.h"

typedef struct {
  CaromVec2 centre;       /* of the view, in the scene */
  double x, y;            /* where it is in the picture */
  double points_per_unit; /* the same in both directions */
  gboolean is_turned;     /* FALSE: the x axis of the scene lies to the right */
  CaromVec2 right;        /* if it is turned: what of the scene lies to the right, of length 1 */
} CaromView;

/* Fits the rectangle from @min to @max of the scene into the rectangle (left, top)–(right, bottom)
 * of the picture. */
CaromView carom_view_fit(CaromVec2 min, CaromVec2 max, double left, double top, double right,
                         double bottom);

/* Turns the view, about the place of its centre, so that the picture is turned anticlockwise by
 * @angle_rad in all. */
static inline void carom_view_turn(CaromView *view, double angle_rad) {
  view->is_turned = angle_rad != 0;
  view->right = carom_vec2(cos(angle_rad), -sin(angle_rad));
}

/* @vector of the scene as it points in the picture, y down; of the same length. */
static inline CaromVec2 carom_view_direction(const CaromView *view, CaromVec2 vector) {
  if (view->is_turned)
    vector = carom_vec2(carom_vec2_dot(vector, view->right),
                        carom_vec2_dot(vector, carom_vec2_perpendicular(view->right)));
  return carom_vec2(vector.x, -vector.y);
}

/* The vector of the scene that points in that @direction of the picture. */
static inline CaromVec2 carom_view_vector(const CaromView *view, CaromVec2 direction) {
  if (!view->is_turned)
    return carom_vec2(direction.x, -direction.y);
  return carom_vec2_add_scaled(carom_vec2_scale(view->right, direction.x),
                               carom_vec2_perpendicular(view->right), -direction.y);
}

/* Where a @position in the scene is in the picture. */
static inline CaromVec2 carom_view_place(const CaromView *view, CaromVec2 position) {
  CaromVec2 off = carom_view_direction(view, carom_vec2_sub(position, view->centre));
  return carom_vec2(view->x + off.x * view->points_per_unit,
                    view->y + off.y * view->points_per_unit);
}

/* The coordinates in the scene of a place in the picture. */
static inline CaromVec2 carom_view_position(const CaromView *view, CaromVec2 place) {
  CaromVec2 off = carom_view_vector(view, carom_vec2(place.x - view->x, place.y - view->y));
  return carom_vec2(view->centre.x + off.x / view->points_per_unit,
                    view->centre.y + off.y / view->points_per_unit);
}

/* Returns: the view at that @share of the way from one to another */
CaromView carom_view_between(const CaromView *from, const CaromView *to, double share);

/* Returns: a speed that few discs of the scene exceed at any time of a run, estimated from its
 *   start: the greatest one there, or what gravity or, among many discs, the exchange of energy
 *   will make of it. INFINITY if nothing can move. */
double carom_view_greatest_speed(const CaromScene *scene);
/* Returns: a momentum that few discs of the scene exceed, estimated in the same way */
double carom_view_greatest_momentum(const CaromScene *scene);
