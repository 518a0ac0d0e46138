/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-fixtures: what belongs to the place of a scene: walls, doors and emitters. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws them as they are in the picture's run: a door has posts at its ends, and between
 * them two lines while it is shut, and dashes while it is open; an emitter has a dotted line around
 * all places where its discs come in, one of them in the middle, and, where arrows show velocities,
 * that with which they come in. */
void carom_scene_picture_fixtures_draw(const CaromScenePictureLayout *layout, cairo_t *cr);

/* Draws what dashes and dots mean, where there are some, in the strip at the bottom.
 *
 * @text: of the picture
 * @left, @right: between which there is room; the notes end at @right
 * Returns: how much of it they take */
double carom_scene_picture_fixtures_draw_notes(const CaromScenePictureLayout *layout,
                                               CaromText *text, double left, double right);
