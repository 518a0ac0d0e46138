/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-outcome-picture: arrows stay in their picture, and two pictures of a question that differ as
 * much as they must are told apart. */
#include "carom-outcome-picture.h"

/* Of the longest arrow, as CAROM_QUESTION_MAKER_LEAST_ARROW has it. */
#define LEAST_DIFFERENCE 0.28
/* In points: what is seen at a glance. */
#define TOLD_APART 12

static CaromVec2 random_vector(double length) {
  double angle = g_test_rand_double_range(0, 2 * G_PI);
  return carom_vec2(length * cos(angle), length * sin(angle));
}

/* The longest arrow has the length 1. */
static void test_arrows(void) {
  for (guint trial = 0; trial < 10000; trial++) {
    CaromOutcome outcomes[2];
    CaromVec2 v = random_vector(1);
    outcomes[0] = (CaromOutcome){v, random_vector(g_test_rand_double())};
    outcomes[1] = outcomes[0];
    outcomes[1].velocity_b =
        carom_vec2_add(outcomes[0].velocity_b, random_vector(LEAST_DIFFERENCE));
    if (carom_vec2_length(outcomes[1].velocity_b) > 1)
      continue;
    CaromContactRecord record = {.b = trial % 2 == 0 ? 1 : -1,
                                 .wall = trial % 2 == 0 ? -1 : 0,
                                 .contact.d = random_vector(2)};
    CaromVec2 from, tips[2];
    double width = CAROM_OUTCOME_PICTURE_LEAST * (1 + trial % 3),
           height = CAROM_OUTCOME_PICTURE_LEAST;
    for (guint i = 0; i < 2; i++) {
      const CaromOutcomePicture picture = {
          .record = &record, .outcomes = outcomes, .n_outcomes = 2, .shown = i};
      for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
        carom_outcome_picture_arrow(&picture, body, width, height, &from, &tips[i]);
        g_assert_cmpfloat(tips[i].x, >=, 0);
        g_assert_cmpfloat(tips[i].x, <=, width);
        g_assert_cmpfloat(tips[i].y, >=, 0);
        g_assert_cmpfloat(tips[i].y, <=, height);
      }
    }
    g_assert_cmpfloat(carom_vec2_distance(tips[0], tips[1]), >=, TOLD_APART);
  }
}

/* The axes: x to the right, and y up, which is down on a page. */
static void test_directions(void) {
  CaromOutcome outcome = {{1, 0}, {0, 1}};
  CaromContactRecord record = {.b = 1, .wall = -1, .contact.d = {1, 0}};
  const CaromOutcomePicture picture = {.record = &record, .outcomes = &outcome, .n_outcomes = 1};
  CaromVec2 from, to;
  carom_outcome_picture_arrow(&picture, CAROM_BODY_A, 200, 200, &from, &to);
  g_assert_cmpfloat(from.x, <, 100); /* A is left of B */
  g_assert_cmpfloat(to.x, >, from.x);
  g_assert_cmpfloat_with_epsilon(to.y, from.y, 1e-12);
  carom_outcome_picture_arrow(&picture, CAROM_BODY_B, 200, 200, &from, &to);
  g_assert_cmpfloat(from.x, >, 100);
  g_assert_cmpfloat(to.y, <, from.y);
  g_assert_cmpfloat_with_epsilon(to.x, from.x, 1e-12);
}

int main(int argc, char *argv[]) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/outcome-picture/arrows", test_arrows);
  g_test_add_func("/outcome-picture/directions", test_directions);
  return g_test_run();
}
