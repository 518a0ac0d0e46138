/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* rewind-path: both discs go back along their paths to the instant of contact, are resolved there,
 * and spend the rest of the step with their new velocities.
 *
 * The instant τ before the end of the step solves |Δr − Δv τ| = r_a + r_b, with Δr and Δv at the
 * end. Paths are taken as straight; between free discs that is exact under gravity too, since they
 * fall alike. An overlap that is older than the step is shared equally where the discs approach,
 * and left alone where they part. */
#include "carom-encounter-words.h"
#include "carom-separation-work.h"
#include "carom-separation.h"

#include <glib/gi18n-lib.h>

/* The positive root of Δv² τ² − 2b τ + c = 0, with b = Δr·Δv and c = Δr² − σ² < 0, in the form in
 * which nothing cancels. INFINITY if nothing moves. */
static double time_since_contact(CaromVec2 dr, CaromVec2 dv, double sigma) {
  double a = carom_vec2_dot(dv, dv);
  double b = carom_vec2_dot(dr, dv);
  double c = carom_vec2_dot(dr, dr) - sigma * sigma;
  if (a == 0)
    return INFINITY;
  double root = sqrt(b * b - a * c);
  return b < 0 ? -c / (root - b) : (b + root) / a;
}

static void move(CaromOverlap *overlap, double time_s) {
  overlap->position_a = carom_vec2_add_scaled(overlap->position_a, overlap->velocity_a, time_s);
  overlap->position_b = carom_vec2_add_scaled(overlap->position_b, overlap->velocity_b, time_s);
}

static gboolean is_growing(const CaromOverlap *overlap) {
  CaromVec2 dr = carom_vec2_sub(overlap->position_b, overlap->position_a);
  CaromVec2 dv = carom_vec2_sub(overlap->velocity_b, overlap->velocity_a);
  return carom_vec2_dot(dr, dv) < 0;
}

static void before(CaromOverlap *overlap) {
  CaromVec2 dr = carom_vec2_sub(overlap->position_b, overlap->position_a);
  CaromVec2 dv = carom_vec2_sub(overlap->velocity_b, overlap->velocity_a);
  double since_s = time_since_contact(dr, dv, overlap->radius_a + overlap->radius_b);
  if (since_s <= overlap->dt_s) {
    overlap->rewound_s = since_s;
    move(overlap, -since_s);
  } else if (is_growing(overlap)) {
    carom_overlap_move_apart(overlap, carom_overlap_depth(overlap), 0.5);
  }
}

static void after(CaromOverlap *overlap) {
  move(overlap, overlap->rewound_s);
}

static char *describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  const char *title = _(carom_separation_rewind_path.part.title);
  double rewound_s = (double)record->frame * scene->dt_s - record->time_s;
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  if (rewound_s <= 0)
    return g_strdup_printf(
        carom_encounter_record_in_several(encounter)
            /* Translators: the title of a rule, then how far both discs were moved */
            ? _("The overlap is older than the step. Before the contact, “%s” moved %s.")
            /* Translators: the title of a rule, then how far both discs were moved */
            : _("The overlap is older than the step. Before the contact, “%s” moved %s, along "
                "the line of centres."),
        title, moves.both);
  g_autofree char *time = carom_encounter_words_quantity(scene, CAROM_DIMENSION_TIME, rewound_s);
  return g_strdup_printf(
      /* Translators: the title of a rule and a time, then how far both discs were moved */
      _("“%s” went back by %s along the paths: %s. The contact was resolved "
        "there, and the time spent with the new velocities."),
      title, time, moves.both);
}

