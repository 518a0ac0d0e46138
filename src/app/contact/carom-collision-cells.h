/* carom-collision-cells: the columns of the collision list as GTK shows and sorts them. */
#pragma once

#include <gtk/gtk.h>

/* carom_collision_cells_add_to:
 * @view: without columns; its items are to be CaromCollisionItem
 *
 * Gives it all columns of carom-collision-column.h, with their cells and sorters. */
void carom_collision_cells_add_to(GtkColumnView *view);

/* Names the columns, with the units that go with the scene's @length_unit. */
void carom_collision_cells_set_titles(GtkColumnView *view, const char *length_unit);
