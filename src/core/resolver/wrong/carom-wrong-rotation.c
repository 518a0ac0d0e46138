/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Coordinate rotation as students get it wrong. They write the heavier body of the collision as a,
 * where the right resolver writes it as b; their axes are turned by the θ that they found, whatever
 * that is; and they neither treat a normal along an axis apart nor simplify for e = 0 and e = 1. So
 * these are lines of their own. */
#include "carom-wrong.h"

#include <glib/gi18n-lib.h>

static void turn_axes(CaromWorking *working) {
  carom_working_enter(working, CAROM_STAGE_DIRECTION);
  carom_working_define(working, "π", CAROM_VALUE(G_PI), CAROM_DIMENSION_NONE);
  CAROM_WRONG_LINE(
      working, "θ", "atan2(d.y; d.x)",
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
  CAROM_WRONG_LINE(working, "cos(θ)", "cos(θ)",
                   N_("For turning the axes: ‹x'› will run along the normal."),
                   {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "x'"});
  CAROM_WRONG_LINE(working, "sin(θ)", "sin(θ)",
                   N_("For turning the axes: ‹y'› will run along the tangent."),
                   {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "y'"});
  carom_working_find(working, CAROM_FINDING_DIRECTION, "(cos(θ); sin(θ))");

  carom_working_enter(working, CAROM_STAGE_SPLIT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable_at_rest)
      CAROM_WRONG_LINE(
          working, "u'_a", "(u_a.x cos(θ) + u_a.y sin(θ); u_a.y cos(θ) - u_a.x sin(θ))",
          N_("The velocity in axes turned by ‹θ›: first its part along ‹x'›, then along ‹y'›."),
          {CAROM_MARK_LEGS, CAROM_PLACE_A, "u'_a.x", "u'_a.y", "u'_a.x x'", "u'_a.y y'"});
  carom_working_find(
      working, CAROM_FINDING_APPROACH,
      carom_working_by_body(working->immovable_at_rest, "u'_a.x - u'_b.x", "-u'_b.x", "u'_a.x"));
}

/* The mark that shows what stays, as the right resolver has it. */
#define STAY(working, at, letter)                                                                  \
  {                                                                                                \
    (working)->has_friction ? CAROM_MARK_NONE : CAROM_MARK_STAY, (at),                             \
        .other_label = "u'_" letter ".y", .vector = "v'_" letter ".x x'",                          \
        .other = "u'_" letter ".y y'", .before = "u'_" letter ".x x'"                              \
  }

/* Along x' and, with friction, along y', where it is the same collision with −f in place of e. The
 * heavier body is written as a. */
static void collide(CaromWorking *working) {
  const char *solved = N_("Momentum conservation and restitution, solved for ‹v'_a.x›.");
  const char *friction = N_("Friction leaves a fraction ‹f› of the relative velocity along ‹y'›.");
  gboolean both_move = working->immovable == CAROM_BODY_NONE;
  carom_working_enter(working, CAROM_STAGE_COLLIDE);
  carom_working_exchange(working, working->lighter == CAROM_BODY_A);
  if (both_move) {
    CAROM_WRONG_LINE(working, "ρ", "m_b / m_a", N_("The mass ratio, lighter to heavier."));
    CAROM_WRONG_LINE(working, "v'_a.x",
                     carom_working_by_e(working, "((1 - e ρ) u'_a.x + (1 + e) ρ u'_b.x) / (1 + ρ)",
                                        "((1 - ρ) u'_a.x + 2 ρ u'_b.x) / (1 + ρ)",
                                        "(u'_a.x + ρ u'_b.x) / (1 + ρ)"),
                     solved, {CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.x", .vector = "v'_a.x x'"},
                     STAY(working, CAROM_PLACE_A, "a"));
  }
  CAROM_WRONG_LINE(working, "v'_b.x",
                   carom_working_by_partner(working, "v'_a.x + e (u'_a.x - u'_b.x)",
                                            "u'_a.x + e (u'_a.x - u'_b.x)", "-e u'_b.x"),
                   N_("Restitution: they part ‹e› times as fast as they met."),
                   {CAROM_MARK_ARROW, CAROM_PLACE_B, "v'_b.x", .vector = "v'_b.x x'"},
                   STAY(working, CAROM_PLACE_B, "b"));
  if (both_move && working->has_friction)
    CAROM_WRONG_LINE(working, "v'_a.y", "((1 + f ρ) u'_a.y + (1 - f) ρ u'_b.y) / (1 + ρ)", friction,
                     {CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.y", .vector = "v'_a.y y'"});
  if (working->has_friction)
    CAROM_WRONG_LINE(working, "v'_b.y",
                     carom_working_by_partner(working, "v'_a.y - f (u'_a.y - u'_b.y)",
                                              "u'_a.y - f (u'_a.y - u'_b.y)", "f u'_b.y"),
                     friction, {CAROM_MARK_ARROW, CAROM_PLACE_B, "v'_b.y", .vector = "v'_b.y y'"});
  carom_working_exchange(working, FALSE);
  carom_working_find(
      working, CAROM_FINDING_TRANSFER,
      CAROM_OF_BODY(working->lighter, "m_a (u'_a.x - v'_a.x)", "m_b (v'_b.x - u'_b.x)"));
}

static void explain(const CaromContact *contact, CaromWorking *working) {
  gboolean rough = working->has_friction;
  turn_axes(working);
  collide(working);
  carom_working_enter(working, CAROM_STAGE_RESULT);
  CAROM_FOR_BOTH_BODIES(working, i)
    if (i != working->immovable) {
      CAROM_WRONG_LINE(working, "v_a",
                       rough ? "(v'_a.x cos(θ) - v'_a.y sin(θ); v'_a.y cos(θ) + v'_a.x sin(θ))"
                             : "(v'_a.x cos(θ) - u'_a.y sin(θ); u'_a.y cos(θ) + v'_a.x sin(θ))",
                       N_("Turned back into the axes of the scene."),
                       {CAROM_MARK_LEGS, CAROM_PLACE_A, "v'_a.x", rough ? "v'_a.y" : "u'_a.y",
                        "v'_a.x x'", rough ? "v'_a.y y'" : "u'_a.y y'"},
                       {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
      carom_working_find_speeds(working, i, "u'_a.x", "v'_a.x");
      carom_working_find(working, carom_finding_change(i), "v_a - u_a");
    }
}

/* ---- The mistakes ---- */

/* Missing bracket: only the last term of the numerator is divided. One of the tutorials behind
 * Carom prints the formula in this way. It is that of the heavier body; the other one's follows
 * from it. */
static const char *bracket_formula(const CaromWorking *working, CaromContactBody body) {
  return carom_working_by_partner(
      working,
      carom_working_by_e(working, "(1 - e ρ) u'_a.x + ((1 + e) ρ u'_b.x) / (1 + ρ)",
                         "(1 - ρ) u'_a.x + (2 ρ u'_b.x) / (1 + ρ)",
                         "u'_a.x + (ρ u'_b.x) / (1 + ρ)"),
      NULL, NULL);
}

static const CaromMistake bracket = {
    .stage = CAROM_STAGE_COLLIDE,
    .symbol = "v'_a.x",
    .dimension = CAROM_DIMENSION_VELOCITY,
    .name = N_("A bracket around a sum is missing"),
    .correction = N_("The bracket around the numerator is missing, so only the last term is "
                     "divided by ‹1 + ρ›: the whole sum has to be."),
    .hidden =
        N_("The mistake does not show where the heavier body is at rest along the normal, where "
           "‹e› is the heavier mass over the lighter one, as when equal discs exchange their "
           "velocities, or where a body is immovable, such as a wall."),
    .formula = bracket_formula,
};

CAROM_WRONG_DEFINE(
    wrong_bracket, explain, bracket, .id = "wrong-bracket",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Ada’s rotation"),
    .summary = N_("Coordinate rotation as a student wrote it. One line of it is wrong."));

/* Degrees for radians: the angle is converted to degrees, as a pocket calculator shows it, and then
 * given to functions that take radians. */
static const char *degrees_formula(const CaromWorking *working, CaromContactBody body) {
  return "(180 / π) atan2(d.y; d.x)";
}

static const CaromMistake degrees = {
    .stage = CAROM_STAGE_DIRECTION,
    .symbol = "θ",
    .dimension = CAROM_DIMENSION_ANGLE,
    .name = N_("An angle in degrees is taken for one in radians"),
    .correction = N_("The angle is in degrees, but the cosine and the sine of a program take "
                     "radians: ‹180 / π› has to go."),
    .hidden = N_("The mistake does not show where ‹θ = 0›, because 0° is 0 rad."),
    .formula = degrees_formula,
};

CAROM_WRONG_DEFINE(
    wrong_degrees, explain, degrees, .id = "wrong-degrees",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Ben’s rotation"),
    .summary = N_("Coordinate rotation as a student wrote it. One line of it is wrong."));

/* Turned back by the wrong sign: the axes are turned by θ, and then by θ again. */
static const char *turn_formula(const CaromWorking *working, CaromContactBody body) {
  return working->has_friction ? "(v'_a.x cos(θ) + v'_a.y sin(θ); v'_a.y cos(θ) - v'_a.x sin(θ))"
                               : "(v'_a.x cos(θ) + u'_a.y sin(θ); u'_a.y cos(θ) - v'_a.x sin(θ))";
}

static const CaromMistake turn = {
    .stage = CAROM_STAGE_RESULT,
    .symbol = "v_a",
    .dimension = CAROM_DIMENSION_VELOCITY,
    .name = N_("A velocity is turned on instead of back"),
    .correction = N_("The velocity is turned on instead of back: here the two terms with ‹sin(θ)› "
                     "need the other signs."),
    .hidden = N_("The mistake does not show where ‹sin(θ) = 0›, because then turning on and "
                 "turning back are the same."),
    .formula = turn_formula,
};

CAROM_WRONG_DEFINE(
    wrong_turn, explain, turn, .id = "wrong-turn",
    /* Translators: the first name is that of an invented student; any other will do. */
    .title = N_("Wrong: Cleo’s rotation"),
    .summary = N_("Coordinate rotation as a student wrote it. One line of it is wrong."));
