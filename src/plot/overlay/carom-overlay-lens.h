/* carom-overlay-lens: an arrow that the highlighted line is about, but that is too short to be
 * seen, is shown larger in a round inset, with its length as a number. */
#pragma once

#include "carom-overlay-ground.h"
#include "carom-text.h"

typedef struct {
  const CaromOverlayShape *shape; /* the arrow */
  CaromOverlayBox box;            /* of the inset and the words below it */
  CaromVec2 place;                /* of the inset's middle */
  double radius;
  double zoom; /* 2, 5, 10, 20 … */
  char *words; /* the zoom and the number */
} CaromOverlayLens;

void carom_overlay_lens_clear(CaromOverlayLens *lens);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromOverlayLens, carom_overlay_lens_clear)

/* Finds the arrow, and a place for its lens. An arrow of no length has none.
 *
 * @lens: (out): what to draw
 * Returns: whether there is one */
gboolean carom_overlay_lens_init(CaromOverlayLens *lens, const CaromOverlayGround *ground,
                                 CaromText *text);
