/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wall-rules: two rules for where a disc goes that a step has left in a wall, straight away
 * from it or back along its path; and the rules for what its velocity was at the wall, given the
 * velocity a little further on: v dv = a ds.
 *
 * Gravity changes only the component of the velocity along itself. Many programs, and the texts
 * that they follow, scale the whole velocity instead; that keeps the energy as well, but slows a
 * disc that moves across gravity, for example along a smooth floor. Both rules are here so that
 * they can be compared. */
#include "carom-wall-rules.h"
#include "carom-encounter-words.h"

#include <glib/gi18n-lib.h>

/* ---- Where it is put back to ---- */

/* Puts the disc straight away from the wall. */
static CaromVec2 by_the_edge(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s) {
  return carom_vec2_scale(normal, depth);
}

/* How a disc that comes closer to a wall goes back along its path. */
typedef struct {
  double closing_speed; /* |v| sin φ, where φ is the angle between path and wall; > 0 */
  gboolean is_recent;   /* it has come to where it was found in this step */
  double back_s;        /* how long it goes back: at most a step */
} PathBack;

static PathBack path_back(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s) {
  double closing_speed = -carom_vec2_dot(velocity, normal), since_s = depth / closing_speed;
  return (PathBack){closing_speed, since_s <= dt_s, MIN(since_s, dt_s)};
}

static PathBack path_back_of(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  return path_back(encounter->passage.normal, encounter->depth, encounter->velocity_found_a,
                   scene->dt_s);
}

/* Puts the disc back by Δs = depth/sin φ against its velocity. A disc cannot have moved further in
 * one step than dt allows; if it is deeper, the rest is put back straight away from the wall. */
static CaromVec2 along_the_path(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s) {
  PathBack path = path_back(normal, depth, velocity, dt_s);
  if (path.closing_speed <= 0)
    return by_the_edge(normal, depth, velocity, dt_s);
  CaromVec2 back = carom_vec2_scale(velocity, -path.back_s);
  return carom_vec2_add_scaled(back, normal, depth - path.closing_speed * path.back_s);
}

static char *describe_edge(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  /* Translators: the title of a rule, a disc and a length */
  return g_strdup_printf(_("“%s” moved %s by %s, straight out from the wall."),
                         _(carom_wall_putback_edge.part.title), moves.name_a, moves.way_a);
}

static char *describe_path(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const char *title = _(carom_wall_putback_path.part.title);
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  if (!path_back_of(encounter, scene).is_recent)
    return g_strdup_printf(
        /* Translators: the title of a rule, a disc and a length */
        _("“%s” moved %s by %s: one step along its path, and the rest straight out from the wall."),
        title, moves.name_a, moves.way_a);
  /* Translators: the title of a rule, a disc and a length */
  return g_strdup_printf(_("“%s” moved %s by %s, back along its path."), title, moves.name_a,
                         moves.way_a);
}

/* Adds the gap that is left where a wall ends. The rules are not exact there: both reckon with a
 * straight line that goes on. */
static void work_gap(CaromWorking *working, const CaromEncounterRecord *encounter) {
  CaromVec2 gap = carom_encounter_record_wall_gap(encounter);
  if (gap.x == 0 && gap.y == 0)
    return;
  CAROM_GIVEN_LINE(working, "p'", CAROM_DIMENSION_LENGTH, encounter->contact_b,
                   N_("The point of the wall that is nearest to the disc there."),
                   {CAROM_MARK_POINT, CAROM_PLACE_A, "p'", .vector = "p' - x'_a"});
  carom_working_define(working, "gap", carom_value_vector(gap), CAROM_DIMENSION_LENGTH);
  CAROM_LINE(
      working, "L'", "r_a - |p' - x'_a|", -carom_vec2_length(gap),
      encounter->passage.at_end
          ? N_("Below zero, this is the gap that is left: the disc does not touch the wall. The "
               "rule takes the end as if it were flat, a line at right angles to the normal; but "
               "it is a point, and on a slanting way back the disc is clear of it sooner.")
          : N_("Below zero, this is the gap that is left: the disc does not touch the wall. The "
               "rule puts it back to the wall’s line, which goes on where the wall has ended."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "L'", .vector = "gap", .shift = "(p' - x'_a) - gap"});
}

