/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-disagreement: how often the disagreement asks a method, and what rounding explains of it. It
 * is a program of its own, because methods can only be added before the table is first read. */
#include "carom-resolver.h"
#include "carom-rounding.h"

static guint n_calls[2];
static CaromOutcome off; /* by this much the second is off */

static void answer_first(const CaromContact *contact, CaromOutcome *outcome) {
  n_calls[0]++;
  carom_resolver_impulse.resolve(contact, outcome);
}

/* Leaves the bodies as they are. */
static void answer_second(const CaromContact *contact, CaromOutcome *outcome) {
  n_calls[1]++;
  *outcome = (CaromOutcome){carom_vec2_add(contact->velocity_a, off.velocity_a),
                            carom_vec2_add(contact->velocity_b, off.velocity_b)};
}

static const CaromResolver counting[] = {
    {.part = {.id = "first"}, .resolve = answer_first},
    {.part = {.id = "second"}, .resolve = answer_second},
};

static void test_once(void) {
  CaromContact contact = {1, 1, {1, 0}, {-1, 0}, {1, 0}, 1, 1};
  double eps = carom_resolvers_disagreement(&contact);
  g_assert_cmpuint(n_calls[0], ==, 1);
  g_assert_cmpuint(n_calls[1], ==, 1);
  /* The second is out by twice a speed of 1, of a scale of 1 + 1. */
  g_assert_cmpfloat(eps, ==, 0x1p52);
}

/* A single component is enough, of either body; what is beyond all numbers is no answer either. */
static void test_not_finite(void) {
  static const CaromOutcome rows[] = {
      {{NAN, 0}, {0, 0}}, {{0, NAN}, {0, 0}},       {{0, 0}, {NAN, 0}},
      {{0, 0}, {0, NAN}}, {{NAN, NAN}, {NAN, NAN}}, {{0, 0}, {0, INFINITY}},
  };
  CaromContact contact = {1, 1, {1, 0}, {-1, 0}, {1, 0}, 1, 1};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    off = rows[i];
    g_assert_cmpfloat(carom_resolvers_disagreement(&contact), ==, INFINITY);
  }
  off = (CaromOutcome){0};
  g_assert_false(carom_rounding_explains(INFINITY));
}

/* What is not a number is not rounding. */
static void test_within(void) {
  g_assert_true(carom_rounding_explains(0));
  g_assert_true(carom_rounding_explains(CAROM_ROUNDING_AGREEMENT_EPS));
  g_assert_false(carom_rounding_explains(CAROM_ROUNDING_AGREEMENT_EPS + 1));
  g_assert_false(carom_rounding_explains(NAN));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(counting); i++)
    carom_resolver_table_add(&carom_resolver_methods, &counting[i]);
  g_test_add_func("/disagreement/asks-once", test_once);
  g_test_add_func("/disagreement/not-finite", test_not_finite);
  g_test_add_func("/disagreement/within", test_within);
  return g_test_run();
}
