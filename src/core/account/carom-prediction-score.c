/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-score: compares the guess with the outcome in velocity, momentum, energy and
 * direction, one function for each. The worst relative error gives the verdict. */
#include "carom-prediction-score.h"

/* The velocities of both bodies at one time. */
typedef struct {
  CaromVec2 a, b;
} Velocities;

static Velocities velocities_before(const CaromContact *c) {
  return (Velocities){c->velocity_a, c->velocity_b};
}

static Velocities velocities_of(const CaromOutcome *outcome) {
  return (Velocities){outcome->velocity_a, outcome->velocity_b};
}

/* Immovable bodies do not count: what they have of a quantity is not their own. */
static double own_mass(double mass_kg) {
  return isinf(mass_kg) ? 0 : mass_kg;
}

static CaromVec2 momentum(const CaromContact *c, Velocities v) {
  return carom_vec2_add(carom_vec2_scale(v.a, own_mass(c->mass_a_kg)),
                        carom_vec2_scale(v.b, own_mass(c->mass_b_kg)));
}

/* Σ m|v|, compared with which an error of momentum is large or small, even if Σ mv vanishes. */
static double momentum_scale(const CaromContact *c, Velocities v) {
  return own_mass(c->mass_a_kg) * carom_vec2_length(v.a) +
         own_mass(c->mass_b_kg) * carom_vec2_length(v.b);
}

static double energy_j(const CaromContact *c, Velocities v) {
  return 0.5 * own_mass(c->mass_a_kg) * carom_vec2_dot(v.a, v.a) +
         0.5 * own_mass(c->mass_b_kg) * carom_vec2_dot(v.b, v.b);
}

/* If several contacts happen at once, bodies may rest before and after; any error is then
 * infinite. */
static double relative(double error, double scale) {
  return error == 0 ? 0 : error / scale;
}

static gboolean is_alone(const CaromContactRecord *record) {
  return record->cluster_size <= 1;
}

static CaromVec2 tangent_of(const CaromContact *c) {
  return carom_vec2_perpendicular(carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d)));
}

static CaromMomentumLaw momentum_law(const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  if (!is_alone(record))
    return CAROM_MOMENTUM_FREE;
  if (!isinf(c->mass_a_kg) && !isinf(c->mass_b_kg))
    return CAROM_MOMENTUM_TOTAL;
  return c->tangential_factor == 1 ? CAROM_MOMENTUM_TANGENTIAL : CAROM_MOMENTUM_FREE;
}

/* The component of momentum @p that the guess must conserve by @law. */
static CaromVec2 lawful_momentum(CaromMomentumLaw law, const CaromContact *c, CaromVec2 p) {
  CaromVec2 t = tangent_of(c);
  switch (law) {
  case CAROM_MOMENTUM_TOTAL:
    return p;
  case CAROM_MOMENTUM_TANGENTIAL:
    return carom_vec2_scale(t, carom_vec2_dot(p, t));
  case CAROM_MOMENTUM_FREE:
    break;
  }
  return carom_vec2(0, 0);
}

static void score_velocity(CaromPredictionScore *prediction, const CaromContactRecord *record,
                           Velocities guess) {
  prediction->velocity_error_a = carom_vec2_sub(guess.a, record->outcome.velocity_a);
  prediction->velocity_error_b = carom_vec2_sub(guess.b, record->outcome.velocity_b);
  prediction->velocity_error =
      relative(carom_vec2_length(prediction->velocity_error_a) +
                   carom_vec2_length(prediction->velocity_error_b),
               carom_contact_speed_scale(&record->contact, &record->outcome));
}

/* Whether what there is has another direction than what there was: not for what has gone, and not
 * for what was not there, but for rounding.
 *
 * @scale: that of both */
static gboolean is_turned(CaromVec2 had, CaromVec2 has, double scale) {
  double least = CAROM_PREDICTION_EXACT * scale;
  double most = carom_vec2_length(had) * carom_vec2_length(has);
  double growth = fabs(carom_vec2_length(has) - carom_vec2_length(had));
  return carom_vec2_length(had) > least && carom_vec2_length(has) > least &&
         (carom_vec2_dot(had, has) < (1 - CAROM_PREDICTION_EXACT) * most ||
          growth < carom_vec2_distance(had, has) / 2);
}