/* Adds the last lines of either rule: the way back, and where it leads. */
static void work_way(CaromWorking *working, const CaromEncounterRecord *encounter,
                     const char *formula, CaromVec2 way, const char *reason) {
  CAROM_LINE(working, "Δs", formula, way, reason, {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δs"});
  CAROM_LINE(working, "x'_a", "x_a - Δs", encounter->contact_a,
             N_("Where the disc is put back to, and where the contact is resolved."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, "x'_a", .vector = "contact_a"});
  work_gap(working, encounter);
}

static CaromVec2 way_by(const CaromWallPutback *putback, const CaromEncounterRecord *encounter,
                        const CaromScene *scene) {
  return carom_vec2_scale(putback->displacement(encounter->passage.normal, encounter->depth,
                                                encounter->velocity_found_a, scene->dt_s),
                          -1);
}

static void work_edge(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromScene *scene) {
  work_way(working, encounter, "L n", way_by(&carom_wall_putback_edge, encounter, scene),
           N_("The way from where the disc is put back to where it was found: straight along the "
              "normal, whatever way the disc came."));
}

static void work_path(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromScene *scene) {
  CaromVec2 n = encounter->passage.normal, u = encounter->velocity_found_a;
  double speed = carom_vec2_length(u);
  PathBack path = path_back_of(encounter, scene);
  /* Books start from the perpendicular from the centre, and the angle between path and wall. */
  if (!encounter->passage.at_end)
    CAROM_LINE(working, "Δr", "h n",
               carom_vec2_scale(n, -carom_working_value_of(working, "h").number),
               N_("The perpendicular from the centre to the wall’s line."),
               {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δr", .shift = "found_a"});
  CAROM_LINE(
      working, "sin(φ)", "u_a·n / |u_a|", path.closing_speed / speed,
      encounter->passage.at_end
          ? N_("The angle ‹φ› is that between the path and a line at right angles to the "
               "normal: its sine is the fraction of the speed that leads straight towards the end.")
          : N_("The angle ‹φ› is that between the path and the wall: its sine is the "
               "fraction of the speed that leads straight into the wall."));
  CAROM_LINE(working, "τ", path.is_recent ? "L / (u_a·n)" : "Δt", path.back_s,
             path.is_recent
                 ? N_("How long it takes, at the velocity that was found, to get that far along "
                      "the normal.")
                 : N_("The disc is too deep in the wall for it to have come there in this "
                      "step. So it goes back by one step."));
  CAROM_LINE(
      working, "|Δs|", "|u_a| τ", speed * path.back_s,
      path.is_recent
          ? N_("The distance back along the path; the smaller the angle is, the longer it is.")
          : N_("The distance back along the path, of one step."));
  if (path.is_recent)
    CAROM_NOTES(working, "(r_a - Δr·n) / sin(φ)");
  else
    CAROM_LINE(working, "ρ", "L - τ (u_a·n)", encounter->depth - path.closing_speed * path.back_s,
               N_("The rest is older than the step. The disc is put straight out from the wall by "
                  "this much."));
  work_way(
      working, encounter, path.is_recent ? "τ u_a" : "τ u_a + ρ n",
      way_by(&carom_wall_putback_path, encounter, scene),
      path.is_recent
          ? N_("The way from where the disc is put back to where it was found: along its path.")
          : N_("The way from where the disc is put back to where it was found: both parts "
               "together."));
}

const CaromWallPutback carom_wall_putback_edge = {
    .part = {.id = "edge",
             .title = N_("To the edge"),
             .summary = N_("Puts the disc back perpendicular to the wall.")},
    .displacement = by_the_edge,
    .describe = describe_edge,
    .work = work_edge,
};

const CaromWallPutback carom_wall_putback_path = {
    .part = {.id = "path",
             .title = N_("Along the path"),
             .summary = N_("Moves the disc back along its line of approach.")},
    .displacement = along_the_path,
    .describe = describe_path,
    .work = work_path,
};

/* ---- What its velocity was at the wall ---- */

/* A disc that was at rest at the wall leaves v² − 2 g·Δs = 0 except for rounding, most of which
 * comes from positions: about ε |x|/Δs of v², or 1e-12 for a fall of a thousandth of the distance
 * from the origin. The root would magnify that a million times, so anything less than this fraction
 * of v² counts as rest. */
#define ROUNDING 1e-10

/* √(v² − 2 g·Δs), without a sign; 0 if the square would be negative because the disc was pushed in
 * or has been put back higher than it ever was. */
static double speed_at_contact(double speed, double g_ds) {
  double square = speed * speed;
  double corrected = square - 2 * g_ds;
  if (!isfinite(square)) /* out of range, and not at rest: the run cannot go on */
    return NAN;
  return corrected > ROUNDING * square ? sqrt(corrected) : 0;
}

/* A change that is less than this fraction of a speed is only rounding. */
#define NO_CHANGE 1e-12

/* Tells the speeds of a correction.
 *
 * @from, @to: (out) (transfer full): the texts
 * Returns: FALSE if the speed was hardly changed: only by rounding */
static gboolean tell_speeds(const CaromScene *scene, double found, double corrected, char **from,
                            char **to) {
  if (!(fabs(found - corrected) > NO_CHANGE * found))
    return FALSE;
  carom_encounter_words_speeds(scene, found, corrected, from, to);
  return TRUE;
}

static gboolean has_gravity(const CaromScene *scene) {
  return scene->gravity.x != 0 || scene->gravity.y != 0;
}

/* Δs, which the put-back has told. */
static CaromVec2 way_of(const CaromWorking *working) {
  return carom_working_value_of(working, "Δs").vector;
}

static void work_velocity(CaromWorking *working, const CaromEncounterRecord *encounter,
                          const char *formula, const char *reason) {
  CAROM_LINE(working, "u'_a", formula, encounter->velocity_corrected_a, reason,
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "u'_a"});
}

static const char *const at_rest_there =
    N_("Over that way gravity gives all of the speed that was found, or even more: the disc counts "
       "as at rest at the contact.");

/* ---- Correction along gravity ---- */

typedef struct {
  CaromVec2 down;
  double found, at_contact; /* the velocity along it */
} AlongGravity;

/* @gravity: not 0 */
static AlongGravity find_along_gravity(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way) {
  CaromVec2 down = carom_vec2_scale(gravity, 1 / hypot(gravity.x, gravity.y));
  double found = carom_vec2_dot(velocity, down);
  double speed = speed_at_contact(found, carom_vec2_dot(gravity, way));
  return (AlongGravity){down, found, copysign(speed, found)};
}

static CaromVec2 along_gravity(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way) {
  if (hypot(gravity.x, gravity.y) == 0)
    return velocity;
  AlongGravity along = find_along_gravity(velocity, gravity, way);
  return carom_vec2_add_scaled(velocity, along.down, along.at_contact - along.found);
}

static char *describe_along_gravity(const CaromEncounterRecord *encounter,
                                    const CaromScene *scene) {
  const char *title = _(carom_speed_correction_along_gravity.part.title);
  CaromVec2 g = scene->gravity;
  double length = hypot(g.x, g.y);
  if (length == 0)
    return NULL;
  double found = fabs(carom_vec2_dot(encounter->velocity_found_a, g)) / length;
  double corrected = fabs(carom_vec2_dot(encounter->velocity_corrected_a, g)) / length;
  g_autofree char *from = NULL, *to = NULL;
  if (!tell_speeds(scene, found, corrected, &from, &to))
    return NULL;
  if (found > corrected)
    return g_strdup_printf(
        /* Translators: the title of a rule, then two speeds */
        _("“%s” changed the disc’s speed along gravity from %s to %s, because gravity had sped it "
          "up on the way in. Across gravity nothing changes."),
        title, from, to);
  return g_strdup_printf(
      /* Translators: the title of a rule, then two speeds */
      _("“%s” changed the disc’s speed along gravity from %s to %s, because gravity had slowed it "
        "down on the way in. Across gravity nothing changes."),
      title, from, to);
}

static void work_along_gravity(CaromWorking *working, const CaromEncounterRecord *encounter,
                               const CaromScene *scene) {
  if (!has_gravity(scene))
    return;
  AlongGravity along =
      find_along_gravity(encounter->velocity_found_a, scene->gravity, way_of(working));
  double found = along.found, at_contact = along.at_contact;
  CAROM_LINE(working, "ĝ", "g / |g|", along.down,
             N_("The direction of gravity, as a vector of length 1."),
             {CAROM_MARK_AXIS, CAROM_PLACE_A, "ĝ"});
  CAROM_LINE(working, "u_g_a", "u_a·ĝ", found,
             N_("The velocity along gravity. Gravity changes nothing else."));
  carom_working_define(working, "u'_g_a", carom_value_number(at_contact), CAROM_DIMENSION_VELOCITY);
  CAROM_LINE(
      working, "u'_g_a",
      at_contact == 0  ? NULL
      : at_contact > 0 ? "√(u_g_a² - 2 g·Δs)"
                       : "-√(u_g_a² - 2 g·Δs)",
      at_contact,
      found == 0 && at_contact == 0
          ? N_("There was no speed along gravity where the disc was found, and this "
               "rule gives it none.")
      : at_contact == 0
          ? at_rest_there
          : N_("What it was at the contact. On each small bit of the way, velocity times its "
               "change is acceleration times that bit; added up, the square of the velocity "
               "changes by "
               "twice the acceleration times the way."));
  if (at_contact != 0)
    CAROM_NOTES(working, .solved = {{"u_g_a² - u'_g_a²", "2 g·Δs"}});
  work_velocity(working, encounter, "u_a + (u'_g_a - u_g_a) ĝ",
                N_("The velocity at the contact: across gravity nothing changes."));
}

const CaromSpeedCorrection carom_speed_correction_along_gravity = {
    .part = {.id = "along-gravity",
             .title = N_("Correction along gravity"),
             .summary =
                 N_("Takes back what gravity did inside the wall to the speed along gravity, by "
                    "v_g′² = v_g² − 2 g·Δs, and leaves the rest alone. It keeps the energy; the "
                    "time inside the wall is not given back, so it has an impulse of its own.")},
    .velocity_at_contact = along_gravity,
    .describe = describe_along_gravity,
    .work = work_along_gravity,
};

/* ---- Rules that scale the whole velocity ---- */

static CaromVec2 with_speed(CaromVec2 velocity, double speed) {
  return carom_vec2_scale(velocity, speed / carom_vec2_length(velocity));
}

static CaromVec2 exact(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way) {
  return with_speed(velocity,
                    speed_at_contact(carom_vec2_length(velocity), carom_vec2_dot(gravity, way)));
}

static double first_order_speed(double speed, double g_ds) {
  return speed * MAX(1 - g_ds / (speed * speed), 0);
}

static CaromVec2 first_order(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way) {
  double speed = carom_vec2_length(velocity);
  return with_speed(velocity, first_order_speed(speed, carom_vec2_dot(gravity, way)));
}

static char *describe_whole(const CaromEncounterRecord *encounter, const CaromScene *scene,
                            const char *title) {
  double found = carom_vec2_length(encounter->velocity_found_a);
  double corrected = carom_vec2_length(encounter->velocity_corrected_a);
  g_autofree char *from = NULL, *to = NULL;
  if (!tell_speeds(scene, found, corrected, &from, &to))
    return NULL;
  if (found > corrected)
    return g_strdup_printf(
        /* Translators: the title of a rule, then two speeds */
        _("“%s” slowed the disc from %s to %s, because gravity had sped it up on the way in."),
        title, from, to);
  return g_strdup_printf(
      /* Translators: the title of a rule, then two speeds */
      _("“%s” sped the disc up from %s to %s, because gravity had slowed it down on the way in."),
      title, from, to);
}

static char *describe_exact(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  return describe_whole(encounter, scene, _(carom_speed_correction_exact.part.title));
}

static char *describe_first_order(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  return describe_whole(encounter, scene, _(carom_speed_correction_first_order.part.title));
}

/* Adds the lines of a rule that scales the whole velocity to @speed.
 *
 * @equation: what @formula is the solution of */
static void work_whole(CaromWorking *working, const CaromEncounterRecord *encounter, double speed,
                       const char *formula, CaromEquation equation, const char *reason) {
  carom_working_define(working, "|u'_a|", carom_value_number(speed), CAROM_DIMENSION_VELOCITY);
  CAROM_LINE(working, "|u'_a|", speed == 0 ? NULL : formula, speed,
             speed == 0 ? at_rest_there : reason);
  if (speed != 0)
    CAROM_NOTES(working, .solved = {equation});
  work_velocity(working, encounter, "(|u'_a| / |u_a|) u_a",
                N_("The velocity at the contact: that speed, in the direction that was found. A "
                   "part across gravity is scaled, too, although gravity does not act on it."));
}

static void work_exact(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene) {
  if (!has_gravity(scene))
    return;
  double speed = carom_vec2_length(encounter->velocity_found_a);
  work_whole(working, encounter,
             speed_at_contact(speed, carom_vec2_dot(scene->gravity, way_of(working))),
             "√(|u_a|² - 2 g·Δs)", (CaromEquation){"|u_a|² - |u'_a|²", "2 g·Δs"},
             N_("The speed at the contact. On each small bit of the way, speed times its change is "
                "acceleration times that bit; added up, the square of the speed changes by twice "
                "the acceleration times the way."));
}

static void work_first_order(CaromWorking *working, const CaromEncounterRecord *encounter,
                             const CaromScene *scene) {
  if (!has_gravity(scene))
    return;
  double speed = carom_vec2_length(encounter->velocity_found_a);
  work_whole(working, encounter,
             first_order_speed(speed, carom_vec2_dot(scene->gravity, way_of(working))),
             "|u_a| (1 - g·Δs / |u_a|²)", (CaromEquation){"|u_a| (|u_a| - |u'_a|)", "g·Δs"},
             N_("The speed at the contact. Speed times its change is acceleration times the way; "
                "here the speed that was found stands for all those on the way, which is nearly so "
                "where it changes little."));
}

const CaromSpeedCorrection carom_speed_correction_exact = {
    .part = {.id = "exact",
             .title = N_("Whole speed, exact"),
             .summary = N_("Scales the whole velocity, by v′² = v² − 2 g·Δs. That keeps the energy "
                           "of a bounce, and brakes a disc that moves along a smooth floor.")},
    .velocity_at_contact = exact,
    .describe = describe_exact,
    .work = work_exact,
};

const CaromSpeedCorrection carom_speed_correction_first_order = {
    .part = {.id = "first-order",
             .title = N_("Whole speed, first order"),
             .summary = N_("Scales the whole velocity, by v′ = v (1 − g·Δs/v²): nearly the exact "
                           "rule where the disc is fast.")},
    .velocity_at_contact = first_order,
    .describe = describe_first_order,
    .work = work_first_order,
};

/* ---- No correction ---- */

static CaromVec2 none(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way) {
  return velocity;
}

const CaromSpeedCorrection carom_speed_correction_none = {
    .part = {.id = "none",
             .title = N_("No correction"),
             .summary = N_("Keeps the speed from inside the wall. Under gravity every bounce on a "
                           "floor gains energy.")},
    .velocity_at_contact = none,
};
