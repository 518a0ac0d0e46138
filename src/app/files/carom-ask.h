/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ask: questions that have to be answered before work could be lost, in a dialog of their
 * own. */
#pragma once

#include "carom-document.h"
#include "carom-then.h"

#include <gtk/gtk.h>

typedef enum {
  CAROM_ASK_CANCEL,
  CAROM_ASK_DISCARD, /* or overwrite: what the button is red for */
  CAROM_ASK_SAVE,
  CAROM_ASK_SAVE_AS,
  CAROM_ASK_SHOW, /* the window that is in the way; it has been presented */
} CaromAskAnswer;

/* @then: (transfer full): it is to be passed on, run or freed */
typedef void (*CaromAskFunc)(gpointer context, CaromAskAnswer answer, CaromThen *then);

/* Asks what to do with unsaved changes: save, discard or cancel. */
void carom_ask_about_changes(GtkWindow *window, CaromDocument *document, CaromAskFunc answered,
                             gpointer context, CaromThen *then);

/* Asks whether to overwrite a file that another program has changed: discard (what is in it), save
 * as, or cancel. */
void carom_ask_about_file(GtkWindow *window, CaromDocument *document, CaromAskFunc answered,
                          gpointer context, CaromThen *then);

/* Says that the scene cannot be saved as @path, since another window shows that file, and asks what
 * to do: show it, save as, or cancel. */
void carom_ask_about_window(GtkWindow *window, const char *path, CaromAskFunc answered,
                            gpointer context, CaromThen *then);
