/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* e is taken for the fraction of its own speed with which each body comes back. At a wall that is
 * right, which is where the belief comes from. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static const char *formula(const CaromWorking *working, CaromContactBody body) {
  return carom_working_by_partner(working, carom_working_by_e(working, "-e α_a", "-α_a", "-e α_a"),
                                  carom_working_by_e(working, "-e α_a", "-α_a", "-e α_a"), NULL);
}

static const CaromMistake mistake = {
    .stage = CAROM_STAGE_COLLIDE,
    .symbol = "β_a",
    .dimension = CAROM_DIMENSION_RATE,
    .correction =
        N_("Each body comes back with ‹e› times its own speed, as from a wall: ‹e› is about "
           "their relative speed."),
    .hidden = N_(
        "The mistake does not show at what is immovable and at rest, such as a wall, or where the "
        "momenta along the normal cancel."),
    .formula = formula,
};

CAROM_WRONG_CHAIN_DEFINE(
    wrong_own_speed, carom_wrong_chain_project_without_masses, mistake, .id = "wrong-own-speed",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Gina’s projection"),
    .summary = N_("Vector projection as a student wrote it. One line of it is wrong."));
