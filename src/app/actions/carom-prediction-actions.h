/* carom-prediction-actions: the actions of predict and reveal: predict (boolean state), reveal,
 * predict-go-on, predict-skip, predict-start-over, predict-filter (s: as
 * carom_prediction_filter_parse() reads it) and predict-clear. */
#pragma once

#include "carom-prediction-session.h"

#include <gio/gio.h>

/* Adds them to @map. @session must outlive it. Failures are told by the session's signal "failed".
 */
void carom_prediction_actions_add(GActionMap *map, CaromPredictionSession *session);
