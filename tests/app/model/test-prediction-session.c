/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Predicting without widgets: where the clock stops, guesses and revealing. */
#include "carom-method-suggestion.h"
#include "prediction-session-test.h"

#include <string.h>

/* Every contact asks once, including those of the same frame or instant, whether it is revealed or
 * not. */
static void test_all(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_prediction_session_set_active(fixture.session, TRUE);
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_WAITING);
  play(&fixture);
  for (guint number = 1; number <= 4; number++) {
    assert_asks(&fixture, number);
    if (number % 2) {
      test_guess_and_reveal(fixture.session);
      g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                      CAROM_PREDICTION_SESSION_REVEALED);
      g_assert_cmpint(carom_inspector_get_side(fixture.inspector), ==, CAROM_AFTER);
      g_assert_cmpuint(number_of(&fixture), ==, number);
    }
    go_on(&fixture);
  }
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 4);
  g_assert_cmpuint(
      carom_prediction_session_count(fixture.session, CAROM_PREDICTION_VERDICT_SKIPPED), ==, 2);
}

/* If the clock knows instants, it stands before the contact, when the discs have not yet
 * changed. */
static void test_before(void) {
  g_autoptr(CaromScene) scene = test_box_with_events();
  g_auto(Fixture) fixture;
  fixture_init_asking(&fixture, scene, "all");
  assert_asks(&fixture, 1);
  const CaromBodies *bodies = &test_leading_run(fixture.player)->world->bodies;
  g_assert_cmpfloat(bodies->vx[0], ==, 1);
  g_assert_cmpfloat(bodies->vx[1], ==, -1);
  test_guess_and_reveal(fixture.session);
  g_assert_cmpfloat_with_epsilon(bodies->vx[0], -1, 1e-12);
}

/* When it is off, nothing stops it, even if it was switched off while it was asking. */
static void test_off(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  play(&fixture);
  g_assert_cmpuint(test_frame(fixture.player), ==, 600);
  carom_player_seek(fixture.player, 0);
  carom_prediction_session_set_active(fixture.session, TRUE);
  play(&fixture); /* through what is known */
  assert_asks(&fixture, 1);
  carom_prediction_session_set_active(fixture.session, FALSE);
  g_assert_null(carom_prediction_session_get_prediction(fixture.session));
  play(&fixture);
  g_assert_cmpuint(test_frame(fixture.player), ==, 600);
}

/* Single steps and the search for the next contact do not reveal the answer either. */
static void test_other_ways(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_prediction_session_set_active(fixture.session, TRUE);
  carom_player_seek_contact(fixture.player, 1);
  assert_asks(&fixture, 1);
  carom_player_seek(fixture.player, 10);
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_WAITING);
  for (guint i = 0; i < 100 && carom_prediction_session_get_state(fixture.session) !=
                                   CAROM_PREDICTION_SESSION_ASKING;
       i++)
    carom_player_step(fixture.player, 1);
  assert_asks(&fixture, 1);
  carom_inspector_set_side(fixture.inspector, CAROM_AFTER); /* without an answer it ends it */
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_WAITING);
  carom_player_seek(fixture.player, 10);
  carom_player_seek_contact(fixture.player, 1);
  assert_asks(&fixture, 1);
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(0, 0));
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_B, carom_vec2(0, 0));
  carom_inspector_set_side(fixture.inspector, CAROM_AFTER); /* looking at it reveals it */
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_REVEALED);
  carom_player_step(fixture.player, 1);
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_WAITING);
}

/* Nor does the walk through the queue, event by event: not even that of a pane that is behind the
 * leading one. */
static void test_next_event(gconstpointer pane) {
  g_autoptr(CaromScene) scene = test_box_with_events();
  CaromMethod method = g_array_index(scene->methods, CaromMethod, 0);
  g_array_append_val(scene->methods, method);
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_prediction_session_set_active(fixture.session, TRUE);
  for (guint number = 1; number <= 4; number++) {
    for (guint i = 0; i < 100 && carom_prediction_session_get_state(fixture.session) !=
                                     CAROM_PREDICTION_SESSION_ASKING;
         i++)
      carom_player_next_event(fixture.player, GPOINTER_TO_UINT(pane));
    assert_asks(&fixture, number);
    test_guess_and_reveal(fixture.session);
  }
}

