/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-same-motion: finds how far the discs of a pane are from the same discs in the reference
 * pane and from their velocities, what that amounts to, and since when; carom-agreement-words.h
 * says it. carom_comparison_get_same_motion() asks. It finds nothing about who is right, or why.
 * The distances are measured by carom_run_measure_against(). */
#pragma once

#include "carom-scene.h"

typedef enum {
  CAROM_SAME_MOTION_ALONE,       /* there is no other pane */
  CAROM_SAME_MOTION_REFERENCE,   /* it is the pane with which the others are compared */
  CAROM_SAME_MOTION_NOTHING_YET, /* neither pane has had a contact, so nothing could differ */
  CAROM_SAME_MOTION_EXACTLY,     /* no bit of what counts differs */
  CAROM_SAME_MOTION_ROUNDING,
  CAROM_SAME_MOTION_UNSEEN,     /* more than rounding, and too little to see */
  CAROM_SAME_MOTION_VELOCITIES, /* it can be seen, of the velocities alone */
  CAROM_SAME_MOTION_PLACES,     /* it can be seen, of the places */
} CaromSameMotionState;

/* Whether it can be seen. */
static inline gboolean carom_same_motion_is_apart(CaromSameMotionState state) {
  return state == CAROM_SAME_MOTION_VELOCITIES || state == CAROM_SAME_MOTION_PLACES;
}

/* How two panes stand, and since when. */
typedef struct {
  gboolean apart;
  gboolean was_apart; /* they have been apart, and are no more */
  double since_s;     /* when the present parting began or, after one, being together */
} CaromSameMotionStanding;

typedef struct {
  CaromSameMotionState state;
  double distance;          /* the greatest distance of a disc from the same disc */
  double velocity_distance; /* the greatest difference of a velocity from that of the same disc */
  CaromSameMotionStanding motion; /* places and velocities together */
  CaromSameMotionStanding places; /* places alone */
} CaromSameMotion;

/* The lengths and speeds by which the motion in a scene is judged. */
typedef struct {
  double view_size;    /* from corner to corner of carom_scene_view() */
  double visible_from; /* 1/500 of the view's width; a longer distance can be seen */
  double speed;        /* that of the fastest disc at the start or as it comes in, and what falling
                          through the view adds to it */
  double visible_from_speed; /* 1/500 of that; a greater difference of velocities can be seen */
} CaromSameMotionScale;

/* The scale follows from the view that the scene gives or else from all that is there at the start.
 * How panes are framed or zoomed makes no difference. */
CaromSameMotionScale carom_same_motion_scale(const CaromScene *scene);

/* A distance that is no number counts as visible. */
static inline gboolean carom_same_motion_is_place_visible(const CaromSameMotionScale *scale,
                                                          double distance) {
  return !(distance <= scale->visible_from);
}

static inline gboolean carom_same_motion_is_velocity_visible(const CaromSameMotionScale *scale,
                                                             double distance) {
  return !(distance <= scale->visible_from_speed);
}

/* Classifies the distances of a pane that is not the reference.
 *
 * @velocities_count: whether a difference of velocities does; at a contact they differ for a moment
 * @n_contacts: how many contacts the pane has had */
CaromSameMotionState carom_same_motion_classify(const CaromSameMotionScale *scale, double distance,
                                                double velocity_distance, gboolean velocities_count,
                                                guint64 n_contacts);

/* ---- Since when ----
 *
 * A parting is the history of the frames at which two panes came apart or together again, so that
 * every frame ever reached can be asked about. */

typedef struct CaromParting CaromParting;

/* Returns: (transfer full): a history of which no frame is known yet */
CaromParting *carom_same_motion_parting_new(void);
void carom_same_motion_parting_free(CaromParting *parting);

/* Adds a frame, unless it is known already. Frames come in order, from 0, without gaps; frames that
 * have been added may come again.
 *
 * @apart: whether the panes are apart at its end */
void carom_same_motion_parting_take(CaromParting *parting, guint64 frame, gboolean apart);

/* How the panes stand at a frame. */
typedef struct {
  gboolean apart;
  gboolean has_changed; /* the panes have been apart at this frame or before it */
  guint64 since;        /* the frame since which they have stood so, if that has changed */
} CaromPartingState;

/* @frame: any; after the last frame that was added, the panes stand as they did there */
CaromPartingState carom_same_motion_parting_at(const CaromParting *parting, guint64 frame);
