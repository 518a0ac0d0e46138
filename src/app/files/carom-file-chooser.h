/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-chooser: the desktop's dialog in which a file is chosen, or a name for one. */
#pragma once

#include "carom-notices.h"

/* What is asked for. */
typedef struct {
  GtkWindow *window;     /* with which the dialog goes */
  CaromNotices *notices; /* tells what cannot be used */
  GtkFileChooserAction action;
  const char *title, *accept; /* translated; of the dialog, and of the button that chooses */
  const char *name;           /* (nullable): what a new file is called unless another name is
                                 typed, for which it is selected */
  const char *beside;         /* (nullable): the path of a file, whose folder is shown */
} CaromFileChooser;

/* May end the window.
 *
 * @path: (nullable): what was chosen; NULL: nothing */
typedef void (*CaromFileChooserFunc)(gpointer context, const char *path, gpointer data);

/* Shows the dialog.
 *
 * @context: not owned
 * @data: (transfer full) (nullable)
 * @destroy: frees @data after @chosen was called, or with the window; or NULL
 * Returns: (transfer none): the dialog, to which names and filters can be added */
GtkFileChooser *carom_file_chooser_show(const CaromFileChooser *chooser,
                                        CaromFileChooserFunc chosen, gpointer context,
                                        gpointer data, GDestroyNotify destroy);

/* Offers to show only the files of one kind.
 *
 * @suffixes: (array zero-terminated=1): with their dots; empty: all files */
void carom_file_chooser_add_filter(GtkFileChooser *dialog, const char *name,
                                   const char *const *suffixes);
