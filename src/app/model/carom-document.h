/* carom-document: what is being compared (a scene and the methods of the panes), and the history of
 * its edits. Every change makes a new comparison at frame 0 and gives it to the player. It knows no
 * widgets. */
#pragma once

#include "carom-parameter.h"
#include "carom-player.h"

/* How many panes a window shows side by side. */
#define CAROM_DOCUMENT_MAX_PANES 4

#define CAROM_TYPE_DOCUMENT (carom_document_get_type())
G_DECLARE_FINAL_TYPE(CaromDocument, carom_document, CAROM, DOCUMENT, GObject)

/* Properties:
 *   "can-undo", "can-redo" (boolean, read-only)
 *   "n-panes" (unsigned int, read-only)
 *
 * Signals:
 *   "opened": a scene has been opened, be it the same one again
 *   "pane-added" (unsigned int): carom_document_add_pane() has added the pane of that index
 *
 * The player's signals tell of every change. */

/* @player: a reference is taken
 * Returns: (transfer full): a document without a scene */
CaromDocument *carom_document_new(CaromPlayer *player);

/* Returns: (transfer none) (nullable): the scene; NULL before the first one was opened */
CaromScene *carom_document_get_scene(CaromDocument *self);
/* Returns: (transfer full) (nullable): what the scene is known by from one start to the next: the
 *   URI of its file or, if it has none, its id as a built-in scene; NULL if it has neither */
char *carom_document_make_key(CaromDocument *self);
/* Returns: (transfer none): the player that gets each new comparison */
CaromPlayer *carom_document_get_player(CaromDocument *self);

/* @name: a built-in scene's id or a path
 * @remarks: (out) (optional) (element-type utf8) (transfer full): sentences worth showing
 * Returns: whether it could be opened; if not, everything is as before and @error is set */
gboolean carom_document_open(CaromDocument *self, const char *name, GPtrArray **remarks,
                             GError **error);

/* Writes the scene, with its parameters and panes as they are now, as a .carom file. */
gboolean carom_document_save(CaromDocument *self, const char *path, GError **error);

/* Returns: whether @path can be used for a file other than the scene. It must not be the file that
 *   the scene was opened from or saved to, however it is spelled; @error says so if it is. */
gboolean carom_document_check_export(CaromDocument *self, const char *path, GError **error);

/* The edits. All but the last two, undo and redo, can be undone; repeated changes of the same thing
 * within a second count as one. An edit that changes nothing does nothing. */
void carom_document_set_parameter(CaromDocument *self, const CaromParameter *parameter,
                                  double value);
/* Sets an option of pane @i. */
void carom_document_set_method(CaromDocument *self, guint i, const CaromMethodOption *option,
                               const CaromPart *part);
/* Adds a pane at the end, like the last one and with the detection of the first, but with one thing
 * that no pane has yet: a resolver or, if all are there, the first part of the first option that is
 * left; if nothing is, with another rule for ties than the last one. */
void carom_document_add_pane(CaromDocument *self);
void carom_document_remove_pane(CaromDocument *self, guint i);
/* Puts the scene and the panes back to how they were opened. */
void carom_document_reset(CaromDocument *self);
void carom_document_undo(CaromDocument *self);
void carom_document_redo(CaromDocument *self);
