/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-burst: the contacts of a frame that follow each other too fast to be seen apart: a
 * body that comes to rest has hundreds of them in a frame. They are those of the same two bodies,
 * if there are more than a few; all others of the frame are contacts by themselves. Of a frame with
 * so many contacts that nobody goes through them, all are one burst. */
#pragma once

#include "carom-run.h"

/* So many contacts of two bodies in a frame can still be gone through one by one. */
#define CAROM_CONTACT_BURST_FEW 10
/* To look at so many contacts of a frame takes some hundredths of a second; in a frame with more
 * all are a burst. */
#define CAROM_CONTACT_BURST_MANY 10000

typedef struct CaromContactBurst CaromContactBurst;

/* @frame: any; contacts that are logged count
 * Returns: (transfer full): the bursts of @frame, valid until the run goes on */
CaromContactBurst *carom_contact_burst_new(const CaromRun *run, guint64 frame);
void carom_contact_burst_free(CaromContactBurst *burst);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromContactBurst, carom_contact_burst_free)

/* How many contacts belong to bursts. */
guint carom_contact_burst_count(const CaromContactBurst *burst);

/* Whether a contact belongs to a burst, and is not the one with which that begins: a burst may go
 * on for many frames.
 *
 * @contact: index in the log of the run, of one in the frame */
gboolean carom_contact_burst_repeats(const CaromContactBurst *burst, guint contact);
