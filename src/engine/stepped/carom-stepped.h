/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stepped: what a step does with the two kinds of contact that it can find, and how it is
 * told and worked out. Only the stepped detections use it. */
#pragma once

#include "carom-detection.h"
#include "carom-grid.h"

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

/* A CaromDescribeFunc: when the step noticed the contact.
 *
 * Returns: (transfer full): translated */
char *carom_stepped_describe(const CaromEncounterRecord *encounter, const CaromScene *scene);

/* A CaromWorkFunc: when the step noticed the contact, when the bodies had really touched, and how
 * late it was. */
void carom_stepped_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                        const CaromScene *scene);

/* Adds how @encounter, of a disc that was found in a wall, came about and went on, line by line:
 * how the disc was found, where it was put back, how its velocity was corrected, and what becomes
 * of one that lies there.
 *
 * The disc's positions are called x_a when it was found, x'_a when it was put back, x''_a when it
 * was lifted; its velocities u_a, u'_a when corrected, u''_a when that of what lies. */
void carom_stepped_work_wall(CaromWorking *working, const CaromMethod *method,
                             const CaromEncounterRecord *encounter, const CaromScene *scene);
