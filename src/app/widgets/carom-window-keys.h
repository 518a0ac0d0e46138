/* carom-window-keys: the keys that move time, whichever button has the focus. */
#pragma once

#include <gtk/gtk.h>

/* Makes them work in @window, except where they mean something else: in text fields, on sliders
 * and in popovers. */
void carom_window_keys_add(GtkWidget *window);

/* @widget has no use of its own for any of them: they work there too, although other widgets of its
 * kind take them. */
void carom_window_keys_leave(GtkWidget *widget);

/* Keeps the keyboard alive when @button's menu closes from within a submenu. */
void carom_window_keys_watch_menu(GtkMenuButton *button);
