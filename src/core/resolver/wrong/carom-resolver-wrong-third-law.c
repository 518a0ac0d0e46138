/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The third law is forgotten: both bodies are given J, and not the second one its opposite. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static const char *formula(const CaromWorking *working, CaromContactBody body) {
  if (body == CAROM_BODY_A)
    return NULL;
  return working->has_friction ? "(J n + J_t t) / m_a" : "(J n) / m_a";
}

static const CaromMistake mistake = {
    .stage = CAROM_STAGE_RESULT,
    .symbol = "Δv_a",
    .dimension = CAROM_DIMENSION_VELOCITY,
    .correction =
        N_("Both bodies get the impulse ‹J›: by the third law the second one has to get ‹-J›."),
    .hidden = N_(
        "The mistake does not show where a body is immovable, such as a wall, because no impulse "
        "changes how that moves."),
    .formula = formula,
};

CAROM_WRONG_CHAIN_DEFINE(
    wrong_third_law, carom_wrong_chain_push, mistake, .id = "wrong-third-law",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Jan’s impulse"),
    .summary = N_("Impulse as a student wrote it. One line of it is wrong."));
