/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-document: what is being compared (a scene and the methods of the panes), and the history of
 * its edits. Every change makes a new comparison and gives it to the player. It knows no widgets.
 */
#pragma once

#include "carom-parameter.h"
#include "carom-player.h"
#include "carom-scene-store.h"
#include "carom-setup.h"

/* How many panes a window shows side by side. */
#define CAROM_DOCUMENT_MAX_PANES 4

#define CAROM_TYPE_DOCUMENT (carom_document_get_type())
G_DECLARE_FINAL_TYPE(CaromDocument, carom_document, CAROM, DOCUMENT, GObject)

/* Properties:
 *   "can-undo", "can-redo" (boolean, read-only): what is under way can be undone, too, once it has
 *     changed anything
 *   "undo-name", "redo-name" (string, nullable, read-only): the name of the step that would be
 *     undone or redone, translated, such as "Move Disc B"
 *   "n-panes" (unsigned int, read-only)
 *   "memory-mb" (unsigned int): what the panes together may take for contacts, samples and stored
 *     states, see CaromRetention; of runs that begin from then on
 *   "drafting" (boolean, read-only): whether an edit is under way, see carom_document_begin()
 *   "can-switch-basis" (boolean, read-only): see carom_document_switch_basis()
 *   "modified" (boolean, read-only): whether work would be lost if the document were closed: what
 * is compared is not what its file contains, or the file has gone. Undone back to what was saved it
 *     is saved again
 *
 * Signals:
 *   "changed": what is compared has changed, previews of an edit under way included
 *   "opened": a scene has been opened, be it the same one again
 *   "saved": carom_document_save() has written its file
 *   "pane-added" (unsigned int): carom_document_add_pane() has added the pane of that index
 *   "do-pending": see carom_document_do_pending()
 *   "typed": see carom_document_note_typing()
 *   "edited-later": an edit has been done while the clock stood later than at the start, or has
 *     been switched to its other basis; see carom_document_get_later()
 *
 * The player's signals tell of every change, previews included; those of the properties follow
 * them, for every step of the history. */

/* @player: a reference is taken
 * Returns: (transfer full): a document without a scene */
CaromDocument *carom_document_new(CaromPlayer *player);

/* Whoever has been asked for an edit, but has put it off until the next frame, does it now.
 *
 * All that reads or changes what an edit changes begins with this: the scene, the panes, the
 * history and whether it is modified; the selection; what is left overlapping. So does what changes
 * how edits are done (the properties of the editor), and the player before its clock moves, see
 * "moving" there. Whichever is called first does it, so what that and all later ones return belongs
 * together, and stays until the next edit. Only the player's comparison is read as it is: it is
 * what is shown. */
void carom_document_do_pending(CaromDocument *self);

/* Returns: (transfer none) (nullable): the scene; NULL before the first one was opened */
CaromScene *carom_document_get_scene(CaromDocument *self);
/* Returns: (transfer none) (nullable): the scene as it was opened, which carom_document_reset()
 *   brings back; NULL before the first one was opened */
const CaromScene *carom_document_get_opened(CaromDocument *self);
/* Returns: (transfer full) (nullable): what the scene is known by from one start to the next: the
 *   URI of its file or, if it has none, its id as a built-in scene; NULL if it has neither */
char *carom_document_make_key(CaromDocument *self);
/* Returns: (transfer none) (nullable): scene and panes; NULL before the first scene was opened */
const CaromSetup *carom_document_get_setup(CaromDocument *self);
/* Returns: (transfer none): the player that gets each new comparison */
CaromPlayer *carom_document_get_player(CaromDocument *self);

/* @name: a built-in scene's id or a path
 * @remarks: (out) (optional) (element-type utf8) (transfer full): sentences worth showing
 * Returns: whether it could be opened; if not, everything is as before and @error is set */
gboolean carom_document_open(CaromDocument *self, const char *name, GPtrArray **remarks,
                             GError **error);

/* Opens a scene that is in no file.
 *
 * @scene: a reference is taken; it must not be changed any more
 * @is_work: whether it would be a loss: then it is "modified" from the start */
void carom_document_open_scene(CaromDocument *self, CaromScene *scene, gboolean is_work);

/* Takes what the scene's file contains now, as a step that can be undone, for instance if another
 * program has changed it.
 *
 * @remarks: (out) (optional) (element-type utf8) (transfer full): sentences worth showing
 * Returns: whether it could be read; if not, everything is as before and @error is set */
gboolean carom_document_reload(CaromDocument *self, GPtrArray **remarks, GError **error);

/* Keeps what is compared, whatever the scene's file contains now: it counts as modified, and saving
 * it overwrites what is there. */
void carom_document_keep(CaromDocument *self);

/* Returns: (transfer full): the scene, with its parameters and panes as they are now: what is
 *   saved */
CaromScene *carom_document_make_scene(CaromDocument *self);

