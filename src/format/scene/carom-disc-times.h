/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-times: how long a frame and a run are where a file has nothing but discs. */
#pragma once

#include "carom-scene.h"

/* A frame is a round number of seconds in which the fastest disc moves by at most this fraction of
 * the smallest radius; or DT_AT_REST_S if nothing moves. */
#define CAROM_DISC_TIMES_STEP_PER_RADIUS 0.02
#define CAROM_DISC_TIMES_DT_AT_REST_S    0.01
/* A run takes as long as the fastest disc needs for its way, but no more frames than MAX_FRAMES; or
 * DURATION_AT_REST_S if nothing moves. */
#define CAROM_DISC_TIMES_MAX_FRAMES         100000
#define CAROM_DISC_TIMES_DURATION_AT_REST_S 10

/* Sets both by the discs of @scene.
 *
 * @way: how far the fastest disc shall come at most, in the scene's unit */
void carom_disc_times_choose(CaromScene *scene, double way);
