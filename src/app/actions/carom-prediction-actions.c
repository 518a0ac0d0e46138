/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-actions: passes the actions on to the session, and updates which of them are
 * enabled whenever the session has changed. */
#include "carom-prediction-actions.h"

#include "carom-action.h"

static void reveal(GSimpleAction *action, GVariant *parameter, gpointer session) {
  carom_prediction_session_reveal(session);
}

static void go_on(GSimpleAction *action, GVariant *parameter, gpointer session) {
  carom_prediction_session_go_on(session);
}

static void start_over(GSimpleAction *action, GVariant *parameter, gpointer session) {
  carom_prediction_session_start_over(session);
}

static void clear(GSimpleAction *action, GVariant *parameter, gpointer session) {
  carom_prediction_session_clear(session);
}

static void restore(GSimpleAction *action, GVariant *parameter, gpointer session) {
  carom_prediction_session_restore(session);
}

static void set_filter(GSimpleAction *action, GVariant *parameter, gpointer session) {
  carom_prediction_session_request_filter(session, g_variant_get_string(parameter, NULL));
}

static const GActionEntry entries[] = {
    {.name = "reveal", .activate = reveal},
    {.name = "predict-go-on", .activate = go_on},
    {.name = "predict-skip", .activate = go_on},
    {.name = "predict-start-over", .activate = start_over},
    {.name = "predict-filter", .activate = set_filter, .parameter_type = "s"},
    {.name = "predict-clear", .activate = clear},
    {.name = "predict-restore", .activate = restore},
};

static void show_state(CaromPredictionSession *session, GActionMap *map) {
  CaromPredictionSessionState state = carom_prediction_session_get_state(session);
  carom_action_set_enabled(map, "reveal", carom_prediction_session_can_reveal(session));
  carom_action_set_enabled(map, "predict-skip", state == CAROM_PREDICTION_SESSION_ASKING);
  carom_action_set_enabled(map, "predict-go-on",
                           state == CAROM_PREDICTION_SESSION_WAITING ||
                               state == CAROM_PREDICTION_SESSION_REVEALED);
  carom_action_set_enabled(map, "predict-start-over", state == CAROM_PREDICTION_SESSION_WAITING);
  carom_action_set_enabled(map, "predict-clear",
                           carom_prediction_session_get_record(session)->len > 0);
  carom_action_set_enabled(map, "predict-restore", carom_prediction_session_can_restore(session));
}

void carom_prediction_actions_add(GActionMap *map, CaromPredictionSession *session) {
  g_autoptr(GPropertyAction) predict = g_property_action_new("predict", session, "active");
  g_action_map_add_action(map, G_ACTION(predict));
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), session);
  g_signal_connect_object(session, "changed", G_CALLBACK(show_state), map, 0);
  g_signal_connect_object(session, "guessed", G_CALLBACK(show_state), map, 0);
  g_signal_connect_object(session, "recorded", G_CALLBACK(show_state), map, 0);
  show_state(session, map);
}
