/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-collision-list: a list of all contacts of a pane, which can be sorted and copied. Choosing
 * a row takes the clock to that contact and lets one flip between before and after. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_COLLISION_LIST (carom_collision_list_get_type())
G_DECLARE_FINAL_TYPE(CaromCollisionList, carom_collision_list, CAROM, COLLISION_LIST, GtkBox)

/* It activates the window's actions win.choose-contact (uu: pane, contact), win.contact-side (s:
 * "before" or "after") and win.next-contact.
 *
 * @inspector: a reference is taken; to be set once */
void carom_collision_list_set_inspector(CaromCollisionList *self, CaromInspector *inspector);
