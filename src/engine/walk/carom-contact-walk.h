/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-walk: goes from contact to contact of all panes, one stop after the other, among
 * those that are known. In a pane that knows instants, a contact has two stops: just before it and
 * just after it. In steps, the stop is the end of the frame in which it was resolved; and so it is
 * with all contacts that follow the first one of a burst. */
#pragma once

#include "carom-comparison.h"

/* The functions that go return whether there is a stop; it need not have been reached yet if the
 * comparison was stopped on the way, see carom_comparison_set_stop(). */

/* Goes to the next stop. The frame that has begun, if the clock stands within one, is run to its
 * end for that; this alone may not be stopped.
 *
 * Returns: FALSE if no further stop is known, or there may be one before it for which a log had no
 *   room; then nothing changes */
gboolean carom_contact_walk_on(CaromComparison *comparison);

/* The place from which a walk goes on: a frame, or an instant after it. */
typedef struct {
  guint64 frame;
  CaromInstant side;
  double time_s; /* unless there is no side */
} CaromContactWalkFrom;

/* Serves those who cannot wait for the frame that has begun: they run it themselves, and then go on
 * from @from.
 *
 * @from: (out): where the clock stands
 * Returns: whether the frame has to be run first */
gboolean carom_contact_walk_needs_frame(const CaromComparison *comparison,
                                        CaromContactWalkFrom *from);
/* Goes to the first stop after @from or, if there is none, back to it. */
gboolean carom_contact_walk_on_from(CaromComparison *comparison, const CaromContactWalkFrom *from);

/* Goes to the stop before, so that the way back is the way there. From where logs have no room any
 * more it leads to the last stop before that.
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

/* ---- Bursts ----
 *
 * The contacts of a burst follow each other too fast to be seen apart: a body that comes to rest
 * has hundreds of them in a frame. They are the contacts of the same two bodies in a frame, if
 * there are more than a few; all others of the frame are contacts by themselves. In a frame with so
 * many contacts that nobody goes through them, all are one burst. */

/* So many contacts of two bodies in a frame can still be gone through one by one. */
#define CAROM_CONTACT_BURST_FEW 10
/* To look at so many contacts of a frame takes some hundredths of a second; in a frame with more
 * all are a burst. */
#define CAROM_CONTACT_BURST_MANY 10000

typedef struct CaromContactBurst CaromContactBurst;

/* @frame: any one; its contacts count as far as they are logged
 * Returns: (transfer full): the bursts of @frame, valid until the run goes on */
CaromContactBurst *carom_contact_walk_burst_new(const CaromRun *run, guint64 frame);
void carom_contact_walk_burst_free(CaromContactBurst *burst);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromContactBurst, carom_contact_walk_burst_free)

/* Returns: how many contacts belong to bursts */
guint carom_contact_walk_burst_count(const CaromContactBurst *burst);

/* Whether a contact belongs to a burst, and is not the one with which the burst begins, which may
 * be in the frame before.
 *
 * @contact: the index in the log of the run, of a contact in the frame */
gboolean carom_contact_walk_burst_repeats(const CaromContactBurst *burst, guint contact);
