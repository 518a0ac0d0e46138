/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Vector projection as students write it. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

static void split(CaromWrongChain *chain) {
  CaromWorking *working = chain->working;
  carom_working_enter(working, CAROM_STAGE_DIRECTION);
  CAROM_WRONG_LINE(chain, "d·d", "d·d", N_("The square of its length; no root is needed."),
                   {CAROM_MARK_SPAN, CAROM_PLACE_A, "d"});
  carom_wrong_chain_find(chain, CAROM_FINDING_DIRECTION, "d / √(d·d)");

  carom_working_enter(working, CAROM_STAGE_SPLIT);
  CAROM_WRONG_FOR_BODIES(chain, working->immovable_at_rest)
  CAROM_WRONG_LINE(
      chain, "α_a", "(u_a·d) / (d·d)",
      /* Translators: what stands between ‹ and ›, in this sentence and in others, is a formula,
which is typeset: keep it as it is, with its marks. It may move to another place in the sentence. */
      N_("How many times ‹d› goes into the velocity along ‹d›; so the unit is 1/s."),
      {CAROM_MARK_ARROW, CAROM_PLACE_A, "α_a d"});
  CAROM_WRONG_FOR_BODIES(chain, working->immovable_at_rest)
  CAROM_WRONG_LINE(chain, "u_t_a", "u_a - α_a d",
                   N_("What is left after the projection: the tangential part of the velocity."),
                   {CAROM_MARK_LEGS, CAROM_PLACE_A, "α_a d", "u_t_a"});
  carom_wrong_chain_find(
      chain, CAROM_FINDING_APPROACH,
      carom_working_by_body(working->immovable_at_rest, "(α_a - α_b) |d|", "-α_b |d|", "α_a |d|"));
}

static void collide(CaromWrongChain *chain) {
  const CaromWorking *working = chain->working;
  CAROM_WRONG_LINE(chain, "β_a",
                   carom_working_by_partner(
                       working,
                       carom_working_by_e(working, "(M_a - e M_b) α_a + (1 + e) M_b α_b",
                                          "(M_a - M_b) α_a + 2 M_b α_b", "M_a α_a + M_b α_b"),
                       carom_working_by_e(working, "(1 + e) α_b - e α_a", "2 α_b - α_a", "α_b"),
                       carom_working_by_e(working, "-e α_a", "-α_a", "-e α_a")),
                   N_("The collision along ‹d›."), {CAROM_MARK_ARROW, CAROM_PLACE_A, "β_a d"});
}

/* The body's own share of the mass would do, but not for a partner that is immovable. */
static void rub(CaromWrongChain *chain) {
  CAROM_WRONG_LINE(chain, "v_t_a",
                   carom_working_by_partner(
                       chain->working, "u_t_a + ((1 - f) / (1 + m_a / m_b)) (u_t_b - u_t_a)",
                       "u_t_a + (1 - f) (u_t_b - u_t_a)", "u_t_a - (1 - f) u_t_a"),
                   N_("Friction leaves a fraction ‹f› of the relative tangential velocity."),
                   {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_t_a"});
}

static void put_together(CaromWrongChain *chain) {
  gboolean rough = chain->working->has_friction;
  CAROM_WRONG_LINE(chain, "v_a", rough ? "v_t_a + β_a d" : "u_t_a + β_a d",
                   N_("The two parts together are the velocity after."),
                   {CAROM_MARK_LEGS, CAROM_PLACE_A, "β_a d", rough ? "v_t_a" : "u_t_a"},
                   {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
  carom_wrong_chain_find_speeds(chain, "α_a |d|", "β_a |d|");
  carom_wrong_chain_find_change(chain);
}

static void project(CaromWrongChain *chain, gboolean with_masses) {
  CaromWorking *working = chain->working;
  split(chain);
  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  if (with_masses && working->immovable == CAROM_BODY_NONE)
    CAROM_WRONG_FOR_BODIES(chain, CAROM_BODY_NONE)
  CAROM_WRONG_LINE(chain, "M_a", "1 / (1 + m_b / m_a)", N_("The body’s share of the total mass."));
  CAROM_WRONG_FOR_BODIES(chain, working->immovable)
  collide(chain);
  if (working->has_friction)
    CAROM_WRONG_FOR_BODIES(chain, working->immovable)
  rub(chain);
  carom_wrong_chain_find(
      chain, CAROM_FINDING_TRANSFER,
      CAROM_OF_BODY(working->lighter, "m_a (α_a - β_a) |d|", "m_b (β_b - α_b) |d|"));

  carom_working_enter(working, CAROM_STAGE_RESULT);
  CAROM_WRONG_FOR_BODIES(chain, working->immovable)
  put_together(chain);
}

void carom_wrong_chain_project(CaromWrongChain *chain) {
  project(chain, TRUE);
}

void carom_wrong_chain_project_without_masses(CaromWrongChain *chain) {
  project(chain, FALSE);
}
