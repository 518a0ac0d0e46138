/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Degrees for radians: the angle is converted to degrees, as a pocket calculator shows it, and then
 * given to functions that take radians. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static const char *formula(const CaromWorking *working, CaromContactBody body) {
  return "(180 / π) atan2(d.y; d.x)";
}

static const CaromMistake mistake = {
    .stage = CAROM_STAGE_DIRECTION,
    .symbol = "θ",
    .dimension = CAROM_DIMENSION_ANGLE,
    .correction = N_("The angle is in degrees, but the cosine and the sine of a program take "
                     "radians: ‹180 / π› has to go."),
    .hidden = N_("The mistake does not show where ‹θ = 0›, because 0° is 0 rad."),
    .formula = formula,
};

CAROM_WRONG_CHAIN_DEFINE(
    wrong_degrees, carom_wrong_chain_rotate, mistake, .id = "wrong-degrees",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Ben’s rotation"),
    .summary = N_("Coordinate rotation as a student wrote it. One line of it is wrong."));
