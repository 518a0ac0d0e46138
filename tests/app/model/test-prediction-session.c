/* Predicting without widgets: where the clock stops, guesses, revealing and the record. */
#include "app-test.h"

#include "carom-prediction-filter.h"
#include "carom-prediction-session.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromPredictionSession *session;
  gint64 now_us;
} Fixture;

typedef CaromScene *(*MakeScene)(void);

/* A contact that has not been revealed must never be shown as it was after. */
static void assert_secret(Fixture *fixture) {
  guint contact;
  gboolean known = FALSE;
  const GPtrArray *record = carom_prediction_session_get_record(fixture->session);
  if (!carom_inspector_is_at_contact(fixture->inspector) ||
      carom_prediction_session_get_state(fixture->session) != CAROM_PREDICTION_SESSION_ASKING)
    return;
  g_assert_true(carom_inspector_get_choice(fixture->inspector, NULL, &contact));
  for (guint i = 0; i < record->len; i++)
    known |= ((const CaromPrediction *)g_ptr_array_index(record, i))->number == contact + 1;
  if (!known)
    g_assert_cmpint(carom_inspector_get_side(fixture->inspector), ==, CAROM_BEFORE);
}

static void fixture_init(Fixture *fixture, CaromScene *scene) {
  fixture->player = test_player_for(scene);
  fixture->inspector = carom_inspector_new(fixture->player);
  fixture->session = carom_prediction_session_new(fixture->player, fixture->inspector);
  fixture->now_us = G_USEC_PER_SEC;
  carom_player_set_budget(fixture->player, G_USEC_PER_SEC);
  g_signal_connect_swapped(fixture->session, "changed", G_CALLBACK(assert_secret), fixture);
}

static void fixture_clear(Fixture *fixture) {
  g_object_unref(fixture->session);
  g_object_unref(fixture->inspector);
  g_object_unref(fixture->player);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Fixture, fixture_clear)

/* Lets time pass until the player rests. */
static void wait_for_rest(Fixture *fixture) {
  while (carom_player_get_playing(fixture->player))
    carom_player_tick(fixture->player, fixture->now_us += 50000);
}

static void play(Fixture *fixture) {
  carom_player_set_playing(fixture->player, TRUE);
  wait_for_rest(fixture);
}

static void go_on(Fixture *fixture) {
  carom_prediction_session_go_on(fixture->session);
  wait_for_rest(fixture);
}

static guint number_of(Fixture *fixture) {
  const CaromPrediction *prediction = carom_prediction_session_get_prediction(fixture->session);
  return prediction ? prediction->number : 0;
}

static void assert_asks(Fixture *fixture, guint number) {
  guint contact;
  g_assert_cmpint(carom_prediction_session_get_state(fixture->session), ==,
                  CAROM_PREDICTION_SESSION_ASKING);
  g_assert_cmpuint(number_of(fixture), ==, number);
  g_assert_true(carom_inspector_is_at_contact(fixture->inspector));
  g_assert_true(carom_inspector_get_choice(fixture->inspector, NULL, &contact));
  g_assert_cmpuint(contact + 1, ==, number);
  g_assert_cmpint(carom_inspector_get_side(fixture->inspector), ==, CAROM_BEFORE);
  g_assert_false(carom_player_get_playing(fixture->player));
}

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
      carom_prediction_session_reveal(fixture.session);
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

static void leave_by_skip(Fixture *fixture) {
  carom_prediction_session_go_on(fixture->session);
}

static void leave_by_step(Fixture *fixture) {
  carom_player_step(fixture->player, 1);
}

static void leave_by_start(Fixture *fixture) {
  carom_player_seek(fixture->player, 0);
}

/* As the timeline and the key End do. */
static void leave_by_seeking(Fixture *fixture) {
  carom_player_seek(fixture->player, 600);
}

static void leave_by_another_run(Fixture *fixture) {
  g_autoptr(CaromScene) scene = test_box();
  g_autoptr(GArray) methods = carom_comparison_suggest_methods(scene);
  carom_player_set_comparison(fixture->player,
                              carom_comparison_new(scene, (const CaromMethod *)methods->data, 1));
}

static void leave_by_stopping(Fixture *fixture) {
  carom_prediction_session_set_active(fixture->session, FALSE);
}

