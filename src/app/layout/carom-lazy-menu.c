/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lazy-menu: a menu is made in the first pause after the first frame, or when its button is
 * pressed before that. It is not left to the press, because GTK 4.8 puts the lines between sections
 * in when it is idle, and a popover that is shown before that does not grow for them. */
#include "carom-lazy-menu.h"

#define LAZY_MENU "carom-lazy-menu"

typedef struct {
  GMenuModel *menu;
  CaromLazyMenuFunc on_made;
  gpointer data;
} LazyMenu;

static void lazy_menu_free(gpointer data) {
  LazyMenu *lazy = data;
  g_object_unref(lazy->menu);
  g_free(lazy);
}

static void make(GtkMenuButton *button, gpointer data) {
  const LazyMenu *lazy = data;
  if (gtk_menu_button_get_popover(button))
    return;
  gtk_menu_button_set_menu_model(button, lazy->menu);
  if (lazy->on_made)
    lazy->on_made(button, gtk_menu_button_get_popover(button), lazy->data);
}

/* Unless its window has been closed meanwhile. */
static gboolean make_in_pause(gpointer button) {
  if (gtk_widget_get_root(button))
    make(button, g_object_get_data(button, LAZY_MENU));
  return G_SOURCE_REMOVE;
}

static gboolean on_first_frame(GtkWidget *button, GdkFrameClock *clock, gpointer data) {
  g_idle_add_full(G_PRIORITY_LOW, make_in_pause, g_object_ref(button), g_object_unref);
  return G_SOURCE_REMOVE;
}

static void on_map(GtkWidget *button, gpointer data) {
  g_signal_handlers_disconnect_by_func(button, on_map, data);
  gtk_widget_add_tick_callback(button, on_first_frame, NULL, NULL);
}

void carom_lazy_menu_set(GtkMenuButton *button, GMenuModel *menu, CaromLazyMenuFunc on_made,
                         gpointer data) {
  g_return_if_fail(GTK_IS_MENU_BUTTON(button) && G_IS_MENU_MODEL(menu));
  LazyMenu *lazy = g_new(LazyMenu, 1);
  *lazy = (LazyMenu){g_object_ref(menu), on_made, data};
  g_object_set_data_full(G_OBJECT(button), LAZY_MENU, lazy, lazy_menu_free);
  gtk_menu_button_set_create_popup_func(button, make, lazy, NULL);
  g_signal_connect(button, "map", G_CALLBACK(on_map), NULL);
}
