/* carom-theme: the colours of a picture: light, dark, and of high contrast. Those that say which
 * pane it is follow from them, see carom-pane-style. */
#pragma once

#include "carom-colour.h"

/* Curves that coincide lie on one another in so many layers; further panes use them again in other
 * hues. */
#define CAROM_THEME_PANE_LAYERS 4

/* Colours of everything else. */
typedef struct {
  gboolean dark;
  CaromColour background, text, dim_text, grid, axis, wall, disc, disc_edge, pinned, arrow, cursor;
  CaromColour disc_other;                     /* every second disc where there are few */
  double layer_luma[CAROM_THEME_PANE_LAYERS]; /* of the panes' colours */
  double text_luma;                           /* of the panes' text colours */
  double line_factor;                         /* on all line widths */
} CaromTheme;

const CaromTheme *carom_theme_light(void);
const CaromTheme *carom_theme_dark(void);
const CaromTheme *carom_theme_high_contrast(void);
