/* carom-tc-model: sets the restitution of a contact that comes too soon, and books the energy that
 * a hop adds. */
#include "carom-tc-model.h"

/* Contacts in all directions get the hop, not only those with a floor: in a heap, weight also
 * presses sideways, and discs without any speed in that direction would collide ever more often.
 * The energy of the hop is booked as the method's. */
void carom_tc_model_apply(CaromContactRecord *record, CaromVec2 gravity) {
  CaromContact *c = &record->contact;
  double length = carom_vec2_length(c->d);
  double approach = carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), c->d) / length;
  double hop = carom_tc_model_hop_speed(gravity);
  c->restitution = 1;
  if (!(approach > 0 && hop > approach))
    return;
  double e = MIN(hop / approach, CAROM_TC_MODEL_MOST_RESTITUTION);
  double reduced_mass_kg = 1 / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
  c->restitution = e;
  record->kind = CAROM_CONTACT_HOP;
  record->not_lost_j = -0.5 * reduced_mass_kg * (e * e - 1) * approach * approach;
}

gboolean carom_tc_model_has_changed(const CaromContactRecord *record, const CaromScene *scene) {
  double usual = record->b >= 0 ? scene->restitution
                                : carom_scene_wall(scene, (guint)record->wall)->restitution;
  return record->contact.restitution != usual;
}