/* A question that is left without an answer is skipped, in whichever way. */
static void test_skipped(gconstpointer make_scene) {
  static void (*const ways[])(Fixture *) = {
      leave_by_skip,    leave_by_step,        leave_by_start,
      leave_by_seeking, leave_by_another_run, leave_by_stopping,
  };
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
    g_auto(Fixture) fixture;
    fixture_init(&fixture, scene);
    carom_prediction_session_set_active(fixture.session, TRUE);
    play(&fixture);
    assert_asks(&fixture, 1);
    ways[i](&fixture);
    const GPtrArray *record = carom_prediction_session_get_record(fixture.session);
    g_test_message("way %u", i);
    g_assert_cmpuint(record->len, ==, 1);
    const CaromPrediction *kept = g_ptr_array_index(record, 0);
    g_assert_cmpuint(kept->number, ==, 1);
    g_assert_cmpint(kept->score.verdict, ==, CAROM_PREDICTION_VERDICT_SKIPPED);
  }
}

/* Of two questions at one place, the first is skipped although the clock stays where it is. */
static void test_skipped_at_same_place(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  g_assert_true(carom_prediction_session_set_filter(fixture.session, "walls", NULL));
  carom_prediction_session_set_active(fixture.session, TRUE);
  play(&fixture);
  assert_asks(&fixture, 2);
  carom_player_seek_contact(fixture.player, 1);
  assert_asks(&fixture, 3);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 1);
}

/* Who looks back and comes again has skipped nothing; what is answered then is a prediction. */
static void test_asked_again(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_prediction_session_set_active(fixture.session, TRUE);
  play(&fixture);
  leave_by_start(&fixture);
  play(&fixture);
  assert_asks(&fixture, 1);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 0);
  carom_prediction_session_reveal(fixture.session);
  leave_by_start(&fixture);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 1);
  g_assert_cmpuint(
      carom_prediction_session_count(fixture.session, CAROM_PREDICTION_VERDICT_SKIPPED), ==, 0);
}

/* If the clock knows instants, it stands before the contact, when the discs have not yet
 * changed. */
static void test_before(void) {
  g_autoptr(CaromScene) scene = test_box_with_events();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_prediction_session_set_active(fixture.session, TRUE);
  play(&fixture);
  assert_asks(&fixture, 1);
  const CaromBodies *bodies = &test_leading_run(fixture.player)->world->bodies;
  g_assert_cmpfloat(bodies->vx[0], ==, 1);
  g_assert_cmpfloat(bodies->vx[1], ==, -1);
  carom_prediction_session_reveal(fixture.session);
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
  carom_inspector_set_side(fixture.inspector, CAROM_AFTER); /* looking at it reveals it */
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_REVEALED);
  carom_player_step(fixture.player, 1);
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_WAITING);
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
    fixture_init(&fixture, scene);
    g_assert_true(carom_prediction_session_set_filter(fixture.session, rows[i].filter, NULL));
    carom_prediction_session_set_active(fixture.session, TRUE);
    play(&fixture);
    for (const guint *number = rows[i].numbers; *number; number++) {
      assert_asks(&fixture, *number);
      go_on(&fixture);
    }
  }
}

/* Text that the parser accepts comes back as an equivalent text; text that it does not accept is
 * quoted. */
static void test_filter_text(void) {
  static const struct {
    const char *text, *normal; /* NULL: an error, which quotes @quoted */
    const char *quoted;
  } rows[] = {
      {"all", "all"},
      {" walls ", "walls"},
      {"every 3", "every 3"},
      {"1", "1"},
      {"1, 3, 5–7", "1, 3, 5–7"},
      {"1 3 5 - 7,", "1, 3, 5–7"},
      {"", NULL, "1, 3"},
      {"every", NULL, "every"},
      {"every 0", NULL, "every 0"},
      {"0", NULL, "“0”"},
      {"1, x", NULL, "“x”"},
      {"1, x , 5", NULL, "“x”"},
      {"every 0, 5", NULL, "“every 0, 5”"},
      {"7-5", NULL, "“7-5”"},
      {"99999999999999999999", NULL, "9999"},
      {"1.5", NULL, "“.5”"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(GError) error = NULL;
    g_autoptr(CaromPredictionFilter) filter = carom_prediction_filter_parse(rows[i].text, &error);
    g_assert_cmpint(filter != NULL, ==, rows[i].normal != NULL);
    if (filter) {
      g_autofree char *text = carom_prediction_filter_to_text(filter);
      g_assert_cmpstr(text, ==, rows[i].normal);
    } else {
      g_assert_nonnull(strstr(error->message, rows[i].quoted));
    }
  }
}

/* Asked at the first contact of the box; 2 kg against 1 kg, so that there is something to know. */
static void ask(Fixture *fixture) {
  g_autoptr(CaromScene) scene = test_box();
  g_array_index(scene->bodies, CaromBody, 0).mass_kg = 2;
  fixture_init(fixture, scene);
  carom_prediction_session_set_active(fixture->session, TRUE);
  play(fixture);
  assert_asks(fixture, 1);
}

static void test_guess(void) {
  g_auto(Fixture) fixture;
  ask(&fixture);
  g_assert_cmpfloat(carom_prediction_session_get_guess(fixture.session, CAROM_BODY_A).x, ==, 1);
  g_assert_cmpfloat(carom_prediction_session_get_guess(fixture.session, CAROM_BODY_B).x, ==, -1);
  /* By hand: V = 1/3 is the centre's velocity; v = 2V − u. */
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(-1.0 / 3, 0));
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_B, carom_vec2(5.0 / 3, 0));
  carom_prediction_session_reveal(fixture.session);
  g_assert_cmpuint(carom_prediction_session_count(fixture.session, CAROM_PREDICTION_VERDICT_EXACT),
                   ==, 1);
  /* After the answer has been revealed, the guess cannot be improved. */
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(9, 9));
  g_assert_cmpfloat(carom_prediction_session_get_guess(fixture.session, CAROM_BODY_A).y, ==, 0);
  carom_prediction_session_reveal(fixture.session);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 1);
}

