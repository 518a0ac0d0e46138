/* carom-stepped: handles the two kinds of contact that a step can find, and works out when it was.
 * Only the stepped detection uses it. */
#pragma once

#include "carom-near-walls.h"
#include "carom-ties.h"

/* Separates and resolves the pairs by the run's method, except those that the separation of an
 * earlier turn has parted already.
 *
 * @pairs: (array length=n): discs that overlapped or touched when the step had moved them; all are
 *   resolved in one turn */
void carom_stepped_meet_discs(const CaromEngine *engine, const CaromPair *pairs, guint n);

/* Puts disc @i back from every wall that it is in or has passed through, one after the other, and
 * resolves the contacts.
 *
 * @lines: one for each wall of the scene
 * @start: where the disc was at the start of the step */
void carom_stepped_meet_walls(const CaromEngine *engine, const CaromWallLine *lines, guint i,
                              CaromVec2 start);

/* A CaromWorkFunc: when the step noticed the contact, when the bodies had really touched, and how
 * late it was. */
void carom_stepped_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                        const CaromScene *scene);
