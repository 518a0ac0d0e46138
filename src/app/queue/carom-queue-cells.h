/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue-cells: the columns of the queue as GTK shows them. */
#pragma once

#include <gtk/gtk.h>

/* Adds all columns to @view, with their titles and cells.
 *
 * @view: has no columns yet; its items are CaromQueueItem */
void carom_queue_cells_add_to(GtkColumnView *view);
