/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Missing bracket: only the last term of the numerator is divided. One of the tutorials behind
 * Carom prints the formula in this way. It is that of the heavier body; the other one's follows
 * from it. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static const char *formula(const CaromWorking *working, CaromContactBody body) {
  return carom_working_by_partner(
      working,
      carom_working_by_e(working, "(1 - e ρ) u'_a.x + ((1 + e) ρ u'_b.x) / (1 + ρ)",
                         "(1 - ρ) u'_a.x + (2 ρ u'_b.x) / (1 + ρ)",
                         "u'_a.x + (ρ u'_b.x) / (1 + ρ)"),
      NULL, NULL);
}

static const CaromMistake mistake = {
    .stage = CAROM_STAGE_COLLIDE,
    .symbol = "v'_a.x",
    .dimension = CAROM_DIMENSION_VELOCITY,
    .correction = N_("The bracket around the numerator is missing, so only the last term is "
                     "divided by ‹1 + ρ›: the whole sum has to be."),
    .hidden =
        N_("The mistake does not show where the heavier body is at rest along the normal, where "
           "‹e› is the heavier mass over the lighter one, as when equal discs exchange their "
           "velocities, or where a body is immovable, such as a wall."),
    .formula = formula,
};

CAROM_WRONG_CHAIN_DEFINE(
    wrong_bracket, carom_wrong_chain_rotate, mistake, .id = "wrong-bracket",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Ada’s rotation"),
    .summary = N_("Coordinate rotation as a student wrote it. One line of it is wrong."));
