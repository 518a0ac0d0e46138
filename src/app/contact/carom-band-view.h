/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-band-view: the typeset contents of a band across the workings of a contact. It fills the
 * width that it is given. */
#pragma once

#include "carom-explanation-band.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_BAND_VIEW (carom_band_view_get_type())
G_DECLARE_FINAL_TYPE(CaromBandView, carom_band_view, CAROM, BAND_VIEW, GtkWidget)

/* @explanation: a reference is taken
 * @gap: between two columns, in pixels
 * Returns: (transfer floating): the view */
GtkWidget *carom_band_view_new(CaromExplanation *explanation, CaromFindingKind kind, int gap);

/* Draws the background and, if it is @lit, a frame, for @widget, which contains the band. */
void carom_band_view_snapshot_ground(CaromBandView *self, GtkWidget *widget, GtkSnapshot *snapshot,
                                     gboolean lit);
