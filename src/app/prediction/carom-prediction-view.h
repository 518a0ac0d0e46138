/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-view: the page for predicting contacts: the question, the guess in numbers, how
 * good it was, and the record. */
#pragma once

#include "carom-vote.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PREDICTION_VIEW (carom_prediction_view_get_type())
G_DECLARE_FINAL_TYPE(CaromPredictionView, carom_prediction_view, CAROM, PREDICTION_VIEW, GtkBox)

/* It activates the actions about predictions, see carom-model-actions.h, and the window's actions
 * win.play, win.view (s) and win.predict-export, which asks for a file.
 *
 * @session, @vote: references are taken; to be set once */
void carom_prediction_view_set_session(CaromPredictionView *self, CaromPredictionSession *session,
                                       CaromVote *vote);
