/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* n is not normalised: it is d itself, and so has a length, and even a unit. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static const char *formula(const CaromWorking *working, CaromContactBody body) {
  return "d";
}

static const CaromMistake mistake = {
    .stage = CAROM_STAGE_DIRECTION,
    .symbol = "n",
    .dimension = CAROM_DIMENSION_NONE,
    .correction =
        N_("‹n› is ‹d› itself, and not a unit vector: it has to be divided by its length ‹|d|›."),
    .hidden = N_("The mistake does not show where ‹|d| = 1›, because then ‹d› is a unit vector."),
    .formula = formula,
};

CAROM_WRONG_CHAIN_DEFINE(
    wrong_normal, carom_wrong_chain_push, mistake, .id = "wrong-normal",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Hugo’s impulse"),
    .summary = N_("Impulse as a student wrote it. One line of it is wrong."));
