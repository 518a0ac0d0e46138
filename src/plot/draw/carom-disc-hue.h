/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-hue: the hue that tells discs apart, in panes, charts and diagrams alike: as the scene
 * gives it, or each disc has its own as long as they are few. */
#pragma once

#include "carom-theme.h"

#include "carom-scene.h"

/* So many discs to which the scene gives no colour have a hue each; more have none. */
#define CAROM_DISC_HUE_MOST 8

/* The least contrast of a line, and of a name, with the background (WCAG 2.1, 1.4.11: what is
 * needed to understand a picture; 1.4.3: text). */
#define CAROM_DISC_HUE_CONTRAST      3.0
#define CAROM_DISC_HUE_TEXT_CONTRAST 4.5

/* Whether disc @i has a hue. */
gboolean carom_disc_hue_is_any(const CaromScene *scene, guint i);

/* The colour that fills disc @i, soft enough for arrows and labels to be read on it. */
CaromColour carom_disc_hue_fill(const CaromTheme *theme, const CaromScene *scene, guint i);

/* Its hue, strong enough for a line on the background. */
CaromColour carom_disc_hue_line(const CaromTheme *theme, const CaromScene *scene, guint i);

/* The same, strong enough for its name. */
CaromColour carom_disc_hue_text(const CaromTheme *theme, const CaromScene *scene, guint i);

/* Two discs have a hue of their own together.
 *
 * @number: of the pair; below CAROM_DISC_HUE_MOST each has another hue */
CaromColour carom_disc_hue_pair_line(const CaromTheme *theme, guint number);
CaromColour carom_disc_hue_pair_text(const CaromTheme *theme, guint number);
