/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-flight-work: the start and the end, which all meetings have in common; then the lines of
 * two centres on a straight path, and of two centres of which one falls.
 *
 * Marks are shifted from where the bodies are at the contact: s to where they are at t_0, q to
 * where they meet, z to where the later root has them; f is how far they fall from t_0 on. */
#include "carom-flight-work.h"
#include "carom-flight-writer.h"
#include "carom-overlaps.h"

#include <glib/gi18n-lib.h>

static CaromFlightWriter writer_of(CaromWorking *working, const CaromEncounterRecord *encounter,
                                   const CaromScene *scene, const CaromFlightMeeting *meeting) {
  return (CaromFlightWriter){
      .working = working,
      .encounter = encounter,
      .meeting = meeting,
      .gravity = scene->gravity,
      .has_gravity = scene->gravity.x != 0 || scene->gravity.y != 0,
      .with_wall = encounter->record.b < 0,
  };
}

CaromFlightMeeting carom_flight_work_meeting(const CaromEncounterRecord *encounter,
                                             const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  if (record->b >= 0)
    return carom_flight_meeting_of_discs(&encounter->flight_a, &encounter->flight_b,
                                         scene->gravity);
  const CaromWall *wall = carom_scene_wall(scene, (guint)record->wall);
  return carom_flight_meeting_with_wall(&encounter->flight_a, wall, carom_wall_normal(wall),
                                        scene->gravity, encounter->contact_a);
}

const CaromFlight *carom_flight_writer_flight(const CaromFlightWriter *writer,
                                              CaromContactBody body) {
  return CAROM_OF_BODY(body, &writer->encounter->flight_a, &writer->encounter->flight_b);
}

/* How far @body is at @time_s from where it is at the contact; the end of a wall stays there. */
static CaromVec2 shift_at(const CaromFlightWriter *writer, CaromContactBody body, double time_s) {
  const CaromEncounterRecord *encounter = writer->encounter;
  if (body == CAROM_BODY_B && writer->with_wall)
    return carom_vec2(0, 0);
  return carom_vec2_sub(
      carom_flight_position_at(carom_flight_writer_flight(writer, body), writer->gravity, time_s),
      CAROM_OF_BODY(body, encounter->contact_a, encounter->contact_b));
}

static void define_length(const CaromFlightWriter *writer, const char *name, CaromVec2 length) {
  carom_working_define(writer->working, name, carom_value_vector(length), CAROM_DIMENSION_LENGTH);
}

/* Defines @name_a, and the same of b. */
static void define_shifts(const CaromFlightWriter *writer, const char *name_a, double time_s) {
  CAROM_FOR_BOTH_BODIES(writer->working, body)
    define_length(writer, name_a, shift_at(writer, body, time_s));
}

/* ---- The start ---- */

gboolean carom_flight_writer_is_changed(const CaromFlightWriter *writer, CaromContactBody body) {
  const CaromEncounterRecord *encounter = writer->encounter;
  CaromVec2 before =
      encounter->overlapped
          ? CAROM_OF_BODY(body, encounter->velocity_found_a, encounter->velocity_found_b)
          : carom_contact_velocity(&encounter->record.contact, body);
  CaromVec2 then = carom_flight_velocity_at(carom_flight_writer_flight(writer, body),
                                            writer->gravity, writer->meeting->since_s);
  return writer->has_gravity || then.x != before.x || then.y != before.y;
}

/* A velocity at t_0 that is not the one before the contact is not called u. */
static void define_motion(const CaromFlightWriter *writer, CaromContactBody body) {
  const CaromFlight *flight = carom_flight_writer_flight(writer, body);
  double since_s = writer->meeting->since_s;
  carom_working_define(
      writer->working, "x_0_a",
      carom_value_vector(carom_flight_position_at(flight, writer->gravity, since_s)),
      CAROM_DIMENSION_LENGTH);
  carom_working_define(
      writer->working, carom_flight_writer_is_changed(writer, body) ? "w_a" : "u_a",
      carom_value_vector(carom_flight_velocity_at(flight, writer->gravity, since_s)),
      CAROM_DIMENSION_VELOCITY);
}

