/* carom-theme: the colours of a picture: light or dark, each also of high contrast. Those that say which
 * pane it is follow from them, see carom-pane-style. */
#pragma once

#include "carom-colour.h"

/* How many layers coinciding curves can be seen in; further panes use the same layers again in
 * other hues. */
#define CAROM_THEME_PANE_LAYERS 4

/* Colours of everything else. */
typedef struct {
  gboolean dark;
  CaromColour background, text, dim_text, grid, axis, wall, disc, disc_edge, pinned, arrow, cursor;
  CaromColour disc_other;                     /* of every second disc if there are few */
  double layer_luma[CAROM_THEME_PANE_LAYERS]; /* of the panes' colours */
  double text_luma;                           /* of the panes' text colours */
  double line_factor;                         /* on all line widths */
} CaromTheme;

/* The themes. Their values are constants. */
const CaromTheme *carom_theme_light(void);
const CaromTheme *carom_theme_dark(void);
const CaromTheme *carom_theme_high_contrast(void);
const CaromTheme *carom_theme_high_contrast_dark(void);
