/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-window: the tables of discs, walls and emitters in a window of their own, where there
 * is room for all columns. */
#pragma once

#include "carom-editor.h"

#include <gtk/gtk.h>

/* @parent: the window that shows the scene; its actions and keys work in the new one, too, and it
 *   closes with it
 * Returns: (transfer none): the window, not presented yet */
GtkWindow *carom_item_window_new(GtkWindow *parent, CaromEditor *editor, CaromDocument *document);
