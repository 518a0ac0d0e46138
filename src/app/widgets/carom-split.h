/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-split: two widgets, one above the other, and a divider between them that is dragged, or
 * moved by the keys Up, Down, Home and End while it has the focus. */
#pragma once

#include <gtk/gtk.h>

/* Who has the room: the upper widget, both, or the lower one. Actions call
 * them "panes", "both" and "page". */
typedef enum { CAROM_ROOM_PANES, CAROM_ROOM_BOTH, CAROM_ROOM_PAGE, CAROM_N_ROOMS } CaromSplitRoom;

#define CAROM_TYPE_SPLIT_ROOM (carom_split_room_get_type())
GType carom_split_room_get_type(void);

#define CAROM_TYPE_SPLIT (carom_split_get_type())
G_DECLARE_FINAL_TYPE(CaromSplit, carom_split, CAROM, SPLIT, GtkWidget)

/* Properties:
 *   "start-child", "end-child" (GtkWidget): the upper one and the lower one; set once
 *   "share" (double): of the height that both have, what the upper one wants; each gets what it
 *     needs at least. It stays the same when the height changes.
 *   "room" (CaromSplitRoom): who has it: the other one is left what it needs at least, and there is
 * no divider. */
