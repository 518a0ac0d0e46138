/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-separation-work: the first and the last lines of the workings of separations. */
#include "carom-separation-work.h"

#include <glib/gi18n-lib.h>

/* ---- The overlap ---- */

static CaromOverlap overlap_of(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  return (CaromOverlap){
      .radius_a = encounter->flight_a.radius,
      .radius_b = encounter->flight_b.radius,
      .mass_a_kg = record->contact.mass_a_kg,
      .mass_b_kg = record->contact.mass_b_kg,
      .dt_s = scene->dt_s,
  };
}

CaromOverlap carom_separation_work_overlap_before(const CaromEncounterRecord *encounter,
                                                  const CaromScene *scene) {
  CaromOverlap overlap = overlap_of(encounter, scene);
  overlap.position_a = encounter->found_a;
  overlap.position_b = encounter->found_b;
  overlap.velocity_a = encounter->velocity_found_a;
  overlap.velocity_b = encounter->velocity_found_b;
  return overlap;
}

CaromOverlap carom_separation_work_overlap_after(const CaromEncounterRecord *encounter,
                                                 const CaromScene *scene) {
  CaromOverlap overlap = overlap_of(encounter, scene);
  overlap.position_a = encounter->contact_a;
  overlap.position_b = encounter->contact_b;
  overlap.velocity_a = encounter->velocity_left_a;
  overlap.velocity_b = encounter->velocity_left_b;
  return overlap;
}

/* ---- As found ---- */

