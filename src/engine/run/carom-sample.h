/* carom-sample: what is measured of a pane at the end of a frame, and the quantities derived from
 * it for charts, tables and CSV files. */
#pragma once

#include "carom-audit.h"
#include "carom-part.h"
#include "carom-unit.h"

typedef struct {
  guint64 frame;
  double time_s;
  CaromTotals totals;
  CaromBooks books;
  double momentum_error; /* carom_audit_momentum_error() */
  double energy_error;   /* carom_audit_energy_error() */
  double contact_eps;    /* greatest disagreement of all resolvers at one contact so far, in ε */
  double position_distance; /* greatest distance of a disc from itself in the leading pane */
  double velocity_distance;
} CaromSample;

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