/* Writes carom_document_make_scene() as a .carom file, which from then on is the scene's. */
gboolean carom_document_save(CaromDocument *self, const char *path, GError **error);
/* The same with another title, which is a step of the history once it has been written. */
gboolean carom_document_save_titled(CaromDocument *self, const char *path, const char *title,
                                    GError **error);

/* The property "modified". */
gboolean carom_document_is_modified(CaromDocument *self);

/* Whether nothing has been done to the scene, which is in no file. */
gboolean carom_document_is_unused(CaromDocument *self);

/* Returns: (transfer none): where the scene is kept */
CaromSceneStore *carom_document_get_store(CaromDocument *self);

/* ---- What is typed ----
 *
 * Fields take what has been typed only when it is entered, or when they lose the focus. Until then
 * it is no edit: neither what is compared nor the history changes by it. */

/* Makes the scene that there would be with what has been typed into @field.
 *
 * @so_far: (nullable): what other fields have made of the scene; NULL: nothing
 * Returns: (transfer full) (nullable): @so_far, or the document's scene, with that; NULL if nothing
 *   has been typed, or cannot be taken as it is */
typedef CaromScene *(*CaromDocumentFieldFunc)(gpointer field, const CaromScene *so_far);

/* From now on, and as long as @field lives, @func is asked for what is typed there. */
void carom_document_add_field(CaromDocument *self, GObject *field, CaromDocumentFieldFunc func);

/* Tells by "typed" that what has been typed into a field is new, or gone. Nobody is asked yet. */
void carom_document_note_typing(CaromDocument *self);

/* Returns: (transfer full) (nullable): scene and panes as they would be if what is being typed were
 *   entered, as far as fields could take it; NULL if that would change nothing */
CaromSetup *carom_document_make_tentative_setup(CaromDocument *self);

/* Returns: whether @path can be used for a file other than the scene. It must not be the file that
 *   the scene was opened from or saved to, however it is spelled; @error says so if it is. */
gboolean carom_document_check_export(CaromDocument *self, const char *path, GError **error);

/* ---- Steps of the history ----
 *
 * An edit is a step that can be undone, without limit. Undo and
 * redo bring back scene and panes, and the clock to where it stood when they were left, if need be
 * in slices. An edit that changes nothing is no step. Repeated changes of the same thing, with the
 * same name, within a second are one.
 *
 * Names are translated, and in title case: they stand in “Undo %s” and “Redo %s”. */

/* Makes @scene, an edited copy of the scene, the one that is compared. All panes run it to the time
 * at which the clock stands, if need be in slices. This is for edits on which no run depends, such
 * as one of words; for others see carom_document_edit().
 *
 * @scene: a reference is taken; it must not be changed any more
 * @subject: (nullable): what was changed: the same pointer for the same thing; NULL: this edit goes
 *   on with no other */
void carom_document_change(CaromDocument *self, CaromScene *scene, const char *name,
                           gconstpointer subject);

/* The next edit is a step of its own, also if it is of the same thing. */
void carom_document_end_step(CaromDocument *self);
/* Takes back all that @subject was changed by last, without anything else in between, nor
 * carom_document_end_step(): as if it had never been, so that it cannot be redone either. What had
 * been undone before it is gone.
 *
 * Returns: whether there was anything */
gboolean carom_document_take_back(CaromDocument *self, gconstpointer subject);

/* ---- The basis of an edit ----
 *
 * While the clock stands later than at the start, an edit has one of two bases. What a thing is
 * holds from the start, so that an experiment can be repeated with another mass; where a thing is,
 * how it moves and whether it is there holds from now. Who edits decides, see CaromEditTopic, and
 * also makes what the same edit comes to on the other basis, to which it can be switched. */
typedef enum {
  CAROM_DOCUMENT_FROM_START, /* the scene is edited; all panes run it to where the clock stands */
  CAROM_DOCUMENT_FROM_NOW,   /* a pane's present state is, and becomes the start of all panes */
  CAROM_DOCUMENT_ALWAYS,     /* as from the start; no run depends on it, so there is no other */
} CaromDocumentBasis;

/* What an edit from now begins with: the scene or, if the clock has left the start, the scene with
 * the pane's present state for its start, see carom_run_make_scene(). An edit from the start begins
 * with carom_document_get_scene().
 *
 * Returns: (transfer full): the scene; a copy of it can be edited */
CaromScene *carom_document_make_start(CaromDocument *self, guint pane);

/* What an edit begins with on its other basis. Where it goes on with the last edit, that is what
 * that one has come to there.
 *
 * @basis: that on which it is going to be done, in @pane
 * @name, @subject: as of carom_document_edit()
 * Returns: (transfer full) (nullable): the scene; NULL if there is no other, as at the start, or
 *   while the clock is still on its way */
CaromScene *carom_document_make_other_base(CaromDocument *self, CaromDocumentBasis basis,
                                           guint pane, const char *name, gconstpointer subject);

