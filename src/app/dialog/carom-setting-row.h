/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-setting-row: a CaromSetting with its label, in the field, list or box that suits its kind.
 * What is typed or chosen there is a step of the document's undo at once, if a scene may have it;
 * else the field is marked, and below it stands what is wrong. */
#pragma once

#include "carom-document.h"
#include "carom-setting.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_SETTING_ROW (carom_setting_row_get_type())
G_DECLARE_FINAL_TYPE(CaromSettingRow, carom_setting_row, CAROM, SETTING_ROW, GtkBox)

/* @document: a reference is taken
 * @i: which one it is, see carom-setting.h
 * Returns: (transfer floating): the row; it shows nothing before carom_setting_row_show() */
GtkWidget *carom_setting_row_new(CaromDocument *document, const CaromSetting *setting, guint i);

/* Shows what the scene has. What means the same already is left as it was typed; so is what is
 * wrong, until the scene has something else. */
void carom_setting_row_show(CaromSettingRow *self);
/* The next time, what is wrong is not left. */
void carom_setting_row_forget(CaromSettingRow *self);

/* Returns: (transfer none): the label before the field, to be made as wide as others; NULL if it
 *   has none there */
GtkWidget *carom_setting_row_get_label(CaromSettingRow *self);

/* Returns: (transfer none): the field, list or box, which takes the focus */
GtkWidget *carom_setting_row_get_field(CaromSettingRow *self);
