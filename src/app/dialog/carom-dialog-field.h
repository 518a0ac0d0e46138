/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-dialog-field: what stands around a field in the windows of this room: the label before it,
 * the unit behind it, and what is wrong below it. */
#pragma once

#include <gtk/gtk.h>

/* @text: translated, with a mnemonic or without
 * Returns: (transfer floating): a label of @field, which is called so for screen readers, too. Long
 *   ones are broken into lines. */
GtkWidget *carom_dialog_field_make_label(const char *text, GtkWidget *field);

/* Returns: (transfer floating): a label for the symbol of a unit, as wide as others */
GtkWidget *carom_dialog_field_make_unit(void);

/* Returns: (transfer floating): a label for what is wrong, which is hidden while nothing is */
GtkWidget *carom_dialog_field_make_message(void);

/* Shows in @message, and at @field, what is wrong with it.
 *
 * @problem: (nullable): in sentences; NULL: nothing */
void carom_dialog_field_show_problem(GtkWidget *field, GtkWidget *message, const char *problem);
