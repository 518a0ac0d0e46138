/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-finding: what every resolver finds on its way, under whatever name: the same number, three
 * names. Each of the four stages ends in one such quantity, the last in one for each body. */
#pragma once

#include "carom-contact.h"
#include "carom-unit.h"
#include "carom-value.h"

/* Every resolver goes through these stages in turn, so that several workings can be followed in
 * step. */
typedef enum {
  CAROM_STAGE_DIRECTION, /* the line along which the bodies push each other */
  CAROM_STAGE_SPLIT,     /* the velocities before, along it and across */
  CAROM_STAGE_COLLIDE,   /* what happens along it and, with friction, across it */
  CAROM_STAGE_RESULT,    /* the velocities after */
} CaromStage;
#define CAROM_N_STAGES 4

typedef enum {
  CAROM_FINDING_DIRECTION, /* the unit normal n, from a to b */
  CAROM_FINDING_APPROACH,  /* w = (u_a − u_b)·n, the speed at which the gap closes */
  CAROM_FINDING_TRANSFER,  /* (1 + e) μ w, the momentum that a gives to b along n */
  CAROM_FINDING_CHANGE_A,  /* v_a − u_a; of a body that can move */
  CAROM_FINDING_CHANGE_B,  /* v_b − u_b; of a body that can move */
} CaromFindingKind;
#define CAROM_N_FINDINGS (CAROM_FINDING_CHANGE_B + 1)

static inline CaromFindingKind carom_finding_change(CaromContactBody body) {
  return CAROM_OF_BODY(body, CAROM_FINDING_CHANGE_A, CAROM_FINDING_CHANGE_B);
}

typedef struct {
  const char *id;    /* the name for other programs */
  const char *title; /* translatable, with the placeholders %1$s and %2$s for a and b, if any */
  CaromStage stage;  /* at whose end it is found */
  CaromDimension dimension;
} CaromFindingInfo;

/* Returns: (transfer none): what there is to know of @kind, whatever the contact */
const CaromFindingInfo *carom_finding_info(CaromFindingKind kind);

/* One quantity as one resolver found it. */
typedef struct {
  const char *formula; /* (nullable): in the resolver's own terms; NULL where it finds none, because
                          the body cannot move */
  CaromValue value;    /* of the formula */

  /*< private >*/
  guint n_known; /* how many terms of the working the formula may use */
} CaromFinding;

/* What a right resolver finds but for rounding, from the definitions alone.
 *
 * @contact: one that is resolved, see carom_resolver_resolve()
 * Returns: the quantity; 0 for the change of a body that cannot move */
CaromValue carom_finding_expect(const CaromContact *contact, CaromFindingKind kind);

/* How large the numbers are that rounding is relative to: the bodies' speeds, see
 * carom_contact_speed_scale(); for a momentum these times the lighter one's mass; 1 for the
 * direction.
 *
 * @contact: as above */
double carom_finding_scale(const CaromContact *contact, CaromFindingKind kind);

/* Whether @value is another number than carom_finding_expect() gives, beyond what rounding
 * explains: CAROM_ROUNDING_AGREEMENT_EPS of the scale. NAN always is.
 *
 * @contact: as above */
gboolean carom_finding_departs(const CaromContact *contact, CaromFindingKind kind,
                               CaromValue value);
