/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lecture: two keys lead through a scene and back. */
#include "app-test.h"

#include "carom-builtin.h"
#include "carom-lecture.h"
#include "carom-method-option.h"
#include "carom-scene-file.h"

typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromPredictionSession *session;
  CaromVote *vote;
  CaromDocument *document;
  CaromLecture *lecture;
  int left; /* where the way has led to last; 0: nowhere */
  gint64 now_us;
} Fixture;

static void on_left(Fixture *fixture, int direction) {
  fixture->left = direction;
}

static void set_up(Fixture *fixture, gconstpointer data) {
  fixture->player = carom_player_new();
  test_take_time(fixture->player);
  fixture->inspector = carom_inspector_new(fixture->player);
  fixture->session = carom_prediction_session_new(fixture->player, fixture->inspector);
  fixture->document = carom_document_new(fixture->player);
  fixture->vote = carom_vote_new(fixture->player, fixture->session);
  fixture->lecture =
      carom_lecture_new(fixture->document, fixture->inspector, fixture->session, fixture->vote);
  g_signal_connect_swapped(fixture->lecture, "left", G_CALLBACK(on_left), fixture);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  g_object_unref(fixture->lecture);
  g_object_unref(fixture->document);
  g_object_unref(fixture->vote);
  g_object_unref(fixture->session);
  g_object_unref(fixture->inspector);
  g_object_unref(fixture->player);
}

/* The box of app-test.h, at exact times: contacts at 0.5 s, at 2.5 s and so on, of which the first
 * is one and the others are two at one instant. */
static void open_box(Fixture *fixture, guint n_questions) {
  CaromScene *scene = test_box_with_events();
  for (guint i = 0; i < n_questions; i++) {
    CaromQuestion question = {.at_s = NAN,
                              .question = g_strdup_printf("Question %u?", i + 1),
                              .answer = i == 1 ? NULL : g_strdup_printf("Answer %u.", i + 1)};
    g_array_append_val(scene->questions, question);
  }
  carom_document_open_scene(fixture->document, scene, FALSE);
}

/* Lets the clock go on until it rests. */
static void rest(Fixture *fixture) {
  gboolean active = TRUE;
  for (guint i = 0; active && i < 10000; i++) {
    carom_player_tick(fixture->player, fixture->now_us += 20000);
    g_object_get(fixture->player, "active", &active, NULL);
  }
  g_assert_false(active);
}

static void go_on(Fixture *fixture) {
  carom_lecture_on(fixture->lecture);
  rest(fixture);
}

static void go_back(Fixture *fixture) {
  carom_lecture_back(fixture->lecture);
  rest(fixture);
}

/* Where the clock stands and what is shown, such as "0.500 before, 1, answered". */
static char *describe(Fixture *fixture) {
  static const char *const instants[] = {[CAROM_INSTANT_NONE] = "",
                                         [CAROM_INSTANT_BEFORE] = " before",
                                         [CAROM_INSTANT_AFTER] = " after",
                                         [CAROM_INSTANT_BETWEEN] = " between"};
  const CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  const CaromQuestion *question = carom_lecture_get_question(fixture->lecture);
  return g_strdup_printf("%.3f%s, %s%s", carom_comparison_get_time_s(comparison),
                         instants[carom_comparison_get_instant(comparison)],
                         question ? question->question : "none",
                         carom_lecture_is_answered(fixture->lecture) ? " answered" : "");
}

static void assert_at(Fixture *fixture, const char *expected) {
  g_autofree char *found = describe(fixture);
  g_assert_cmpstr(found, ==, expected);
}

/* The places of a lecture over the box with two questions about its first two contacts, of which
 * the second has no answer. */
static const char *const places[] = {
    "0.000, Question 1?",
    "0.500 before, Question 1?",
    "0.500 after, Question 1?",
    "0.500 after, Question 1? answered",
    "2.500 before, Question 1? answered",
    "2.500 before, Question 2?",
    "2.500 after, Question 2?",
};

