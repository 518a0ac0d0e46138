/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-line-picture: a typeset line: symbol = formula = numbers = value unit of a working; of a
 * derivation, either the equation in symbols, or with the contact's numbers and their value, and to
 * the left of it the number by which it is known. It
 * takes as many rows as it needs at the given width. Names that belong to a quantity that all
 * resolvers find have its colour, see carom-band.h and carom-derivation.h. */
#pragma once

#include "carom-sheet-line.h"
#include "carom-theme.h"

typedef struct {
  CaromSheetLine line;
  const char *name_a, *name_b; /* the names of the bodies, in subscripts */
  const char *length_unit;
  const CaromTheme *theme;
  const char *font;     /* (nullable): as in carom_text_init() */
  int digits;           /* significant digits, 1 to 17; numbers in a formula get more where these
                           are too few, see carom-formula-digits.h */
  gboolean result_only; /* leave out how it is calculated: symbol = value unit */
  gboolean symbol_only; /* leave out the value, too */
  gboolean in_numbers;  /* show a line of a derivation with numbers in place of symbols */
} CaromLinePicture;

/* The height of the line at that width. It is smallest if the width is INFINITY, which puts
 * everything into one row. */
double carom_line_picture_height(const CaromLinePicture *picture, double width);

/* How far to the right anything in it reaches, at most @width. */
double carom_line_picture_extent(const CaromLinePicture *picture, double width);

/* Draws the line into the rectangle (0, 0)–(@width, height), never beyond @width. */
void carom_line_picture_draw(const CaromLinePicture *picture, cairo_t *cr, double width);
