/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scroll-chain: a list that scrolls, or a field that the wheel changes, in a panel that
 * scrolls. */
#pragma once

#include <gtk/gtk.h>

/* Lets a wheel over @inner go on with the next window around it that scrolls, where @inner is at
 * its end: GTK keeps such turns to itself. */
void carom_scroll_chain_add(GtkScrolledWindow *inner);

/* Lets a wheel over @field scroll what is around it, as long as @field has not the focus: GTK would
 * change the value of a number field or slider that a page that scrolls brings under the pointer.
 * Where nothing around it scrolls, the wheel changes it as ever. */
void carom_scroll_chain_add_field(GtkWidget *field);
