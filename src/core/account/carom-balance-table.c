/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-table: the table itself, at the end of the file, and before it the functions that
 * its rows refer to: titles, values, scales of rounding, and when a row applies. */
#include "carom-balance-table.h"

#include "carom-digits.h"
#include "carom-distinct.h"
#include "carom-rounding.h"

#include <glib/gi18n-lib.h>

/* ---- Titles of what each body has ---- */

static char *title_of_velocity(const char *name) {
  /* Translators: the name of a body, such as "A". */
  return g_strdup_printf(_("Velocity of %s"), name);
}

static char *title_of_momentum(const char *name) {
  /* Translators: the name of a body, such as "A". */
  return g_strdup_printf(_("Momentum of %s"), name);
}

static char *title_of_energy(const char *name) {
  /* Translators: the name of a body, such as "A". */
  return g_strdup_printf(_("Kinetic energy of %s"), name);
}

static char *title_of_mass(const char *name) {
  /* Translators: the name of a body, such as "A". */
  return g_strdup_printf(_("Mass of %s"), name);
}

/* ---- Values ---- */

/* Defines a function that gets a value of @balance: of @body, and on @side, if it differs there. */
#define VALUE(name, kind, member)                                                                  \
  static CaromValue name(const CaromBalance *balance, CaromContactBody body, CaromSide side) {     \
    return carom_value_##kind(member);                                                             \
  }

VALUE(get_velocity, vector, carom_balance_party(balance, body)->velocity[side])
VALUE(get_momentum, vector, carom_balance_party(balance, body)->momentum[side])
VALUE(get_energy, number, carom_balance_party(balance, body)->energy_j[side])
VALUE(get_mass, number, carom_balance_party(balance, body)->mass_kg)

VALUE(get_total_momentum, vector, balance->sums[side].momentum)
VALUE(get_total_energy, number, balance->sums[side].energy_j)

VALUE(get_normal, vector, balance->normal)
VALUE(get_closing_speed, number, balance->closing_speed)
VALUE(get_parting_speed, number, balance->parting_speed)
VALUE(get_restitution, number, balance->restitution)
VALUE(get_impulse, number, balance->impulse)
VALUE(get_friction_impulse, number, balance->friction_impulse)
VALUE(get_driver_impulse, vector, balance->driver_impulse)
VALUE(get_driver_work, number, balance->driver_work_j)
VALUE(get_energy_lost, number, balance->energy_lost_j)
VALUE(get_energy_of_height, number, balance->not_lost_j)
VALUE(get_energy_of_hop, number, -balance->not_lost_j)
VALUE(get_energy_kept, number, balance->kept_j)

/* ---- Scales of rounding ---- */

/* Values that are given contain no rounding. */
static double get_no_scale(const CaromBalance *balance, CaromContactBody body) {
  return 0;
}

static double get_normal_scale(const CaromBalance *balance, CaromContactBody body) {
  return 1;
}

/* The greater one of |v_a| + |v_b| before and after. */
static double get_speed_scale(const CaromBalance *balance, CaromContactBody body) {
  double scale[2];
  for (CaromSide side = CAROM_BEFORE; side <= CAROM_AFTER; side++)
    scale[side] =
        carom_vec2_length(balance->a.velocity[side]) + carom_vec2_length(balance->b.velocity[side]);
  return MAX(scale[CAROM_BEFORE], scale[CAROM_AFTER]);
}

static double get_momentum_scale(const CaromBalance *balance, CaromContactBody body) {
  return MAX(balance->sums[CAROM_BEFORE].momentum_size, balance->sums[CAROM_AFTER].momentum_size);
}

static double get_energy_scale(const CaromBalance *balance, CaromContactBody body) {
  return MAX(balance->sums[CAROM_BEFORE].energy_j, balance->sums[CAROM_AFTER].energy_j);
}

/* The scale of an impulse, which is computed from the lighter body, or from each one's own momentum
 * if they got different ones. */
static double get_impulse_scale(const CaromBalance *balance, CaromContactBody body) {
  if (balance->is_unpaired)
    return get_momentum_scale(balance, body);
  return MIN(balance->a.mass_kg, balance->b.mass_kg) * get_speed_scale(balance, body);
}

/* The scale of the energy that goes with that impulse. */
static double get_work_scale(const CaromBalance *balance, CaromContactBody body) {
  return get_impulse_scale(balance, body) * get_speed_scale(balance, body);
}

static double get_restitution_scale(const CaromBalance *balance, CaromContactBody body) {
  return get_speed_scale(balance, body) / balance->closing_speed;
}

/* What one body has is its own, as large or small as it may be beside that of the other: of the
 * other's numbers, only the impulse enters it. */
static double greatest_speed(const CaromParty *party) {
  return MAX(carom_vec2_length(party->velocity[CAROM_BEFORE]),
             carom_vec2_length(party->velocity[CAROM_AFTER]));
}

