/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-spot-actions: the actions of the exercise "Spot the error". */
#pragma once

#include "carom-spot.h"

#include <gio/gio.h>

/* Adds "spot", which points at a line by the indices of its column and of the line, and
 * "spot-line", which points at that at which the walk stands. */
void carom_spot_actions_add(GActionMap *map, CaromSpot *spot);
