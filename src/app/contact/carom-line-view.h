/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-line-view: one line of a working, of a resolver or of when and where: its formula and the
 * reason; or a band across all workings. Pointing at it highlights its marks in the panes;
 * activating it takes the walk through the working there. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_LINE_VIEW (carom_line_view_get_type())
G_DECLARE_FINAL_TYPE(CaromLineView, carom_line_view, CAROM, LINE_VIEW, GtkBox)

/* @inspector: its present explanation has the line; the view must be removed when that changes
 * @resolver, @line: which line of which working
 * @step: the first step of the walk that belongs to the line
 * Returns: (transfer floating): the view */
GtkWidget *carom_line_view_new(CaromInspector *inspector, guint resolver, guint line, guint step);

/* The same for a line of when and where.
 *
 * @column: of those of the inspector; it must have an account
 * @row: of the walk, in which the column has a line
 * Returns: (transfer floating): the view */
GtkWidget *carom_line_view_new_encounter(CaromInspector *inspector, guint column, guint row);

/* The same for a band that crosses all columns.
 *
 * @spacing: between two columns, in pixels
 * Returns: (transfer floating): the view */
GtkWidget *carom_line_view_new_band(CaromInspector *inspector, CaromFindingKind band, guint step,
                                    int spacing);

/* Shows whether the line or band is highlighted. */
void carom_line_view_update(CaromLineView *self);
