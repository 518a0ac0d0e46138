/* carom-next-event: goes through the queue of a pane event by event: contacts, crossings of cells,
 * and contacts that turn out to be void. */
#pragma once

#include "carom-comparison.h"

/* Goes to the instant of the next event of the queue; to just before a contact, and then to just
 * after it. All panes go there.
 *
 * @run: the pane; it may have no queue
 * Returns: whether it got there; without @error if there is no queue, no event, or none within the
 *   scene's duration from the furthest frame */
gboolean carom_next_event_go(CaromComparison *comparison, guint run, GError **error);
