/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-choices: what the actions of editing can be asked for by name, in one list each, from
 * which the menus are made. */
#pragma once

#include <glib.h>

typedef struct {
  const char *id;    /* the action's parameter */
  const char *title; /* with a mnemonic, to be translated */
  int value;         /* of the enumeration */
} CaromEditChoice;

typedef struct {
  const CaromEditChoice *choices;
  guint n_choices;
} CaromEditChoices;

extern const CaromEditChoices carom_edit_choices_tool;         /* CaromTool */
extern const CaromEditChoices carom_edit_choices_alignment;    /* CaromAlignment */
extern const CaromEditChoices carom_edit_choices_distribution; /* CaromEditDistribution */
extern const CaromEditChoices carom_edit_choices_mirror;       /* CaromMirror */

/* Returns: (transfer none) (nullable): the choice of that id */
const CaromEditChoice *carom_edit_choices_find(const CaromEditChoices *choices, const char *id);
