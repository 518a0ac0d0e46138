/* carom-timeline: a slider for the time, with a tick at every frame in which the leading pane had a
 * contact. Its trough is filled as far as frames have been computed. It asks for frames by the
 * action win.seek. */
#pragma once

#include "carom-player.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_TIMELINE (carom_timeline_get_type())
G_DECLARE_FINAL_TYPE(CaromTimeline, carom_timeline, CAROM, TIMELINE, GtkScale)

/* Shows @player, which is referenced. */
void carom_timeline_set_player(CaromTimeline *self, CaromPlayer *player);

/* @hide: whether contacts after the present time have no ticks, although they are known */
void carom_timeline_set_hide_ahead(CaromTimeline *self, gboolean hide);
