/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-hover: a motion controller that takes note, and a tick that tells. */
#include "carom-hover.h"

typedef struct {
  GtkWidget *widget; /* outlives its controllers, and ends its ticks before them */
  CaromHoverFunc hovered;
  gpointer user_data;
  CaromHover hover;
  guint tick_id; /* 0 while there is nothing to tell */
} Watch;

static gboolean tell(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  Watch *watch = data;
  watch->tick_id = 0;
  watch->hovered(&watch->hover, watch->user_data);
  return G_SOURCE_REMOVE;
}

static void on_motion(GtkEventController *motion, double x, double y, Watch *watch) {
  GdkDevice *device = gtk_event_controller_get_current_event_device(motion);
  watch->hover = (CaromHover){
      .x = x,
      .y = y,
      .keys = gtk_event_controller_get_current_event_state(motion),
      .is_touch = device && gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN,
  };
  if (watch->tick_id == 0)
    watch->tick_id = gtk_widget_add_tick_callback(watch->widget, tell, watch, NULL);
}

static void forget(Watch *watch) {
  if (watch->tick_id != 0)
    gtk_widget_remove_tick_callback(watch->widget, watch->tick_id);
  watch->tick_id = 0;
}

GtkEventController *carom_hover_add(GtkWidget *widget, CaromHoverFunc hovered, gpointer user_data) {
  GtkEventController *motion = gtk_event_controller_motion_new();
  Watch *watch = g_new0(Watch, 1);
  *watch = (Watch){.widget = widget, .hovered = hovered, .user_data = user_data};
  g_signal_connect(motion, "enter", G_CALLBACK(on_motion), watch);
  g_signal_connect(motion, "motion", G_CALLBACK(on_motion), watch);
  g_signal_connect_swapped(motion, "leave", G_CALLBACK(forget), watch);
  g_object_set_data_full(G_OBJECT(motion), "carom-hover", watch, g_free);
  gtk_widget_add_controller(widget, motion);
  return motion;
}
