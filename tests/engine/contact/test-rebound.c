/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-rebound: two bodies that a resolver, wrong on purpose, leaves approaching at an exact time:
 * they part again, no law is broken by that, and the books have it. */
#include "carom-rebound.h"
#include "carom-unit.h"

#include <float.h>
#include <string.h>

/* ---- One contact ---- */

/* Both bodies may be driven on into each other: by any answer. */
static CaromContactRecord random_record(GRand *random) {
  CaromContactRecord record = {.b = 1, .wall = -1};
  CaromContact *c = &record.contact;
  gboolean immovable = g_rand_int_range(random, 0, 4) == 0;
  c->mass_a_kg = pow(10, g_rand_double_range(random, -15, 15));
  c->mass_b_kg = immovable ? INFINITY : pow(10, g_rand_double_range(random, -15, 15));
  c->d = carom_vec2(g_rand_double_range(random, -2, 2), g_rand_double_range(random, 0.1, 2));
  c->restitution = c->tangential_factor = 1;
  record.outcome.velocity_a =
      carom_vec2(g_rand_double_range(random, -9, 9), g_rand_double_range(random, -9, 9));
  record.outcome.velocity_b =
      carom_vec2(g_rand_double_range(random, -9, 9), g_rand_double_range(random, -9, 9));
  record.rebound = carom_rebound_impulse(&record);
  return record;
}

static double approach_of(const CaromContactRecord *record, CaromVec2 a, CaromVec2 b) {
  CaromVec2 d = record->contact.d;
  return carom_vec2_dot(carom_vec2_sub(a, b), d) / carom_vec2_length(d);
}

/* Speeds are below 20 each, and each of them is rounded a few times. */
#define SPEED_ROUNDING (64 * DBL_EPSILON * 20)

static void test_turned_round(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  guint n = 0;
  for (guint i = 0; i < 100000; i++) {
    CaromContactRecord record = random_record(random);
    CaromVec2 a = carom_contact_record_leaves_with(&record, CAROM_BODY_A);
    CaromVec2 b = carom_contact_record_leaves_with(&record, CAROM_BODY_B);
    double left = approach_of(&record, record.outcome.velocity_a, record.outcome.velocity_b);
    if (left <= 0) {
      g_assert_cmpmem(&a, sizeof a, &record.outcome.velocity_a, sizeof a);
      g_assert_cmpmem(&b, sizeof b, &record.outcome.velocity_b, sizeof b);
      continue;
    }
    n++;
    g_assert_cmpfloat(fabs(approach_of(&record, a, b) + left), <=, SPEED_ROUNDING);
    CaromVec2 change = carom_vec2_sub(a, record.outcome.velocity_a);
    double across = carom_vec2_dot(change, carom_vec2_perpendicular(record.contact.d));
    g_assert_cmpfloat(fabs(across), <=, SPEED_ROUNDING * carom_vec2_length(record.contact.d));
  }
  g_assert_cmpuint(n, >, 40000);
}

/* But for rounding, which is relative to the momentum and energy of both together. */
static void test_keeps_momentum_and_energy(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(6);
  for (guint i = 0; i < 100000; i++) {
    CaromContactRecord record = random_record(random);
    const CaromContact *c = &record.contact;
    if (isinf(c->mass_b_kg) || c->mass_a_kg / c->mass_b_kg > 1e3 ||
        c->mass_b_kg / c->mass_a_kg > 1e3)
      continue; /* the change of a heavy body's velocity is rounding */
    CaromBooks books = {0};
    carom_rebound_book(&books, &record);
    double mass_kg = c->mass_a_kg + c->mass_b_kg;
    for (guint axis = 0; axis < 2; axis++)
      g_assert_cmpfloat(fabs(carom_sum_value(books.method_impulse[axis])), <=,
                        SPEED_ROUNDING * mass_kg);
    g_assert_cmpfloat(fabs(carom_sum_value(books.method_work_j)), <=,
                      SPEED_ROUNDING * 20 * mass_kg);
  }
}

static void test_immovable(void) {
  CaromContactRecord record = {.b = -1, .wall = 0};
  record.contact = (CaromContact){2, INFINITY, {3, 1}, {0, 0}, {0.5, 0}, 1, 1};
  record.outcome.velocity_a = carom_vec2(3, 1); /* on through the wall */
  record.rebound = carom_rebound_impulse(&record);
  g_assert_cmpfloat(record.rebound.x, ==, -12);
  g_assert_cmpfloat(record.rebound.y, ==, 0);
  g_assert_cmpfloat(carom_contact_record_leaves_with(&record, CAROM_BODY_A).x, ==, -3);
  CaromBooks books = {0};
  carom_rebound_book(&books, &record);
  g_assert_cmpfloat(carom_sum_value(books.method_impulse[0]), ==, -12);
  g_assert_cmpfloat(carom_sum_value(books.wall_impulse[0]), ==, 0);
  g_assert_cmpfloat(carom_sum_value(books.method_work_j), ==, 0);
}

/* ---- Words ---- */

/* Returns: (transfer full): such sentences of the first two discs of a scene in metres, or "" */
static char *describe(const CaromContactRecord *record) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  carom_scene_add_body(scene, carom_body_default());
  carom_scene_add_body(scene, carom_body_default());
  g_autofree char *text = carom_rebound_describe(record, scene);
  return carom_unit_plain_spaces(text ? text : "");
}

static void test_words(void) {
  CaromContactRecord record = {.b = 1, .wall = -1};
  record.contact = (CaromContact){2, 2, {3, 0}, {0, 0}, {0.5, 0}, 1, 1};
  record.outcome.velocity_a = carom_vec2(3, 0);
  record.rebound = carom_rebound_impulse(&record);
  g_autofree char *discs = describe(&record);
  g_assert_nonnull(strstr(discs, "left A and B approaching each other at 3 m/s"));
  g_assert_nonnull(strstr(discs, "A got (−6, 0) kg·m/s besides, and B the opposite"));
  record.contact.mass_a_kg = INFINITY;
  record.rebound = carom_rebound_impulse(&record);
  g_autofree char *pinned = describe(&record);
  g_assert_nonnull(strstr(pinned, "B got (12, 0) kg·m/s besides."));
  record.contact.mass_a_kg = 2;
  record.outcome.velocity_a = carom_vec2(-3, 0);
  record.rebound = carom_rebound_impulse(&record);
  g_autofree char *parting = describe(&record);
  g_assert_cmpstr(parting, ==, "");
}

/* A hair is nothing to speak of. */
static void test_no_words_for_rounding(void) {
  CaromContactRecord record = {.b = 1, .wall = -1};
  record.contact = (CaromContact){1, 1, {3, 0}, {0, 0}, {0.5, 0}, 0, 1};
  record.outcome = (CaromOutcome){{1.5 + 2 * DBL_EPSILON, 0}, {1.5, 0}};
  record.rebound = carom_rebound_impulse(&record);
  g_assert_cmpfloat(record.rebound.x, <, 0);
  g_autofree char *hair = describe(&record);
  g_assert_cmpstr(hair, ==, "");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/rebound/turned-round", test_turned_round);
  g_test_add_func("/rebound/keeps-momentum-and-energy", test_keeps_momentum_and_energy);
  g_test_add_func("/rebound/immovable", test_immovable);
  g_test_add_func("/rebound/words", test_words);
  g_test_add_func("/rebound/no-words-for-rounding", test_no_words_for_rounding);
  return g_test_run();
}
