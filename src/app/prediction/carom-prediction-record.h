/* carom-prediction-record: the record of predictions: how many were how good, and a list of them.
 */
#pragma once

#include "carom-prediction-session.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PREDICTION_RECORD (carom_prediction_record_get_type())
G_DECLARE_FINAL_TYPE(CaromPredictionRecord, carom_prediction_record, CAROM, PREDICTION_RECORD,
                     GtkBox)

/* @session: a reference is taken; to be set once */
void carom_prediction_record_set_session(CaromPredictionRecord *self,
                                         CaromPredictionSession *session);

/* Returns: (transfer none): a symbol for @verdict, which tells it without colour */
const char *carom_prediction_record_sign(CaromPredictionVerdict verdict);
