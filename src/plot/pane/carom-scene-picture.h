/* carom-scene-picture: what one pane is to show of its run. */
#pragma once

#include "carom-comparison.h"
#include "carom-overlay-frame.h"
#include "carom-overlay.h"
#include "carom-theme.h"

typedef struct {
  const CaromRun *run;
  const CaromTheme *theme;
  const char *font; /* (nullable): as in CaromChart */
  gboolean show_velocities;
  gboolean show_labels;    /* A, B, C … where there are few discs and room */
  gboolean show_counter;   /* of contacts, with walls too: large, above the scene */
  double pixels_per_point; /* 0: as the cairo_t says; give it where that is a recording, as GTK's
                              are, which does not know what it will be shown on */
  const CaromOverlay *overlay; /* (nullable): a contact, and what the method says about it */
} CaromScenePicture;
