/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-vote: how a vote goes from its question to what is told of it, and what is kept. */
#include "prediction-session-test.h"

#include "carom-builtin.h"
#include "carom-method-suggestion.h"
#include "carom-vote.h"
#include "rounds-test.h"

#include <string.h>

typedef struct {
  Fixture session;
  CaromVote *vote;
} Poll;

static void poll_init(Poll *poll, CaromScene *scene, gboolean hands) {
  fixture_init(&poll->session, scene);
  carom_prediction_session_set_choices(poll->session.session, TRUE);
  poll->vote = carom_vote_new(poll->session.player, poll->session.session);
  g_object_set(poll->vote, "hands", hands, NULL);
  carom_prediction_session_set_active(poll->session.session, TRUE);
  play(&poll->session);
}

static void poll_clear(Poll *poll) {
  g_object_unref(poll->vote);
  fixture_clear(&poll->session);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Poll, poll_clear)

static void assert_state(Poll *poll, CaromVoteState state) {
  g_assert_cmpint(carom_vote_get_state(poll->vote), ==, state);
}

static guint votes(Poll *poll, guint round, guint choice) {
  return carom_vote_get_ballot(poll->vote)->votes[round][choice];
}

static void choose(Poll *poll, guint choice, guint n) {
  for (guint i = 0; i < n; i++)
    carom_vote_choose(poll->vote, choice);
}

static void go_on_with(Poll *poll) {
  carom_vote_go_on(poll->vote);
  wait_for_rest(&poll->session);
}

/* ---- A class ---- */

/* Two rounds by hands, then the outcome; the clock stands before the contact until then. */
static void test_two_rounds(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, TRUE);
  assert_state(&poll, CAROM_VOTE_OPEN);
  assert_asks(&poll.session, 1);
  double before_s = carom_comparison_get_time_s(carom_player_get_comparison(poll.session.player));
  choose(&poll, 0, 3);
  choose(&poll, 1, 2);
  carom_vote_take_back(poll.vote);
  carom_vote_set_count(poll.vote, 2, 7);
  choose(&poll, CAROM_QUESTION_MAX_CHOICES, 1); /* there is none */
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_CLOSED);
  assert_asks(&poll.session, 1);
  g_assert_true(carom_prediction_session_is_secret(poll.session.session));
  choose(&poll, 0, 1); /* opens the second round */
  assert_state(&poll, CAROM_VOTE_OPEN);
  choose(&poll, 1, 4);
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_CLOSED);
  choose(&poll, 0, 1); /* too late */
  const guint expected[][3] = {{3, 1, 7}, {1, 4, 0}};
  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < 3; i++)
      g_assert_cmpuint(votes(&poll, round, i), ==, expected[round][i]);
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_TOLD);
  g_assert_cmpfloat(carom_comparison_get_time_s(carom_player_get_comparison(poll.session.player)),
                    >, before_s);
  g_assert_false(carom_prediction_session_is_secret(poll.session.session));
}

/* The contact is played through slowly; the speed asked for stays what it was; the next contact is
 * not passed, and asks next. */
static void test_playing(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, TRUE);
  carom_player_set_speed(poll.session.player, 0.5);
  choose(&poll, 0, 1);
  go_on_with(&poll);
  carom_vote_go_on(poll.vote);
  assert_state(&poll, CAROM_VOTE_PLAYING);
  g_assert_cmpfloat(carom_player_get_speed(poll.session.player), ==, 0.5);
  g_assert_true(carom_player_is_slowed(poll.session.player));
  wait_for_rest(&poll.session);
  assert_state(&poll, CAROM_VOTE_TOLD);
  carom_player_set_playing(poll.session.player, TRUE);
  g_assert_false(carom_player_is_slowed(poll.session.player));
  carom_player_halt(poll.session.player);
  g_assert_cmpfloat(carom_player_get_speed(poll.session.player), ==, 0.5);
  const CaromQuestionKind *first = carom_vote_get_ballot(poll.vote)->asked->kind;
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_OPEN);
  assert_asks(&poll.session, 2);
  g_assert_true(carom_vote_get_ballot(poll.vote)->asked->kind != first);
}

/* Who has seen the outcome may vote again all the same: before the contact, with the same question,
 * and once. */
