/* carom-centre-of-mass: the common centre of mass of the discs that can move, and its path.
 * Contacts between them leave it alone. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws it if the picture's staging asks for it, its path where the run has a track. */
void carom_centre_of_mass_draw(const CaromScenePictureLayout *layout, CaromText *text);
