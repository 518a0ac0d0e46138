/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* prediction-session-test: a session without widgets, and where its clock stops. */
#pragma once

#include "app-test.h"

#include "carom-prediction-session.h"

typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromPredictionSession *session;
  gint64 now_us;
} Fixture;

typedef CaromScene *(*MakeScene)(void);

/* A contact that has not been revealed must never be shown as it was after. */
static inline void assert_secret(Fixture *fixture) {
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

static inline void fixture_init(Fixture *fixture, CaromScene *scene) {
  fixture->player = test_player_for(scene);
  fixture->inspector = carom_inspector_new(fixture->player);
  fixture->session = carom_prediction_session_new(fixture->player, fixture->inspector);
  fixture->now_us = G_USEC_PER_SEC;
  g_signal_connect_swapped(fixture->session, "changed", G_CALLBACK(assert_secret), fixture);
}

static inline void fixture_clear(Fixture *fixture) {
  g_object_unref(fixture->session);
  g_object_unref(fixture->inspector);
  g_object_unref(fixture->player);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Fixture, fixture_clear)

/* Lets time pass until the player rests. */
static inline void wait_for_rest(Fixture *fixture) {
  while (carom_player_get_playing(fixture->player))
    carom_player_tick(fixture->player, fixture->now_us += 50000);
}

static inline void play(Fixture *fixture) {
  carom_player_set_playing(fixture->player, TRUE);
  wait_for_rest(fixture);
}

/* Asks from the start on at the contacts that @filter chooses, and plays to the first of them. */
static inline void fixture_init_asking(Fixture *fixture, CaromScene *scene, const char *filter) {
  fixture_init(fixture, scene);
  g_assert_true(carom_prediction_session_set_filter(fixture->session, filter, NULL));
  carom_prediction_session_set_active(fixture->session, TRUE);
  play(fixture);
}

static inline void go_on(Fixture *fixture) {
  carom_prediction_session_go_on(fixture->session);
  wait_for_rest(fixture);
}

static inline guint number_of(Fixture *fixture) {
  const CaromPrediction *prediction = carom_prediction_session_get_prediction(fixture->session);
  return prediction ? prediction->number : 0;
}

static inline void assert_asks(Fixture *fixture, guint number) {
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

/* Asked at the first contact of the box; 2 kg against 1 kg, so that there is something to know. */
static inline void ask(Fixture *fixture) {
  g_autoptr(CaromScene) scene = test_box();
  g_array_index(scene->bodies, CaromBody, 0).mass_kg = 2;
  fixture_init_asking(fixture, scene, "all");
  assert_asks(fixture, 1);
}

/* Adds a test that is run with the box in steps, and with the box in exact times. */
static inline void add_with_both(const char *name, void (*test)(gconstpointer make_scene)) {
  g_autofree char *stepped = g_strdup_printf("/prediction-session/%s/stepped", name);
  g_autofree char *events = g_strdup_printf("/prediction-session/%s/events", name);
  g_test_add_data_func(stepped, (gconstpointer)test_box, test);
  g_test_add_data_func(events, (gconstpointer)test_box_with_events, test);
}
