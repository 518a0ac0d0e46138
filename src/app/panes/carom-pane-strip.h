/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-strip: the panes, one for each run of the comparison, as identical stages: of the same
 * size to the pixel, at the same scale, side by side or below one another. */
#pragma once

#include "carom-camera.h"
#include "carom-editor.h"
#include "carom-framing.h"
#include "carom-overlay.h"
#include "carom-prediction-session.h"
#include "carom-queue.h"
#include "carom-staging-choice.h"
#include "carom-theme.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PANE_STRIP (carom_pane_strip_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneStrip, carom_pane_strip, CAROM, PANE_STRIP, GtkWidget)

/* Properties:
 *   "show-contact", "show-guess" (boolean): whether the pictures have them. The contact is the
 *     geometry of that at which the clock stands; a guess that has been revealed takes its place. A
 *     guess that is being made is always shown.
 *   "presenting" (boolean): whether discs are to be as large as they can be, with slim headers
 *     and without menus
 *   "filled-by" (uint): the number of the pane that has all the room, from 1; 0: all have their
 *     share */

/* @inspector: has the player and the contact to show; a reference is taken
 * @session: has the guesses to show; a reference is taken
 * @staging: says what the pictures show; a reference is taken */
void carom_pane_strip_show(CaromPaneStrip *self, CaromInspector *inspector,
                           CaromPredictionSession *session, CaromStagingChoice *staging);

/* Lets the scene be edited in the panes, which have to be shown by carom_pane_strip_show() already.
 *
 * @editor: a reference is taken; to be set once */
void carom_pane_strip_set_editor(CaromPaneStrip *self, CaromEditor *editor);
/* Returns: (transfer none): the editor; NULL before there is one */
CaromEditor *carom_pane_strip_get_editor(CaromPaneStrip *self);
/* What the menu of a pane offers about what is selected. A right click, a long press and the key
 * for menus open it, with the way to the last contact added.
 *
 * @menu: (nullable): a reference is taken; there must be an editor */
void carom_pane_strip_set_edit_menu(CaromPaneStrip *self, GMenuModel *menu);
/* Menus and keys edit in the pane in which something was pressed last; at first in the leading one.
 *
 * @view: (out): how that shows the scene
 * Returns: FALSE if nothing can be edited there, see carom_pane_area_get_edit_view() */
gboolean carom_pane_strip_get_edit_view(CaromPaneStrip *self, CaromEditView *view);
/* Why nothing can be edited there, see carom_pane_area_get_edit_obstacle().
 *
 * Returns: (transfer none) (nullable): sentences for people; NULL: something can be, or there is no
 *   pane */
const char *carom_pane_strip_get_edit_obstacle(CaromPaneStrip *self);
/* Returns: the index of that pane, whether anything can be edited there or not */
guint carom_pane_strip_get_used_pane(CaromPaneStrip *self);
/* Where something new belongs that nobody draws: at the pointer if it is in a pane, or else in the
 * middle of the pane that was used last.
 *
 * @place: (out): in the scene
 * Returns: FALSE if there is no pane */
gboolean carom_pane_strip_get_edit_place(CaromPaneStrip *self, CaromVec2 *place);

/* Where the menu of editing was opened last by the pointer.
 *
 * @place: (out): in the scene
 * Returns: FALSE if it was opened by a key, and is about what is selected */
gboolean carom_pane_strip_get_menu_place(CaromPaneStrip *self, CaromVec2 *place);

/* Alone, the panes stand so that the run is largest, whatever the page that is hidden is about. */
void carom_pane_strip_set_alone(CaromPaneStrip *self, gboolean alone);

/* Gives all the room to the pane that was used last, or to all panes again. */
void carom_pane_strip_toggle_filled(CaromPaneStrip *self);
/* Gives it to the pane of that number, from 1 on, if there is one; 0: to all panes again. */
void carom_pane_strip_fill_with(CaromPaneStrip *self, guint number);
/* Whether one pane has all the room. */
gboolean carom_pane_strip_is_filled(CaromPaneStrip *self);

/* Opens the menu of pane @i, which has just been added, with the focus in it. */
void carom_pane_strip_offer_method(CaromPaneStrip *self, guint i);

/* Shows a scene that has just been opened: frames and arranges it without regard to what was there
 * before. A change of the same scene keeps the scales of arrows, the arrangement and the camera as
 * far as that is good. */
void carom_pane_strip_show_anew(CaromPaneStrip *self);

/* Puts all panes into one and zooms in, to the centre of the disc whose copies are furthest apart,
 * until that is seen; or, if they are the same, until neighbouring doubles would be apart. */
void carom_pane_strip_zoom_to_difference(CaromPaneStrip *self);

/* Returns: (transfer none) (nullable): what the stages show, or NULL before there is a scene */
const CaromFraming *carom_pane_strip_get_framing(CaromPaneStrip *self);
/* Returns: (transfer none): through which all panes are seen */
CaromCamera *carom_pane_strip_get_camera(CaromPaneStrip *self);

/* Shows an event of the queue of pane @i, and none of the others.
 *
 * @event: (nullable): copied; NULL: shows none */
void carom_pane_strip_show_foretold(CaromPaneStrip *self, guint i, const CaromQueueEvent *event);

/* Returns: (transfer full) (nullable): the geometry that pane @i shows, in the colours of @theme,
 *   or NULL if it shows none or is not seen. Free it with g_free(). Valid as long as the
 *   inspector's contact. */
CaromOverlay *carom_pane_strip_get_overlay(CaromPaneStrip *self, guint i, const CaromTheme *theme);

/* Whether the panes have the pivot, about which charts have the angular momentum. */
void carom_pane_strip_set_pivot_shown(CaromPaneStrip *self, gboolean shown);
