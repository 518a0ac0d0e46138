/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance: what one contact did to velocities, momentum and kinetic energy: the account of a
 * single contact. It is the same for all methods, so that none measures itself. */
#pragma once

#include "carom-contact.h"

/* One body before and after the contact; arrays are indexed by CaromSide. */
typedef struct {
  gboolean immovable; /* if so, momentum and energy are not its own and stay 0 */
  double mass_kg;
  CaromVec2 velocity[2];
  CaromVec2 momentum[2];
  double energy_j[2]; /* kinetic */
} CaromParty;

typedef struct {
  CaromParty a, b;
  CaromContactSums sums[2]; /* of those that can move; for one of several contacts at once, of all
                               that they moved */
  gboolean is_unpaired;     /* of two that can move, alone, one does not gain the momentum that the
                               other loses: they were resolved wrongly on purpose */
  CaromVec2 normal;         /* n, from a to b */
  double closing_speed;     /* w: how fast they approach; 0 for contacts that rest while others at
                               the same instant do not */
  double parting_speed;     /* Δv·n: how fast they part */
  double restitution; /* measured: parting speed over closing speed; no number to rely on unless
                         they approach */
  double impulse;     /* J: the impulse on b along n; positive when they push apart */
  double friction_impulse; /* J_t: that along the tangent t̂, n turned by +90° */
  double impulse_on_a, friction_impulse_on_a; /* −J and −J_t, unless they are unpaired */
  double energy_lost_j; /* at this contact: its impulse times the mean of the relative velocities
                           before and after. For two discs alone this is the energy before − after;
                           a driven disc does work as well, and with several contacts at once the
                           others contribute to the energy after. It does not include what the
                           method itself gave or took. If the impulses are unpaired, there is no
                           such product, and it is the energy before − after */
  CaromVec2 driver_impulse; /* momentum that an immovable body gave the other one; 0 if there is
                               none. Alone, it is the change of Σp */
  double
      driver_work_j; /* work that an immovable body did on the other by moving: that impulse times
                        its velocity. Alone, the change of ΣE is this less the energy lost */
  double not_lost_j; /* as in the record */
  double kept_j;     /* likewise */
} CaromBalance;

static inline const CaromParty *carom_balance_party(const CaromBalance *balance,
                                                    CaromContactBody body) {
  return CAROM_OF_BODY(body, &balance->a, &balance->b);
}

/* Σp of the two bodies alone. */
static inline CaromVec2 carom_balance_pair_momentum(const CaromBalance *balance, CaromSide side) {
  return carom_vec2_add(balance->a.momentum[side], balance->b.momentum[side]);
}

/* Measures a contact by its velocities before and after. */
CaromBalance carom_balance_of(const CaromContactRecord *record);
