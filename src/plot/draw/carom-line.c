/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-line: a rectangle narrows the line edge by edge (Liang, Barsky, 1984). */
#include "carom-line.h"

#include <math.h>

/* Narrows the part @from–@to to where value + slope·t >= 0.
 *
 * Returns: FALSE if nothing is left */
static gboolean narrow(double value, double slope, double *from, double *to) {
  if (slope == 0)
    return value >= 0;
  if (slope > 0)
    *from = fmax(*from, -value / slope);
  else
    *to = fmin(*to, -value / slope);
  return *from < *to;
}

gboolean carom_line_clip(CaromVec2 a, CaromVec2 b, CaromVec2 min, CaromVec2 max, double *from,
                         double *to) {
  CaromVec2 along = carom_vec2_sub(b, a);
  *from = 0;
  *to = 1;
  return narrow(a.x - min.x, along.x, from, to) && narrow(max.x - a.x, -along.x, from, to) &&
         narrow(a.y - min.y, along.y, from, to) && narrow(max.y - a.y, -along.y, from, to);
}

double carom_line_distance(CaromVec2 a, CaromVec2 b, CaromVec2 place) {
  CaromVec2 along = carom_vec2_sub(b, a), way = carom_vec2_sub(place, a);
  double square = carom_vec2_dot(along, along);
  double share = square > 0 ? CLAMP(carom_vec2_dot(way, along) / square, 0, 1) : 0;
  return carom_vec2_distance(place, carom_vec2_add_scaled(a, along, share));
}

/* Whether @one and @other are on different sides of the line through @a and @b. */
static gboolean parts(CaromVec2 a, CaromVec2 b, CaromVec2 one, CaromVec2 other) {
  CaromVec2 across = carom_vec2_perpendicular(carom_vec2_sub(b, a));
  return carom_vec2_dot(across, carom_vec2_sub(one, a)) *
             carom_vec2_dot(across, carom_vec2_sub(other, a)) <
         0;
}

gboolean carom_line_crosses(CaromVec2 a, CaromVec2 b, CaromVec2 c, CaromVec2 d) {
  return parts(a, b, c, d) && parts(c, d, a, b);
}