void carom_flight_work_begin(CaromWorking *working, const CaromEncounterRecord *encounter,
                             const CaromScene *scene, const CaromFlightMeeting *meeting) {
  CaromFlightWriter writer = writer_of(working, encounter, scene, meeting);
  CAROM_FOR_BOTH_BODIES(working, body)
    if (body == CAROM_BODY_A || !writer.with_wall)
      define_motion(&writer, body);
  if (writer.with_wall && meeting->kind != CAROM_FLIGHT_GAP_LINE)
    carom_working_define(working, "x_0_b", carom_value_vector(meeting->end),
                         CAROM_DIMENSION_LENGTH);
  define_shifts(&writer, "s_a", meeting->since_s);
}

/* A mark of body b; a wall has none. */
static CaromMarkKind of_b(const CaromEncounterRecord *encounter, CaromMarkKind kind) {
  return encounter->record.b >= 0 ? kind : CAROM_MARK_NONE;
}

/* Those that are not the velocities before the contact. */
static void add_velocities(const CaromFlightWriter *writer) {
  CAROM_FOR_BOTH_BODIES(writer->working, body) {
    if ((body == CAROM_BODY_B && writer->with_wall) ||
        !carom_flight_writer_is_changed(writer, body))
      continue;
    CaromVec2 w = carom_flight_velocity_at(carom_flight_writer_flight(writer, body),
                                           writer->gravity, writer->meeting->since_s);
    CAROM_LINE(
        writer->working, "w_a", NULL, w,
        carom_flight_writer_flight(writer, body)->pinned
            ? N_("The velocity of the pinned disc, which nothing changes.")
        : !writer->has_gravity
            ? N_("The velocity at that time. Another contact of the step changes it.")
            : N_("The velocity at that time, which is not yet that before the contact: gravity "
                 "goes on to change it."),
        {CAROM_MARK_ARROW, CAROM_PLACE_A, "w_a", .shift = "s_a"});
  }
}

void carom_flight_work_start(CaromWorking *working, const CaromEncounterRecord *encounter,
                             const CaromFlightMeeting *meeting, const char *formula,
                             const char *reason) {
  CAROM_LINE(working, "t_0", formula, meeting->since_s, reason,
             {CAROM_MARK_DISC, CAROM_PLACE_A, "t_0", .vector = "s_a"},
             {of_b(encounter, CAROM_MARK_DISC), CAROM_PLACE_B, "t_0", .vector = "s_b"});
}

/* ---- The end ---- */

/* How far @body falls from t_0 to when they meet. The square of the time may be no double any more.
 */
static CaromVec2 fall_of(const CaromFlightWriter *writer, CaromContactBody body) {
  double t = writer->meeting->time_s - writer->meeting->since_s;
  if (body == CAROM_BODY_B && writer->with_wall)
    return carom_vec2(0, 0);
  CaromVec2 acceleration =
      carom_flight_acceleration(carom_flight_writer_flight(writer, body), writer->gravity);
  return carom_vec2_scale(carom_vec2_scale(acceleration, 0.5 * t), t);
}

/* The time from t_0 on, with the paths on which the bodies spend it.
 *
 * @formula: (nullable) */
void carom_flight_writer_add_time(const CaromFlightWriter *writer, const char *formula, double t,
                                  const char *reason) {
  define_shifts(writer, "q_a", writer->meeting->time_s);
  CAROM_FOR_BOTH_BODIES(writer->working, body)
    define_length(writer, "f_a", fall_of(writer, body));
  if (!formula)
    carom_working_define(writer->working, "τ_1", carom_value_number(t), CAROM_DIMENSION_TIME);
  CAROM_LINE(
      writer->working, "τ_1", formula, t, reason,
      {CAROM_MARK_PATH, CAROM_PLACE_A, NULL, .vector = "q_a - s_a", .other = "f_a", .shift = "s_a"},
      {of_b(writer->encounter, CAROM_MARK_PATH), CAROM_PLACE_B, NULL, .vector = "q_b - s_b",
       .other = "f_b", .shift = "s_b"});
}

/* Whether the two are in each other from the start of these flights, so that these do not tell when
 * they touched. */