/* The question before the contact, its answer after it, on to the next; and the same way back. */
static void test_way(Fixture *fixture, gconstpointer data) {
  open_box(fixture, 2);
  for (guint i = 0; i < 2; i++)
    carom_scene_question(carom_document_get_scene(fixture->document), i)->before_contact = i + 1;
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    assert_at(fixture, places[i]);
    go_on(fixture);
  }
  g_assert_cmpint(fixture->left, ==, 0);
  for (guint i = G_N_ELEMENTS(places); i-- > 0;) {
    go_back(fixture);
    assert_at(fixture, places[i]);
  }
  go_back(fixture);
  g_assert_cmpint(fixture->left, ==, -1);
}

/* Nothing is answered before it has been seen: a question about a contact after that, the others at
 * the end. */
static void assert_seen(Fixture *fixture) {
  const CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  const CaromQuestion *question = carom_lecture_get_question(fixture->lecture);
  guint last, n = carom_comparison_last_contact(comparison, 0, &last) ? last + 1 : 0;
  if (question->before_contact == 0) {
    g_assert_true(carom_player_is_at_end(fixture->player));
    return;
  }
  g_assert_cmpuint(n, >=, question->before_contact);
  g_assert_cmpint(carom_comparison_get_instant(comparison), !=, CAROM_INSTANT_BEFORE);
}

/* The way comes to the end and then to the next scene, in a number of steps that is bounded by the
 * stops: at each, at most question, answer and after. All questions have been shown by then. */
static void test_end(Fixture *fixture, gconstpointer data) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint i = 0; i < n_builtins; i++) {
    g_test_message("%s", builtins[i].id);
    g_assert_true(carom_document_open(fixture->document, builtins[i].id, NULL, NULL));
    carom_player_set_speed(fixture->player, CAROM_STAGING_SPEED_MAX);
    guint n_questions = carom_document_get_scene(fixture->document)->questions->len, n_steps = 0;
    fixture->left = 0;
    while (fixture->left == 0) {
      gboolean was_answered = carom_lecture_is_answered(fixture->lecture);
      go_on(fixture);
      if (!was_answered && carom_lecture_is_answered(fixture->lecture))
        assert_seen(fixture);
      g_assert_cmpuint(++n_steps, <, 3 * CAROM_LECTURE_STOPS + 4 * n_questions + 10);
    }
    g_assert_cmpint(fixture->left, ==, 1);
    if (n_questions > 0) {
      const CaromQuestion *last =
          carom_scene_question(carom_document_get_scene(fixture->document), n_questions - 1);
      g_assert_cmpstr(carom_lecture_get_question(fixture->lecture)->question, ==, last->question);
    }
  }
}

/* ---- From scene to scene ---- */

static void open_other(Fixture *fixture, int direction) {
  g_assert_true(carom_document_open(fixture->document, direction > 0 ? "equal-discs" : "head-on",
                                    NULL, NULL));
}

/* Back from the next scene, the way leads through the one before as it came. */
static void test_border(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) there = g_ptr_array_new_with_free_func(g_free);
  g_signal_connect_swapped(fixture->lecture, "left", G_CALLBACK(open_other), fixture);
  g_assert_true(carom_document_open(fixture->document, "head-on", NULL, NULL));
  while (fixture->left == 0) {
    g_ptr_array_add(there, describe(fixture));
    go_on(fixture);
  }
  g_assert_cmpint(fixture->left, ==, 1);
  g_assert_cmpstr(carom_document_get_scene(fixture->document)->id, ==, "equal-discs");
  for (guint i = there->len; i-- > 0;) {
    go_back(fixture);
    assert_at(fixture, there->pdata[i]);
  }
  g_assert_cmpstr(carom_document_get_scene(fixture->document)->id, ==, "head-on");
}

/* Where no scene follows, nothing is lost. */
static void test_last_scene(Fixture *fixture, gconstpointer data) {
  open_box(fixture, 1);
  while (fixture->left == 0)
    go_on(fixture);
  g_autofree char *last = describe(fixture);
  go_on(fixture);
  assert_at(fixture, last);
  go_back(fixture);
  g_autofree char *before = describe(fixture);
  g_assert_cmpstr(before, !=, last);
}

