/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Which actions of the page for predictions are enabled, and when. */
#include "app-test.h"

#include "carom-export-actions.h"
#include "carom-model-actions.h"

#include <string.h>

typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromPredictionSession *session;
  GSimpleActionGroup *group;
  CaromModelActions models;
} Fixture;

static void set_up(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  fixture->player = test_player_for(scene);
  fixture->inspector = carom_inspector_new(fixture->player);
  fixture->session = carom_prediction_session_new(fixture->player, fixture->inspector);
  fixture->group = g_simple_action_group_new();
  carom_prediction_session_set_active(fixture->session, TRUE);
  carom_player_seek_contact(fixture->player, 1);
  g_assert_cmpint(carom_prediction_session_get_state(fixture->session), ==,
                  CAROM_PREDICTION_SESSION_ASKING);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  g_object_unref(fixture->group);
  g_object_unref(fixture->session);
  g_object_unref(fixture->inspector);
  g_object_unref(fixture->player);
}

static void assert_enabled(Fixture *fixture, const char *name, gboolean enabled) {
  g_assert_cmpint(g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->group), name), ==,
                  enabled);
}

static void activate(Fixture *fixture, const char *name, GVariant *parameter) {
  g_action_group_activate_action(G_ACTION_GROUP(fixture->group), name, parameter);
}

static void add_actions(Fixture *fixture, CaromModelActions models) {
  fixture->models = models;
  carom_model_actions_add(G_ACTION_MAP(fixture->group), &fixture->models);
}

static void note_message(char **message, const char *text) {
  g_free(*message);
  *message = g_strdup(text);
}

static void test_enabled(Fixture *fixture, gconstpointer data) {
  add_actions(fixture, (CaromModelActions){.session = fixture->session});
  assert_enabled(fixture, "reveal", FALSE); /* there is no answer yet */
  carom_prediction_session_set_guess(fixture->session, CAROM_BODY_A, carom_vec2(0, 0));
  assert_enabled(fixture, "reveal", FALSE);
  carom_prediction_session_set_guess(fixture->session, CAROM_BODY_B, carom_vec2(0, 0));
  assert_enabled(fixture, "reveal", TRUE);
  assert_enabled(fixture, "predict-skip", TRUE);
  assert_enabled(fixture, "predict-go-on", FALSE);
  assert_enabled(fixture, "predict-clear", FALSE);
  activate(fixture, "reveal", NULL);
  assert_enabled(fixture, "reveal", FALSE);
  assert_enabled(fixture, "predict-go-on", TRUE);
  assert_enabled(fixture, "predict-clear", TRUE);
  activate(fixture, "predict-clear", NULL);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture->session)->len, ==, 0);
  activate(fixture, "predict", NULL);
  g_assert_false(carom_prediction_session_get_active(fixture->session));
  assert_enabled(fixture, "predict-go-on", FALSE);
}

/* Who sees the answer while what is typed is no number gets no score: neither for the number that
 * stood there before, nor for any other. */
static void test_no_number(Fixture *fixture, gconstpointer data) {
  static const char *const actions[] = {"flip-side", "contact-side::after"};
  add_actions(fixture, (CaromModelActions){.inspector = fixture->inspector});
  for (guint i = 0; i < G_N_ELEMENTS(actions); i++) {
    g_autofree char *name = NULL;
    g_autoptr(GVariant) target = NULL;
    g_assert_true(g_action_parse_detailed_name(actions[i], &name, &target, NULL));
    carom_player_seek(fixture->player, 0);
    carom_player_seek_contact(fixture->player, 1);
    carom_prediction_session_set_readable(fixture->session, CAROM_BODY_B, FALSE);
    if (target)
      g_action_group_change_action_state(G_ACTION_GROUP(fixture->group), name, target);
    else
      activate(fixture, name, NULL);
    g_assert_cmpint(carom_inspector_get_side(fixture->inspector), ==, CAROM_AFTER);
    g_assert_cmpint(carom_prediction_session_get_state(fixture->session), ==,
                    CAROM_PREDICTION_SESSION_WAITING);
    /* It is skipped; starting over, the same question is open again. */
    g_assert_cmpuint(carom_prediction_session_get_record(fixture->session)->len, ==, 1);
    g_assert_cmpuint(
        carom_prediction_session_count(fixture->session, CAROM_PREDICTION_VERDICT_SKIPPED), ==, 1);
  }
}

/* An action can hand nobody an error. */
static void test_failure(Fixture *fixture, gconstpointer data) {
  g_autofree char *message = NULL;
  add_actions(fixture, (CaromModelActions){.session = fixture->session});
  g_signal_connect_swapped(fixture->session, "failed", G_CALLBACK(note_message), &message);
  activate(fixture, "predict-filter", g_variant_new_string("2, b"));
  g_assert_nonnull(message);
  g_assert_nonnull(strstr(message, "“b”"));
}

/* There is nothing to export before the first prediction. */
static void test_export(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromDocument) document = carom_document_new(fixture->player);
  g_autoptr(CaromVote) vote = carom_vote_new(fixture->player, fixture->session);
  CaromFileActions actions = {.document = document, .session = fixture->session, .vote = vote};
  carom_export_actions_add(G_ACTION_MAP(fixture->group), &actions);
  assert_enabled(fixture, "predict-export", FALSE);
  assert_enabled(fixture, "predict-export-to", FALSE);
  test_guess_and_reveal(fixture->session);
  assert_enabled(fixture, "predict-export", TRUE);
  assert_enabled(fixture, "predict-export-to", TRUE);
  carom_prediction_session_clear(fixture->session);
  assert_enabled(fixture, "predict-export", FALSE);
}

/* A window that goes removes its actions, and the session may outlive it for a while. */
static void test_removed(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromDocument) document = carom_document_new(fixture->player);
  g_autoptr(CaromVote) vote = carom_vote_new(fixture->player, fixture->session);
  CaromFileActions actions = {.document = document, .session = fixture->session, .vote = vote};
  add_actions(fixture, (CaromModelActions){.session = fixture->session});
  carom_export_actions_add(G_ACTION_MAP(fixture->group), &actions);
  g_auto(GStrv) names = g_action_group_list_actions(G_ACTION_GROUP(fixture->group));
  for (guint i = 0; names[i]; i++)
    g_action_map_remove_action(G_ACTION_MAP(fixture->group), names[i]);
  test_guess_and_reveal(fixture->session);
  g_assert_cmpint(carom_prediction_session_get_state(fixture->session), ==,
                  CAROM_PREDICTION_SESSION_REVEALED);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add("/prediction-actions/enabled", Fixture, NULL, set_up, test_enabled, tear_down);
  g_test_add("/prediction-actions/no-number", Fixture, NULL, set_up, test_no_number, tear_down);
  g_test_add("/prediction-actions/failure", Fixture, NULL, set_up, test_failure, tear_down);
  g_test_add("/prediction-actions/export", Fixture, NULL, set_up, test_export, tear_down);
  g_test_add("/prediction-actions/removed", Fixture, NULL, set_up, test_removed, tear_down);
  return g_test_run();
}
