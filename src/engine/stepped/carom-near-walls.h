/* carom-near-walls: which discs may meet a wall in this step.
 *
 * The discs that are nearer to a wall than half a margin are kept in a list, and only those can
 * meet one until some disc has come further than that (carom-tracks). */
#pragma once

#include "carom-tracks.h"
#include "carom-wall.h"

typedef struct CaromNearWalls CaromNearWalls;

/* carom_near_walls_new:
 * @margin: that of the tracks
 * @lines: must outlive the return value */
CaromNearWalls *carom_near_walls_new(double margin, const CaromWallLine *lines, guint n_lines);
void carom_near_walls_free(CaromNearWalls *near_walls);

/* Makes the list anew, of where @bodies are and where they were at the start of the step. */
void carom_near_walls_make_list(CaromNearWalls *near_walls, const CaromBodies *bodies,
                                const CaromTracks *tracks);

/* Returns: (transfer none) (element-type guint): discs in ascending order, among them all that
 *   touch a wall's line or have crossed one since the start of the step, as long as none is, or was
 *   then, further than half the margin from where it was when the list was made. */
const GArray *carom_near_walls_discs(const CaromNearWalls *near_walls);
