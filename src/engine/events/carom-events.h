/* carom-events: event-driven detection: contacts are predicted, and happen at their exact times. */
#pragma once

#include "carom-detection.h"

/* t_c, in seconds: how long a contact is taken to last. A contact that follows another contact of
 * the same disc sooner than this is elastic (S. Luding and S. McNamara, "How to handle the
 * inelastic collapse of a dissipative hard-sphere gas with the TC model", Granular Matter 1, 1998).
 * So a ball that bounces with e < 1 does not bounce infinitely often in finite time. Friction still
 * acts; otherwise anything on a rough wall would slide as on ice.
 *
 * Under gravity, if such a contact is too slow for a hop of half this time, it gives a disc the
 * speed for that hop, but at most 64 times the disc's own speed, so that several contacts may be
 * needed. So discs at rest do not bounce ever more often. At 9.81 m/s² they hop by 3 nm. The energy
 * for that is booked as the method's. */
#define CAROM_EVENTS_CONTACT_DURATION_S 1e-4

/* A CaromDescribeFunc: how the contact was noticed.
 *
 * Returns: (transfer full): translated sentences */
char *carom_events_describe(const CaromEncounterRecord *encounter, const CaromScene *scene);
