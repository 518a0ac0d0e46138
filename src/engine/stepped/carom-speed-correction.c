/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-speed-correction: the rules for what the velocity was at the wall, given the velocity a
 * little further on: v dv = a ds.
 *
 * Gravity changes only the component of the velocity along itself. Many programs, and the texts
 * that they follow, scale the whole velocity instead; that keeps the energy as well, but slows a
 * disc that moves across gravity, for example along a smooth floor. Both rules are here so that
 * they can be compared. */
#include "carom-encounter-words.h"
#include "carom-wall-rules.h"

#include <glib/gi18n-lib.h>

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

/* The same of a component, which keeps its sign. */
static double speed_along(double found, double g_ds) {
  return copysign(speed_at_contact(found, g_ds), found);
}

static CaromVec2 along_gravity(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way) {
  double g = hypot(gravity.x, gravity.y);
  if (g == 0)
    return velocity;
  CaromVec2 down = carom_vec2_scale(gravity, 1 / g);
  double found = carom_vec2_dot(velocity, down);
  double at_contact = speed_along(found, carom_vec2_dot(gravity, way));
  return carom_vec2_add_scaled(velocity, down, at_contact - found);
}

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

static CaromVec2 none(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way) {
  return velocity;
}

/* ---- In words ---- */

/* A change that is less than this fraction of a speed is only rounding. */
#define NO_CHANGE 1e-12

static gboolean is_change(double found, double corrected) {
  return fabs(found - corrected) > NO_CHANGE * found;
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
  if (!is_change(found, corrected))
    return NULL;
  g_autofree char *from = NULL, *to = NULL;
  carom_encounter_words_speeds(scene, found, corrected, &from, &to);
  if (found > corrected)
    /* Translators: the title of a rule, then two speeds */
    return g_strdup_printf(_("“%s” took its speed along gravity from %s to %s, because gravity had "
                             "sped it up on the way in. Across gravity nothing changes."),
                           title, from, to);
  /* Translators: the title of a rule, then two speeds */
  return g_strdup_printf(_("“%s” took its speed along gravity from %s to %s, because gravity had "
                           "slowed it down on the way in. Across gravity nothing changes."),
                         title, from, to);
}

static char *describe(const CaromEncounterRecord *encounter, const CaromScene *scene,
                      const char *title) {
  double found = carom_vec2_length(encounter->velocity_found_a);
  double corrected = carom_vec2_length(encounter->velocity_corrected_a);
  if (!is_change(found, corrected))
    return NULL;
  g_autofree char *from = NULL, *to = NULL;
  carom_encounter_words_speeds(scene, found, corrected, &from, &to);
  if (found > corrected)
    /* Translators: the title of a rule, then two speeds */
    return g_strdup_printf(_("“%s” slowed it from %s to %s, because gravity had sped it up on the "
                             "way in."),
                           title, from, to);
  /* Translators: the title of a rule, then two speeds */
  return g_strdup_printf(_("“%s” sped it up from %s to %s, because gravity had slowed it down on "
                           "the way in."),
                         title, from, to);
}

static char *describe_exact(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  return describe(encounter, scene, _(carom_speed_correction_exact.part.title));
}

static char *describe_first_order(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  return describe(encounter, scene, _(carom_speed_correction_first_order.part.title));
}

/* ---- Line by line ---- */

static gboolean has_gravity(const CaromScene *scene) {
  return scene->gravity.x != 0 || scene->gravity.y != 0;
}

/* The put-back has told Δs. */
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

static void work_along_gravity(CaromWorking *working, const CaromEncounterRecord *encounter,
                               const CaromScene *scene) {
  if (!has_gravity(scene))
    return;
  CaromVec2 g = scene->gravity, down = carom_vec2_scale(g, 1 / hypot(g.x, g.y));
  double found = carom_vec2_dot(encounter->velocity_found_a, down);
  double at_contact = speed_along(found, carom_vec2_dot(g, way_of(working)));
  CAROM_LINE(working, "n_g", "g / |g|", down,
             N_("The direction of gravity, as a vector of length 1."),
             {CAROM_MARK_AXIS, CAROM_PLACE_A, "n_g"});
  CAROM_LINE(working, "u_g_a", "u_a·n_g", found,
             N_("The velocity along gravity. Gravity changes nothing else."));
  carom_working_define(working, "u'_g_a", carom_value_number(at_contact), CAROM_DIMENSION_VELOCITY);
  CAROM_LINE(working, "u'_g_a",
             at_contact == 0  ? NULL
             : at_contact > 0 ? "√(u_g_a² - 2 g·Δs)"
                              : "-√(u_g_a² - 2 g·Δs)",
             at_contact,
             found == 0 && at_contact == 0
                 ? N_("There was no speed along gravity where the disc was found, and this "
                      "rule gives it none.")
             : at_contact == 0
                 ? at_rest_there
                 : N_("What it was at the contact. All along the way, velocity times its change is "
                      "acceleration times the way; added up, the square of the velocity changes by "
                      "twice the acceleration times the way."));
  if (at_contact != 0)
    CAROM_NOTES(working, .solved = {{"u_g_a² - u'_g_a²", "2 g·Δs"}});
  work_velocity(working, encounter, "u_a + (u'_g_a - u_g_a) n_g",
                N_("The velocity at the contact: across gravity nothing changes."));
}

/* The last lines of a rule that scales the whole velocity to @speed.
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
                N_("The velocity at the contact: that speed, in the direction that was found. So "
                   "the part across gravity is scaled, too, although gravity does not act on it."));
}

static void work_exact(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene) {
  if (!has_gravity(scene))
    return;
  double speed = carom_vec2_length(encounter->velocity_found_a);
  work_whole(working, encounter,
             speed_at_contact(speed, carom_vec2_dot(scene->gravity, way_of(working))),
             "√(|u_a|² - 2 g·Δs)", (CaromEquation){"|u_a|² - |u'_a|²", "2 g·Δs"},
             N_("The speed at the contact. All along the way, speed times its change is "
                "acceleration times the way; added up, the square of the speed changes by twice "
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

const CaromSpeedCorrection carom_speed_correction_along_gravity = {
    .part = {.id = "along-gravity",
             .title = N_("Correction along gravity"),
             .summary = N_("Takes back what gravity did to the speed along itself inside the wall, "
                           "by v_g′² = v_g² − 2 g·Δs, and leaves the rest alone. It keeps the "
                           "energy; the time inside the wall is not given back, so it has an "
                           "impulse of its own.")},
    .velocity_at_contact = along_gravity,
    .describe = describe_along_gravity,
    .work = work_along_gravity,
};

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

const CaromSpeedCorrection carom_speed_correction_none = {
    .part = {.id = "none",
             .title = N_("No correction"),
             .summary = N_("Keeps the speed from inside the wall. Under gravity every bounce gains "
                           "energy.")},
    .velocity_at_contact = none,
};
