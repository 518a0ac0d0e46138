/* carom-stepped: the two kinds of contact that a step can find, for the stepped detection alone. */
#pragma once

#include "carom-detection.h"
#include "carom-grid.h"
#include "carom-near-walls.h"

/* carom_stepped_meet_disc:
 * @pair: two discs that overlapped when the step had moved them
 *
 * Separates and resolves them by the run's method, unless an earlier pair's separation has parted
 * them already. */
void carom_stepped_meet_disc(const CaromEngine *engine, CaromPair pair);

/* carom_stepped_meet_walls:
 * @lines: one a wall of the scene
 * @start: where the disc was at the start of the step
 *
 * Puts disc @i back from every wall that it is in, or has passed through, one after the other, and
 * resolves the contact. */
void carom_stepped_meet_walls(const CaromEngine *engine, const CaromWallLine *lines, guint i,
                              CaromVec2 start);
