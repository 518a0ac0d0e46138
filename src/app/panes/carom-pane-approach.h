/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-approach: the way from all panes in one, as they are usually seen, to the last bit of
 * where the copies of one disc are; and there, the disc is followed. */
#pragma once

#include "carom-camera.h"
#include "carom-glide.h"
#include "carom-pane-area.h"

/* Embedded in the widget that has the panes. */
typedef struct {
  CaromPlayer *player;             /* not owned, nor are the next three */
  CaromPredictionSession *session; /* what is a secret is not looked at */
  CaromCamera *camera;
  CaromPaneArea *area; /* (nullable): which has all panes in one; NULL: they are apart */
  CaromGlide glide;    /* how far it is */
  CaromView from;      /* what was shown at the start */
  double zoom;         /* the one that it has given the camera last */
  guint disc;
} CaromPaneApproach;

/* @moved: is to call carom_pane_approach_move() */
void carom_pane_approach_init(CaromPaneApproach *approach, GtkWidget *widget, CaromGlideFunc moved,
                              CaromCamera *camera);

/* Must be called before any of the following. */
void carom_pane_approach_watch(CaromPaneApproach *approach, CaromPlayer *player,
                               CaromPredictionSession *session);

/* Sets out as soon as the panes have come together. */
void carom_pane_approach_begin(CaromPaneApproach *approach);

/* Goes on to where the glide is.
 *
 * Returns: FALSE if the viewer has taken over the camera, which ends it */
gboolean carom_pane_approach_move(CaromPaneApproach *approach);

/* After the clock: what is seen close up is gone with the next frame unless it is followed.
 *
 * Returns: as above */
gboolean carom_pane_approach_follow(CaromPaneApproach *approach);

/* Lets the camera zoom in until neighbouring doubles are apart, or as far as usual. */
void carom_pane_approach_limit_zoom(CaromPaneApproach *approach);
