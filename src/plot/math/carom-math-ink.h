/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-math-ink: the single pieces that a typeset formula is drawn with: letters, lines and
 * parentheses. Lengths are in points, y down. */
#pragma once

#include "carom-colour.h"
#include "carom-vec2.h"

#include <glib.h>
#include <pango/pangocairo.h>

/* The most points in a stroke, those of the root sign. */
#define CAROM_MATH_INK_MAX_POINTS 5

/* Letters, a line through points, or a parenthesis: a curve with two end points and two control
 * points that is thicker in the middle. */
typedef enum {
  CAROM_MATH_INK_LETTERS,
  CAROM_MATH_INK_LINE,
  CAROM_MATH_INK_CRESCENT,
} CaromMathInkKind;

typedef struct {
  CaromMathInkKind kind;
  CaromVec2 place;     /* where the letters' baseline begins */
  PangoLayout *layout; /* the letters; owned by the ink */
  guint n_points;
  CaromVec2 points[CAROM_MATH_INK_MAX_POINTS];
  double width; /* of the line */
  double swell; /* of the crescent, in its middle; negative if it opens to the left */
  gboolean is_tinted;
  CaromColour tint; /* its own colour, if it has one */
} CaromMathInk;

/* Frees what @ink owns, but not @ink itself. */
void carom_math_ink_clear(CaromMathInk *ink);

/* Moves @ink by a vector. */
void carom_math_ink_move(CaromMathInk *ink, CaromVec2 by);

/* Draws @ink in its own colour or, if it has none, in the source colour of @cr. */
void carom_math_ink_draw(const CaromMathInk *ink, cairo_t *cr);
/* Draws only the surroundings of @ink, which are wider than @ink by @margin on each side. */
void carom_math_ink_draw_halo(const CaromMathInk *ink, cairo_t *cr, double margin);
