/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* nudge: after the contact, each disc makes one step with its new normal velocity. Whether that
 * parts the discs is left to chance; where discs are crowded it often does not, and they stick. */
#include "carom-encounter-words.h"
#include "carom-separation-work.h"
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
  /* Translators: the title of a rule, then how far both discs were moved */
  return g_strdup_printf(_("After the contact, “%s” moved %s: one step of the "
                           "new normal velocities."),
                         _(carom_separation_nudge.part.title), moves.both);
}

/* Says what the steps have left of the overlap. */
static void work_left(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromOverlap *overlap) {
  CaromOverlap left = *overlap;
  left.position_a = encounter->left_a;
  left.position_b = encounter->left_b;
  double depth = carom_overlap_depth(&left);
  CAROM_LINE(working, "L'",
             carom_working_by_body(carom_contact_immovable(&encounter->record.contact),
                                   "r_a + r_b - |x'_b - x'_a|", "r_a + r_b - |x'_b - x_a|",
                                   "r_a + r_b - |x_b - x'_a|"),
             depth,
             depth > 0
                 ? N_("What is left of the overlap: so far on, the discs are still in each other.")
                 : N_("Nothing is left of the overlap; below zero, this is the gap, by which "
                      "the discs were put too far apart."));
}

static void work(CaromWorking *working, const CaromEncounterRecord *encounter,
                 const CaromScene *scene) {
  CaromOverlap overlap = carom_separation_work_overlap_after(encounter, scene);
  gboolean overlapped = carom_separation_work_found(working, encounter, scene);
  if (overlapped) {
    carom_separation_work_normal(working, &overlap);
    carom_separation_work_velocities_after(working, encounter);
  }
  CaromSeparationMoves moves = carom_separation_work_only_move(encounter);
  if (overlapped) {
    moves.own_a = moves.own_b = "x_a + (v_a·n) Δt n";
    moves.reason = N_("After the contact, the disc goes on by one step of its new velocity along "
                      "the line of centres, however deep the overlap is.");
  }
  carom_separation_work_moves(working, encounter, &moves);
  if (overlapped)
    work_left(working, encounter, &overlap);
}

const CaromSeparation carom_separation_nudge = {
    .part = {.id = "nudge",
             .title = N_("Nudge"),
             .summary = N_("Moves each disc on by one step of its new normal velocity. Discs can "
                           "stick together in a crowd.")},
    .after = after,
    .describe = describe,
    .work = work,
};
