/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-title: what stands in a window's title bar: the scene's title, with a dot before it
 * while there are changes that are not saved, and the scene's coefficients. */
#pragma once

#include "carom-document.h"

#include <gtk/gtk.h>

/* @title, @subtitle: the labels in the title bar */
void carom_window_title_show(GtkWindow *window, GtkLabel *title, GtkLabel *subtitle,
                             CaromDocument *document);
