/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-asked: which two bodies something is asked about. Nothing else of their
 * contact is drawn. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws a ring around each of the two discs, or a line along the wall, where others could be meant.
 * Discs and arrows are drawn on top of that. */
void carom_scene_picture_asked_draw(const CaromScenePictureLayout *layout, cairo_t *cr);

/* Writes their names where discs have no letters.
 *
 * @text: of the picture */
void carom_scene_picture_asked_write(const CaromScenePictureLayout *layout, CaromText *text);