gboolean carom_separation_work_found(CaromWorking *working, const CaromEncounterRecord *encounter,
                                     const CaromScene *scene) {
  CaromOverlap overlap = carom_separation_work_overlap_before(encounter, scene);
  CaromVec2 dr = carom_vec2_sub(overlap.position_b, overlap.position_a);
  double depth = carom_overlap_depth(&overlap);
  CAROM_FOR_BOTH_BODIES(working, i)
    CAROM_GIVEN_LINE(working, "x_a", CAROM_DIMENSION_LENGTH,
                     CAROM_OF_BODY(i, overlap.position_a, overlap.position_b),
                     N_("Where the centre of the disc was when this contact’s turn came, after the "
                        "step had moved everything."),
                     {CAROM_MARK_DISC, CAROM_PLACE_A, "x_a", .vector = "found_a"});
  CAROM_LINE(working, "Δr", "x_b - x_a", dr, N_("From one centre to the other."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δr", .shift = "found_a"});
  CAROM_LINE(working, "|Δr|", "|Δr|", carom_vec2_length(dr), N_("How far apart the centres are."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "|Δr|", .vector = "Δr", .shift = "found_a"});
  CAROM_LINE(working, "L", "r_a + r_b - |Δr|", depth,
             depth > 0 ? N_("The overlap: by so much the centres are closer than the two radii "
                            "together.")
                       : N_("The centres are as far apart as the two radii together: the discs "
                            "only touch, and this contact moves neither."),
             {depth > 0 && carom_vec2_length(dr) > 0 ? CAROM_MARK_SPAN : CAROM_MARK_NONE,
              CAROM_PLACE_A, "L", .vector = "-(L / |Δr|) Δr",
              .shift = "found_a + (r_a / |Δr|) Δr"});
  return depth > 0;
}

void carom_separation_work_normal(CaromWorking *working, const CaromOverlap *overlap) {
  gboolean concentric = overlap->position_a.x == overlap->position_b.x &&
                        overlap->position_a.y == overlap->position_b.y;
  carom_working_define(working, "n", carom_value_vector(carom_overlap_normal(overlap)),
                       CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "n", concentric ? NULL : "Δr / |Δr|", carom_overlap_normal(overlap),
             concentric ? N_("The centres coincide, so that there is no line of centres; the x "
                             "axis stands in for it.")
                        : N_("The line of centres: a vector of length 1, from one disc to the "
                             "other."),
             {CAROM_MARK_AXIS, CAROM_PLACE_A, "n"});
}

void carom_separation_work_velocities_before(CaromWorking *working,
                                             const CaromEncounterRecord *encounter) {
  CAROM_FOR_BOTH_BODIES(working, i)
    CAROM_GIVEN_LINE(working, "u_a", CAROM_DIMENSION_VELOCITY,
                     CAROM_OF_BODY(i, encounter->velocity_found_a, encounter->velocity_found_b),
                     N_("The velocity with which the disc was found, before the contact."),
                     {CAROM_MARK_ARROW, CAROM_PLACE_A, "u_a", .shift = "found_a"});
}

void carom_separation_work_velocities_after(CaromWorking *working,
                                            const CaromEncounterRecord *encounter) {
  CAROM_FOR_BOTH_BODIES(working, i) {
    CaromVec2 left = CAROM_OF_BODY(i, encounter->velocity_left_a, encounter->velocity_left_b);
    CaromVec2 outcome = carom_contact_outcome_velocity(&encounter->record.outcome, i);
    CAROM_GIVEN_LINE(working, "v_a", CAROM_DIMENSION_VELOCITY, left,
                     left.x == outcome.x && left.y == outcome.y
                         ? N_("The velocity of the disc after the contact.")
                         : N_("The velocity of the disc after this contact and others of the same "
                              "step: the rule asks for it when all of them are resolved."),
                     {CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"});
  }
}

/* ---- Shares ---- */

/* A pinned disc has no share, whatever the rule is. */
static void add_pinned_shares(CaromWorking *working, double share_a) {
  CAROM_FOR_BOTH_BODIES(working, i) {
    double share = CAROM_OF_BODY(i, share_a, 1 - share_a);
    CAROM_GIVEN_LINE(working, "s_a", CAROM_DIMENSION_NONE, share,
                     share == 0
                         ? N_("A pinned disc stays where it is: it has no share of the overlap.")
                         : N_("Beside a pinned disc, this one is moved by the whole overlap."));
  }
}

void carom_separation_work_shares(CaromWorking *working, const CaromOverlap *overlap,
                                  const CaromSeparationShares *shares) {
  double share_a = carom_overlap_share_a(overlap, shares->share_a);
  if (isinf(overlap->mass_a_kg) || isinf(overlap->mass_b_kg)) {
    add_pinned_shares(working, share_a);
    return;
  }
  carom_working_define(working, "s_a", carom_value_number(share_a), CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "s_a", shares->formula, share_a, shares->reason);
  CAROM_LINE(working, "s_b", "1 - s_a", 1 - share_a,
             N_("The other disc has the rest, so that both shares together are the whole."));
  if (shares->book_b)
    CAROM_NOTES(working, shares->book_b);
}

/* ---- Moves ---- */

CaromSeparationMoves carom_separation_work_only_move(const CaromEncounterRecord *encounter) {
  return (CaromSeparationMoves){
      .from = "x_a",
      .mean = "Δx_a",
      .to = "x'_a",
      .moment = "left_a",
      .from_a = encounter->found_a,
      .from_b = encounter->found_b,
      .to_a = encounter->left_a,
      .to_b = encounter->left_b,
  };
}

/* A move that is not, or not only, what this overlap asks for. */
static void add_mean(CaromWorking *working, const CaromSeparationMoves *moves, CaromVec2 from,
                     CaromVec2 to, gboolean overlapped) {
  CAROM_GIVEN_LINE(
      working, moves->mean, CAROM_DIMENSION_LENGTH, carom_vec2_sub(to, from),
      overlapped ? N_("This disc is in several overlaps at once. Each asks for a move of its own; "
                      "the disc is moved by the mean of them, which comes to this.")
                 : N_("This contact does not move the disc, but it is in other overlaps at the "
                      "same time, and this is by how much they move it."));
  g_autofree char *sum = g_strdup_printf("%s + %s", moves->from, moves->mean);
  CAROM_LINE(working, moves->to, g_intern_string(sum), to, N_("Where that move puts the disc."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, moves->to, .vector = moves->moment});
}

void carom_separation_work_moves(CaromWorking *working, const CaromEncounterRecord *encounter,
                                 const CaromSeparationMoves *moves) {
  gboolean overlapped = encounter->depth > 0;
  CAROM_FOR_BOTH_BODIES(working, i) {
    gboolean is_movable = carom_contact_is_movable(&encounter->record.contact, i);
    const char *own = CAROM_OF_BODY(i, moves->own_a, moves->own_b);
    CaromVec2 from = CAROM_OF_BODY(i, moves->from_a, moves->from_b);
    CaromVec2 to = CAROM_OF_BODY(i, moves->to_a, moves->to_b);
    guint n_overlaps = CAROM_OF_BODY(i, encounter->n_overlaps_a, encounter->n_overlaps_b);
    if (is_movable && n_overlaps > (overlapped ? 1 : 0))
      add_mean(working, moves, from, to, overlapped);
    else if (own && (is_movable || from.x != to.x || from.y != to.y))
      CAROM_LINE(
          working, moves->to, own, to, moves->reason,
          {CAROM_MARK_DISC, CAROM_PLACE_A, moves->to, .vector = moves->moment},
          {moves->path ? CAROM_MARK_PATH : CAROM_MARK_NONE, CAROM_PLACE_A, .vector = moves->path});
  }
}
