#include "carom-tc-model.h"

/* The greatest factor by which a contact that is too slow for a hop is magnified. An approach that
 * is hardly more than rounding must not become something else entirely; reaching the speed may take
 * a few contacts. */
#define MOST_RESTITUTION 64.0

/* The hop is for all contacts alike: in a heap weight presses also sideways, and discs without any
 * speed there would be pressed together ever more often. Its energy is the method's own. */
void carom_tc_model_apply(CaromContactRecord *record, CaromVec2 gravity) {
  CaromContact *c = &record->contact;
  double length = carom_vec2_length(c->d);
  double approach = carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), c->d) / length;
  double hop = 0.25 * CAROM_TC_MODEL_CONTACT_DURATION_S * carom_vec2_length(gravity);
  c->restitution = 1;
  if (!(approach > 0 && hop > approach))
    return;
  double e = MIN(hop / approach, MOST_RESTITUTION);
  double reduced_mass_kg = 1 / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
  c->restitution = e;
  record->kind = CAROM_CONTACT_HOP;
  record->not_lost_j = -0.5 * reduced_mass_kg * (e * e - 1) * approach * approach;
}
