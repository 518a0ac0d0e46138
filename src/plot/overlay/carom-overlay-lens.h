/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-lens: an arrow or a way that the highlighted line is about, but that is too short
 * to be seen, is shown larger in a round inset, with its length as a number. The way of an outline
 * is that from where its disc is drawn. */
#pragma once

#include "carom-overlay-ground.h"
#include "carom-text.h"

typedef struct {
  const CaromOverlayShape *shape; /* the arrow, the path or the outline */
  CaromVec2 way;                  /* from its start to its tip, in points */
  CaromTextBox box;               /* of the inset and the words below it */
  CaromVec2 place;                /* of the inset's middle */
  double radius;
  double zoom; /* 2, 5, 10, 20 … */
  char *words; /* the zoom and the number */
} CaromOverlayLens;

/* Frees what @lens owns. */
void carom_overlay_lens_clear(CaromOverlayLens *lens);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromOverlayLens, carom_overlay_lens_clear)

/* Finds the arrow, and a place for its lens. An arrow of no length has none.
 *
 * @lens: (out): what to draw
 * Returns: whether there is one */
gboolean carom_overlay_lens_init(CaromOverlayLens *lens, const CaromOverlayGround *ground,
                                 CaromText *text);
