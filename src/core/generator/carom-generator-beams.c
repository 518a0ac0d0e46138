/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-beams: two beams of discs whose axes meet at the origin. The first comes from the
 * left. */
#include "carom-degrees.h"
#include "carom-generator-work.h"

#include <glib/gi18n-lib.h>

/* How far the first disc of a beam is from where the two meet, in radii besides what keeps the
 * beams apart at the start. */
#define APPROACH 5

/* How much is shown beyond where they meet, of what is shown before it. */
#define BEYOND 0.6

enum { DISCS, ANGLE, SPREAD, SPACING, SPEED, RADIUS, MASS, SEED };

static const CaromGeneratorOption options[] = {
    [DISCS] = {.part = {"discs", N_("Discs"), N_("Number of discs in each beam")},
               .argument = CAROM_GENERATOR_OPTION_ARGUMENT_NUMBER,
               .whole = TRUE,
               .low = 1,
               .high = 10000,
               .usual = 8},
    [ANGLE] = {.part = {"angle", N_("Angle"),
                        N_("Angle between the directions of the beams; 180°: they meet head on")},
               .argument = CAROM_GENERATOR_OPTION_ARGUMENT_ANGLE,
               .dimension = CAROM_DIMENSION_ANGLE,
               .low = 10,
               .high = 180,
               .usual = 90},
    [SPREAD] = {.part = {"spread", N_("Spread"),
                         N_("Width over which the discs of a beam lie at random; 0: on a line")},
                .argument = CAROM_GENERATOR_OPTION_ARGUMENT_LENGTH,
                .dimension = CAROM_DIMENSION_LENGTH,
                .high = 1e9,
                .usual = 0.2},
    [SPACING] = {.part = {"spacing", N_("Spacing"),
                          N_("Distance from the centre of a disc to the next, along the beam")},
                 .argument = CAROM_GENERATOR_OPTION_ARGUMENT_LENGTH,
                 CAROM_GENERATOR_OPTION_LENGTH(0.3)},
    [SPEED] = CAROM_GENERATOR_OPTION_SPEED(N_("Speed of each disc"), 1),
    [RADIUS] = CAROM_GENERATOR_OPTION_RADIUS(0.1),
    [MASS] = CAROM_GENERATOR_OPTION_MASS(1),
    [SEED] = CAROM_GENERATOR_OPTION_SEED,
};

/* Where the discs of a beam are, which is the same for both beams. */
typedef struct {
  double first; /* how far its first disc is from where they meet */
  double pitch; /* from disc to disc */
} Beam;

/* The line that halves the angle of the beams parts them: the first disc is so far out that it
 * would lie on its own side even at the edge of the beam, and those behind it are further out. */
static Beam beam_of(const double *values) {
  double r = values[RADIUS], side = values[SPREAD] / 2;
  CaromVec2 half = carom_degrees_direction(values[ANGLE] / 2);
  double reach = (r + side) / half.y + APPROACH * r + values[DISCS] * values[SPACING];
  return (Beam){
      .first = (carom_generator_work_apart(r, reach) + side * half.x) / half.y + APPROACH * r,
      .pitch = MAX(values[SPACING], carom_generator_work_apart(2 * r, reach)),
  };
}

static char *lesson(const double *values) {
  g_autofree char *speed = carom_generator_work_quantity(values[SPEED], CAROM_DIMENSION_VELOCITY);
  g_autofree char *angle = carom_generator_work_quantity(values[ANGLE], CAROM_DIMENSION_ANGLE);
  if (values[SPEED] == 0)
    return g_strdup(_("Two lines of discs at rest. Give one of the discs a velocity: what does it "
                      "hand on?"));
  if (values[ANGLE] == 180)
    /* Translators: "%s" is a speed with its unit. */
    return g_strdup_printf(_("Two beams of equal discs meet head on, each at %s. Which of the "
                             "discs turn back, and what is the total momentum?"),
                           speed);
  /* Translators: "%1$s" is a speed with its unit, "%2$s" an angle. */
  return g_strdup_printf(_("Two beams of equal discs at %1$s cross each other at an angle of %2$s. "
                           "Where do discs go that have been hit, and where does the centre of "
                           "mass go?"),
                         speed, angle);
}

static void add_beam(CaromScene *scene, const Beam *beam, CaromVec2 along, const double *values,
                     GRand *random) {
  for (guint i = 0; i < values[DISCS]; i++) {
    double behind = beam->first + i * beam->pitch;
    double aside = values[SPREAD] * (g_rand_double(random) - 0.5);
    CaromVec2 place = carom_vec2_add(carom_vec2_scale(along, -behind),
                                     carom_vec2_scale(carom_vec2_perpendicular(along), aside));
    CaromBody *disc = carom_generator_work_add_disc(scene, place, values[RADIUS], values[MASS]);
    disc->velocity = carom_vec2_scale(along, values[SPEED]);
  }
}

/* The beams, and to all sides of where they meet some room for discs that have been hit. */
static void set_view(CaromScene *scene) {
  CaromExtents shown = carom_scene_extents(scene);
  double reach = MAX(MAX(-shown.min.x, -shown.min.y), MAX(shown.max.x, shown.max.y));
  carom_extents_include(&shown, carom_vec2(0, 0), BEYOND * reach);
  scene->has_view = TRUE;
  scene->view_min = shown.min;
  scene->view_max = shown.max;
}

static CaromScene *make(const double *values, guint *culprit, GError **error) {
  if (!carom_generator_work_check_spacing(values[SPACING], values[RADIUS], culprit, SPACING, error))
    return NULL;
  guint n = (guint)values[DISCS];
  Beam beam = beam_of(values);
  g_autoptr(GRand) random = g_rand_new_with_seed((guint32)values[SEED]);
  char *title = g_strdup_printf(
      /* Translators: "%u" is the number of discs in each of the two beams. */
      ngettext("Two beams of %u disc each", "Two beams of %u discs each", n), n);
  CaromScene *scene = carom_generator_work_scene_new(title, lesson(values));
  scene->seed = (guint32)values[SEED];
  scene->staging.centre_of_mass = TRUE;
  add_beam(scene, &beam, carom_degrees_direction(0), values, random);
  add_beam(scene, &beam, carom_degrees_direction(values[ANGLE]), values, random);
  set_view(scene);
  carom_generator_work_set_time(scene, 2 * beam.first + n * beam.pitch);
  return scene;
}

const CaromGenerator carom_generator_beams = {
    .part = {"beams", N_("Two beams"), N_("Two beams of discs that cross or meet head on.")},
    .options = options,
    .n_options = G_N_ELEMENTS(options),
    .make = make,
};
