/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-bookmark-popover: the named times of the scene: a row for each, which leads there or
 * removes it, and a field that names the present one. It asks for that by the actions win.bookmark,
 * win.remove-bookmark and win.add-bookmark. */
#pragma once

#include "carom-player.h"

#include <gtk/gtk.h>

/* Opens it over @parent. The clock is to stand while it is open: the time that gets a name is the
 * present one.
 *
 * @place: of @parent, to which it points
 * Returns: (transfer none): it, which goes when it has closed */
GtkWidget *carom_bookmark_popover_show(GtkWidget *parent, const GdkRectangle *place,
                                       CaromPlayer *player);
