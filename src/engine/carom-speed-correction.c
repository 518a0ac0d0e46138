/* What the speed was at the wall, given the speed a little further on: v dv = a ds. */
#include "carom-encounter-words.h"
#include "carom-wall-rules.h"

#include <glib/gi18n-lib.h>

static double none(double speed, double a_ds) {
  return speed;
}

static double first_order(double speed, double a_ds) {
  return speed * MAX(1 - a_ds / (speed * speed), 0);
}

/* A disc that was at rest at the wall leaves v² − 2 a·Δs = 0 but for rounding, most of it from
 * positions: about ε |x|/Δs of v², or 1e-12 for a fall of a thousandth of the distance from the
 * origin. The root would blow that up a million times, so what is less than this part of v² counts
 * as rest. A square far below 0 means that the disc was pushed in: it has no speed of its own. */
#define ROUNDING 1e-10

static double exact(double speed, double a_ds) {
  double square = speed * speed;
  double corrected = square - 2 * a_ds;
  return corrected > ROUNDING * square ? sqrt(corrected) : 0;
}

/* ---- In words ---- */

/* A change that is less than this part of a speed is nothing but rounding. */
#define NO_CHANGE 1e-12

static char *tell(const CaromEncounter *encounter, const CaromScene *scene, const char *title) {
  double found = carom_vec2_length(encounter->velocity_found_a);
  double corrected = carom_vec2_length(encounter->record.contact.velocity_a);
  if (fabs(found - corrected) <= NO_CHANGE * found)
    return NULL;
  g_autofree char *from = NULL, *to = NULL;
  carom_encounter_speeds(scene, found, corrected, &from, &to);
  if (found > corrected)
    /* Translators: the title of a rule, then two speeds */
    return g_strdup_printf(_("Gravity had sped it up inside the wall: “%s” took the speed back, "
                             "from %s to %s."),
                           title, from, to);
  /* Translators: the title of a rule, then two speeds */
  return g_strdup_printf(_("Gravity had slowed it down inside the wall: “%s” gave the speed back, "
                           "from %s to %s."),
                         title, from, to);
}

static char *tell_first_order(const CaromEncounter *encounter, const CaromScene *scene) {
  return tell(encounter, scene, _(carom_speed_correction_first_order.part.title));
}

static char *tell_exact(const CaromEncounter *encounter, const CaromScene *scene) {
  return tell(encounter, scene, _(carom_speed_correction_exact.part.title));
}

const CaromSpeedCorrection carom_speed_correction_none = {
    .part = {.id = "none",
             .title = N_("No correction"),
             .summary = N_("Keeps the speed from inside the wall. Under gravity every bounce gains "
                           "energy.")},
    .speed_at_contact = none,
};

const CaromSpeedCorrection carom_speed_correction_first_order = {
    .part = {.id = "first-order",
             .title = N_("First-order correction"),
             .summary = N_("Takes back the speed gained inside the wall, to first order.")},
    .speed_at_contact = first_order,
    .tell = tell_first_order,
};

const CaromSpeedCorrection carom_speed_correction_exact = {
    .part = {.id = "exact",
             .title = N_("Exact correction"),
             .summary = N_("Takes back the speed gained inside the wall, by v′² = v² − 2 a·Δs.")},
    .speed_at_contact = exact,
    .tell = tell_exact,
};
