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

/* Adds the line around all places where the discs of an emitter come in to the path: a rectangle
 * with round corners, or a circle where there is no spread.
 *
 * @gap: how far outside of it the line is, in points
 * Returns: whether it can be drawn: not where it is far larger or farther off than any picture */
gboolean carom_scene_picture_fixtures_add_emitter(cairo_t *cr, const CaromView *view,
                                                  const CaromEmitter *emitter, double gap);

/* Draws what dashes and dots mean, where there are some, in the strip at the bottom.
 *
 * @text: of the picture
 * @left, @right: between which there is room; the notes end at @right
 * Returns: how much of it they take */
double carom_scene_picture_fixtures_draw_notes(const CaromScenePictureLayout *layout,
                                               CaromText *text, double left, double right);
