/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Turned back by the wrong sign: the axes are turned by θ, and then by θ again. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static const char *formula(const CaromWorking *working, CaromContactBody body) {
  return working->has_friction ? "(v'_a.x cos(θ) + v'_a.y sin(θ); v'_a.y cos(θ) - v'_a.x sin(θ))"
                               : "(v'_a.x cos(θ) + u'_a.y sin(θ); u'_a.y cos(θ) - v'_a.x sin(θ))";
}

static const CaromMistake mistake = {
    .stage = CAROM_STAGE_RESULT,
    .symbol = "v_a",
    .dimension = CAROM_DIMENSION_VELOCITY,
    .correction = N_("The velocity is turned on instead of back: here the two terms with ‹sin(θ)› "
                     "need the other signs."),
    .hidden =
        N_("The mistake does not show where ‹sin(θ) = 0›, because then there is nothing to turn."),
    .formula = formula,
};

CAROM_WRONG_CHAIN_DEFINE(
    wrong_turn, carom_wrong_chain_rotate, mistake, .id = "wrong-turn",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Cleo’s rotation"),
    .summary = N_("Coordinate rotation as a student wrote it. One line of it is wrong."));