static double get_own_speed_scale(const CaromBalance *balance, CaromContactBody body) {
  const CaromParty *party = carom_balance_party(balance, body);
  return greatest_speed(party) + get_impulse_scale(balance, body) / party->mass_kg;
}

static double get_own_momentum_scale(const CaromBalance *balance, CaromContactBody body) {
  return carom_balance_party(balance, body)->mass_kg * get_own_speed_scale(balance, body);
}

/* An error of v is one of m v in ½ m v². */
static double get_own_energy_scale(const CaromBalance *balance, CaromContactBody body) {
  return greatest_speed(carom_balance_party(balance, body)) * get_own_momentum_scale(balance, body);
}

/* ---- What applies ---- */

/* An immovable body has no momentum and energy of its own. */
static gboolean is_movable(const CaromContactRecord *record, CaromContactBody body) {
  return carom_contact_is_movable(&record->contact, body);
}

/* Of several contacts at once, some only pass on what others give them. What they have of an
 * approach is rounding, and so is its ratio to anything. */
static gboolean has_approach(const CaromContactRecord *record, CaromContactBody body) {
  const CaromContact *c = &record->contact;
  double closing = carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), c->d);
  double scale = carom_contact_speed_scale(c, &record->outcome) * carom_vec2_length(c->d);
  return closing > 0 && !carom_rounding_covers(closing, scale);
}

static gboolean has_friction(const CaromContactRecord *record, CaromContactBody body) {
  return record->contact.tangential_factor < 1;
}

static gboolean has_driver(const CaromContactRecord *record, CaromContactBody body) {
  return carom_contact_is_driven(&record->contact, carom_contact_immovable(&record->contact));
}

/* What a body brings along may be tiny beside what the other one does to it. */
static double get_own_speed_before(const CaromBalance *balance, CaromContactBody body) {
  return carom_vec2_length(carom_balance_party(balance, body)->velocity[CAROM_BEFORE]);
}

static double get_own_momentum_before(const CaromBalance *balance, CaromContactBody body) {
  return carom_balance_party(balance, body)->mass_kg * get_own_speed_before(balance, body);
}

static double get_own_energy_before(const CaromBalance *balance, CaromContactBody body) {
  return carom_balance_party(balance, body)->energy_j[CAROM_BEFORE];
}

static gboolean is_lying(const CaromContactRecord *record, CaromContactBody body) {
  return record->kind == CAROM_CONTACT_LYING;
}

static gboolean is_hop(const CaromContactRecord *record, CaromContactBody body) {
  return record->kind == CAROM_CONTACT_HOP;
}

static gboolean is_counted(const CaromContactRecord *record, CaromContactBody body) {
  return record->kind == CAROM_CONTACT_COUNTED;
}

double carom_balance_table_scale(const CaromBalanceRow *row, const CaromBalance *balance,
                                 CaromContactBody body, CaromSide side) {
  gboolean is_given = side == CAROM_BEFORE && row->scale_before;
  return is_given ? row->scale_before(balance, body) : row->scale(balance, body);
}

static gboolean has_sides(const CaromBalanceRow *row) {
  return row->kind == CAROM_BALANCE_OF_BODY || row->kind == CAROM_BALANCE_OF_BOTH;
}

/* The change is no more sure than what is after. */
guint carom_balance_table_values(const CaromBalanceRow *row, const CaromBalance *balance,
                                 CaromContactBody body, CaromValue values[CAROM_BALANCE_MAX_VALUES],
                                 double scales[CAROM_BALANCE_MAX_VALUES]) {
  values[0] = row->value(balance, body, CAROM_BEFORE);
  scales[0] = carom_balance_table_scale(row, balance, body, CAROM_BEFORE);
  if (!has_sides(row))
    return 1;
  values[1] = row->value(balance, body, CAROM_AFTER);
  values[2] = carom_value_sub(values[1], values[0]);
  scales[1] = scales[2] = carom_balance_table_scale(row, balance, body, CAROM_AFTER);
  const CaromDistinctValue sides[] = {{&values[0], row->dimension, scales[0]},
                                      {&values[1], row->dimension, scales[1]}};
  carom_distinct(sides, G_N_ELEMENTS(sides), CAROM_DIGITS_READ);
  return CAROM_BALANCE_MAX_VALUES;
}

gboolean carom_balance_table_row_applies(const CaromBalanceRow *row,
                                         const CaromContactRecord *record, CaromContactBody body) {
  return !row->applies || row->applies(record, body);
}

/* ---- The table ---- */

