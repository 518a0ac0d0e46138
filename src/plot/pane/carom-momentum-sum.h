/* carom-momentum-sum: the momenta of the discs laid tip to tail, and their sum. It stays as it is
 * while the discs exchange momentum with each other alone. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws it into the upper corner that the run leaves freer, if there are arrows of momentum. */
void carom_momentum_sum_draw(const CaromScenePictureLayout *layout, CaromText *text);