/* ---- Times ---- */

/* Questions with a time wait for it; one about a later contact is not seen before the contact that
 * precedes that, of which it may tell; the others wait for the end. */
static void test_times(Fixture *fixture, gconstpointer data) {
  static const char *const expected[] = {
      "0.000, none",
      "0.500 before, none", /* the contact before the one that is asked about */
      "0.500 after, Question 1?",
      "2.500 before, Question 1?",
      "2.500 after, Question 1?",
      "2.500 after, Question 1? answered",
      "4.500 before, Question 1? answered",
      "4.500 after, Question 1? answered",
      "6.000, Question 1? answered",
      "6.000, Question 2?",
  };
  open_box(fixture, 2);
  carom_scene_question(carom_document_get_scene(fixture->document), 0)->before_contact = 2;
  for (guint i = 0; i < G_N_ELEMENTS(expected); i++) {
    assert_at(fixture, expected[i]);
    go_on(fixture);
  }
}

/* Without times, the first question is asked at the start; nothing is answered before the end. */
static void test_whole_run(Fixture *fixture, gconstpointer data) {
  static const char *const expected[] = {
      "0.000, Question 1?",        "0.500 before, Question 1?", "0.500 after, Question 1?",
      "2.500 before, Question 1?", "2.500 after, Question 1?",  "4.500 before, Question 1?",
      "4.500 after, Question 1?",  "6.000, Question 1?",        "6.000, Question 1? answered",
      "6.000, Question 2?",
  };
  open_box(fixture, 2);
  for (guint i = 0; i < G_N_ELEMENTS(expected); i++) {
    assert_at(fixture, expected[i]);
    go_on(fixture);
  }
  g_assert_cmpint(fixture->left, ==, 1);
}

/* What has been put to the vote and told is not asked once more. */
static void test_voted(Fixture *fixture, gconstpointer data) {
  g_assert_true(carom_document_open(fixture->document, "stop-and-go", NULL, NULL));
  g_object_set(fixture->vote, "hands", TRUE, NULL);
  carom_prediction_session_set_choices(fixture->session, TRUE);
  carom_prediction_session_set_active(fixture->session, TRUE);
  go_on(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_OPEN);
  g_assert_null(carom_lecture_get_question(fixture->lecture));
  carom_vote_choose(fixture->vote, 1);
  go_on(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_CLOSED);
  go_on(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_TOLD);
  go_on(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_NONE);
  g_assert_true(carom_lecture_is_answered(fixture->lecture));
}

/* The vote that is open. */
static void vote_through(Fixture *fixture) {
  g_assert_true(carom_prediction_session_is_secret(fixture->session));
  g_assert_null(carom_lecture_get_question(fixture->lecture));
  carom_vote_choose(fixture->vote, 1);
  go_back(fixture);             /* would throw the vote away */
  for (guint i = 0; i < 3; i++) /* closes, tells, leaves */
    go_on(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_NONE);
  g_assert_false(carom_prediction_session_get_active(fixture->session));
  g_assert_false(carom_prediction_session_has_choices(fixture->session)); /* as it was */
  g_assert_true(carom_lecture_is_answered(fixture->lecture));
  g_assert_cmpuint(carom_vote_get_record(fixture->vote)->len, ==, 1);
  carom_vote_clear(fixture->vote);
}

/* Opens the scene and goes along the way.
 *
 * Returns: how many votes there were */
static guint count_votes(Fixture *fixture, const char *id) {
  guint n_votes = 0;
  g_assert_true(carom_document_open(fixture->document, id, NULL, NULL));
  for (guint i = 0; i < 40 && !carom_player_is_at_end(fixture->player); i++) {
    if (carom_vote_get_state(fixture->vote) != CAROM_VOTE_NONE) {
      vote_through(fixture);
      n_votes++;
    }
    go_on(fixture);
  }
  return n_votes;
}

static guint count_choices(const CaromScene *scene) {
  guint n = 0;
  for (guint i = 0; i < scene->questions->len; i++)
    n += carom_question_n_choices(carom_scene_question(scene, i)) > 0;
  return n;
}

