/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Coordinate rotation as students write it; the collision along x' has the heavier body as a. */
#include "carom-wrong-chain.h"

#include <glib/gi18n-lib.h>

/* As in the right one. */
#define STAY(working, at, letter)                                                                  \
  {                                                                                                \
    (working)->has_friction ? CAROM_MARK_NONE : CAROM_MARK_STAY, (at),                             \
        .other_label = "u'_" letter ".y", .vector = "v'_" letter ".x x'",                          \
        .other = "u'_" letter ".y y'", .before = "u'_" letter ".x x'"                              \
  }

static void turn(CaromWrongChain *chain) {
  CaromWorking *working = chain->working;
  carom_working_enter(working, CAROM_STAGE_DIRECTION);
  carom_working_define(working, "π", CAROM_VALUE(G_PI), CAROM_DIMENSION_NONE);
  CAROM_WRONG_LINE(
      chain, "θ", "atan2(d.y; d.x)",
      /* Translators: what stands between ‹ and ›, in this sentence and in others, is a formula,
which is typeset: keep it as it is, with its marks. It may move to another place in the sentence. */
      N_("The angle from the ‹x› axis to ‹d›, the vector along the normal from one "
         "body to the other."),
      {CAROM_MARK_ANGLE, CAROM_PLACE_A, "θ", .vector = "(cos(θ); sin(θ))"},
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "d"});
  carom_working_define(working, "x'", carom_working_value_of(working, "(cos(θ); sin(θ))"),
                       CAROM_DIMENSION_NONE);
  carom_working_define(working, "y'", carom_working_value_of(working, "(-sin(θ); cos(θ))"),
                       CAROM_DIMENSION_NONE);
  carom_working_turn(working, "x'", "y'", CAROM_STAGE_SPLIT, CAROM_STAGE_COLLIDE);
  CAROM_WRONG_LINE(chain, "cos(θ)", "cos(θ)",
                   N_("For turning the axes: ‹x'› will run along the normal."),
                   {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "x'"});
  CAROM_WRONG_LINE(chain, "sin(θ)", "sin(θ)",
                   N_("For turning the axes: ‹y'› will run along the tangent."),
                   {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "y'"});
  carom_wrong_chain_find(chain, CAROM_FINDING_DIRECTION, "(cos(θ); sin(θ))");

  carom_working_enter(working, CAROM_STAGE_SPLIT);
  CAROM_WRONG_FOR_BODIES(chain, working->immovable_at_rest)
  CAROM_WRONG_LINE(
      chain, "u'_a", "(u_a.x cos(θ) + u_a.y sin(θ); u_a.y cos(θ) - u_a.x sin(θ))",
      N_("The velocity in axes turned by ‹θ›: first its part along ‹x'›, then along ‹y'›."),
      {CAROM_MARK_LEGS, CAROM_PLACE_A, "u'_a.x", "u'_a.y", "u'_a.x x'", "u'_a.y y'"});
  carom_wrong_chain_find(
      chain, CAROM_FINDING_APPROACH,
      carom_working_by_body(working->immovable_at_rest, "u'_a.x - u'_b.x", "-u'_b.x", "u'_a.x"));
}

/* Along y' it is the same collision with −f in place of e. */
static void rub(CaromWrongChain *chain) {
  const char *reason = N_("Friction leaves a fraction ‹f› of the relative velocity along ‹y'›.");
  CaromWorking *working = chain->working;
  if (working->immovable == CAROM_BODY_NONE)
    CAROM_WRONG_LINE(chain, "v'_a.y", "((1 + f ρ) u'_a.y + (1 - f) ρ u'_b.y) / (1 + ρ)", reason,
                     {CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.y", .vector = "v'_a.y y'"});
  CAROM_WRONG_LINE(chain, "v'_b.y",
                   carom_working_by_partner(working, "v'_a.y - f (u'_a.y - u'_b.y)",
                                            "u'_a.y - f (u'_a.y - u'_b.y)", "f u'_b.y"),
                   reason, {CAROM_MARK_ARROW, CAROM_PLACE_B, "v'_b.y", .vector = "v'_b.y y'"});
}

static void collide(CaromWrongChain *chain) {
  const char *reason = N_("Momentum conservation and restitution, solved for ‹v'_a.x›.");
  CaromWorking *working = chain->working;
  if (working->immovable == CAROM_BODY_NONE) {
    CAROM_WRONG_LINE(chain, "ρ", "m_b / m_a", N_("The mass ratio, lighter to heavier."));
    CAROM_WRONG_LINE(chain, "v'_a.x",
                     carom_working_by_e(working, "((1 - e ρ) u'_a.x + (1 + e) ρ u'_b.x) / (1 + ρ)",
                                        "((1 - ρ) u'_a.x + 2 ρ u'_b.x) / (1 + ρ)",
                                        "(u'_a.x + ρ u'_b.x) / (1 + ρ)"),
                     reason, {CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.x", .vector = "v'_a.x x'"},
                     STAY(working, CAROM_PLACE_A, "a"));
  }
  CAROM_WRONG_LINE(chain, "v'_b.x",
                   carom_working_by_partner(working, "v'_a.x + e (u'_a.x - u'_b.x)",
                                            "u'_a.x + e (u'_a.x - u'_b.x)", "-e u'_b.x"),
                   N_("Restitution: they part ‹e› times as fast as they met."),
                   {CAROM_MARK_ARROW, CAROM_PLACE_B, "v'_b.x", .vector = "v'_b.x x'"},
                   STAY(working, CAROM_PLACE_B, "b"));
  if (working->has_friction)
    rub(chain);
}

static void turn_back(CaromWrongChain *chain) {
  gboolean rough = chain->working->has_friction;
  CAROM_WRONG_LINE(chain, "v_a",
                   rough ? "(v'_a.x cos(θ) - v'_a.y sin(θ); v'_a.y cos(θ) + v'_a.x sin(θ))"
                         : "(v'_a.x cos(θ) - u'_a.y sin(θ); u'_a.y cos(θ) + v'_a.x sin(θ))",
                   N_("Turned back into the axes of the scene."),
                   {CAROM_MARK_LEGS, CAROM_PLACE_A, "v'_a.x", rough ? "v'_a.y" : "u'_a.y",
                    "v'_a.x x'", rough ? "v'_a.y y'" : "u'_a.y y'"},
                   {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
  carom_wrong_chain_find_speeds(chain, "u'_a.x", "v'_a.x");
  carom_wrong_chain_find_change(chain);
}

void carom_wrong_chain_rotate(CaromWrongChain *chain) {
  CaromWorking *working = chain->working;
  turn(chain);
  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  carom_working_exchange(working, working->lighter == CAROM_BODY_A);
  chain->body = CAROM_BODY_NONE;
  collide(chain);
  carom_working_exchange(working, FALSE);
  carom_wrong_chain_find(
      chain, CAROM_FINDING_TRANSFER,
      CAROM_OF_BODY(working->lighter, "m_a (u'_a.x - v'_a.x)", "m_b (v'_b.x - u'_b.x)"));

  carom_working_enter(working, CAROM_STAGE_RESULT);
  CAROM_WRONG_FOR_BODIES(chain, working->immovable)
  turn_back(chain);
}
