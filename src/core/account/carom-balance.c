/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance: measures both bodies from the record, and derives the speeds and impulses along
 * the normal and the tangent. The energy lost is computed from the impulse, so that it is right for
 * one of several contacts at once, too; unless the bodies did not get the same one. */
#include "carom-balance.h"

#include "carom-rounding.h"

static CaromParty party_of(double mass_kg, CaromVec2 before, CaromVec2 after) {
  CaromParty party = {isinf(mass_kg), mass_kg, {before, after}};
  for (CaromSide side = CAROM_BEFORE; side <= CAROM_AFTER && !party.immovable; side++) {
    CaromVec2 v = party.velocity[side];
    party.momentum[side] = carom_vec2_scale(v, mass_kg);
    party.energy_j[side] = 0.5 * mass_kg * carom_vec2_dot(v, v);
  }
  return party;
}

/* The relative velocity along a direction. */
static double relative(const CaromBalance *balance, CaromSide side, CaromVec2 direction) {
  return carom_vec2_dot(carom_vec2_sub(balance->b.velocity[side], balance->a.velocity[side]),
                        direction);
}

/* The velocity of b relative to a, averaged over before and after. */
static CaromVec2 mean_relative_velocity(const CaromContact *c, const CaromOutcome *v) {
  CaromVec2 before = carom_vec2_sub(c->velocity_b, c->velocity_a);
  CaromVec2 after = carom_vec2_sub(v->velocity_b, v->velocity_a);
  return carom_vec2_scale(carom_vec2_add(before, after), 0.5);
}

/* What an immovable body gave, which whatever holds or drives it has to provide. */
static void add_driver(CaromBalance *balance, const CaromContactRecord *record) {
  CaromContactBody driver = carom_contact_immovable(&record->contact);
  if (driver == CAROM_BODY_NONE)
    return;
  balance->driver_impulse = carom_vec2_scale(record->impulse, CAROM_OF_BODY(driver, -1, 1));
  balance->driver_work_j =
      carom_vec2_dot(balance->driver_impulse, carom_contact_velocity(&record->contact, driver));
}

/* Whether the momenta differ by more than rounding, where nothing else could have changed them. */
static gboolean is_unpaired(const CaromBalance *balance, const CaromContactRecord *record) {
  const CaromContactSums *before = &balance->sums[CAROM_BEFORE];
  const CaromContactSums *after = &balance->sums[CAROM_AFTER];
  if (record->cluster_size > 1 || balance->a.immovable || balance->b.immovable)
    return FALSE;
  double size = MAX(before->momentum_size, after->momentum_size);
  CaromVec2 change = carom_vec2_sub(after->momentum, before->momentum);
  return size > 0 && !carom_rounding_explains(carom_vec2_length(change) / (DBL_EPSILON * size));
}

static CaromVec2 change_of(const CaromParty *party) {
  return carom_vec2_sub(party->momentum[CAROM_AFTER], party->momentum[CAROM_BEFORE]);
}

/* The impulse of the record is measured at the lighter body, and the other one got another. */
static void take_unpaired(CaromBalance *balance) {
  CaromVec2 tangent = carom_vec2_perpendicular(balance->normal);
  CaromVec2 on_a = change_of(&balance->a), on_b = change_of(&balance->b);
  balance->is_unpaired = TRUE;
  balance->impulse = carom_vec2_dot(on_b, balance->normal);
  balance->friction_impulse = carom_vec2_dot(on_b, tangent);
  balance->impulse_on_a = carom_vec2_dot(on_a, balance->normal);
  balance->friction_impulse_on_a = carom_vec2_dot(on_a, tangent);
  balance->energy_lost_j =
      balance->sums[CAROM_BEFORE].energy_j - balance->sums[CAROM_AFTER].energy_j;
}

static CaromContactSums sums_of(const CaromBalance *balance, CaromSide side) {
  CaromContactSums sums = {0};
  carom_contact_sums_add(&sums, balance->a.mass_kg, balance->a.velocity[side]);
  carom_contact_sums_add(&sums, balance->b.mass_kg, balance->b.velocity[side]);
  return sums;
}

CaromBalance carom_balance_of(const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  CaromBalance balance = {
      .a = party_of(c->mass_a_kg, c->velocity_a, record->outcome.velocity_a),
      .b = party_of(c->mass_b_kg, c->velocity_b, record->outcome.velocity_b),
      .normal = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d)),
  };
  for (CaromSide side = CAROM_BEFORE; side <= CAROM_AFTER; side++)
    balance.sums[side] = record->cluster_size > 1 ? record->cluster[side] : sums_of(&balance, side);
  balance.closing_speed = -relative(&balance, CAROM_BEFORE, balance.normal);
  balance.parting_speed = relative(&balance, CAROM_AFTER, balance.normal);
  balance.restitution = balance.parting_speed / balance.closing_speed;
  balance.impulse_on_a = carom_vec2_dot(record->impulse, balance.normal);
  balance.friction_impulse_on_a =
      carom_vec2_dot(record->impulse, carom_vec2_perpendicular(balance.normal));
  balance.impulse = 0 - balance.impulse_on_a; /* not −0 */
  balance.friction_impulse = 0 - balance.friction_impulse_on_a;
  balance.not_lost_j = record->not_lost_j;
  balance.kept_j = record->kept_j;
  balance.energy_lost_j =
      carom_vec2_dot(record->impulse, mean_relative_velocity(c, &record->outcome)) -
      record->not_lost_j;
  if (is_unpaired(&balance, record))
    take_unpaired(&balance);
  add_driver(&balance, record);
  return balance;
}
