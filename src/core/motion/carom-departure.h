/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-departure: when does a disc in free flight leave a place, or the doorway of a wall, that it
 * is in? What it only touches, it is not in; carom-overlaps.h says what that is. */
#pragma once

#include "carom-flight.h"

/* @place: where the disc's centre should be at least @reach away
 * @now_s: not before the flight begins
 * Returns: the first time, not before @now_s, at which it is; @now_s if it is so now; INFINITY if
 *   it never will be */
double carom_departure_from_place(const CaromFlight *flight, CaromVec2 place, double reach,
                                  CaromVec2 gravity, double now_s);

/* The same for a disc that should be clear of @wall with its ends, by its radius. */
double carom_departure_from_wall(const CaromFlight *flight, const CaromWall *wall,
                                 CaromVec2 gravity, double now_s);
