/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-staging: how a scene asks to be shown and played. It changes nothing of the physics, and
 * the viewer may choose otherwise. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef enum {
  CAROM_STAGING_ARROWS_VELOCITY,
  CAROM_STAGING_ARROWS_MOMENTUM,
  CAROM_STAGING_ARROWS_BOTH,
  CAROM_STAGING_ARROWS_NONE,
  CAROM_STAGING_ARROWS_SUITABLE, /* those that suit such a scene */
  CAROM_STAGING_N_ARROWS
} CaromStagingArrows;

typedef enum {
  CAROM_STAGING_COLOUR_BY_DISC,
  CAROM_STAGING_COLOUR_BY_SPEED,
  CAROM_STAGING_N_COLOURS
} CaromStagingColours;

/* The range of speeds at which a scene can be played, in seconds of the scene per second. */
#define CAROM_STAGING_SPEED_MIN (1.0 / 1024)
#define CAROM_STAGING_SPEED_MAX 1024.0

/* As many charts are seen at a time. */
#define CAROM_STAGING_MAX_CHARTS 4

typedef struct {
  double trails_s; /* how long the trails of the discs are; 0: none, INFINITY: all the run */
  double strobe_s; /* pictures of the discs are left at equal times; 0: none */
  gboolean ghost;  /* whether the other panes show the discs of the reference too */
  gboolean centre_of_mass; /* with its path */
  CaromStagingArrows arrows;
  CaromStagingColours colour_by;
  double speed; /* in seconds of the scene per second, within the range above */
  gboolean loop;
  gboolean slow_at_contacts;
  CaromVec2 angular_about; /* the pivot: the point about which the angular momentum is */
  char **charts;           /* (nullable) (array zero-terminated=1): ids of quantities, at most
                              CAROM_STAGING_MAX_CHARTS; NULL: those that suit such a scene */
} CaromStaging;

/* Returns: what suits such a scene, and nothing else; played once at its own speed */
CaromStaging carom_staging_default(void);
void carom_staging_copy(CaromStaging *copy, const CaromStaging *staging);
void carom_staging_clear(CaromStaging *staging);

/* What stands for each choice in a file, up to NULL. */
extern const char *const carom_staging_arrows_ids[CAROM_STAGING_N_ARROWS + 1];
extern const char *const carom_staging_colours_ids[CAROM_STAGING_N_COLOURS + 1];
