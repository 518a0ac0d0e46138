/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-column-titles: the titles above columns that something else scrolls: they are as wide as
 * the columns, move sideways with them and stay where they are when the columns move up. A title
 * that is too long for its column is broken into lines. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_COLUMN_TITLES (carom_column_titles_get_type())
G_DECLARE_FINAL_TYPE(CaromColumnTitles, carom_column_titles, CAROM, COLUMN_TITLES, GtkWidget)

/* @scroller: what scrolls the columns; to be set once */
void carom_column_titles_follow(CaromColumnTitles *self, GtkScrolledWindow *scroller);

/* Removes all of them. */
void carom_column_titles_clear(CaromColumnTitles *self);

/* Adds a column to the right.
 *
 * @tooltip: (nullable)
 * @panes: (array length=n_panes): before the title stand samples of the lines of these panes */
void carom_column_titles_add(CaromColumnTitles *self, const char *title, const char *tooltip,
                             const guint *panes, guint n_panes);
