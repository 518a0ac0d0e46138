/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-chooser: a drop-down with the titles of the panes; hidden while there is only one. */
#pragma once

#include "carom-comparison.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PANE_CHOOSER (carom_pane_chooser_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneChooser, carom_pane_chooser, CAROM, PANE_CHOOSER, GtkWidget)

/* Properties:
 *   "label": what is chosen, for screen readers
 * Signals:
 *   "chosen" (guint pane): the user has chosen this pane */

/* Lists the panes of @comparison, with @pane as the one that is chosen. That is no choice of the
 * user's. */
void carom_pane_chooser_show(CaromPaneChooser *self, const CaromComparison *comparison, guint pane);
