/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost: measures how much time one contact costs each resolver on this computer. It is the
 * only thing about a run that differs every time, and has no influence on the run. */
#pragma once

#include "carom-contact-log.h"
#include "carom-resolver.h"

/* Resolves contacts through carom_resolver_resolve() in short rounds, a few milliseconds in all.
 * There are so few of them that they stay in the processor's cache, as they do when a run resolves
 * them.
 *
 * @resolver: whose time is measured
 * @log: some of its contacts, evenly spread, are resolved again
 * Returns: nanoseconds per contact, > 0, the median of the rounds; NAN if no contact can be
 *   resolved */
double carom_cost_contact_ns(const CaromResolver *resolver, const CaromContactLog *log);
