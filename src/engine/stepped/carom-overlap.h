/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlap: two discs that overlap at the end of a step, and moving them apart. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

/* Two discs found overlapping at the end of a step. The rules change the positions in place; the
 * engine ignores what they do to a pinned disc (infinite mass). */
typedef struct {
  CaromVec2 position_a, position_b;
  CaromVec2 velocity_a,
      velocity_b; /* before() gets those before the contact, after() those after */
  double radius_a, radius_b;
  double mass_a_kg, mass_b_kg;
  double dt_s;       /* length of the step */
  double rewound_s;  /* how long before the end of the step the contact is; before() may set it */
  gboolean resolved; /* for after(): whether the contact was resolved; if not, the discs were
                        parting already */
} CaromOverlap;

/* r_a + r_b − |x_b − x_a|: positive where the discs overlap. */
double carom_overlap_depth(const CaromOverlap *overlap);

/* Unit vector from a to b; along x where the centres coincide. */
CaromVec2 carom_overlap_normal(const CaromOverlap *overlap);

/* What becomes of a's share of a distance by which the discs are moved apart: a pinned disc stays
 * where it is, and the other one moves by all of it. */
double carom_overlap_share_a(const CaromOverlap *overlap, double share_a);

/* A pinned disc stays where it is, and the other one moves by all of @distance.
 *
 * @distance: by how much to move the discs apart along the line of centres
 * @share_a: the fraction of it by which a moves, any number; b moves by 1 − share_a */
void carom_overlap_move_apart(CaromOverlap *overlap, double distance, double share_a);
