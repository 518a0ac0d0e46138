/* carom-events: event-driven detection. Contacts are predicted, and happen at their exact times. */
#pragma once

#include "carom-detection.h"

/* How a contact was noticed. A CaromDescribeFunc. */
char *carom_events_describe(const CaromEncounterRecord *encounter, const CaromScene *scene);
