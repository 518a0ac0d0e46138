/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Impulse as students write it. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static void approach(CaromWrongChain *chain) {
  CaromWorking *working = chain->working;
  carom_working_enter(working, CAROM_STAGE_DIRECTION);
  CAROM_WRONG_LINE(
      chain, "|d|", "√(d·d)",
      /* Translators: what stands between ‹ and ›, in this sentence and in others, is a formula,
which is typeset: keep it as it is, with its marks. It may move to another place in the sentence. */
      N_("The length of ‹d›, the vector along the normal from one body to the other."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "d"});
  CAROM_WRONG_LINE(chain, "n", "d / |d|",
                   N_("The normal: the direction in which the bodies push each other."),
                   {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "n"});
  if (working->has_friction)
    CAROM_WRONG_LINE(chain, "t", "(-n.y; n.x)",
                     N_("The tangent, across the normal: friction acts along it."),
                     {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "t"});
  carom_wrong_chain_find(chain, CAROM_FINDING_DIRECTION, "n");

  carom_working_enter(working, CAROM_STAGE_SPLIT);
  CAROM_WRONG_LINE(chain, "Δu",
                   carom_working_by_body(working->immovable_at_rest, "u_b - u_a", "u_b", "-u_a"),
                   N_("The relative velocity before."), {CAROM_MARK_ARROW, CAROM_PLACE_B, "Δu"});
  CAROM_WRONG_LINE(chain, "Δu·n", "Δu·n",
                   N_("Normal component: the rate at which the gap changes. Negative: it closes."),
                   {CAROM_MARK_ARROW, CAROM_PLACE_B, "(Δu·n) n"});
  if (working->has_friction)
    CAROM_WRONG_LINE(chain, "Δu·t", "Δu·t",
                     N_("Tangential component: how fast the bodies rub on each other."),
                     {CAROM_MARK_ARROW, CAROM_PLACE_CONTACT, "(Δu·t) t"});
  carom_wrong_chain_find(chain, CAROM_FINDING_APPROACH, "-(Δu·n)");
}

static void push(CaromWrongChain *chain) {
  CaromWorking *working = chain->working;
  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  CAROM_WRONG_LINE(chain, "μ",
                   carom_working_by_body(working->immovable, "1 / (1 / m_a + 1 / m_b)",
                                         "1 / (0 + 1 / m_b)", "1 / (1 / m_a + 0)"),
                   N_("The reduced mass: it plays the part of the mass for the relative motion."));
  CAROM_WRONG_LINE(
      chain, "J", carom_working_by_e(working, "(1 + e) μ (Δu·n)", "2 μ (Δu·n)", "μ (Δu·n)"),
      N_("The impulse on the first body, ‹F Δt›. Negative: against ‹n›."),
      {CAROM_MARK_ARROW, CAROM_PLACE_A, "J n"}, {CAROM_MARK_ARROW, CAROM_PLACE_B, "-J n"});
  if (working->has_friction)
    CAROM_WRONG_LINE(
        chain, "J_t", "(1 - f) μ (Δu·t)",
        N_("The impulse of friction: it leaves a fraction ‹f› of the relative velocity along ‹t›."),
        {CAROM_MARK_ARROW, CAROM_PLACE_A, "J_t t"}, {CAROM_MARK_ARROW, CAROM_PLACE_B, "-J_t t"});
  carom_wrong_chain_find(chain, CAROM_FINDING_TRANSFER, "-J");
}

static void change(CaromWrongChain *chain) {
  const char *right =
      chain->working->has_friction
          ? CAROM_OF_BODY(chain->body, "(J n + J_t t) / m_a", "-(J n + J_t t) / m_a")
          : CAROM_OF_BODY(chain->body, "(J n) / m_a", "-(J n) / m_a");
  CAROM_WRONG_LINE(chain, "Δv_a", right, N_("The change of velocity: the impulse over the mass."),
                   {CAROM_MARK_ARROW, CAROM_PLACE_TIP_A, "Δv_a"});
  CAROM_WRONG_LINE(chain, "v_a", "u_a + Δv_a", N_("New velocity = old velocity + change."),
                   {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
  carom_wrong_chain_find_speeds(chain, "u_a·n",
                                CAROM_OF_BODY(chain->body, "u_a·n + J / m_a", "u_a·n - J / m_a"));
  carom_wrong_chain_find_change(chain);
}

void carom_wrong_chain_push(CaromWrongChain *chain) {
  CaromWorking *working = chain->working;
  chain->body = CAROM_BODY_NONE;
  approach(chain);
  push(chain);
  carom_working_enter(working, CAROM_STAGE_RESULT);
  CAROM_WRONG_FOR_BODIES(chain, working->immovable)
  change(chain);
}
