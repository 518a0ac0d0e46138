/* carom-flight-work: the start, which all meetings have in common; then the lines of two centres on
 * a straight path, of two centres of which one falls, and of a disc and the line of a wall.
 *
 * Marks are shifted from where the bodies are at the contact: s to where they are at t_0, q to
 * where they meet, z to where the later root has them; f is how far they fall from t_0 on. */
#include "carom-flight-work.h"

#include <glib/gi18n.h>

/* What all lines are written from. */
typedef struct {
  CaromWorking *working;
  const CaromEncounterRecord *encounter;
  const CaromFlightMeeting *meeting;
  CaromVec2 gravity;
  gboolean has_gravity;
  gboolean with_wall;
} Writer;

static Writer writer_of(CaromWorking *working, const CaromEncounterRecord *encounter,
                        const CaromScene *scene, const CaromFlightMeeting *meeting) {
  return (Writer){working,
                  encounter,
                  meeting,
                  scene->gravity,
                  scene->gravity.x != 0 || scene->gravity.y != 0,
                  encounter->record.b < 0};
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

/* Defines @name_a, and the same of b. */
static void define_shifts(const Writer *writer, const char *name_a, double time_s) {
  CAROM_FOR_BOTH_BODIES(writer->working, body)
    define_length(writer, name_a, shift_at(writer, body, time_s));
}

/* ---- The start ---- */

/* Under gravity, velocities at t_0 are not those before the contact, and so not called u. */
static void define_motion(const Writer *writer, CaromContactBody body) {
  const CaromFlight *flight = flight_of(writer, body);
  double since_s = writer->meeting->since_s;
  carom_working_define(
      writer->working, "x_a",
      carom_value_vector(carom_flight_position_at(flight, writer->gravity, since_s)),
      CAROM_DIMENSION_LENGTH);
  carom_working_define(
      writer->working, writer->has_gravity ? "w_a" : "u_a",
      carom_value_vector(carom_flight_velocity_at(flight, writer->gravity, since_s)),
      CAROM_DIMENSION_VELOCITY);
}

void carom_flight_work_begin(CaromWorking *working, const CaromEncounterRecord *encounter,
                             const CaromScene *scene, const CaromFlightMeeting *meeting) {
  Writer writer = writer_of(working, encounter, scene, meeting);
  CAROM_FOR_BOTH_BODIES(working, body)
    if (body == CAROM_BODY_A || !writer.with_wall)
      define_motion(&writer, body);
  if (writer.with_wall && meeting->kind != CAROM_FLIGHT_GAP_LINE)
    carom_working_define(working, "x_b", carom_value_vector(meeting->end), CAROM_DIMENSION_LENGTH);
  define_shifts(&writer, "s_a", meeting->since_s);
}

/* A mark of body b; a wall has none. */
static CaromMarkKind of_b(const CaromEncounterRecord *encounter, CaromMarkKind kind) {
  return encounter->record.b >= 0 ? kind : CAROM_MARK_NONE;
}

void carom_flight_work_start(CaromWorking *working, const CaromEncounterRecord *encounter,
                             const CaromFlightMeeting *meeting, const char *formula,
                             const char *reason) {
  CAROM_LINE(working, "t_0", formula, meeting->since_s, reason,
             {CAROM_MARK_DISC, CAROM_PLACE_A, "t_0", .vector = "s_a"},
             {of_b(encounter, CAROM_MARK_DISC), CAROM_PLACE_B, "t_0", .vector = "s_b"});
}

/* ---- The end ---- */

/* How far @body falls from t_0 to when they meet. */
static CaromVec2 fall_of(const Writer *writer, CaromContactBody body) {
  gboolean falls = body == CAROM_BODY_A || !writer->with_wall;
  double t = writer->meeting->time_s - writer->meeting->since_s;
  return falls
             ? carom_vec2_scale(carom_flight_acceleration(flight_of(writer, body), writer->gravity),
                                0.5 * t * t)
             : carom_vec2(0, 0);
}

/* The time from t_0 on, with the paths on which the bodies spend it.
 *
 * @formula: (nullable) */
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

static void add_clock(const Writer *writer) {
  CAROM_LINE(writer->working, "t", "t_0 + τ_1", writer->meeting->time_s,
             N_("The time at which they touch, by the clock."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, "t", .vector = "q_a"},
             {of_b(writer->encounter, CAROM_MARK_DISC), CAROM_PLACE_B, "t", .vector = "q_b"});
}

static const char *already_reason(void) {
  return N_("They touch already at that time, and come closer: this is the contact.");
}

static const char *patience_reason(void) {
  return N_("They move apart first, or rest against each other, and gravity brings them back while "
            "they still touch, or sooner than that: it is given this short time after the turn, in "
            "which they gain some speed of approach.");
}

/* ---- Two centres ---- */

static void add_relative_position(const Writer *writer) {
  CAROM_LINE(
      writer->working, "Δr", "x_b - x_a", writer->meeting->d,
      writer->with_wall
          ? N_("From the disc's centre to the end of the wall, at that time. The end counts as a "
               "disc of radius zero.")
          : N_("From the first centre to the second, at that time."),
      {CAROM_MARK_SPAN, CAROM_PLACE_A, "Δr", .shift = "s_a"});
}

static void add_relative_velocity(const Writer *writer) {
  const char *formula = writer->has_gravity ? (writer->with_wall ? "-w_a" : "w_b - w_a")
                                            : (writer->with_wall ? "-u_a" : "u_b - u_a");
  const char *steady = N_("How the second body moves as the first one sees it: in a straight line, "
                          "at the same speed all the time.");
  const char *both_fall = N_("How the second body moves as the first one sees it. Gravity changes "
                             "both velocities alike, so this one stays as it is, and that path is "
                             "straight.");
  const char *one_falls = N_("How the second body moves at that time as the first one sees it.");
  const char *reason = writer->meeting->kind == CAROM_FLIGHT_GAP_PARABOLA ? one_falls
                       : writer->has_gravity                              ? both_fall
                                                                          : steady;
  CAROM_LINE(writer->working, "Δv", formula, writer->meeting->v, reason,
             {CAROM_MARK_ARROW, CAROM_PLACE_B, "Δv", .shift = "s_b"});
}

static void add_reach(const Writer *writer) {
  CAROM_LINE(writer->working, "σ", writer->with_wall ? "r_a" : "r_a + r_b", writer->meeting->reach,
             N_("They touch when their centres are this far from each other."));
}

/* ---- On a straight line ---- */

/* Returns: whether they come closer */
static gboolean add_approach(const Writer *writer) {
  double b = writer->meeting->straight.b;
  CAROM_LINE(writer->working, "b", "Δr·Δv", b,
             b < 0 ? N_("Negative: they come closer. If it were positive, they would move apart, "
                        "and there would be no root to look for.")
                   : N_("Not negative: by these paths alone they do not come closer, and no root "
                        "is looked for."));
  return b < 0;
}

static void add_miss(const Writer *writer) {
  CAROM_LINE(writer->working, "k", "Δr.x Δv.y - Δr.y Δv.x", writer->meeting->straight.cross,
             N_("Over the relative speed, its size is how far apart the centres would pass each "
                "other: the leg across the relative velocity."),
             {CAROM_MARK_LEGS, CAROM_PLACE_A, NULL, .vector = "(b / (Δv·Δv)) Δv",
              .other = "Δr - (b / (Δv·Δv)) Δv", .shift = "s_a"});
}

/* Returns: whether there are roots */
static gboolean add_discriminant(const Writer *writer) {
  double under_root = writer->meeting->straight.under_root;
  CAROM_LINE(
      writer->working, "D", "(Δv·Δv) σ² - k²", under_root,
      under_root > 0
          ? N_("The discriminant. Positive: they would pass at less than that distance, so "
               "there are two roots. Zero would be one, a mere graze; negative none, a miss. "
               "In this form, the digits that tell a hit from a miss are not lost when the "
               "bodies come from far away.")
          : N_("The discriminant. Not positive: by these paths alone they pass each other "
               "without a contact."));
  CAROM_NOTES(writer->working, .book = "b² - (Δv·Δv) (Δr·Δr - σ²)");
  return under_root > 0;
}

static void add_earlier_root(const Writer *writer) {
  const CaromFlightStraight *straight = &writer->meeting->straight;
  if (!(straight->apart > 0)) {
    add_time(writer, NULL, straight->t, already_reason());
    return;
  }
  add_time(writer, "(Δr·Δr - σ²) / (√(D) - b)", straight->t,
           N_("The earlier of the two roots: they touch from outside. It is calculated in a form "
              "in which no two numbers that are nearly equal are subtracted: b is negative, so two "
              "positive numbers are added."));
  CAROM_NOTES(writer->working, .book = "-(b + √(D)) / (Δv·Δv)", .solved = {{"|Δr + τ_1 Δv|", "σ"}});
}

/* What nobody else needs: only to be seen. */
static void add_later_root(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  double later = (sqrt(meeting->straight.under_root) - meeting->straight.b) /
                 carom_vec2_dot(meeting->v, meeting->v);
  define_shifts(writer, "z_a", meeting->since_s + later);
  CAROM_LINE(writer->working, "τ_2", "(√(D) - b) / (Δv·Δv)", later,
             N_("The later root is not the contact: if they had gone through each other, they "
                "would touch from inside again, and part."),
             {CAROM_MARK_DISC, CAROM_PLACE_A, "τ_2", .vector = "z_a"},
             {of_b(writer->encounter, CAROM_MARK_DISC), CAROM_PLACE_B, "τ_2", .vector = "z_b"});
}

/* A disc may come to the circle around a wall's end where the wall's side is nearer: whatever roots
 * there are, they are of no contact. */
static gboolean misses_end(const Writer *writer) {
  return writer->with_wall && !(writer->meeting->time_s < INFINITY);
}

static gboolean add_straight(const Writer *writer) {
  add_relative_position(writer);
  add_relative_velocity(writer);
  add_reach(writer);
  if (misses_end(writer) || !add_approach(writer))
    return FALSE;
  add_miss(writer);
  if (!add_discriminant(writer))
    return FALSE;
  add_earlier_root(writer);
  add_later_root(writer);
  return TRUE;
}

/* ---- One of them falls ---- */

static void add_coefficients(const Writer *writer) {
  const double *c = writer->meeting->c;
  CAROM_LINE(writer->working, "c_0", "Δr·Δr - σ²", c[0],
             N_("The square of the distance less the square of its value at the contact is a "
                "polynomial of degree four in the time since then. This is its value at once; it "
                "is zero when they touch."));
  CAROM_LINE(writer->working, "c_1", "2 (Δr·Δv)", c[1],
             N_("The coefficient of the time: negative if they come closer at first."));
  CAROM_LINE(writer->working, "c_2", "Δv·Δv + Δr·Δg", c[2],
             N_("The coefficient of the time squared."));
  CAROM_LINE(writer->working, "c_3", "Δv·Δg", c[3], N_("The coefficient of its third power."));
  CAROM_LINE(writer->working, "c_4", "(Δg·Δg) / 4", c[4],
             N_("The coefficient of its fourth power."));
}

/* The root, and what the polynomial is there. */
static void add_numeric_root(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  double t = meeting->root.t;
  add_time(writer, NULL, t,
           N_("The first time from then on at which the polynomial falls to zero. It is found "
              "numerically: where the polynomial turns divides the time into parts with one root "
              "or none, and there the root is closed in, step by step."));
  CAROM_NOTES(writer->working, .solved = {{"|Δr + τ_1 Δv + (τ_1² / 2) Δg|", "σ"}});
  CAROM_LINE(writer->working, "ρ", "c_0 + τ_1 (c_1 + τ_1 (c_2 + τ_1 (c_3 + τ_1 c_4)))",
             carom_root_finding_quartic_value(meeting->c, t),
             N_("What is left of the polynomial there: zero, but for rounding."));
}

static void add_root_of_parabola(const Writer *writer) {
  switch (writer->meeting->root.kind) {
  case CAROM_ROOT_FALLS:
  case CAROM_ROOT_TURNS:
    add_numeric_root(writer);
    break;
  case CAROM_ROOT_NOW:
    add_time(writer, NULL, 0.0, already_reason());
    break;
  default:
    add_time(writer, NULL, writer->meeting->root.t, patience_reason());
  }
}

static gboolean add_parabola(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  gboolean first_is_pinned = writer->encounter->flight_a.pinned;
  add_relative_position(writer);
  add_relative_velocity(writer);
  CAROM_LINE(writer->working, "Δg", first_is_pinned ? "g" : "-g", meeting->acceleration,
             N_("How the relative velocity changes: only one of the two falls, so the relative "
                "path is a parabola."));
  add_reach(writer);
  if (misses_end(writer))
    return FALSE;
  add_coefficients(writer);
  if (!isfinite(meeting->root.t))
    return FALSE;
  add_root_of_parabola(writer);
  return TRUE;
}

/* ---- The line of a wall ---- */

static void define_wall(const Writer *writer, const CaromScene *scene) {
  const CaromWall *wall = carom_scene_wall(scene, (guint)writer->encounter->record.wall);
  carom_working_define(writer->working, "p", carom_value_vector(wall->p1), CAROM_DIMENSION_LENGTH);
  carom_working_define(writer->working, "n", carom_value_vector(writer->meeting->normal),
                       CAROM_DIMENSION_NONE);
}

static void add_distance(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  CAROM_LINE(writer->working, "n", NULL, meeting->normal,
             N_("The wall's normal, of length one, on the side that the disc comes from."),
             {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "n"});
  CAROM_LINE(writer->working, "h", "(x_a - p)·n", meeting->height,
             N_("How far the centre is from the wall's line, on that side. Any point of the line "
                "can be subtracted; here it is one end of the wall."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "h", .vector = "-(h n)", .shift = "s_a"});
  CAROM_LINE(writer->working, "d", "h - r_a", meeting->c[0],
             N_("How far the disc has to go: it touches when its centre is a radius away."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "d", .vector = "-(d n)", .shift = "s_a - r_a n"});
}

static void add_speed(const Writer *writer) {
  double speed = writer->meeting->c[1];
  CAROM_LINE(writer->working, "w", writer->has_gravity ? "w_a·n" : "u_a·n", speed,
             speed < 0 ? N_("The speed along the normal. Negative: the disc comes closer.")
                       : N_("The speed along the normal. Not negative: at first the disc does not "
                            "come closer."),
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "w", .vector = "w n", .shift = "s_a"});
}

