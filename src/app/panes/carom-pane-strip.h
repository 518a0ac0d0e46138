/* carom-pane-strip: the panes side by side, as many as the comparison has, with dividers to drag.
 */
#pragma once

#include "carom-overlay.h"
#include "carom-prediction-session.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PANE_STRIP (carom_pane_strip_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneStrip, carom_pane_strip, CAROM, PANE_STRIP, GtkWidget)

/* Properties "show-velocities", "show-labels", "show-counter" and "show-contact" (boolean): whether
 * the pictures have them; the last is the geometry of the contact at which the clock stands. */

/* carom_pane_strip_show:
 * @inspector: whose player and contact to show; referenced
 * @session: whose guesses to show; referenced */
void carom_pane_strip_show(CaromPaneStrip *self, CaromInspector *inspector,
                           CaromPredictionSession *session);

/* carom_pane_strip_get_overlay:
 * Returns: (transfer full) (nullable): the geometry that pane @i shows, in the colours of @theme;
 *   free with g_free(). NULL where it shows none. Valid as long as the inspector's contact. */
CaromOverlay *carom_pane_strip_get_overlay(CaromPaneStrip *self, guint i, const CaromTheme *theme);