typedef struct {
  CaromDocumentBasis basis;
  guint pane;          /* whose state is meant by now */
  CaromScene *scene;   /* an edited copy of what the edit begins with */
  CaromScene *instead; /* (nullable): likewise on the other basis; NULL: that is not offered */
} CaromDocumentEdit;

/* Does an edit.
 *
 * @edit: references to its scenes are taken; they must not be changed any more
 * @subject: (nullable): as of carom_document_change() */
void carom_document_edit(CaromDocument *self, const CaromDocumentEdit *edit, const char *name,
                         gconstpointer subject);

/* Changes @scene.
 *
 * Returns: whether it was possible; if not, @error is set */
typedef gboolean (*CaromDocumentEditFunc)(CaromScene *scene, gconstpointer data, GError **error);

/* Does an edit on @basis, and prepares it for the other one, where it can be done there. By now the
 * state of the first pane is meant.
 *
 * @subject: (nullable): as of carom_document_change()
 * Returns: whether it was possible; if not, nothing has changed, and @error is set */
gboolean carom_document_edit_by(CaromDocument *self, CaromDocumentBasis basis,
                                CaromDocumentEditFunc func, gconstpointer data, const char *name,
                                gconstpointer subject, GError **error);

/* What the last step was, if it was an edit later than at the start. */
typedef struct {
  CaromDocumentBasis basis;
  guint pane;          /* whose state was meant by now */
  double time_s;       /* of that state */
  CaromScene *instead; /* (nullable): what it comes to on the other basis, if that is offered */
} CaromDocumentLater;

/* Returns: (transfer none) (nullable): NULL as soon as anything else has been edited, undone or
 *   opened; and for an edit from the start of which no other basis is offered */
const CaromDocumentLater *carom_document_get_later(CaromDocument *self);

/* Does the last step on its other basis instead, if that is offered: it stays one step, before
 * which all is as it was, and can be switched back. */
void carom_document_switch_basis(CaromDocument *self);

/* ---- An edit under way, such as a drag: all of it is one step ----
 *
 * Whatever else edits, undoes or redoes something meanwhile cancels it first; where it is undone,
 * that is all. */

/* Begins an edit in a pane. Playing pauses until it ends. Nothing else changes yet.
 *
 * @basis: on which it is going to be done; ALWAYS: it starts from the scene's start at any time
 * Returns: (transfer none): what it starts from, otherwise as carom_document_make_start() gives it;
 *   it stays until the edit ends */
CaromScene *carom_document_begin(CaromDocument *self, const char *name, CaromDocumentBasis basis,
                                 guint pane);
/* Compares @scene, an edited copy of what carom_document_begin() gave, without a step. Can be
 * called again and again; see carom_player_is_in_flux() for what waits meanwhile.
 *
 * @scene: a reference is taken; it must not be changed any more */
void carom_document_preview(CaromDocument *self, CaromScene *scene);
/* Makes the last preview a step. If there was none, or if it changes nothing, all is as before.
 *
 * @basis: FROM_START and ALWAYS: the preview was how it looks from now; it is @from_start that
 *   counts, if there is one
 * @from_start: (nullable): what the same edit makes of the scene; NULL if it cannot be done there,
 *   or the clock stands at the start */
void carom_document_commit(CaromDocument *self, CaromDocumentBasis basis, CaromScene *from_start);
/* Puts scene, panes and clock back to how they were before; nothing happens if no edit is under
 * way. */
void carom_document_cancel(CaromDocument *self);

/* ---- Parameters and panes: steps like the others ---- */

/* Returns: (transfer none) (nullable): what all panes have; NULL if they differ */
const CaromPart *carom_document_get_common(CaromDocument *self, const CaromMethodOption *option);

/* Gives all panes the same @part, as one edit. */
void carom_document_set_common(CaromDocument *self, const CaromMethodOption *option,
                               const CaromPart *part);

/* From the start.
 *
 * @value: is limited to the parameter's range */
void carom_document_set_parameter(CaromDocument *self, const CaromParameter *parameter,
                                  double value);
/* Sets an option of pane @i. */
void carom_document_set_method(CaromDocument *self, guint i, const CaromMethodOption *option,
                               const CaromPart *part);
/* Makes pane @i the one with which the others are compared. All panes run to the time at which the
 * clock stands, if need be in slices. */
void carom_document_set_reference(CaromDocument *self, guint i);
/* Adds a pane at the end, see carom_setup_suggest_method(). */
void carom_document_add_pane(CaromDocument *self);
void carom_document_remove_pane(CaromDocument *self, guint i);
/* Puts the scene and the panes back to how they were opened. */
void carom_document_reset(CaromDocument *self);

/* Takes back the last step, and that again. */
void carom_document_undo(CaromDocument *self);
void carom_document_redo(CaromDocument *self);
