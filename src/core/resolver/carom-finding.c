/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-finding: the table of the quantities, and their definitions. */
#include "carom-finding.h"

#include "carom-rounding.h"

#include <float.h>
#include <glib/gi18n-lib.h>

static const CaromFindingInfo infos[CAROM_N_FINDINGS] = {
    /* Translators: %2$s is the name of a body. */
    [CAROM_FINDING_DIRECTION] = {"direction", N_("Direction of the push on %2$s"),
                                 CAROM_STAGE_DIRECTION, CAROM_DIMENSION_NONE},
    [CAROM_FINDING_APPROACH] = {"approach", N_("Speed of approach"), CAROM_STAGE_SPLIT,
                                CAROM_DIMENSION_VELOCITY},
    /* Translators: the names of two bodies: %1$s gives momentum to %2$s. */
    [CAROM_FINDING_TRANSFER] = {"transfer", N_("Momentum from %1$s to %2$s"), CAROM_STAGE_COLLIDE,
                                CAROM_DIMENSION_MOMENTUM},
    /* Translators: the name of a body. */
    [CAROM_FINDING_CHANGE_A] = {"change_a", N_("Change of velocity of %1$s"), CAROM_STAGE_RESULT,
                                CAROM_DIMENSION_VELOCITY},
    /* Translators: %2$s is the name of a body. */
    [CAROM_FINDING_CHANGE_B] = {"change_b", N_("Change of velocity of %2$s"), CAROM_STAGE_RESULT,
                                CAROM_DIMENSION_VELOCITY},
};

const CaromFindingInfo *carom_finding_info(CaromFindingKind kind) {
  g_return_val_if_fail((guint)kind < CAROM_N_FINDINGS, NULL);
  return &infos[kind];
}

/* ---- The definitions ---- */

/* The momentum that a gives to b along n, and across. */
typedef struct {
  CaromVec2 n, t;
  double approach, along, across;
} Exchange;

static Exchange exchange_of(const CaromContact *c) {
  double reduced_mass_kg = 1 / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d));
  CaromVec2 t = carom_vec2_perpendicular(n);
  CaromVec2 towards = carom_vec2_sub(c->velocity_a, c->velocity_b);
  double approach = carom_vec2_dot(towards, n);
  return (Exchange){
      .n = n,
      .t = t,
      .approach = approach,
      .along = (1 + c->restitution) * reduced_mass_kg * approach,
      .across = (1 - c->tangential_factor) * reduced_mass_kg * carom_vec2_dot(towards, t),
  };
}

/* What a momentum does to a body of that mass; @sign: whether it is taken from it or given to it.
 */
static CaromVec2 change_of(const Exchange *exchange, double sign, double mass_kg) {
  CaromVec2 momentum = carom_vec2_add_scaled(carom_vec2_scale(exchange->n, exchange->along),
                                             exchange->t, exchange->across);
  return carom_vec2_scale(momentum, sign / mass_kg);
}

CaromValue carom_finding_expect(const CaromContact *contact, CaromFindingKind kind) {
  Exchange exchange = exchange_of(contact);
  switch (kind) {
  case CAROM_FINDING_DIRECTION:
    return carom_value_vector(exchange.n);
  case CAROM_FINDING_APPROACH:
    return carom_value_number(exchange.approach);
  case CAROM_FINDING_TRANSFER:
    return carom_value_number(exchange.along);
  case CAROM_FINDING_CHANGE_A:
    return carom_value_vector(change_of(&exchange, -1, contact->mass_a_kg));
  case CAROM_FINDING_CHANGE_B:
    return carom_value_vector(change_of(&exchange, 1, contact->mass_b_kg));
  }
  g_return_val_if_reached(carom_value_number(NAN));
}

static double speed_scale(const CaromContact *c) {
  CaromOutcome outcome = {
      carom_vec2_add(c->velocity_a, carom_finding_expect(c, CAROM_FINDING_CHANGE_A).vector),
      carom_vec2_add(c->velocity_b, carom_finding_expect(c, CAROM_FINDING_CHANGE_B).vector),
  };
  return carom_contact_speed_scale(c, &outcome);
}

double carom_finding_scale(const CaromContact *contact, CaromFindingKind kind) {
  switch (infos[kind].dimension) {
  case CAROM_DIMENSION_VELOCITY:
    return speed_scale(contact);
  case CAROM_DIMENSION_MOMENTUM:
    return MIN(contact->mass_a_kg, contact->mass_b_kg) * speed_scale(contact);
  default:
    return 1;
  }
}

static double size_of(CaromValue value) {
  return value.is_vector ? carom_vec2_length(value.vector) : fabs(value.number);
}

gboolean carom_finding_departs(const CaromContact *contact, CaromFindingKind kind,
                               CaromValue value) {
  CaromValue apart = carom_value_sub(value, carom_finding_expect(contact, kind));
  double scale = DBL_EPSILON * carom_finding_scale(contact, kind);
  return !carom_rounding_explains(size_of(apart) / scale);
}
