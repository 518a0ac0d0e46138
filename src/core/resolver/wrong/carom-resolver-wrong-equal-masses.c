/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Equal masses are assumed, whatever the masses are; an elastic pair just swaps. At a wall there is
 * no other mass to be equal to. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static const char *formula(const CaromWorking *working, CaromContactBody body) {
  return carom_working_by_partner(
      working,
      carom_working_by_e(working, "((1 - e) α_a + (1 + e) α_b) / 2", "α_b", "(α_a + α_b) / 2"),
      NULL, NULL);
}

static const CaromMistake mistake = {
    .stage = CAROM_STAGE_COLLIDE,
    .symbol = "β_a",
    .dimension = CAROM_DIMENSION_RATE,
    .correction = N_(
        "The masses do not occur, as if they were equal: the formula holds for equal masses only."),
    .hidden = N_("The mistake does not show where the masses are equal, or where a body is "
                 "immovable, such as a "
                 "wall."),
    .formula = formula,
};

CAROM_WRONG_CHAIN_DEFINE(
    wrong_equal_masses, carom_wrong_chain_project_without_masses, mistake,
    /* Translators: the first name is that of an invented student; any other will do. */
    .id = "wrong-equal-masses", .title = N_("Wrong: Finn’s projection"),
    .summary = N_("Vector projection as a student wrote it. One line of it is wrong."));
