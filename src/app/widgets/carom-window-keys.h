/* carom-window-keys: the keys that control the clock, whichever button has the focus. */
#pragma once

#include <gtk/gtk.h>

/* Makes the keys work in @window, except where they mean something else: in text fields, on sliders
 * and in popovers. */
void carom_window_keys_add(GtkWidget *window);

/* Makes the keys work while @widget has the focus, although other widgets of its kind use them
 * themselves. */
void carom_window_keys_leave(GtkWidget *widget);

/* Keeps the keyboard working when @button's menu closes from within a submenu. */
void carom_window_keys_watch_menu(GtkMenuButton *button);
