/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-memory: what the window's size is before anybody has changed it, the window manager
 * decides. So it is looked at when the first frame is drawn, and only what is different at the end
 * is remembered. */
#include "carom-window-memory.h"

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

/* The style sheet does the rest, by the classes that are set here. */
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

/* ---- From one time to the next ---- */

/* The width and height of the largest screen; a window that was left on a larger one must fit. */
static void find_largest_screen(GtkWidget *window, int *width, int *height) {
  GListModel *monitors = gdk_display_get_monitors(gtk_widget_get_display(window));
  *width = *height = 0;
  for (guint i = 0; i < g_list_model_get_n_items(monitors); i++) {
    g_autoptr(GdkMonitor) monitor = g_list_model_get_item(monitors, i);
    GdkRectangle geometry;
    gdk_monitor_get_geometry(monitor, &geometry);
    *width = MAX(*width, geometry.width);
    *height = MAX(*height, geometry.height);
  }
}

static gboolean on_first_frame(GtkWidget *window, GdkFrameClock *clock, gpointer data) {
  CaromWindowMemory *memory = data;
  gtk_window_get_default_size(memory->window, &memory->found.width, &memory->found.height);
  memory->found.maximized = gtk_window_is_maximized(memory->window);
  return G_SOURCE_REMOVE;
}

void carom_window_memory_recall(CaromWindowMemory *memory) {
  CaromSettings *found = &memory->found;
  int width, height;
  carom_settings_read(found);
  find_largest_screen(GTK_WIDGET(memory->window), &width, &height);
  if (found->width > 0)
    gtk_window_set_default_size(memory->window, MIN(found->width, width),
                                MIN(found->height, height));
  if (found->maximized)
    gtk_window_maximize(memory->window);
  g_object_set(memory->pointer_dot, "enabled", found->pointer_dot, NULL);
  g_object_set(memory->staging, "turns", !found->keeps_upright, NULL);
  if (found->memory_mb > 0)
    g_object_set(memory->document, "memory-mb", found->memory_mb, NULL);
  g_object_get(memory->document, "memory-mb", &found->memory_mb, NULL);
  if (found->panes_share > 0)
    g_object_set(memory->split, "share", found->panes_share, NULL);
  g_object_get(memory->split, "share", &found->panes_share, NULL);
  gtk_widget_add_tick_callback(GTK_WIDGET(memory->window), on_first_frame, memory, NULL);
  g_signal_connect(memory->window, "notify::fullscreened", G_CALLBACK(on_fullscreened), memory);
}

/* What was chosen counts more than whether there is room. */
static void recall_panel(CaromWindowMemory *memory, gboolean has_room) {
  CaromChoice chosen = memory->found.side_panel;
  gboolean shown = chosen == CAROM_CHOICE_NONE ? has_room : chosen == CAROM_CHOICE_YES;
  gtk_widget_set_visible(memory->side_panel, shown);
  memory->panel_after_presentation = shown;
  memory->found.side_panel = shown ? CAROM_CHOICE_YES : CAROM_CHOICE_NO;
}

void carom_window_memory_make_room(CaromWindowMemory *memory) {
  g_return_if_fail(memory && GTK_IS_WINDOW(memory->window));
  GdkRectangle screen =
      get_screen(GTK_WIDGET(memory->window), (GdkRectangle){.width = NARROW_SCREEN});
  if (screen.width >= NARROW_SCREEN)
    gtk_widget_set_size_request(memory->side_panel, WIDE_PANEL, -1);
  recall_panel(memory, screen.width >= NARROW_SCREEN);
}

void carom_window_memory_keep(CaromWindowMemory *memory) {
  g_autoptr(GError) error = NULL;
  CaromSettings now = memory->found;
  gboolean shown = gtk_window_is_fullscreen(memory->window)
                       ? memory->panel_after_presentation
                       : gtk_widget_get_visible(memory->side_panel);
  gtk_window_get_default_size(memory->window, &now.width, &now.height);
  now.maximized = gtk_window_is_maximized(memory->window);
  now.side_panel = shown ? CAROM_CHOICE_YES : CAROM_CHOICE_NO;
  g_object_get(memory->split, "share", &now.panes_share, NULL);
  g_object_get(memory->pointer_dot, "enabled", &now.pointer_dot, NULL);
  g_object_get(memory->document, "memory-mb", &now.memory_mb, NULL);
  now.keeps_upright = !carom_staging_choice_get_turns(memory->staging);
  if (!carom_settings_write(&memory->found, &now, &error))
    g_info("%s", error->message); /* there is nobody left to tell */
  memory->found = now;
}
