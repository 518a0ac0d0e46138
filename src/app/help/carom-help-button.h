/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-help-button: a small “?” beside something, which leads to what there is to read about it,
 * by the action win.help. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_HELP_BUTTON (carom_help_button_get_type())
G_DECLARE_FINAL_TYPE(CaromHelpButton, carom_help_button, CAROM, HELP_BUTTON, GtkButton)

/* In templates it has its topic as the property "topic".
 *
 * @id: that of a topic
 * Returns: (transfer floating): the button */
GtkWidget *carom_help_button_new(const char *id);
