/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-presses: the presses that are under way when widgets go. GTK 4.8 does not end them: a
 * gesture holds the widget that is pressed until the button is released there, and that widget, or
 * the one around it, holds the gesture. What was pressed would never be freed, nor would whatever
 * it shows. */
#pragma once

#include <gtk/gtk.h>

/* Cancels every press, drag and touch in @widget and in all that it contains, which is about to be
 * taken apart. */
void carom_presses_cancel(GtkWidget *widget);

/* Does so in all of @window, whenever it goes from the screen. */
void carom_presses_watch(GtkWidget *window);
