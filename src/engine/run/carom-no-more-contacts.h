/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-no-more-contacts: tells whether anything will ever touch again. */
#pragma once

#include "carom-world.h"

/* Looks at all pairs of discs, and at all discs and walls, on their present flights, however far
 * apart they are. It stops at the first contact that it finds, which need not be the next one.
 *
 * @world: as it is now
 * Returns: a time before which asking again is pointless: that of a future contact, if nothing
 *   happens before it, or of a change; INFINITY if no further contact is possible */
double carom_no_more_contacts_until(const CaromWorld *world);
