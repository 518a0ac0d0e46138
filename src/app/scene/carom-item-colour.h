/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-colour: a popover in which the colour of a disc is chosen, or none. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_ITEM_COLOUR (carom_item_colour_get_type())
G_DECLARE_FINAL_TYPE(CaromItemColour, carom_item_colour, CAROM, ITEM_COLOUR, GtkPopover)

/* Signals:
 *   "chosen" (int rgb): 0xRRGGBB or CAROM_NO_COLOUR; it closes then */

/* @rgb: the colour at present
 * Returns: (transfer floating): the popover */
GtkWidget *carom_item_colour_new(gint32 rgb);
