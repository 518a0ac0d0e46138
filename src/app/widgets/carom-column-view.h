/* carom-column-view: what a GtkColumnView has no word for, or had none in GTK 4.8. Of what widgets
 * it is made up is known here, and nowhere else. */
#pragma once

#include <gtk/gtk.h>

/* carom_column_view_scroll_to:
 * @position: of one of its rows
 *
 * Scrolls as little as shows that row. The rows must have been laid out. */
void carom_column_view_scroll_to(GtkColumnView *view, guint position);

/* Puts the title of the column at @column where in its button in the header @align says: titles of
 * numbers stand above their numbers, to the right. */
void carom_column_view_align_title(GtkColumnView *view, guint column, GtkAlign align);

/* Whether there is a row at a place in @view. */
gboolean carom_column_view_has_row_at(GtkColumnView *view, double x, double y);
