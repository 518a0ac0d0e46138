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

/* Others only read it. */
struct _CaromSettingRow {
  GtkBox parent_instance;
  const CaromSetting *setting;
  GtkWidget *label; /* before the field, or above it; NULL: the field has it */
  GtkWidget *field; /* GtkEntry, GtkTextView, GtkCheckButton or GtkDropDown */

  /*< private >*/
  CaromDocument *document;
  guint index;
  char *had;          /* (nullable): what the scene had when the field was shown or edited last */
  gboolean showing;   /* the program changes the field, not the user */
  gboolean is_kept;   /* what is in the field stays, whatever the scene has */
  GtkLabel *unit;     /* NULL: it has none */
  GtkWidget *message; /* what is wrong; hidden while nothing is */
};

/* @document: a reference is taken
 * @i: which one it is, see carom-setting.h
 * Returns: (transfer floating): the row; it shows nothing before carom_setting_row_show() */
GtkWidget *carom_setting_row_new(CaromDocument *document, const CaromSetting *setting, guint i);

/* Shows what the scene has. What means the same already is left as it was typed; so is what is
 * wrong, until the scene has something else. */
void carom_setting_row_show(CaromSettingRow *self);
/* The next time, what is wrong is not left. */
void carom_setting_row_forget(CaromSettingRow *self);
