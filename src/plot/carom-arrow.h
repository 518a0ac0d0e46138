/* carom-arrow: arrows, all of one kind at once. */
#pragma once

#include "carom-palette.h"
#include "carom-vec2.h"

typedef struct {
  CaromVec2 from, to; /* in points */
} CaromArrow;

/* Draws @n arrows whose shafts are @width wide. Heads shrink with short arrows. */
void carom_arrows_draw(cairo_t *cr, const CaromArrow *arrows, guint n, CaromColour colour,
                       double width);
