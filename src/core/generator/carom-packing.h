/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-packing: equal discs set in rows, as many as a rectangle holds. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

/* Rows of places for discs. Each row, or every other one, begins at the rectangle's edge. */
typedef struct {
  gboolean upright; /* rows run along y instead of x */
  guint n_in_row;   /* in the first row */
  guint n_in_next;  /* in the second one, and so on in turn */
  guint n_rows;
  double pitch;     /* from disc to disc in a row */
  double set_off;   /* by how much every other row begins later */
  double row_pitch; /* from row to row */
  CaromVec2 first;  /* the first place; x is along the row, y from row to row */
} CaromPacking;

/* Of square rows and of staggered rows, along either side, the one with most places; the rows are
 * spread evenly. No discs at these places overlap each other or reach beyond the rectangle, not
 * even by rounding.
 *
 * @size: of the rectangle, whose lower left corner is the origin
 * @n_places: (out): how many discs there is room for; 0 if not for any */
CaromPacking carom_packing_best(CaromVec2 size, double radius, guint64 *n_places);

/* @i: below carom_packing_best()'s n_places
 * Returns: place @i, row by row */
CaromVec2 carom_packing_place(const CaromPacking *packing, guint64 i);

/* The highest fraction of the area of a rectangle that @n equal discs can cover if they stand as
 * carom_packing_best() sets them. Whether there is a denser way to place so many discs is known for
 * few numbers only.
 *
 * @n: > 0
 * @aspect: the rectangle's width over its height
 * Returns: a fraction that goes; any that is higher by 10⁻⁹ of it does not */
double carom_packing_limit(guint n, double aspect);