const CaromBalanceRow carom_balance_table[] = {
    [CAROM_BALANCE_VELOCITY] = {CAROM_BALANCE_OF_BODY, N_("Velocity v"), title_of_velocity,
                                CAROM_DIMENSION_VELOCITY, NULL, get_velocity, get_own_speed_scale,
                                get_own_speed_before},
    [CAROM_BALANCE_MOMENTUM] = {CAROM_BALANCE_OF_BODY, N_("Momentum p"), title_of_momentum,
                                CAROM_DIMENSION_MOMENTUM, is_movable, get_momentum,
                                get_own_momentum_scale, get_own_momentum_before},
    [CAROM_BALANCE_ENERGY] = {CAROM_BALANCE_OF_BODY, N_("Kinetic energy E"), title_of_energy,
                              CAROM_DIMENSION_ENERGY, is_movable, get_energy, get_own_energy_scale,
                              get_own_energy_before},
    [CAROM_BALANCE_TOTAL_MOMENTUM] = {CAROM_BALANCE_OF_BOTH, N_("Momentum Σp"), NULL,
                                      CAROM_DIMENSION_MOMENTUM, NULL, get_total_momentum,
                                      get_momentum_scale},
    [CAROM_BALANCE_TOTAL_ENERGY] = {CAROM_BALANCE_OF_BOTH, N_("Kinetic energy ΣE"), NULL,
                                    CAROM_DIMENSION_ENERGY, NULL, get_total_energy,
                                    get_energy_scale},
    [CAROM_BALANCE_MASS] = {CAROM_BALANCE_GIVEN, NULL, title_of_mass, CAROM_DIMENSION_MASS,
                            is_movable, get_mass, get_no_scale},
    [CAROM_BALANCE_NORMAL] = {CAROM_BALANCE_OF_CONTACT, N_("Normal n"), NULL, CAROM_DIMENSION_NONE,
                              NULL, get_normal, get_normal_scale},
    [CAROM_BALANCE_CLOSING_SPEED] = {CAROM_BALANCE_OF_CONTACT, N_("Speed of approach"), NULL,
                                     CAROM_DIMENSION_VELOCITY, NULL, get_closing_speed,
                                     get_speed_scale},
    [CAROM_BALANCE_PARTING_SPEED] = {CAROM_BALANCE_OF_CONTACT, N_("Speed of separation"), NULL,
                                     CAROM_DIMENSION_VELOCITY, NULL, get_parting_speed,
                                     get_speed_scale},
    [CAROM_BALANCE_RESTITUTION] = {CAROM_BALANCE_OF_CONTACT, N_("Restitution, measured"), NULL,
                                   CAROM_DIMENSION_NONE, has_approach, get_restitution,
                                   get_restitution_scale},
    [CAROM_BALANCE_IMPULSE] = {CAROM_BALANCE_OF_CONTACT, N_("Impulse J along n"), NULL,
                               CAROM_DIMENSION_MOMENTUM, NULL, get_impulse, get_impulse_scale},
    [CAROM_BALANCE_FRICTION_IMPULSE] = {CAROM_BALANCE_OF_CONTACT, N_("Impulse of friction"), NULL,
                                        CAROM_DIMENSION_MOMENTUM, has_friction,
                                        get_friction_impulse, get_impulse_scale},
    [CAROM_BALANCE_DRIVER_IMPULSE] = {CAROM_BALANCE_OF_CONTACT, N_("Impulse of the driven disc"),
                                      NULL, CAROM_DIMENSION_MOMENTUM, has_driver,
                                      get_driver_impulse, get_impulse_scale},
    [CAROM_BALANCE_DRIVER_WORK] = {CAROM_BALANCE_OF_CONTACT, N_("Work done by the driven disc"),
                                   NULL, CAROM_DIMENSION_ENERGY, has_driver, get_driver_work,
                                   get_work_scale},
    [CAROM_BALANCE_ENERGY_LOST] = {CAROM_BALANCE_OF_CONTACT, N_("Energy lost at the contact"), NULL,
                                   CAROM_DIMENSION_ENERGY, NULL, get_energy_lost, get_work_scale},
    [CAROM_BALANCE_ENERGY_OF_HEIGHT] = {CAROM_BALANCE_OF_CONTACT, N_("Energy gone into height"),
                                        NULL, CAROM_DIMENSION_ENERGY, is_lying,
                                        get_energy_of_height, get_work_scale},
    [CAROM_BALANCE_ENERGY_OF_HOP] = {CAROM_BALANCE_OF_CONTACT, N_("Energy of the hop"), NULL,
                                     CAROM_DIMENSION_ENERGY, is_hop, get_energy_of_hop,
                                     get_work_scale},
    [CAROM_BALANCE_ENERGY_KEPT] = {CAROM_BALANCE_OF_CONTACT, N_("Energy kept"), NULL,
                                   CAROM_DIMENSION_ENERGY, is_counted, get_energy_kept,
                                   get_work_scale},
};
