/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-distinct: compares each number with each other one. Most pairs are far apart, which is
 * seen without writing them. */
#include "carom-distinct.h"

#include "carom-digits.h"
#include "carom-rounding.h"

#define MOST_DIGITS 17

/* A number, or a component of a vector. */
typedef struct {
  double number;
  CaromDimension dimension;
  double size;
  guint8 *digits;
} Number;

static double off(double number, int digits) {
  return carom_digits_written(number, digits) - number;
}

/* Whether the difference of both is roughly right as they are written, and whatever more digits
 * either gets beside a third number: that both may be off alike does not count. */
static gboolean tell_roughly(double a, double b, double unsure, int digits) {
  double allowed = MAX(CAROM_DISTINCT_ROUGH_SHARE * fabs(a - b), unsure);
  return fabs(off(a, digits)) + fabs(off(b, digits)) <= allowed;
}

static gboolean tell_difference(double a, double b, double unsure, int digits) {
  double allowed = MAX(CAROM_DISTINCT_SHARE * fabs(a - b), unsure);
  return tell_roughly(a, b, unsure, digits) && fabs(off(a, digits) - off(b, digits)) <= allowed;
}

/* Each number is rounded by up to half a unit of its last digit, which is less than one of the
 * digit before it for numbers that begin with a 1. */
static gboolean are_far_apart(double a, double b, int digits) {
  return CAROM_DISTINCT_ROUGH_SHARE * fabs(a - b) > pow(10, 1 - digits) * MAX(fabs(a), fabs(b));
}

int carom_distinct_digits(double a, double b, double size, int least) {
  double unsure = CAROM_ROUNDING_AGREEMENT_EPS * DBL_EPSILON * size;
  int digits = least;
  if (are_far_apart(a, b, least) || fabs(a - b) <= unsure || tell_roughly(a, b, unsure, least))
    return least;
  while (digits < MOST_DIGITS && !tell_difference(a, b, unsure, digits))
    digits++;
  return digits;
}

static void add(GArray *numbers, const CaromDistinctValue *of, double number, guint component) {
  Number added = {number, of->dimension, of->size, &of->value->digits[component]};
  if (isfinite(number))
    g_array_append_val(numbers, added);
}

static GArray *list_numbers(const CaromDistinctValue *values, guint n) {
  GArray *numbers = g_array_new(FALSE, FALSE, sizeof(Number));
  for (guint i = 0; i < n; i++) {
    const CaromValue *value = values[i].value;
    add(numbers, &values[i], value->is_vector ? value->vector.x : value->number, 0);
    if (value->is_vector)
      add(numbers, &values[i], value->vector.y, 1);
  }
  return numbers;
}

void carom_distinct(const CaromDistinctValue *values, guint n, int least) {
  g_autoptr(GArray) numbers = list_numbers(values, n);
  for (guint i = 0; i < numbers->len; i++)
    for (guint k = 0; k < i; k++) {
      const Number *a = &g_array_index(numbers, Number, i), *b = &g_array_index(numbers, Number, k);
      if (a->dimension != b->dimension)
        continue;
      int digits = carom_distinct_digits(a->number, b->number, MAX(a->size, b->size), least);
      if (digits == least)
        continue;
      *a->digits = MAX(*a->digits, (guint8)digits);
      *b->digits = MAX(*b->digits, (guint8)digits);
    }
}
