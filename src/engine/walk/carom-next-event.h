/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-next-event: goes through the queue of a pane event by event: contacts, crossings of cells,
 * and contacts that turn out to be void. */
#pragma once

#include "carom-comparison.h"

/* Finds the instant of the next event of the queue: just before a contact, and then just after it.
 *
 * @run: the pane; it may have no queue
 * Returns: FALSE if there is no queue, no event, or none within the scene's duration from the
 *   furthest frame */
gboolean carom_next_event_find(const CaromComparison *comparison, guint run, double *time_s,
                               CaromInstant *side);

/* Goes there. All panes do.
 *
 * Returns: whether it got there; without @error if there is none */
gboolean carom_next_event_go(CaromComparison *comparison, guint run, GError **error);