static void test_again_when_told(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, TRUE);
  choose(&poll, 0, 2);
  go_on_with(&poll);
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_TOLD);
  const CaromContactQuestion *asked = carom_vote_get_ballot(poll.vote)->asked;
  carom_vote_again(poll.vote);
  assert_state(&poll, CAROM_VOTE_OPEN);
  assert_asks(&poll.session, 1);
  g_assert_true(carom_vote_get_ballot(poll.vote)->asked == asked);
  g_assert_true(carom_prediction_session_is_secret(poll.session.session));
  choose(&poll, 1, 3);
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_CLOSED);
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_TOLD);
  g_assert_false(carom_vote_can_vote_again(poll.vote));
  g_assert_cmpuint(votes(&poll, 0, 0), ==, 2);
  g_assert_cmpuint(votes(&poll, 1, 1), ==, 3);
  g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 1);
}

/* So it does after the last contact, whether the run ends there or begins anew. */
static void test_at_the_end(void) {
  for (guint loops = 0; loops < 2; loops++) {
    g_autoptr(CaromScene) scene = test_head_on(0.5);
    scene->duration_s = 0.6;
    g_auto(Poll) poll = {0};
    fixture_init(&poll.session, scene);
    carom_player_seek(poll.session.player, carom_player_frame_at(poll.session.player, 0.6));
    carom_player_seek(poll.session.player, 0);
    g_object_set(poll.session.player, "loop", loops == 1, NULL);
    carom_prediction_session_set_choices(poll.session.session, TRUE);
    poll.vote = carom_vote_new(poll.session.player, poll.session.session);
    g_object_set(poll.vote, "hands", TRUE, NULL);
    carom_prediction_session_set_active(poll.session.session, TRUE);
    play(&poll.session);
    choose(&poll, 0, 2);
    go_on_with(&poll);
    go_on_with(&poll);
    assert_state(&poll, CAROM_VOTE_TOLD);
    g_assert_cmpfloat(carom_player_get_speed(poll.session.player), ==, 1);
    carom_vote_again(poll.vote);
    assert_state(&poll, CAROM_VOTE_OPEN);
    assert_asks(&poll.session, 1);
    choose(&poll, 1, 3);
    go_on_with(&poll);
    go_on_with(&poll);
    assert_state(&poll, CAROM_VOTE_TOLD);
    g_assert_cmpuint(carom_vote_get_ballot(poll.vote)->n_rounds, ==, 2);
    g_assert_cmpuint(votes(&poll, 0, 0), ==, 2);
    g_assert_cmpuint(votes(&poll, 1, 1), ==, 3);
  }
}

/* What has been told goes with the clock, and with another way of asking; and a speed that is
 * chosen meanwhile stays. */
static void test_told_goes(void) {
  for (guint way = 0; way < 2; way++) {
    g_autoptr(CaromScene) scene = test_box();
    g_auto(Poll) poll = {0};
    poll_init(&poll, scene, TRUE);
    choose(&poll, 0, 1);
    go_on_with(&poll);
    carom_vote_go_on(poll.vote);
    carom_player_set_speed(poll.session.player, 2);
    wait_for_rest(&poll.session);
    assert_state(&poll, CAROM_VOTE_TOLD);
    g_assert_cmpfloat(carom_player_get_speed(poll.session.player), ==, 2);
    if (way == 0)
      carom_player_seek(poll.session.player, 0);
    else
      carom_prediction_session_set_choices(poll.session.session, FALSE);
    assert_state(&poll, CAROM_VOTE_NONE);
    g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 1);
  }
}

/* Without votes there is nothing to close: the run plays on, and nothing is kept; a second round
 * without votes has not been. */
static void test_no_votes(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, TRUE);
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_TOLD);
  g_assert_false(carom_vote_can_vote_again(poll.vote));
  go_on_with(&poll);
  g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 0);
  choose(&poll, 0, 4);
  go_on_with(&poll);
  carom_vote_again(poll.vote);
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_CLOSED);
  g_assert_cmpuint(carom_vote_get_ballot(poll.vote)->n_rounds, ==, 1);
  g_assert_cmpuint(votes(&poll, 0, 0), ==, 4);
}

