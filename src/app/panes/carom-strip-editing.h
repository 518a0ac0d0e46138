/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-strip-editing: what the panes of a strip share while the scene is edited in them: in which
 * one it is, the menu of what is selected, and where discs are going while something is dragged. */
#pragma once

#include "carom-pane-editing.h"

#include <gtk/gtk.h>

typedef struct CaromStripEditing CaromStripEditing;

/* How long the outlooks of all panes may take in a frame. */
#define CAROM_STRIP_EDITING_BUDGET_US 3000

/* @strip: takes the focus when a pane is pressed; has to outlive this
 * @player: a reference is taken
 * @editor: a reference is taken
 * Returns: (transfer full): without panes; free it with carom_strip_editing_free() */
CaromStripEditing *carom_strip_editing_new(GtkWidget *strip, CaromPlayer *player,
                                           CaromEditor *editor);
void carom_strip_editing_free(CaromStripEditing *self);
CaromEditor *carom_strip_editing_get_editor(CaromStripEditing *self);

/* Lets the scene be edited in another pane, with the next index. */
void carom_strip_editing_add(CaromStripEditing *self, CaromPaneArea *area);
/* Ends what is held in any of them, as Escape does: others are about to take their place. */
void carom_strip_editing_let_go(CaromStripEditing *self);
/* All panes are about to be destroyed. */
void carom_strip_editing_clear(CaromStripEditing *self);

/* The panes have another comparison. While its scene is being changed they show where discs are
 * going. */
void carom_strip_editing_follow(CaromStripEditing *self);

/* Returns: the index of the pane in which something was pressed last; at first, 0 */
guint carom_strip_editing_get_pane(CaromStripEditing *self);

/* See carom_pane_strip_get_edit_view(). */
gboolean carom_strip_editing_get_view(CaromStripEditing *self, CaromEditView *view);

/* See carom_pane_strip_get_edit_obstacle(). */
const char *carom_strip_editing_get_obstacle(CaromStripEditing *self);

/* See carom_pane_strip_get_edit_place(). */
gboolean carom_strip_editing_get_place(CaromStripEditing *self, CaromVec2 *place);

/* See carom_pane_strip_get_menu_place(). */
gboolean carom_strip_editing_get_menu_place(CaromStripEditing *self, CaromVec2 *place);

/* See carom_pane_strip_set_edit_menu(). */
void carom_strip_editing_set_menu(CaromStripEditing *self, GMenuModel *menu);
