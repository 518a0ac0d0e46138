/* carom-pane-strip: the panes side by side, as many as the comparison has, with dividers to drag.
 */
#pragma once

#include "carom-player.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PANE_STRIP (carom_pane_strip_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneStrip, carom_pane_strip, CAROM, PANE_STRIP, GtkWidget)

/* Properties "show-velocities", "show-labels" and "show-counter" (boolean): whether the pictures
 * have them. */

/* Shows @player, which is referenced. */
void carom_pane_strip_set_player(CaromPaneStrip *self, CaromPlayer *player);
