/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-parameter-row: the name, slider and number field of one of the scene's parameters. It asks
 * for a change by the action win.ID, where ID is the parameter's. */
#pragma once

#include "carom-document.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PARAMETER_ROW (carom_parameter_row_get_type())
G_DECLARE_FINAL_TYPE(CaromParameterRow, carom_parameter_row, CAROM, PARAMETER_ROW, GtkBox)

/* @document: (nullable): whose scene is kept with what is being typed; a reference is taken
 * Returns: (transfer floating): a row for @parameter */
GtkWidget *carom_parameter_row_new(const CaromParameter *parameter, CaromDocument *document);

/* Shows the value in @scene, or hides the row where the parameter means nothing there.
 *
 * @keeps_place: whether the row is neither shown nor hidden for now, so that nothing below it moves
 */
void carom_parameter_row_show(CaromParameterRow *self, const CaromScene *scene,
                              gboolean keeps_place);
