/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* app-test: short functions that make scenes, and what the tests of the window's parts need to know
 * about a comparison. */
#pragma once

#include "carom-document.h"
#include "carom-method-option.h"
#include "carom-method-suggestion.h"
#include "carom-prediction-session.h"

/* Two discs of radius 1 and mass 1 kg that meet head on at (0, 0) after @seconds, in a scene of
 * 100 frames a second and 4 s: at frame 100 × seconds they overlap for the first time or touch. */
static inline CaromScene *test_head_on(double seconds) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.01;
  scene->duration_s = 4;
  for (int side = -1; side <= 1; side += 2) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(side * (1 + seconds), 0);
    body.velocity = carom_vec2(-side, 0);
    carom_scene_add_body(scene, body);
  }
  return scene;
}

/* The same between walls: the discs meet each other, then both meet a wall in the same frame and at
 * the same instant, and so on. */
static inline CaromScene *test_box(void) {
  CaromScene *scene = test_head_on(0.5);
  for (int side = -1; side <= 1; side += 2) {
    CaromWall wall = carom_wall_default(carom_vec2(4 * side, -2), carom_vec2(4 * side, 2));
    g_array_append_val(scene->walls, wall);
  }
  scene->duration_s = 6;
  return scene;
}

/* The same in a single pane, under the exact clock. */
static inline CaromScene *test_box_with_events(void) {
  CaromScene *scene = test_box();
  CaromMethod method = carom_method_option_defaults();
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  carom_method_option_set(&method, detection, carom_method_option_part(detection, "events"));
  g_array_append_val(scene->methods, method);
  return scene;
}

/* Answers that both go on as they came, where nothing has been answered yet, and reveals. */
static inline void test_guess_and_reveal(CaromPredictionSession *session) {
  const CaromPrediction *prediction = carom_prediction_session_get_prediction(session);
  for (CaromContactBody body = CAROM_BODY_A; prediction && body <= CAROM_BODY_B; body++)
    if (!carom_prediction_session_has_guess(session, body))
      carom_prediction_session_set_guess(session, body,
                                         carom_contact_velocity(&prediction->record.contact, body));
  carom_prediction_session_reveal(session);
}

/* Lets @player finish in one tick whatever it is asked for, however busy the machine is. */
static inline void test_take_time(CaromPlayer *player) {
  carom_player_set_budget(player, G_TIME_SPAN_DAY);
}

static inline CaromPlayer *test_player_for(CaromScene *scene) {
  CaromPlayer *player = carom_player_new();
  test_take_time(player);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  carom_player_set_comparison(
      player, carom_comparison_new(scene, &g_array_index(methods, CaromMethod, 0), methods->len));
  return player;
}

static inline guint64 test_frame(CaromPlayer *player) {
  return carom_comparison_get_frame(carom_player_get_comparison(player));
}

static inline const CaromRun *test_leading_run(CaromPlayer *player) {
  return carom_comparison_get_run(carom_player_get_comparison(player), 0);
}

/* Places and velocities of the leading run's discs, to compare bit for bit. */
static inline GBytes *test_state(CaromPlayer *player) {
  const CaromBodies *bodies = &test_leading_run(player)->world->bodies;
  GByteArray *state = g_byte_array_new();
  const double *arrays[] = {bodies->x, bodies->y, bodies->vx, bodies->vy};
  for (guint i = 0; i < G_N_ELEMENTS(arrays); i++)
    g_byte_array_append(state, (const guint8 *)arrays[i], bodies->n * (guint)sizeof(double));
  return g_byte_array_free_to_bytes(state);
}
