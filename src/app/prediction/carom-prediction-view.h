/* carom-prediction-view: the page of predict and reveal: what is asked, the guess in numbers, what
 * became of it, and the record. */
#pragma once

#include "carom-prediction-session.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PREDICTION_VIEW (carom_prediction_view_get_type())
G_DECLARE_FINAL_TYPE(CaromPredictionView, carom_prediction_view, CAROM, PREDICTION_VIEW, GtkBox)

/* carom_prediction_view_set_session:
 * @session: referenced; once
 *
 * It speaks to the window by the actions of carom-prediction-actions, and by win.play, win.view (s)
 * and win.predict-export, which asks for a file. */
void carom_prediction_view_set_session(CaromPredictionView *self, CaromPredictionSession *session);
