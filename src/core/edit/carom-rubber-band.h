/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-rubber-band: the discs, walls and emitters in a rectangle that is drawn with the pointer.
 */
#pragma once

#include "carom-selection.h"

/* Programs that draw select what the band contains; with Alt held down, Inkscape selects what it
 * touches. */
typedef enum {
  CAROM_RUBBER_BAND_CONTAINS, /* what lies in it with its whole rim, or with both ends */
  CAROM_RUBBER_BAND_TOUCHES,  /* what has a point in it; of a disc its inside counts */
} CaromRubberBandMode;

/* Adds what is in the band to @selection.
 *
 * @corner, @opposite: of the band, in any order */
void carom_rubber_band_select(const CaromScene *scene, CaromVec2 corner, CaromVec2 opposite,
                              CaromRubberBandMode mode, CaromSelection *selection);
