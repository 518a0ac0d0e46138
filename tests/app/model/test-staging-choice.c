/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-staging-choice: it follows the scene, then the viewer. */
#include "carom-staging-choice.h"

static void count(CaromStagingChoice *choice, guint *n) {
  (*n)++;
}

static CaromScene *scene_with(CaromStaging staging) {
  CaromScene *scene = carom_scene_new();
  scene->staging = staging;
  return scene;
}

static void assert_same(const CaromStaging *one, const CaromStaging *other) {
  g_assert_cmpfloat(one->trails_s, ==, other->trails_s);
  g_assert_cmpfloat(one->strobe_s, ==, other->strobe_s);
  g_assert_cmpint(one->ghost, ==, other->ghost);
  g_assert_cmpint(one->centre_of_mass, ==, other->centre_of_mass);
  g_assert_cmpint(one->arrows, ==, other->arrows);
  g_assert_cmpint(one->colour_by, ==, other->colour_by);
}

/* Whatever a scene asks for is what is shown, whatever was shown before; of a scene without many
 * discs, which leaves the arrows open, those of velocity. */
static void test_follows(void) {
  static const double times_s[] = {0, 0.25, INFINITY};
  g_autoptr(CaromStagingChoice) choice = carom_staging_choice_new();
  for (guint i = 0; i < 3 * 2 * 2 * 2 * CAROM_STAGING_N_ARROWS * CAROM_STAGING_N_COLOURS; i++) {
    CaromStaging staging = carom_staging_default();
    guint k = i;
    staging.trails_s = times_s[k % 3];
    staging.strobe_s = times_s[(k /= 3) % 2];
    staging.ghost = (k /= 2) % 2;
    staging.centre_of_mass = (k /= 2) % 2;
    staging.arrows = (k /= 2) % CAROM_STAGING_N_ARROWS;
    staging.colour_by = (k /= CAROM_STAGING_N_ARROWS) % CAROM_STAGING_N_COLOURS;
    g_autoptr(CaromScene) scene = scene_with(staging);
    carom_staging_choice_follow(choice, scene);
    CaromStaging shown = carom_staging_choice_get_staging(choice);
    if (staging.arrows == CAROM_STAGING_ARROWS_SUITABLE)
      staging.arrows = CAROM_STAGING_ARROWS_VELOCITY;
    assert_same(&shown, &staging);
    g_assert_true(carom_staging_choice_get_labels(choice));
    g_assert_false(carom_staging_choice_get_counter(choice));
    g_object_set(choice, "counter", TRUE, NULL);
  }
}

static void assert_arrows(CaromStagingChoice *choice, const CaromScene *empty, guint n_discs,
                          CaromStagingArrows arrows) {
  g_autoptr(CaromScene) scene = carom_scene_copy(empty);
  while (scene->bodies->len < n_discs)
    carom_scene_add_body(scene, carom_body_default());
  carom_staging_choice_suit(choice, scene);
  g_assert_cmpint(carom_staging_choice_get_staging(choice).arrows, ==, arrows);
}

/* Arrows that nobody has chosen suit as many discs as there are; those that the viewer or the scene
 * has chosen stay. */
static void test_suits(void) {
  g_autoptr(CaromStagingChoice) choice = carom_staging_choice_new();
  g_autoptr(CaromScene) scene = scene_with(carom_staging_default());
  carom_staging_choice_follow(choice, scene);
  assert_arrows(choice, scene, 2, CAROM_STAGING_ARROWS_VELOCITY);
  assert_arrows(choice, scene, 26, CAROM_STAGING_ARROWS_VELOCITY);
  assert_arrows(choice, scene, 27, CAROM_STAGING_ARROWS_NONE);
  g_object_set(choice, "trails", TRUE, "ghost", TRUE, NULL); /* something else */
  assert_arrows(choice, scene, 2, CAROM_STAGING_ARROWS_VELOCITY);
  g_object_set(choice, "momenta", TRUE, NULL);
  assert_arrows(choice, scene, 27, CAROM_STAGING_ARROWS_BOTH);
  g_object_set(choice, "momenta", FALSE, NULL);
  assert_arrows(choice, scene, 27, CAROM_STAGING_ARROWS_VELOCITY);
  carom_staging_choice_follow(choice, scene); /* opened again */
  assert_arrows(choice, scene, 27, CAROM_STAGING_ARROWS_NONE);
  scene->staging.arrows = CAROM_STAGING_ARROWS_VELOCITY;
  carom_staging_choice_follow(choice, scene);
  assert_arrows(choice, scene, 27, CAROM_STAGING_ARROWS_VELOCITY);
}

/* Trails and pictures that a scene does not ask for can be switched on at once. */
static void test_switches_on(void) {
  g_autoptr(CaromStagingChoice) choice = carom_staging_choice_new();
  g_autoptr(CaromScene) scene = scene_with(carom_staging_default());
  scene->duration_s = 3.2;
  guint n = 0;
  carom_staging_choice_follow(choice, scene);
  g_signal_connect(choice, "changed", G_CALLBACK(count), &n);
  g_object_set(choice, "trails", TRUE, "strobe", TRUE, NULL);
  CaromStaging shown = carom_staging_choice_get_staging(choice);
  g_assert_cmpuint(n, ==, 2);
  g_assert_cmpfloat(shown.trails_s, ==, INFINITY);
  g_assert_cmpfloat(shown.strobe_s, ==, 0.2); /* 3.2 s for 16 pictures */
  g_object_set(choice, "trails", TRUE, "trails-length", INFINITY, "ghost", FALSE, NULL);
  g_assert_cmpuint(n, ==, 2); /* nothing is different */
}

/* Choosing how long also switches it on, and switching it off and on keeps that length. */
static void test_length(void) {
  g_autoptr(CaromStagingChoice) choice = carom_staging_choice_new();
  g_object_set(choice, "trails-length", 2.0, "strobe-interval", 0.5, NULL);
  CaromStaging shown = carom_staging_choice_get_staging(choice);
  g_assert_cmpfloat(shown.trails_s, ==, 2);
  g_assert_cmpfloat(shown.strobe_s, ==, 0.5);
  g_object_set(choice, "trails", FALSE, NULL);
  g_assert_cmpfloat(carom_staging_choice_get_staging(choice).trails_s, ==, 0);
  g_object_set(choice, "trails", TRUE, NULL);
  g_assert_cmpfloat(carom_staging_choice_get_staging(choice).trails_s, ==, 2);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/staging-choice/follows", test_follows);
  g_test_add_func("/staging-choice/suits", test_suits);
  g_test_add_func("/staging-choice/switches-on", test_switches_on);
  g_test_add_func("/staging-choice/length", test_length);
  return g_test_run();
}
