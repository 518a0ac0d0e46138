/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-line-view: one line of a sheet: its formula, and why it is so; or a band across all
 * workings. Pointing at it highlights its marks in the panes; activating it takes the walk there.
 */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_LINE_VIEW (carom_line_view_get_type())
G_DECLARE_FINAL_TYPE(CaromLineView, carom_line_view, CAROM, LINE_VIEW, GtkBox)

/* @inspector: its present explanation has the line; the view must be removed when that changes
 * @topic: of the sheet
 * @column: the resolver, or the column of when and where
 * @number: which line it is in that column, or of the derivation
 * @step: the first of the walk that belongs to the line
 * Returns: (transfer floating): the view */
GtkWidget *carom_line_view_new(CaromInspector *inspector, CaromTopic topic, guint column,
                               guint number, guint step);

/* The same for a band that crosses all columns of the workings.
 *
 * @spacing: between two columns, in pixels
 * Returns: (transfer floating): the view */
GtkWidget *carom_line_view_new_band(CaromInspector *inspector, CaromFindingKind band, guint step,
                                    int spacing);

/* Shows what the inspector says now: whether the line or band is highlighted, in numbers, and known
 * to be wrong. */
void carom_line_view_update(CaromLineView *self);
