/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-prediction: what is said of how far a guess is off, however far that is. */
#include "carom-encounter-words.h"
#include "carom-prediction.h"
#include "evil-name.h"

#include <string.h>

/* Two discs of 1 kg that touch, one of several contacts at once.
 *
 * @speed: how fast they leave, in opposite directions
 * @guess: how fast they are guessed to leave */
static CaromPrediction *predict(CaromScene *scene, double speed, double guess) {
  const CaromContactRecord record = {
      .b = 1,
      .wall = -1,
      .contact = {1, 1, {0, 0}, {0, 0}, {1, 0}, 1, 1},
      .outcome = {{-speed, 0}, {speed, 0}},
      .cluster_size = 4,
  };
  CaromPrediction *prediction = carom_prediction_new(scene, 1, &record);
  carom_prediction_set_guess(prediction, &(CaromOutcome){{-guess, 0}, {guess, 0}});
  return prediction;
}

static void assert_velocities(double speed, double guess, const char *expected) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromPrediction *prediction = predict(scene, speed, guess);
  g_autofree char *words = carom_prediction_describe_velocities(prediction);
  g_assert_cmpstr(words, ==, expected);
  carom_prediction_free(prediction);
}

/* In the middle of a cluster, two discs may rest before and after: no part of that is any error. */
static void test_velocities(void) {
  assert_velocities(1, 1, "right");
  assert_velocities(1, 1.5, "off by 50 %");
  assert_velocities(1e-9, 1, "far off");
  assert_velocities(0, 0, "right");
  assert_velocities(0, 1, "far off");
}

static void test_named(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  carom_scene_add_body(scene, carom_body_default());
  carom_scene_add_body(scene, carom_body_default());
  test_give_evil_names(scene);
  CaromPrediction *prediction = predict(scene, 1, 1);
  g_autofree char *partners =
      carom_encounter_words_partners(prediction->scene, &prediction->record);
  g_assert_cmpstr(partners, ==, TEST_EVIL_NAME " and " TEST_CHINESE_NAME);
  g_autoptr(GPtrArray) predictions = g_ptr_array_new();
  g_ptr_array_add(predictions, prediction);
  g_autofree char *csv = carom_predictions_to_csv(predictions);
  g_assert_nonnull(strstr(csv, ",\"<b>&\"\"\\,;_%$\"," TEST_CHINESE_NAME ","));
  carom_prediction_free(prediction);
}

/* Two discs of 1 kg that meet alone, each at 1 m/s: @e of that is left. */
static void assert_explained(double e, double tangential_factor, double guess,
                             const char *expected) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  const CaromContactRecord record = {
      .b = 1,
      .wall = -1,
      .contact = {1, 1, {1, 0}, {-1, 0}, {1, 0}, e, tangential_factor},
      .outcome = {{-e, 0}, {e, 0}},
      .cluster_size = 1,
  };
  CaromPrediction *prediction = carom_prediction_new(scene, 1, &record);
  carom_prediction_set_guess(prediction, &(CaromOutcome){{-guess, 0}, {guess, 0}});
  g_autofree char *words = carom_prediction_explain(prediction);
  g_assert_cmpstr(words, ==, expected);
  carom_prediction_free(prediction);
}

/* Who forgets that a contact takes energy has conserved it: none comes from nowhere. */
static void test_energy(void) {
  assert_explained(0.5, 1, 1, "This has 0.75\u00a0J more than this contact leaves.");
  assert_explained(0.5, 1, 0, "This has 0.25\u00a0J less than this contact leaves.");
  assert_explained(1, 1, 0, "This would lose 1\u00a0J without a reason.");
  assert_explained(1, 0.5, 2, "This has 3\u00a0J more than this contact leaves.");
  assert_explained(1, 1, 2, "This would need 3\u00a0J from nowhere.");
  assert_explained(2, 1, 3, "This has 5\u00a0J more than this contact leaves.");
  assert_explained(2, 1, 1, "This has 3\u00a0J less than this contact leaves.");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/prediction/named", test_named);
  g_test_add_func("/prediction/velocities", test_velocities);
  g_test_add_func("/prediction/energy", test_energy);
  return g_test_run();
}
