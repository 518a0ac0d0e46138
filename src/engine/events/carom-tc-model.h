/* carom-tc-model: contacts in quick succession are elastic, so that there is an end of them.
 *
 * A ball that bounces with e < 1 would bounce infinitely often in finite time. So a contact that
 * follows another of the same disc within t_c loses nothing (S. Luding and S. McNamara, "How to
 * handle the inelastic collapse of a dissipative hard-sphere gas with the TC model", Granular
 * Matter 1, 1998). Friction acts all the same: what slides on a rough wall would slide as on ice
 * otherwise.
 *
 * Under gravity such a contact that is too slow for a hop of half this time gives a disc the speed
 * for it, or, over several contacts, up to 64 times its speed each: so discs at rest do not bounce
 * ever more often. At 9.81 m/s² they hop by 3 nm. The energy for that is booked as the method's. */
#pragma once

#include "carom-contact.h"
#include "carom-flight.h"

/* t_c, in seconds: how long a contact is taken to last. */
#define CAROM_TC_MODEL_CONTACT_DURATION_S 1e-4

/* Whether a contact that ends @flight at @now_s follows another one within t_c. */
static inline gboolean carom_tc_model_is_so_soon(const CaromFlight *flight, double now_s) {
  return flight->after_contact && now_s - flight->time_s < CAROM_TC_MODEL_CONTACT_DURATION_S;
}

/* Makes a contact that comes so soon elastic, or a hop where it is too slow for that.
 * @record: (inout): its contact is given; all but that, the kind and not_lost_j stays as it is */
void carom_tc_model_apply(CaromContactRecord *record, CaromVec2 gravity);
