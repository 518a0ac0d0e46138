/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wall-work: how a disc was found in a wall, line by line, and what lies on it. */
#include "carom-wall-work.h"
#include "carom-wall-rules.h"

#include <glib/gi18n-lib.h>

/* ---- At an end ---- */

static void work_end(CaromWorking *working, const CaromEncounterRecord *encounter) {
  CaromVec2 d = carom_vec2_sub(encounter->found_b, encounter->found_a);
  gboolean is_on_it = d.x == 0 && d.y == 0;
  CAROM_GIVEN_LINE(
      working, "x_b", CAROM_DIMENSION_LENGTH, encounter->found_b,
      N_("The end of the wall that is nearest. The disc is beside the wall, not in front of "
         "it, so the end counts as a disc without size."),
      {CAROM_MARK_POINT, CAROM_PLACE_A, "x_b", .vector = "x_b - x_a", .shift = "found_a"});
  CAROM_LINE(working, "Δr", "x_b - x_a", d, N_("From the centre to that end."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δr", .shift = "found_a"});
  carom_working_define(working, "n_b", carom_value_vector(encounter->passage.normal),
                       CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "n_b", is_on_it ? NULL : "-Δr / |Δr|", encounter->passage.normal,
             is_on_it ? N_("The centre is on the end itself, so that there is no direction from "
                           "there; the wall’s own normal stands in for it.")
                      : N_("The normal there: a vector of length 1, from the end to the centre."),
             {CAROM_MARK_AXIS, CAROM_PLACE_B, "n_b"});
  CAROM_LINE(
      working, "L", "r_a - |Δr|", encounter->depth, N_("By so much the disc reaches over the end."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "L", .vector = "L n_b", .shift = "found_a - r_a n_b"});
}

/* ---- In front of the wall ---- */

static void work_normal(CaromWorking *working, const CaromWallPassage *passage,
                        const CaromWall *wall) {
  gboolean is_left = carom_vec2_dot(passage->normal, carom_wall_normal(wall)) > 0;
  CAROM_GIVEN_LINE(working, "p", CAROM_DIMENSION_LENGTH, wall->p1, N_("One end of the wall."),
                   {CAROM_MARK_POINT, CAROM_PLACE_A, "p", .vector = "p - x_a", .shift = "found_a"});
  CAROM_GIVEN_LINE(working, "q", CAROM_DIMENSION_LENGTH, wall->p2, N_("Its other end."),
                   {CAROM_MARK_POINT, CAROM_PLACE_A, "q", .vector = "q - x_a", .shift = "found_a"});
  CAROM_LINE(
      working, "n_b",
      is_left ? "(p.y - q.y; q.x - p.x) / |q - p|" : "(q.y - p.y; p.x - q.x) / |q - p|",
      passage->normal,
      N_("The wall’s normal: a vector of length 1, at right angles to the wall. Of the two it is "
         "the one that points to the side from which the disc came."),
      {CAROM_MARK_AXIS, CAROM_PLACE_B, "n_b"});
}

/* On which side the centre was and is: its distances from the wall's line. */
static void work_sides(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromWall *wall) {
  const CaromWallPassage *passage = &encounter->passage;
  CaromVec2 n = passage->normal;
  double side = carom_vec2_dot(carom_vec2_sub(encounter->found_a, wall->p1), n);
  CAROM_GIVEN_LINE(working, "x_0_a", CAROM_DIMENSION_LENGTH, encounter->flight_a.position,
                   N_("Where the centre was at the start of the step."),
                   {CAROM_MARK_DISC, CAROM_PLACE_A, "x_0_a", .vector = "found_a + (x_0_a - x_a)"});
  CAROM_LINE(working, "h_0", "(x_0_a - p)·n_b",
             carom_vec2_dot(carom_vec2_sub(encounter->flight_a.position, wall->p1), n),
             passage->start_side == 0
                 ? N_("How far that is from the wall’s line: on the line itself, but for rounding. "
                      "So the disc counts as coming from the side that it moves away from.")
                 : N_("How far that is from the wall’s line. The side on which the centre was then "
                      "is the side from which the disc came, so this is above zero."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "h_0", .vector = "-h_0 n_b",
              .shift = "found_a + (x_0_a - x_a)"});
  CAROM_LINE(working, "h", "(x_a - p)·n_b", side,
             passage->start_side == 0 || side > 0
                 ? N_("How far the centre is from the wall’s line now; below zero, if it is on the "
                      "other side.")
             : passage->has_crossed
                 ? N_("How far the centre is from the wall’s line now. It is not above zero any "
                      "more: the centre has changed sides, and that is what the tunnel guard looks "
                      "for.")
                 : N_("How far the centre is from the wall’s line now. It is not above zero any "
                      "more: the centre has changed sides, and only because the disc is still in "
                      "the wall it is noticed."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "h", .vector = "-h n_b", .shift = "found_a"});
}

/* Where the path of the centre leads through the wall. */
static void work_crossing(CaromWorking *working, const CaromEncounterRecord *encounter,
                          const CaromWall *wall) {
  const CaromWallPassage *passage = &encounter->passage;
  if (!passage->has_crossed || passage->start_side == 0)
    return;
  double side = carom_vec2_dot(carom_vec2_sub(encounter->found_a, wall->p1), passage->normal);
  CaromVec2 way = carom_vec2_sub(encounter->found_a, encounter->flight_a.position);
  CaromVec2 crossing = carom_vec2_add_scaled(encounter->flight_a.position, way,
                                             passage->start_side / (passage->start_side - side));
  CaromVec2 along = carom_vec2_sub(wall->p2, wall->p1);
  CAROM_LINE(working, "c", "x_0_a + (h_0 / (h_0 - h)) (x_a - x_0_a)", crossing,
             N_("Where the straight path of the centre crosses the wall’s line: the two distances "
                "from the line divide the path."),
             {CAROM_MARK_PATH, CAROM_PLACE_A, .vector = "x_a - x_0_a",
              .shift = "found_a + (x_0_a - x_a)"});
  CAROM_LINE(working, "κ", "((c - p)·(q - p)) / ((q - p)·(q - p))",
             carom_vec2_dot(carom_vec2_sub(crossing, wall->p1), along) /
                 carom_vec2_dot(along, along),
             N_("Where along the wall that is: 0 at its one end, 1 at its other. It is between the "
                "two, so that the path leads through the wall and not past it."));
}

static void work_front(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromWall *wall) {
  work_normal(working, &encounter->passage, wall);
  work_sides(working, encounter, wall);
  work_crossing(working, encounter, wall);
  CAROM_LINE(
      working, "L", "r_a - h", encounter->depth,
      N_("How far the disc has to go along the normal, so that its centre is one radius "
         "from the wall’s line, on the side from which it came."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "L", .vector = "L n_b", .shift = "found_a - r_a n_b"});
}

void carom_wall_work_found(CaromWorking *working, const CaromEncounterRecord *encounter,
                           const CaromScene *scene) {
  CAROM_GIVEN_LINE(working, "x_a", CAROM_DIMENSION_LENGTH, encounter->found_a,
                   N_("Where the centre of the disc was when this contact’s turn came, after the "
                      "step had moved everything."),
                   {CAROM_MARK_DISC, CAROM_PLACE_A, "x_a", .vector = "found_a"});
  CAROM_GIVEN_LINE(working, "u_a", CAROM_DIMENSION_VELOCITY, encounter->velocity_found_a,
                   N_("The velocity with which the disc was found, before the contact."),
                   {CAROM_MARK_ARROW, CAROM_PLACE_A, "u_a", .shift = "found_a"});
  if (encounter->passage.at_end)
    work_end(working, encounter);
  else
    work_front(working, encounter, carom_scene_wall(scene, (guint)encounter->record.wall));
}

/* ---- What lies ---- */

/* See carry_weight() in carom-stepped-wall.c. */
void carom_wall_work_lying(CaromWorking *working, const CaromEncounterRecord *encounter,
                           const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  if (record->kind != CAROM_CONTACT_LYING)
    return;
  CaromVec2 n = encounter->passage.normal;
  double approach = -carom_vec2_dot(encounter->velocity_found_a, n);
  double left = -carom_vec2_dot(encounter->velocity_corrected_a, n);
  gboolean bounces = record->contact.restitution > 0;
  const CaromWall *wall = carom_scene_wall(scene, (guint)record->wall);
  carom_working_define(working, "e", carom_value_number(wall->restitution), CAROM_DIMENSION_NONE);
  CAROM_LINE(
      working, "w", "-u_a·n_b", approach,
      N_("The approach that was found. The wall has to take all of it: so it carries the weight."));
  CAROM_LINE(working, "w'", "-u'_a·n_b", left,
             N_("The approach that the correction has left: too little to get the disc off the "
                "wall for a step, so that it lies there; below zero, it leads from the wall "
                "already."));
  CAROM_LINE(working, "u''_a", "u'_a - (w + u'_a·n_b) n_b", record->contact.velocity_a,
             N_("The contact is resolved with the whole approach that was found, and with what the "
                "correction has left along the wall."),
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "u''_a"});
  carom_working_define(working, "e'", carom_value_number(record->contact.restitution),
                       CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "e'", bounces ? "e w' / w" : NULL, record->contact.restitution,
             bounces ? N_("The restitution for that: the disc gets away as fast as the wall’s own "
                          "restitution would make it of the approach that was left.")
             : wall->restitution > 0
                 ? N_("The restitution for that: of the approach nothing was left that the wall "
                      "could give back, but for rounding.")
                 : N_("The restitution for that: this wall gives nothing back."));
}

/* ---- Lifted ---- */

void carom_wall_work_lift(CaromWorking *working, const CaromEncounterRecord *encounter,
                          const CaromScene *scene) {
  double lift = carom_wall_rules_lift(scene);
  if (lift == 0)
    return;
  CAROM_LINE(working, "Δh", "|g| Δt² / 2", lift,
             N_("So far a disc falls from rest in one step. The sliding lift raises it by that, so "
                "that the next step finds it in the air and not in the wall."));
  CAROM_LINE(working, "x''_a", "x'_a + Δh n_b", encounter->left_a,
             N_("Where the disc is left: a hair off the wall."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, "x''_a", .vector = "left_a"});
}
