/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-algorithms: the text format of the particle simulations in Sedgewick and Wayne,
 * "Algorithms" (4th edition, section 6.1): the number of discs N, then for each
 *     rx ry vx vy radius mass [red green blue]
 * in a unit square with elastic walls. */
#pragma once

#include "carom-scene.h"
#include "carom-source-text.h"

/* What such files do not say: */
#define CAROM_ALGORITHMS_UNIT "box" /* the unit of length is the side of the box */
/* In a run the fastest disc could cross the box this many times, see carom-disc-times.h. */
#define CAROM_ALGORITHMS_CROSSINGS 10

/* White space is free, provided that either each line is one disc or the count of numbers is
 * complete.
 *
 * @title: the scene's title
 * @remarks: (element-type utf8): sentences are added
 * Returns: (transfer full): the scene, or NULL with @error set */
CaromScene *carom_algorithms_read(const CaromSourceText *text, const char *title,
                                  GPtrArray *remarks, GError **error);

/* Writes the scene as an Algorithms text file.
 *
 * Returns: (transfer full) (nullable): its text, or NULL with @error set if the format cannot hold
 *   the scene (walls other than the unit box, gravity, pinned discs, …) */
char *carom_algorithms_write(const CaromScene *scene, GError **error);

/* The wall number @side, from 0 to 3, of the box. */
CaromWall carom_algorithms_wall(guint side);
#define CAROM_ALGORITHMS_N_WALLS 4
