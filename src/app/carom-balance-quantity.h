/* carom-balance-quantity: what the table of before and after has to say of a contact: the rows of
 * bodies, and the figures of the contact as a whole, each with what its rounding goes by. */
#pragma once

#include "carom-balance.h"
#include "carom-unit.h"
#include "carom-value.h"

/* Of bodies, before and after. */
typedef struct {
  const char *title;     /* translatable: of one body */
  const char *sum_title; /* translatable (nullable): of both together, which have it too */
  CaromDimension dimension;
  gboolean is_owned; /* an immovable body has none of its own */
  CaromValue (*of_body)(const CaromParty *body, CaromSide side);
  CaromValue (*of_both)(const CaromBalance *balance, CaromSide side); /* if there is a sum */
  double (*scale)(const CaromBalance *balance);
} CaromBalanceQuantity;

/* Of the contact as a whole. */
typedef struct {
  const char *title; /* translatable */
  CaromDimension dimension;
  gboolean (*applies)(const CaromContactRecord *record); /* (nullable): otherwise it says nothing */
  CaromValue (*value)(const CaromBalance *balance);
  double (*scale)(const CaromBalance *balance);
} CaromBalanceMeasure;

#define CAROM_N_BALANCE_QUANTITIES 3
extern const CaromBalanceQuantity carom_balance_quantities[CAROM_N_BALANCE_QUANTITIES];

#define CAROM_N_BALANCE_MEASURES 9
extern const CaromBalanceMeasure carom_balance_measures[CAROM_N_BALANCE_MEASURES];
