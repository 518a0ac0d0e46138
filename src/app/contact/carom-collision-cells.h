/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-collision-cells: the columns of the collision list as GTK shows and sorts them. */
#pragma once

#include <gtk/gtk.h>

/* Adds all columns of carom-collision-column.h to @view, with their cells and sorters.
 *
 * @view: has no columns yet; its items are CaromCollisionItem */
void carom_collision_cells_add_to(GtkColumnView *view);

/* Sets the titles of the columns, with units that follow from the scene's @length_unit. */
void carom_collision_cells_set_titles(GtkColumnView *view, const char *length_unit);
