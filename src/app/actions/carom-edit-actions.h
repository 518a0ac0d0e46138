/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-actions: the actions that edit the scene in the pane that was used last. What each
 * does is in carom-commands.c, and its key in carom-shortcuts.c.
 *
 * What the pointer does: edit-tool (s: select, disc, wall or emitter), edit-snap, edit-push-apart
 * and edit-mass (u: 0, 2 or 3), see the properties of CaromEditor. What is new: edit-new (s: disc,
 * wall or emitter), at the pointer or in the middle of the pane; edit-new-at
 * ((sdd): the same, and where in the scene).
 * Selecting: edit-select-all, edit-select-next, edit-select-previous, edit-deselect; edit-several,
 * likewise a property.
 * What is selected: edit-cut, edit-copy, edit-paste, edit-paste-here (where the menu
 * of editing was opened), edit-duplicate, edit-delete; edit-nudge and
 * edit-aim (ii: steps to the right and up), edit-resize (i: 1 or -1), edit-align, edit-distribute
 * and edit-mirror (s: see carom-edit-choices.h), edit-turn (d: degrees, anticlockwise),
 * edit-set-mass (d: > 0; its state is what all selected discs have, or 0); edit-item shows its
 * numbers, or those of the first disc or wall. What edits have left overlapping: edit-separate.
 *
 * Each is enabled where there is something to do it to, and none while a prediction is asked for;
 * those that draw in a pane, only while panes are shown. */
#pragma once

#include "carom-editor.h"
#include "carom-pane-strip.h"
#include "carom-toast.h"

/* What the actions work with. Nothing is owned; all of it must live as long as the actions do. */
typedef struct {
  GtkWidget *window; /* has the actions show-panel and show-item */
  CaromDocument *document;
  CaromEditor *editor;
  CaromPaneStrip *panes;
  CaromPredictionSession *session;
  CaromToast *toast; /* it says what is refused */
  GdkClipboard *clipboard;
  GCancellable *reading; /* (nullable): of the clipboard … */
  gboolean pastes_here;  /* … for where the menu was opened */

  /*< private >*/
  CaromEditView nudge_view; /* of the nudges that are still to be done … */
  int nudge_x, nudge_y;     /* … their sum … */
  gboolean has_nudges;      /* … and whether there are any */
  guint nudge_tick_id;      /* until what was done last is seen; 0 if it is */
} CaromEditActions;

/* Adds the actions to @map. @actions must outlive them. */
void carom_edit_actions_add(GActionMap *map, CaromEditActions *actions);
/* No answer of the clipboard is waited for any more, and nothing is put off. */
void carom_edit_actions_stop(CaromEditActions *actions);
