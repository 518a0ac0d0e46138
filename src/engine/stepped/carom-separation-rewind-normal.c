/* rewind-normal: before the contact, each disc goes back along its own normal velocity u_i, by
 * u_i L/|u_a − u_b|, to where the discs just touch. Right for head-on and for chasing pairs; an
 * oblique hit is put back along the normal and not along its path.
 *
 * Where the relative normal velocity is so small that this would take longer than the step, the
 * rest of the overlap is older than the step: it is shared equally. Discs that part already are
 * left alone. */
#include "carom-encounter-words.h"
#include "carom-separation.h"

#include <glib/gi18n-lib.h>

static void before(CaromOverlap *overlap) {
  CaromVec2 n = carom_overlap_normal(overlap);
  double u_a = carom_vec2_dot(overlap->velocity_a, n);
  double closing_speed = u_a - carom_vec2_dot(overlap->velocity_b, n);
  if (closing_speed <= 0)
    return;
  double depth = carom_overlap_depth(overlap);
  double recent = MIN(depth, closing_speed * overlap->dt_s);
  carom_overlap_move_apart(overlap, recent, u_a / closing_speed);
  carom_overlap_move_apart(overlap, depth - recent, 0.5);
}

static char *describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  /* Translators: the title of a rule, then twice a disc and a length */
  return g_strdup_printf(
      encounter->in_several
          ? _("Before the contact, “%s” moved %s by %s and %s by %s.")
          /* Translators: the title of a rule, then twice a disc and a length */
          : _("Before the contact, “%s” moved %s by %s and %s by %s, along the line of centres."),
      _(carom_separation_rewind_normal.part.title), moves.name_a, moves.way_a, moves.name_b,
      moves.way_b);
}

const CaromSeparation carom_separation_rewind_normal = {
    .part = {.id = "rewind-normal",
             .title = N_("Rewind (normal)"),
             .summary = N_("Moves each disc back along its own normal velocity until the discs "
                           "just touch.")},
    .before = before,
    .describe = describe,
};
