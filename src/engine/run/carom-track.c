/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-track: keeps one array, with the discs of a frame side by side. */
#include "carom-track.h"

#include <string.h>

/* A whole track has at most so many bytes: a power of two, so that the array, which grows by
 * doubling, does not exceed it. At 60 frames a second, two discs fill it in 18 minutes and 26 discs
 * in 84 seconds. */
#define MAX_CAPACITY ((gsize)4 << 20)
/* It has room for at least so many frames. */
#define MIN_FRAMES 1024

gboolean carom_track_serves(const CaromScene *scene) {
  return carom_scene_count_most_discs(scene) <= CAROM_TRACK_MAX_DISCS;
}

CaromTrack *carom_track_new(guint n_discs, guint64 stride, gsize budget) {
  g_assert(n_discs <= CAROM_TRACK_MAX_DISCS);
  CaromTrack *track = g_new(CaromTrack, 1);
  track->n_discs = n_discs;
  track->stride = stride;
  track->capacity =
      MAX(MIN(budget, MAX_CAPACITY), (gsize)MIN_FRAMES * n_discs * sizeof(CaromDiscState));
  track->states = g_array_new(FALSE, FALSE, sizeof(CaromDiscState));
  return track;
}

void carom_track_free(CaromTrack *track) {
  g_array_unref(track->states);
  g_free(track);
}

static gboolean is_due(const CaromTrack *track, guint64 frame) {
  return frame == carom_track_length(track) * track->stride;
}

static void keep_every_second(CaromTrack *track) {
  guint n = track->n_discs, n_kept = (carom_track_length(track) + 1) / 2;
  CaromDiscState *states = (CaromDiscState *)track->states->data;
  for (guint i = 1; i < n_kept; i++)
    memcpy(&states[i * n], &states[2 * i * n], n * sizeof(CaromDiscState));
  g_array_set_size(track->states, n_kept * n);
  track->stride *= 2;
}

void carom_track_take(CaromTrack *track, guint64 frame, const CaromBodies *bodies) {
  if (!is_due(track, frame))
    return;
  if ((track->states->len + track->n_discs) * sizeof(CaromDiscState) > track->capacity)
    keep_every_second(track);
  if (!is_due(track, frame))
    return;
  for (guint i = 0; i < track->n_discs; i++) {
    CaromDiscState state = carom_track_state_of(bodies, i);
    g_array_append_val(track->states, state);
  }
}

guint carom_track_length(const CaromTrack *track) {
  return track->n_discs > 0 ? track->states->len / track->n_discs : 0;
}

guint carom_track_count_until(const CaromTrack *track, guint64 frame) {
  return (guint)MIN(frame / track->stride + 1, carom_track_length(track));
}

const CaromDiscState *carom_track_get(const CaromTrack *track, guint i) {
  return &g_array_index(track->states, CaromDiscState, i * track->n_discs);
}
