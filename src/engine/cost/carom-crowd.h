/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-crowd: makes scenes of any number of discs like those of a scene, to see how the work grows
 * with their number. */
#pragma once

#include "carom-scene.h"

/* Whether a disc of @scene can move, be it one that comes in. */
gboolean carom_crowd_exists(const CaromScene *scene);

/* Makes a crowd. The discs of the scene that can move, with those that come in, lend their radii,
 * masses and speeds, each about equally often. They are placed at random, the same every time, in a
 * square box that they fill as densely as those of the scene fill its picture, but to no more than
 * CAROM_CROWD_MOST_DENSE, so that there is room for all. Directions are at random; if all discs are
 * at rest, each moves by its radius in ten steps. There is no gravity and nothing is lost at
 * contacts, so that a gas stays a gas. The step is the scene's.
 *
 * @n: > 0
 * Returns: (transfer full) (nullable): such a crowd; NULL if no disc of @scene can move */
CaromScene *carom_crowd_new(const CaromScene *scene, guint n);

/* The largest part of the box that discs fill, as a fraction of its area. */
#define CAROM_CROWD_MOST_DENSE 0.3

/* Discs that come in count as if all were there.
 *
 * Returns: which part of its box a crowd like @scene fills */
double carom_crowd_density(const CaromScene *scene);
