/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-bodies: the discs of a pane and their arrows. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws the discs and, where there are very many, the arrows on top of all of them. */
void carom_scene_picture_bodies_draw(const CaromScenePictureLayout *layout, cairo_t *cr);

/* Draws the arrows, unless they are there already. */
void carom_scene_picture_bodies_draw_arrows(const CaromScenePictureLayout *layout, cairo_t *cr);

/* Whether the discs that are too small to be seen are drawn as density: there are so many that,
 * drawn as large as a disc is drawn at least, they would cover what is free. They have no
 * arrows. */
gboolean carom_scene_picture_bodies_are_density(const CaromScenePictureLayout *layout);

/* Returns: how many discs are in the picture, at least in part */
guint carom_scene_picture_bodies_count_inside(const CaromScenePictureLayout *layout);

/* Returns: how many discs the edge of the picture cuts in two, beside the bodies of the overlay */
guint carom_scene_picture_bodies_count_cut(const CaromScenePictureLayout *layout);

/* Returns: @colour, paler if there is an overlay from which it should not distract */
CaromColour carom_scene_picture_bodies_step_back(const CaromScenePictureLayout *layout,
                                                 CaromColour colour);
