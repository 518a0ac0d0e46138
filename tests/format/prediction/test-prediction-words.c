/* test-prediction-words: what is said of how far a guess is off, however far that is. */
#include "carom-prediction.h"

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

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/prediction-words/velocities", test_velocities);
  return g_test_run();
}
