/* carom-prediction-attempt: a guess at one contact, with its score, in words and as a table. */
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

/* carom_attempt_new:
 * @record: the contact, copied
 *
 * Returns: (transfer full): an attempt whose guess is that nothing changes, scored as such. */
CaromAttempt *carom_attempt_new(CaromScene *scene, guint number, const CaromContactRecord *record);
CaromAttempt *carom_attempt_copy(const CaromAttempt *attempt);
void carom_attempt_free(CaromAttempt *attempt);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromAttempt, carom_attempt_free)

/* @guess: finite; an immovable body keeps its velocity, whatever it says. Scores it. */
void carom_attempt_set_guess(CaromAttempt *attempt, const CaromOutcome *guess);

/* ---- Words ----
 *
 * All are translated. */

/* Returns: (transfer none): "Spot on", "Very close", … */
const char *carom_verdict_title(CaromVerdict verdict);

/* Returns: (transfer full): the contact in few words: "A and B". */
char *carom_attempt_describe_partners(const CaromAttempt *attempt);

/* Returns: (transfer full): what became of velocities, momentum and energy: a short text each, such
 *   as "0.3 J too much". */
char *carom_attempt_describe_velocities(const CaromAttempt *attempt);
char *carom_attempt_describe_momentum(const CaromAttempt *attempt);
char *carom_attempt_describe_energy(const CaromAttempt *attempt);

/* carom_attempt_explain:
 * Returns: (transfer full): one to three kind sentences: what is wrong with the guess, by the laws
 *   that it breaks. */
char *carom_attempt_explain(const CaromAttempt *attempt);

/* ---- Table ---- */

/* carom_attempts_to_csv:
 * @attempts: (element-type CaromAttempt)
 *
 * Returns: (transfer full): RFC 4180, UTF-8, a point as decimal sign in every locale: a row each.
 *   Numbers read back bit for bit. Scenes can have several units: a column says which, and those
 *   with "length" in their heading go by it. The cells of an immovable body's velocities, and of
 *   laws that say nothing, are empty. */
char *carom_attempts_to_csv(const GPtrArray *attempts);
