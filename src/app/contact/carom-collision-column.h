/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-collision-column: the columns of the collision list. Each gives a number to sort by, text
 * to read, and text for a spreadsheet. */
#pragma once

#include "carom-balance-table.h"
#include "carom-collision.h"

typedef struct {
  const char *title;   /* translatable */
  const char *summary; /* translatable: what the column is, in a sentence */
  /* A row of the contact's account, about the contact as a whole; may be NULL. It gives the value
   * and its dimension, and tells what of the value is only rounding, which is shown as 0. */
  const CaromBalanceRow *row;
  /* Used where there is no row. */
  CaromDimension dimension;
  double (*value)(const CaromCollisionItem *item);
  /* Returns: (transfer full): plain text */
  char *(*text)(const CaromCollisionItem *item);
  int decimals; /* digits after the point; < 0: that many significant digits */
} CaromCollisionColumn;

/* Returns: (transfer none): all columns, in the order in which they are shown */
const CaromCollisionColumn *carom_collision_columns(guint *n_columns);

/* Returns: the number by which contacts are sorted, and which is shown where there is no text */
double carom_collision_column_value(const CaromCollisionColumn *column,
                                    const CaromCollisionItem *item);

/* @length_unit: the scene's unit of length
 * Returns: (transfer full): translated, with the unit: "Approach (m/s)" */
char *carom_collision_column_title(const CaromCollisionColumn *column, const char *length_unit);

/* @most_digits: significant ones
 * Returns: (transfer full): Pango markup */
char *carom_collision_column_markup(const CaromCollisionColumn *column,
                                    const CaromCollisionItem *item, int most_digits);

/* Returns: (transfer full): plain text: what the column is, and the number in full */
char *carom_collision_column_tooltip(const CaromCollisionColumn *column,
                                     const CaromCollisionItem *item);

/* @items: (element-type CaromCollisionItem)
 * Returns: (transfer full): a line of titles and a line an item, in their order, with tabs between
 *   and the locale's decimal sign, as a spreadsheet takes it from the clipboard */
char *carom_collision_columns_to_tsv(GListModel *items, const char *length_unit);
