/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-table: the quantities in a contact's account, a row for each, with their titles and
 * the scale of their rounding. The window, the table for spreadsheets and the documents all loop
 * over this table, so another row appears in all three by being listed once. */
#pragma once

#include "carom-balance.h"
#include "carom-unit.h"
#include "carom-value.h"

typedef enum {
  CAROM_BALANCE_OF_BODY,    /* of each body, before and after */
  CAROM_BALANCE_OF_BOTH,    /* of both together, before and after */
  CAROM_BALANCE_GIVEN,      /* of each body; a contact does not change it */
  CAROM_BALANCE_OF_CONTACT, /* of the contact as a whole */
} CaromBalanceKind;

typedef struct {
  CaromBalanceKind kind;
  const char *title; /* (nullable): translatable: "Momentum p", where the place says of which body;
                        NULL: only title_of() gives a title */

  /* Only for rows about a body, where it may be NULL.
   *
   * Returns: (transfer full): the translated title with the body's name: "Momentum of A" */
  char *(*title_of)(const char *name);

  CaromDimension dimension;

  /* Whether the row applies to that contact and that body; NULL: it always does. */
  gboolean (*applies)(const CaromContactRecord *record, CaromContactBody body);

  /* @body: CAROM_BODY_NONE unless the row is about each body
   * @side: either, unless the row has values before and after */
  CaromValue (*value)(const CaromBalance *balance, CaromContactBody body, CaromSide side);

  /* @body: CAROM_BODY_NONE unless the row is about each body
   * Returns: the size, >= 0, of the numbers of which this value is a difference or a part, see
   *   carom_rounding_covers(), where the row applies */
  double (*scale)(const CaromBalance *balance, CaromContactBody body);

  /* The same of the value before, which the contact is given and no difference of what it
   * calculates; NULL: as that of the others. */
  double (*scale_before)(const CaromBalance *balance, CaromContactBody body);
} CaromBalanceRow;

/* The rows of the table, in the order in which they are shown. */
enum {
  CAROM_BALANCE_VELOCITY,
  CAROM_BALANCE_MOMENTUM,
  CAROM_BALANCE_ENERGY,
  CAROM_BALANCE_TOTAL_MOMENTUM,
  CAROM_BALANCE_TOTAL_ENERGY,
  CAROM_BALANCE_MASS,
  CAROM_BALANCE_NORMAL,
  CAROM_BALANCE_CLOSING_SPEED,
  CAROM_BALANCE_PARTING_SPEED,
  CAROM_BALANCE_RESTITUTION,
  CAROM_BALANCE_IMPULSE,
  CAROM_BALANCE_FRICTION_IMPULSE,
  CAROM_BALANCE_DRIVER_IMPULSE,
  CAROM_BALANCE_DRIVER_WORK,
  CAROM_BALANCE_ENERGY_LOST,
  CAROM_BALANCE_ENERGY_OF_HEIGHT,
  CAROM_BALANCE_ENERGY_OF_HOP,
  CAROM_BALANCE_ENERGY_KEPT,
  CAROM_N_BALANCE_ROWS
};

extern const CaromBalanceRow carom_balance_table[CAROM_N_BALANCE_ROWS];

/* Returns: the size of the numbers of which the value on that side of the contact is a difference
 *   or a part; that of the change is as after it */
double carom_balance_table_scale(const CaromBalanceRow *row, const CaromBalance *balance,
                                 CaromContactBody body, CaromSide side);

/* Before, after, and the change; or one value alone. */
#define CAROM_BALANCE_MAX_VALUES 3

/* The values of a row, as many as it has, with digits of their own where before and after would
 * read the same (see carom-distinct.h).
 *
 * @body: CAROM_BODY_NONE unless the row is about each body
 * @values: (out): before, after, and the change, or the one value
 * @scales: (out): the sizes of the numbers of which they are a difference or a part
 * Returns: how many there are */
guint carom_balance_table_values(const CaromBalanceRow *row, const CaromBalance *balance,
                                 CaromContactBody body, CaromValue values[CAROM_BALANCE_MAX_VALUES],
                                 double scales[CAROM_BALANCE_MAX_VALUES]);

/* Whether @row applies to that contact.
 *
 * @body: CAROM_BODY_NONE unless the row is about each body */
gboolean carom_balance_table_row_applies(const CaromBalanceRow *row,
                                         const CaromContactRecord *record, CaromContactBody body);
