/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-shake: moves equal discs about at random, so that it is forgotten how they were placed. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct {
  CaromVec2 min, max; /* where the centres may be */
  double diameter;    /* the least distance of two centres */
  double step;        /* how far a centre moves at once along each axis, at most */
  guint n_rounds;     /* how often each disc is moved, or tried to */
} CaromShake;

/* Tries to move each disc in turn, and leaves it where it is if it would come too near to another
 * one; in the long run all arrangements are then equally likely. One that is not too near stays so.
 * Takes n steps a round.
 *
 * @places: (array length=n): centres within the rectangle; they are moved */
void carom_shake(CaromVec2 *places, guint n, const CaromShake *shake, GRand *random);
