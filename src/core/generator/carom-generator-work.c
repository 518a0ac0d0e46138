/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-work: what the generators share. */
#include "carom-generator-work.h"

#include "carom-digits.h"
#include "carom-round-number.h"

#include <float.h>
#include <glib/gi18n-lib.h>

/* How many roundings of half an ε of the reach two coordinates of a distance may have had, with
 * room to spare. */
#define ROUNDINGS 16

/* The fastest disc takes at least so many frames to move by the smallest radius. */
#define FRAMES_A_RADIUS 5

/* The most frames of a run, about; a file may have ten times as many. */
#define MOST_FRAMES 1e8

/* People watch for so long, and with at least so many frames a second. */
#define WATCHED_S       10
#define FRAMES_A_SECOND 60

/* Numbers in sentences have so many significant digits. */
#define DIGITS 4

/* What differs by less than this part of its size differs by rounding. */
#define ROUNDING 1e-12

double carom_generator_work_apart(double distance, double reach) {
  return distance + ROUNDINGS / 2 * DBL_EPSILON * MAX(distance, reach);
}

char *carom_generator_work_quantity(double value, CaromDimension dimension) {
  return carom_generator_option_quantity(value, dimension, DIGITS);
}

/* @round_off: floor() or ceil() */
static char *rounded_quantity(double value, CaromDimension dimension,
                              double (*round_off)(double value)) {
  int places = DIGITS - 1 - carom_digits_exponent(value);
  double digits = carom_digits_shift(value, places);
  if (fabs(digits - round(digits)) > ROUNDING * digits)
    digits = round_off(digits);
  return carom_generator_work_quantity(carom_digits_shift(round(digits), -places), dimension);
}

char *carom_generator_work_at_most(double value, CaromDimension dimension) {
  return rounded_quantity(value, dimension, floor);
}

char *carom_generator_work_at_least(double value, CaromDimension dimension) {
  return rounded_quantity(value, dimension, ceil);
}

gboolean carom_generator_work_is_below(double value, double least) {
  return value < least * (1 - ROUNDING);
}

gboolean carom_generator_work_check_spacing(double spacing, double radius, guint *culprit,
                                            guint option, GError **error) {
  if (!carom_generator_work_is_below(spacing, 2 * radius))
    return TRUE;
  g_autofree char *least = carom_generator_work_at_least(2 * radius, CAROM_DIMENSION_LENGTH);
  return carom_generator_error_refuse(
      culprit, option,
      /* Translators: "%s" is a length with its unit. */
      g_strdup_printf(_("The discs would overlap. Give a spacing of at least %s, or a smaller "
                        "radius."),
                      least),
      error);
}

CaromScene *carom_generator_work_scene_new(char *title, char *lesson) {
  CaromScene *scene = carom_scene_new();
  g_free(scene->title);
  g_free(scene->lesson);
  scene->title = title;
  scene->lesson = lesson;
  return scene;
}

CaromBody *carom_generator_work_add_disc(CaromScene *scene, CaromVec2 position, double radius,
                                         double mass_kg) {
  CaromBody body = carom_body_default();
  body.position = position;
  body.radius = radius;
  body.mass_kg = mass_kg;
  carom_scene_add_body(scene, body);
  return &g_array_index(scene->bodies, CaromBody, scene->bodies->len - 1);
}

void carom_generator_work_add_walls(CaromScene *scene, const CaromVec2 *corners, guint n_corners) {
  for (guint i = 0; i < n_corners; i++) {
    CaromWall wall = carom_wall_default(corners[i], corners[(i + 1) % n_corners]);
    g_array_append_val(scene->walls, wall);
  }
}

void carom_generator_work_add_box(CaromScene *scene, CaromVec2 min, CaromVec2 max) {
  const CaromVec2 corners[] = {min, {max.x, min.y}, max, {min.x, max.y}};
  carom_generator_work_add_walls(scene, corners, G_N_ELEMENTS(corners));
}

/* ---- Times ---- */

static double fastest(const CaromScene *scene) {
  double speed = 0;
  for (guint i = 0; i < scene->bodies->len; i++)
    speed = MAX(speed, carom_vec2_length(carom_scene_body(scene, i)->velocity));
  return speed;
}

static double smallest(const CaromScene *scene) {
  double radius = INFINITY;
  for (guint i = 0; i < scene->bodies->len; i++)
    radius = MIN(radius, carom_scene_body(scene, i)->radius);
  return radius;
}

void carom_generator_work_set_time(CaromScene *scene, double travel) {
  double speed = fastest(scene), way = smallest(scene) / FRAMES_A_RADIUS;
  if (speed == 0)
    return; /* the times of a new scene do as well as others */
  travel = MIN(travel, MOST_FRAMES * way);
  scene->duration_s = carom_round_number_times(carom_round_number_near(travel / speed), 1);
  double frame_s = MIN(way / speed, scene->duration_s / (WATCHED_S * FRAMES_A_SECOND));
  scene->dt_s = carom_round_number_times(carom_round_number_below(frame_s), 1);
  scene->staging.speed =
      CLAMP(scene->duration_s / WATCHED_S, CAROM_STAGING_SPEED_MIN, CAROM_STAGING_SPEED_MAX);
}
