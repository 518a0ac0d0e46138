/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-actions: the actions that open and save scenes. An action that asks for a file then
 * does what another one does with its path: open and go-to-scene (ay: path or built-in id), save-as
 * and save-to (ay: path). A file that another window shows is presented there instead of opened
 * again, and is not saved over. What could be lost is asked about before. open-scene (ay: path or
 * built-in id) does neither: it opens the scene here, whatever is lost. save asks for a file only
 * where the scene has none; new (s: kind, see carom-new-scene.h) begins a scene; next-scene and
 * previous-scene go through those that come with the program. Afterwards show-folder (ay: path)
 * shows the folder of a file. Where another program has changed or removed the scene's file, a bar
 * offers reload and keep, or save. */
#pragma once

#include "carom-chart-board.h"
#include "carom-document.h"
#include "carom-file-chooser.h"
#include "carom-page-stack.h"
#include "carom-recovery-record.h"
#include "carom-then.h"
#include "carom-toast.h"

/* What the actions work with. Nothing is owned; all of it must live as long as the actions do. */
typedef struct {
  GtkWindow *window;               /* the parent of file choosers */
  CaromDocument *document;         /* what is opened and saved */
  CaromPredictionSession *session; /* ends with another scene, but not for a class */
  CaromVote *vote;                 /* its record is exported where there are choices */
  CaromStagingChoice *staging;     /* it follows what is opened */
  CaromNotices *notices;           /* they report what went wrong, and remarks */
  CaromToast *toast;               /* it reports what was written */
  CaromChartBoard *charts;         /* these and … */
  CaromPageStack *pages;           /* … these show what is exported */
} CaromFileActions;

/* Adds the actions to @map. @actions must outlive them. */
void carom_file_actions_add(GActionMap *map, CaromFileActions *actions);

/* Asks what to do with unsaved changes, if there are any.
 *
 * @then: (transfer full): what goes on, once nothing of them would be lost that is not meant to be
 */
void carom_file_actions_make_safe(CaromFileActions *actions, CaromThen *then);

/* Begins with @scene, which is in no file and counts as unsaved work, since somebody has chosen
 * what is in it; after asking about unsaved changes.
 *
 * @scene: a reference is taken; it must not be changed any more */
void carom_file_actions_start_made(CaromFileActions *actions, CaromScene *scene);

/* Opens a scene without a question.
 *
 * @name: as of carom_document_open()
 * Returns: whether that worked; otherwise all is as before */
gboolean carom_file_actions_open(CaromFileActions *actions, const char *name, GError **error);
/* Shows in a dialog why files could not be opened.
 *
 * @messages: (array zero-terminated=1): at least one; the first ten are shown */
void carom_file_actions_show_unreadable(CaromFileActions *actions, const char *const *messages);

/* Opens the document of a copy that was kept of it, without a question. Where another window shows
 * its file, it becomes a scene in no file, "… (recovered)".
 *
 * Returns: whether that worked; otherwise a dialog says why not */
gboolean carom_file_actions_restore(CaromFileActions *actions, const CaromRecoveryRecord *record);

/* ---- For other actions that write files ---- */

/* The scene's title and what is made of it, without characters that file systems do not allow.
 *
 * @what: (nullable): NULL: the scene itself
 * Returns: (transfer full): a file name */
char *carom_file_actions_suggest_name(CaromFileActions *actions, const char *what,
                                      const char *suffix);

/* Tells that @path has been written. */
void carom_file_actions_tell_saved(CaromFileActions *actions, const char *path);
/* Likewise, and what is not in it.
 *
 * @missing: a sentence or two */
void carom_file_actions_tell_saved_but(CaromFileActions *actions, const char *path,
                                       const char *missing);