static void test_filter(void) {
  static const struct {
    const char *filter;
    guint numbers[5]; /* up to a 0 */
  } rows[] = {
      {"discs", {1, 4}},
      {"walls", {2, 3}},
      {"every 2", {2, 4}},
      {"1, 3-4", {1, 3, 4}},
  };
  g_autoptr(CaromScene) scene = test_box();
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_auto(Fixture) fixture;
    fixture_init_asking(&fixture, scene, rows[i].filter);
    for (const guint *number = rows[i].numbers; *number; number++) {
      assert_asks(&fixture, *number);
      go_on(&fixture);
    }
  }
}

static void test_guess(void) {
  g_auto(Fixture) fixture;
  ask(&fixture);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    g_assert_false(carom_prediction_session_has_guess(fixture.session, body));
    g_assert_true(carom_vec2_equal(carom_prediction_session_get_guess(fixture.session, body),
                                   carom_vec2(0, 0)));
  }
  g_assert_false(carom_prediction_session_can_reveal(fixture.session));
  /* By hand: V = 1/3 is the centre's velocity; v = 2V − u. */
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(-1.0 / 3, 0));
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_B, carom_vec2(5.0 / 3, 0));
  test_guess_and_reveal(fixture.session);
  g_assert_cmpuint(carom_prediction_session_count(fixture.session, CAROM_PREDICTION_VERDICT_EXACT),
                   ==, 1);
  /* After the answer has been revealed, the guess cannot be improved. */
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(9, 9));
  g_assert_cmpfloat(carom_prediction_session_get_guess(fixture.session, CAROM_BODY_A).y, ==, 0);
  test_guess_and_reveal(fixture.session);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 1);
}

static void test_wall_guess(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init_asking(&fixture, scene, "walls");
  g_assert_true(carom_prediction_session_can_guess(fixture.session, CAROM_BODY_A));
  g_assert_false(carom_prediction_session_can_guess(fixture.session, CAROM_BODY_B));
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_B, carom_vec2(5, 5));
  g_assert_cmpfloat(carom_prediction_session_get_guess(fixture.session, CAROM_BODY_B).x, ==, 0);
}

/* Another comparison, for example of an edited scene, ends the question, not the record. */
static void test_replaced(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  ask(&fixture);
  test_guess_and_reveal(fixture.session);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  carom_player_set_comparison(fixture.player,
                              carom_comparison_new(scene, (const CaromMethod *)methods->data, 1));
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_WAITING);
  g_assert_null(carom_prediction_session_get_prediction(fixture.session));
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 1);
  play(&fixture);
  assert_asks(&fixture, 1);
}

static double shown_vx(Fixture *fixture, guint disc) {
  return carom_prediction_session_get_run(fixture->session, 0)->world->bodies.vx[disc];
}

/* Two contacts with walls at one instant, or in one frame: what comes of the second is not shown
 * before it has asked, and no time passes between the two in which it could be seen. */
static void test_same_place(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  g_assert_true(carom_prediction_session_set_filter(fixture.session, "walls", NULL));
  g_assert_false(carom_prediction_session_is_secret(fixture.session));
  carom_prediction_session_set_active(fixture.session, TRUE);
  play(&fixture);
  assert_asks(&fixture, 2);
  g_assert_true(carom_prediction_session_is_secret(fixture.session));
  g_assert_cmpfloat(shown_vx(&fixture, 0), ==, -1);
  g_assert_cmpfloat(shown_vx(&fixture, 1), ==, 1);
  test_guess_and_reveal(fixture.session);
  g_assert_cmpfloat(test_leading_run(fixture.player)->world->bodies.vx[1], ==, -1);
  g_assert_true(carom_prediction_session_is_secret(fixture.session));
  g_assert_cmpfloat(shown_vx(&fixture, 1), ==, 1);
  carom_prediction_session_go_on(fixture.session);
  assert_asks(&fixture, 3);
  g_assert_cmpfloat(shown_vx(&fixture, 1), ==, 1);
  test_guess_and_reveal(fixture.session);
  g_assert_false(carom_prediction_session_is_secret(fixture.session));
  g_assert_cmpfloat(shown_vx(&fixture, 1), ==, -1);
}

