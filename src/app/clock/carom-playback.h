/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-playback: plays a comparison on for the length of a tick: how many frames are due, and what
 * comes of running them. It knows nothing of errands, and tells nobody. */
#pragma once

#include "carom-breakpoint.h"
#include "carom-ending.h"
#include "carom-pace.h"

typedef struct {
  CaromPace pace;
  CaromEnding ending;
  guint contact; /* where the leading pane was last stopped */
} CaromPlayback;

typedef enum {
  CAROM_PLAYBACK_STAYED,  /* no frame was due */
  CAROM_PLAYBACK_MOVED,   /* if only a part of a frame, and playing goes on */
  CAROM_PLAYBACK_ENDED,   /* the clock stands where playing ends */
  CAROM_PLAYBACK_STOPPED, /* it has come to the contact at which to stop */
  CAROM_PLAYBACK_FAILED,  /* a frame could not be run */
} CaromPlaybackResult;

/* Begins to play, or to play at another speed: nothing is owed, and nothing is known of how well
 * the work keeps up. */
void carom_playback_begin(CaromPlayback *playback);

/* Goes back to frame 0 of @comparison. */
void carom_playback_start_again(CaromPlayback *playback, CaromComparison *comparison);

/* Runs the frames of @comparison that are due, for as long as a tick may take but at least one of
 * them, unless the comparison is stopped in it, or up to the first with a contact at which to stop.
 *
 * @elapsed_s: since the last tick
 * @budget_us: how long a tick may take
 * @error: set for CAROM_PLAYBACK_FAILED */
CaromPlaybackResult carom_playback_go_on(CaromPlayback *playback, CaromComparison *comparison,
                                         CaromBreakpoint *breakpoint, double elapsed_s,
                                         gint64 budget_us, GError **error);
