/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-extents: the rectangle, parallel to the axes, that something takes up. */
#pragma once

#include "carom-body.h"
#include "carom-wall.h"

typedef struct {
  CaromVec2 min, max; /* min > max: it takes up nothing */
} CaromExtents;

/* The extents of nothing, to which things are added. */
static inline CaromExtents carom_extents_nothing(void) {
  return (CaromExtents){{INFINITY, INFINITY}, {-INFINITY, -INFINITY}};
}

static inline gboolean carom_extents_is_nothing(const CaromExtents *extents) {
  return extents->min.x > extents->max.x;
}

/* Of a disc with its rim, and of a wall. */
CaromExtents carom_extents_of_body(const CaromBody *body);
CaromExtents carom_extents_of_wall(const CaromWall *wall);

/* Adds what @other takes up. */
static inline void carom_extents_add(CaromExtents *extents, const CaromExtents *other) {
  extents->min = carom_vec2(MIN(extents->min.x, other->min.x), MIN(extents->min.y, other->min.y));
  extents->max = carom_vec2(MAX(extents->max.x, other->max.x), MAX(extents->max.y, other->max.y));
}

/* Adds a square about @point.
 *
 * @reach: half its side */
static inline void carom_extents_include(CaromExtents *extents, CaromVec2 point, double reach) {
  CaromExtents square = {{point.x - reach, point.y - reach}, {point.x + reach, point.y + reach}};
  carom_extents_add(extents, &square);
}

/* Whether @inner lies wholly in @extents, or on its edge. */
gboolean carom_extents_contain(const CaromExtents *extents, const CaromExtents *inner);
/* Whether both have a point in common; a common edge is enough. */
static inline gboolean carom_extents_meet(const CaromExtents *one, const CaromExtents *other) {
  return one->min.x <= other->max.x && other->min.x <= one->max.x && one->min.y <= other->max.y &&
         other->min.y <= one->max.y;
}

/* Of anything but nothing. */
CaromVec2 carom_extents_centre(const CaromExtents *extents);
