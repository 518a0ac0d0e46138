/* carom-collision-list: all contacts of a pane, to sort, to copy and to choose from: choosing a row
 * takes the clock there, with before and after to flip between. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_COLLISION_LIST (carom_collision_list_get_type())
G_DECLARE_FINAL_TYPE(CaromCollisionList, carom_collision_list, CAROM, COLLISION_LIST, GtkBox)

/* carom_collision_list_set_inspector:
 * @inspector: referenced; once
 *
 * It speaks to the window by the actions win.choose-contact (uu: pane, contact), win.contact-side
 * (s: "before" or "after") and win.next-contact. */
void carom_collision_list_set_inspector(CaromCollisionList *self, CaromInspector *inspector);
