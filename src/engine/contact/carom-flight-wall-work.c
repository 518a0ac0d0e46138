/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-flight-wall-work: when a disc in free flight meets the line of a wall, line by line. */
#include "carom-flight-writer.h"

#include <glib/gi18n-lib.h>

/* Two directions that are told apart only by rounding are one. */
#define SAME_WAY 1e-9

/* The paths from t_0 lead to the line of the wall; but what a step finds may be in the wall's end,
 * or have come from its other side. Then the normal of the line is not that of the contact, and has
 * a name of its own.
 *
 * Returns: (transfer none): @formula with that name, if it is so */
static const char *with_normal(const CaromFlightWriter *writer, const char *formula) {
  const CaromEncounterRecord *encounter = writer->encounter;
  if (!encounter->overlapped ||
      carom_vec2_distance(encounter->passage.normal, writer->meeting->normal) < SAME_WAY)
    return formula;
  g_auto(GStrv) parts = g_strsplit(formula, "n_b", -1);
  g_autofree char *renamed = g_strjoinv("n_0_b", parts);
  return g_intern_string(renamed);
}

static void add_wall(const CaromFlightWriter *writer, const CaromScene *scene) {
  const CaromWall *wall = carom_scene_wall(scene, (guint)writer->encounter->record.wall);
  CAROM_GIVEN_LINE(writer->working, "p", CAROM_DIMENSION_LENGTH, wall->p1,
                   N_("One end of the wall, where its line begins."),
                   {CAROM_MARK_POINT, CAROM_PLACE_A, "p", .vector = "p - x_0_a", .shift = "s_a"});
  CAROM_GIVEN_LINE(writer->working, with_normal(writer, "n_b"), CAROM_DIMENSION_NONE,
                   writer->meeting->normal,
                   N_("The wall’s normal, of length one, on the side that the disc comes from."),
                   {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, with_normal(writer, "n_b")});
}

/* A disc that lies on the wall has no way to go, but for rounding. */
#define NO_WAY 1e-9

static void add_distance(const CaromFlightWriter *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  gboolean is_way =
      fabs(meeting->c[0]) > NO_WAY * carom_flight_writer_flight(writer, CAROM_BODY_A)->radius;
  CAROM_LINE(writer->working, "h_0", with_normal(writer, "(x_0_a - p)·n_b"), meeting->height,
             N_("How far the centre is from the wall’s line, on that side. Any point of the line "
                "can be subtracted; here it is one end of the wall."),
             {CAROM_MARK_SPAN, CAROM_PLACE_A, "h_0", .vector = with_normal(writer, "-(h_0 n_b)"),
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
       .vector = with_normal(writer, "-(ℓ n_b)"), .shift = with_normal(writer, "s_a - r_a n_b")});
}

static void add_speed(const CaromFlightWriter *writer) {
  double speed = writer->meeting->c[1];
  CAROM_LINE(writer->working, "w_n",
             with_normal(writer, carom_flight_writer_is_changed(writer, CAROM_BODY_A) ? "w_a·n_b"
                                                                                      : "u_a·n_b"),
             speed,
             speed < 0
                 ? N_("The velocity along the normal. Negative: the disc comes closer.")
                 : N_("The velocity along the normal. Not negative: at first the disc does not "
                      "come closer."),
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "w_n", .vector = with_normal(writer, "w_n n_b"),
              .shift = "s_a"});
}

/* A resting contact is at no root. */
static void add_discriminant_of_line(const CaromFlightWriter *writer) {
  const double *c = writer->meeting->c;
  CaromRootKind kind = writer->meeting->root.kind;
  if (c[2] == 0 || kind == CAROM_ROOT_NOW || kind == CAROM_ROOT_AFTER_TURN)
    return;
  CAROM_LINE(writer->working, "D", "w_n² - 4 k ℓ", c[1] * c[1] - 4 * c[2] * c[0],
             N_("The discriminant: the way still to go is a polynomial of degree two in the time "
                "since then, with these three coefficients."));
}

static void add_fall(const CaromFlightWriter *writer) {
  const double *c = writer->meeting->c;
  if (c[2] == 0)
    return;
  CAROM_LINE(writer->working, "k", with_normal(writer, "(g·n_b) / 2"), c[2],
             c[2] < 0 ? N_("Half of the acceleration along the normal. Negative: gravity pulls the "
                           "disc to the wall.")
                      : N_("Half of the acceleration along the normal. Not negative: gravity does "
                           "not pull the disc to the wall."));
}

static void add_falling_root(const CaromFlightWriter *writer) {
  const CaromFlightMeeting *meeting = writer->meeting;
  if (meeting->c[2] == 0) {
    carom_flight_writer_add_time(writer, "ℓ / (-w_n)", meeting->root.t,
                                 N_("Way over speed: along the normal nothing changes it."));
    return;
  }
  carom_flight_writer_add_time(
      writer, "(2 ℓ) / (-w_n + √(D))", meeting->root.t,
      meeting->c[2] < 0
          ? N_("One of the two roots; the other one is in the past. It is calculated in a "
               "form in which no two numbers that are nearly equal are subtracted.")
          : N_("The earlier of the two roots. It is calculated in a form in which no two "
               "numbers that are nearly equal are subtracted."));
  CAROM_NOTES(writer->working, .book = "(-w_n - √(D)) / (2 k)",
              .solved = {{"ℓ + w_n τ_1 + k τ_1²", "0"}});
}

static void add_turning_root(const CaromFlightWriter *writer) {
  carom_flight_writer_add_time(
      writer, "(-w_n - √(D)) / (2 k)", writer->meeting->root.t,
      writer->meeting->c[1] > 0
          ? N_("The later of the two roots: first the disc moves away from the wall, then it "
               "falls back.")
          : N_("One of the two roots; the other one is as long before. At first the disc "
               "neither comes closer nor moves away, then it falls to the wall."));
  CAROM_NOTES(writer->working, .solved = {{"ℓ + w_n τ_1 + k τ_1²", "0"}});
}

/* Its speed along the normal turns at −w / (2 k). */
static void add_resting_root(const CaromFlightWriter *writer) {
  CAROM_GIVEN_LINE(writer->working, "δ", CAROM_DIMENSION_TIME, writer->meeting->patience_s,
                   N_("How long the disc is left to gain some speed of approach. In that time it "
                      "sinks by far less than can be seen."));
  carom_flight_writer_add_time(writer, "-w_n / (2 k) + δ", writer->meeting->root.t,
                               carom_flight_writer_resting_reason());
}

static void add_root_of_line(const CaromFlightWriter *writer) {
  const CaromRoot *root = &writer->meeting->root;
  switch (root->kind) {
  case CAROM_ROOT_FALLS:
    add_falling_root(writer);
    break;
  case CAROM_ROOT_TURNS:
    add_turning_root(writer);
    break;
  case CAROM_ROOT_NOW:
    carom_flight_writer_add_time(writer, NULL, root->t, carom_flight_writer_already_reason(writer));
    break;
  default:
    add_resting_root(writer);
  }
}

void carom_flight_writer_add_line(const CaromFlightWriter *writer, const CaromScene *scene) {
  add_wall(writer, scene);
  add_distance(writer);
  add_speed(writer);
  add_fall(writer);
  add_discriminant_of_line(writer);
  if (writer->leads)
    add_root_of_line(writer);
}
