/* carom-pane-strip: the panes side by side, one for each run of the comparison, with dividers that
 * can be dragged. */
#pragma once

#include "carom-overlay.h"
#include "carom-prediction-session.h"
#include "carom-staging-choice.h"
#include "carom-theme.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PANE_STRIP (carom_pane_strip_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneStrip, carom_pane_strip, CAROM, PANE_STRIP, GtkWidget)

/* Properties "show-labels", "show-counter", "show-contact" and "show-guess"
 * (boolean): whether the pictures have them. The contact is the geometry of that at which the clock
 * stands; a guess that has been revealed takes its place. A guess that is being made is always
 * shown. */

/* @inspector: has the player and the contact to show; a reference is taken
 * @session: has the guesses to show; a reference is taken
 * @staging: says what the pictures show; a reference is taken */
void carom_pane_strip_show(CaromPaneStrip *self, CaromInspector *inspector,
                           CaromPredictionSession *session, CaromStagingChoice *staging);

/* Returns: (transfer full) (nullable): the geometry that pane @i shows, in the colours of @theme,
 *   or NULL if it shows none. Free it with g_free(). Valid as long as the inspector's contact. */
CaromOverlay *carom_pane_strip_get_overlay(CaromPaneStrip *self, guint i, const CaromTheme *theme);
