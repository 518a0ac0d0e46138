/* carom-balance-table: what there is to say of a contact's books, a row each, with the words for it
 * and what its rounding goes by. The window, the table for spreadsheets and the documents all loop
 * over this table: another row appears in all three by being listed once. */
#pragma once

#include "carom-balance.h"
#include "carom-unit.h"
#include "carom-value.h"

typedef enum {
  CAROM_BALANCE_OF_BODY,    /* of each body, before and after */
  CAROM_BALANCE_OF_BOTH,    /* of both together, before and after */
  CAROM_BALANCE_GIVEN,      /* of each body, and no contact changes it */
  CAROM_BALANCE_OF_CONTACT, /* of the contact as a whole */
} CaromBalanceKind;

typedef struct {
  CaromBalanceKind kind;
  const char *title; /* translatable (nullable): "Momentum p", where the place says of which body;
                        NULL: it has none but title_of() */

  /* (nullable): of bodies.
   *
   * Returns: (transfer full): translated, with the body's name: "Momentum of A". */
  char *(*title_of)(const char *name);

  CaromDimension dimension;

  /* (nullable): whether it says anything of that contact, and of that body. NULL: always. */
  gboolean (*applies)(const CaromContactRecord *record, CaromContactBody body);

  /* @body: CAROM_BODY_NONE unless it is of each body
   * @side: either, unless it is before and after */
  CaromValue (*value)(const CaromBalance *balance, CaromContactBody body, CaromSide side);

  /* >= 0: how large the numbers are that it is a difference or a part of, see
   * carom_rounding_covers().
   */
  double (*scale)(const CaromBalance *balance);
} CaromBalanceRow;

/* Its rows, in the order in which they are read. */
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
  CAROM_BALANCE_ENERGY_LOST,
  CAROM_BALANCE_ENERGY_OF_HEIGHT,
  CAROM_BALANCE_ENERGY_OF_HOP,
  CAROM_N_BALANCE_ROWS
};

extern const CaromBalanceRow carom_balance_table[CAROM_N_BALANCE_ROWS];

/* Whether @row says anything of that contact. @body: CAROM_BODY_NONE unless it is of each body */
gboolean carom_balance_table_row_applies(const CaromBalanceRow *row,
                                         const CaromContactRecord *record, CaromContactBody body);
