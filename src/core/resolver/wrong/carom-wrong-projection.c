/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Vector projection as students get it wrong. They finish a line for both bodies before the next
 * one, where the right resolver finishes a stage for one body, the heavier first; and they use the
 * shares M of the mass only in β. So these are lines of their own. */
#include "carom-wrong.h"

#include <glib/gi18n-lib.h>

static void split(CaromWorking *working) {
  carom_working_enter(working, CAROM_STAGE_DIRECTION);
  CAROM_WRONG_LINE(working, "d·d", "d·d", N_("The square of its length; no root is needed."),
                   {CAROM_MARK_SPAN, CAROM_PLACE_A, "d"});
  carom_working_find(working, CAROM_FINDING_DIRECTION, "d / √(d·d)");

  carom_working_enter(working, CAROM_STAGE_SPLIT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable_at_rest)
      CAROM_WRONG_LINE(
          working, "α_a", "(u_a·d) / (d·d)",
          /* Translators: what stands between ‹ and ›, in this sentence and in others, is a formula,
which is typeset: keep it as it is, with its marks. It may move to another place in the sentence. */
          N_("How many times ‹d› goes into the velocity along ‹d›; so the unit is 1/s."),
          {CAROM_MARK_ARROW, CAROM_PLACE_A, "α_a d"});
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable_at_rest)
      CAROM_WRONG_LINE(
          working, "u_t_a", "u_a - α_a d",
          N_("What is left after the projection: the tangential part of the velocity."),
          {CAROM_MARK_LEGS, CAROM_PLACE_A, "α_a d", "u_t_a"});
  carom_working_find(
      working, CAROM_FINDING_APPROACH,
      carom_working_by_body(working->immovable_at_rest, "(α_a - α_b) |d|", "-α_b |d|", "α_a |d|"));
}

