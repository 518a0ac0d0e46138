/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-history: what was edited, step by step, without limit: undo and redo. Each step has a
 * name, and what was there on its other side: the setup, and where its clock stood when it was
 * left. */
#pragma once

#include "carom-clock.h"
#include "carom-setup.h"

typedef struct {
  CaromSetup *setup; /* belongs to whoever has the moment */
  CaromClock clock;  /* where the clock stood in it */
} CaromMoment;

typedef struct CaromEditHistory CaromEditHistory;

/* Returns: (transfer full): a history without steps */
CaromEditHistory *carom_edit_history_new(void);
void carom_edit_history_free(CaromEditHistory *history);
void carom_edit_history_clear(CaromEditHistory *history);

/* Adds a step. What had been undone cannot be redone any more.
 *
 * @name: translated, such as "Move Disc B"
 * @before: what was there before; its setup is taken */
void carom_edit_history_add(CaromEditHistory *history, const char *name, CaromMoment before);

/* ---- Repeated edits of the same thing ---- */

/* Notes an edit. It goes on with the last one if it has the same name and is of the same thing,
 * within a second. Then it shares that one's step; else a step has to be added for it.
 *
 * @subject: (nullable): what is edited: the same pointer for the same thing; NULL: no edit goes on
 *   with this one
 * Returns: whether it goes on with the last one */
gboolean carom_edit_history_go_on(CaromEditHistory *history, const char *name,
                                  gconstpointer subject);
/* The edit is done, which may have taken long: the second begins now. */
void carom_edit_history_done(CaromEditHistory *history);
/* The next edit is a step of its own, whatever it is of. */
void carom_edit_history_end(CaromEditHistory *history);
/* Takes off the steps that @subject was edited in without anything else in between, nor
 * carom_edit_history_end(). They are not there to be redone.
 *
 * @before: (out): what was there before the first of them, with its setup
 * Returns: FALSE if there are none, and then nothing changes */
gboolean carom_edit_history_take_back(CaromEditHistory *history, gconstpointer subject,
                                      CaromMoment *before);

/* Returns: (transfer none) (nullable): the name of the step that would be undone or redone next */
const char *carom_edit_history_get_undo_name(const CaromEditHistory *history);
const char *carom_edit_history_get_redo_name(const CaromEditHistory *history);

/* Goes a step back or on.
 *
 * @moment: (inout): what is there now, whose setup is taken, and then what is to be there, with its
 *   setup
 * Returns: FALSE if there is no such step, and then nothing changes */
gboolean carom_edit_history_undo(CaromEditHistory *history, CaromMoment *moment);
gboolean carom_edit_history_redo(CaromEditHistory *history, CaromMoment *moment);
