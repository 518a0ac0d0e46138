/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-rebound: twice the impulse that would stop the approach. The books get what the velocities
 * really change by, so that its rounding is in them as well. */
#include "carom-rebound.h"

#include "carom-digits.h"
#include "carom-encounter-words.h"
#include "carom-rounding.h"

#include <glib/gi18n-lib.h>

#define DIGITS 4

/* How fast the two still approach after the resolver's answer; < 0 if they part. */
static double approach_left(const CaromContactRecord *record) {
  CaromVec2 velocity = carom_vec2_sub(record->outcome.velocity_a, record->outcome.velocity_b);
  return carom_vec2_dot(velocity, record->contact.d) / carom_vec2_length(record->contact.d);
}

CaromVec2 carom_rebound_impulse(const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  double approach = approach_left(record);
  if (!(approach > 0))
    return carom_vec2(0, 0);
  double reduced_mass_kg = 1 / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
  return carom_vec2_scale(c->d, -2 * reduced_mass_kg * approach / carom_vec2_length(c->d));
}

void carom_rebound_book(CaromBooks *books, const CaromContactRecord *record) {
  CaromVec2 impulse = {0, 0};
  CaromSum work_j = {0};
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    if (!carom_contact_is_movable(&record->contact, body))
      continue;
    double mass_kg = carom_contact_mass_kg(&record->contact, body);
    CaromVec2 before = carom_contact_outcome_velocity(&record->outcome, body);
    CaromVec2 after = carom_contact_record_leaves_with(record, body);
    CaromVec2 change = carom_vec2_sub(after, before);
    impulse = carom_vec2_add_scaled(impulse, change, mass_kg);
    carom_sum_add(&work_j, 0.5 * mass_kg * carom_vec2_dot(change, carom_vec2_add(before, after)));
  }
  carom_audit_book_method(books, impulse, carom_sum_value(work_j));
}

/* ---- Words ---- */

static gboolean is_rounding(const CaromContactRecord *record) {
  double scale = carom_contact_speed_scale(&record->contact, &record->outcome);
  return carom_rounding_explains(approach_left(record) / (scale * DBL_EPSILON));
}

char *carom_rebound_describe(const CaromContactRecord *record, const CaromScene *scene) {
  CaromContactBody immovable = carom_contact_immovable(&record->contact);
  CaromContactBody body = immovable == CAROM_BODY_A ? CAROM_BODY_B : CAROM_BODY_A;
  CaromVec2 given = carom_vec2_scale(record->rebound, CAROM_OF_BODY(body, 1, -1));
  if ((given.x == 0 && given.y == 0) || is_rounding(record))
    return NULL;
  g_autofree char *name = carom_encounter_words_name(scene, record, body);
  g_autofree char *other = carom_encounter_words_name(scene, record, !body);
  g_autofree char *left = carom_digits_text(approach_left(record), DIGITS);
  g_autofree char *got = carom_digits_vector(given, DIGITS);
  g_autofree char *speed = carom_unit_quantity_of(left, CAROM_DIMENSION_VELOCITY, scene->unit);
  g_autofree char *impulse = carom_unit_quantity_of(got, CAROM_DIMENSION_MOMENTUM, scene->unit);
  if (immovable != CAROM_BODY_NONE)
    return g_strdup_printf(
        /* Translators: a disc, what it meets, which may be a wall, a speed and a momentum */
        _("The resolver, which is wrong on purpose, left %1$s and %2$s approaching each other at "
          "%3$s. At exact times bodies cannot go through each other, so that approach was turned "
          "round: %1$s got %4$s besides."),
        name, other, speed, impulse);
  return g_strdup_printf(
      /* Translators: two discs, a speed and a momentum */
      _("The resolver, which is wrong on purpose, left %1$s and %2$s approaching each other at "
        "%3$s. At exact times bodies cannot go through each other, so that approach was turned "
        "round: %1$s got %4$s besides, and %2$s the opposite. That changes neither Σp nor ΣE."),
      name, other, speed, impulse);
}