/* The books that may be shown are those before the contact as well. */
static void test_shown_books(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
  g_auto(Fixture) fixture;
  fixture_init_asking(&fixture, scene, "all");
  assert_asks(&fixture, 1);
  g_assert_cmpuint(carom_prediction_session_get_run(fixture.session, 0)->now.books.collisions, ==,
                   0);
  test_guess_and_reveal(fixture.session);
  g_assert_cmpuint(carom_prediction_session_get_run(fixture.session, 0)->now.books.collisions, ==,
                   1);
}

/* Each walk may end before the contact, and the pictures are those of its line; the answer is that
 * after it, without any line. */
static void test_show_answer(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
  g_auto(Fixture) fixture;
  fixture_init_asking(&fixture, scene, "all");
  carom_prediction_session_show_answer(fixture.session);
  assert_asks(&fixture, 1);
  test_guess_and_reveal(fixture.session);
  for (CaromTopic topic = 0; topic < CAROM_N_TOPICS; topic++)
    carom_inspector_set_step(fixture.inspector, topic, 0);
  g_assert_cmpint(carom_inspector_get_side(fixture.inspector), ==, CAROM_BEFORE);
  carom_prediction_session_show_answer(fixture.session);
  g_assert_cmpint(carom_inspector_get_side(fixture.inspector), ==, CAROM_AFTER);
  for (CaromTopic topic = 0; topic < CAROM_N_TOPICS; topic++)
    g_assert_cmpint(carom_inspector_get_step(fixture.inspector, topic), ==,
                    CAROM_INSPECTOR_NO_STEP);
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_REVEALED);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 1);
}

static void note_message(char **message, const char *text) {
  g_free(*message);
  *message = g_strdup(text);
}

/* Who asks without waiting for an answer is told what is wrong, and nothing changes; what can be
 * done is not told. */
static void test_request(void) {
  g_auto(Fixture) fixture;
  g_autofree char *message = NULL;
  g_autoptr(CaromScene) scene = test_box();
  fixture_init(&fixture, scene);
  g_signal_connect_swapped(fixture.session, "failed", G_CALLBACK(note_message), &message);
  carom_prediction_session_request_filter(fixture.session, "walls");
  g_assert_null(message);
  carom_prediction_session_request_filter(fixture.session, "2, b");
  g_assert_nonnull(message);
  g_assert_nonnull(strstr(message, "“b”"));
  g_autofree char *filter = carom_prediction_session_get_filter(fixture.session);
  g_assert_cmpstr(filter, ==, "walls");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add_with_both("all", test_all);
  add_with_both("other-ways", test_other_ways);
  add_with_both("same-place", test_same_place);
  add_with_both("shown-books", test_shown_books);
  add_with_both("show-answer", test_show_answer);
  g_test_add_func("/prediction-session/before", test_before);
  g_test_add_func("/prediction-session/off", test_off);
  g_test_add_data_func("/prediction-session/next-event/leading", GUINT_TO_POINTER(0),
                       test_next_event);
  g_test_add_data_func("/prediction-session/next-event/other", GUINT_TO_POINTER(1),
                       test_next_event);
  g_test_add_func("/prediction-session/filter", test_filter);
  g_test_add_func("/prediction-session/guess", test_guess);
  g_test_add_func("/prediction-session/wall-guess", test_wall_guess);
  g_test_add_func("/prediction-session/replaced", test_replaced);
  g_test_add_func("/prediction-session/request", test_request);
  return g_test_run();
}