/* How many contacts of the leading pane the clock has passed. */
static guint count_passed(Poll *poll) {
  guint last;
  return carom_comparison_last_contact(carom_player_get_comparison(poll->session.player), 0, &last)
             ? last + 1
             : 0;
}

/* Nothing that is seen contradicts what is told: where no other contact of the moment is involved,
 * both still move as they did after this one, but for a part that gravity has changed. */
static void assert_moves_as_told(Poll *poll) {
  const CaromBallot *ballot = carom_vote_get_ballot(poll->vote);
  const CaromRun *run = test_leading_run(poll->session.player);
  const CaromQuestionKind *kind = ballot->asked->kind;
  /* the vote looks once a tick, here of 50 ms, which plays a quarter of that; the change is counted
   * from the first look, and is seen at the next one after it is too large */
  double tick_s =
      0.05 * 0.25 * carom_player_get_speed(poll->session.player) + 2 * ballot->scene->dt_s;
  double slack = 2.5 * carom_vec2_length(ballot->scene->gravity) * tick_s + 1e-9;
  for (CaromContactBody body = CAROM_BODY_A; kind && !kind->of_push && body <= CAROM_BODY_B;
       body++) {
    int disc = carom_contact_record_disc(&ballot->record, body);
    if (disc < 0)
      continue;
    CaromVec2 after = carom_contact_record_leaves_with(&ballot->record, body);
    CaromVec2 now = carom_bodies_velocity(&run->world->bodies, (guint)disc);
    g_assert_cmpfloat(carom_vec2_distance(now, after), <=, 0.5 * carom_vec2_length(after) + slack);
  }
}

/* In all scenes, what is seen when the choices are told is what came of that contact, and of none
 * that is later. */
static void test_before_the_next(void) {
  const guint rounds = test_rounds(40);
  for (const char *const *id = carom_builtin_ids(); *id; id++) {
    g_autoptr(CaromScene) scene = carom_builtin_load(*id, NULL);
    g_auto(Poll) poll = {0};
    poll_init(&poll, scene, TRUE);
    for (guint i = 0; i < rounds && carom_vote_is_open(poll.vote); i++) {
      guint number = carom_vote_get_ballot(poll.vote)->number;
      double time_s = carom_vote_get_ballot(poll.vote)->record.time_s;
      double dt_s = scene->dt_s;
      go_on_with(&poll);
      assert_state(&poll, CAROM_VOTE_TOLD);
      g_test_message("%s, contact %u: %u", *id, number, count_passed(&poll));
      assert_moves_as_told(&poll);
      g_assert_cmpuint(count_passed(&poll), >=, number);
      for (guint k = number; k < count_passed(&poll); k++)
        g_assert_cmpfloat(carom_run_get_contact(test_leading_run(poll.session.player), k)->time_s -
                              time_s,
                          <, dt_s);
      go_on_with(&poll);
    }
  }
}

/* ---- A desk ---- */

/* One choice is the answer; another takes its place; without one nothing goes on. */
static void test_single(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, FALSE);
  g_assert_false(carom_vote_can_go_on(poll.vote));
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_OPEN);
  choose(&poll, 0, 2);
  choose(&poll, 1, 1);
  g_assert_cmpuint(carom_ballot_count(carom_vote_get_ballot(poll.vote), 0), ==, 1);
  g_assert_cmpuint(votes(&poll, 0, 1), ==, 1);
  carom_vote_take_back(poll.vote);
  g_assert_cmpuint(votes(&poll, 0, 0), ==, 1); /* the answer before it */
  g_assert_cmpuint(votes(&poll, 0, 1), ==, 0);
  go_on_with(&poll);
  assert_state(&poll, CAROM_VOTE_TOLD);
  g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 1);
}

/* ---- Leaving ---- */

/* Votes that have been cast are kept in whichever way the question is left; nothing else is. */
static void test_left(void) {
  for (guint way = 0; way < 6; way++) {
    g_autoptr(CaromScene) scene = test_box();
    g_auto(Poll) poll = {0};
    gboolean has_voted = way % 2 == 0;
    poll_init(&poll, scene, TRUE);
    choose(&poll, 0, has_voted);
    if (way < 2)
      carom_player_seek(poll.session.player, 0);
    else if (way < 4)
      carom_prediction_session_set_active(poll.session.session, FALSE);
    else {
      g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
      carom_player_set_comparison(
          poll.session.player,
          carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len));
    }
    assert_state(&poll, CAROM_VOTE_NONE);
    g_assert_null(carom_vote_get_ballot(poll.vote));
    g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, has_voted);
  }
}

