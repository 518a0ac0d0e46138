/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wall: a straight two-sided wall between two points, in any direction. Its ends are met as
 * circles of radius 0: see carom-flight.c (when) and carom-event-pair.c (the normal) at exact
 * times, carom-stepped-wall.c in steps. */
#pragma once

#include "carom-intervals.h"
#include "carom-vec2.h"

#include <glib.h>

typedef struct {
  CaromVec2 p1;
  CaromVec2 p2;       /* != p1 */
  double restitution; /* >= 0 */
  double
      tangential_factor; /* f in [0, 1]: the tangential velocity is multiplied by it. 1: smooth */
  const CaromIntervals *open; /* (nullable): when it is not there, as a door that opens; it closes
                                 as soon as nothing is in the way */
  const char *others;         /* (nullable): as in CaromBody */
} CaromWall;

/* The position of a point relative to a wall. */
typedef struct {
  CaromVec2 nearest; /* the point of the wall that is nearest */
  double side;       /* signed distance from the wall's line; positive to the left of p1 → p2 */
  gboolean between_ends; /* whether the foot of the perpendicular lies on the wall */
} CaromWallFoot;

/* An elastic, smooth wall between @p1 and @p2. */
CaromWall carom_wall_default(CaromVec2 p1, CaromVec2 p2);

/* A wall between @p1 and @p2 that is as @model is in everything that the table of fields says of a
 * wall. It is no door, and has no fields that Carom does not know. */
CaromWall carom_wall_like(const CaromWall *model, CaromVec2 p1, CaromVec2 p2);

/* Whether discs meet the same in both; 0 is −0. */
gboolean carom_wall_equal(const CaromWall *one, const CaromWall *other);

static inline double carom_wall_length(const CaromWall *wall) {
  return carom_vec2_length(carom_vec2_sub(wall->p2, wall->p1));
}

/* The unit normal to the left of p1 → p2: the side where CaromWallFoot.side is positive. */
CaromVec2 carom_wall_normal(const CaromWall *wall);

/* Drops the perpendicular from @point to @wall. */
CaromWallFoot carom_wall_foot(const CaromWall *wall, CaromVec2 point);

/* How far @point is from the nearest point of @wall. */
double carom_wall_distance(const CaromWall *wall, CaromVec2 point);

/* A straight line without ends. */
typedef struct {
  CaromVec2 point;
  CaromVec2 left; /* the unit normal that points to its left side */
} CaromWallLine;

/* The line through both ends of @wall. */
CaromWallLine carom_wall_line(const CaromWall *wall);

/* Signed distance of @point, positive on the left. */
static inline double carom_wall_line_side(const CaromWallLine *line, CaromVec2 point) {
  return carom_vec2_dot(carom_vec2_sub(point, line->point), line->left);
}

/* ---- Doors: when a wall is open, one opening after the other ---- */

/* The most openings that a door may have, so that its file can be read again. */
#define CAROM_SCENE_MAX_OPENINGS 1000

typedef enum {
  CAROM_WALL_OPENING_FINE,
  CAROM_WALL_OPENING_BEFORE_RUN,  /* it begins before the run does, at 0 */
  CAROM_WALL_OPENING_BACKWARDS,   /* it does not end after it begins */
  CAROM_WALL_OPENING_BEFORE_LAST, /* it begins before the one before it has ended */
  CAROM_WALL_OPENING_TOO_MANY,    /* there are CAROM_SCENE_MAX_OPENINGS already */
} CaromWallOpeningFault;

/* Appends @opening, less the sign of a zero, if nothing is wrong with it; then
 * carom_pool_add_intervals() takes all of them.
 *
 * @openings: (element-type CaromInterval): those before it
 * @opening: of two finite numbers, in seconds
 * Returns: what is wrong with it */
CaromWallOpeningFault carom_wall_append_opening(GArray *openings, CaromInterval opening);
