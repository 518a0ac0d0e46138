/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-trails: the paths that discs leave behind, and the pictures of them at equal times. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws what the picture's staging asks for, up to the present time of its run. Nothing is drawn of
 * a run without a track. */
void carom_trails_draw(const CaromScenePictureLayout *layout, cairo_t *cr);