static void score_momentum(CaromPredictionScore *prediction, const CaromContactRecord *record,
                           Velocities guess) {
  const CaromContact *c = &record->contact;
  Velocities before = velocities_before(c);
  CaromMomentumLaw law = momentum_law(record);
  CaromVec2 had = lawful_momentum(law, c, momentum(c, before));
  CaromVec2 has = lawful_momentum(law, c, momentum(c, guess));
  double scale =
      fmax(momentum_scale(c, before), momentum_scale(c, velocities_of(&record->outcome)));
  prediction->momentum_law = law;
  prediction->momentum_error = carom_vec2_sub(has, had);
  prediction->momentum_error_relative =
      relative(carom_vec2_length(prediction->momentum_error), scale);
  prediction->turns_momentum = is_turned(had, has, scale);
  prediction->has_more_momentum = carom_vec2_length(has) > carom_vec2_length(had);
  prediction->keeps_momentum = prediction->momentum_error_relative <= CAROM_PREDICTION_VERY_CLOSE;
}

/* The right energy is that after the contact, which already includes restitution, friction and the
 * work of immovable bodies that move. */
static void score_energy(CaromPredictionScore *prediction, const CaromContactRecord *record,
                         Velocities guess) {
  const CaromContact *c = &record->contact;
  double after_j = energy_j(c, velocities_of(&record->outcome));
  double scale_j = fmax(energy_j(c, velocities_before(c)), after_j);
  prediction->has_energy_law = is_alone(record);
  prediction->energy_error_j = energy_j(c, guess) - after_j;
  prediction->energy_error_relative = relative(fabs(prediction->energy_error_j), scale_j);
  prediction->has_right_energy = !prediction->has_energy_law || prediction->energy_error_relative <=
                                                                    2 * CAROM_PREDICTION_VERY_CLOSE;
}

/* By how much the bodies' own velocities along the tangent change. */
static double turning_speed(const CaromContact *c, Velocities guess) {
  CaromVec2 t = tangent_of(c);
  return fabs(carom_vec2_dot(carom_vec2_sub(guess.a, c->velocity_a), t)) +
         fabs(carom_vec2_dot(carom_vec2_sub(guess.b, c->velocity_b), t));
}

static void score_directions(CaromPredictionScore *prediction, const CaromContactRecord *record,
                             Velocities guess) {
  const CaromContact *c = &record->contact;
  double scale = carom_contact_speed_scale(c, &record->outcome);
  double closing = carom_vec2_dot(carom_vec2_sub(guess.a, guess.b), c->d) / carom_vec2_length(c->d);
  prediction->approaches = closing > CAROM_PREDICTION_VERY_CLOSE * scale;
  prediction->turns = is_alone(record) && c->tangential_factor == 1 &&
                      turning_speed(c, guess) > CAROM_PREDICTION_VERY_CLOSE * scale;
}

static CaromPredictionVerdict verdict_of(double error) {
  static const double limits[] = {
      [CAROM_PREDICTION_VERDICT_EXACT] = CAROM_PREDICTION_EXACT,
      [CAROM_PREDICTION_VERDICT_VERY_CLOSE] = CAROM_PREDICTION_VERY_CLOSE,
      [CAROM_PREDICTION_VERDICT_CLOSE] = CAROM_PREDICTION_CLOSE,
  };
  CaromPredictionVerdict verdict = CAROM_PREDICTION_VERDICT_EXACT;
  while (verdict < CAROM_PREDICTION_VERDICT_OFF && !(error <= limits[verdict]))
    verdict++;
  return verdict;
}

static double worst_error(const CaromPredictionScore *prediction) {
  double worst = fmax(prediction->velocity_error, prediction->momentum_error_relative);
  return prediction->has_energy_law ? fmax(worst, prediction->energy_error_relative / 2) : worst;
}

/* The velocity of an immovable body is not guessed. */
static CaromVec2 checked_velocity(const CaromContactRecord *record, const CaromOutcome *guess,
                                  CaromContactBody body) {
  return carom_contact_outcome_velocity(
      carom_contact_is_movable(&record->contact, body) ? guess : &record->outcome, body);
}

CaromPredictionScore carom_prediction_score(const CaromContactRecord *record,
                                            const CaromOutcome *guess) {
  Velocities checked = {
      checked_velocity(record, guess, CAROM_BODY_A),
      checked_velocity(record, guess, CAROM_BODY_B),
  };
  CaromPredictionScore prediction = {0};
  score_velocity(&prediction, record, checked);
  score_momentum(&prediction, record, checked);
  score_energy(&prediction, record, checked);
  score_directions(&prediction, record, checked);
  prediction.verdict = verdict_of(worst_error(&prediction));
  return prediction;
}
