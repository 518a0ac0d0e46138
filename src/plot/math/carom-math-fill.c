/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-math-fill: appends items to the present row until one does not fit; that row is then put
 * below the ones before it, and a new, indented row begins. */
#include "carom-math-fill.h"

/* In em. */
static const double indent = 0.8; /* of all rows but the first */
static const double row_height = 1.4, row_gap = 0.16;

CaromMathFill carom_math_fill(const CaromMathStyle *style, double width) {
  return (CaromMathFill){style, width, NULL, carom_math_box_new()};
}

static double indent_of(const CaromMathFill *fill) {
  return indent * carom_math_box_em(fill->style);
}

static gboolean is_empty(const CaromMathBox *row) {
  return row->width == 0;
}

double carom_math_fill_room(const CaromMathFill *fill) {
  gboolean is_first = !fill->rows && is_empty(fill->row);
  return fill->width - (is_first ? 0 : indent_of(fill));
}

/* Puts the row below those before it. */
static void finish_row(CaromMathFill *fill) {
  CaromMathBox *row = fill->row;
  fill->row = carom_math_box_new();
  if (!fill->rows) {
    fill->rows = row;
    return;
  }
  double em = carom_math_box_em(fill->style), x = indent_of(fill);
  double below = fill->rows->descent + row_gap * em + row->ascent;
  double baseline = MAX(fill->rows->last_baseline + row_height * em, below);
  fill->rows->width = MAX(fill->rows->width, x + row->width);
  double last_baseline = baseline + row->last_baseline;
  carom_math_box_place(fill->rows, row, x, baseline);
  fill->rows->last_baseline = last_baseline;
}

void carom_math_fill_add(CaromMathFill *fill, double space, CaromMathBox *item) {
  double room = fill->width - (fill->rows ? indent_of(fill) : 0);
  gboolean fits =
      fill->row->width + space + item->width <= room && !carom_math_box_is_broken(fill->row);
  if (!is_empty(fill->row) && !fits)
    finish_row(fill);
  if (!is_empty(fill->row))
    carom_math_box_append_space(fill->row, space);
  carom_math_box_append(fill->row, item);
}

CaromMathBox *carom_math_fill_end(CaromMathFill *fill) {
  finish_row(fill);
  g_clear_pointer(&fill->row, carom_math_box_free);
  return g_steal_pointer(&fill->rows);
}
