/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-events: event-driven detection: contacts are foretold, and happen at their exact times. */
#pragma once

#include "carom-detection.h"

/* A CaromDescribeFunc: how the contact was noticed.
 *
 * Returns: (transfer full): translated sentences */
char *carom_events_describe(const CaromEncounterRecord *encounter, const CaromScene *scene);

/* A CaromWorkFunc: from which flights the time of the contact follows, and how. */
void carom_events_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene);

/* A CaromWorkFunc: the restitution of a contact that settles, see carom-repeats.h. */
void carom_events_work_result(CaromWorking *working, const CaromEncounterRecord *encounter,
                              const CaromScene *scene);
