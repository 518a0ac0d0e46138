/* carom-value: a number or a plane vector: what stands behind a symbol of a formula. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct {
  gboolean is_vector;
  double number;    /* unless it is a vector */
  CaromVec2 vector; /* if it is one */
} CaromValue;

static inline CaromValue carom_value_number(double number) {
  return (CaromValue){.number = number};
}

static inline CaromValue carom_value_vector(CaromVec2 vector) {
  return (CaromValue){.is_vector = TRUE, .vector = vector};
}

/* Of a double or of a CaromVec2. */
#define CAROM_VALUE(number_or_vector)                                                              \
  _Generic((number_or_vector), double                                                              \
           : carom_value_number, CaromVec2                                                         \
           : carom_value_vector)(number_or_vector)
