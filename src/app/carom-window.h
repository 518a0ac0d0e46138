/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window: the main window. It puts the widgets together and gives them one document to share.
 * What the window does is in its actions (win.…), which have files of their own. */
#pragma once

#include "carom-document.h"
#include "carom-recovery-record.h"
#include "carom-then.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_WINDOW (carom_window_get_type())
G_DECLARE_FINAL_TYPE(CaromWindow, carom_window, CAROM, WINDOW, GtkApplicationWindow)

/* Returns: (transfer none): a window that shows the default scene; it belongs to @application */
CaromWindow *carom_window_new(GtkApplication *application);

/* Returns: (transfer none): the document that all of the window's widgets share */
CaromDocument *carom_window_get_document(CaromWindow *self);

/* Whether something would be lost if the window were closed; it asks before. What has been typed
 * but not entered is taken first, see carom_unentered_take(). */
gboolean carom_window_is_work_at_risk(CaromWindow *self);
/* Whether it shows the scene with which windows begin, and nothing has been done to that. */
gboolean carom_window_is_unused(CaromWindow *self);
/* Asks what to do with unsaved changes, see carom_file_actions_make_safe(). */
void carom_window_make_safe(CaromWindow *self, CaromThen *then);
/* Closes the window without a question. */
void carom_window_close(CaromWindow *self);
/* The same because the program is about to be ended from outside: the copy of what has not been
 * saved, and of what was being typed, is left for the next start. */
void carom_window_leave(CaromWindow *self);

/* Opens a scene without a question, see carom_file_actions_open(). */
gboolean carom_window_open(CaromWindow *self, const char *name, GError **error);
/* Shows why scenes could not be opened, see carom_file_actions_show_unreadable(). */
void carom_window_show_unreadable(CaromWindow *self, const char *const *messages);

/* Opens what a copy has kept, with a copy of its own from then on.
 *
 * Returns: whether that worked; otherwise the window says why not */
gboolean carom_window_restore(CaromWindow *self, const CaromRecoveryRecord *record);
