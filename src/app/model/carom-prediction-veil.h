/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-veil: the runs as they were before a contact, so that nothing of what came of it
 * is shown while somebody is to predict it. */
#pragma once

#include "carom-comparison.h"

typedef struct CaromPredictionVeil CaromPredictionVeil;

/* @comparison: not owned; must outlive the veil
 * @frame: the one in which the contact is, >= 1
 * Returns: (transfer full): the veil; free it with carom_prediction_veil_free() */
CaromPredictionVeil *carom_prediction_veil_new(const CaromComparison *comparison, guint64 frame);
void carom_prediction_veil_free(CaromPredictionVeil *veil);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromPredictionVeil, carom_prediction_veil_free)

/* The run is measured, but has no log of contacts.
 *
 * Returns: (transfer none): the run of @pane as it was when the frame began; owned by the veil */
const CaromRun *carom_prediction_veil_get_run(CaromPredictionVeil *veil, guint pane);
