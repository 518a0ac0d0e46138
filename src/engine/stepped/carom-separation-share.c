/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* share: after the contact, the discs are moved apart along the line of centres by exactly the
 * overlap L. With the new normal velocities, each disc moves by the fraction |v_i| / (|v_a| +
 * |v_b|) of it, or by half of it if both vanish.
 *
 * The fractions are of speeds, without sign, so that they add up to L even if both discs move in
 * the same direction. */
#include "carom-encounter-words.h"
#include "carom-separation-work.h"
#include "carom-separation.h"

#include <float.h>
#include <glib/gi18n-lib.h>

/* Along the line of centres. */
static double normal_speed(const CaromOverlap *overlap, CaromVec2 velocity) {
  return fabs(carom_vec2_dot(velocity, carom_overlap_normal(overlap)));
}

static double sum_of_speeds(const CaromOverlap *overlap) {
  return normal_speed(overlap, overlap->velocity_a) + normal_speed(overlap, overlap->velocity_b);
}

static double share_of_a(const CaromOverlap *overlap) {
  double sum = sum_of_speeds(overlap);
  return sum > DBL_MIN ? normal_speed(overlap, overlap->velocity_a) / sum : 0.5;
}

static void after(CaromOverlap *overlap) {
  carom_overlap_move_apart(overlap, carom_overlap_depth(overlap), share_of_a(overlap));
}

static char *describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_after(encounter, scene);
  return g_strdup_printf(
      carom_encounter_record_in_several(encounter)
          /* Translators: the title of a rule, then how far both discs were moved */
          ? _("After the contact, “%s” moved %s.")
          /* Translators: the title of a rule, then how far both discs were moved */
          : _("After the contact, “%s” moved %s, along the line of centres."),
      _(carom_separation_share.part.title), moves.both);
}

/* What after() shares the overlap by. */
static void work_shares(CaromWorking *working, const CaromOverlap *overlap) {
  gboolean are_fast = sum_of_speeds(overlap) > DBL_MIN;
  carom_separation_work_shares(
      working, overlap,
      &(CaromSeparationShares){
          .share_a = share_of_a(overlap),
          .formula = are_fast ? "|v_a·n| / (|v_a·n| + |v_b·n|)" : NULL,
          .reason =
              are_fast
                  ? N_("The faster a disc moves along the line of centres after the contact, the "
                       "more of the overlap is its to move. Only how fast counts, not which way.")
                  : N_("Neither disc moves along the line of centres, so that there is "
                       "no faster one: each has half."),
          .book_b = are_fast ? "|v_b·n| / (|v_a·n| + |v_b·n|)" : NULL,
      });
}

static void work(CaromWorking *working, const CaromEncounterRecord *encounter,
                 const CaromScene *scene) {
  CaromOverlap overlap = carom_separation_work_overlap_after(encounter, scene);
  gboolean overlapped = carom_separation_work_found(working, encounter, scene);
  if (overlapped) {
    carom_separation_work_normal(working, &overlap);
    carom_separation_work_velocities_after(working, encounter);
    work_shares(working, &overlap);
  }
  CaromSeparationMoves moves = carom_separation_work_only_move(encounter);
  if (overlapped) {
    moves.own_a = "x_a - s_a L n";
    moves.own_b = "x_a + s_a L n";
    moves.reason = N_("After the contact, the disc is put away from the other one, along the line "
                      "of centres, by its share of the overlap.");
  }
  carom_separation_work_moves(working, encounter, &moves);
}

const CaromSeparation carom_separation_share = {
    .part = {.id = "share",
             .title = N_("Share"),
             .summary = N_("Moves the discs apart along the line of centres until they just "
                           "touch, the faster one further.")},
    .after = after,
    .describe = describe,
    .work = work,
};
