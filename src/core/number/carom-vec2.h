/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-vec2: plane vectors by value. Axes: x to the right, y up. */
#pragma once

#include <math.h>

typedef struct {
  double x;
  double y;
} CaromVec2;

static inline CaromVec2 carom_vec2(double x, double y) {
  return (CaromVec2){x, y};
}

static inline CaromVec2 carom_vec2_add(CaromVec2 a, CaromVec2 b) {
  return (CaromVec2){a.x + b.x, a.y + b.y};
}

static inline CaromVec2 carom_vec2_sub(CaromVec2 a, CaromVec2 b) {
  return (CaromVec2){a.x - b.x, a.y - b.y};
}

static inline CaromVec2 carom_vec2_scale(CaromVec2 a, double factor) {
  return (CaromVec2){a.x * factor, a.y * factor};
}

/* a + factor b */
static inline CaromVec2 carom_vec2_add_scaled(CaromVec2 a, CaromVec2 b, double factor) {
  return (CaromVec2){a.x + b.x * factor, a.y + b.y * factor};
}

static inline double carom_vec2_dot(CaromVec2 a, CaromVec2 b) {
  return a.x * b.x + a.y * b.y;
}

static inline double carom_vec2_length(CaromVec2 a) {
  return sqrt(carom_vec2_dot(a, a));
}

static inline double carom_vec2_distance(CaromVec2 a, CaromVec2 b) {
  return carom_vec2_length(carom_vec2_sub(a, b));
}

/* @a turned anticlockwise by a right angle */
static inline CaromVec2 carom_vec2_perpendicular(CaromVec2 a) {
  return (CaromVec2){-a.y, a.x};
}

/* 0 is −0. */
static inline int carom_vec2_equal(CaromVec2 a, CaromVec2 b) {
  return a.x == b.x && a.y == b.y;
}

static inline int carom_vec2_is_finite(CaromVec2 a) {
  return isfinite(a.x) && isfinite(a.y);
}
