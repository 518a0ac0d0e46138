/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-editor: what the pointer and the keys do to the scene, without a widget: the tool, what is
 * selected, and a drag from press to release. A pane tells it what happens in the scene's
 * coordinates, and draws what it says. What an edit does is in carom-handle.h and carom-edit.h; it
 * is one step of the document's undo, with a name.
 *
 * Edits are done in the pane of the last CaromEditView that it was given. At t = 0 they change the
 * start. Later, edits of what a thing is, and of looks, hold from the start as well, and all others
 * from now: that pane's present state becomes the start, see carom_document_edit(). All of an edit
 * has one basis: while a disc is selected that has come in through an emitter, which is not there
 * at the start, that is now; so it is where an edit is possible now alone. What is refused, and
 * why, is said by "readout" while something is dragged, and otherwise by "refused". */
#pragma once

#include "carom-document.h"
#include "carom-edit-error.h"
#include "carom-edit-name.h"
#include "carom-edit-overlaps.h"
#include "carom-handle.h"
#include "carom-push-apart.h"

#define CAROM_TYPE_EDITOR (carom_editor_get_type())
G_DECLARE_FINAL_TYPE(CaromEditor, carom_editor, CAROM, EDITOR, GObject)

typedef enum {
  CAROM_TOOL_SELECT,  /* select and drag what is there; on empty ground, a rubber band */
  CAROM_TOOL_DISC,    /* press where its centre is to be, drag to its size */
  CAROM_TOOL_WALL,    /* press at one end, drag to the other */
  CAROM_TOOL_EMITTER, /* press where its discs are to come in, drag to their velocity */
  CAROM_N_TOOLS,
} CaromTool;

/* Keys that are held meanwhile. */
typedef enum {
  CAROM_EDITOR_PLAIN = 0,
  CAROM_EDITOR_ADD = 1 << 0, /* Shift: what is pressed is added to the selection, or taken out of
                                it; while dragging, see CaromDrag.constrain */
  CAROM_EDITOR_AIM = 1 << 1, /* what is dragged from a disc or an emitter is the tip of its arrow,
                                also if it is at rest and has none */
} CaromEditorKeys;

/* Properties:
 *   "tool" (int, a CaromTool)
 *   "snap" (boolean): whether drags and nudges keep to the grid
 *   "push-apart" (boolean): whether discs that an edit has put on top of something are moved off it
 *     when it is done; otherwise they stay there, as does what lay there before
 *   "several" (boolean): whether each press adds to what is selected, or takes out of it, as with
 *     CAROM_EDITOR_ADD; it ends once nothing is selected any more, and with a click beside
 *     everything or a rubber band, if nothing is selected after that
 *   "mass-power" (unsigned int): how the mass of a disc follows its radius, see
 *     carom_edit_field_set(); menus offer 0, 2 and 3
 *
 * Signals:
 *   "selection-changed"
 *   "tool-changed"
 *   "readout" (const char *text): what to show at the pointer while something is dragged: numbers
 *     with units, or why something cannot be; NULL: nothing any more
 *   "band-changed": see carom_editor_get_band()
 *   "refused" (const char *message): an edit was not possible, and nothing has changed; where its
 *     caller says so, see carom_editor_do(), it is not said by this
 *   "pushed" (unsigned int n, unsigned int n_left, gboolean was_asked): an edit is done, and has
 *     moved so many discs off what they would have overlapped, see "push-apart", or overlapped,
 *     where that was what it was asked for; so many pairs overlap because of it, or of what it was
 *     asked for, all the same
 *   "overlaps-changed": see carom_editor_get_left_overlaps(); there are others, or the clock has
 *     left the start or come back to it */

/* @document: a reference is taken
 * Returns: (transfer full): an editor with the tool to select, and nothing selected */
CaromEditor *carom_editor_new(CaromDocument *document);

/* Returns: (transfer none): what it edits */
CaromDocument *carom_editor_get_document(CaromEditor *self);

/* Setting the tool cancels a drag. */
CaromTool carom_editor_get_tool(CaromEditor *self);
void carom_editor_set_tool(CaromEditor *self, CaromTool tool);

/* ---- What is selected ---- */

/* Discs that have come in are not there at other times.
 *
 * Returns: (transfer none): what is selected */
const CaromSelection *carom_editor_get_selection(CaromEditor *self);

/* Returns: (transfer full): the part of it that carom_editor_get_shown() has */
CaromSelection *carom_editor_copy_selection(CaromEditor *self, const CaromEditView *view);

/* @item: (out): of @scene, the last of the kind that the tool draws, as drawn by it
 * Returns: FALSE if there is none, or the tool draws nothing */
gboolean carom_editor_get_drawn(CaromEditor *self, const CaromScene *scene, CaromItem *item);

/* Returns: the nearest point of the grid, if places are kept to it; else the nearest to which a
 *   drag could come, whose numbers are short */
CaromVec2 carom_editor_round_place(CaromEditor *self, const CaromEditView *view, CaromVec2 place);

/* What is being changed of @scene, while something is dragged: what is selected; but what is drawn
 * anew is not selected before it is there.
 *
 * Returns: (transfer full): items of @scene */
