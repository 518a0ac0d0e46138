/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cost: timing contacts gives a number and changes nothing. The number itself cannot be
 * tested. */
#include "carom-cost.h"
#include "engine-test.h"

/* Two discs in a box. */
static CaromRun *run_for(guint n_frames) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_box(scene, 10, 10);
  test_add_disc(scene, 3, 5, 4, 1, 1, 2);
  test_add_disc(scene, 7, 5.5, -3, 2, 1, 1);
  return test_run(scene, test_method(NULL, NULL), n_frames);
}

/* Contacts of two discs in a box. */
static CaromRun *run_in_a_box(void) {
  return run_for(600);
}

static void test_every_resolver(void) {
  g_autoptr(CaromRun) run = run_in_a_box();
  g_assert_cmpuint(carom_run_count_contacts(run), >, 3);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++) {
    double ns = carom_cost_contact_ns(resolvers[i], run->log);
    g_assert_true(isfinite(ns));
    g_assert_cmpfloat(ns, >, 0);
  }
}

static void test_changes_nothing(void) {
  g_autoptr(CaromRun) run = run_in_a_box();
  g_autoptr(CaromRun) other = run_in_a_box();
  carom_cost_contact_ns(carom_resolvers(NULL)[0], run->log);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, carom_run_count_contacts(other));
  for (guint i = 0; i < carom_run_count_contacts(run); i++) {
    const CaromContactRecord *here = test_contact(run, i), *there = test_contact(other, i);
    g_assert_cmpmem(&here->contact, sizeof here->contact, &there->contact, sizeof there->contact);
    g_assert_cmpmem(&here->outcome, sizeof here->outcome, &there->outcome, sizeof there->outcome);
  }
  for (guint i = 0; i < 100; i++) {
    carom_run_frame(run, NULL);
    carom_run_frame(other, NULL);
  }
  g_assert_cmpuint(run->world->books.collisions, ==, other->world->books.collisions);
  for (guint i = 0; i < 2; i++) {
    CaromVec2 here = test_position(run, i), there = test_position(other, i);
    g_assert_cmpmem(&here, sizeof here, &there, sizeof there);
  }
}

/* A single one, and more contacts than are resolved again. */
static void test_any_number(void) {
  static const guint numbers[] = {1, 2, 255, 256, 257, 1000};
  g_autoptr(CaromRun) run = run_for(0);
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) {
    while (carom_run_count_contacts(run) < numbers[i])
      g_assert_true(carom_run_frame(run, NULL));
    g_assert_cmpfloat(carom_cost_contact_ns(&carom_resolver_impulse, run->log), >, 0);
  }
}

static void test_nothing_to_time(void) {
  g_autoptr(CaromRun) run = run_for(0);
  g_assert_true(isnan(carom_cost_contact_ns(&carom_resolver_impulse, run->log)));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/cost/every-resolver", test_every_resolver);
  g_test_add_func("/cost/changes-nothing", test_changes_nothing);
  g_test_add_func("/cost/any-number", test_any_number);
  g_test_add_func("/cost/nothing-to-time", test_nothing_to_time);
  return g_test_run();
}
