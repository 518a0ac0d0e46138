/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recent-files: the scenes' files that were opened or saved last, as the desktop remembers
 * them for all programs. */
#pragma once

#include <gtk/gtk.h>

/* Remembers that @path was used just now. */
void carom_recent_files_add(const char *path);

/* Returns: (transfer full) (element-type utf8): the paths of files that are still there, the one
 *   used last first, but no more than @max */
GPtrArray *carom_recent_files_list(guint max);

/* Fills @menu with them, and again each time before @popover shows it. */
void carom_recent_files_fill_menu(GMenu *menu, GtkPopover *popover);
