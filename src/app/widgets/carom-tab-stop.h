/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-tab-stop: contains a widget, such as a list, that is one stop for the Tab key; within it
 * the arrows move. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_TAB_STOP (carom_tab_stop_get_type())
G_DECLARE_FINAL_TYPE(CaromTabStop, carom_tab_stop, CAROM, TAB_STOP, GtkWidget)

/* Properties:
 *   "child" (GtkWidget)
 *
 * It has no functions of its own. */
