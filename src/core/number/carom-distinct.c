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
  double off_least; /* with the least digits; NAN: not known yet */
} Number;

static double off(double number, int digits) {
  return carom_digits_written(number, digits) - number;
}

/* To write a number takes long, and there are many pairs with it. */
static double off_least(Number *number, int least) {
  if (isnan(number->off_least))
    number->off_least = off(number->number, least);
  return number->off_least;
}

/* Whether the difference of both is roughly right as they are written, and whatever more digits
 * either gets beside a third number: that both may be off alike does not count. */
static gboolean tell_roughly(double apart, double unsure, double off_a, double off_b) {
  return fabs(off_a) + fabs(off_b) <= MAX(CAROM_DISTINCT_ROUGH_SHARE * apart, unsure);
}

static gboolean tell_difference(double a, double b, double unsure, int digits) {
  double apart = fabs(a - b), off_a = off(a, digits), off_b = off(b, digits);
  return tell_roughly(apart, unsure, off_a, off_b) &&
         fabs(off_a - off_b) <= MAX(CAROM_DISTINCT_SHARE * apart, unsure);
}

/* Each number is rounded by up to half a unit of its last digit, which is less than one of the
 * digit before it for numbers that begin with a 1.
 *
 * @unit: of that digit, in a number that begins with a 1 and is less than ten */
static gboolean are_far_apart(double a, double b, double unit) {
  return CAROM_DISTINCT_ROUGH_SHARE * fabs(a - b) > unit * MAX(fabs(a), fabs(b));
}

static double unit_of(int digits) {
  return pow(10, 1 - digits);
}

static int find_digits(Number *a, Number *b, int least, double unit) {
  double apart = fabs(a->number - b->number);
  double unsure = CAROM_ROUNDING_AGREEMENT_EPS * DBL_EPSILON * MAX(a->size, b->size);
  int digits = least;
  if (are_far_apart(a->number, b->number, unit) || apart <= unsure ||
      tell_roughly(apart, unsure, off_least(a, least), off_least(b, least)))
    return least;
  while (digits < MOST_DIGITS && !tell_difference(a->number, b->number, unsure, digits))
    digits++;
  return digits;
}

int carom_distinct_digits(double a, double b, double size, int least) {
  Number one = {.number = a, .size = size, .off_least = NAN};
  Number other = {.number = b, .size = size, .off_least = NAN};
  return find_digits(&one, &other, least, unit_of(least));
}

static void add(GArray *numbers, const CaromDistinctValue *of, double number, guint component) {
  Number added = {number, of->dimension, of->size, &of->value->digits[component], NAN};
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

/* Whether they are equal but for their signs, or for rounding. */
static gboolean are_as_large(const Number *a, const Number *b) {
  double unsure = CAROM_ROUNDING_AGREEMENT_EPS * DBL_EPSILON * MAX(a->size, b->size);
  return a->dimension == b->dimension && fabs(fabs(a->number) - fabs(b->number)) <= unsure;
}

static void make_alike(GArray *numbers) {
  for (guint i = 0; i < numbers->len; i++)
    for (guint k = 0; k < i; k++) {
      Number *a = &g_array_index(numbers, Number, i), *b = &g_array_index(numbers, Number, k);
      if (are_as_large(a, b))
        *a->digits = *b->digits = MAX(*a->digits, *b->digits);
    }
}

void carom_distinct(const CaromDistinctValue *values, guint n, int least) {
  if (least <= CAROM_DIGITS_FEW)
    return;
  g_autoptr(GArray) numbers = list_numbers(values, n);
  double unit = unit_of(least);
  for (guint i = 0; i < numbers->len; i++)
    for (guint k = 0; k < i; k++) {
      Number *a = &g_array_index(numbers, Number, i), *b = &g_array_index(numbers, Number, k);
      if (a->dimension != b->dimension)
        continue;
      int digits = find_digits(a, b, least, unit);
      if (digits == least)
        continue;
      *a->digits = MAX(*a->digits, (guint8)digits);
      *b->digits = MAX(*b->digits, (guint8)digits);
    }
  make_alike(numbers);
}
