/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-layout: lays out a pane: header, stage and footer below one another; or header and
 * footer in a column at the left, so that the stage has the whole height. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_PANE_LAYOUT (carom_pane_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneLayout, carom_pane_layout, CAROM, PANE_LAYOUT, GtkLayoutManager)

/* The widget has three children: header, stage and footer. */

/* @column: the width of the column at the left; 0: there is none. The widget has to be allocated
 *   next */
void carom_pane_layout_set_column(CaromPaneLayout *self, int column);

/* Returns: the height of header and footer together where they are as narrow as they can be */
int carom_pane_layout_get_frame_height(CaromPaneLayout *self);
