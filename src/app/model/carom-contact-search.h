/* carom-contact-search: looks for the next contact of any pane by running frames, and goes to it.
 */
#pragma once

#include "carom-comparison.h"

/* Returns: how many contacts all panes have had; it grows with the frame of the next contact */
guint64 carom_contact_search_count(const CaromComparison *comparison);

/* Whether nothing will ever touch again in any pane. */
gboolean carom_contact_search_is_over(const CaromComparison *comparison);

/* Goes to just before the first contact of @frame or, if no pane knows its time or there was none,
 * to the end of that frame.
 *
 * @frame: one that is known */
void carom_contact_search_go_to(CaromComparison *comparison, guint64 frame);
