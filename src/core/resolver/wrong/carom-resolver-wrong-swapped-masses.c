/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The masses are swapped: each body's impulse is divided by the mass of the other one. A wall has
 * no mass to swap with. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static const char *formula(const CaromWorking *working, CaromContactBody body) {
  const char *smooth = CAROM_OF_BODY(body, "(J n) / m_b", "-(J n) / m_b");
  const char *rough = CAROM_OF_BODY(body, "(J n + J_t t) / m_b", "-(J n + J_t t) / m_b");
  return carom_working_by_partner(working, working->has_friction ? rough : smooth, NULL, NULL);
}

static const CaromMistake mistake = {
    .stage = CAROM_STAGE_RESULT,
    .symbol = "Δv_a",
    .dimension = CAROM_DIMENSION_VELOCITY,
    .correction = N_("The impulse is divided by the mass of the other body: each change of "
                     "velocity needs the body’s own mass."),
    .hidden = N_("The mistake does not show where the masses are equal, or where a body is "
                 "immovable, such as a "
                 "wall."),
    .formula = formula,
};

CAROM_WRONG_CHAIN_DEFINE(
    wrong_swapped_masses, carom_wrong_chain_push, mistake,
    /* Translators: the first name is that of an invented student; any other will do. */
    .id = "wrong-swapped-masses", .title = N_("Wrong: Ines’s impulse"),
    .summary = N_("Impulse as a student wrote it. One line of it is wrong."));