/* All questions of all scenes that have choices are put to the vote of a class, though no contact
 * asks otherwise, and to nobody else. */
static void test_votes(Fixture *fixture, gconstpointer data) {
  for (const char *const *id = carom_builtin_ids(); *id; id++) {
    g_object_set(fixture->vote, "hands", FALSE, NULL);
    g_assert_cmpuint(count_votes(fixture, *id), ==, 0);
    g_object_set(fixture->vote, "hands", TRUE, NULL);
    guint n_votes = count_votes(fixture, *id);
    g_assert_cmpuint(n_votes, ==, count_choices(carom_document_get_scene(fixture->document)));
  }
}

/* Wherever the clock comes just before a contact, the question about that is put to the vote, not
 * an earlier one; once it has been left there, it is not put to the vote again. */
static void test_vote_on_another(Fixture *fixture, gconstpointer data) {
  g_assert_true(carom_document_open(fixture->document, "sticks-or-bounces", NULL, NULL));
  carom_player_seek(fixture->player, 1000); /* contacts are known where the clock has been */
  rest(fixture);
  g_object_set(fixture->vote, "hands", TRUE, NULL);
  g_assert_cmpuint(carom_lecture_get_question(fixture->lecture)->before_contact, ==, 1);
  carom_player_go_to_contact(fixture->player, 0, 1, CAROM_INSTANT_BEFORE);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_OPEN);
  g_assert_cmpuint(carom_vote_get_ballot(fixture->vote)->asked->question.before_contact, ==, 2);
  carom_prediction_session_set_active(fixture->session, FALSE);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_NONE);
  g_assert_cmpuint(carom_lecture_get_question(fixture->lecture)->before_contact, ==, 2);
}

/* Back from a vote that has been told leads to its contact, and from there on all is as before. */
static void test_back_from_told(Fixture *fixture, gconstpointer data) {
  g_assert_true(carom_document_open(fixture->document, "sticks-or-bounces", NULL, NULL));
  g_object_set(fixture->vote, "hands", TRUE, NULL);
  go_on(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_OPEN);
  carom_vote_choose(fixture->vote, 1);
  for (guint i = 0; i < 2; i++) /* closes, tells */
    go_on(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_TOLD);
  go_back(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), !=, CAROM_VOTE_TOLD);
  for (guint i = 0; i < 8 && carom_vote_get_record(fixture->vote)->len < 2; i++) {
    const CaromBallot *ballot = carom_vote_get_ballot(fixture->vote);
    if (ballot && ballot->asked->question.before_contact == 2)
      carom_vote_choose(fixture->vote, 0);
    go_on(fixture);
  }
  g_assert_cmpuint(carom_vote_get_record(fixture->vote)->len, ==, 2);
}

/* The way back comes by what was told and by the vote, as the way on does, with the same votes, and
 * then to where that began; whether or not anybody has voted. */
static void test_back_by_a_vote(Fixture *fixture, gconstpointer data) {
  g_object_set(fixture->vote, "hands", TRUE, NULL);
  for (guint n_hands = 0; n_hands < 2; n_hands++) {
    guint n_back = 0;
    fixture->left = 0;
    g_assert_true(carom_document_open(fixture->document, "oblique", NULL, NULL));
    go_on(fixture);
    g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_OPEN);
    if (n_hands > 0)
      carom_vote_choose(fixture->vote, 1);
    while (carom_vote_get_state(fixture->vote) != CAROM_VOTE_NONE)
      go_on(fixture);
    g_autofree char *left_at = describe(fixture);
    go_back(fixture);
    g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_TOLD);
    g_assert_cmpuint(carom_ballot_count(carom_vote_get_ballot(fixture->vote), 0), ==, n_hands);
    g_assert_cmpuint(carom_vote_get_record(fixture->vote)->len, ==, n_hands);
    go_on(fixture);
    assert_at(fixture, left_at);
    for (guint i = 0; i < 8 && fixture->left == 0; i++) {
      go_back(fixture);
      n_back += carom_vote_get_state(fixture->vote) != CAROM_VOTE_NONE;
      g_autofree char *at = describe(fixture);
      g_test_message("%s, %d", at, carom_vote_get_state(fixture->vote));
    }
    g_assert_cmpint(fixture->left, ==, -1);
    g_assert_cmpuint(n_back, ==, 2); /* told, and before that */
  }
}

