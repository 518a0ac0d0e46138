/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-clock: the id of the tick callback is kept at the widget; there is none while
 * nothing moves. */
#include "carom-window-clock.h"

#define TICK_ID "carom-window-clock-id"

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer player) {
  carom_player_tick(player, gdk_frame_clock_get_frame_time(clock));
  return G_SOURCE_CONTINUE;
}

static void on_active(CaromPlayer *player, GParamSpec *property, gpointer widget) {
  guint tick_id = GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(widget), TICK_ID));
  gboolean active;
  g_object_get(player, "active", &active, NULL);
  if (active == (tick_id != 0))
    return;
  if (active)
    tick_id = gtk_widget_add_tick_callback(widget, on_tick, g_object_ref(player), g_object_unref);
  else
    gtk_widget_remove_tick_callback(widget, tick_id);
  g_object_set_data(G_OBJECT(widget), TICK_ID, GUINT_TO_POINTER(active ? tick_id : 0));
}

void carom_window_clock_add(GtkWidget *widget, CaromPlayer *player) {
  g_return_if_fail(GTK_IS_WIDGET(widget) && CAROM_IS_PLAYER(player));
  g_signal_connect_object(player, "notify::active", G_CALLBACK(on_active), widget, 0);
}
