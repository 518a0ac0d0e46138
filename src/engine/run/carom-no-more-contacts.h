/* carom-no-more-contacts: will anything ever touch again? */
#pragma once

#include "carom-world.h"

/* carom_no_more_contacts_until:
 * @world: as it is now
 *
 * Looks at all pairs of discs, and at all discs and walls, as they fly now, however far apart.
 * Stops at the first contact that it finds, which need not be the next one.
 *
 * Returns: a time up to which, at least, it is no use to ask again: that of a contact to come, if
 *   nothing comes in between; INFINITY: no further contact is possible. */
double carom_no_more_contacts_until(const CaromWorld *world);
