/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What a session that waits says of the contacts to come. */
#include "prediction-session-test.h"

static void assert_outlook(Fixture *fixture, CaromPredictionOutlook outlook) {
  g_assert_cmpint(carom_prediction_session_get_outlook(fixture->session), ==, outlook);
}

static void count_change(guint *n) {
  ++*n;
}

/* After the last contact there is nothing to wait for, and who listens is told so; from the start
 * there is. What has not been computed yet is open. */
static void test_outlook(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
  g_auto(Fixture) fixture;
  guint n_changes = 0;
  fixture_init(&fixture, scene);
  carom_prediction_session_set_active(fixture.session, TRUE);
  assert_outlook(&fixture, CAROM_PREDICTION_OUTLOOK_OPEN);
  carom_prediction_session_set_active(fixture.session, FALSE);
  play(&fixture);
  assert_outlook(&fixture, CAROM_PREDICTION_OUTLOOK_OPEN); /* it is off */
  carom_prediction_session_set_active(fixture.session, TRUE);
  assert_outlook(&fixture, CAROM_PREDICTION_OUTLOOK_PASSED_SO_FAR);
  g_signal_connect_swapped(fixture.session, "changed", G_CALLBACK(count_change), &n_changes);
  carom_player_seek(fixture.player, 0);
  assert_outlook(&fixture, CAROM_PREDICTION_OUTLOOK_NEXT);
  g_assert_cmpuint(n_changes, ==, 1);
  carom_player_seek(fixture.player, 600);
  assert_outlook(&fixture, CAROM_PREDICTION_OUTLOOK_PASSED_SO_FAR);
  g_assert_cmpuint(n_changes, ==, 2);
  carom_prediction_session_start_over(fixture.session);
  assert_outlook(&fixture, CAROM_PREDICTION_OUTLOOK_RUNNING);
  wait_for_rest(&fixture);
  assert_asks(&fixture, 1);
}

/* A run that goes on beyond its end is told apart from one in which nothing can meet any more; and
 * beyond the end, too, it counts what is known. */
static void test_outlook_beyond_end(void) {
  g_autoptr(CaromScene) scene = test_head_on(0.5), box = test_box();
  g_auto(Fixture) once, again;
  fixture_init(&once, scene);
  fixture_init(&again, box);
  carom_player_seek(once.player, 500); /* the ends are at 400 and 600 */
  carom_player_seek(again.player, 1300);
  carom_prediction_session_set_active(once.session, TRUE);
  carom_prediction_session_set_active(again.session, TRUE);
  assert_outlook(&once, CAROM_PREDICTION_OUTLOOK_PASSED);
  assert_outlook(&again, CAROM_PREDICTION_OUTLOOK_PASSED_SO_FAR);
  carom_player_seek(again.player, 650);
  assert_outlook(&again, CAROM_PREDICTION_OUTLOOK_NEXT);
  carom_player_set_playing(once.player, TRUE);
  assert_outlook(&once, CAROM_PREDICTION_OUTLOOK_RUNNING);
}

/* A run in which nothing asks is not one that is over. */
static void test_outlook_without_questions(void) {
  g_autoptr(CaromScene) scene = test_head_on(0.5), apart = test_head_on(0.5);
  for (guint i = 0; i < 2; i++)
    g_array_index(apart->bodies, CaromBody, i).velocity = carom_vec2(0, 1);
  g_auto(Fixture) one, other;
  fixture_init(&one, scene);
  fixture_init(&other, apart);
  play(&one);
  play(&other);
  carom_prediction_session_set_active(one.session, TRUE);
  carom_prediction_session_set_active(other.session, TRUE);
  assert_outlook(&one, CAROM_PREDICTION_OUTLOOK_PASSED);
  assert_outlook(&other, CAROM_PREDICTION_OUTLOOK_NOTHING);
  g_assert_true(carom_prediction_session_set_filter(one.session, "walls", NULL));
  assert_outlook(&one, CAROM_PREDICTION_OUTLOOK_OTHERS);
  carom_player_seek(one.player, 0);
  assert_outlook(&one, CAROM_PREDICTION_OUTLOOK_OTHERS_SO_FAR);
  /* They would meet after the scene has ended. */
  scene->duration_s = 0.25;
  g_auto(Fixture) early;
  fixture_init(&early, scene);
  carom_player_seek(early.player, 25);
  carom_prediction_session_set_active(early.session, TRUE);
  assert_outlook(&early, CAROM_PREDICTION_OUTLOOK_NOTHING_SO_FAR);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add_with_both("outlook", test_outlook);
  g_test_add_func("/prediction-session/outlook/beyond-end", test_outlook_beyond_end);
  g_test_add_func("/prediction-session/outlook/none", test_outlook_without_questions);
  return g_test_run();
}
