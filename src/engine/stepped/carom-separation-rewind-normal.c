/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* rewind-normal: before the contact, each disc goes back along its own normal velocity u_i, by
 * u_i L/|u_a − u_b|, to where the discs just touch. Right for head-on and for chasing pairs; an
 * oblique hit is put back along the normal and not along its path.
 *
 * Where the relative normal velocity is so small that this would take longer than the step, it does
 * not explain the rest of the overlap, which is shared equally: either it is older, or the discs
 * came closer faster before. Discs that part already are
 * left alone. */
#include "carom-encounter-words.h"
#include "carom-separation-work.h"
#include "carom-separation.h"

#include <glib/gi18n-lib.h>

static double closing_speed_of(const CaromOverlap *overlap) {
  CaromVec2 n = carom_overlap_normal(overlap);
  return carom_vec2_dot(overlap->velocity_a, n) - carom_vec2_dot(overlap->velocity_b, n);
}

/* How much of the overlap comes about in one step at the present speed. */
static double recent_depth(const CaromOverlap *overlap) {
  return MIN(carom_overlap_depth(overlap), closing_speed_of(overlap) * overlap->dt_s);
}

static double share_of_a(const CaromOverlap *overlap) {
  return carom_vec2_dot(overlap->velocity_a, carom_overlap_normal(overlap)) /
         closing_speed_of(overlap);
}

static void before(CaromOverlap *overlap) {
  if (closing_speed_of(overlap) <= 0)
    return;
  double depth = carom_overlap_depth(overlap), recent = recent_depth(overlap);
  carom_overlap_move_apart(overlap, recent, share_of_a(overlap));
  carom_overlap_move_apart(overlap, depth - recent, 0.5);
}

static char *describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  return g_strdup_printf(
      carom_encounter_record_in_several(encounter)
          /* Translators: the title of a rule, then how far both discs were moved */
          ? _("Before the contact, “%s” moved %s.")
          /* Translators: the title of a rule, then how far both discs were moved */
          : _("Before the contact, “%s” moved %s, along the line of centres."),
      _(carom_separation_rewind_normal.part.title), moves.both);
}

static void work_closing(CaromWorking *working, const CaromOverlap *overlap) {
  CaromVec2 n = carom_overlap_normal(overlap);
  CAROM_FOR_BOTH_BODIES(working, i) {
    CaromVec2 u = CAROM_OF_BODY(i, overlap->velocity_a, overlap->velocity_b);
    CAROM_LINE(working, "u_n_a", "u_a·n", carom_vec2_dot(u, n),
               N_("The disc’s velocity along the line of centres. This rule takes no notice of the "
                  "rest of it."));
  }
  double closing_speed = closing_speed_of(overlap);
  CAROM_LINE(working, "w", "u_n_a - u_n_b", closing_speed,
             closing_speed > 0
                 ? N_("So fast the overlap is growing when it is found.")
                 : N_("The discs are parting already, so that going back would only lead them "
                      "deeper into each other: they are left where they are."));
}

/* Says how much of the overlap one step explains.
 *
 * Returns: whether that is all of it */
static gboolean work_recent(CaromWorking *working, const CaromOverlap *overlap) {
  double recent = recent_depth(overlap), depth = carom_overlap_depth(overlap);
  if (recent < depth)
    CAROM_LINE(working, "L_1", "w Δt", recent,
               N_("At that rate, only so much of the overlap comes about in one step. No velocity "
                  "says whose the rest is."));
  carom_separation_work_shares(
      working, overlap,
      &(CaromSeparationShares){
          .share_a = share_of_a(overlap),
          .formula = "u_n_a / w",
          .reason = N_("So much of the growing overlap is this disc’s doing; below zero, if it is "
                       "running away from the other one."),
          .book_b = "-u_n_b / w",
      });
  return recent == depth;
}

/* A pinned disc leaves the whole overlap to the other one, wherever it is from. */
static void choose_moves(CaromSeparationMoves *moves, const CaromOverlap *overlap,
                         gboolean is_recent) {
  gboolean is_shared = !is_recent && isfinite(overlap->mass_a_kg) && isfinite(overlap->mass_b_kg);
  moves->own_a = is_shared ? "x_a - (s_a L_1 + (L - L_1) / 2) n" : "x_a - s_a L n";
  moves->own_b = is_shared ? "x_a + (s_a L_1 + (L - L_1) / 2) n" : "x_a + s_a L n";
  moves->reason = is_shared
                      ? N_("Before the contact, the disc is put back along the line of centres by "
                           "its share of what one step explains, and by half of the rest.")
                      : N_("Before the contact, the disc is put back along the line of centres by "
                           "its share of the overlap.");
}

static void work(CaromWorking *working, const CaromEncounterRecord *encounter,
                 const CaromScene *scene) {
  CaromOverlap overlap = carom_separation_work_overlap_before(encounter, scene);
  CaromSeparationMoves moves = carom_separation_work_only_move(encounter);
  if (carom_separation_work_found(working, encounter, scene)) {
    carom_separation_work_normal(working, &overlap);
    carom_separation_work_velocities_before(working, encounter);
    work_closing(working, &overlap);
    if (closing_speed_of(&overlap) > 0)
      choose_moves(&moves, &overlap, work_recent(working, &overlap));
  }
  carom_separation_work_moves(working, encounter, &moves);
}

const CaromSeparation carom_separation_rewind_normal = {
    .part = {.id = "rewind-normal",
             .title = N_("Rewind (normal)"),
             .summary = N_("Moves each disc back along its own normal velocity until the discs "
                           "just touch.")},
    .before = before,
    .describe = describe,
    .work = work,
};
