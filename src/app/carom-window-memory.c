/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-memory: what the window's size is before anybody has changed it, the window manager
 * decides. So it is looked at when the first frame is drawn, and only what is different at the end
 * is remembered. */
#include "carom-window-memory.h"

#include "carom-present-type.h"

/* On narrower screens the side panel is hidden until it is asked for: the panes need the room. */
#define NARROW_SCREEN 1200
/* On others its tables are whole, also beside a scroll bar; on these the charts are. */
#define WIDE_PANEL 352

/* Of the height that panes and page share in a presentation, where nobody has chosen it. */
#define PRESENT_SHARE 0.72

/* The size of the window's screen in application pixels; @fallback if it cannot be found. */
static GdkRectangle get_screen(GtkWidget *window, GdkRectangle fallback) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  GdkMonitor *monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(window), surface);
  if (monitor)
    gdk_monitor_get_geometry(monitor, &fallback);
  return fallback;
}

/* Sets the size of the letters for a window of this size, which fills the screen. */
static void on_layout(GdkSurface *surface, int width, int height, gpointer data) {
  CaromWindowMemory *memory = data;
  if (memory->presents && height != memory->type_height) {
    memory->type_height = height; /* there is a layout for every frame that changes a size */
    carom_present_type_set(GTK_WIDGET(memory->window), height);
  }
}

/* What the window has and what the presentation has change places. */
static void swap_rooms(CaromWindowMemory *memory) {
  CaromSplitRoom room = memory->other_room;
  double share = memory->other_share;
  g_object_get(memory->split, "room", &memory->other_room, "share", &memory->other_share, NULL);
  g_object_set(memory->split, "room", room, "share", share, NULL);
}

void carom_window_memory_present(CaromWindowMemory *memory, gboolean presents) {
  g_return_if_fail(memory && GTK_IS_WINDOW(memory->window));
  GtkWidget *window = GTK_WIDGET(memory->window);
  memory->presents = presents;
  if (presents) {
    memory->panel_after_presentation = gtk_widget_get_visible(memory->side_panel);
    gtk_widget_set_visible(memory->side_panel, FALSE);
    memory->type_height = gtk_widget_get_height(window);
    carom_present_type_set(window, memory->type_height);
    gtk_widget_add_css_class(window, "presentation");
  } else {
    gtk_widget_set_visible(memory->side_panel, memory->panel_after_presentation);
    gtk_widget_remove_css_class(window, "presentation");
  }
  swap_rooms(memory);
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
  g_object_set(memory->edit_bar, "unfolded", found->tools, NULL);
  g_object_set(memory->pointer_dot, "enabled", found->pointer_dot, NULL);
  g_object_set(memory->staging, "turns", !found->keeps_upright, NULL);
  g_object_set(memory->session, "choices", !found->predict_arrows, "kinds",
               ~found->predict_left_out, NULL);
  if (found->memory_mb > 0)
    g_object_set(memory->document, "memory-mb", found->memory_mb, NULL);
  g_object_get(memory->document, "memory-mb", &found->memory_mb, NULL);
  if (found->panes_share > 0)
    g_object_set(memory->split, "share", found->panes_share, NULL);
  g_object_get(memory->split, "share", &found->panes_share, NULL);
  gtk_widget_add_tick_callback(GTK_WIDGET(memory->window), on_first_frame, memory, NULL);
  if (found->present_share == 0)
    found->present_share = PRESENT_SHARE;
  memory->other_room = (CaromSplitRoom)found->present_room;
  memory->other_share = found->present_share;
  g_object_set(memory->lecture, "words", !found->present_without_words, "few-digits",
               !found->present_all_digits, NULL);
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
  g_signal_connect(gtk_native_get_surface(GTK_NATIVE(memory->window)), "layout",
                   G_CALLBACK(on_layout), memory);
}

void carom_window_memory_keep(CaromWindowMemory *memory) {
  g_autoptr(GError) error = NULL;
  CaromSettings now = memory->found;
  gboolean words, few_digits, choices;
  guint kinds;
  if (memory->presents)
    carom_window_memory_present(memory, FALSE);
  gtk_window_get_default_size(memory->window, &now.width, &now.height);
  now.maximized = gtk_window_is_maximized(memory->window);
  now.side_panel = gtk_widget_get_visible(memory->side_panel) ? CAROM_CHOICE_YES : CAROM_CHOICE_NO;
  g_object_get(memory->split, "share", &now.panes_share, NULL);
  g_object_get(memory->edit_bar, "unfolded", &now.tools, NULL);
  g_object_get(memory->pointer_dot, "enabled", &now.pointer_dot, NULL);
  g_object_get(memory->document, "memory-mb", &now.memory_mb, NULL);
  g_object_get(memory->lecture, "words", &words, "few-digits", &few_digits, NULL);
  g_object_get(memory->session, "choices", &choices, "kinds", &kinds, NULL);
  now.predict_arrows = !choices;
  now.predict_left_out = ~kinds;
  now.keeps_upright = !carom_staging_choice_get_turns(memory->staging);
  now.present_room = memory->other_room;
  now.present_share = memory->other_share;
  now.present_without_words = !words;
  now.present_all_digits = !few_digits;
  if (!carom_settings_write(&memory->found, &now, &error))
    g_info("%s", error->message); /* there is nobody left to tell */
  memory->found = now;
}
