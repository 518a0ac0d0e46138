/* carom-near-walls: which discs may meet a wall in this step.
 *
 * Like carom-neighbours: the discs that are nearer to a wall than a margin are kept in a list, and
 * only those can meet one until some disc has moved by half the margin. */
#pragma once

#include "carom-body.h"
#include "carom-wall.h"

/* The line on which a wall lies. */
typedef struct {
  CaromVec2 point;
  CaromVec2 left; /* unit normal */
} CaromWallLine;

CaromWallLine carom_wall_line(const CaromWall *wall);

/* Signed distance of @point, positive on the left. */
static inline double carom_wall_line_side(const CaromWallLine *line, CaromVec2 point) {
  return carom_vec2_dot(carom_vec2_sub(point, line->point), line->left);
}

typedef struct CaromNearWalls CaromNearWalls;

/* carom_near_walls_new:
 * @bodies: their number and radii must not change
 * @margin: > 0 unless there are no bodies
 * @lines: must outlive the return value */
CaromNearWalls *carom_near_walls_new(const CaromBodies *bodies, double margin,
                                     const CaromWallLine *lines, guint n_lines);
void carom_near_walls_free(CaromNearWalls *near_walls);

/* carom_near_walls_find:
 * @bodies: finite positions
 * @start: [body]: where each was at the start of the step
 *
 * Returns: (transfer none) (element-type guint): discs in ascending order, among them all that
 *   touch a wall's line or have crossed one since @start. */
const GArray *carom_near_walls_find(CaromNearWalls *near_walls, const CaromBodies *bodies,
                                    const CaromVec2 *start);
