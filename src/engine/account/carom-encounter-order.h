/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-order: which contacts of two bodies came before a contact of them, and whether
 * two panes had them in the same order. Contacts of one step, or of one instant, follow each other
 * in an order that rounding or the numbering of discs may decide. */
#pragma once

#include "carom-run.h"

/* Whether a disc has part in both contacts. */
gboolean carom_encounter_order_share_disc(const CaromContactRecord *one,
                                          const CaromContactRecord *other);

/* Whether one of the bodies of contact @contact in the log of @run had another contact that was
 * resolved before. */
gboolean carom_encounter_order_had_contacts(const CaromRun *run, guint contact);

/* Whether another contact of these bodies was resolved before this one in the one run and after it
 * in the other.
 *
 * @one, @two: two runs of a scene
 * @contact, @match: the index of the same contact in the log of each */
gboolean carom_encounter_order_differs(const CaromRun *one, guint contact, const CaromRun *two,
                                       guint match);
