/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-centre-of-mass: the common centre of mass of the discs that can move, and its path.
 * Contacts between them leave it alone. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws it if the picture's staging asks for it, its path where the run has a track. */
void carom_centre_of_mass_draw(const CaromScenePictureLayout *layout, cairo_t *cr);

/* Says what the cross is, in the strip at the bottom: beside the cross, words would cover the discs
 * that meet there.
 *
 * @left: where it begins at the earliest
 * @right: where it ends
 * Returns: the width that it takes, with a gap; 0 if there is no centre, or no room */
double carom_centre_of_mass_draw_legend(const CaromScenePictureLayout *layout, CaromText *text,
                                        double left, double right);
