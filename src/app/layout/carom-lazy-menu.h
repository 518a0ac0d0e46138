/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lazy-menu: the menu of a button that the start does not wait for. It is made in the first
 * pause after the first frame, or when the button is pressed before that. */
#pragma once

#include <gtk/gtk.h>

/* Called once, when the popover of @button has been made and before it is shown. */
typedef void (*CaromLazyMenuFunc)(GtkMenuButton *button, GtkPopover *popover, gpointer data);

/* @menu: (transfer none): a reference is taken
 * @on_made: (nullable)
 * @data: must live as long as @button */
void carom_lazy_menu_set(GtkMenuButton *button, GMenuModel *menu, CaromLazyMenuFunc on_made,
                         gpointer data);