static void test_wall_guess(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  g_assert_true(carom_prediction_session_set_filter(fixture.session, "walls", NULL));
  carom_prediction_session_set_active(fixture.session, TRUE);
  play(&fixture);
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
  carom_prediction_session_reveal(fixture.session);
  g_autoptr(GArray) methods = carom_comparison_suggest_methods(scene);
  carom_player_set_comparison(fixture.player,
                              carom_comparison_new(scene, (const CaromMethod *)methods->data, 1));
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_WAITING);
  g_assert_null(carom_prediction_session_get_prediction(fixture.session));
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 1);
  play(&fixture);
  assert_asks(&fixture, 1);
}

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
  carom_prediction_session_reveal(fixture.session);
  g_assert_cmpfloat(test_leading_run(fixture.player)->world->bodies.vx[1], ==, -1);
  g_assert_true(carom_prediction_session_is_secret(fixture.session));
  g_assert_cmpfloat(shown_vx(&fixture, 1), ==, 1);
  carom_prediction_session_go_on(fixture.session);
  assert_asks(&fixture, 3);
  g_assert_cmpfloat(shown_vx(&fixture, 1), ==, 1);
  carom_prediction_session_reveal(fixture.session);
  g_assert_false(carom_prediction_session_is_secret(fixture.session));
  g_assert_cmpfloat(shown_vx(&fixture, 1), ==, -1);
}

/* The books that may be shown are those before the contact as well. */
static void test_shown_books(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_prediction_session_set_active(fixture.session, TRUE);
  play(&fixture);
  assert_asks(&fixture, 1);
  g_assert_cmpuint(carom_prediction_session_get_run(fixture.session, 0)->now.books.collisions, ==,
                   0);
  carom_prediction_session_reveal(fixture.session);
  g_assert_cmpuint(carom_prediction_session_get_run(fixture.session, 0)->now.books.collisions, ==,
                   1);
}

/* The walk through the working may end before the contact; the answer is that after it. */
static void test_show_answer(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_prediction_session_set_active(fixture.session, TRUE);
  play(&fixture);
  carom_prediction_session_show_answer(fixture.session);
  assert_asks(&fixture, 1);
  carom_prediction_session_reveal(fixture.session);
  carom_inspector_set_step(fixture.inspector, 0);
  g_assert_cmpint(carom_inspector_get_side(fixture.inspector), ==, CAROM_BEFORE);
  carom_prediction_session_show_answer(fixture.session);
  g_assert_cmpint(carom_inspector_get_side(fixture.inspector), ==, CAROM_AFTER);
  g_assert_cmpint(carom_inspector_get_step(fixture.inspector), ==, CAROM_INSPECTOR_NO_STEP);
  g_assert_cmpint(carom_prediction_session_get_state(fixture.session), ==,
                  CAROM_PREDICTION_SESSION_REVEALED);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 1);
}

