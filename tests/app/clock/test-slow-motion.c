/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-slow-motion: how slow the clock is near contacts: within its bounds, and without jumps. */
#include "app-test.h"

#include "carom-slow-motion.h"

#define LEAST CAROM_SLOW_MOTION_LEAST

static void test_bounds(void) {
  for (double until_s = 0; until_s < 1; until_s += 0.01)
    for (double since_s = 0; since_s < 1; since_s += 0.01)
      for (double per_s = 0; per_s < 8; per_s += 0.5) {
        double factor = carom_slow_motion_factor(until_s, since_s, per_s);
        g_assert_cmpfloat(factor, >=, LEAST);
        g_assert_cmpfloat(factor, <=, 1);
      }
  g_assert_cmpfloat(carom_slow_motion_factor(INFINITY, INFINITY, 0), ==, 1);
  g_assert_cmpfloat(carom_slow_motion_factor(0, INFINITY, 0.5), ==, LEAST);
  g_assert_cmpfloat(carom_slow_motion_factor(INFINITY, 0, 0.5), ==, LEAST);
  /* Between two contacts that are close to each other it stays slow. */
  g_assert_cmpfloat(carom_slow_motion_factor(0.04, 0.04, 1), ==, LEAST);
}

/* Only a crowd is played as fast at its contacts as between them. */
static void test_crowd(void) {
  double before = LEAST;
  for (double per_s = 0; per_s <= 10; per_s += 0.1) {
    double factor = carom_slow_motion_factor(0, 1, per_s);
    g_assert_cmpfloat(factor, >=, before);
    before = factor;
  }
  g_assert_cmpfloat(before, ==, 1);
}

static CaromRehearsal *rehearse(CaromScene *scene) {
  CaromMethod method = carom_method_option_defaults();
  CaromRehearsal *rehearsal = carom_rehearsal_begin(scene, &method, 1);
  carom_rehearsal_work(rehearsal, G_MAXINT64);
  return rehearsal;
}

/* Returns: the slowest part of @speed on the way from @from_s to @to_s; fails where it jumps */
static double find_least(const CaromRehearsal *rehearsal, double from_s, double to_s,
                         double speed) {
  const double step_s = 1e-4;
  double least = 1, before = carom_slow_motion_at(rehearsal, from_s, speed);
  for (double time_s = from_s; time_s < to_s; time_s += step_s * speed) {
    double factor = carom_slow_motion_at(rehearsal, time_s, speed);
    /* From 1 to 1/8 within 0.15 s it falls by at most log 8 × 1.5 / 0.15 s, some 21 a second; what
     * comes of the number of contacts is less than a tenth of that. */
    g_assert_cmpfloat(fabs(factor - before), <, 23 * step_s);
    before = factor;
    least = MIN(least, factor);
  }
  return least;
}

/* The discs meet once, after 2 s. The windows are in seconds of the viewer. */
static void test_one_contact(void) {
  g_autoptr(CaromScene) scene = test_head_on(2);
  g_autoptr(CaromRehearsal) rehearsal = rehearse(scene);
  double contact_s = carom_rehearsal_next_contact_s(rehearsal, 0);
  static const double speeds[] = {0.25, 1, 4};
  for (guint i = 0; i < G_N_ELEMENTS(speeds); i++) {
    double speed = speeds[i];
    g_assert_cmpfloat(find_least(rehearsal, 0, 4, speed), ==, LEAST);
    g_assert_cmpfloat(carom_slow_motion_at(rehearsal, contact_s, speed), ==, LEAST);
    for (int side = -1; side <= 1; side += 2) {
      double near_s = contact_s + side * 0.04 * speed, far_s = contact_s + side * 0.25 * speed;
      g_assert_cmpfloat(carom_slow_motion_at(rehearsal, near_s, speed), ==, LEAST);
      g_assert_cmpfloat(carom_slow_motion_at(rehearsal, far_s, speed), ==, 1);
    }
  }
}

/* A box of 6 s, so narrow that something meets ten times a second, and slow contacts by speed. */
static void test_many_contacts(void) {
  g_autoptr(CaromScene) scene = test_box();
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    body->velocity = carom_vec2_scale(body->velocity, 40);
  }
  g_autoptr(CaromRehearsal) rehearsal = rehearse(scene);
  g_assert_cmpfloat(find_least(rehearsal, 2, 4, 1), ==, 1);
  g_assert_cmpfloat(find_least(rehearsal, 3, 3.2, 0.01), ==, LEAST); /* seen rarely at that speed */
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/slow-motion/bounds", test_bounds);
  g_test_add_func("/slow-motion/crowd", test_crowd);
  g_test_add_func("/slow-motion/one-contact", test_one_contact);
  g_test_add_func("/slow-motion/many-contacts", test_many_contacts);
  return g_test_run();
}
