/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-math-fill: breaks a formula that is too wide into rows. */
#pragma once

#include "carom-math-box.h"

typedef struct {
  const CaromMathStyle *style;
  double width;

  /*< private >*/
  CaromMathBox *rows; /* the rows that are full */
  CaromMathBox *row;
} CaromMathFill;

/* @width: of the rows, in points; INFINITY: one row is enough */
CaromMathFill carom_math_fill(const CaromMathStyle *style, double width);

/* How wide the next item may be, if necessary on a row of its own. */
double carom_math_fill_room(const CaromMathFill *fill);

/* Adds @item after @space, or without the space at the beginning of a new row.
 *
 * @item: (transfer full): a box */
void carom_math_fill_add(CaromMathFill *fill, double space, CaromMathBox *item);

/* Returns: (transfer full): all rows, with the baseline of the first */
CaromMathBox *carom_math_fill_end(CaromMathFill *fill);