/* Who looks at what came of the contact in another way has left the question, without an answer and
 * without a verdict. */
static void test_outcome_seen(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, TRUE);
  choose(&poll, 0, 2);
  carom_inspector_set_side(poll.session.inspector, CAROM_AFTER);
  assert_state(&poll, CAROM_VOTE_NONE);
  g_assert_cmpint(carom_prediction_session_get_state(poll.session.session), ==,
                  CAROM_PREDICTION_SESSION_WAITING);
  const CaromBallot *ballot = g_ptr_array_index(carom_vote_get_record(poll.vote), 0);
  g_assert_false(ballot->is_told);
  /* nothing that is kept tells which choice is right */
  g_autofree char *csv = carom_ballots_to_csv(carom_vote_get_record(poll.vote));
  g_assert_null(strstr(csv, "true"));
  g_assert_null(strstr(csv, "false"));
  for (guint i = 0; i < carom_question_n_choices(&ballot->asked->question); i++) {
    const char *belief = carom_question_choice(&ballot->asked->question, i)->belief;
    g_assert_true(!belief || !strstr(csv, belief));
  }
}

/* Who pauses the run meanwhile, as by a blank screen, goes on watching after that; who goes back
 * before the contact has left the vote. The next contact, although it is known already, asks when
 * the run goes on. */
static void test_paused(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  fixture_init(&poll.session, scene);
  play(&poll.session);
  carom_player_seek(poll.session.player, 0);
  carom_prediction_session_set_choices(poll.session.session, TRUE);
  poll.vote = carom_vote_new(poll.session.player, poll.session.session);
  carom_prediction_session_set_active(poll.session.session, TRUE);
  play(&poll.session);
  assert_asks(&poll.session, 1);
  choose(&poll, 0, 1);
  carom_vote_go_on(poll.vote);
  assert_state(&poll, CAROM_VOTE_PLAYING);
  for (guint i = 0; i < 2; i++) {
    carom_player_set_playing(poll.session.player, FALSE);
    assert_state(&poll, CAROM_VOTE_PLAYING);
    g_assert_true(carom_vote_is_paused(poll.vote));
    carom_vote_go_on(poll.vote);
    assert_state(&poll, CAROM_VOTE_PLAYING);
    g_assert_false(carom_vote_is_paused(poll.vote));
    g_assert_true(carom_player_is_slowed(poll.session.player));
  }
  wait_for_rest(&poll.session);
  assert_state(&poll, CAROM_VOTE_TOLD);
  go_on_with(&poll);
  assert_asks(&poll.session, 2);
  choose(&poll, 0, 1);
  carom_vote_go_on(poll.vote);
  carom_player_set_playing(poll.session.player, FALSE);
  carom_player_seek(poll.session.player, 0);
  assert_state(&poll, CAROM_VOTE_NONE);
}

/* Of two contacts at one instant, the second asks as soon as the clock sets out again; the votes on
 * the first are kept. */
static void test_same_instant(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  fixture_init(&poll.session, scene);
  g_assert_true(carom_prediction_session_set_filter(poll.session.session, "walls", NULL));
  carom_prediction_session_set_choices(poll.session.session, TRUE);
  poll.vote = carom_vote_new(poll.session.player, poll.session.session);
  g_object_set(poll.vote, "hands", TRUE, NULL);
  carom_prediction_session_set_active(poll.session.session, TRUE);
  play(&poll.session);
  assert_asks(&poll.session, 2);
  choose(&poll, 0, 20);
  play(&poll.session);
  assert_asks(&poll.session, 3);
  g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 1);
  const CaromBallot *kept = g_ptr_array_index(carom_vote_get_record(poll.vote), 0);
  g_assert_cmpuint(kept->number, ==, 2);
  g_assert_cmpuint(kept->votes[0][0], ==, 20);
}

