/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-setting: what becomes of what is typed into a cell of the tables of discs, walls and
 * emitters.
 */
#pragma once

#include "carom-editor.h"
#include "carom-item-column.h"

typedef struct {
  const CaromItemColumn *column;
  double value;       /* of a field */
  gconstpointer text; /* (nullable): of a text, see carom_item_text_read() */
  guint mass_power;   /* see carom_edit_field_set() */
} CaromItemSetting;

/* Reads @text, which is one of carom-item-text.h or a calculation in the scene's unit; without a
 * unit angles are in degrees.
 *
 * @setting: (out): all but the mass power
 * Returns: whether it can be read; if not, @error says why */
gboolean carom_item_setting_read(CaromItemSetting *setting, const CaromItemColumn *column,
                                 const char *text, const CaromScene *scene, GError **error);

/* Sets it for @item and, if that is selected, for all others of its kind that are; else @item is
 * what is selected then. It is one step of undo, with a name.
 *
 * @setting: the mass power is that of @editor
 * Returns: whether it was possible; if not, nothing has changed, and @error says why: the editor
 *   does not, so that it is said in one place */
gboolean carom_item_setting_do(CaromItemSetting *setting, CaromEditor *editor,
                               const CaromEditView *view, CaromItem item, GError **error);

/* What carom_item_setting_do() would make of @scene, without doing it.
 *
 * Returns: (transfer full) (nullable): the scene; NULL if it is not possible: @error says why */
CaromScene *carom_item_setting_try(CaromItemSetting *setting, CaromEditor *editor,
                                   const CaromScene *scene, CaromItem item, GError **error);
