/* carom-prediction-attempt: a guess at one contact, with its score, described in words and as a
 * table. */
#pragma once

#include "carom-prediction.h"
#include "carom-scene.h"

typedef struct {
  CaromScene *scene;         /* a reference: for names and units */
  guint number;              /* of the contact in its pane's log, from 1 */
  CaromContactRecord record; /* the truth */
  CaromOutcome guess;
  CaromPrediction prediction; /* the guess's score */
} CaromAttempt;

/* @record: the contact, copied
 * Returns: (transfer full): an attempt whose guess is that nothing changes, scored as such */
CaromAttempt *carom_attempt_new(CaromScene *scene, guint number, const CaromContactRecord *record);
CaromAttempt *carom_attempt_copy(const CaromAttempt *attempt);
void carom_attempt_free(CaromAttempt *attempt);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromAttempt, carom_attempt_free)

/* Scores the new guess.
 *
 * @guess: finite; an immovable body keeps its velocity, whatever the guess says */
void carom_attempt_set_guess(CaromAttempt *attempt, const CaromOutcome *guess);

/* ---- Words ----
 *
 * All of these are translated. */

/* Returns: (transfer none): "Spot on", "Very close", … */
const char *carom_verdict_title(CaromVerdict verdict);

/* Returns: (transfer full): the contact in few words: "A and B" */
char *carom_attempt_describe_partners(const CaromAttempt *attempt);

/* Returns: (transfer full): how well the guess has velocities, momentum and energy: a short text
 *   for each, such as "0.3 J too much" */
char *carom_attempt_describe_velocities(const CaromAttempt *attempt);
char *carom_attempt_describe_momentum(const CaromAttempt *attempt);
char *carom_attempt_describe_energy(const CaromAttempt *attempt);

/* Returns: (transfer full): one to three friendly sentences about what is wrong with the guess, by
 *   the laws that it breaks */
char *carom_attempt_explain(const CaromAttempt *attempt);

/* ---- Table ---- */

/* @attempts: (element-type CaromAttempt): a row for each
 * Returns: (transfer full): CSV as in RFC 4180, UTF-8, with a decimal point in every locale.
 *   Numbers read back bit for bit. Scenes can have different units of length, so a column names it,
 *   and columns with "length" in their heading use it. The cells for velocities of an immovable
 *   body, and for laws that do not apply, are empty. */
char *carom_attempts_to_csv(const GPtrArray *attempts);
