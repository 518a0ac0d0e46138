/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* A plus for a minus, in the formula of the collision in one dimension. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

/* Beside an immovable body its share of the mass is 1. */
static const char *formula(const CaromWorking *working, CaromContactBody body) {
  return working->e == 0
             ? NULL
             : carom_working_by_partner(
                   working,
                   carom_working_by_e(working, "(M_a + e M_b) α_a + (1 + e) M_b α_b",
                                      "(M_a + M_b) α_a + 2 M_b α_b", NULL),
                   carom_working_by_e(working, "(1 + e) α_b + e α_a", "2 α_b + α_a", NULL),
                   carom_working_by_e(working, "e α_a", "α_a", NULL));
}

static const CaromMistake mistake = {
    .stage = CAROM_STAGE_COLLIDE,
    .symbol = "β_a",
    .dimension = CAROM_DIMENSION_RATE,
    .correction =
        N_("There is a plus in front of the ‹e› of the body’s own velocity where a minus belongs."),
    .hidden = N_("The mistake does not show where ‹e = 0›, because then the sign has nothing to "
                 "stand before."),
    .formula = formula,
};

CAROM_WRONG_CHAIN_DEFINE(
    wrong_sign, carom_wrong_chain_project, mistake, .id = "wrong-sign",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Dora’s projection"),
    .summary = N_("Vector projection as a student wrote it. One line of it is wrong."));
