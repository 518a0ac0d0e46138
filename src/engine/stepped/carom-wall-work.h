/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wall-work: the lines about a disc in a wall that do not depend on the rules for it: how it
 * was found, and what becomes of one that lies there. A rule's own lines are in its file.
 *
 * The disc's positions are called x_a when it was found, x'_a when it was put back, x''_a when it
 * was lifted; its velocities u_a, u'_a when corrected, u''_a when that of what lies. */
#pragma once

#include "carom-encounter-record.h"

/* Adds x_a, u_a, the wall's normal n_b, which points to the disc, and L, by which the disc has to
 * move along it to only touch; between them what decides: at a wall the sides on which the centre
 * was and is, h_0 and h, at an end of the wall Δr, from the centre to that end. (The n of a contact
 * points from a to b, so into the wall.) */
void carom_wall_work_found(CaromWorking *working, const CaromEncounterRecord *encounter,
                           const CaromScene *scene);

/* Adds with which velocity and restitution the contact of what lies on the wall is resolved; after
 * the lines of the speed correction, which must have given u'_a. */
void carom_wall_work_lying(CaromWorking *working, const CaromEncounterRecord *encounter,
                           const CaromScene *scene);

/* Adds by how much the sliding lift raises the disc, and where it is then. */
void carom_wall_work_lift(CaromWorking *working, const CaromEncounterRecord *encounter,
                          const CaromScene *scene);
