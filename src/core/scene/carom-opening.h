/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-opening: when a door is open, one opening after the other, and what is wrong with one. */
#pragma once

#include "carom-intervals.h"

typedef enum {
  CAROM_OPENING_FINE,
  CAROM_OPENING_BEFORE_RUN,  /* it begins before the run does, at 0 */
  CAROM_OPENING_BACKWARDS,   /* it does not end after it begins */
  CAROM_OPENING_BEFORE_LAST, /* it begins before the one before it has ended */
  CAROM_OPENING_TOO_MANY,    /* there are CAROM_SCENE_MAX_OPENINGS already */
} CaromOpeningFault;

/* Appends @opening, less the sign of a zero, if nothing is wrong with it; then
 * carom_pool_add_intervals() takes all of them.
 *
 * @openings: (element-type CaromInterval): those before it
 * @opening: of two finite numbers, in seconds
 * Returns: what is wrong with it */
CaromOpeningFault carom_opening_append(GArray *openings, CaromInterval opening);
