/* nudge: after the contact, each disc makes one step with its new normal velocity. Whether that
 * parts the discs is left to chance; where discs are crowded it often does not, and they stick. */
#include "carom-encounter-words.h"
#include "carom-separation.h"

#include <glib/gi18n-lib.h>

static CaromVec2 normal_step(CaromVec2 velocity, CaromVec2 normal, double dt_s) {
  return carom_vec2_scale(normal, carom_vec2_dot(velocity, normal) * dt_s);
}

static void after(CaromOverlap *overlap) {
  if (!overlap->resolved)
    return;
  CaromVec2 n = carom_overlap_normal(overlap);
  CaromVec2 step_a = normal_step(overlap->velocity_a, n, overlap->dt_s);
  CaromVec2 step_b = normal_step(overlap->velocity_b, n, overlap->dt_s);
  overlap->position_a = carom_vec2_add(overlap->position_a, step_a);
  overlap->position_b = carom_vec2_add(overlap->position_b, step_b);
}

static char *describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_after(encounter, scene);
  /* Translators: the title of a rule, then twice a disc and a length */
  return g_strdup_printf(_("After the contact, “%s” moved %s by %s and %s by %s: one step of the "
                           "new normal velocities."),
                         _(carom_separation_nudge.part.title), moves.name_a, moves.way_a,
                         moves.name_b, moves.way_b);
}

const CaromSeparation carom_separation_nudge = {
    .part = {.id = "nudge",
             .title = N_("Nudge"),
             .summary = N_("Moves each disc on by one step of its new normal velocity. Discs can "
                           "stick together in a crowd.")},
    .after = after,
    .describe = describe,
};