static gboolean overlap_from_start(const CaromFlightMeeting *meeting, double radius) {
  if (meeting->kind == CAROM_FLIGHT_GAP_LINE)
    return carom_overlaps_is_one(meeting->c[0] + radius, radius);
  return carom_overlaps_is_one(carom_vec2_length(meeting->d), meeting->reach);
}

gboolean carom_flight_work_knows_touch(const CaromEncounterRecord *encounter,
                                       const CaromFlightMeeting *meeting) {
  return !(meeting->time_s == meeting->since_s &&
           overlap_from_start(meeting, encounter->flight_a.radius));
}

static gboolean knows_touch(const CaromFlightWriter *writer) {
  return carom_flight_work_knows_touch(writer->encounter, writer->meeting);
}

static const char *clock_reason(const CaromFlightWriter *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  gboolean rests =
      meeting->kind != CAROM_FLIGHT_GAP_STRAIGHT && meeting->root.kind == CAROM_ROOT_AFTER_TURN;
  return rests ? N_("The time of this resting contact, by the clock.")
         : knows_touch(writer)
             ? N_("The time at which they touch, by the clock.")
             : N_("By the clock. It is not when they touched: they overlap at that time, and "
                  "nothing earlier is known of these paths.");
}

static void add_clock(const CaromFlightWriter *writer) {
  CAROM_LINE(writer->working, "t", "t_0 + τ_1", writer->meeting->time_s, clock_reason(writer),
             {CAROM_MARK_DISC, CAROM_PLACE_A, "t", .vector = "q_a"},
             {of_b(writer->encounter, CAROM_MARK_DISC), CAROM_PLACE_B, "t", .vector = "q_b"});
}

const char *carom_flight_writer_already_reason(const CaromFlightWriter *writer) {
  return knows_touch(writer)
             ? N_("They touch already at that time, and come closer: no time passes.")
             : N_("They overlap already at that time, and come closer. So there is no moment "
                  "ahead at which they first touch: the contact is due at once.");
}

/* Of what lies on something, and is pushed a little again and again. */
const char *carom_flight_writer_resting_reason(void) {
  return N_("A resting contact: one of the two lies on the other. At first they part, or do not "
            "move, and gravity brings them back while they still touch, or in no time. So the "
            "contact is a moment after they turn, and they have gained some speed of approach.");
}

/* ---- Two centres ---- */

