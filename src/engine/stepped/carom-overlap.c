/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlap: depth, normal and moving apart, each computed from the present positions. */
#include "carom-overlap.h"

double carom_overlap_depth(const CaromOverlap *overlap) {
  return overlap->radius_a + overlap->radius_b -
         carom_vec2_distance(overlap->position_b, overlap->position_a);
}

CaromVec2 carom_overlap_normal(const CaromOverlap *overlap) {
  CaromVec2 d = carom_vec2_sub(overlap->position_b, overlap->position_a);
  double length = carom_vec2_length(d);
  return length > 0 ? carom_vec2_scale(d, 1 / length) : carom_vec2(1, 0);
}

double carom_overlap_share_a(const CaromOverlap *overlap, double share_a) {
  return isinf(overlap->mass_a_kg) ? 0 : isinf(overlap->mass_b_kg) ? 1 : share_a;
}

void carom_overlap_move_apart(CaromOverlap *overlap, double distance, double share_a) {
  CaromVec2 normal = carom_overlap_normal(overlap);
  share_a = carom_overlap_share_a(overlap, share_a);
  overlap->position_a = carom_vec2_add_scaled(overlap->position_a, normal, -distance * share_a);
  overlap->position_b =
      carom_vec2_add_scaled(overlap->position_b, normal, distance * (1 - share_a));
}
