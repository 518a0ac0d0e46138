/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-passing-popover: a popover that is made for once, and goes when it has closed. */
#pragma once

#include <gtk/gtk.h>

/* Opens it over @parent, to which it belongs until then. When it closes, the focus goes back to
 * where it was.
 *
 * @popover: (transfer full): a new one
 * @place: (nullable): of @parent, to which it points; NULL: all of it
 * @name: translated: what a screen reader calls it */
void carom_passing_popover_show(GtkPopover *popover, GtkWidget *parent, const GdkRectangle *place,
                                const char *name);
