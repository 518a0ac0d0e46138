/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-ring: discs on a circle, all moving alike as seen from its centre, within walls
 * that are alike for all of them. */
#include "carom-degrees.h"
#include "carom-generator-work.h"

#include <glib/gi18n-lib.h>

/* How far the walls are from the rims, in radii of a disc. */
#define CLEARANCE 2

/* How often a disc would cross the ring. */
#define CROSSINGS 5

enum { DISCS, RING_RADIUS, SPEED, ANGLE, RADIUS, MASS };

static const CaromGeneratorOption options[] = {
    [DISCS] = {.part = {"discs", N_("Discs"), N_("Number of discs")},
               .argument = CAROM_GENERATOR_OPTION_ARGUMENT_NUMBER,
               .whole = TRUE,
               .low = 2,
               .high = 1000,
               .usual = 12},
    [RING_RADIUS] = {.part = {"ring-radius", N_("Radius of the ring"),
                              N_("Radius of the circle on which their centres are")},
                     .argument = CAROM_GENERATOR_OPTION_ARGUMENT_RADIUS,
                     CAROM_GENERATOR_OPTION_LENGTH(1)},
    [SPEED] = CAROM_GENERATOR_OPTION_SPEED(N_("Speed of each disc"), 1),
    [ANGLE] = {.part = {"angle", N_("Angle"),
                        N_("Angle from the way inwards to the motion; 90°: along the ring")},
               .argument = CAROM_GENERATOR_OPTION_ARGUMENT_ANGLE,
               .dimension = CAROM_DIMENSION_ANGLE,
               .low = -180,
               .high = 180,
               .usual = 0},
    [RADIUS] = CAROM_GENERATOR_OPTION_RADIUS(0.1),
    [MASS] = CAROM_GENERATOR_OPTION_MASS(1),
};

/* Where neighbours are @distance apart. */
static double ring_of(double distance, const double *values) {
  return distance / 2 / carom_degrees_direction(180 / values[DISCS]).y;
}

/* Where they touch, with what rounding may take away. */
static double smallest_ring(const double *values) {
  double reach = values[RADIUS] * values[DISCS];
  return ring_of(carom_generator_work_apart(2 * values[RADIUS], reach), values);
}

static gboolean check_ring(const double *values, guint *culprit, GError **error) {
  double smallest = ring_of(2 * values[RADIUS], values);
  if (!carom_generator_work_is_below(values[RING_RADIUS], smallest))
    return TRUE;
  g_autofree char *shown = carom_generator_work_at_least(smallest, CAROM_DIMENSION_LENGTH);
  return carom_generator_error_refuse(
      culprit, RING_RADIUS,
      /* Translators: "%s" is a length with its unit. */
      g_strdup_printf(_("The discs would overlap. Give a radius of the ring of at least %s, or "
                        "fewer or smaller discs."),
                      shown),
      error);
}

static char *lesson(const double *values) {
  g_autofree char *speed = carom_generator_work_quantity(values[SPEED], CAROM_DIMENSION_VELOCITY);
  g_autofree char *angle = carom_generator_work_quantity(values[ANGLE], CAROM_DIMENSION_ANGLE);
  if (values[SPEED] == 0)
    return g_strdup(_("A ring of discs at rest. Give one of them a velocity: what becomes of the "
                      "symmetry?"));
  if (values[ANGLE] == 0)
    /* Translators: "%s" is a speed with its unit. */
    return g_strdup_printf(_("All discs move to the centre at %s, and none is different from the "
                             "others. Do they stay a ring?"),
                           speed);
  return g_strdup_printf(
      /* Translators: "%1$s" is a speed with its unit, "%2$s" an angle. */
      _("All discs move at %1$s, at an angle of %2$s to their way to the centre, "
        "and none is different from the others. Do they stay a ring?"),
      speed, angle);
}

/* Disc @i of @n, from the centre. */
static CaromVec2 direction_of(double i, guint n) {
  return carom_degrees_direction(i * 360 / n);
}

static void add_discs(CaromScene *scene, const double *values) {
  guint n = (guint)values[DISCS];
  double radius = MAX(values[RING_RADIUS], smallest_ring(values));
  CaromVec2 turn = carom_degrees_direction(values[ANGLE]);
  for (guint i = 0; i < n; i++) {
    CaromVec2 out = direction_of(i, n);
    CaromVec2 place = carom_vec2_scale(out, radius);
    CaromBody *disc = carom_generator_work_add_disc(scene, place, values[RADIUS], values[MASS]);
    disc->velocity = carom_degrees_turn(carom_vec2_scale(out, -values[SPEED]), turn);
  }
}

/* A wall behind each disc; a square for two of them. */
static void add_walls(CaromScene *scene, const double *values) {
  guint n = values[DISCS] < 3 ? 4 : (guint)values[DISCS];
  double inner = values[RING_RADIUS] +
                 carom_generator_work_apart((1 + CLEARANCE) * values[RADIUS], values[RING_RADIUS]);
  double outer = inner / carom_degrees_direction(180.0 / n).x;
  g_autofree CaromVec2 *corners = g_new(CaromVec2, n);
  for (guint i = 0; i < n; i++)
    corners[i] = carom_vec2_scale(direction_of(i + 0.5, n), outer);
  carom_generator_work_add_walls(scene, corners, n);
}

static CaromScene *make(const double *values, guint *culprit, GError **error) {
  guint n = (guint)values[DISCS];
  if (!check_ring(values, culprit, error))
    return NULL;
  char *title = g_strdup_printf(ngettext("A ring of %u disc", "A ring of %u discs", n), n);
  CaromScene *scene = carom_generator_work_scene_new(title, lesson(values));
  add_discs(scene, values);
  add_walls(scene, values);
  carom_generator_work_set_time(scene, CROSSINGS * 2 * values[RING_RADIUS]);
  return scene;
}

const CaromGenerator carom_generator_ring = {
    .part = {"ring", N_("Ring"),
             N_("Discs on a circle, all moving inwards, along it, or at another angle.")},
    .options = options,
    .n_options = G_N_ELEMENTS(options),
    .make = make,
};