/* The sentences name the law that is broken, with the right amount. */
static void test_words(void) {
  static const struct {
    double a, b; /* m/s along x; 2 kg and 1 kg, Σp = 1 kg·m/s, ΣE = 1.5 J */
    const char *sentence;
  } rows[] = {
      {-1.0 / 3, 5.0 / 3, "Spot on."},
      {1, -1, "Momentum is conserved, but the discs move through each other."},
      {-1, 3, "Your answer would need 4\u00a0J from nowhere."}, /* ½ 2 + ½ 9 − 1.5 */
      {1.0 / 3, 1.0 / 3, "Your answer would lose 1.333\u00a0J without a reason."},
      {-1, 1, "2\u00a0kg·m/s of momentum"},                        /* −1 instead of 1 */
      {-0.34, 1.69, "Very close: no hand drags an arrow better."}, /* Σ|Δv| = 0.03 of 2 */
      {-0.25, 1.6, "Close: off by a tenth at most."},              /* 0.15 of 2 */
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_auto(Fixture) fixture;
    ask(&fixture);
    carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(rows[i].a, 0));
    carom_prediction_session_set_guess(fixture.session, CAROM_BODY_B, carom_vec2(rows[i].b, 0));
    g_autofree char *text =
        carom_prediction_explain(carom_prediction_session_get_prediction(fixture.session));
    if (!strstr(text, rows[i].sentence))
      g_error("“%s” does not say “%s”", text, rows[i].sentence);
  }
}

/* One row a prediction; quotes and commas in titles do no harm; numbers come back bit for bit. */
static void test_csv(void) {
  g_auto(Fixture) fixture;
  ask(&fixture);
  CaromScene *scene = carom_comparison_get_scene(carom_player_get_comparison(fixture.player));
  g_free(scene->title);
  scene->title = g_strdup("Two, \"boxed\"");
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(-1.0 / 3, 1e-300));
  carom_prediction_session_reveal(fixture.session);
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autofree char *path = g_build_filename(folder, "record.csv", NULL);
  g_autofree char *csv = NULL;
  g_assert_true(carom_prediction_session_export(fixture.session, path, NULL));
  g_assert_true(g_file_get_contents(path, &csv, NULL, NULL));
  g_unlink(path);
  g_rmdir(folder);
  g_auto(GStrv) lines = g_strsplit(csv, "\r\n", -1);
  g_assert_cmpuint(g_strv_length(lines), ==, 3); /* header, row, and nothing after its end */
  static const char title[] = "\"Two, \"\"boxed\"\"\",1,A,B,";
  g_assert_true(g_str_has_prefix(lines[1], title));
  g_auto(GStrv) names = g_strsplit(lines[0], ",", -1);
  g_auto(GStrv) cells = g_strsplit(lines[1] + strlen("\"Two, \"\"boxed\"\"\","), ",", -1);
  g_assert_cmpuint(g_strv_length(cells) + 1, ==, g_strv_length(names));
  g_assert_cmpstr(names[17], ==, "guess_a_x_length_per_s");
  g_assert_cmpfloat(g_ascii_strtod(cells[16], NULL), ==, -1.0 / 3);
  g_assert_cmpfloat(g_ascii_strtod(cells[17], NULL), ==, 1e-300);
  g_assert_cmpstr(names[0], ==, "scene");
  g_assert_cmpstr(names[2], ==, "name_a");
}

/* A question without an answer has none in the table, and no errors. */
static void test_csv_skipped(void) {
  g_auto(Fixture) fixture;
  ask(&fixture);
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(5, 5));
  leave_by_skip(&fixture);
  g_autofree char *csv =
      carom_predictions_to_csv(carom_prediction_session_get_record(fixture.session));
  g_auto(GStrv) lines = g_strsplit(csv, "\r\n", -1);
  g_auto(GStrv) names = g_strsplit(lines[0], ",", -1);
  g_auto(GStrv) cells = g_strsplit(lines[1], ",", -1);
  guint n = g_strv_length(names), n_empty = 0;
  g_assert_cmpuint(g_strv_length(cells), ==, n);
  for (guint i = 0; i < n; i++)
    if (g_str_has_prefix(names[i], "guess_") || strstr(names[i], "_error_")) {
      g_assert_cmpstr(cells[i], ==, "");
      n_empty++;
    }
  g_assert_cmpuint(n_empty, ==, 4 + 4); /* components of guesses; errors */
  g_assert_cmpstr(cells[n - 1], ==, "skipped");
}

