/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-split: two widgets, one above the other, and a divider between them that is dragged, or
 * moved by the keys Up, Down, Home and End while it has the focus. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_SPLIT (carom_split_get_type())
G_DECLARE_FINAL_TYPE(CaromSplit, carom_split, CAROM, SPLIT, GtkWidget)

/* Properties:
 *   "start-child", "end-child" (GtkWidget): the upper one and the lower one; set once
 *   "share" (double): of the height that both have, what the upper one wants; each gets what it
 *     needs at least. It stays the same when the height changes.
 *   "end-first" (boolean): whether the lower one gets all the height that the upper one can spare,
 *     though the share may give it less; each gets what it needs at least. Moving the divider ends
 *     that. */