/* Whatever key has told the votes, back leads to the contact; and from there, without votes, to
 * where the way to it began. */
static void test_back_by_other_keys(Fixture *fixture, gconstpointer data) {
  g_assert_true(carom_document_open(fixture->document, "sticks-or-bounces", NULL, NULL));
  g_object_set(fixture->vote, "hands", TRUE, NULL);
  go_on(fixture);
  carom_vote_choose(fixture->vote, 1);
  for (guint i = 0; i < 2; i++) { /* closes, tells */
    carom_vote_go_on(fixture->vote);
    rest(fixture);
  }
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_TOLD);
  go_back(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_CLOSED);
  g_assert_cmpuint(carom_ballot_count(carom_vote_get_ballot(fixture->vote), 0), ==, 1);
  g_assert_true(carom_prediction_session_is_secret(fixture->session));
  g_assert_cmpint(carom_comparison_get_instant(carom_player_get_comparison(fixture->player)), ==,
                  CAROM_INSTANT_BEFORE);
  go_back(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_NONE);
  g_assert_cmpfloat(carom_comparison_get_time_s(carom_player_get_comparison(fixture->player)), ==,
                    0);
}

/* In steps, the clock stops where the contact has been already: what it led to is hidden. */
static void test_vote_in_steps(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) builtin = carom_scene_file_load("three-and-four", NULL, NULL);
  CaromScene *scene = carom_scene_copy(builtin);
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  for (guint i = 0; i < scene->methods->len; i++)
    carom_method_option_set(&g_array_index(scene->methods, CaromMethod, i), detection,
                            carom_method_option_part(detection, "stepped"));
  g_object_set(fixture->vote, "hands", TRUE, NULL);
  carom_document_open_scene(fixture->document, scene, FALSE);
  go_on(fixture);
  g_assert_cmpint(carom_vote_get_state(fixture->vote), ==, CAROM_VOTE_OPEN);
  const CaromRun *run = carom_prediction_session_get_run(fixture->session, 0);
  g_assert_cmpfloat(carom_bodies_velocity(&run->world->bodies, 0).y, ==, 0);
  vote_through(fixture);
}

/* ---- Hurry ---- */

/* After the last contact, who does not want to wait gets to the end. */
static void test_hurry_to_end(Fixture *fixture, gconstpointer data) {
  g_assert_true(carom_document_open(fixture->document, "head-on", NULL, NULL));
  CaromPlayer *player = fixture->player;
  do
    go_on(fixture);
  while (!carom_lecture_is_answered(fixture->lecture));
  carom_lecture_on(fixture->lecture);
  carom_player_tick(player, fixture->now_us += 20000);
  g_assert_true(carom_player_get_playing(player));
  go_on(fixture);
  g_assert_true(carom_player_is_at_end(player));
}

/* Who does not want to wait gets to the contact at once, and back to where it was before. */
static void test_hurry(Fixture *fixture, gconstpointer data) {
  open_box(fixture, 1);
  carom_lecture_on(fixture->lecture);
  carom_player_tick(fixture->player, fixture->now_us += 20000);
  g_assert_true(carom_player_get_playing(fixture->player));
  go_on(fixture);
  assert_at(fixture, "0.500 before, Question 1?");
  go_back(fixture);
  assert_at(fixture, "0.000, Question 1?");
}

/* In all scenes, who hurries gets to the same places as who waits. */
static void test_hurry_alike(Fixture *fixture, gconstpointer data) {
  for (const char *const *id = carom_builtin_ids(); *id; id++) {
    g_autoptr(GPtrArray) waited = g_ptr_array_new_with_free_func(g_free);
    for (guint hurries = 0; hurries < 2; hurries++) {
      g_assert_true(carom_document_open(fixture->document, *id, NULL, NULL));
      for (guint i = 0; i < 16; i++) {
        carom_lecture_on(fixture->lecture);
        if (hurries && carom_player_plays_to_contact(fixture->player))
          carom_lecture_on(fixture->lecture);
        rest(fixture);
        if (hurries)
          assert_at(fixture, g_ptr_array_index(waited, i));
        else
          g_ptr_array_add(waited, describe(fixture));
      }
    }
  }
}

