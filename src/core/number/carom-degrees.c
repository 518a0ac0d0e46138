/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-degrees: takes whole right angles away before radians come in, since π is no double. */
#include "carom-degrees.h"

#include <glib.h>

static CaromVec2 turn_right_angles(CaromVec2 vector, int n) {
  for (int i = 0; i < n; i++)
    vector = carom_vec2(0 - vector.y, vector.x); /* never −0, where unary minus would give it */
  return vector;
}

CaromVec2 carom_degrees_direction(double angle_deg) {
  double within = remainder(angle_deg, 360) + 0.0; /* −0 + 0 is 0 */
  int right_angles = (int)round(within / 90);
  double rest = (within - 90 * right_angles) * (G_PI / 180);
  return turn_right_angles(carom_vec2(cos(rest), sin(rest)), (right_angles + 4) % 4);
}

double carom_degrees_of(CaromVec2 vector) {
  return atan2(vector.y + 0.0, vector.x + 0.0) * 180 / G_PI; /* −0 + 0 is 0 */
}

CaromVec2 carom_degrees_turn(CaromVec2 vector, CaromVec2 direction) {
  /* −0 + 0 is 0, which turned zeros would not be. */
  return carom_vec2(vector.x * direction.x - vector.y * direction.y + 0.0,
                    vector.x * direction.y + vector.y * direction.x + 0.0);
}
