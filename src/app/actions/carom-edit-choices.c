/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-choices: the lists. */
#include "carom-edit-choices.h"

#include "carom-editor.h"

#include <glib/gi18n-lib.h>

static const CaromEditChoice tools[] = {
    {"select", N_("_Select and move"), CAROM_TOOL_SELECT},
    {"disc", N_("New _disc"), CAROM_TOOL_DISC},
    {"wall", N_("New _wall"), CAROM_TOOL_WALL},
    {"emitter", N_("New _emitter"), CAROM_TOOL_EMITTER},
};

static const CaromEditChoice alignments[] = {
    {"left", N_("_Left edges"), CAROM_ALIGNMENT_LEFT},
    {"centre", N_("_Centres, one above the other"), CAROM_ALIGNMENT_CENTRE},
    {"right", N_("_Right edges"), CAROM_ALIGNMENT_RIGHT},
    {"top", N_("_Top edges"), CAROM_ALIGNMENT_TOP},
    {"middle", N_("_Middles, side by side"), CAROM_ALIGNMENT_MIDDLE},
    {"bottom", N_("_Bottom edges"), CAROM_ALIGNMENT_BOTTOM},
};

static const CaromEditChoice distributions[] = {
    {"horizontal", N_("Equal gaps _side by side"), CAROM_DISTRIBUTION_HORIZONTAL},
    {"vertical", N_("Equal gaps _one above the other"), CAROM_DISTRIBUTION_VERTICAL},
};

static const CaromEditChoice mirrors[] = {
    {"left-right", N_("_Left and right"), CAROM_MIRROR_LEFT_RIGHT},
    {"up-down", N_("_Up and down"), CAROM_MIRROR_UP_DOWN},
};

const CaromEditChoices carom_edit_choices_tool = {tools, G_N_ELEMENTS(tools)};
const CaromEditChoices carom_edit_choices_alignment = {alignments, G_N_ELEMENTS(alignments)};
const CaromEditChoices carom_edit_choices_distribution = {distributions,
                                                          G_N_ELEMENTS(distributions)};
const CaromEditChoices carom_edit_choices_mirror = {mirrors, G_N_ELEMENTS(mirrors)};

const CaromEditChoice *carom_edit_choices_find(const CaromEditChoices *choices, const char *id) {
  g_return_val_if_fail(choices && id, NULL);
  for (guint i = 0; i < choices->n_choices; i++)
    if (g_str_equal(choices->choices[i].id, id))
      return &choices->choices[i];
  return NULL;
}
