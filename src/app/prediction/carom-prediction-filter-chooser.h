/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-filter-chooser: the controls that choose which contacts ask for a prediction. */
#pragma once

#include "carom-prediction-session.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PREDICTION_FILTER_CHOOSER (carom_prediction_filter_chooser_get_type())
G_DECLARE_FINAL_TYPE(CaromPredictionFilterChooser, carom_prediction_filter_chooser, CAROM,
                     PREDICTION_FILTER_CHOOSER, GtkBox)

/* @session: a reference is taken; to be set once */
void carom_prediction_filter_chooser_set_session(CaromPredictionFilterChooser *self,
                                                 CaromPredictionSession *session);
