/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-autosave: keeps a copy of a document while it is open, so that a crash or a power cut costs
 * no more than a few seconds of work. It has what is being typed, too, as if it had been entered.
 * The copy is written in a thread of its own: a second after the last edit, and while one edit
 * follows the other, every few seconds. A scene that is as it came with the program, or as it was
 * begun, needs none. When the autosave goes, in the regular way, so does the copy, unless it was
 * left. It knows no widgets. */
#pragma once

#include "carom-document.h"

/* How long nothing must have been edited before the copy is written, and after which time it is
 * written anyway. What is lost at most is that time and that of writing. */
#define CAROM_AUTOSAVE_REST_MS 1000
#define CAROM_AUTOSAVE_MOST_MS 3000

/* After which time a copy that could not be written is tried again, unless an edit comes first. */
#define CAROM_AUTOSAVE_RETRY_MS 10000

#define CAROM_TYPE_AUTOSAVE (carom_autosave_get_type())
G_DECLARE_FINAL_TYPE(CaromAutosave, carom_autosave, CAROM, AUTOSAVE, GObject)

/* Signals:
 *   "failed" (const char *message): no copy could be written; told once, until one can be again */

/* @document: a reference is taken
 * Returns: (transfer full): it keeps a copy from now on */
CaromAutosave *carom_autosave_new(CaromDocument *document);

/* Writes the copy now, if it is not up to date.
 *
 * Returns: whether there is a copy, or none is needed */
gboolean carom_autosave_flush(CaromAutosave *self);

/* Removes the copy, for good: the work has been saved, or is not wanted. */
void carom_autosave_stop(CaromAutosave *self);

/* Stops as well, since the program is about to be ended from outside: the copy of what has not been
 * saved is brought up to date and left for the next start; what has been saved needs none. */
void carom_autosave_leave(CaromAutosave *self);