/* The vote of a class stays one when the presentation ends. */
static void test_hands_stay(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, TRUE);
  choose(&poll, 0, 3);
  g_object_set(poll.vote, "hands", FALSE, NULL);
  choose(&poll, 1, 2);
  g_assert_true(carom_vote_has_hands(poll.vote));
  g_assert_cmpuint(carom_ballot_count(carom_vote_get_ballot(poll.vote), 0), ==, 5);
}

/* Who plays on with votes sees what happens; on a desk without an answer, and without votes, that
 * leaves the question. */
static void test_played_on(void) {
  for (guint way = 0; way < 4; way++) {
    guint n_votes = way / 2;
    g_autoptr(CaromScene) scene = test_box();
    g_auto(Poll) poll = {0};
    poll_init(&poll, scene, TRUE);
    choose(&poll, 0, n_votes);
    if (way % 2 == 0)
      carom_player_set_playing(poll.session.player, TRUE);
    else /* as an action does: who listens to the property is told last */
      g_object_set(poll.session.player, "playing", TRUE, NULL);
    assert_state(&poll, n_votes > 0 ? CAROM_VOTE_PLAYING : CAROM_VOTE_NONE);
    wait_for_rest(&poll.session);
    if (n_votes > 0)
      assert_state(&poll, CAROM_VOTE_TOLD);
    g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, n_votes);
  }
}

/* While the run plays from a question on, asking may be switched off: it is not slow any more. */
static void test_stopped_while_playing(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, TRUE);
  carom_vote_go_on(poll.vote);
  assert_state(&poll, CAROM_VOTE_PLAYING);
  carom_prediction_session_set_active(poll.session.session, FALSE);
  assert_state(&poll, CAROM_VOTE_NONE);
  g_assert_true(carom_player_get_playing(poll.session.player));
  g_assert_false(carom_player_is_slowed(poll.session.player));
  carom_prediction_session_set_active(poll.session.session, TRUE);
  carom_player_seek(poll.session.player, 0);
  play(&poll.session);
  assert_state(&poll, CAROM_VOTE_OPEN);
}

/* ---- The record ---- */

static guint count_lines(Poll *poll) {
  g_autofree char *csv = carom_ballots_to_csv(carom_vote_get_record(poll->vote));
  g_auto(GStrv) lines = g_strsplit(csv, "\r\n", -1);
  return g_strv_length(lines) - 1; /* the last one is empty */
}

/* What is exported while a second round is open has nothing of its votes. */
static void test_record_of_open(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, TRUE);
  choose(&poll, 0, 5);
  g_assert_cmpuint(count_lines(&poll), ==, 1);
  go_on_with(&poll);
  guint n = count_lines(&poll);
  g_assert_cmpuint(n, >, 1);
  choose(&poll, 1, 6);
  assert_state(&poll, CAROM_VOTE_OPEN);
  g_assert_cmpuint(count_lines(&poll), ==, n);
  go_on_with(&poll);
  g_assert_cmpuint(count_lines(&poll), ==, 2 * n - 1);
}

static void test_record(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, TRUE);
  choose(&poll, 0, 5);
  go_on_with(&poll);
  carom_vote_again(poll.vote);
  choose(&poll, 1, 6);
  for (guint i = 0; i < 3; i++)
    go_on_with(&poll);
  g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 1);
  g_autofree char *csv = carom_ballots_to_csv(carom_vote_get_record(poll.vote));
  g_auto(GStrv) lines = g_strsplit(csv, "\r\n", -1);
  const CaromBallot *ballot = g_ptr_array_index(carom_vote_get_record(poll.vote), 0);
  guint n = carom_question_n_choices(&ballot->asked->question);
  g_assert_cmpuint(g_strv_length(lines), ==, 1 + 2 * n + 1);
  g_assert_true(g_str_has_prefix(lines[0], "vote,scene,contact,time_s,kind,question,round,"));
  g_assert_true(g_str_has_suffix(lines[1], ",5"));
  g_assert_true(g_str_has_suffix(lines[1 + n], ",0"));
  g_assert_true(g_str_has_suffix(lines[2 + n], ",6"));
  carom_vote_clear(poll.vote);
  g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 0);
  g_assert_true(carom_vote_can_restore(poll.vote));
  carom_vote_restore(poll.vote);
  g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 1);
  g_assert_false(carom_vote_can_restore(poll.vote));
}

