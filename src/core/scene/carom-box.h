/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-box: four walls around what a scene shows. */
#pragma once

#include "carom-scene.h"

/* Adds the walls, along the edges of carom_scene_view(). They are like the first wall that is
 * there, or else bounce as the discs do.
 *
 * @scene: may have at most CAROM_SCENE_MAX_WALLS after that, which is the caller's to check */
void carom_box_add(CaromScene *scene);
