/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture: everything that determines how a pane shows its run. */
#pragma once

#include "carom-comparison.h"
#include "carom-framing.h"
#include "carom-outlook.h"
#include "carom-overlay-frame.h"
#include "carom-overlay.h"
#include "carom-queue.h"
#include "carom-scene-camera.h"
#include "carom-theme.h"

/* See carom-trails.h. */
typedef struct CaromTrailsPast CaromTrailsPast;

/* How the panes of a superposition come from their own pictures into the one. */
typedef struct {
  double share;           /* how far they have come; 1: all are there */
  const CaromView *views; /* of each pane, in this picture's coordinates: where it begins */
} CaromScenePictureSlide;

/* Two bodies that something is asked about. */
typedef struct {
  const CaromContactRecord *record; /* of their contact; only the bodies are taken from it */
  const char *name_a, *name_b;
} CaromScenePictureAsked;

typedef struct {
  const CaromRun *run;
  const CaromComparison *compared;      /* (nullable): whose reference is the ghost */
  const CaromComparison *superposition; /* (nullable): its panes are drawn on top of each other */
  const CaromScenePictureSlide *slide;  /* (nullable): NULL: all panes are there */
  gboolean is_closeup; /* it is about how far apart the copies of a disc are, at whatever scale that
                          is seen */
  guint closeup_disc;  /* which disc that is */
  const CaromTheme *theme;
  CaromTrailsPast *trails_past; /* (nullable): what is kept from one drawing for the next */
  CaromStaging staging; /* arrows, trails and the like; its charts and its playing are not used */
  const CaromFraming *framing; /* (nullable): NULL: that of carom_framing_of_scene() */
  CaromSceneCamera camera;
  const char *font;        /* (nullable): as in CaromChart */
  gboolean show_labels;    /* A, B, C … if there are few discs and enough room */
  gboolean show_counter;   /* of contacts, including those with walls: large, above the scene */
  gboolean show_pivot;     /* that of angular momentum */
  double pixels_per_point; /* 0: ask the cairo_t; has to be given if that is a recording, as in GTK,
                              which does not know where it will be shown */
  const CaromOverlay
      *overlay; /* (nullable): a contact, and the geometry that the method uses there */
  const CaromOverlay *const *overlays; /* (nullable): the same of each pane of the superposition;
                                          NULL where it has none; the first is the above */
  const CaromScenePictureAsked *asked; /* (nullable): who is marked */
  const CaromQueueEvent *foretold; /* (nullable): of the run's queue: its bodies' ways are shown */
  const CaromOutlook *outlook;     /* (nullable): where discs of the run's scene are going */
} CaromScenePicture;
