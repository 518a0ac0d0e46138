/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-column-view: functions that GtkColumnView lacks, or lacked in GTK 4.8. Only this file knows
 * which widgets a GtkColumnView is made of. */
#pragma once

#include <gtk/gtk.h>

/* Scrolls no further than necessary to show a row. The rows must have been laid out.
 *
 * @position: the position of the row */
void carom_column_view_scroll_to(GtkColumnView *view, guint position);

/* Scrolls sideways no further than necessary to show a cell in it. */
void carom_column_view_scroll_to_cell(GtkColumnView *view, GtkWidget *cell);

/* Whether the row of a cell in it is to be seen, at least a part of it. */
gboolean carom_column_view_shows(GtkColumnView *view, GtkWidget *cell);

/* Aligns the title of a column to the right, above numbers, whatever the direction of writing.
 *
 * @column: the position of the column */
void carom_column_view_align_title_right(GtkColumnView *view, guint column);

/* Says more about a column where the pointer rests on its title.
 *
 * @column: the position of the column */
void carom_column_view_set_title_tooltip(GtkColumnView *view, guint column, const char *text);

/* Whether there is a row at a place in @view. */
gboolean carom_column_view_has_row_at(GtkColumnView *view, double x, double y);