static void add_relative_position(const CaromFlightWriter *writer) {
  CAROM_LINE(
      writer->working, "Δr_0", "x_0_b - x_0_a", writer->meeting->d,
      writer->with_wall
          ? N_("From the disc’s centre to the end of the wall, at that time. The end counts as a "
               "disc of radius zero.")
          : N_("From the first centre to the second, at that time."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δr_0", .shift = "s_a"});
}

static void add_relative_velocity(const CaromFlightWriter *writer) {
  const char *a = carom_flight_writer_is_changed(writer, CAROM_BODY_A) ? "w_a" : "u_a";
  const char *b = writer->with_wall                                      ? ""
                  : carom_flight_writer_is_changed(writer, CAROM_BODY_B) ? "w_b "
                                                                         : "u_b ";
  g_autofree char *formula = g_strdup_printf(writer->with_wall ? "%s-%s" : "%s- %s", b, a);
  const char *steady = N_("How the second body moves as the first one sees it: in a straight line, "
                          "at the same speed all the time.");
  const char *both_fall = N_("How the second body moves as the first one sees it. Gravity changes "
                             "both velocities alike, so this one stays as it is, and that path is "
                             "straight.");
  const char *one_falls = N_("How the second body moves at that time as the first one sees it.");
  const char *reason = writer->meeting->kind == CAROM_FLIGHT_GAP_PARABOLA ? one_falls
                       : writer->has_gravity                              ? both_fall
                                                                          : steady;
  CAROM_LINE(writer->working, "Δv", g_intern_string(formula), writer->meeting->v, reason,
             {CAROM_MARK_ARROW, CAROM_PLACE_B, "Δv", .shift = "s_b"});
}

static void add_reach(const CaromFlightWriter *writer) {
  CAROM_LINE(writer->working, "σ", writer->with_wall ? "r_a" : "r_a + r_b", writer->meeting->reach,
             writer->with_wall
                 ? N_("They touch when the disc’s centre is this far from the end of the wall.")
                 : N_("They touch when their centres are this far from each other."));
}

/* ---- On a straight line ---- */

static void add_approach(const CaromFlightWriter *writer) {
  double b = writer->meeting->straight.b;
  CAROM_LINE(writer->working, "b_0", "Δr_0·Δv", b,
             b < 0 ? N_("Negative: they come closer. If it were positive, they would move apart, "
                        "and there would be no root to look for.")
                   : N_("Not negative: by these paths alone they do not come closer, and no root "
                        "is looked for."));
}

static void add_miss(const CaromFlightWriter *writer) {
  double cross = writer->meeting->straight.cross;
  const char *formula = "Δr_0.x Δv.y - Δr_0.y Δv.x";
  const char *reason = N_("Over the relative speed, its size is how far apart the centres would "
                          "pass each other: the leg across the relative velocity.");
  if (writer->meeting->straight.scaled) { /* the leg cannot be calculated from these numbers */
    CAROM_LINE(writer->working, "χ", formula, cross, reason);
    return;
  }
  CAROM_LINE(writer->working, "χ", formula, cross, reason,
             {CAROM_MARK_LEGS, CAROM_PLACE_A, NULL, .vector = "(b_0 / (Δv·Δv)) Δv",
              .other = "Δr_0 - (b_0 / (Δv·Δv)) Δv", .shift = "s_a"});
}

/* What a computer cannot square is not shown squared, and the time has no formula then. */
static const char *discriminant_reason(const CaromFlightWriter *writer) {
  return writer->meeting->straight.scaled
             ? N_("The discriminant. Squares of numbers as small as these are less than the "
                  "smallest number of the computer, and may vanish. So the time is calculated in "
                  "other units of length and time, in which they do not.")
             : N_("The discriminant. Positive: the centres would pass each other closer than σ, so "
                  "there are two roots. Zero: one, a mere graze. Negative: none, a miss. In this "
                  "form no digits are lost when the bodies come from far away.");
}

static void add_discriminant(const CaromFlightWriter *writer) {
  CAROM_LINE(writer->working, "D", "(Δv·Δv) σ² - χ²", writer->meeting->straight.under_root,
             discriminant_reason(writer));
  CAROM_NOTES(writer->working, .book = "b_0² - (Δv·Δv) (Δr_0·Δr_0 - σ²)");
}

static void add_earlier_root(const CaromFlightWriter *writer) {
  const CaromFlightStraight *straight = &writer->meeting->straight;
  if (!(straight->apart > 0)) {
    carom_flight_writer_add_time(writer, NULL, straight->t,
                                 carom_flight_writer_already_reason(writer));
    return;
  }
  if (straight->scaled) {
    carom_flight_writer_add_time(writer, NULL, straight->t,
                                 N_("The earlier of the two roots: they touch for the first time. "
                                    "It is calculated in those other units, which differ by powers "
                                    "of two, so that no digit changes."));
    return;
  }
  carom_flight_writer_add_time(
      writer, "(Δr_0·Δr_0 - σ²) / (√(D) - b_0)", straight->t,
      N_("The earlier of the two roots: they touch for the first time. It is calculated in a form "
         "in which no two numbers that are nearly equal are subtracted: ‹b_0› is negative, so two "
         "positive numbers are added."));
  CAROM_NOTES(writer->working, .book = "-(b_0 + √(D)) / (Δv·Δv)",
              .solved = {{"|Δr_0 + τ_1 Δv|", "σ"}});
}

/* What nobody else needs: only to be seen. */
static void add_later_root(const CaromFlightWriter *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  double later = (sqrt(meeting->straight.under_root) - meeting->straight.b) /
                 carom_vec2_dot(meeting->v, meeting->v);
  define_shifts(writer, "z_a", meeting->since_s + later);
  CAROM_LINE(writer->working, "τ_2", "(√(D) - b_0) / (Δv·Δv)", later,
             N_("The later root is not the contact: if they could go through each other, they "
                "would touch then, on the other side, and part."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, "τ_2", .vector = "z_a"},
             {of_b(writer->encounter, CAROM_MARK_DISC), CAROM_PLACE_B, "τ_2", .vector = "z_b"});
}

static void add_straight(const CaromFlightWriter *writer) {
  add_relative_position(writer);
  add_relative_velocity(writer);
  add_reach(writer);
  if (writer->leads || !(writer->meeting->straight.b < 0))
    add_approach(writer);
  if (!writer->leads)
    return;
  add_miss(writer);
  add_discriminant(writer);
  add_earlier_root(writer);
  if (!writer->meeting->straight.scaled)
    add_later_root(writer);
}

/* ---- One of them falls ---- */

static void add_coefficients(const CaromFlightWriter *writer) {
  const double *c = writer->meeting->c;
  CAROM_LINE(writer->working, "c_0", "Δr_0·Δr_0 - σ²", c[0],
             N_("The square of the distance, less what it is when they touch, is a polynomial of "
                "degree four in the time from then on. This is its constant term: what it is at "
                "that time."));
  CAROM_LINE(writer->working, "c_1", "2 (Δr_0·Δv)", c[1],
             N_("The coefficient of the time: negative if they come closer at first."));
  CAROM_LINE(writer->working, "c_2", "Δv·Δv + Δr_0·Δg", c[2],
             N_("The coefficient of the time squared."));
  CAROM_LINE(writer->working, "c_3", "Δv·Δg", c[3], N_("The coefficient of its third power."));
  CAROM_LINE(writer->working, "c_4", "(Δg·Δg) / 4", c[4],
             N_("The coefficient of its fourth power."));
}

/* The root, and what the polynomial is there. */
static void add_numeric_root(const CaromFlightWriter *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  double t = meeting->root.t;
  carom_flight_writer_add_time(
      writer, NULL, t,
      N_("The first time from then on at which the polynomial falls to zero. It is found "
         "numerically: where the polynomial turns divides the time into parts with one root "
         "or none, and there the root is closed in, step by step."));
  CAROM_NOTES(writer->working, .solved = {{"|Δr_0 + τ_1 Δv + (τ_1² / 2) Δg|", "σ"}});
  CAROM_LINE(writer->working, "P", "c_0 + τ_1 (c_1 + τ_1 (c_2 + τ_1 (c_3 + τ_1 c_4)))",
             carom_root_finding_quartic_value(meeting->c, t),
             N_("What is left of the polynomial there: zero, but for rounding."));
}

static void add_root_of_parabola(const CaromFlightWriter *writer) {
  switch (writer->meeting->root.kind) {
  case CAROM_ROOT_FALLS:
  case CAROM_ROOT_TURNS:
    add_numeric_root(writer);
    break;
  case CAROM_ROOT_NOW:
    carom_flight_writer_add_time(writer, NULL, 0.0, carom_flight_writer_already_reason(writer));
    break;
  default:
    carom_flight_writer_add_time(writer, NULL, writer->meeting->root.t,
                                 carom_flight_writer_resting_reason());
  }
}

static void add_parabola(const CaromFlightWriter *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  gboolean first_is_pinned = writer->encounter->flight_a.pinned;
  add_relative_position(writer);
  add_relative_velocity(writer);
  CAROM_LINE(writer->working, "Δg", first_is_pinned ? "g" : "-g", meeting->acceleration,
             N_("How the relative velocity changes: only one of the two falls, so the relative "
                "path is a parabola."));
  add_reach(writer);
  if (!writer->leads)
    return;
  add_coefficients(writer);
  add_root_of_parabola(writer);
}

/* ---- All of it ---- */

void carom_flight_work_add(CaromWorking *working, const CaromEncounterRecord *encounter,
                           const CaromScene *scene, const CaromFlightMeeting *meeting,
                           gboolean leads) {
  CaromFlightWriter writer = writer_of(working, encounter, scene, meeting);
  writer.leads = leads;
  add_velocities(&writer);
  if (meeting->kind == CAROM_FLIGHT_GAP_STRAIGHT)
    add_straight(&writer);
  else if (meeting->kind == CAROM_FLIGHT_GAP_PARABOLA)
    add_parabola(&writer);
  else
    carom_flight_writer_add_line(&writer, scene);
  if (leads)
    add_clock(&writer);
}