/* What was cleared comes back before what has come since, and once. */
static void test_restore(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_prediction_session_set_active(fixture.session, TRUE);
  play(&fixture);
  g_assert_false(carom_prediction_session_can_restore(fixture.session));
  carom_prediction_session_clear(fixture.session); /* there is nothing */
  g_assert_false(carom_prediction_session_can_restore(fixture.session));
  go_on(&fixture);
  carom_prediction_session_clear(fixture.session);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 0);
  go_on(&fixture);
  carom_prediction_session_restore(fixture.session);
  g_assert_false(carom_prediction_session_can_restore(fixture.session));
  carom_prediction_session_restore(fixture.session);
  const GPtrArray *record = carom_prediction_session_get_record(fixture.session);
  g_assert_cmpuint(record->len, ==, 2);
  for (guint i = 0; i < record->len; i++)
    g_assert_cmpuint(((const CaromPrediction *)g_ptr_array_index(record, i))->number, ==, i + 1);
}

/* A question that was skipped before the record was cleared, and asks when that is undone, is
 * open. */
static void test_restore_open(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_prediction_session_set_active(fixture.session, TRUE);
  play(&fixture);
  leave_by_start(&fixture);
  carom_prediction_session_clear(fixture.session);
  play(&fixture);
  assert_asks(&fixture, 1);
  carom_prediction_session_restore(fixture.session);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 0);
}

/* The table names the scene of each prediction, discs as in the pictures, and walls. */
static void test_csv_names(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  ask(&fixture);
  carom_prediction_session_reveal(fixture.session);
  scene->title = (g_free(scene->title), g_strdup("Other"));
  g_autoptr(GArray) methods = carom_comparison_suggest_methods(scene);
  carom_player_set_comparison(fixture.player,
                              carom_comparison_new(scene, (const CaromMethod *)methods->data, 1));
  g_assert_true(carom_prediction_session_set_filter(fixture.session, "walls", NULL));
  play(&fixture);
  carom_prediction_session_reveal(fixture.session);
  g_autofree char *csv =
      carom_predictions_to_csv(carom_prediction_session_get_record(fixture.session));
  g_assert_nonnull(strstr(csv, ",1,A,B,"));
  g_assert_nonnull(strstr(csv, "\r\nOther,2,A,wall 1,"));
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
  g_test_add_data_func("/prediction-session/all/stepped", (gconstpointer)test_box, test_all);
  g_test_add_data_func("/prediction-session/all/events", (gconstpointer)test_box_with_events,
                       test_all);
  g_test_add_func("/prediction-session/before", test_before);
  g_test_add_func("/prediction-session/off", test_off);
  g_test_add_data_func("/prediction-session/other-ways/stepped", (gconstpointer)test_box,
                       test_other_ways);
  g_test_add_data_func("/prediction-session/other-ways/events", (gconstpointer)test_box_with_events,
                       test_other_ways);
  g_test_add_func("/prediction-session/filter", test_filter);
  g_test_add_func("/prediction-session/filter-text", test_filter_text);
  g_test_add_func("/prediction-session/guess", test_guess);
  g_test_add_func("/prediction-session/wall-guess", test_wall_guess);
  g_test_add_func("/prediction-session/replaced", test_replaced);
  g_test_add_func("/prediction-session/words", test_words);
  g_test_add_func("/prediction-session/csv", test_csv);
  g_test_add_func("/prediction-session/skipped-at-same-place", test_skipped_at_same_place);
  g_test_add_func("/prediction-session/restore", test_restore);
  g_test_add_func("/prediction-session/restore-open", test_restore_open);
  g_test_add_func("/prediction-session/csv-skipped", test_csv_skipped);
  g_test_add_func("/prediction-session/csv-names", test_csv_names);
  g_test_add_func("/prediction-session/outlook/beyond-end", test_outlook_beyond_end);
  g_test_add_func("/prediction-session/outlook/none", test_outlook_without_questions);
  static const struct {
    const char *name;
    void (*test)(gconstpointer make_scene);
    MakeScene stepped, events;
  } both[] = {
      {"skipped", test_skipped, test_box, test_box_with_events},
      {"asked-again", test_asked_again, test_box, test_box_with_events},
      {"outlook", test_outlook, test_box, test_box_with_events},
      {"same-place", test_same_place, test_box, test_box_with_events},
      {"shown-books", test_shown_books, test_box, test_box_with_events},
      {"show-answer", test_show_answer, test_box, test_box_with_events},
  };
  for (guint i = 0; i < G_N_ELEMENTS(both); i++) {
    g_autofree char *stepped = g_strdup_printf("/prediction-session/%s/stepped", both[i].name);
    g_autofree char *events = g_strdup_printf("/prediction-session/%s/events", both[i].name);
    g_test_add_data_func(stepped, (gconstpointer)both[i].stepped, both[i].test);
    g_test_add_data_func(events, (gconstpointer)both[i].events, both[i].test);
  }
  g_test_add_func("/prediction-session/request", test_request);
  return g_test_run();
}
