/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-name: what an edit is called in the list of undo, as in “Undo Move Disc B”. */
#pragma once

#include "carom-edit-field.h"

typedef enum {
  CAROM_EDIT_VERB_ADD, /* one item */
  CAROM_EDIT_VERB_MOVE,
  CAROM_EDIT_VERB_RENAME, /* discs */
  CAROM_EDIT_VERB_RESIZE, /* discs and emitters */
  CAROM_EDIT_VERB_AIM,    /* change the velocity of discs and emitters, or move one end of a wall */
  CAROM_EDIT_VERB_SPREAD, /* where the discs of emitters may come in */
  CAROM_EDIT_VERB_OPEN,   /* change when walls are open */
  CAROM_EDIT_VERB_DELETE,
  CAROM_EDIT_VERB_CUT,
  CAROM_EDIT_VERB_PASTE,
  CAROM_EDIT_VERB_DUPLICATE,
  CAROM_EDIT_VERB_MIRROR,
  CAROM_EDIT_VERB_TURN,
  CAROM_EDIT_VERB_ALIGN, /* several, like the next one */
  CAROM_EDIT_VERB_DISTRIBUTE,
  CAROM_EDIT_N_VERBS
} CaromEditVerb;

/* @scene: has the discs' names; what it does not have yet is called by its symbol
 * @selection: what it is done to, at least one
 * Returns: (transfer full): such as "Move Disc B", "Move Wall 2", "Move Discs" or "Move Discs and
 *   Walls", translated */
char *carom_edit_name(CaromEditVerb verb, const CaromScene *scene, const CaromSelection *selection);

/* @selection: has at least one of the kind that @field is of
 * Returns: (transfer full): the name of changing that of all of them, such as "Change Mass of Disc
 *   B" or "Change Masses of Discs", translated */
char *carom_edit_name_of_field(const CaromEditField *field, const CaromScene *scene,
                               const CaromSelection *selection);
