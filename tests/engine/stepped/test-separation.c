/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Where overlapping discs go: each rule for one pair, and all rules for many crowded discs. */
#include "carom-separation.h"
#include "engine-test.h"

#include <float.h>

/* a at the origin, b on the x axis, both of radius 1, overlapping by @depth. */
static CaromOverlap overlap(double depth, double u_a, double u_b) {
  return (CaromOverlap){
      .position_b = {2 - depth, 0},
      .velocity_a = {u_a, 0},
      .velocity_b = {u_b, 0},
      .radius_a = 1,
      .radius_b = 1,
      .mass_a_kg = 1,
      .mass_b_kg = 1,
      .dt_s = 1,
      .resolved = TRUE,
  };
}

static void assert_x(const CaromOverlap *o, double a, double b) {
  g_assert_cmpfloat_with_epsilon(o->position_a.x, a, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(o->position_b.x, b, 8 * DBL_EPSILON);
}

static void test_share(void) {
  CaromOverlap o = overlap(0.4, -3, 1);
  carom_separation_share.after(&o);
  assert_x(&o, -0.3, 1.7); /* three parts to one */
  o = overlap(0.4, 1, 3);
  carom_separation_share.after(&o);
  assert_x(&o, -0.1, 1.9); /* the same way, and yet parted in full */
  o = overlap(0.4, 0, 0);
  carom_separation_share.after(&o);
  assert_x(&o, -0.2, 1.8); /* neither moves: equal shares */
  o = overlap(0.4, -3, 1);
  o.mass_a_kg = INFINITY;
  carom_separation_share.after(&o);
  assert_x(&o, 0, 2); /* pinned: the other takes all */
}

static void test_nudge(void) {
  CaromOverlap o = overlap(0.4, -0.1, 0.2);
  o.velocity_a.y = 5; /* only the normal part counts */
  carom_separation_nudge.after(&o);
  assert_x(&o, -0.1, 1.8);
  g_assert_cmpfloat(o.position_a.y, ==, 0);
}

static void test_rewind_normal(void) {
  CaromOverlap o = overlap(0.4, 3, -1);
  carom_separation_rewind_normal.before(&o);
  assert_x(&o, -0.3, 1.7);
  o = overlap(0.4, 3, 1); /* chasing: both go back the way they came */
  carom_separation_rewind_normal.before(&o);
  assert_x(&o, -0.6, 1.4);
  o = overlap(0.4, -1, 1); /* parting: nothing to rewind */
  carom_separation_rewind_normal.before(&o);
  assert_x(&o, 0, 1.6);
  o = overlap(0.4, 0.1, 0); /* the last step explains 0.1 of the overlap; the rest is shared */
  carom_separation_rewind_normal.before(&o);
  assert_x(&o, -0.1 - 0.15, 1.75);
}

static void test_rewind_path(void) {
  /* b has flown past a's front, from (1.6, −0.8) × … to (1.6, 0.4): contact was at |x_b| = 2. */
  CaromOverlap o = overlap(0.4, 0, 0);
  o.position_b = carom_vec2(1.6, 0.4);
  o.velocity_b = carom_vec2(0, 2);
  carom_separation_rewind_path.before(&o);
  g_assert_cmpfloat_with_epsilon(o.position_b.y, -1.2, 8 * DBL_EPSILON); /* 1.6² + 1.2² = 2² */
  g_assert_cmpfloat_with_epsilon(o.rewound_s, 0.8, 8 * DBL_EPSILON);
  o.velocity_b = carom_vec2(1, -1); /* what the contact left of it */
  carom_separation_rewind_path.after(&o);
  g_assert_cmpfloat_with_epsilon(o.position_b.x, 2.4, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(o.position_b.y, -2, 8 * DBL_EPSILON);
}

/* Twenty large discs, some overlapping from the start, heavily damped under gravity. */
static CaromScene *crowded_scene(guint32 seed) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 400, 300);
  scene->gravity = carom_vec2(0, -100);
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = 20;
  placement.max = carom_vec2(400, 300);
  placement.radius_min = 20;
  placement.radius_max = 35;
  placement.mass_factor = 1e-3;
  placement.mass_power = 2;
  placement.speed_max = 100;
  placement.overlapping = TRUE;
  g_array_append_val(scene->placements, placement);
  g_assert_true(carom_scene_populate(scene, seed, NULL, NULL));
  carom_scene_set_restitution(scene, 0.5);
  return scene;
}

#define N_SEEDS 10

static double overlap_left(const char *separation, guint32 seed) {
  g_autoptr(CaromScene) scene = crowded_scene(seed);
  g_assert_cmpuint(carom_scene_count_overlaps(scene, G_MAXUINT), >, 5);
  g_autoptr(CaromRun) run = test_run(scene, test_method("separation", separation), 1000);
  double left = carom_world_measure_overlaps(run->world).total;
  g_test_message("%s, seed %u: overlaps after 1000 steps are %.3f of all radii", separation, seed,
                 left);
  return left;
}

/* From the same random positions, nudge lets discs sink into each other by more than the sum of all
 * radii (1.7 to 2.1 times, over 40 seeds). The other rules leave only the overlaps that one step's
 * fall and the correction of neighbouring pairs cause in a heap: less than a tenth of the radii.
 * The heap's shape depends on the seed, so the limits leave some room. */
static void test_crowd_sticks(void) {
  for (guint32 seed = 1; seed <= N_SEEDS; seed++)
    g_assert_cmpfloat(overlap_left("nudge", seed), >, 1);
}

static void test_crowd_does_not_stick(gconstpointer data) {
  for (guint32 seed = 1; seed <= N_SEEDS; seed++)
    g_assert_cmpfloat(overlap_left(data, seed), <, 0.2);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/separation/nudge/one-pair", test_nudge);
  g_test_add_func("/separation/share/one-pair", test_share);
  g_test_add_func("/separation/rewind-normal/one-pair", test_rewind_normal);
  g_test_add_func("/separation/rewind-path/one-pair", test_rewind_path);
  g_test_add_func("/separation/nudge/crowd-sticks", test_crowd_sticks);
  static const char *const sound[] = {"share", "rewind-normal", "rewind-path"};
  for (guint i = 0; i < G_N_ELEMENTS(sound); i++) {
    g_autofree char *path = g_strdup_printf("/separation/%s/crowd-does-not-stick", sound[i]);
    g_test_add_data_func(path, sound[i], test_crowd_does_not_stick);
  }
  return g_test_run();
}
