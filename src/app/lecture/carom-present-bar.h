/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-present-bar: what a presentation has in place of the title bar: the scenes, the pages, the
 * view and the way out. It is seen for a while when the pointer moves. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_PRESENT_BAR (carom_present_bar_get_type())
G_DECLARE_FINAL_TYPE(CaromPresentBar, carom_present_bar, CAROM, PRESENT_BAR, GtkBox)

/* Properties:
 *   "presenting" (boolean): whether there is a presentation
 *   "awake" (boolean, read-only): whether the pointer has just moved, or the bar is in use; the bar
 *     is seen where both are so */

/* @view: what the button of the view opens; a reference is taken */
void carom_present_bar_set_view(CaromPresentBar *self, GMenuModel *view);

/* Shows the bar with the list of scenes open, where one types at once. */
void carom_present_bar_open_scenes(CaromPresentBar *self);
