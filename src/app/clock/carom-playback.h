/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-playback: plays a comparison on for the length of a tick: how many frames are due, where
 * that ends, at which contacts it is held, and what comes of running them. It knows nothing of
 * errands, and tells nobody.
 *
 * Playing ends where the timeline ends: at a whole multiple of the scene's duration, so large that
 * all computed frames fit. Because it grows in large steps, drawings over time seldom need to be
 * rescaled. */
#pragma once

#include "carom-pace.h"

/* @contact: the contact that the clock has just reached, as an index in the leading pane's log
 * Returns: whether to stop there */
typedef gboolean (*CaromPlaybackStopFunc)(guint contact, gpointer user_data);

typedef struct {
  CaromPace pace;
  gboolean loop;              /* whether playing starts again from the end */
  guint64 beyond;             /* the frame to which playing was asked to go on; 0: it was not */
  double rest_s;              /* for how long it has rested at the end */
  CaromPlaybackStopFunc stop; /* (nullable): is asked about each contact of the leading pane once,
                                 in their order; NULL: no stops */
  gpointer stop_data;
  gboolean stops_next; /* whether it stops at a contact whatever stop says: at the next one … */
  double stops_from_s; /* … from that time of the scene on */
  gboolean hurries;    /* it plays as fast as it can until it stops there, or ends */
  guint n_passed;      /* how many contacts have been asked about, or passed over */
  guint contact;       /* where the leading pane was last stopped */
} CaromPlayback;

/* Returns: where the timeline ends, in s */
double carom_playback_timeline_s(const CaromComparison *comparison);

/* Whether the clock stands where playing ends. */
gboolean carom_playback_is_at_end(const CaromPlayback *playback, const CaromComparison *comparison);

/* Lets playing go on for the scene's duration beyond the end of the timeline. */
void carom_playback_go_beyond(CaromPlayback *playback, const CaromComparison *comparison);

/* To be called when the clock starts to move. The contacts that it has reached by then are not
 * asked about. There is one exception: if the clock still stands at the contact at which it last
 * stopped, all contacts after that one will be asked about, including those at the same instant. */
void carom_playback_set_out(CaromPlayback *playback, const CaromComparison *comparison);

/* Asks about the contacts that the clock has reached since, up to the first at which to stop.
 *
 * @contact: (out): where to stop
 * Returns: whether to stop */
gboolean carom_playback_find_stop(CaromPlayback *playback, const CaromComparison *comparison,
                                  guint *contact);

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
                                         double elapsed_s, gint64 budget_us, GError **error);
