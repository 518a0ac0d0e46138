/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-quantity: has a table of the quantities that charts, tables and CSV files show. Two of them
 * make a phase plot, which shows the one against the other in place of the time. */
#pragma once

#include "carom-part.h"
#include "carom-series.h"
#include "carom-track.h"
#include "carom-unit.h"

#define CAROM_QUANTITY_MAX_COMPONENTS 3

typedef enum {
  CAROM_QUANTITY_OF_RUN,       /* one value for all discs together, over time, from samples */
  CAROM_QUANTITY_BY_DISC,      /* one for each disc and one for all, over time, from a track */
  CAROM_QUANTITY_BY_PAIR,      /* one for each two discs, likewise */
  CAROM_QUANTITY_DISTRIBUTION, /* how many discs have which value now */
} CaromQuantityKind;

/* What changes a value. Walls, pinned and driven discs and the rules of a method act at contacts
 * and at the ends of steps, and emitters when they let a disc in; in between, discs fly freely,
 * under gravity and nothing else. */
typedef enum {
  CAROM_QUANTITY_CHANGES_IN_FLIGHT,   /* the flight itself does */
  CAROM_QUANTITY_CHANGES_BY_GRAVITY,  /* between contacts gravity alone does; for a vector, gravity
                                         along the component */
  CAROM_QUANTITY_CHANGES_AT_CONTACTS, /* nothing does between contacts */
} CaromQuantityChange;

/* What a quantity by disc says of all discs together. */
typedef enum {
  CAROM_QUANTITY_SUM,            /* the sum of their values */
  CAROM_QUANTITY_CENTRE_OF_MASS, /* the value of one body with all of their mass, in their centre */
  CAROM_QUANTITY_NO_WHOLE,       /* nothing */
} CaromQuantityWhole;

/* What the value of a disc is calculated from. */
typedef struct {
  CaromDiscState state;
  double mass_kg;
  double radius;
  CaromVec2 gravity; /* the acceleration */
  CaromVec2 pivot;   /* about which the angular momentum is */
} CaromQuantityDisc;

typedef struct CaromQuantity CaromQuantity;

struct CaromQuantity {
  CaromPart part;
  CaromQuantityKind kind;
  CaromQuantityWhole whole;
  CaromQuantityChange change;
  const char *symbol; /* Pango markup for the axis: "p", "E<sub>pot</sub>" */
  CaromDimension dimension;
  guint n_components; /* 1, 2 for a vector, or 3: two parts, and the sum of both */
  /* Pango markup: a symbol, or what follows the disc's letter if the quantity is by disc. */
  const char *component_symbols[CAROM_QUANTITY_MAX_COMPONENTS];
  const char *part_ids[CAROM_QUANTITY_MAX_COMPONENTS]; /* of parts and their sum: those of the
                                                          quantities that they are */
  const char *stack_of; /* (nullable): the id of the quantity whose values it shows on top of each
                           other: each curve is the sum of those up to it */
  gboolean logarithmic; /* it is shown on a logarithmic axis; its values are >= 0 */
  gboolean from_zero;   /* the axis starts at 0 */
  gboolean is_signed;   /* all the same there may be values < 0 */
  gboolean of_emitters; /* it says nothing where there are no emitters */
  gboolean of_gravity;  /* it says nothing where there is no gravity */
  gboolean is_about_pivot; /* it depends on the scene's pivot */
  gboolean is_rate; /* not the value itself, but by how much it grows in a second: the mean over
                       the last one, or a little more where samples are further apart */
  gboolean
      since_version_2; /* of the scene format: programs that know version 1 alone do not know it */
  /* Reads the value of a run from a sample. */
  double (*value)(const CaromSample *sample, guint component);
  /* Reads the value of a disc, for the other kinds. */
  double (*of_disc)(const CaromQuantityDisc *disc, guint component);
  /* Reads the value of two discs, if it is by pair. */
  double (*of_pair)(const CaromQuantityDisc *one, const CaromQuantityDisc *other);
  /* Of a phase plot, otherwise NULL: the quantity upright, of which it has all that is above but
   * the part; and that across. */
  const CaromQuantity *upright, *across;
};

/* Whether its curves are those of discs. */
static inline gboolean carom_quantity_is_by_disc(const CaromQuantity *quantity) {
  return quantity->kind == CAROM_QUANTITY_BY_DISC;
}

/* Whether its values are those of discs or pairs, from a track; then hue tells whose a curve is. */
static inline gboolean carom_quantity_is_tracked(const CaromQuantity *quantity) {
  return quantity->kind == CAROM_QUANTITY_BY_DISC || quantity->kind == CAROM_QUANTITY_BY_PAIR;
}

/* Whether its components are those of vectors. */
static inline gboolean carom_quantity_is_vector(const CaromQuantity *quantity) {
  return quantity->n_components == 2;
}

/* Whether it says together what others of the table say, too. */
static inline gboolean carom_quantity_repeats(const CaromQuantity *quantity) {
  return quantity->stack_of || quantity->part_ids[0];
}

/* Whether it is shown over time: it is neither a distribution nor a phase plot. */
static inline gboolean carom_quantity_is_over_time(const CaromQuantity *quantity) {
  return quantity->kind != CAROM_QUANTITY_DISTRIBUTION && !quantity->across;
}

/* Returns: the quantity upright, of a phase plot, or @quantity itself */
static inline const CaromQuantity *carom_quantity_upright(const CaromQuantity *quantity) {
  return quantity->upright ? quantity->upright : quantity;
}

/* Whether one of them depends on the scene's pivot, upright or across. */
static inline gboolean carom_quantity_has_pivot(const CaromQuantity *const *quantities, guint n) {
  for (guint i = 0; i < n; i++)
    if (quantities[i]->is_about_pivot ||
        (quantities[i]->across && quantities[i]->across->is_about_pivot))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer none): the table of all quantities: momentum first, then kinetic energy */
const CaromQuantity *carom_quantities(guint *n_quantities);
/* @id: of a quantity of the table, or of two with a slash between them, as a phase plot has
 * Returns: (transfer none) (nullable): the quantity of that @id */
const CaromQuantity *carom_quantity_by_id(const char *id);

/* Returns: (transfer none): the quantity that a stack is of, or @quantity itself */
const CaromQuantity *carom_quantity_unstacked(const CaromQuantity *quantity);

/* Pairs values that belong together: of the same disc or the same two, and along the same axis; of
 * a quantity against itself, y against x or, where all moves along one axis, the other discs
 * against the first.
 *
 * @upright, @across: of the table
 * Returns: (transfer none) (nullable): their phase plot, whose id is both ids with a slash between
 *   them; NULL if they have nothing in common, or one of them repeats others */
const CaromQuantity *carom_quantity_against(const CaromQuantity *upright,
                                            const CaromQuantity *across);
