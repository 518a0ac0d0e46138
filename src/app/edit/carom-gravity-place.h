/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-gravity-place: where in a picture the arrow of gravity is, and how long. */
#pragma once

#include "carom-handle.h"
#include "carom-scene-picture-layout.h"

/* In the upper right corner, to the left of the sum of the momenta if that is there; where a wall
 * or a disc is under the arrow's tip or its beginning, the nearest free place to the left and
 * below. In a crowd that has none it stays in the corner, where walls and discs can still be taken
 * hold of beside it.
 *
 * The arrow is as long as gravity is strong, at a scale of a round number, so that one sees which
 * of two is stronger, and half of it can be aimed at. Where there is no gravity a grip is where it
 * would begin, and an arrow that is drawn from there lets a disc fall through the height of the
 * picture in some 1.4 s. Gravity that is not finite has no arrow.
 *
 * @layout: of the scene as it starts
 * @view: its points_per_unit and reach are those of @layout; gravity_at and gravity_s2 are set */
void carom_gravity_place_find(const CaromScenePictureLayout *layout, CaromEditView *view);
