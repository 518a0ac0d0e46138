/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-momentum-sum: the momenta of the discs laid tip to tail, and their sum. It stays as it is
 * while the discs exchange momentum with each other alone. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws it into the upper corner that the run leaves freer, if there are arrows of momentum. */
void carom_momentum_sum_draw(const CaromScenePictureLayout *layout, CaromText *text);

/* Returns: how much of the width it takes from the edge at which it is; 0 if it is not there */
double carom_momentum_sum_get_width(const CaromScenePictureLayout *layout);

/* Returns: how much of the width it takes from the right edge, for what else is in that corner; 0
 *   if it is not there */
double carom_momentum_sum_get_right(const CaromScenePictureLayout *layout);
