/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stepped-work: when a step noticed a contact, in words; and line by line, when the bodies
 * had touched, and so how late it was. */
#include "carom-encounter-words.h"
#include "carom-flight-work.h"
#include "carom-stepped.h"
#include "carom-ties.h"

#include <glib/gi18n-lib.h>

/* When the step ended at which the contact was noticed. The contact may have been at an earlier
 * time, to which the separation goes back. */
static double noticed_s(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  return (double)encounter->record.frame * scene->dt_s;
}

char *carom_stepped_describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  g_autofree char *time = carom_encounter_words_clock(noticed_s(encounter, scene));
  g_autofree char *a = carom_encounter_words_name(scene, record, CAROM_BODY_A);
  g_autofree char *b = carom_encounter_words_name(scene, record, CAROM_BODY_B);
  g_autofree char *depth =
      carom_encounter_words_quantity(scene, CAROM_DIMENSION_LENGTH, encounter->depth);
  double radius = encounter->flight_a.radius;
  if (encounter->depth <= CAROM_TIES_TOUCHING * radius)
    /* Translators: a time and two bodies */
    return g_strdup_printf(_("At the end of the step, t = %s, %s and %s were found just touching."),
                           time, a, b);
  if (record->b < 0)
    return g_strdup_printf(
        /* Translators: a time, a disc, a length and a wall */
        _("At the end of the step, t = %s, %s was found %s past the place where it touches %s."),
        time, a, depth, b);
  /* Translators: a time, two discs and a length */
  return g_strdup_printf(_("At the end of the step, t = %s, %s and %s were found overlapping by "
                           "%s."),
                         time, a, b, depth);
}

/* ---- Line by line ---- */

/* Defines which step it was, and how far the bodies are, where they are found, from where they are
 * resolved. The step is N, since a wall has a normal n. */
static void define_step(CaromWorking *working, const CaromEncounterRecord *encounter,
                        const CaromScene *scene) {
  CaromVec2 way_a = carom_vec2_sub(encounter->found_a, encounter->contact_a);
  CaromVec2 way_b = carom_vec2_sub(encounter->found_b, encounter->contact_b);
  carom_working_define(working, "o_a", carom_value_vector(way_a), CAROM_DIMENSION_LENGTH);
  carom_working_define(working, "o_b", carom_value_vector(way_b), CAROM_DIMENSION_LENGTH);
  carom_working_define(working, "N", carom_value_number((double)encounter->record.frame),
                       CAROM_DIMENSION_NONE);
  carom_working_define(working, "Δt", carom_value_number(scene->dt_s), CAROM_DIMENSION_TIME);
}

/* Adds L, how deep the bodies were in each other when they were found. How deep a disc is in a wall
 * depends on the side that it came from, which the overlap of two discs does not. The lines before
 * this one have told p and n of the wall, unless the paths lead to its end, or to its other side.
 */
static void add_depth(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromFlightMeeting *meeting) {
  const CaromWallPassage *passage = &encounter->passage;
  gboolean touches = !(encounter->depth > 0);
  gboolean knows_normal = meeting->kind == CAROM_FLIGHT_GAP_LINE &&
                          carom_vec2_dot(meeting->normal, passage->normal) > 0;
  carom_working_define(working, "x_N_a", carom_value_vector(encounter->found_a),
                       CAROM_DIMENSION_LENGTH);
  carom_working_define(working, "x_N_b", carom_value_vector(encounter->found_b),
                       CAROM_DIMENSION_LENGTH);
  carom_working_define(working, "L", carom_value_number(encounter->depth), CAROM_DIMENSION_LENGTH);
  if (encounter->record.b >= 0) {
    CAROM_LINE(working, "L", touches ? NULL : "r_a + r_b - |x_N_b - x_N_a|", encounter->depth,
               touches ? N_("They just touched, and did not overlap.")
                       : N_("How deep they overlapped there: how much closer their centres were "
                            "than their radii allow."),
               {CAROM_MARK_SPAN, CAROM_PLACE_A, NULL, .vector = "x_N_b - x_N_a", .shift = "o_a"});
    return;
  }
  carom_working_define(working, "m", carom_value_vector(passage->normal), CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "L",
             passage->at_end ? "r_a - |x_N_b - x_N_a|"
             : knows_normal  ? "r_a - (p - x_N_a)·n"
                             : NULL,
             encounter->depth,
             passage->at_end
                 ? N_("How deep the end of the wall was in the disc when it was found.")
                 : N_("How far the disc was, when it was found, past the place where it just "
                      "touches the wall on the side that it came from."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "L", .vector = "L m", .shift = "o_a - r_a m"});
}

/* The order is that of time, in which exact times have their lines, too: so these stand side by
 * side from the first one on. Other contacts of the same step may have moved one of the bodies:
 * then the flights from its start do not lead to this contact. */
void carom_stepped_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                        const CaromScene *scene) {
  CaromFlightMeeting meeting = carom_flight_work_meeting(encounter, scene);
  double end_s = noticed_s(encounter, scene);
  gboolean leads = meeting.time_s <= end_s;
  gboolean knows_touch = carom_flight_work_knows_touch(encounter, &meeting);
  define_step(working, encounter, scene);
  carom_flight_work_begin(working, encounter, scene, &meeting);
  carom_flight_work_start(
      working, encounter, &meeting, "(N - 1) Δt",
      !leads ? N_("When step ‹N›, of length ‹Δt›, began. How they moved then does not lead to this "
                  "contact: they only just touch, or another contact of the step has moved one of "
                  "them.")
      : knows_touch ? N_("When step ‹N›, of length ‹Δt›, began. How they moved from then on tells "
                         "when they touched: it is worked out here for comparison; the step itself "
                         "does not use it.")
                    : N_("When step ‹N›, of length ‹Δt›, began. They overlapped already, so the "
                         "step does not tell when they first touched."));
  carom_flight_work_add(working, encounter, scene, &meeting, leads);
  CAROM_LINE(working, "t_N", "N Δt", end_s,
             encounter->record.b < 0
                 ? N_("Bodies are looked at only at the ends of steps. At the end of this one the "
                      "disc was found in the wall, or beyond it.")
                 : N_("Bodies are looked at only at the ends of steps. At the end of this one they "
                      "were found together."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, "t_N", .vector = "o_a"},
             {encounter->record.b >= 0 ? CAROM_MARK_DISC : CAROM_MARK_NONE, CAROM_PLACE_B, "t_N",
              .vector = "o_b"});
  add_depth(working, encounter, &meeting);
  if (leads)
    CAROM_LINE(
        working, "λ", "t_N - t", end_s - meeting.time_s,
        !knows_touch
            ? N_("How late the step was at least: when it began, they were together already.")
            : N_("How late the step was: never more than one step, so shorter steps help."));
}
