/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-presentation: the style sheet does the rest, by the classes that are set here. */
#include "carom-window-presentation.h"

/* On narrower screens the side panel is hidden until it is asked for: the panes need the room. */
#define NARROW_SCREEN 1200
/* On others its tables are whole, also beside a scroll bar; on these the charts are. */
#define WIDE_PANEL 352
/* From this height on, a presentation has room for text that can be read from the back row. */
#define TALL_SCREEN 900

/* The size of the window's screen in application pixels; @fallback if it cannot be found. */
static GdkRectangle get_screen(GtkWidget *window, GdkRectangle fallback) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  GdkMonitor *monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(window), surface);
  if (monitor)
    gdk_monitor_get_geometry(monitor, &fallback);
  return fallback;
}

static void on_fullscreened(GtkWidget *window, GParamSpec *property, gpointer data) {
  CaromWindowMemory *memory = data;
  gboolean is_presentation = gtk_window_is_fullscreen(memory->window);
  g_object_set(memory->pointer_dot, "presenting", is_presentation, NULL);
  if (is_presentation) {
    memory->panel_after_presentation = gtk_widget_get_visible(memory->side_panel);
    gtk_widget_set_visible(memory->side_panel, FALSE);
    gtk_widget_add_css_class(window, "presentation");
    if (get_screen(window, (GdkRectangle){0}).height >= TALL_SCREEN)
      gtk_widget_add_css_class(window, "tall");
  } else {
    gtk_widget_set_visible(memory->side_panel, memory->panel_after_presentation);
    gtk_widget_remove_css_class(window, "presentation");
    gtk_widget_remove_css_class(window, "tall");
  }
}

void carom_window_presentation_follow(CaromWindowMemory *memory) {
  g_return_if_fail(memory && GTK_IS_WINDOW(memory->window));
  g_signal_connect(memory->window, "notify::fullscreened", G_CALLBACK(on_fullscreened), memory);
}

void carom_window_presentation_make_room(CaromWindowMemory *memory) {
  g_return_if_fail(memory && GTK_IS_WINDOW(memory->window));
  GdkRectangle screen =
      get_screen(GTK_WIDGET(memory->window), (GdkRectangle){.width = NARROW_SCREEN});
  if (screen.width >= NARROW_SCREEN)
    gtk_widget_set_size_request(memory->side_panel, WIDE_PANEL, -1);
  carom_window_memory_recall_panel(memory, screen.width >= NARROW_SCREEN);
}
