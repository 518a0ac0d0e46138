/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-audit: what is measured of discs, and what is booked at contacts. */
#include "carom-audit.h"
#include "carom-resolver.h"

#include <float.h>

/* Two free discs and a pinned one that moves. */
static CaromBodies three_discs(double *numbers) {
  CaromBodies bodies = {3,           numbers,      numbers + 3, numbers + 6,
                        numbers + 9, numbers + 12, numbers + 15};
  const double values[18] = {0, 1, 2, 3, 4, 5, 1, -2, 7, 2, 0.5, 7, 1, 1, 1, 2, 4, INFINITY};
  for (guint i = 0; i < 18; i++)
    numbers[i] = values[i];
  return bodies;
}

static void test_totals(void) {
  double numbers[18];
  CaromBodies bodies = three_discs(numbers);
  CaromTotals t = carom_audit_totals(&bodies, carom_vec2(0, -10));
  /* By hand: p = 2 (1, 2) + 4 (−2, .5); E = ½·2·5 + ½·4·4.25; height: 2·10·3 + 4·10·4. */
  g_assert_cmpfloat(t.momentum.x, ==, -6);
  g_assert_cmpfloat(t.momentum.y, ==, 6);
  g_assert_cmpfloat(t.kinetic_energy_j, ==, 13.5);
  g_assert_cmpfloat(t.potential_energy_j, ==, 220);
  g_assert_cmpfloat_with_epsilon(t.momentum_scale, 2 * sqrt(5) + 4 * sqrt(4.25),
                                 4 * DBL_EPSILON * t.momentum_scale);
}

static CaromContactRecord resolved(CaromContact contact, int b, int wall) {
  CaromContactRecord record = {.a = 0, .b = b, .wall = wall, .contact = contact};
  g_assert_cmpint(carom_resolver_resolve(&carom_resolver_impulse, &contact, &record.outcome), ==,
                  CAROM_RESOLUTION_RESOLVED);
  record.impulse = carom_contact_impulse(&contact, &record.outcome);
  record.cluster_size = 1;
  return record;
}

static void test_books_a_wall(void) {
  CaromBooks books = {0};
  CaromContactRecord hit =
      resolved((CaromContact){3, INFINITY, {2, 1}, {0, 0}, {1, 0}, 0.5, 0.5}, -1, 0);
  carom_audit_book_contact(&books, &hit);
  g_assert_cmpuint(books.wall_hits, ==, 1);
  g_assert_cmpuint(books.collisions, ==, 0);
  /* 3 kg from (2, 1) to (−1, .5): impulse (−9, −1.5); energy 7.5 J → 1.875 J. */
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books.wall_impulse[0]), -9, 1e-14);
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books.wall_impulse[1]), -1.5, 1e-14);
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books.energy_lost_j), 5.625, 1e-14);
  g_assert_cmpfloat(carom_sum_value(books.work_done_j), ==, 0);
}

static void test_books_a_pinned_disc(void) {
  CaromBooks books = {0};
  CaromContactRecord hit =
      resolved((CaromContact){INFINITY, 1, {3, 0}, {-2, 0}, {1, 0}, 1, 1}, 1, -1);
  carom_audit_book_contact(&books, &hit);
  g_assert_cmpuint(books.collisions, ==, 1);
  /* From −2 to 8: impulse 10, energy 2 J → 32 J, all of it work of the pinned disc. */
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books.pinned_impulse[0]), 10, 1e-14);
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books.work_done_j), 30, 1e-13);
  g_assert_cmpfloat(carom_sum_value(books.energy_lost_j), ==, 0);
}

/* What a rule of the method did is neither loss nor error: a hop's energy, of a contact with e > 1.
 */
