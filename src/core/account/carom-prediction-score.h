/* carom-prediction: how good a guess of the velocities after a contact is, and which law it breaks.
 */
#pragma once

#include "carom-contact.h"

typedef enum {
  CAROM_PREDICTION_VERDICT_EXACT,
  CAROM_PREDICTION_VERDICT_VERY_CLOSE,
  CAROM_PREDICTION_VERDICT_CLOSE,
  CAROM_PREDICTION_VERDICT_OFF,
} CaromPredictionVerdict;
#define CAROM_N_PREDICTION_VERDICTS (CAROM_PREDICTION_VERDICT_OFF + 1)

/* Relative errors up to which a guess has each verdict. Three digits, rounded, can be wrong by
 * half a percent; an arrow of a hundred pixels can be dragged to within three; a tenth is a slip
 * of the pen, beyond which it is another idea. */
#define CAROM_PREDICTION_EXACT      0.005
#define CAROM_PREDICTION_VERY_CLOSE 0.03
#define CAROM_PREDICTION_CLOSE      0.1

/* What momentum a guess can be held to. */
typedef enum {
  CAROM_MOMENTUM_TOTAL,      /* two discs alone: their sum is kept */
  CAROM_MOMENTUM_TANGENTIAL, /* beside an immovable body, smooth: only that along the tangent */
  CAROM_MOMENTUM_FREE, /* friction, or other contacts at the same instant, have a part in it */
} CaromMomentumLaw;

/* Errors are the guess's minus what is right. Relative ones are over what is there before or after
 * the contact, whichever is more: speeds |v_a| + |v_b|, momenta Σ m|v|, energies Σ ½mv². So bodies
 * that come to rest do not make every guess infinitely wrong. */
typedef struct {
  CaromVec2 velocity_error_a, velocity_error_b; /* 0 for an immovable body */
  double velocity_error;                        /* the sum of their lengths, relative */

  CaromMomentumLaw momentum_law;
  CaromVec2 momentum_error; /* of what the law holds it to; else 0 */
  double momentum_error_relative;
  gboolean has_more_momentum; /* the guess's |p|, of what the law holds it to, is the greater */
  gboolean keeps_momentum;    /* TRUE where nothing can be said */

  gboolean has_energy_law;      /* FALSE: other contacts at the same instant have a part in it */
  double energy_error_j;        /* > 0: from nowhere; < 0: lost, beyond what restitution takes */
  double energy_error_relative; /* >= 0 */
  gboolean has_right_energy;    /* TRUE where nothing can be said */

  gboolean approaches; /* the guess lets them move on through each other */
  gboolean turns;      /* it changes velocities along the tangent of a smooth contact, which has
                          nothing to do so with */

  CaromPredictionVerdict verdict; /* by the worst relative error; that of energy, which goes with
                           the square of speed, counts half */
} CaromPredictionScore;

/* carom_prediction_score:
 * @record: the contact as it happened; its outcome is the truth
 * @guess: the velocities that somebody predicts, finite; those of immovable bodies are not looked
 *   at */
CaromPredictionScore carom_prediction_score(const CaromContactRecord *record,
                                            const CaromOutcome *guess);
