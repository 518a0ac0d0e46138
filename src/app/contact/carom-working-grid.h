/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working-grid: the workings of a contact in columns, one for each resolver, with a row for
 * every step of the walk through them. */
#pragma once

#include "carom-contact-page.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_WORKING_GRID (carom_working_grid_get_type())
G_DECLARE_FINAL_TYPE(CaromWorkingGrid, carom_working_grid, CAROM, WORKING_GRID, GtkWidget)

/* Shows the explanation of @inspector, to which a reference is taken. Call
 * carom_working_grid_show() whenever the explanation has changed. */
void carom_working_grid_set_inspector(CaromWorkingGrid *self, CaromInspector *inspector);

/* Creates all lines again from the present explanation. */
void carom_working_grid_show(CaromWorkingGrid *self);

/* Highlights the lines that the inspector says are highlighted. */
void carom_working_grid_update(CaromWorkingGrid *self);

/* Returns: the height of the highest row, as it was last laid out */
int carom_working_grid_get_row_height(CaromWorkingGrid *self);

/* @target: a widget around this one
 * @current: (out): where they are, in its coordinates
 * Returns: whether there are any */
gboolean carom_working_grid_find_current(CaromWorkingGrid *self, GtkWidget *target,
                                         CaromCurrentLines *current);
