/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-staging-choice: what the panes show besides discs and walls: at first what the scene asks
 * for or what suits it, from then on what the viewer chooses. It knows no widgets. */
#pragma once

#include "carom-scene.h"

#include <glib-object.h>

#define CAROM_TYPE_STAGING_CHOICE (carom_staging_choice_get_type())
G_DECLARE_FINAL_TYPE(CaromStagingChoice, carom_staging_choice, CAROM, STAGING_CHOICE, GObject)

/* Properties, each a switch (boolean): "velocities", "momenta", "trails", "strobe", "ghost",
 * "centre-of-mass", "colour-by-speed", "superposed" (all panes in one), "labels" (the letters of
 * the discs), "counter" (of contacts, in large digits) and "turns" (a picture turns with the axes
 * of its working); and how long the trails and how far
 * apart the pictures are while they are switched on, in seconds (double): "trails-length",
 * "strobe-interval".
 *
 * Signals:
 *   "changed": any of the properties has changed, or what carom_staging_choice_can_label() says */

/* Returns: (transfer full): arrows of velocity, letters, pictures that turn, and nothing else */
CaromStagingChoice *carom_staging_choice_new(void);

/* Sets all but "superposed", "labels" and "turns" to what @scene asks for. */
void carom_staging_choice_follow(CaromStagingChoice *self, const CaromScene *scene);

/* Notes what @scene is now: shows the arrows that suit it, unless it asks for some, or the viewer
 * has chosen since. */
void carom_staging_choice_suit(CaromStagingChoice *self, const CaromScene *scene);

/* Returns: what is to be shown; its charts and its playing are not set */
CaromStaging carom_staging_choice_get_staging(CaromStagingChoice *self);

/* Whether all panes are to be drawn on top of each other, in one. */
gboolean carom_staging_choice_get_superposed(CaromStagingChoice *self);

/* Whether the discs have their letters, and whether there is a counter. */
gboolean carom_staging_choice_get_labels(CaromStagingChoice *self);
gboolean carom_staging_choice_get_counter(CaromStagingChoice *self);
/* Whether any disc of the scene can have a letter or a name, so that there is a choice. */
gboolean carom_staging_choice_can_label(CaromStagingChoice *self);
/* Whether a picture turns while its working has turned axes. */
gboolean carom_staging_choice_get_turns(CaromStagingChoice *self);
