/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-track: keeps where each disc of a run was, and how fast it moved, over time, in bounded
 * memory. When it is full, it drops every second of its frames and from then on takes only half as
 * many. */
#pragma once

#include "carom-scene.h"

/* Only scenes with at most so many discs have tracks: as many as have letters. */
#define CAROM_TRACK_MAX_DISCS CAROM_BODY_LETTERS

typedef struct {
  CaromVec2 position; /* of the centre */
  CaromVec2 velocity;
} CaromDiscState;

/* Returns: the present state of disc @i, which becomes part of a track; all of it is NAN if the
 *   disc has not come in yet */
static inline CaromDiscState carom_track_state_of(const CaromBodies *bodies, guint i) {
  if (i >= bodies->n)
    return (CaromDiscState){{NAN, NAN}, {NAN, NAN}};
  return (CaromDiscState){carom_bodies_position(bodies, i), carom_bodies_velocity(bodies, i)};
}

/* Whether the disc was there then. */
static inline gboolean carom_track_has(const CaromDiscState *state) {
  return !isnan(state->position.x);
}

typedef struct {
  guint n_discs;
  guint64 stride; /* in frames, a power of two */

  /*< private >*/
  gsize capacity; /* bytes */
  GArray *states; /* (element-type CaromDiscState): n_discs for each of the frames 0, stride,
                     2 stride, … */
} CaromTrack;

/* Whether runs of @scene have a track: there are at most CAROM_TRACK_MAX_DISCS, those that will
 * come in included. */
gboolean carom_track_serves(const CaromScene *scene);

/* @n_discs: how many discs there can be in the end, at most CAROM_TRACK_MAX_DISCS
 * @stride: a power of two
 * @budget: bytes that the track may take, however many; it has room for some frames in any case
 * Returns: (transfer full): a track without frames */
CaromTrack *carom_track_new(guint n_discs, guint64 stride, gsize budget);
void carom_track_free(CaromTrack *track);

/* Adds the state of all discs at the end of a frame, unless it is known already or the stride skips
 * it. Frames come in order, from 0, without gaps; frames that have been added may come again. */
void carom_track_take(CaromTrack *track, guint64 frame, const CaromBodies *bodies);

/* Returns: how many bytes the states take */
static inline gsize carom_track_bytes(const CaromTrack *track) {
  return track->states->len * sizeof(CaromDiscState);
}

/* Returns: how many frames the track holds */
guint carom_track_length(const CaromTrack *track);

/* Returns: how many of these frames are @frame or come before it */
guint carom_track_count_until(const CaromTrack *track, guint64 frame);

/* @i: below carom_track_length()
 * Returns: (transfer none): the track's n_discs states at the end of frame @i × stride, by disc,
 *   valid until the next frame is added */
const CaromDiscState *carom_track_get(const CaromTrack *track, guint i);
