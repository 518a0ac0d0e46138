/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-record: shows the record of predictions: a list of them, and how many got each
 * verdict. */
#pragma once

#include "carom-prediction-session.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PREDICTION_RECORD (carom_prediction_record_get_type())
G_DECLARE_FINAL_TYPE(CaromPredictionRecord, carom_prediction_record, CAROM, PREDICTION_RECORD,
                     GtkBox)

/* @session: a reference is taken; to be set once */
void carom_prediction_record_set_session(CaromPredictionRecord *self,
                                         CaromPredictionSession *session);

/* Returns: (transfer none): the sign of @verdict alone, which can be recognised without colour */
const char *carom_prediction_record_sign(CaromPredictionVerdict verdict);