/* Answers open one by one, wherever the clock stands; after the last it begins anew. */
static void test_reveal(Fixture *fixture, gconstpointer data) {
  static const char *const shown[] = {"0.000, Question 1?", "0.000, Question 1? answered",
                                      "0.000, Question 2?", "0.000, Question 3?",
                                      "0.000, Question 3? answered"};
  open_box(fixture, 3);
  for (guint i = 0; i < 2 * G_N_ELEMENTS(shown); i++) {
    assert_at(fixture, shown[i % G_N_ELEMENTS(shown)]);
    carom_lecture_reveal(fixture->lecture);
  }
}

static void test_no_questions(Fixture *fixture, gconstpointer data) {
  open_box(fixture, 0);
  carom_lecture_reveal(fixture->lecture);
  assert_at(fixture, "0.000, none");
  go_on(fixture);
  assert_at(fixture, "0.500 before, none");
  go_on(fixture);
  assert_at(fixture, "0.500 after, none");
}

static void test_start_over(Fixture *fixture, gconstpointer data) {
  open_box(fixture, 2);
  for (guint i = 0; i < 5; i++)
    go_on(fixture);
  carom_lecture_start_over(fixture->lecture);
  assert_at(fixture, places[0]);
  go_back(fixture);
  g_assert_cmpint(fixture->left, ==, -1);
}

static void open_next(Fixture *fixture) {
  open_box(fixture, 1);
}

/* From the start of the next scene no way leads back to places of this one. */
static void test_next_scene(Fixture *fixture, gconstpointer data) {
  carom_document_open_scene(fixture->document, carom_scene_new(), FALSE);
  gulong id = g_signal_connect_swapped(fixture->lecture, "left", G_CALLBACK(open_next), fixture);
  go_on(fixture); /* in an empty scene nothing plays */
  g_signal_handler_disconnect(fixture->lecture, id);
  assert_at(fixture, "0.000, Question 1?");
  go_back(fixture);
  g_assert_cmpint(fixture->left, ==, -1);
  assert_at(fixture, "0.000, Question 1?");
}

/* The questions may tell what comes: they are not shown while a contact asks for a prediction. */
static void test_secret(Fixture *fixture, gconstpointer data) {
  open_box(fixture, 2);
  carom_prediction_session_set_active(fixture->session, TRUE);
  go_on(fixture);
  g_assert_true(carom_prediction_session_is_asking(fixture->session));
  g_assert_null(carom_lecture_get_question(fixture->lecture));
  go_on(fixture); /* reveals */
  g_assert_false(carom_prediction_session_is_asking(fixture->session));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/lecture/way", test_way},
      {"/lecture/end", test_end},
      {"/lecture/border", test_border},
      {"/lecture/last-scene", test_last_scene},
      {"/lecture/times", test_times},
      {"/lecture/whole-run", test_whole_run},
      {"/lecture/voted", test_voted},
      {"/lecture/votes", test_votes},
      {"/lecture/vote-on-another", test_vote_on_another},
      {"/lecture/back-from-told", test_back_from_told},
      {"/lecture/back-by-a-vote", test_back_by_a_vote},
      {"/lecture/back-by-other-keys", test_back_by_other_keys},
      {"/lecture/vote-in-steps", test_vote_in_steps},
      {"/lecture/hurry", test_hurry},
      {"/lecture/hurry-alike", test_hurry_alike},
      {"/lecture/hurry-to-end", test_hurry_to_end},
      {"/lecture/reveal", test_reveal},
      {"/lecture/no-questions", test_no_questions},
      {"/lecture/start-over", test_start_over},
      {"/lecture/next-scene", test_next_scene},
      {"/lecture/secret", test_secret},
  };
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run();
}
