/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-shortcuts-window: the table of the keys, to look up. */
#pragma once

#include <gtk/gtk.h>

/* Returns: (transfer none): a window that shows the table, in pages that fit on a small screen; it
 *   lives until it is destroyed */
GtkWidget *carom_shortcuts_window_new(void);
