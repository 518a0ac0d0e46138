/* carom-prediction-attempt: makes, copies and scores attempts. The words and the table have files
 * of their own. */
#include "carom-prediction-attempt.h"

CaromAttempt *carom_attempt_new(CaromScene *scene, guint number, const CaromContactRecord *record) {
  CaromAttempt *attempt = g_new0(CaromAttempt, 1);
  attempt->scene = carom_scene_ref(scene);
  attempt->number = number;
  attempt->record = *record;
  carom_attempt_set_guess(attempt,
                          &(CaromOutcome){record->contact.velocity_a, record->contact.velocity_b});
  return attempt;
}

CaromAttempt *carom_attempt_copy(const CaromAttempt *attempt) {
  CaromAttempt *copy = g_memdup2(attempt, sizeof *attempt);
  carom_scene_ref(copy->scene);
  return copy;
}

void carom_attempt_free(CaromAttempt *attempt) {
  carom_scene_unref(attempt->scene);
  g_free(attempt);
}

void carom_attempt_set_guess(CaromAttempt *attempt, const CaromOutcome *guess) {
  const CaromContact *c = &attempt->record.contact;
  attempt->guess = *guess;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (!carom_contact_is_movable(c, body))
      carom_outcome_set_velocity(&attempt->guess, body, carom_contact_velocity(c, body));
  attempt->prediction = carom_prediction_score(&attempt->record, &attempt->guess);
}
