/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-encounter-order: contacts of the same bodies at the same instant are told apart. */
#include "carom-encounter.h"
#include "encounter-test.h"

/* A, which is heavier, hits B, which touches C: B gives all to C at once, and A hits B again. */
static CaromScene *hit_a_pair(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_disc(scene, -1, 0, 1, 0, 0.25, 2);
  test_add_disc(scene, 0, 0, 0, 0, 0.25, 1);
  test_add_disc(scene, 0.5, 0, 0, 0, 0.25, 1);
  return scene;
}

static void test_same_instant(void) {
  g_autoptr(CaromScene) scene = hit_a_pair();
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, 8);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_assert_cmpuint(test_n_contacts(comparison, 0), ==, 3);
  const CaromContactRecord *first = test_contact_of(comparison, 0, 0);
  const CaromContactRecord *again = test_contact_of(comparison, 0, 2);
  g_assert_cmpuint(again->a, ==, first->a);
  g_assert_cmpint(again->b, ==, first->b);
  g_assert_cmpfloat(again->time_s, ==, first->time_s);
  g_assert_false(carom_encounter_had_contacts(run, 0));
  g_assert_true(carom_encounter_had_contacts(run, 1));
  g_assert_true(carom_encounter_had_contacts(run, 2));
  for (guint i = 0; i < 3; i++)
    g_assert_false(carom_encounter_order_differs(run, i, run, i));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/encounter-order/same-instant", test_same_instant);
  return g_test_run();
}
