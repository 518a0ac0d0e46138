/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-actions: the actions for predicting contacts: predict (boolean state), reveal,
 * predict-go-on, predict-skip, predict-start-over, predict-filter (s: as
 * carom_prediction_filter_parse() reads it), predict-clear and predict-restore, which takes it
 * back. */
#pragma once

#include "carom-prediction-session.h"

#include <gio/gio.h>

/* Adds the actions to @map. The session's signal "failed" reports failures.
 *
 * @session: must outlive @map */
void carom_prediction_actions_add(GActionMap *map, CaromPredictionSession *session);
