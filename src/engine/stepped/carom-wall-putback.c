/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wall-putback: two rules for where a disc goes that a step has left in a wall: straight away
 * from it, or back along its path. */
#include "carom-encounter-words.h"
#include "carom-wall-rules.h"

#include <glib/gi18n-lib.h>

static CaromVec2 by_the_edge(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s) {
  return carom_vec2_scale(normal, depth);
}

/* How a disc that comes closer to a wall goes back along its path. */
typedef struct {
  double closing_speed; /* |v| sin φ, where φ is the angle between path and wall; > 0 */
  gboolean is_recent;   /* it has come to where it was found in this step */
  double back_s;        /* how long it goes back: at most a step */
} PathBack;

static PathBack path_back(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s) {
  double closing_speed = -carom_vec2_dot(velocity, normal), since_s = depth / closing_speed;
  return (PathBack){closing_speed, since_s <= dt_s, MIN(since_s, dt_s)};
}

static PathBack path_back_of(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  return path_back(encounter->passage.normal, encounter->depth, encounter->velocity_found_a,
                   scene->dt_s);
}

/* Δs = depth/sin φ against the velocity. A disc cannot have moved further in one step than dt
 * allows; if it is deeper, the rest is put back straight away from the wall. */
static CaromVec2 along_the_path(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s) {
  PathBack path = path_back(normal, depth, velocity, dt_s);
  if (path.closing_speed <= 0)
    return by_the_edge(normal, depth, velocity, dt_s);
  CaromVec2 back = carom_vec2_scale(velocity, -path.back_s);
  return carom_vec2_add_scaled(back, normal, depth - path.closing_speed * path.back_s);
}

static char *describe_edge(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  /* Translators: the title of a rule, a disc and a length */
  return g_strdup_printf(_("“%s” moved %s by %s, straight away from the wall."),
                         _(carom_wall_putback_edge.part.title), moves.name_a, moves.way_a);
}

static char *describe_path(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const char *title = _(carom_wall_putback_path.part.title);
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  if (!path_back_of(encounter, scene).is_recent)
    /* Translators: the title of a rule, a disc and a length */
    return g_strdup_printf(_("“%s” moved %s by %s: one step along its path, and the rest straight "
                             "away from the wall."),
                           title, moves.name_a, moves.way_a);
  /* Translators: the title of a rule, a disc and a length */
  return g_strdup_printf(_("“%s” moved %s by %s, back along its path."), title, moves.name_a,
                         moves.way_a);
}

/* ---- Line by line ---- */

/* Where a wall ends, the rules are not exact: both reckon with a straight line that goes on. */
static void work_gap(CaromWorking *working, const CaromEncounterRecord *encounter) {
  CaromVec2 gap = carom_encounter_record_wall_gap(encounter);
  if (gap.x == 0 && gap.y == 0)
    return;
  CAROM_GIVEN_LINE(working, "p'", CAROM_DIMENSION_LENGTH, encounter->contact_b,
                   N_("The point of the wall that is nearest to the disc there."),
                   {CAROM_MARK_POINT, CAROM_PLACE_A, "p'", .vector = "p' - x'_a"});
  carom_working_define(working, "gap", carom_value_vector(gap), CAROM_DIMENSION_LENGTH);
  CAROM_LINE(
      working, "L'", "r_a - |p' - x'_a|", -carom_vec2_length(gap),
      encounter->passage.at_end
          ? N_("Below zero, this is the gap that is left: the disc does not touch the wall. The "
               "rule takes the end as if it were flat, a line at right angles to the normal; but "
               "it is a point, and on a slanting way back the disc is clear of it sooner.")
          : N_("Below zero, this is the gap that is left: the disc does not touch the wall. The "
               "rule puts it back to the wall’s line, which goes on where the wall has ended."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "L'", .vector = "gap", .shift = "(p' - x'_a) - gap"});
}

