/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-editing: the pointer in a pane edits the scene: a mouse, a pen or a finger. It tells
 * the editor what happens in the scene's coordinates, and draws over the pane's picture what comes
 * of it.
 *
 * Shift adds to the selection, and constrains a drag. Ctrl or Alt drags the tip of an arrow out of
 * a disc: many desktops move windows by Alt, so that it never gets here, and on others Ctrl and a
 * click ask for the menu. */
#pragma once

#include "carom-editor.h"
#include "carom-pane-area.h"

#define CAROM_TYPE_PANE_EDITING (carom_pane_editing_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneEditing, carom_pane_editing, CAROM, PANE_EDITING, GObject)

/* Signals:
 *   "pressed": something has been pressed in the pane
 *   "menu" (double x, double y): the menu of what is at that place of the area is asked for. What
 *     is there has been selected */

/* Adds the event controllers for this to @area, to which it belongs from then on. A double click on
 * a disc or a wall activates the action "win.edit-item".
 *
 * @editor: a reference is taken
 * Returns: (transfer none): it lives as long as @area */
CaromPaneEditing *carom_pane_editing_add(CaromPaneArea *area, CaromEditor *editor);
/* Returns: (transfer none) (nullable): what has been added to @area */
CaromPaneEditing *carom_pane_editing_of(CaromPaneArea *area);

/* ---- What the event controllers tell it: places are in the area's coordinates ---- */

/* Tells which pointer is used. A finger reaches further than a mouse, and since it is nowhere when
 * it is lifted, the grips stay until another pane is touched. */
void carom_pane_editing_set_touch(CaromPaneEditing *self, gboolean is_touch);

/* The pointer has moved, without anything pressed. */
void carom_pane_editing_hover(CaromPaneEditing *self, double x, double y, CaromEditorKeys keys);
/* Other keys are held now. */
void carom_pane_editing_set_keys(CaromPaneEditing *self, CaromEditorKeys keys);
/* The pointer has left the pane. */
void carom_pane_editing_leave(CaromPaneEditing *self);

/* Returns: FALSE if nothing can be edited in the pane now, and nothing has happened */
gboolean carom_pane_editing_press(CaromPaneEditing *self, double x, double y, CaromEditorKeys keys);
void carom_pane_editing_drag_to(CaromPaneEditing *self, double x, double y, CaromEditorKeys keys);
void carom_pane_editing_release(CaromPaneEditing *self);
/* As when a second finger begins a pinch. */
void carom_pane_editing_cancel(CaromPaneEditing *self);

/* Selects what is at a place, or nothing, and asks for its menu. */
void carom_pane_editing_ask_menu(CaromPaneEditing *self, double x, double y);
/* @others: (nullable): what it offers about what is selected
 * @x, @y: in the area
 * Returns: (transfer full): the menu of that place: something new there, @others, and a way to the
 *   last contact or to gravity */
GMenuModel *carom_pane_editing_make_menu(CaromPaneEditing *self, GMenuModel *others, double x,
                                         double y);
/* Where the menu belongs if a key asks for it: at what is selected, or in the middle.
 *
 * @x, @y: (out): in the area */
void carom_pane_editing_get_menu_place(CaromPaneEditing *self, double *x, double *y);

/* @position: (out): where the pointer is in the scene
 * Returns: FALSE if it is not in the pane */
gboolean carom_pane_editing_get_pointer(CaromPaneEditing *self, CaromVec2 *position);
/* Where a place of the area is in the scene. */
CaromVec2 carom_pane_editing_get_position(CaromPaneEditing *self, double x, double y);

/* Returns: the disc at a place, -1 if there is none */
int carom_pane_editing_find_disc(CaromPaneEditing *self, double x, double y);
