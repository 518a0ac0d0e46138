/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-keys: the keys that control the clock, what has the focus, and what Escape closes.
 */
#pragma once

#include <gtk/gtk.h>

/* Makes the keys of the table (carom-shortcuts) work in @window, except where they mean something
 * else: in text fields and lists, on sliders and in popovers, and the space bar on what it presses.
 * In a field, Escape takes back what has been typed since the focus came or Enter was pressed; only
 * where that is nothing does it act for the window. What is pressed with the pointer does not keep
 * the focus.
 *
 * @home: (transfer none): the widget of the window that gets the focus then: the panes */
void carom_window_keys_add(GtkWidget *window, GtkWidget *home);

/* Makes the keys work while @widget has the focus, although other widgets of its kind use them
 * themselves. */
void carom_window_keys_leave(GtkWidget *widget);

/* Leaves the keys of lists to @widget while it has the focus. */
void carom_window_keys_keep(GtkWidget *widget);

/* Leaves the space bar and Enter to @widget while it has the focus, as to a button. */
void carom_window_keys_press(GtkWidget *widget);

/* Leaves all plain keys to the field @widget, Escape too, with which it takes back typing itself.
 */
void carom_window_keys_own(GtkWidget *widget);

/* Leaves the keys that write a character to @widget while it, or what is in it, has the focus. */
void carom_window_keys_type(GtkWidget *widget);

/* Leads the focus home from a widget that those keys or the keys of lists are left to, or from a
 * number field or a slider, out of which they would not lead.
 *
 * Returns: whether it was in one */
gboolean carom_window_keys_leave_typing(GtkWidget *window);

/* Whether that key writes a character other than space. */
gboolean carom_window_keys_is_typed(guint key, GdkModifierType state);

/* Makes Escape close the window that @widget is, or is in, while the focus is in @widget. What has
 * the focus comes first: there Escape takes back what is typed, or closes what is open. */
void carom_window_keys_close_by_escape(GtkWidget *widget);

/* Keeps the keyboard working when @menu closes from within a submenu.
 *
 * @back: (transfer none): what gets the focus then */
void carom_window_keys_watch_menu(GtkPopover *menu, GtkWidget *back);
