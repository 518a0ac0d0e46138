/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-gravity: gravity by its size and direction, as people give it. A scene has its components,
 * which are calculated from both once. What they were calculated from is kept beside them and holds
 * as long as they are what comes of it, so that 10 is not read back as 10.000000000000002; and the
 * direction while the size is 0. Files only have components. */
#pragma once

#include "carom-scene.h"

typedef struct {
  double size;      /* >= 0 */
  double angle_deg; /* from the x axis, up positive */
} CaromGravity;

/* Returns: what was given, if that is what the components are; or else the numbers of the fewest
 *   digits that they come of, if there are such; or else what is calculated from them */
CaromGravity carom_gravity_get(const CaromScene *scene);

/* @gravity: finite */
void carom_gravity_set(CaromScene *scene, CaromGravity gravity);
