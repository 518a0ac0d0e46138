/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The tangential part is reversed too, as if the contact turned the whole velocity round. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static const char *formula(const CaromWorking *working, CaromContactBody body) {
  return working->has_friction ? "β_a d - v_t_a" : "β_a d - u_t_a";
}

static const CaromMistake mistake = {
    .stage = CAROM_STAGE_RESULT,
    .symbol = "v_a",
    .dimension = CAROM_DIMENSION_VELOCITY,
    .correction = N_("The tangential part is reversed as well: only the normal part is, so the "
                     "other one has to be added."),
    .hidden = N_("The mistake does not show head on, because then there is no tangential part."),
    .formula = formula,
};

CAROM_WRONG_CHAIN_DEFINE(
    wrong_tangent, carom_wrong_chain_project, mistake, .id = "wrong-tangent",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Emil’s projection"),
    .summary = N_("Vector projection as a student wrote it. One line of it is wrong."));
