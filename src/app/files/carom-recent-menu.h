/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recent-menu: the menu of the files that were opened or saved last. */
#pragma once

#include <gtk/gtk.h>

/* Fills @menu, and again each time before @popover shows it. */
void carom_recent_menu_fill(GMenu *menu, GtkPopover *popover);
