/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-superposition: the discs of all panes drawn on top of each other in one picture, to see
 * them coincide or part. */
#pragma once

#include "carom-scene-picture-layout.h"

/* What stands above such a picture. */
const char *carom_superposition_title(void);

/* Whether all panes have had as many contacts of discs, and as many of walls, so that one number
 * tells how many. */
gboolean carom_superposition_has_one_count(const CaromComparison *comparison);

/* Draws the outlines of the discs of each run of the picture's superposition, in the pane's style:
 * each lies within the one before, so that all of those that coincide are seen. */
void carom_superposition_draw(const CaromScenePictureLayout *layout, cairo_t *cr);

/* Says which outline belongs to which pane, in the upper left corner. */
void carom_superposition_draw_legend(const CaromScenePictureLayout *layout, CaromText *text);
