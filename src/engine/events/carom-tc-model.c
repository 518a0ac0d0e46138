/* carom-tc-model: sets the restitution of a contact that comes too soon, and books the energy that
 * a hop adds. */
#include "carom-tc-model.h"

/* The greatest factor by which a contact that is too slow for a hop is made faster. The approach
 * may be hardly more than rounding, and must not turn into a large speed at once; it may take a few
 * contacts to reach that of a hop. */
#define MOST_RESTITUTION 64.0

/* Contacts in all directions get the hop, not only those with a floor: in a heap, weight also
 * presses sideways, and discs without any speed in that direction would collide ever more often.
 * The energy of the hop is booked as the method's. */
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
