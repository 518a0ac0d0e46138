/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-outlook-picture: the paths that discs are going to take, and where they will meet. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws the outlook of the picture, if it has one, as far as it is known. */
void carom_outlook_picture_draw(const CaromScenePictureLayout *layout, cairo_t *cr);
