/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-same-place: how far the discs of a pane are from the same discs in the first pane, what
 * that amounts to, and since when. It says nothing about who is right, or why. */
#pragma once

#include "carom-scene.h"

typedef enum {
  CAROM_SAME_PLACE_ALONE,   /* there is no other pane */
  CAROM_SAME_PLACE_LEADS,   /* it is the first pane, with which the others are compared */
  CAROM_SAME_PLACE_EXACTLY, /* no bit differs */
  CAROM_SAME_PLACE_ROUNDING,
  CAROM_SAME_PLACE_UNSEEN, /* more than rounding, and too little to see */
  CAROM_SAME_PLACE_APART,  /* to be seen */
} CaromSamePlaceState;

typedef struct {
  CaromSamePlaceState state;
  double distance;    /* greatest distance of a disc from the same disc in the first pane */
  gboolean was_apart; /* it has been apart, and is no more */
  double since_s;     /* the first frame of the present parting or, after one, of being together */
} CaromSamePlace;

/* What distances of a scene are measured by. */
typedef struct {
  double view_size;    /* from corner to corner of carom_scene_view() */
  double visible_from; /* 1/500 of its width; a longer distance can be seen */
} CaromSamePlaceScale;

/* Returns: the scale of the scene itself: of the view that it gives or else of all that is there at
 *   the start. How panes are framed or zoomed makes no difference */
CaromSamePlaceScale carom_same_place_scale(const CaromScene *scene);

static inline gboolean carom_same_place_is_visible(const CaromSamePlaceScale *scale,
                                                   double distance) {
  return !(distance <= scale->visible_from); /* so is a distance that is no number */
}

/* Classifies the distance of a pane that is not the first.
 *
 * @n_contacts: how many contacts the pane has had */
CaromSamePlaceState carom_same_place_classify(const CaromSamePlaceScale *scale, double distance,
                                              guint64 n_contacts);
