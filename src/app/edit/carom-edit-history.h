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
