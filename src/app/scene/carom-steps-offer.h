/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-steps-offer: what rests hops at exact times, thousands of times a second. Where a run gets
 * slower than its clock for that, a bar says so and offers steps; nothing is switched by itself. */
#pragma once

#include "carom-document.h"
#include "carom-notices.h"

/* Begins at once, and goes on while @notices lives. It is said once until
 * another scene is opened. */
void carom_steps_offer_add(CaromDocument *document, CaromNotices *notices);
