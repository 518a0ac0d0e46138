/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sentence-picture: a paragraph in which formulas are typeset, see carom-sentence.h. It wraps
 * like any other, and a formula that is wider than the paragraph is broken. */
#pragma once

#include "carom-colour.h"
#include "carom-formula.h"

#include <cairo.h>

typedef struct {
  const char *sentence;
  const CaromTerm *terms; /* what the names in its formulas mean */
  guint n_terms;
  const char *name_a, *name_b; /* of the bodies, in subscripts */
  const char *length_unit;
  const char *font; /* (nullable): as in carom_text_init() */
  double size;      /* relative to that font */
  CaromColour colour;
  int digits; /* significant digits of values, 1 to 17 */
} CaromSentencePicture;

/* The height of the paragraph at that width, which may be INFINITY: then it is one row. */
double carom_sentence_picture_height(const CaromSentencePicture *picture, double width);

/* The width of the paragraph in one row. */
double carom_sentence_picture_width(const CaromSentencePicture *picture);

/* Draws the paragraph into the rectangle (0, 0)–(@width, height). */
void carom_sentence_picture_draw(const CaromSentencePicture *picture, cairo_t *cr, double width);
