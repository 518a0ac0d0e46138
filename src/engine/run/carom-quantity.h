/* carom-quantity: a table of the quantities of a sample that charts, tables and CSV files show. */
#pragma once

#include "carom-part.h"
#include "carom-sample.h"
#include "carom-unit.h"

#define CAROM_QUANTITY_MAX_COMPONENTS 2

typedef struct {
  CaromPart part;
  const char *symbol; /* Pango markup for the axis: "p", "E<sub>pot</sub>" */
  CaromDimension dimension;
  guint n_components;                                           /* 1, or 2 for a vector */
  const char *component_symbols[CAROM_QUANTITY_MAX_COMPONENTS]; /* Pango markup */
  gboolean logarithmic; /* shown on a logarithmic axis; its values are >= 0 */
  gboolean from_zero;   /* the axis starts at 0 */
  double (*value)(const CaromSample *sample, guint component);
} CaromQuantity;

/* Returns: (transfer none): the table of all quantities: momentum first, then kinetic energy */
const CaromQuantity *carom_quantities(guint *n_quantities);
const CaromQuantity *carom_quantity_by_id(const char *id);
