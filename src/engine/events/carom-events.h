/* carom-events: event-driven detection. Contacts are predicted, and happen at their exact times. */
#pragma once

#include "carom-detection.h"

/* t_c, in seconds: how long a contact is taken to last. A contact that follows another of the same
 * disc sooner than this is elastic (S. Luding and S. McNamara, "How to handle the inelastic
 * collapse of a dissipative hard-sphere gas with the TC model", Granular Matter 1, 1998). So a ball
 * that bounces with e < 1 does not bounce infinitely often in finite time. Friction acts all the
 * same: what slides on a rough wall would slide as on ice otherwise.
 *
 * Under gravity such a contact that is too slow for a hop of half this time gives a disc the speed
 * for it, or, over several contacts, up to 64 times its speed each: so discs at rest do not bounce
 * ever more often. At 9.81 m/s² they hop by 3 nm. The energy for that is booked as the method's. */
#define CAROM_EVENTS_CONTACT_DURATION_S 1e-4

/* How a contact was noticed. A CaromDescribeFunc. */
char *carom_events_describe(const CaromEncounterRecord *encounter, const CaromScene *scene);
