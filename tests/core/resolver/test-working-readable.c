/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-working-readable: what cancels to nothing reads 0; what is small by itself does not. */
#include "carom-working-rounding.h"
#include "resolvers-test.h"

#include <float.h>
#include <math.h>

static CaromWorking explain(const CaromResolver *resolver, CaromContact c, CaromOutcome *outcome) {
  CaromWorking working;
  carom_resolver_explain(resolver, &c, outcome, &working);
  return working;
}

static double size_of(CaromValue value) {
  return value.is_vector ? MAX(fabs(value.vector.x), fabs(value.vector.y)) : fabs(value.number);
}

/* Along a slanted line, all of the velocity: nothing is left across, and with e = 0 nothing at all.
 * All numbers are near 1, so anything below 1e-14 is rounding, and nothing else is dropped. */
static void test_cancelled(gconstpointer resolver) {
  CaromOutcome outcome;
  const CaromContact c = {1, INFINITY, {3.1, 4.7}, {0, 0}, {3.1, 4.7}, 0, 1};
  CaromWorking working = explain(resolver, c, &outcome);
  CaromWorking readable = carom_working_rounding_drop(&working);
  g_assert_cmpuint(working.n_lines, >, 0);
  for (guint i = 0; i < working.n_lines; i++) {
    CaromValue exact = working.lines[i].value, shown = readable.lines[i].value;
    g_test_message("%s", working.lines[i].symbol);
    g_assert_true(size_of(shown) == 0 || size_of(shown) > 1e-14);
    if (size_of(exact) > 1e-14)
      g_assert_true(size_of(shown) > 0);
  }
}

/* A light disc hardly moves one of 10¹⁸ times its mass; that hardly is a result, not rounding. */
static void test_small(gconstpointer resolver) {
  CaromOutcome outcome;
  const CaromContact c = {1, 1e18, {1, 0}, {0, 0}, {1, 0}, 1, 1};
  CaromWorking working = explain(resolver, c, &outcome);
  CaromWorking readable = carom_working_rounding_drop(&working);
  gboolean any_tiny = FALSE;
  for (guint i = 0; i < working.n_lines; i++) {
    CaromValue exact = working.lines[i].value, shown = readable.lines[i].value;
    g_test_message("%s", working.lines[i].symbol);
    g_assert_cmpfloat(size_of(shown), ==, size_of(exact));
    any_tiny = any_tiny || (size_of(exact) > 0 && size_of(exact) < 1e-17);
  }
  g_assert_true(any_tiny);
}

/* Two numbers that read 0.1 do not differ by 4e-14, nor do numbers beside a 0 that they do not
 * give; what follows from the numbers stays, be it that it takes some digits more of them. */
static void test_hidden(void) {
  CaromWorking working;
  carom_working_init_plain(&working);
  carom_working_define(&working, "h", carom_value_number(0.1 - 4e-14), CAROM_DIMENSION_LENGTH);
  carom_working_define(&working, "q", carom_value_number(0.0996076), CAROM_DIMENSION_LENGTH);
  carom_working_define(&working, "r", carom_value_number(0.1), CAROM_DIMENSION_LENGTH);
  carom_working_define(&working, "s", carom_value_number(0.1), CAROM_DIMENSION_LENGTH);
  carom_working_define(&working, "w", carom_value_number(0.25 + 1e-9), CAROM_DIMENSION_LENGTH);
  carom_working_define(&working, "p", carom_value_number(0.73249131), CAROM_DIMENSION_LENGTH);
  CAROM_LINE(&working, "d", "h - r", 0.1 - 4e-14 - 0.1, "");
  CAROM_LINE(&working, "L", "r - q", 0.1 - 0.0996076, "");
  CAROM_LINE(&working, "z", "r - s", 0.0, "");
  CAROM_LINE(&working, "D", "w + d", 0.0, "");
  carom_working_define(&working, "k", carom_value_number(0.73249129), CAROM_DIMENSION_LENGTH);
  CAROM_LINE(&working, "b", "p - k", 0.73249131 - 0.73249129, "");
  CaromWorking readable = carom_working_rounding_drop(&working);
  static const gboolean hides[] = {TRUE, FALSE, FALSE, TRUE, FALSE};
  for (guint i = 0; i < G_N_ELEMENTS(hides); i++) {
    g_test_message("%s", readable.lines[i].symbol);
    g_assert_false(working.lines[i].hides_numbers);
    g_assert_cmpint(readable.lines[i].hides_numbers, ==, hides[i]);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_add_for_resolvers("working-readable/cancelled", test_cancelled);
  test_add_for_resolvers("working-readable/small", test_small);
  g_test_add_func("/working-readable/hidden", test_hidden);
  return g_test_run();
}
