/* carom-stepped: the two kinds of contact that a step can find, for the stepped detection alone. */
#pragma once

#include "carom-near-walls.h"
#include "carom-ties.h"

/* carom_stepped_meet_discs:
 * @pairs: (array length=n): discs that overlapped, or touched, when the step had moved them; all to
 *   be resolved in one turn
 *
 * Separates and resolves them by the run's method, but for those that an earlier turn's separation
 * has parted already. */
void carom_stepped_meet_discs(const CaromEngine *engine, const CaromPair *pairs, guint n);

/* carom_stepped_meet_walls:
 * @lines: one a wall of the scene
 * @start: where the disc was at the start of the step
 *
 * Puts disc @i back from every wall that it is in, or has passed through, one after the other, and
 * resolves the contact. */
void carom_stepped_meet_walls(const CaromEngine *engine, const CaromWallLine *lines, guint i,
                              CaromVec2 start);
