/* carom-tc-model: makes contacts in quick succession elastic, so that a run has a finite number of
 * them.
 *
 * A ball that bounces with e < 1 would bounce infinitely often in finite time. So a contact that
 * follows another of the same disc within t_c loses no energy to restitution (S. Luding and S.
 * McNamara, "How to handle the inelastic collapse of a dissipative hard-sphere gas with the TC
 * model", Granular Matter 1, 1998). Friction still acts; without it, discs that slide along a rough
 * wall would not slow down.
 *
 * Under gravity, a disc at rest would still bounce ever more often. So if such a contact is too
 * slow for a hop that lasts half of t_c, the disc is given the speed of that hop, or at most
 * CAROM_TC_MODEL_MOST_RESTITUTION times its own, in which case the next contacts give it the rest.
 * At 9.81 m/s² the hop is 3 nm high. Its energy is booked as the method's. */
#pragma once

#include "carom-contact.h"
#include "carom-flight.h"
#include "carom-scene.h"

/* t_c, in seconds: how long a contact is taken to last. */
#define CAROM_TC_MODEL_CONTACT_DURATION_S 1e-4

/* The greatest factor by which a contact that is too slow for a hop is made faster. The approach
 * may be hardly more than rounding, and must not turn into a large speed at once; it may take a few
 * contacts to reach that of a hop. */
#define CAROM_TC_MODEL_MOST_RESTITUTION 64.0

/* The speed of a hop that lasts half of t_c. */
static inline double carom_tc_model_hop_speed(CaromVec2 gravity) {
  return 0.25 * CAROM_TC_MODEL_CONTACT_DURATION_S * carom_vec2_length(gravity);
}

/* Whether a contact that ends @flight at @now_s follows another one within t_c. */
static inline gboolean carom_tc_model_is_so_soon(const CaromFlight *flight, double now_s) {
  return flight->after_contact && now_s - flight->time_s < CAROM_TC_MODEL_CONTACT_DURATION_S;
}

/* Makes a contact that comes so soon elastic, or a hop if it is too slow.
 *
 * @record: (inout): has the contact; its restitution, the kind and not_lost_j are set */
void carom_tc_model_apply(CaromContactRecord *record, CaromVec2 gravity);

/* Whether the contact has got another restitution than its bodies have in @scene. */
gboolean carom_tc_model_has_changed(const CaromContactRecord *record, const CaromScene *scene);
