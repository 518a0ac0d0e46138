/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-trails: the paths that discs leave behind, and the pictures of them at equal times. The
 * part of them that will not change any more can be kept as an image for the next drawings of the
 * same pane, so that a long past costs a frame no more than a short one. */
#pragma once

#include "carom-scene-picture-layout.h"

/* Draws what the picture's staging asks for, up to the present time of its run. Nothing is drawn of
 * a run without a track. */
void carom_trails_draw(const CaromScenePictureLayout *layout, cairo_t *cr);

/* Returns: (transfer full): a past of which nothing is drawn yet, for pictures of one pane */
CaromTrailsPast *carom_trails_past_new(void);
void carom_trails_past_free(CaromTrailsPast *past);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromTrailsPast, carom_trails_past_free)

/* Forgets what has been drawn, as another run will be shown. */
void carom_trails_past_forget(CaromTrailsPast *past);
