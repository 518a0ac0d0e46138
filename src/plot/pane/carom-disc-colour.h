/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-colour: which colour a disc has in a pane: its own, or that of its speed. */
#pragma once

#include "carom-scene-picture-layout.h"

/* The colour that fills disc @i. */
CaromColour carom_disc_colour(const CaromScenePictureLayout *layout, guint i);

/* The same, whatever its speed. */
CaromColour carom_disc_colour_of_its_own(const CaromScenePictureLayout *layout, guint i);

/* Draws what the colours of speed mean at the right end of the strip at the bottom, if the discs
 * have them.
 *
 * @leftmost: where it begins at the earliest
 * Returns: the width that it takes, with a gap; 0 if it is not drawn, also for lack of room */
double carom_disc_colour_draw_legend(const CaromScenePictureLayout *layout, CaromText *text,
                                     double leftmost);
