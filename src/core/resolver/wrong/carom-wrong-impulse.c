/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Impulse as students get it wrong. The lines are those of the right one. */
#include "carom-wrong.h"

#include <glib/gi18n-lib.h>

static void explain(const CaromContact *contact, CaromWorking *working) {
  carom_resolver_impulse.explain(contact, working);
}

/* n is not normalised: it is d itself, and so has a length, and even a unit. */
static const char *normal_formula(const CaromWorking *working, CaromContactBody body) {
  return "d";
}

static const CaromMistake normal = {
    .stage = CAROM_STAGE_DIRECTION,
    .symbol = "n",
    .dimension = CAROM_DIMENSION_NONE,
    .name = N_("A vector is taken for a unit vector"),
    .correction =
        N_("‹n› is ‹d› itself, and not a unit vector: it has to be divided by its length ‹|d|›."),
    .hidden = N_("The mistake does not show where ‹|d| = 1›, because then ‹d› is a unit vector."),
    .formula = normal_formula,
};

CAROM_WRONG_DEFINE(
    wrong_normal, explain, normal, .id = "wrong-normal",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Hugo’s impulse"),
    .summary = N_("Impulse as a student wrote it. One line of it is wrong."));

/* The masses are swapped: each body's impulse is divided by the mass of the other one. A wall has
 * no mass to swap with. */
static const char *swapped_masses_formula(const CaromWorking *working, CaromContactBody body) {
  const char *smooth = CAROM_OF_BODY(body, "-(J n) / m_b", "(J n) / m_b");
  const char *rough = CAROM_OF_BODY(body, "-(J n + J_t t̂) / m_b", "(J n + J_t t̂) / m_b");
  return carom_working_by_partner(working, working->has_friction ? rough : smooth, NULL, NULL);
}

static const CaromMistake swapped_masses = {
    .stage = CAROM_STAGE_RESULT,
    .symbol = "Δv_a",
    .dimension = CAROM_DIMENSION_VELOCITY,
    .name = N_("Each change of velocity is divided by the other body’s mass"),
    .correction = N_("The impulse is divided by the mass of the other body: each change of "
                     "velocity needs the body’s own mass."),
    .hidden = N_("The mistake does not show where the masses are equal, or where a body is "
                 "immovable, such as a "
                 "wall."),
    .formula = swapped_masses_formula,
};

CAROM_WRONG_DEFINE(
    wrong_swapped_masses, explain, swapped_masses,
    /* Translators: the first name is that of an invented student; any other will do. */
    .id = "wrong-swapped-masses", .title = N_("Wrong: Ines’s impulse"),
    .summary = N_("Impulse as a student wrote it. One line of it is wrong."));

/* The third law is forgotten: both bodies are given −J, and not the second one its opposite. */
static const char *third_law_formula(const CaromWorking *working, CaromContactBody body) {
  if (body == CAROM_BODY_A)
    return NULL;
  return working->has_friction ? "-(J n + J_t t̂) / m_a" : "-(J n) / m_a";
}

static const CaromMistake third_law = {
    .stage = CAROM_STAGE_RESULT,
    .symbol = "Δv_a",
    .dimension = CAROM_DIMENSION_VELOCITY,
    .name = N_("Both bodies get the same impulse"),
    .correction =
        N_("Both bodies get the impulse ‹-J›: by the third law the second one has to get ‹J›."),
    .hidden = N_(
        "The mistake does not show where the second body is immovable, such as a wall, because no "
        "impulse changes how that moves."),
    .formula = third_law_formula,
};

CAROM_WRONG_DEFINE(
    wrong_third_law, explain, third_law, .id = "wrong-third-law",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Jan’s impulse"),
    .summary = N_("Impulse as a student wrote it. One line of it is wrong."));
