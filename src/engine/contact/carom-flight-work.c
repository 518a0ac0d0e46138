/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-flight-work: the start and the end, which all meetings have in common; then the lines of
 * two centres on a straight path, of two centres of which one falls, and of a disc and the line of
 * a wall.
 *
 * Marks are shifted from where the bodies are at the contact: s to where they are at t_0, q to
 * where they meet, z to where the later root has them; f is how far they fall from t_0 on. */
#include "carom-flight-work.h"
#include "carom-overlaps.h"
#include "carom-rounding.h"

#include <glib/gi18n-lib.h>

/* All lines are written from this. */
typedef struct {
  CaromWorking *working;
  const CaromEncounterRecord *encounter;
  const CaromFlightMeeting *meeting;
  CaromVec2 gravity;
  gboolean has_gravity;
  gboolean with_wall;
  gboolean leads; /* whether the flights lead to this contact */
} Writer;

static Writer writer_of(CaromWorking *working, const CaromEncounterRecord *encounter,
                        const CaromScene *scene, const CaromFlightMeeting *meeting) {
  return (Writer){
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

/* How @body came. */
static const CaromFlight *flight_of(const Writer *writer, CaromContactBody body) {
  return CAROM_OF_BODY(body, &writer->encounter->flight_a, &writer->encounter->flight_b);
}

/* How far @body is at @time_s from where it is at the contact; the end of a wall stays there. */
static CaromVec2 shift_at(const Writer *writer, CaromContactBody body, double time_s) {
  const CaromEncounterRecord *encounter = writer->encounter;
  if (body == CAROM_BODY_B && writer->with_wall)
    return carom_vec2(0, 0);
  return carom_vec2_sub(carom_flight_position_at(flight_of(writer, body), writer->gravity, time_s),
                        CAROM_OF_BODY(body, encounter->contact_a, encounter->contact_b));
}

static void define_length(const Writer *writer, const char *name, CaromVec2 length) {
  carom_working_define(writer->working, name, carom_value_vector(length), CAROM_DIMENSION_LENGTH);
}

/* Defines @name_a, and the same of b: how far they are then from where they are at the contact. */
static void define_shifts(const Writer *writer, const char *name_a, double time_s) {
  CAROM_FOR_BOTH_BODIES(writer->working, body)
    define_length(writer, name_a, shift_at(writer, body, time_s));
}

/* ---- The start ---- */

static CaromVec2 velocity_at_start(const Writer *writer, CaromContactBody body) {
  return carom_flight_velocity_at(flight_of(writer, body), writer->gravity,
                                  writer->meeting->since_s);
}

/* Whether the velocity of @body at t_0 is not the one before the contact. */
static gboolean is_changed(const Writer *writer, CaromContactBody body) {
  const CaromEncounterRecord *encounter = writer->encounter;
  CaromVec2 before =
      encounter->overlapped
          ? CAROM_OF_BODY(body, encounter->velocity_found_a, encounter->velocity_found_b)
          : carom_contact_velocity(&encounter->record.contact, body);
  CaromVec2 then = velocity_at_start(writer, body);
  return writer->has_gravity || then.x != before.x || then.y != before.y;
}

void carom_flight_work_begin(CaromWorking *working, const CaromEncounterRecord *encounter,
                             const CaromScene *scene, const CaromFlightMeeting *meeting) {
  Writer writer = writer_of(working, encounter, scene, meeting);
  CAROM_FOR_BOTH_BODIES(working, body) {
    if (body == CAROM_BODY_B && writer.with_wall)
      continue;
    define_length(
        &writer, "x_0_a",
        carom_flight_position_at(flight_of(&writer, body), writer.gravity, meeting->since_s));
    /* A velocity at t_0 that is not the one before the contact is not called u. */
    carom_working_define(working, is_changed(&writer, body) ? "u_0_a" : "u_a",
                         carom_value_vector(velocity_at_start(&writer, body)),
                         CAROM_DIMENSION_VELOCITY);
  }
  if (writer.with_wall && meeting->kind != CAROM_FLIGHT_GAP_LINE)
    define_length(&writer, "x_0_b", meeting->end);
  define_shifts(&writer, "s_a", meeting->since_s);
}

/* The kind of a mark of body b; a wall has none. */
static CaromMarkKind of_b(const CaromEncounterRecord *encounter, CaromMarkKind kind) {
  return encounter->record.b >= 0 ? kind : CAROM_MARK_NONE;
}

/* Adds the velocities at t_0 that are not those before the contact. */
static void add_velocities(const Writer *writer) {
  CAROM_FOR_BOTH_BODIES(writer->working, body) {
    if ((body == CAROM_BODY_B && writer->with_wall) || !is_changed(writer, body))
      continue;
    CAROM_LINE(
        writer->working, "u_0_a", NULL, velocity_at_start(writer, body),
        flight_of(writer, body)->pinned
            ? N_("The velocity of the pinned disc, which nothing changes.")
        : !writer->has_gravity
            ? N_("The velocity at that time. Another contact of the step changes it.")
            : N_("The velocity at that time, which is not yet that before the contact: gravity "
                 "goes on to change it."),
        {CAROM_MARK_ARROW, CAROM_PLACE_A, "u_0_a", .shift = "s_a"});
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
static CaromVec2 fall_of(const Writer *writer, CaromContactBody body) {
  double t = writer->meeting->time_s - writer->meeting->since_s;
  if (body == CAROM_BODY_B && writer->with_wall)
    return carom_vec2(0, 0);
  CaromVec2 acceleration = carom_flight_acceleration(flight_of(writer, body), writer->gravity);
  return carom_vec2_scale(carom_vec2_scale(acceleration, 0.5 * t), t);
}

/* Adds the line of the time from t_0 on, with the paths on which the bodies spend it.
 *
 * @formula: (nullable)
 * @t: that time
 * @reason: as of CAROM_LINE() */
static void add_time(const Writer *writer, const char *formula, double t, const char *reason) {
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

static gboolean knows_touch(const Writer *writer) {
  return carom_flight_work_knows_touch(writer->encounter, writer->meeting);
}

static void add_clock(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  gboolean rests =
      meeting->kind != CAROM_FLIGHT_GAP_STRAIGHT && meeting->root.kind == CAROM_ROOT_AFTER_TURN;
  CAROM_LINE(writer->working, "t", "t_0 + τ_1", meeting->time_s,
             rests ? N_("The time of this resting contact, by the clock.")
             : knows_touch(writer)
                 ? N_("The time at which they touch, by the clock.")
                 : N_("By the clock. It is not when they touched: they overlap at that time, and "
                      "nothing earlier is known of these paths."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, "t", .vector = "q_a"},
             {of_b(writer->encounter, CAROM_MARK_DISC), CAROM_PLACE_B, "t", .vector = "q_b"});
}

/* The reason of the line of the time where no time passes. */
static const char *already_reason(const Writer *writer) {
  return knows_touch(writer)
             ? N_("They touch already at that time, and come closer: no time passes.")
             : N_("They overlap already at that time, and come closer. So there is no moment "
                  "ahead at which they first touch: the contact is due at once.");
}

/* The reason of that line where one body lies on the other, and is pushed a little again and again.
 */
static const char *const resting_reason =
    N_("A resting contact: one of the two lies on the other. At first they part, or do not move, "
       "and gravity brings them back while they still touch, or almost at once. So the contact "
       "comes a moment after they turn, when they have gained some speed of approach.");

/* ---- Two centres ---- */

/* Adds where the second centre is as the first one sees it, and how it moves. */
static void add_relative_motion(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  CAROM_LINE(
      writer->working, "Δr_0", "x_0_b - x_0_a", meeting->d,
      writer->with_wall
          ? N_("From the disc’s centre to the end of the wall, at that time. The end counts as a "
               "disc of radius zero.")
          : N_("From the first centre to the second, at that time."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δr_0", .shift = "s_a"});
  const char *a = is_changed(writer, CAROM_BODY_A) ? "u_0_a" : "u_a";
  const char *b = is_changed(writer, CAROM_BODY_B) ? "u_0_b" : "u_b";
  g_autofree char *formula =
      writer->with_wall ? g_strdup_printf("-%s", a) : g_strdup_printf("%s - %s", b, a);
  CAROM_LINE(writer->working, "Δv", g_intern_string(formula), meeting->v,
             meeting->kind == CAROM_FLIGHT_GAP_PARABOLA
                 ? N_("How the second body moves at that time as the first one sees it.")
             : writer->has_gravity
                 ? N_("How the second body moves as the first one sees it. Gravity changes "
                      "both velocities alike, so this one stays as it is, and that path is "
                      "straight.")
                 : N_("How the second body moves as the first one sees it: in a straight line, "
                      "at the same speed all the time."),
             {CAROM_MARK_ARROW, CAROM_PLACE_B, "Δv", .shift = "s_b"});
}

static void add_reach(const Writer *writer) {
  CAROM_LINE(writer->working, "σ", writer->with_wall ? "r_a" : "r_a + r_b", writer->meeting->reach,
             writer->with_wall
                 ? N_("They touch when the disc’s centre is this far from the end of the wall.")
                 : N_("They touch when their centres are this far from each other."));
}

/* ---- On a straight line ---- */

static void add_approach(const Writer *writer) {
  double b = writer->meeting->straight.b;
  CAROM_LINE(writer->working, "b_0", "Δr_0·Δv", b,
             b < 0 ? N_("Negative: they come closer. If it were positive, they would move apart, "
                        "and there would be no root to look for.")
                   : N_("Not negative: by these paths alone they do not come closer, and no root "
                        "is looked for."));
}

/* Adds by how much the centres would miss each other, and the discriminant that follows from it.
 * What a computer cannot square is not shown squared: the legs cannot be calculated from such
 * numbers, and the time has no formula then. */
static void add_discriminant(const Writer *writer) {
  const CaromFlightStraight *straight = &writer->meeting->straight;
  CAROM_LINE(writer->working, "χ", "Δr_0.x Δv.y - Δr_0.y Δv.x", straight->cross,
             N_("Its size divided by the relative speed is how far apart the centres would pass "
                "each other."),
             {straight->scaled ? CAROM_MARK_NONE : CAROM_MARK_LEGS, CAROM_PLACE_A, NULL,
              .vector = "(b_0 / (Δv·Δv)) Δv", .other = "Δr_0 - (b_0 / (Δv·Δv)) Δv",
              .shift = "s_a"});
  CAROM_LINE(writer->working, "D", "(Δv·Δv) σ² - χ²", straight->under_root,
             straight->scaled
                 ? N_("The discriminant. Squares of numbers as small as these are less than the "
                      "smallest number of the computer, and may vanish. So the time is calculated "
                      "in other units of length and time, in which they do not.")
                 : N_("The discriminant. Positive: the centres would pass each other closer than "
                      "σ, so there are two roots. Zero: one, a mere graze. Negative: none, a miss. "
                      "As calculated, it loses few digits even when bodies come from far away."));
  CAROM_NOTES(writer->working, .book = "b_0² - (Δv·Δv) (Δr_0·Δr_0 - σ²)");
}

static void add_earlier_root(const Writer *writer) {
  const CaromFlightStraight *straight = &writer->meeting->straight;
  if (!(straight->apart > 0)) {
    add_time(writer, NULL, straight->t, already_reason(writer));
    return;
  }
  if (straight->scaled) {
    add_time(writer, NULL, straight->t,
             N_("The earlier of the two roots: they touch for the first time. "
                "It is calculated in those other units, which differ by powers "
                "of two, so that no digit changes."));
    return;
  }
  add_time(
      writer, "(Δr_0·Δr_0 - σ²) / (√(D) - b_0)", straight->t,
      N_("The earlier of the two roots: they touch for the first time. It is calculated in a form "
         "that does not subtract ‹√(D)› from ‹-b_0›, to which it may be nearly equal: ‹b_0› is "
         "negative, so two positive numbers are added."));
  CAROM_NOTES(writer->working, .book = "-(b_0 + √(D)) / (Δv·Δv)",
              .solved = {{"|Δr_0 + τ_1 Δv|", "σ"}});
}

/* Adds the root that nobody needs: it is only there to be seen. */
static void add_later_root(const Writer *writer) {
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

static void add_straight(const Writer *writer) {
  add_relative_motion(writer);
  add_reach(writer);
  if (writer->leads || !(writer->meeting->straight.b < 0))
    add_approach(writer);
  if (!writer->leads)
    return;
  add_discriminant(writer);
  add_earlier_root(writer);
  if (!writer->meeting->straight.scaled)
    add_later_root(writer);
}

/* ---- One of them falls ---- */

/* Adds the root, and what the polynomial is there. */
static void add_root_of_parabola(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  switch (meeting->root.kind) {
  case CAROM_ROOT_FALLS:
  case CAROM_ROOT_TURNS:
    add_time(writer, NULL, meeting->root.t,
             N_("The first time from then on at which the polynomial falls to zero. It is found "
                "numerically: the turning points of the polynomial divide the time into parts with "
                "one root or none; in its part the root is narrowed down, step by step."));
    CAROM_NOTES(writer->working, .solved = {{"|Δr_0 + τ_1 Δv + (τ_1² / 2) Δg|", "σ"}});
    CAROM_LINE(writer->working, "P", "c_0 + τ_1 (c_1 + τ_1 (c_2 + τ_1 (c_3 + τ_1 c_4)))",
               carom_root_finding_quartic_value(meeting->c, meeting->root.t),
               N_("What is left of the polynomial there: zero, but for rounding."));
    break;
  case CAROM_ROOT_NOW:
    add_time(writer, NULL, 0.0, already_reason(writer));
    break;
  default:
    add_time(writer, NULL, meeting->root.t, resting_reason);
  }
}

static void add_parabola(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  const double *c = meeting->c;
  add_relative_motion(writer);
  CAROM_LINE(writer->working, "Δg", writer->encounter->flight_a.pinned ? "g" : "-g",
             meeting->acceleration,
             N_("How the relative velocity changes: only one of the two falls, so the relative "
                "path is a parabola."));
  add_reach(writer);
  if (!writer->leads)
    return;
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
  add_root_of_parabola(writer);
}

/* ---- A disc and the line of a wall ---- */

/* Two directions that are told apart only by rounding are one. */
#define SAME_WAY 1e-9

/* The paths from t_0 lead to the line of the wall; but what a step finds may be in the wall's end,
 * or have come from its other side. Then the normal of the line is not that of the contact, and has
 * a name of its own.
 *
 * @formula: with n_0, that name
 * Returns: (transfer none): @formula, with n in its place unless it is so */
static const char *with_normal(const Writer *writer, const char *formula) {
  const CaromEncounterRecord *encounter = writer->encounter;
  if (encounter->overlapped &&
      carom_vec2_distance(encounter->passage.normal, writer->meeting->normal) >= SAME_WAY)
    return formula;
  g_auto(GStrv) parts = g_strsplit(formula, "n_0", -1);
  g_autofree char *renamed = g_strjoinv("n", parts);
  return g_intern_string(renamed);
}

static void add_wall(const Writer *writer, const CaromScene *scene) {
  const CaromWall *wall = carom_scene_wall(scene, (guint)writer->encounter->record.wall);
  CAROM_GIVEN_LINE(writer->working, "p", CAROM_DIMENSION_LENGTH, wall->p1,
                   N_("One end of the wall, where its line begins."),
                   {CAROM_MARK_POINT, CAROM_PLACE_A, "p", .vector = "p - x_0_a", .shift = "s_a"});
  CAROM_GIVEN_LINE(writer->working, with_normal(writer, "n_0"), CAROM_DIMENSION_NONE,
                   carom_vec2_scale(writer->meeting->normal, -1),
                   N_("The normal, of length one: it points into the wall, from the side that the "
                      "disc comes from."),
                   {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, with_normal(writer, "n_0")});
}

/* A disc that lies on the wall has no way to go, but for rounding. */
#define NO_WAY 1e-9

static void add_distance(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  gboolean is_way = fabs(meeting->c[0]) > NO_WAY * flight_of(writer, CAROM_BODY_A)->radius;
  CAROM_LINE(writer->working, "h_0", with_normal(writer, "(p - x_0_a)·n_0"), meeting->height,
             N_("How far the centre is from the wall’s line, on that side. Any point of the line "
                "can be subtracted; here it is one end of the wall."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "h_0", .vector = with_normal(writer, "h_0 n_0"),
              .shift = "s_a"});
  CAROM_LINE(
      writer->working, "ℓ", "h_0 - r_a", meeting->c[0],
      is_way && meeting->c[0] < 0
          ? N_("How far the disc has to go: it touches when its centre is a radius away. "
               "Negative: it is in the wall already.")
      : is_way ? N_("How far the disc has to go: it touches when its centre is a radius away.")
               : N_("How far the disc has to go. That is nothing, or far less than can be seen: "
                    "its centre is a radius away, so it touches the wall."),
      {is_way ? CAROM_MARK_SPAN : CAROM_MARK_NONE, CAROM_PLACE_A, "ℓ",
       .vector = with_normal(writer, "ℓ n_0"), .shift = with_normal(writer, "s_a + r_a n_0")});
}

/* Whether gravity has a part in the way along the normal. Where it runs along the wall, only
 * rounding is left of that, which a disc that flies there does not notice. */
static gboolean is_pulled(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  if (meeting->root.kind != CAROM_ROOT_FALLS)
    return meeting->c[2] != 0;
  return !carom_rounding_covers(meeting->c[2], carom_vec2_length(writer->gravity));
}

/* Adds how the disc moves along the normal, and the discriminant that follows from it and from the
 * way. A resting contact is at no root. */
static void add_motion_to_line(const Writer *writer) {
  const double *c = writer->meeting->c;
  CaromRootKind kind = writer->meeting->root.kind;
  CAROM_LINE(
      writer->working, "w_0",
      with_normal(writer, is_changed(writer, CAROM_BODY_A) ? "u_0_a·n_0" : "u_a·n_0"), 0 - c[1],
      c[1] < 0 ? N_("The speed of approach: the velocity along the normal, at that time.")
               : N_("The velocity along the normal. Not positive: at first the disc does not "
                    "come closer."),
      {CAROM_MARK_ARROW, CAROM_PLACE_A, "w_0", .vector = with_normal(writer, "w_0 n_0"),
       .shift = "s_a"});
  if (!is_pulled(writer))
    return;
  CAROM_LINE(writer->working, "k", with_normal(writer, "(g·n_0) / 2"), 0 - c[2],
             c[2] < 0 ? N_("Half of the acceleration along the normal. Positive: gravity pulls the "
                           "disc to the wall.")
                      : N_("Half of the acceleration along the normal. Not positive: gravity does "
                           "not pull the disc to the wall."));
  if (kind != CAROM_ROOT_NOW && kind != CAROM_ROOT_AFTER_TURN)
    CAROM_LINE(writer->working, "D", "w_0² + 4 k ℓ", c[1] * c[1] - 4 * c[2] * c[0],
               N_("The discriminant: the way along the normal, ‹w_0 τ_1 + k τ_1²›, has to be ‹ℓ›, "
                  "and that is an equation of degree two."));
}

static void add_falling_root(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  if (!is_pulled(writer)) {
    add_time(writer, "ℓ / w_0", meeting->root.t,
             N_("Distance divided by speed, which is constant along the normal."));
    return;
  }
  add_time(writer, "(2 ℓ) / (w_0 + √(D))", meeting->root.t,
           meeting->c[2] < 0
               ? N_("One of the two roots; the other one is in the past. It is calculated in a "
                    "form that does not subtract ‹w_0› from ‹√(D)›, to which it may be nearly "
                    "equal.")
               : N_("The earlier of the two roots. It is calculated in a form that does not "
                    "subtract ‹√(D)› from ‹w_0›, to which it may be nearly equal."));
  CAROM_NOTES(writer->working, .book = "(√(D) - w_0) / (2 k)",
              .solved = {{"w_0 τ_1 + k τ_1²", "ℓ"}});
}

static void add_root_of_line(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  switch (meeting->root.kind) {
  case CAROM_ROOT_FALLS:
    add_falling_root(writer);
    break;
  case CAROM_ROOT_TURNS:
    add_time(
        writer, "(√(D) - w_0) / (2 k)", meeting->root.t,
        meeting->c[1] > 0
            ? N_("The later of the two roots: first the disc moves away from the wall, then it "
                 "falls back.")
            : N_("One of the two roots; the other one is equally long before ‹t_0›. At first the "
                 "disc neither comes closer nor moves away, then it falls to the wall."));
    CAROM_NOTES(writer->working, .solved = {{"w_0 τ_1 + k τ_1²", "ℓ"}});
    break;
  case CAROM_ROOT_NOW:
    add_time(writer, NULL, meeting->root.t, already_reason(writer));
    break;
  default: /* its speed along the normal turns at −w_0 / (2 k) */
    CAROM_GIVEN_LINE(writer->working, "δ", CAROM_DIMENSION_TIME, meeting->patience_s,
                     N_("The time given to the disc to gain some speed of approach. In that time "
                        "it sinks by far less than can be seen."));
    add_time(writer, "-w_0 / (2 k) + δ", meeting->root.t, resting_reason);
  }
}

static void add_line_of_wall(const Writer *writer, const CaromScene *scene) {
  add_wall(writer, scene);
  add_distance(writer);
  add_motion_to_line(writer);
  if (writer->leads)
    add_root_of_line(writer);
}

/* ---- All of it ---- */

void carom_flight_work_add(CaromWorking *working, const CaromEncounterRecord *encounter,
                           const CaromScene *scene, const CaromFlightMeeting *meeting,
                           gboolean leads) {
  Writer writer = writer_of(working, encounter, scene, meeting);
  writer.leads = leads;
  add_velocities(&writer);
  if (meeting->kind == CAROM_FLIGHT_GAP_STRAIGHT)
    add_straight(&writer);
  else if (meeting->kind == CAROM_FLIGHT_GAP_PARABOLA)
    add_parabola(&writer);
  else
    add_line_of_wall(&writer, scene);
  if (leads)
    add_clock(&writer);
}
