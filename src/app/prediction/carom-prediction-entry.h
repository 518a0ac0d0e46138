/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-entry: the fields for one guessed velocity: two components, as numbers with a
 * decimal point; the locale's sign is understood too. They follow the guess and change it. */
#pragma once

#include "carom-prediction-session.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PREDICTION_ENTRY (carom_prediction_entry_get_type())
G_DECLARE_FINAL_TYPE(CaromPredictionEntry, carom_prediction_entry, CAROM, PREDICTION_ENTRY, GtkBox)

/* Pressing Enter activates win.reveal.
 *
 * @session: a reference is taken
 * Returns: (transfer floating): the fields for the guess of @body */
GtkWidget *carom_prediction_entry_new(CaromPredictionSession *session, CaromContactBody body);

/* Shows the guess. The fields are hidden where there is nothing to guess.
 *
 * @name: what the body is called
 * @symbol: its symbol in formulas */
void carom_prediction_entry_show(CaromPredictionEntry *self, const char *name, const char *symbol,
                                 const char *unit);

/* @symbol: of a body, as in formulas
 * Returns: (transfer full): the symbol of its velocity after the contact, as Pango markup */
char *carom_prediction_entry_make_symbol(const char *symbol);