static void add_fall(const Writer *writer) {
  const double *c = writer->meeting->c;
  CAROM_LINE(writer->working, "k", "(g·n) / 2", c[2],
             c[2] < 0 ? N_("Half of the acceleration along the normal. Negative: gravity pulls the "
                           "disc to the wall.")
                      : N_("Half of the acceleration along the normal. Not negative: gravity does "
                           "not pull the disc to the wall."));
  CAROM_LINE(writer->working, "D", "w² - 4 k d", c[1] * c[1] - 4 * c[2] * c[0],
             N_("The discriminant: the way still to go is a polynomial of degree two in the time "
                "since then, with these three coefficients."));
}

static void add_falling_root(const Writer *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  if (meeting->c[2] == 0) {
    add_time(writer, "d / (-w)", meeting->root.t,
             N_("Way over speed: along the normal nothing changes it."));
    return;
  }
  add_time(writer, "(2 d) / (-w + √(D))", meeting->root.t,
           meeting->c[2] < 0
               ? N_("One of the two roots; the other one is in the past. It is calculated in a "
                    "form in which no two numbers that are nearly equal are subtracted.")
               : N_("The earlier of the two roots. It is calculated in a form in which no two "
                    "numbers that are nearly equal are subtracted."));
  CAROM_NOTES(writer->working, .book = "(-w - √(D)) / (2 k)",
              .solved = {{"d + w τ_1 + k τ_1²", "0"}});
}

