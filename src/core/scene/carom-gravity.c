/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-gravity: compares components bit for bit. */
#include "carom-gravity.h"

#include "carom-degrees.h"
#include "carom-digits.h"

/* As many digits as a double has. */
#define ALL_DIGITS 17

/* None has no sign either. */
static CaromVec2 calculate(CaromGravity gravity) {
  if (gravity.size == 0)
    return carom_vec2(0, 0);
  return carom_vec2_scale(carom_degrees_direction(gravity.angle_deg), gravity.size);
}

static gboolean is_gravity(const CaromScene *scene, CaromGravity gravity) {
  CaromVec2 components = calculate(gravity);
  return components.x == scene->gravity.x && components.y == scene->gravity.y;
}

static CaromGravity shorten(CaromGravity gravity, int digits) {
  return (CaromGravity){carom_digits_written(gravity.size, digits),
                        carom_digits_written(gravity.angle_deg, digits)};
}

CaromGravity carom_gravity_get(const CaromScene *scene) {
  CaromGravity given = {scene->gravity_size, scene->gravity_angle_deg};
  if (is_gravity(scene, given))
    return given;
  /* Of gravity that is next to the largest number, the square is none. */
  CaromGravity found = {hypot(scene->gravity.x, scene->gravity.y),
                        carom_degrees_of(scene->gravity)};
  if (found.size == 0)
    found.angle_deg = scene->gravity_angle_deg;
  for (int digits = 1; digits <= ALL_DIGITS; digits++)
    if (is_gravity(scene, shorten(found, digits)))
      return shorten(found, digits);
  return found;
}

void carom_gravity_set(CaromScene *scene, CaromGravity gravity) {
  scene->gravity_size = gravity.size;
  scene->gravity_angle_deg = gravity.angle_deg;
  scene->gravity = calculate(gravity);
}
