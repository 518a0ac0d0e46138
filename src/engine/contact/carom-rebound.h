/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-rebound: what happens in a run at exact times if a resolver that is wrong on purpose leaves
 * two bodies approaching. In steps they go on into each other and are found to overlap at the next
 * frame. At exact times nothing overlaps: they would meet again at once, without end. Therefore
 * they rebound: what is left of their approach is turned round, as by an elastic contact without
 * friction. Both get opposite impulses along the normal, and their energy stays the same; so what a
 * mistake breaks is broken by the mistake alone. What an immovable body gives in that way is booked
 * as the method's, and not as the contact's. */
#pragma once

#include "carom-audit.h"
#include "carom-scene.h"

/* @record: resolved by itself
 * Returns: the impulse that a gets by the rebound, and b's opposite; 0 if they do not approach */
CaromVec2 carom_rebound_impulse(const CaromContactRecord *record);

/* Books as the method's what the rebound changes of the momentum and energy of those bodies that
 * can move.
 *
 * @record: complete, with its rebound */
void carom_rebound_book(CaromBooks *books, const CaromContactRecord *record);

/* Returns: (transfer full) (nullable): translated sentences: what the resolver left, and what the
 *   rebound gave; NULL if there was none, but for rounding */
char *carom_rebound_describe(const CaromContactRecord *record, const CaromScene *scene);