/* The last lines of either rule: the way back, and where it leads. */
static void work_way(CaromWorking *working, const CaromEncounterRecord *encounter,
                     const char *formula, CaromVec2 way, const char *reason) {
  CAROM_LINE(working, "Δs", formula, way, reason, {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δs"});
  CAROM_LINE(working, "x'_a", "x_a - Δs", encounter->contact_a,
             N_("Where the disc is put back to, and where the contact is resolved."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, "x'_a", .vector = "contact_a"});
  work_gap(working, encounter);
}

static CaromVec2 way_by(const CaromWallPutback *putback, const CaromEncounterRecord *encounter,
                        const CaromScene *scene) {
  return carom_vec2_scale(putback->displacement(encounter->passage.normal, encounter->depth,
                                                encounter->velocity_found_a, scene->dt_s),
                          -1);
}

static void work_edge(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromScene *scene) {
  work_way(working, encounter, "-L n_b", way_by(&carom_wall_putback_edge, encounter, scene),
           N_("The way from where the disc is put back to where it was found: straight against the "
              "normal, whatever way the disc came."));
}

static void work_path(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromScene *scene) {
  CaromVec2 n = encounter->passage.normal, u = encounter->velocity_found_a;
  double speed = carom_vec2_length(u);
  PathBack path = path_back_of(encounter, scene);
  /* Books start from the perpendicular from the centre, and the angle between path and wall. */
  if (!encounter->passage.at_end)
    CAROM_LINE(working, "Δr", "-h n_b",
               carom_vec2_scale(n, -carom_working_value_of(working, "h").number),
               N_("The perpendicular from the centre to the wall’s line."),
               {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δr", .shift = "found_a"});
  CAROM_LINE(
      working, "sin(φ)", "-u_a·n_b / |u_a|", path.closing_speed / speed,
      encounter->passage.at_end
          ? N_("The angle ‹φ› is that between the path and a line at right angles to the "
               "normal: its sine is the fraction of the speed that leads straight towards the end.")
          : N_("The angle ‹φ› is that between the path and the wall: its sine is the "
               "fraction of the speed that leads straight into the wall."));
  CAROM_LINE(
      working, "τ", path.is_recent ? "L / (-u_a·n_b)" : "Δt", path.back_s,
      path.is_recent
          ? N_("So long it takes, at the velocity that was found, to get so far along the normal.")
          : N_("The disc is too deep in the wall for it to have come there in this "
               "step. So it goes back by one step."));
  CAROM_LINE(
      working, "|Δs|", "|u_a| τ", speed * path.back_s,
      path.is_recent
          ? N_("The distance back along the path; the smaller the angle is, the longer it is.")
          : N_("The distance back along the path, of one step."));
  if (path.is_recent)
    CAROM_NOTES(working, "(r_a + Δr·n_b) / sin(φ)");
  else
    CAROM_LINE(working, "ρ", "L + τ (u_a·n_b)", encounter->depth - path.closing_speed * path.back_s,
               N_("The rest is older than the step. By so much the disc is put straight away from "
                  "the wall."));
  work_way(
      working, encounter, path.is_recent ? "τ u_a" : "τ u_a - ρ n_b",
      way_by(&carom_wall_putback_path, encounter, scene),
      path.is_recent
          ? N_("The way from where the disc is put back to where it was found: along its path.")
          : N_("The way from where the disc is put back to where it was found: both parts "
               "together."));
}

const CaromWallPutback carom_wall_putback_edge = {
    .part = {.id = "edge",
             .title = N_("To the edge"),
             .summary = N_("Puts the disc back perpendicular to the wall.")},
    .displacement = by_the_edge,
    .describe = describe_edge,
    .work = work_edge,
};

const CaromWallPutback carom_wall_putback_path = {
    .part = {.id = "path",
             .title = N_("Along the path"),
             .summary = N_("Moves the disc back along its line of approach.")},
    .displacement = along_the_path,
    .describe = describe_path,
    .work = work_path,
};
