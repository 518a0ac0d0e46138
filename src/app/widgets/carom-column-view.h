/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-column-view: what GtkColumnView lacks, or lacked in GTK 4.8, and columns of text. Only this
 * file knows which widgets a GtkColumnView is made of. */
#pragma once

#include <gtk/gtk.h>

/* What is written in the cells of a column, which are labels. Each function is given what came with
 * the column as @data. */
typedef struct {
  gboolean is_number; /* at the right, its title too, and all digits equally wide */
  /* Returns: (transfer full): Pango markup */
  char *(*write)(gpointer item, gconstpointer data);
  /* The same where numbers have few digits, see carom_widget_theme_get_digits(); may be NULL. */
  char *(*write_few)(gpointer item, gconstpointer data);
  const char *tooltip; /* (nullable): of every cell, translated */
  /* Returns: (transfer full): the tooltip of a cell, where these differ; may be NULL */
  char *(*tell)(gpointer item, gconstpointer data);
  /* Returns: by what the rows are sorted; may be NULL */
  double (*get_key)(gpointer item, gconstpointer data);
} CaromColumnViewCells;

/* Adds a column that expands. A cell is written again whenever its item emits "changed", if it has
 * such a signal.
 *
 * @title: (nullable)
 * @data: must live as long as @view */
void carom_column_view_append(GtkColumnView *view, const char *title,
                              const CaromColumnViewCells *cells, gconstpointer data);

/* Scrolls no further than necessary to show a row. The rows must have been laid out.
 *
 * @position: the position of the row */
void carom_column_view_scroll_to(GtkColumnView *view, guint position);

/* Gives the focus to the selected row, if it has been laid out: keys go on from there. */
void carom_column_view_focus_selected(GtkColumnView *view);

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

/* @direction: 1 or -1
 * Returns: (transfer none) (nullable): the next column that is shown on that side of @column, as
 *   the user has put them; NULL if there is none */
GtkColumnViewColumn *carom_column_view_get_next(GtkColumnView *view, GtkColumnViewColumn *column,
                                                int direction);

/* Whether there is a row at a place in @view. */
gboolean carom_column_view_has_row_at(GtkColumnView *view, double x, double y);
