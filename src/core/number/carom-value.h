/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-value: a number or a plane vector: the value of a symbol in a formula. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct {
  gboolean is_vector;
  double number;    /* unless it is a vector */
  CaromVec2 vector; /* if it is one */
  guint8 digits[2]; /* of the number, or of x and y: with how many significant digits people read it
                       where the usual ones do not tell it from another value, see
                       carom-distinct.h; 0: with the usual ones */
} CaromValue;

static inline CaromValue carom_value_number(double number) {
  return (CaromValue){.number = number};
}

static inline CaromValue carom_value_vector(CaromVec2 vector) {
  return (CaromValue){.is_vector = TRUE, .vector = vector};
}

/* Turns −0 into 0. They read the same, but the arctangent would distinguish them and answer −π
 * instead of π. */
static inline double carom_value_unsigned_zero(double number) {
  return number + 0.0;
}

/* Both must be numbers, or both vectors. */
static inline CaromValue carom_value_sub(CaromValue value, CaromValue other) {
  return value.is_vector ? carom_value_vector(carom_vec2_sub(value.vector, other.vector))
                         : carom_value_number(value.number - other.number);
}

/* The value for a double or a CaromVec2. */
#define CAROM_VALUE(number_or_vector)                                                              \
  _Generic((number_or_vector), double                                                              \
           : carom_value_number, CaromVec2                                                         \
           : carom_value_vector)(number_or_vector)
