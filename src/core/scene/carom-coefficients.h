/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-coefficients: which restitution and which tangential factor are in force: discs have one
 * restitution, and each wall has its own coefficients. */
#pragma once

#include "carom-scene.h"

/* Whether discs can meet discs, those that will come in included. Only then does their restitution
 * mean anything. */
gboolean carom_coefficients_has_pairs(const CaromScene *scene);

/* Of the scene's walls, of which there must be one at least.
 *
 * @mixed: (out) (optional): whether walls differ in it
 * Returns: that of the first wall */
double carom_coefficients_wall_restitution(const CaromScene *scene, gboolean *mixed);
double carom_coefficients_wall_factor(const CaromScene *scene, gboolean *mixed);

/* These set it for all walls, and change nothing else. */
void carom_coefficients_set_wall_restitution(CaromScene *scene, double restitution);
void carom_coefficients_set_wall_factor(CaromScene *scene, double factor);

/* Returns: (transfer full): how many discs there are, how many will come in if any will, and each
 *   restitution in force: "2 discs · discs e = 1 · walls e = 0.8" */
char *carom_coefficients_describe(const CaromScene *scene);
