/* carom-cost: what one contact costs each resolver in time, on the computer at hand. The only thing
 * about a run that is not the same every time; it takes no part in the run. */
#pragma once

#include "carom-contact.h"
#include "carom-resolver.h"

/* carom_cost_contact_ns:
 * @resolver: whose time is taken
 * @records: (array length=n_records): contacts such as a run logs; an even choice of them is
 *   resolved once more
 * @n_records: any number
 *
 * Resolves contacts through carom_resolver_resolve() in short rounds, a few milliseconds in all.
 * There are so few that they stay in the processor's cache, as they do when a run resolves them.
 *
 * Returns: nanoseconds per contact, > 0, the median of the rounds; NAN where no contact can be
 *   resolved. */
double carom_cost_contact_ns(const CaromResolver *resolver, const CaromContactRecord *records,
                             guint n_records);