static void add_root_of_line(const Writer *writer) {
  const CaromRoot *root = &writer->meeting->root;
  carom_working_define(writer->working, "δ", carom_value_number(CAROM_FLIGHT_PATIENCE_S),
                       CAROM_DIMENSION_TIME);
  switch (root->kind) {
  case CAROM_ROOT_FALLS:
    add_falling_root(writer);
    break;
  case CAROM_ROOT_TURNS:
    add_time(writer, "(-w - √(D)) / (2 k)", root->t,
             N_("The later of the two roots: first the disc moves away from the wall, then it "
                "falls back."));
    break;
  case CAROM_ROOT_NOW:
    add_time(writer, NULL, root->t, already_reason());
    break;
  default:
    add_time(writer, "-w / (2 k) + δ", root->t, patience_reason());
  }
}

static gboolean add_line(const Writer *writer, const CaromScene *scene) {
  const CaromFlightMeeting *meeting = writer->meeting;
  define_wall(writer, scene);
  add_distance(writer);
  add_speed(writer);
  if (meeting->c[2] != 0)
    add_fall(writer);
  if (!isfinite(meeting->time_s))
    return FALSE;
  add_root_of_line(writer);
  return TRUE;
}

/* ---- All of it ---- */

gboolean carom_flight_work_add(CaromWorking *working, const CaromEncounterRecord *encounter,
                               const CaromScene *scene, const CaromFlightMeeting *meeting) {
  Writer writer = writer_of(working, encounter, scene, meeting);
  gboolean meet = meeting->kind == CAROM_FLIGHT_GAP_STRAIGHT   ? add_straight(&writer)
                  : meeting->kind == CAROM_FLIGHT_GAP_PARABOLA ? add_parabola(&writer)
                                                               : add_line(&writer, scene);
  if (meet)
    add_clock(&writer);
  return meet;
}
