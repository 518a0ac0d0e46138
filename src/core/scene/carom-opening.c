/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-opening: the rules, in the order in which they are told. */
#include "carom-opening.h"

#include "carom-scene.h"

static CaromOpeningFault check(const GArray *before, const CaromInterval *opening) {
  guint n = before->len;
  if (opening->from_s < 0)
    return CAROM_OPENING_BEFORE_RUN;
  if (!(opening->from_s < opening->until_s))
    return CAROM_OPENING_BACKWARDS;
  if (n > 0 && opening->from_s < g_array_index(before, CaromInterval, n - 1).until_s)
    return CAROM_OPENING_BEFORE_LAST;
  return n < CAROM_SCENE_MAX_OPENINGS ? CAROM_OPENING_FINE : CAROM_OPENING_TOO_MANY;
}

CaromOpeningFault carom_opening_append(GArray *openings, CaromInterval opening) {
  CaromInterval unsigned_zero = {opening.from_s + 0.0, opening.until_s + 0.0};
  CaromOpeningFault fault = check(openings, &opening);
  if (fault == CAROM_OPENING_FINE)
    g_array_append_val(openings, unsigned_zero);
  return fault;
}
