/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-draw: draws one pane: discs, walls, velocity arrows, scale. */
#pragma once

#include "carom-scene-picture.h"

#include <cairo.h>

/* Draws into the rectangle (0, 0)–(width, height), on a background of its own: what is framed,
 * centred, in true proportions, through the camera. Velocities are arrows. Their scale never
 * changes during a run, and only very long ones are cut short.
 *
 * With an overlay the two bodies are shown where it says, with their arrows; the other discs are
 * paler. Arrows have a scale that suits this contact and are never cut short, so that they add up.
 */
void carom_scene_picture_draw(const CaromScenePicture *picture, cairo_t *cr, double width,
                              double height);
