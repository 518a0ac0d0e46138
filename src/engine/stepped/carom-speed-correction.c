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

static CaromVec2 along_gravity(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way) {
  double g = hypot(gravity.x, gravity.y);
  if (g == 0)
    return velocity;
  CaromVec2 down = carom_vec2_scale(gravity, 1 / g);
  double found = carom_vec2_dot(velocity, down);
  double at_contact = copysign(speed_at_contact(found, carom_vec2_dot(gravity, way)), found);
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

static CaromVec2 first_order(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way) {
  double speed = carom_vec2_length(velocity);
  double g_ds = carom_vec2_dot(gravity, way);
  return with_speed(velocity, speed * MAX(1 - g_ds / (speed * speed), 0));
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

const CaromSpeedCorrection carom_speed_correction_along_gravity = {
    .part = {.id = "along-gravity",
             .title = N_("Correction along gravity"),
             .summary = N_("Takes back what gravity did to the speed along itself inside the wall, "
                           "by v_g′² = v_g² − 2 g·Δs, and leaves the rest alone. It keeps the "
                           "energy; the time inside the wall is not given back, so it has an "
                           "impulse of its own.")},
    .velocity_at_contact = along_gravity,
    .describe = describe_along_gravity,
};

const CaromSpeedCorrection carom_speed_correction_exact = {
    .part = {.id = "exact",
             .title = N_("Whole speed, exact"),
             .summary = N_("Scales the whole velocity, by v′² = v² − 2 g·Δs. That keeps the energy "
                           "of a bounce, and brakes a disc that moves along a smooth floor.")},
    .velocity_at_contact = exact,
    .describe = describe_exact,
};

const CaromSpeedCorrection carom_speed_correction_first_order = {
    .part = {.id = "first-order",
             .title = N_("Whole speed, first order"),
             .summary = N_("Scales the whole velocity, by v′ = v (1 − g·Δs/v²): nearly the exact "
                           "rule where the disc is fast.")},
    .velocity_at_contact = first_order,
    .describe = describe_first_order,
};

const CaromSpeedCorrection carom_speed_correction_none = {
    .part = {.id = "none",
             .title = N_("No correction"),
             .summary = N_("Keeps the speed from inside the wall. Under gravity every bounce gains "
                           "energy.")},
    .velocity_at_contact = none,
};