static void collide(CaromWorking *working) {
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable)
      CAROM_WRONG_LINE(working, "β_a",
                       carom_working_by_partner(
                           working,
                           carom_working_by_e(working, "(γ_a - e γ_b) α_a + (1 + e) γ_b α_b",
                                              "(γ_a - γ_b) α_a + 2 γ_b α_b", "γ_a α_a + γ_b α_b"),
                           carom_working_by_e(working, "(1 + e) α_b - e α_a", "2 α_b - α_a", "α_b"),
                           carom_working_by_e(working, "-e α_a", "-α_a", "-e α_a")),
                       N_("The collision along ‹d›."), {CAROM_MARK_ARROW, CAROM_PLACE_A, "β_a d"});
  if (working->has_friction)
    CAROM_FOR_BOTH_BODIES(working, i)
      if (i != working->immovable)
        CAROM_WRONG_LINE(
            working, "v_t_a",
            /* The body's own share of the mass would do, but not for a partner that is
             * immovable. */
            carom_working_by_partner(working, "u_t_a + ((1 - f) / (1 + m_a / m_b)) (u_t_b - u_t_a)",
                                     "u_t_a + (1 - f) (u_t_b - u_t_a)", "u_t_a - (1 - f) u_t_a"),
            N_("Friction leaves a fraction ‹f› of the relative tangential velocity."),
            {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_t_a"});
  carom_working_find(working, CAROM_FINDING_TRANSFER,
                     CAROM_OF_BODY(working->lighter, "m_a (α_a - β_a) |d|", "m_b (β_b - α_b) |d|"));
}

static void put_together(CaromWorking *working) {
  gboolean rough = working->has_friction;
  carom_working_enter(working, CAROM_STAGE_RESULT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable) {
      CAROM_WRONG_LINE(working, "v_a", rough ? "v_t_a + β_a d" : "u_t_a + β_a d",
                       N_("The two parts together are the velocity after."),
                       {CAROM_MARK_LEGS, CAROM_PLACE_A, "β_a d", rough ? "v_t_a" : "u_t_a"},
                       {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
      carom_working_find_speeds(working, i, "α_a |d|", "β_a |d|");
      carom_working_find_readings(working, i, "α_a", "β_a");
      carom_working_find(working, carom_finding_change(i), "v_a - u_a");
    }
}

static void explain(const CaromContact *contact, CaromWorking *working) {
  split(working);
  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (working->immovable == CAROM_BODY_NONE)
      CAROM_WRONG_LINE(working, "γ_a", "1 / (1 + m_b / m_a)",
                       N_("The body’s share of the total mass."));
  collide(working);
  put_together(working);
}

/* Leaves out the shares of the mass, for a mistake in β that does not use them. */
static void explain_without_shares(const CaromContact *contact, CaromWorking *working) {
  split(working);
  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  collide(working);
  put_together(working);
}

/* ---- The mistakes ---- */

/* A plus for a minus, in the formula of the collision in one dimension. Beside an immovable body
 * that body's share of the mass is 1. */
static const char *sign_formula(const CaromWorking *working, CaromContactBody body) {
  return working->e == 0
             ? NULL
             : carom_working_by_partner(
                   working,
                   carom_working_by_e(working, "(γ_a + e γ_b) α_a + (1 + e) γ_b α_b",
                                      "(γ_a + γ_b) α_a + 2 γ_b α_b", NULL),
                   carom_working_by_e(working, "(1 + e) α_b + e α_a", "2 α_b + α_a", NULL),
                   carom_working_by_e(working, "e α_a", "α_a", NULL));
}

static const CaromMistake sign = {
    .stage = CAROM_STAGE_COLLIDE,
    .symbol = "β_a",
    .dimension = CAROM_DIMENSION_RATE,
    .name = N_("A plus stands where a minus belongs"),
    .correction =
        N_("In the bracket of the body’s own velocity there is a plus where a minus belongs."),
    .hidden = N_("The mistake does not show where ‹e = 0›, because then the sign has nothing to "
                 "stand before."),
    .formula = sign_formula,
};

CAROM_WRONG_DEFINE(
    wrong_sign, explain, sign, .id = "wrong-sign",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Dora’s projection"),
    .summary = N_("Vector projection as a student wrote it. One line of it is wrong."));

/* The tangential part is reversed too, as if the contact turned the whole velocity round. */
static const char *tangent_formula(const CaromWorking *working, CaromContactBody body) {
  return working->has_friction ? "β_a d - v_t_a" : "β_a d - u_t_a";
}

static const CaromMistake tangent = {
    .stage = CAROM_STAGE_RESULT,
    .symbol = "v_a",
    .dimension = CAROM_DIMENSION_VELOCITY,
    .name = N_("The tangential part is reversed as well"),
    .correction = N_("The tangential part is reversed as well: only the normal part is, so the "
                     "other one has to be added."),
    .hidden = N_("The mistake does not show where neither body has a tangential part."),
    .formula = tangent_formula,
};

CAROM_WRONG_DEFINE(
    wrong_tangent, explain, tangent, .id = "wrong-tangent",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Emil’s projection"),
    .summary = N_("Vector projection as a student wrote it. One line of it is wrong."));

/* Equal masses are assumed, whatever the masses are; an elastic pair just swaps. At a wall there is
 * no other mass to be equal to. */
static const char *equal_masses_formula(const CaromWorking *working, CaromContactBody body) {
  return carom_working_by_partner(
      working,
      carom_working_by_e(working, "((1 - e) α_a + (1 + e) α_b) / 2", "α_b", "(α_a + α_b) / 2"),
      NULL, NULL);
}

static const CaromMistake equal_masses = {
    .stage = CAROM_STAGE_COLLIDE,
    .symbol = "β_a",
    .dimension = CAROM_DIMENSION_RATE,
    .name = N_("The masses are left out"),
    .correction = N_(
        "The masses do not occur, as if they were equal: the formula holds for equal masses only."),
    .hidden = N_("The mistake does not show where the masses are equal, or where a body is "
                 "immovable, such as a "
                 "wall."),
    .formula = equal_masses_formula,
};

CAROM_WRONG_DEFINE(
    wrong_equal_masses, explain_without_shares, equal_masses,
    /* Translators: the first name is that of an invented student; any other will do. */
    .id = "wrong-equal-masses", .title = N_("Wrong: Finn’s projection"),
    .summary = N_("Vector projection as a student wrote it. One line of it is wrong."));

/* e is taken for the fraction of its own speed with which each body comes back. At a wall that is
 * right, which is where the belief comes from. */
static const char *own_speed_formula(const CaromWorking *working, CaromContactBody body) {
  return carom_working_by_partner(working, carom_working_by_e(working, "-e α_a", "-α_a", "-e α_a"),
                                  carom_working_by_e(working, "-e α_a", "-α_a", "-e α_a"), NULL);
}

static const CaromMistake own_speed = {
    .stage = CAROM_STAGE_COLLIDE,
    .symbol = "β_a",
    .dimension = CAROM_DIMENSION_RATE,
    .name = N_("Each body bounces by itself, as from a wall"),
    .correction =
        N_("Each body comes back with ‹e› times its own speed, as from a wall: ‹e› is about "
           "their relative speed."),
    .hidden = N_(
        "The mistake does not show at what is immovable and at rest, such as a wall, or where the "
        "momenta along the normal cancel."),
    .formula = own_speed_formula,
};

CAROM_WRONG_DEFINE(
    wrong_own_speed, explain_without_shares, own_speed, .id = "wrong-own-speed",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Gina’s projection"),
    .summary = N_("Vector projection as a student wrote it. One line of it is wrong."));
