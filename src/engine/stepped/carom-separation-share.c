/* share: after the contact, the discs are moved apart along the line of centres by exactly the
 * overlap L. With the new normal velocities, each disc moves by the fraction |v_i| / (|v_a| +
 * |v_b|) of it, or by half of it if both vanish.
 *
 * The fractions are of speeds, without sign, so that they add up to L even if both discs move in
 * the same direction. */
#include "carom-encounter-words.h"
#include "carom-separation.h"

#include <float.h>
#include <glib/gi18n-lib.h>

static void after(CaromOverlap *overlap) {
  CaromVec2 n = carom_overlap_normal(overlap);
  double speed_a = fabs(carom_vec2_dot(overlap->velocity_a, n));
  double speed_b = fabs(carom_vec2_dot(overlap->velocity_b, n));
  double sum = speed_a + speed_b;
  carom_overlap_move_apart(overlap, carom_overlap_depth(overlap),
                           sum > DBL_MIN ? speed_a / sum : 0.5);
}

static char *describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_after(encounter, scene);
  /* Translators: the title of a rule, then twice a disc and a length */
  return g_strdup_printf(
      encounter->in_several
          ? _("After the contact, “%s” moved %s by %s and %s by %s.")
          /* Translators: the title of a rule, then twice a disc and a length */
          : _("After the contact, “%s” moved %s by %s and %s by %s, along the line of centres."),
      _(carom_separation_share.part.title), moves.name_a, moves.way_a, moves.name_b, moves.way_b);
}

const CaromSeparation carom_separation_share = {
    .part = {.id = "share",
             .title = N_("Share"),
             .summary = N_("Moves the discs apart along the line of centres until they just "
                           "touch, the faster one further.")},
    .after = after,
    .describe = describe,
};
