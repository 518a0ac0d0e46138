/* carom-prediction: a guess at one contact, with its score, in words and as a table. */
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

/* carom_prediction_new:
 * @record: the contact, copied
 *
 * Returns: (transfer full): a prediction whose guess is that nothing changes, scored as such. */
CaromPrediction *carom_prediction_new(CaromScene *scene, guint number,
                                      const CaromContactRecord *record);
CaromPrediction *carom_prediction_copy(const CaromPrediction *prediction);
void carom_prediction_free(CaromPrediction *prediction);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromPrediction, carom_prediction_free)

/* @guess: finite; an immovable body keeps its velocity, whatever it says. Scores it. */
void carom_prediction_set_guess(CaromPrediction *prediction, const CaromOutcome *guess);

/* ---- Words ----
 *
 * All are translated. */

/* Returns: (transfer none): "Spot on", "Very close", … */
const char *carom_prediction_verdict_title(CaromPredictionVerdict verdict);

/* Returns: (transfer full): the contact in few words: "A and B". */
char *carom_prediction_describe_partners(const CaromPrediction *prediction);

/* Returns: (transfer full): what became of velocities, momentum and energy: a short text each, such
 *   as "0.3 J too much". */
char *carom_prediction_describe_velocities(const CaromPrediction *prediction);
char *carom_prediction_describe_momentum(const CaromPrediction *prediction);
char *carom_prediction_describe_energy(const CaromPrediction *prediction);

/* carom_prediction_explain:
 * Returns: (transfer full): one to three kind sentences: what is wrong with the guess, by the laws
 *   that it breaks. */
char *carom_prediction_explain(const CaromPrediction *prediction);

/* ---- Table ---- */

/* carom_predictions_to_csv:
 * @predictions: (element-type CaromPrediction)
 *
 * Returns: (transfer full): RFC 4180, UTF-8, a point as decimal sign in every locale: a row each.
 *   Numbers read back bit for bit. Scenes can have several units: a column says which, and those
 *   with "length" in their heading go by it. The cells of an immovable body's velocities, and of
 *   laws that say nothing, are empty. */
char *carom_predictions_to_csv(const GPtrArray *predictions);
