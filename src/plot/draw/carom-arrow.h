/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-arrow: draws arrows, all of one kind at once. */
#pragma once

#include "carom-colour.h"
#include "carom-vec2.h"

typedef struct {
  CaromVec2 from, to; /* in points */
} CaromArrow;

/* Half the width of the back of a head, divided by the head's length. */
#define CAROM_ARROW_HEAD_SLOPE 0.43

/* The usual length of a head if the shaft is @width wide. Short arrows have smaller heads. */
double carom_arrow_head(const CaromArrow *arrow, double width);

/* Draws @n arrows whose shafts are @width wide. */
void carom_arrows_draw(cairo_t *cr, const CaromArrow *arrows, guint n, CaromColour colour,
                       double width);

/* Draws one arrow with a head of the length @head, or less if the arrow is short. */
void carom_arrow_draw(cairo_t *cr, const CaromArrow *arrow, CaromColour colour, double width,
                      double head);

/* Surrounds the same arrow, which is yet to be drawn, by the colour of what is around it, so that
 * it stands out on lines and fillings.
 *
 * @margin: how far that reaches on each side, in points */
void carom_arrow_draw_halo(cairo_t *cr, const CaromArrow *arrow, CaromColour colour, double width,
                           double head, double margin);
