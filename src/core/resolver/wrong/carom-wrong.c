/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wrong: where a mistake leads. */
#include "carom-wrong.h"

static CaromVec2 velocity_after(const CaromWorking *working, const CaromContact *contact,
                                CaromContactBody body) {
  return body == working->immovable
             ? carom_contact_velocity(contact, body)
             : carom_working_value_of(working, CAROM_OF_BODY(body, "v_a", "v_b")).vector;
}

void carom_wrong_resolve(const CaromResolver *resolver, const CaromContact *contact,
                         CaromOutcome *outcome) {
  CaromWorking working;
  carom_working_init(&working, contact);
  working.mistake = resolver->mistake;
  working.is_bare = TRUE;
  resolver->explain(contact, &working);
  *outcome = (CaromOutcome){velocity_after(&working, contact, CAROM_BODY_A),
                            velocity_after(&working, contact, CAROM_BODY_B)};
}
