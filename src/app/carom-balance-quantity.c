/* carom-balance-quantity: see the header. */
#include "carom-balance-quantity.h"

#include <glib/gi18n.h>

/* ---- Quantities: before and after ---- */

static CaromValue get_velocity(const CaromParty *body, CaromSide side) {
  return carom_value_vector(body->velocity[side]);
}

static CaromValue get_momentum(const CaromParty *body, CaromSide side) {
  return carom_value_vector(body->momentum[side]);
}

static CaromValue get_energy(const CaromParty *body, CaromSide side) {
  return carom_value_number(body->energy_j[side]);
}

static CaromValue get_total_momentum(const CaromBalance *balance, CaromSide side) {
  return carom_value_vector(balance->momentum[side]);
}

static CaromValue get_total_energy(const CaromBalance *balance, CaromSide side) {
  return carom_value_number(balance->energy_j[side]);
}

/* The greater one of |v_a| + |v_b| before and after. */
static double get_speed_scale(const CaromBalance *balance) {
  double scale[2];
  for (CaromSide side = CAROM_BEFORE; side <= CAROM_AFTER; side++)
    scale[side] =
        carom_vec2_length(balance->a.velocity[side]) + carom_vec2_length(balance->b.velocity[side]);
  return MAX(scale[CAROM_BEFORE], scale[CAROM_AFTER]);
}

static double get_momentum_scale(const CaromBalance *balance) {
  double scale[2];
  for (CaromSide side = CAROM_BEFORE; side <= CAROM_AFTER; side++)
    scale[side] =
        carom_vec2_length(balance->a.momentum[side]) + carom_vec2_length(balance->b.momentum[side]);
  return MAX(scale[CAROM_BEFORE], scale[CAROM_AFTER]);
}

/* What an impulse rounds by: it is taken from the lighter body. */
static double get_impulse_scale(const CaromBalance *balance) {
  return MIN(balance->a.mass_kg, balance->b.mass_kg) * get_speed_scale(balance);
}

/* And the energy that goes with it. */
static double get_work_scale(const CaromBalance *balance) {
  return get_impulse_scale(balance) * get_speed_scale(balance);
}

static double get_energy_scale(const CaromBalance *balance) {
  return MAX(balance->energy_j[CAROM_BEFORE], balance->energy_j[CAROM_AFTER]);
}

const CaromBalanceQuantity carom_balance_quantities[] = {
    {N_("Velocity v"), NULL, CAROM_DIMENSION_VELOCITY, FALSE, get_velocity, NULL, get_speed_scale},
    {N_("Momentum p"), N_("Momentum Σp"), CAROM_DIMENSION_MOMENTUM, TRUE, get_momentum,
     get_total_momentum, get_momentum_scale},
    {N_("Kinetic energy E"), N_("Kinetic energy ΣE"), CAROM_DIMENSION_ENERGY, TRUE, get_energy,
     get_total_energy, get_energy_scale},
};

/* ---- Figures of the contact ---- */

static CaromValue get_normal(const CaromBalance *balance) {
  return carom_value_vector(balance->normal);
}

static CaromValue get_closing_speed(const CaromBalance *balance) {
  return carom_value_number(balance->closing_speed);
}

static CaromValue get_parting_speed(const CaromBalance *balance) {
  return carom_value_number(balance->parting_speed);
}

static CaromValue get_restitution(const CaromBalance *balance) {
  return carom_value_number(balance->restitution);
}

static CaromValue get_impulse(const CaromBalance *balance) {
  return carom_value_number(balance->impulse);
}

static CaromValue get_friction_impulse(const CaromBalance *balance) {
  return carom_value_number(balance->friction_impulse);
}

static CaromValue get_energy_lost(const CaromBalance *balance) {
  return carom_value_number(balance->energy_lost_j);
}

static CaromValue get_energy_of_height(const CaromBalance *balance) {
  return carom_value_number(balance->not_lost_j);
}

static CaromValue get_energy_of_hop(const CaromBalance *balance) {
  return carom_value_number(-balance->not_lost_j);
}

static gboolean has_friction(const CaromContactRecord *record) {
  return record->contact.tangential_factor < 1;
}

static gboolean is_lying(const CaromContactRecord *record) {
  return record->kind == CAROM_CONTACT_LYING;
}

static gboolean is_hop(const CaromContactRecord *record) {
  return record->kind == CAROM_CONTACT_HOP;
}

static double get_normal_scale(const CaromBalance *balance) {
  return 1;
}

static double get_restitution_scale(const CaromBalance *balance) {
  return get_speed_scale(balance) / balance->closing_speed;
}

const CaromBalanceMeasure carom_balance_measures[] = {
    {N_("Normal n"), CAROM_DIMENSION_NONE, NULL, get_normal, get_normal_scale},
    {N_("Closing speed"), CAROM_DIMENSION_VELOCITY, NULL, get_closing_speed, get_speed_scale},
    {N_("Parting speed"), CAROM_DIMENSION_VELOCITY, NULL, get_parting_speed, get_speed_scale},
    {N_("Restitution, as measured"), CAROM_DIMENSION_NONE, NULL, get_restitution,
     get_restitution_scale},
    {N_("Impulse J along n"), CAROM_DIMENSION_MOMENTUM, NULL, get_impulse, get_impulse_scale},
    {N_("Impulse of friction"), CAROM_DIMENSION_MOMENTUM, has_friction, get_friction_impulse,
     get_impulse_scale},
    {N_("Energy lost"), CAROM_DIMENSION_ENERGY, NULL, get_energy_lost, get_work_scale},
    {N_("Energy gone into height"), CAROM_DIMENSION_ENERGY, is_lying, get_energy_of_height,
     get_work_scale},
    {N_("Energy of the hop"), CAROM_DIMENSION_ENERGY, is_hop, get_energy_of_hop, get_work_scale},
};
