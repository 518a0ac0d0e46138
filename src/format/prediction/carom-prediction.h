/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction: a guess at one contact, with its score, described in words and as a
 * table. */
#pragma once

#include "carom-prediction-score.h"
#include "carom-scene.h"

typedef struct {
  CaromScene *scene;         /* a reference: for names and units */
  guint number;              /* of the contact in its pane's log, from 1 */
  CaromContactRecord record; /* the truth */
  CaromOutcome guess;
  CaromPredictionScore score; /* the guess's score */
} CaromPrediction;

/* @record: the contact, copied
 * Returns: (transfer full): a prediction whose guess is that nothing changes, scored as such */
CaromPrediction *carom_prediction_new(CaromScene *scene, guint number,
                                      const CaromContactRecord *record);
CaromPrediction *carom_prediction_copy(const CaromPrediction *prediction);
void carom_prediction_free(CaromPrediction *prediction);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromPrediction, carom_prediction_free)

/* Scores the new guess.
 *
 * @guess: finite; an immovable body keeps its velocity, whatever the guess says */
void carom_prediction_set_guess(CaromPrediction *prediction, const CaromOutcome *guess);

/* Makes it a question that was left without a guess. */
void carom_prediction_skip(CaromPrediction *prediction);

/* ---- Words ----
 *
 * All of these are translated. */

/* Returns: (transfer none): "Spot on", "Very close", … */
const char *carom_prediction_verdict_title(CaromPredictionVerdict verdict);

/* Returns: (transfer full): how far the guess is off in velocities, in momentum or in energy, such
 *   as "0.3 J too much" */
char *carom_prediction_describe_velocities(const CaromPrediction *prediction);
char *carom_prediction_describe_momentum(const CaromPrediction *prediction);
char *carom_prediction_describe_energy(const CaromPrediction *prediction);

/* Returns: (transfer full): one to four friendly sentences about how good the guess is, and about
 *   the laws that it breaks, or that there was none */
char *carom_prediction_explain(const CaromPrediction *prediction);

/* Returns: (transfer full) (nullable): those about the laws it breaks, if it breaks one */
char *carom_prediction_explain_laws(const CaromPrediction *prediction);

/* ---- Table ---- */

/* @predictions: (element-type CaromPrediction): a row for each
 * Returns: (transfer full): CSV as in RFC 4180, UTF-8, with a decimal point in every locale.
 *   Numbers read back bit for bit. Scenes can have different units of length, so a column names it,
 *   and columns with "length" in their heading use it. The cells for velocities of an immovable
 *   body, for laws that do not apply, and for a guess that was not made, are empty. */
char *carom_predictions_to_csv(const GPtrArray *predictions);
