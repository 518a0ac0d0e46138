/* carom-overlay: the geometry that a method talks about at a contact, to be drawn into its pane. */
#pragma once

#include "carom-balance.h"
#include "carom-colour.h"
#include "carom-working.h"

/* Nothing in it is owned. Positions are the scene's, velocities lengths per second. */
typedef struct {
  const CaromContactRecord *record;
  const CaromWorking *working;      /* of this pane's resolver: its lines' marks are drawn */
  CaromVec2 position_a, position_b; /* centres at the contact; of a wall, b is the point touched */
  CaromSide side;                   /* which velocities the bodies' arrows show: u or v */
  int line;    /* the line whose marks are lit; -1: none, then a calm choice of them */
  double zoom; /* on the scene's view; 1: none; 0: carom_scene_picture_layout_suggest_zoom() */
  CaromColour colour;          /* of the marks: the method's text colour */
  const char *name_a, *name_b; /* as in formulas: "A", "17", "W" */

  /* To predict: instead of the marks, two arrows to be dragged, the guesses; with side AFTER,
   * beside what is true. */
  gboolean handles;
  CaromVec2 guess_a, guess_b;
} CaromOverlay;

static inline CaromVec2 carom_overlay_guess(const CaromOverlay *overlay, CaromContactBody body) {
  return CAROM_OF_BODY(body, overlay->guess_a, overlay->guess_b);
}

static inline const char *carom_overlay_name(const CaromOverlay *overlay, CaromContactBody body) {
  return CAROM_OF_BODY(body, overlay->name_a, overlay->name_b);
}
