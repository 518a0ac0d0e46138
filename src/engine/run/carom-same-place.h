/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-same-place: finds how far the discs of a pane are from the same discs in the first pane,
 * what that amounts to, and since when; carom-agreement-words.h says it.
 * carom_comparison_get_same_place() asks. It finds nothing about who is right, or why. The distance
 * is measured by carom_run_measure_against(). */
#pragma once

#include "carom-scene.h"

typedef enum {
  CAROM_SAME_PLACE_ALONE,   /* there is no other pane */
  CAROM_SAME_PLACE_LEADS,   /* it is the first pane, with which the others are compared */
  CAROM_SAME_PLACE_EXACTLY, /* no bit differs */
  CAROM_SAME_PLACE_ROUNDING,
  CAROM_SAME_PLACE_UNSEEN, /* more than rounding, and too little to see */
  CAROM_SAME_PLACE_APART,  /* it can be seen */
} CaromSamePlaceState;

typedef struct {
  CaromSamePlaceState state;
  double distance;    /* the greatest distance of a disc from the same disc in the first pane */
  gboolean was_apart; /* the pane has been apart, and is no more */
  double since_s;     /* when the present parting began or, after one, being together */
} CaromSamePlace;

/* The lengths by which distances in a scene are judged. */
typedef struct {
  double view_size;    /* from corner to corner of carom_scene_view() */
  double visible_from; /* 1/500 of the view's width; a longer distance can be seen */
} CaromSamePlaceScale;

/* The scale follows from the view that the scene gives or else from all that is there at the start.
 * How panes are framed or zoomed makes no difference. */
CaromSamePlaceScale carom_same_place_scale(const CaromScene *scene);

static inline gboolean carom_same_place_is_visible(const CaromSamePlaceScale *scale,
                                                   double distance) {
  return !(distance <= scale->visible_from); /* a distance that is no number counts as visible */
}

/* Classifies the distance of a pane that is not the first.
 *
 * @n_contacts: how many contacts the pane has had */
CaromSamePlaceState carom_same_place_classify(const CaromSamePlaceScale *scale, double distance,
                                              guint64 n_contacts);

/* ---- Since when ----
 *
 * A parting is the history of the frames at which two panes came apart or together again, so that
 * every frame ever reached can be asked about. */

typedef struct CaromParting CaromParting;

/* Returns: (transfer full): a history of which no frame is known yet */
CaromParting *carom_same_place_parting_new(void);
void carom_same_place_parting_free(CaromParting *parting);

/* Adds a frame, unless it is known already. Frames come in order, from 0, without gaps; frames that
 * have been added may come again.
 *
 * @apart: whether the panes are apart at its end */
void carom_same_place_parting_take(CaromParting *parting, guint64 frame, gboolean apart);

/* How the panes stand at a frame. */
typedef struct {
  gboolean apart;
  gboolean has_changed; /* the panes have been apart at this frame or before it */
  guint64 since;        /* the frame since which they have stood so, if that has changed */
} CaromPartingState;

/* @frame: any; after the last frame that was added, the panes stand as they did there */
CaromPartingState carom_same_place_parting_at(const CaromParting *parting, guint64 frame);