static void work_time(CaromWorking *working, const CaromOverlap *overlap) {
  CaromVec2 dr = carom_vec2_sub(overlap->position_b, overlap->position_a);
  CaromVec2 dv = carom_vec2_sub(overlap->velocity_b, overlap->velocity_a);
  double sigma = overlap->radius_a + overlap->radius_b;
  double vv = carom_vec2_dot(dv, dv), b = carom_vec2_dot(dr, dv);
  double c = carom_vec2_dot(dr, dr) - sigma * sigma;
  CAROM_LINE(working, "Δv_N", "u_b - u_a", dv,
             vv == 0 ? N_("The discs move alike, so that there was no time at which they only "
                          "touched. They are left where they are.")
                     : N_("How one disc moves as seen from the other."));
  if (vv == 0)
    return;
  CAROM_LINE(working, "σ", "r_a + r_b", sigma, N_("How far apart the centres are at the contact."));
  CAROM_LINE(working, "b", "Δr·Δv_N", b,
             N_("How the distance is changing: below zero while the discs come closer."));
  CAROM_LINE(working, "c", "Δr·Δr - σ²", c,
             N_("The square of the distance, less what it was at the contact: below zero, because "
                "the discs overlap."));
  CAROM_LINE(working, "D_N", "b² - (Δv_N·Δv_N) c", b * b - vv * c,
             N_("The discriminant of the quadratic equation for the time. It is not below zero: "
                "going straight back, discs that overlap come apart at some time."));
  double since_s = time_since_contact(dr, dv, sigma);
  CAROM_LINE(
      working, "τ", b < 0 ? "-c / (√(D_N) - b)" : "(b + √(D_N)) / (Δv_N·Δv_N)", since_s,
      since_s <= overlap->dt_s
          ? N_("Going straight back from where they were found, the centres are as far apart as at "
               "a contact after this time. Of the two solutions it is the one in the past.")
      : is_growing(overlap)
          ? N_("Going straight back, the discs would only touch after this time. That is longer "
               "than the step: the overlap is older, and the paths say nothing about it.")
          : N_("Going straight back, the discs would only touch after this time. That is longer "
               "than the step: the overlap is older. And since the discs are parting already, they "
               "are left where they are."));
  CAROM_NOTES(working, b < 0 ? "(b + √(D_N)) / (Δv_N·Δv_N)" : NULL,
              .solved = {{"|Δr - Δv_N τ|", "σ"}});
}

/* The overlap is not from this step, but grows: it is shared. */
static void work_old(CaromWorking *working, const CaromOverlap *overlap,
                     CaromSeparationMoves *moves) {
  carom_separation_work_normal(working, overlap);
  carom_separation_work_shares(
      working, overlap,
      &(CaromSeparationShares){
          .share_a = 0.5, .reason = N_("Nothing says whose the old overlap is: each has half.")});
  moves->own_a = "x_a - s_a L n";
  moves->own_b = "x_a + s_a L n";
  moves->reason = N_("The overlap is older than the step. So, before the contact, the disc is put "
                     "away from the other one along the line of centres, by its share of the "
                     "overlap.");
}

/* @rewound: what before() has made of @overlap */
static void work_before(CaromWorking *working, const CaromEncounterRecord *encounter,
                        const CaromOverlap *overlap, const CaromOverlap *rewound) {
  CaromSeparationMoves moves = carom_separation_work_only_move(encounter);
  moves.moment = "contact_a";
  moves.to_a = encounter->contact_a;
  moves.to_b = encounter->contact_b;
  if (encounter->depth > 0) {
    carom_separation_work_velocities_before(working, encounter);
    work_time(working, overlap);
  }
  if (rewound->rewound_s > 0) {
    moves.own_a = moves.own_b = "x_a - τ u_a";
    moves.path = "τ u_a";
    moves.reason = N_("Back along its path to where it was at the contact, which is resolved "
                      "there.");
  } else if (encounter->depth > 0 && is_growing(overlap)) {
    work_old(working, overlap, &moves);
  }
  carom_separation_work_moves(working, encounter, &moves);
}

static void work_after(CaromWorking *working, const CaromEncounterRecord *encounter,
                       gboolean is_rewound) {
  CaromSeparationMoves moves = {
      .from = "x'_a",
      .mean = "Δx'_a",
      .to = "x''_a",
      .moment = "left_a",
      .path = is_rewound ? "τ v_a" : NULL,
      .own_a = is_rewound ? "x'_a + τ v_a" : NULL,
      .own_b = is_rewound ? "x'_a + τ v_a" : NULL,
      .reason = N_("The time that was gone back is the time that remains of the step. The disc "
                   "spends it with its velocity after the contact."),
      .from_a = encounter->contact_a,
      .from_b = encounter->contact_b,
      .to_a = encounter->left_a,
      .to_b = encounter->left_b,
  };
  if (is_rewound)
    carom_separation_work_velocities_after(working, encounter);
  carom_separation_work_moves(working, encounter, &moves);
}

static void work(CaromWorking *working, const CaromEncounterRecord *encounter,
                 const CaromScene *scene) {
  CaromOverlap overlap = carom_separation_work_overlap_before(encounter, scene);
  CaromOverlap rewound = overlap;
  if (carom_separation_work_found(working, encounter, scene))
    before(&rewound);
  work_before(working, encounter, &overlap, &rewound);
  work_after(working, encounter, rewound.rewound_s > 0);
}

const CaromSeparation carom_separation_rewind_path = {
    .part = {.id = "rewind-path",
             .title = N_("Rewind (path)"),
             .summary = N_("Goes back to the instant of contact, resolves there, and spends the "
                           "rest of the step with the new velocities.")},
    .before = before,
    .after = after,
    .describe = describe,
    .work = work,
};
