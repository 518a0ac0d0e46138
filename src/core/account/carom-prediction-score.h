/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-score: scores a guess of the velocities after a contact: how good it is, and
 * which laws it breaks. */
#pragma once

#include "carom-contact.h"

typedef enum {
  CAROM_PREDICTION_VERDICT_EXACT,
  CAROM_PREDICTION_VERDICT_VERY_CLOSE,
  CAROM_PREDICTION_VERDICT_CLOSE,
  CAROM_PREDICTION_VERDICT_OFF,
  CAROM_PREDICTION_VERDICT_SKIPPED, /* there was no guess; never given for one */
} CaromPredictionVerdict;
#define CAROM_N_PREDICTION_VERDICTS (CAROM_PREDICTION_VERDICT_SKIPPED + 1)

/* The largest relative errors for each verdict. Numbers rounded to three digits can be off by half
 * a percent; an arrow of a hundred pixels can be dragged to within three pixels; a tenth may still
 * be a slip, and anything beyond is a different idea. */
#define CAROM_PREDICTION_EXACT      0.005
#define CAROM_PREDICTION_VERY_CLOSE 0.03
#define CAROM_PREDICTION_CLOSE      0.1

/* How much of the momentum a guess must conserve. */
typedef enum {
  CAROM_MOMENTUM_TOTAL,      /* two discs alone: all of the total momentum */
  CAROM_MOMENTUM_TANGENTIAL, /* against an immovable body, without friction: only its component
                                along the tangent */
  CAROM_MOMENTUM_FREE,       /* none: friction or other contacts at the same instant change it */
} CaromMomentumLaw;

/* Errors are the guess minus the true value. Relative errors are divided by what is there before or
 * after the contact, whichever is larger: speeds |v_a| + |v_b|, momenta Σ m|v|, energies Σ ½mv². So
 * a guess is not infinitely wrong where bodies come to rest. */
typedef struct {
  CaromVec2 velocity_error_a, velocity_error_b; /* 0 for an immovable body */
  double velocity_error;                        /* the sum of their lengths, relative */

  CaromMomentumLaw momentum_law;
  CaromVec2 momentum_error; /* of the component that the law is about; 0 without a law */
  double momentum_error_relative;
  gboolean has_more_momentum; /* whether the |p| of the guess, in that component, is larger than the
                                 true one */
  gboolean turns_momentum;    /* whether that has another direction */
  gboolean keeps_momentum;    /* also TRUE where there is no law */

  gboolean has_energy_law; /* FALSE where other contacts at the same instant change the energy */
  double energy_error_j;   /* > 0: more than the contact leaves; < 0: lost, beyond what restitution
                              takes */
  double energy_error_relative; /* >= 0 */
  gboolean has_right_energy;    /* also TRUE where there is no law */

  gboolean approaches; /* in the guess they still move towards each other */
  gboolean turns; /* the guess changes velocities along the tangent although there is no friction */

  CaromPredictionVerdict verdict; /* from the largest relative error; that of energy counts half,
                           because energy goes with the square of the speed */
} CaromPredictionScore;

/* @record: the contact as it happened; its outcome is the truth
 * @guess: the predicted velocities, finite; those of immovable bodies are ignored */
CaromPredictionScore carom_prediction_score(const CaromContactRecord *record,
                                            const CaromOutcome *guess);
