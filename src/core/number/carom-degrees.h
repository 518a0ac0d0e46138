/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-degrees: directions by their angle in degrees, as people give it: anticlockwise from the
 * right. Right angles are exact. */
#pragma once

#include "carom-vec2.h"

/* @angle_deg: finite
 * Returns: the unit vector in that direction; at multiples of 90° its components are 0, 1 and −1
 *   themselves */
CaromVec2 carom_degrees_direction(double angle_deg);

/* Returns: the angle of @vector, above −180 and up to 180; 0 for (0, 0) */
double carom_degrees_of(CaromVec2 vector);

/* @direction: of length 1, as from carom_degrees_direction()
 * Returns: @vector turned by the angle of @direction */
CaromVec2 carom_degrees_turn(CaromVec2 vector, CaromVec2 direction);
