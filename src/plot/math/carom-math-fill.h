/* carom-math-fill: fills rows of a formula that is too wide for one. */
#pragma once

#include "carom-math-box.h"

typedef struct {
  const CaromMathStyle *style;
  double width;

  /*< private >*/
  CaromMathBox *rows; /* those that are full */
  CaromMathBox *row;
} CaromMathFill;

/* @width: what the rows may take, in points; INFINITY: one row is enough */
CaromMathFill carom_math_fill(const CaromMathStyle *style, double width);

/* How wide the next item may be to have a place, if need be on a row of its own. */
double carom_math_fill_room(const CaromMathFill *fill);

/* Adds @item after @space, or without it at the beginning of another row. */
void carom_math_fill_add(CaromMathFill *fill, double space, CaromMathBox *item);

/* Returns: (transfer full): all rows, with the baseline of the first. */
CaromMathBox *carom_math_fill_end(CaromMathFill *fill);
