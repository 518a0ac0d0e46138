/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-steps-offer: what rests hops at exact times, thousands of times a second. Where a run gets
 * slower than its clock for that, or cannot go on, a bar says so and offers steps; nothing is
 * switched by itself. Any other reason why a run cannot go on is said in the bar, too. */
#pragma once

#include "carom-document.h"
#include "carom-notices.h"

/* Begins at once, and goes on while @notices lives. That it is slow is said once, until
 * another scene is opened or steps have been taken. */
void carom_steps_offer_add(CaromDocument *document, CaromNotices *notices);
