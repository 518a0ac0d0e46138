/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-walk: from contact to contact of all panes, one stop after the other, among those
 * that are known. Of a pane that knows instants, a contact has two stops: just before it and just
 * after it. In steps, the stop is the end of the frame in which it was resolved; and so it is with
 * all that follow the first one of a burst, see carom-contact-burst.h. */
#pragma once

#include "carom-comparison.h"

/* All of them return whether there is a stop; it need not have been reached yet if the comparison
 * was stopped on the way, see carom_comparison_set_stop(). */

/* Goes to the next stop. The frame that has begun, if the clock stands within one, is run to its
 * end for that; this alone may not be stopped.
 *
 * Returns: FALSE if no further one is known, or there may be one before it for which a log had no
 *   room; then nothing changes */
gboolean carom_contact_walk_on(CaromComparison *comparison);

/* Where a walk goes on from: a frame, or an instant after it. */
typedef struct {
  guint64 frame;
  CaromInstant side;
  double time_s; /* unless there is no side */
} CaromContactWalkFrom;

/* For those who cannot wait for the frame: they run it themselves, and then go on from here.
 *
 * @from: (out): where the clock stands
 * Returns: whether it has to be run first */
gboolean carom_contact_walk_needs_frame(const CaromComparison *comparison,
                                        CaromContactWalkFrom *from);
/* Goes to the first stop after @from or, if there is none, back to it. */
gboolean carom_contact_walk_on_from(CaromComparison *comparison, const CaromContactWalkFrom *from);

/* Goes to the stop before: the way back is the way there. From where logs have no room any more it
 * leads to the last stop before that.
 *
 * Returns: FALSE if there is none, and then nothing changes */
gboolean carom_contact_walk_back(CaromComparison *comparison);

/* Goes to the first stop of a frame that is known.
 *
 * Returns: FALSE if it has none in the logs, and then nothing changes */
gboolean carom_contact_walk_enter(CaromComparison *comparison, guint64 frame);

/* Returns: how many contacts the bursts of the frame have at whose end the clock stands, in the
 *   pane with the most; 0 if there is none, or the clock stands within a frame */
guint carom_contact_walk_count_burst(const CaromComparison *comparison);
