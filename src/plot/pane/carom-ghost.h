/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ghost: the discs of the leading pane, drawn in another one to see whether they part. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws the discs of the picture's leader as dashed outlines. Where both panes agree, the
 * pane's own discs cover them. Of more than CAROM_SCENE_PICTURE_LAYOUT_MAX_OUTLINED discs there are
 * none. */
void carom_ghost_draw(const CaromScenePictureLayout *layout, cairo_t *cr);
