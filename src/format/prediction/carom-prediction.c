/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction: makes, copies and scores predictions. The words and the table have files
 * of their own. */
#include "carom-prediction.h"

CaromPrediction *carom_prediction_new(CaromScene *scene, guint number,
                                      const CaromContactRecord *record) {
  CaromPrediction *prediction = g_new0(CaromPrediction, 1);
  prediction->scene = carom_scene_ref(scene);
  prediction->number = number;
  prediction->record = *record;
  carom_prediction_set_guess(
      prediction, &(CaromOutcome){record->contact.velocity_a, record->contact.velocity_b});
  return prediction;
}

CaromPrediction *carom_prediction_copy(const CaromPrediction *prediction) {
  CaromPrediction *copy = g_memdup2(prediction, sizeof *prediction);
  carom_scene_ref(copy->scene);
  return copy;
}

void carom_prediction_free(CaromPrediction *prediction) {
  carom_scene_unref(prediction->scene);
  g_free(prediction);
}

void carom_prediction_skip(CaromPrediction *prediction) {
  prediction->score = (CaromPredictionScore){.verdict = CAROM_PREDICTION_VERDICT_SKIPPED};
}

void carom_prediction_set_guess(CaromPrediction *prediction, const CaromOutcome *guess) {
  const CaromContact *c = &prediction->record.contact;
  prediction->guess = *guess;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (!carom_contact_is_movable(c, body))
      carom_contact_set_outcome_velocity(&prediction->guess, body, carom_contact_velocity(c, body));
  prediction->score = carom_prediction_score(&prediction->record, &prediction->guess);
}
