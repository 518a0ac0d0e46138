/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-drop: a file that is dropped on a window is opened in it. Of several, the others get
 * windows of their own. While a dialog asks something before the window, nothing can be dropped. */
#pragma once

#include <gtk/gtk.h>

/* Lets @window, which has the action win.go-to-scene, take files. */
void carom_file_drop_add(GtkWidget *window);
