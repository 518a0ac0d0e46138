/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-theme: the colours of a picture: light or dark, and each of them also of high contrast. The
 * colours that distinguish panes are derived from them by carom-pane-style. */
#pragma once

#include "carom-colour.h"
#include "carom-finding.h"

/* How many curves that coincide can be told apart, because each layer is narrower than the one
 * below it. Further panes use the same layers again in other hues. */
#define CAROM_THEME_PANE_LAYERS 4

typedef struct {
  gboolean dark;
  CaromColour background, text, dim_text, grid, axis, wall, disc, disc_edge, pinned, arrow, cursor;
  CaromColour momentum, centre;           /* arrows of momentum; the centre of mass */
  CaromColour quantities[CAROM_N_STAGES]; /* of what all resolvers find at the end of each stage;
                                             the text of formulas has it too */
  CaromColour departure;                  /* of a number that is not the right one, and the words
                                             about it */
  double layer_luma[CAROM_THEME_PANE_LAYERS]; /* the lightness of the panes' colours */
  double text_luma;                           /* the lightness of the panes' text colours */
  double line_factor;                         /* by which all line widths are multiplied */
} CaromTheme;

/* The themes. Their values are constants. */
const CaromTheme *carom_theme_light(void);
const CaromTheme *carom_theme_dark(void);
const CaromTheme *carom_theme_high_contrast(void);
const CaromTheme *carom_theme_high_contrast_dark(void);