static void test_books_the_method(void) {
  CaromBooks books = {0};
  CaromContactRecord hop =
      resolved((CaromContact){2, INFINITY, {1, 3}, {0, 0}, {1, 0}, 3, 0.5}, -1, 0);
  hop.not_lost_j = -8; /* from 1 to 3, 2 kg; along the wall from 3 to 1.5: 6.75 J lost */
  carom_audit_book_contact(&books, &hop);
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books.method_work_j), 8, 1e-14);
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books.energy_lost_j), 6.75, 1e-14);
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books.wall_impulse[0]), -8, 1e-14);
  carom_audit_book_method(&books, carom_vec2(1, -2), -5);
  carom_audit_book_method(&books, carom_vec2(1, -2), 2);
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books.method_work_j), 5, 1e-14);
  g_assert_cmpfloat(books.method_scale_j, ==, 15);
  CaromTotals totals = {.momentum = {2 - 8, -4 - 3}}; /* from nothing, with what was given */
  CaromVec2 balance = carom_audit_balance(&totals, &books);
  g_assert_cmpfloat_with_epsilon(carom_vec2_length(balance), 0, 1e-14);
}

static void test_errors_see_a_fault(void) {
  double numbers[18];
  CaromBodies bodies = three_discs(numbers);
  CaromBooks books = {0};
  CaromTotals start = carom_audit_totals(&bodies, carom_vec2(0, 0));
  g_assert_cmpfloat(carom_audit_momentum_error(&start, &start, &books), ==, 0);
  g_assert_cmpfloat(carom_audit_energy_error(&start, &start, &books), ==, 0);
  bodies.vx[0] *= 1.01; /* speed out of nowhere: 0.01 of p_x = 2 and of ½·2·1 J twice over */
  CaromTotals now = carom_audit_totals(&bodies, carom_vec2(0, 0));
  g_assert_cmpfloat_with_epsilon(carom_audit_momentum_error(&start, &now, &books),
                                 0.02 / now.momentum_scale, 1e-12);
  g_assert_cmpfloat_with_epsilon(carom_audit_energy_error(&start, &now, &books),
                                 (1.01 * 1.01 - 1) / now.kinetic_energy_j, 1e-12);
}

/* A ball that the floor and gravity have kept nearly at rest: 1 N s in each direction, with 1e-5 N
 * s left. An error is relative to what they gave, not to the little that is left. */
static void test_momentum_error_at_rest(void) {
  double numbers[18];
  CaromBodies bodies = three_discs(numbers);
  for (guint i = 0; i < bodies.n; i++)
    bodies.vx[i] = bodies.vy[i] = 0;
  CaromTotals start = carom_audit_totals(&bodies, carom_vec2(0, 0));
  CaromTotals now = start;
  now.momentum = carom_vec2(0, 1e-5);
  now.momentum_scale = 1e-5;
  CaromBooks books = {0};
  carom_audit_set_gravity(&books, carom_vec2(0, -1));
  books.wall_impulse[1].sum = 1 + 1e-5 + 1e-14;
  g_assert_cmpfloat_with_epsilon(carom_audit_momentum_error(&start, &now, &books), 1e-14, 1e-15);
}

static void test_sum(void) {
  /* A plain sum loses every one of the small terms. */
  CaromSum sum = {0};
  carom_sum_add(&sum, 1e16);
  for (int i = 0; i < 1000; i++)
    carom_sum_add(&sum, 1);
  carom_sum_add(&sum, -1e16);
  g_assert_cmpfloat(carom_sum_value(sum), ==, 1000);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/audit/sum", test_sum);
  g_test_add_func("/audit/totals", test_totals);
  g_test_add_func("/audit/books-a-wall", test_books_a_wall);
  g_test_add_func("/audit/books-a-pinned-disc", test_books_a_pinned_disc);
  g_test_add_func("/audit/books-the-method", test_books_the_method);
  g_test_add_func("/audit/errors-see-a-fault", test_errors_see_a_fault);
  g_test_add_func("/audit/momentum-error-at-rest", test_momentum_error_at_rest);
  return g_test_run();
}
