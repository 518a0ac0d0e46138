/* carom-contact-search: looks for the next contact of any pane by running frames, and goes to it.
 */
#pragma once

#include "carom-comparison.h"

/* Returns: how many contacts all panes have had; it grows with the frame of the next contact */
guint64 carom_contact_search_count(const CaromComparison *comparison);

/* Goes from the end of a frame in which there was a contact to just before the contact, if a pane
 * knows its time. */
void carom_contact_search_settle(CaromComparison *comparison);
