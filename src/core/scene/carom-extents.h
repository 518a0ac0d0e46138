/* carom-extents: the rectangle, parallel to the axes, that something takes up. */
#pragma once

#include "carom-body.h"
#include "carom-wall.h"

typedef struct {
  CaromVec2 min, max; /* min > max: it takes up nothing */
} CaromExtents;

/* The extents of nothing, to which things are added. */
CaromExtents carom_extents_nothing(void);

static inline gboolean carom_extents_is_nothing(const CaromExtents *extents) {
  return extents->min.x > extents->max.x;
}

/* Of a disc with its rim, and of a wall. */
CaromExtents carom_extents_of_body(const CaromBody *body);
CaromExtents carom_extents_of_wall(const CaromWall *wall);

/* Adds a square about @point.
 *
 * @reach: half its side */
void carom_extents_include(CaromExtents *extents, CaromVec2 point, double reach);
/* Adds what @other takes up. */
void carom_extents_add(CaromExtents *extents, const CaromExtents *other);

/* Whether @inner lies wholly in @extents, or on its edge. */
gboolean carom_extents_contain(const CaromExtents *extents, const CaromExtents *inner);
/* Whether both have a point in common; a common edge is enough. */
gboolean carom_extents_meet(const CaromExtents *one, const CaromExtents *other);

/* Of anything but nothing. */
CaromVec2 carom_extents_centre(const CaromExtents *extents);
