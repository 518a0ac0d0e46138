/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-windows: which window shows which file. A file that is open is not opened twice: two
 * windows would overwrite each other's work. */
#pragma once

#include "carom-scene-store.h"

#include <gtk/gtk.h>

/* From now on @window shows whatever file @store has, until it is closed.
 *
 * @store: a reference is taken */
void carom_file_windows_add(GtkWindow *window, CaromSceneStore *store);

/* Finds the window that shows the file @name, however that is spelled.
 *
 * @except: (nullable): a window that does not count, since it is there that the file is wanted
 * Returns: (transfer none) (nullable): NULL: none does */
GtkWindow *carom_file_windows_find(const char *name, GtkWindow *except);

/* Presents the window that shows the file @name, however that is spelled.
 *
 * @except: (nullable): a window that does not count, since it is there that the file is wanted
 * Returns: whether there is one */
gboolean carom_file_windows_present(const char *name, GtkWindow *except);
