/* carom-prediction-entry: fields for one guessed velocity: two components, in the numbers of the
 * user's locale. They follow the guess, and change it. */
#pragma once

#include "carom-prediction-session.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PREDICTION_ENTRY (carom_prediction_entry_get_type())
G_DECLARE_FINAL_TYPE(CaromPredictionEntry, carom_prediction_entry, CAROM, PREDICTION_ENTRY, GtkBox)

/* Returns: fields for @body's guess. @session is referenced. Enter activates win.reveal. */
GtkWidget *carom_prediction_entry_new(CaromPredictionSession *session, CaromContactBody body);

/* Shows the guess; @name: what the body is called. Hidden where there is nothing to guess. */
void carom_prediction_entry_show(CaromPredictionEntry *self, const char *name, const char *unit);