/* The ballot that is shown cannot be cleared, and clearing once more loses nothing. */
static void test_clear_twice(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Poll) poll = {0};
  poll_init(&poll, scene, TRUE);
  for (guint i = 0; i < 2; i++) {
    choose(&poll, 0, 1);
    go_on_with(&poll);
    go_on_with(&poll);
    if (i == 0)
      go_on_with(&poll);
  }
  assert_state(&poll, CAROM_VOTE_TOLD);
  g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 2);
  carom_vote_clear(poll.vote);
  carom_vote_clear(poll.vote);
  g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 1);
  carom_vote_restore(poll.vote);
  g_assert_cmpuint(carom_vote_get_record(poll.vote)->len, ==, 2);
}

/* ---- All scenes' kinds ---- */

/* Only the kinds that are enabled are asked, and none where none is. */
static void test_kinds(void) {
  guint n;
  const CaromQuestionKind *const *kinds = carom_contact_question_kinds(&n);
  for (guint i = 0; i <= n; i++) {
    g_autoptr(CaromScene) scene = test_box();
    g_array_index(scene->bodies, CaromBody, 0).mass_kg = 3;
    g_array_index(scene->bodies, CaromBody, 0).velocity.x = 2;
    scene->restitution = 0.5;
    g_auto(Poll) poll = {0};
    fixture_init(&poll.session, scene);
    g_object_set(poll.session.session, "choices", TRUE, "kinds", i < n ? 1u << i : 0, NULL);
    poll.vote = carom_vote_new(poll.session.player, poll.session.session);
    carom_prediction_session_set_active(poll.session.session, TRUE);
    play(&poll.session);
    if (i < n)
      g_assert_true(carom_vote_get_ballot(poll.vote)->asked->kind == kinds[i]);
    else
      assert_state(&poll, CAROM_VOTE_NONE);
  }
}

/* What a resolver answers that is wrong on purpose would be no right choice. */
static void test_wrong_resolver(void) {
  g_autoptr(CaromScene) scene = test_box();
  guint n;
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, &n);
  g_auto(Poll) poll = {0};
  fixture_init(&poll.session, scene);
  poll.vote = carom_vote_new(poll.session.player, poll.session.session);
  CaromMethod method = carom_method_option_defaults();
  method.resolver = wrong[0];
  carom_player_set_comparison(poll.session.player, carom_comparison_new(scene, &method, 1));
  carom_prediction_session_set_choices(poll.session.session, TRUE);
  carom_prediction_session_set_active(poll.session.session, TRUE);
  play(&poll.session);
  assert_state(&poll, CAROM_VOTE_NONE);
  g_assert_cmpuint(carom_run_count_contacts(test_leading_run(poll.session.player)), >, 0);
}

int main(int argc, char *argv[]) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/vote/two-rounds", test_two_rounds);
  g_test_add_func("/vote/playing", test_playing);
  g_test_add_func("/vote/again-when-told", test_again_when_told);
  g_test_add_func("/vote/at-the-end", test_at_the_end);
  g_test_add_func("/vote/told-goes", test_told_goes);
  g_test_add_func("/vote/clear-twice", test_clear_twice);
  g_test_add_func("/vote/no-votes", test_no_votes);
  g_test_add_func("/vote/before-the-next", test_before_the_next);
  g_test_add_func("/vote/outcome-seen", test_outcome_seen);
  g_test_add_func("/vote/paused", test_paused);
  g_test_add_func("/vote/same-instant", test_same_instant);
  g_test_add_func("/vote/hands-stay", test_hands_stay);
  g_test_add_func("/vote/single", test_single);
  g_test_add_func("/vote/left", test_left);
  g_test_add_func("/vote/stopped-while-playing", test_stopped_while_playing);
  g_test_add_func("/vote/played-on", test_played_on);
  g_test_add_func("/vote/record", test_record);
  g_test_add_func("/vote/record-of-open", test_record_of_open);
  g_test_add_func("/vote/kinds", test_kinds);
  g_test_add_func("/vote/wrong-resolver", test_wrong_resolver);
  return g_test_run();
}