CaromSelection *carom_editor_get_changed(CaromEditor *self, const CaromScene *scene);
/* Replaces the selection, as a table does.
 *
 * @selection: (nullable): of items that the scene has at any time; NULL: nothing is selected */
void carom_editor_select(CaromEditor *self, const CaromSelection *selection);

/* Selects what is at a place, unless it is selected already, as for a menu about it. While several
 * are being selected, it is added to them; otherwise it takes their place, and where nothing is,
 * nothing is selected any more.
 *
 * Returns: whether there is something */
gboolean carom_editor_select_at(CaromEditor *self, const CaromEditView *view, CaromVec2 place);

/* ---- The pointer ---- */

/* @handle: (out): by which what is selected can be launched
 * Returns: FALSE unless it is a single thing that can be, see carom_handle_can_launch() */
gboolean carom_editor_get_launch(CaromEditor *self, const CaromEditView *view, CaromHandle *handle);

/* What is at a place as the pane shows it now: what is selected may be launched from there; for the
 * rest see carom_handle_find(). */
CaromHandle carom_editor_find(CaromEditor *self, const CaromEditView *view, CaromVec2 place);

/* What pressing there would take hold of. */
CaromHandle carom_editor_find_hold(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                                   CaromEditorKeys keys);

/* Returns: (transfer none): the cursor that tells what pressing there would do, by its name in CSS
 */
const char *carom_editor_get_cursor(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                                    CaromEditorKeys keys);

/* Begins a drag. With something to drag, playing pauses until it ends; see also
 * carom_document_begin(). Until the pointer has gone further than half of the reach it is a click,
 * and nothing moves.
 *
 * @view: is kept until the drag ends, however the pane goes on */
void carom_editor_press(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                        CaromEditorKeys keys);
/* The pointer has moved. The document shows what comes of it. */
void carom_editor_drag_to(CaromEditor *self, CaromVec2 place, CaromEditorKeys keys);
/* Ends the drag where it is. A click selects what was pressed, or nothing; with the tool for discs
 * it adds one as large as the last. */
void carom_editor_release(CaromEditor *self);
/* Ends the drag, and leaves all as it was before, the selection too. */
void carom_editor_cancel(CaromEditor *self);
/* Whether something is pressed. */
gboolean carom_editor_is_dragging(CaromEditor *self);
/* Returns: (transfer none) (nullable): what is pressed, and how far it has come; NULL if nothing is
 */
const CaromDrag *carom_editor_get_drag(CaromEditor *self);

/* @corner, @opposite: (out): of the rubber band
 * Returns: whether one is being drawn */
gboolean carom_editor_get_band(CaromEditor *self, CaromVec2 *corner, CaromVec2 *opposite);

/* ---- Edits of what is selected ----
 *
 * What menus and keys do is in carom-commands.h, which is made of this; so can tables be. */

/* Changes @scene and, where something is added or deleted, @selection, which then is what is
 * selected.
 *
 * @selection: (inout): what is selected and there now, which may be nothing
 * Returns: whether it was possible; if not, @error is set */
typedef gboolean (*CaromEditorFunc)(CaromScene *scene, CaromSelection *selection,
                                    gconstpointer data, GError **error);

/* What carom_editor_do() would make of a scene, without doing it.
 *
 * @selection: is changed as CaromEditorFunc says
 * @pushed: (out): what "push-apart" has moved
 * Returns: (transfer full) (nullable): @scene after the edit; NULL if it is not possible: @error
 *   says why */
CaromScene *carom_editor_try(CaromEditor *self, const CaromScene *scene, CaromSelection *selection,
                             CaromEditorFunc func, gconstpointer data, CaromPushApart *pushed,
                             GError **error);

/* Does an edit as one step of undo. A drag is cancelled first.
 *
 * @topic: what the edit is about, by which its basis is chosen
 * @func: is called for each basis on which the edit can be done
 * @name: of the step, translated
 * @subject: (nullable): see carom_document_change()
 * @error: (nullable): where it is said why it was not possible; NULL: by "refused"
 * Returns: whether it was possible; if not, nothing has changed */
gboolean carom_editor_do(CaromEditor *self, const CaromEditView *view, CaromEditTopic topic,
                         const char *name, CaromEditorFunc func, gconstpointer data,
                         gconstpointer subject, GError **error);

/* Tells by "pushed" what an edit that was asked to push discs apart has come to. */
void carom_editor_tell_pushed_apart(CaromEditor *self, guint n, guint n_left);

/* What the pane of @view shows now, which is what an edit from now changes.
 *
 * Returns: (transfer none): the scene, valid until the clock or the scene changes */
const CaromScene *carom_editor_get_shown(CaromEditor *self, const CaromEditView *view);

/* What edits, by this editor or another way, have left on top of something else at the start of the
 * scene, except while an edit is under way. What overlaps in a scene as it was opened is not among
 * it.
 *
 * Returns: (transfer none) (element-type CaromEditOverlap): what overlaps, valid until the scene
 *   changes or the clock moves; nothing while it stands elsewhere than at the start */
const GArray *carom_editor_get_left_overlaps(CaromEditor *self);
