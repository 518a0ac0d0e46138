/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-grid: discs in rows and columns in a box, all at one speed in random directions.
 */
#include "carom-generator-work.h"

#include <glib/gi18n-lib.h>

/* How many radii a disc travels. */
#define TRAVEL 300

enum { ROWS, COLUMNS, SPACING, SPEED, RADIUS, MASS, SEED };

static const CaromGeneratorOption options[] = {
    [ROWS] = {.part = {"rows", N_("Rows"), N_("Number of rows")},
              .argument = CAROM_GENERATOR_OPTION_ARGUMENT_NUMBER,
              .whole = TRUE,
              .low = 1,
              .high = CAROM_GENERATOR_OPTION_MAX_DISCS,
              .usual = 8},
    [COLUMNS] = {.part = {"columns", N_("Columns"), N_("Number of columns")},
                 .argument = CAROM_GENERATOR_OPTION_ARGUMENT_NUMBER,
                 .whole = TRUE,
                 .low = 1,
                 .high = CAROM_GENERATOR_OPTION_MAX_DISCS,
                 .usual = 12},
    [SPACING] = {.part = {"spacing", N_("Spacing"),
                          N_("Distance from the centre of a disc to the next")},
                 .argument = CAROM_GENERATOR_OPTION_ARGUMENT_LENGTH,
                 CAROM_GENERATOR_OPTION_LENGTH(0.25)},
    [SPEED] = CAROM_GENERATOR_OPTION_SPEED(N_("Speed of each disc, in a random direction"), 1),
    [RADIUS] = CAROM_GENERATOR_OPTION_RADIUS(0.05),
    [MASS] = CAROM_GENERATOR_OPTION_MASS(1),
    [SEED] = CAROM_GENERATOR_OPTION_SEED,
};

static gboolean check_number(const double *values, guint *culprit, GError **error) {
  if (values[ROWS] * values[COLUMNS] <= CAROM_GENERATOR_OPTION_MAX_DISCS)
    return TRUE;
  guint most = CAROM_GENERATOR_OPTION_MAX_DISCS / (guint)values[ROWS];
  return carom_generator_error_refuse(
      culprit, COLUMNS,
      /* Translators: "%1$u" is a number of columns, "%2$u" the largest number of discs. */
      g_strdup_printf(ngettext("With that many rows give %1$u column at most; there can be %2$u "
                               "discs in all.",
                               "With that many rows give %1$u columns at most; there can be %2$u "
                               "discs in all.",
                               most),
                      most, (guint)CAROM_GENERATOR_OPTION_MAX_DISCS),
      error);
}

static char *lesson(const double *values, guint n) {
  g_autofree char *speed = carom_generator_work_quantity(values[SPEED], CAROM_DIMENSION_VELOCITY);
  if (values[SPEED] == 0)
    return g_strdup(_("The discs stand in rows and columns. Give one of them a velocity: for how "
                      "long can the rows still be seen?"));
  return g_strdup_printf(
      /* Translators: "%1$u" is a number of discs, "%2$s" a speed with its unit. */
      ngettext("%1$u disc starts at %2$s in a random direction. For how long does its speed "
               "stay the same?",
               "%1$u discs in rows and columns all start at %2$s, in random directions. For how "
               "long can the rows still be seen, and for how long are the speeds the same?",
               n),
      n, speed);
}

/* A unit vector; without trigonometry, whose last bit differs between mathematics libraries. */
static CaromVec2 random_direction(GRand *random) {
  for (;;) {
    double x = g_rand_double_range(random, -1, 1), y = g_rand_double_range(random, -1, 1);
    double square = x * x + y * y;
    if (square > 0.01 && square <= 1)
      return carom_vec2_scale(carom_vec2(x, y), 1 / sqrt(square));
  }
}

/* Each disc in the middle of a square, so that the grid mirrors itself about the origin. */
static void add_discs(CaromScene *scene, double pitch, const double *values) {
  g_autoptr(GRand) random = g_rand_new_with_seed(scene->seed);
  guint n_rows = (guint)values[ROWS], n_columns = (guint)values[COLUMNS];
  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < n_columns; column++) {
      CaromVec2 place = {(column - (n_columns - 1) / 2.0) * pitch,
                         (row - (n_rows - 1) / 2.0) * pitch};
      CaromBody *disc = carom_generator_work_add_disc(scene, place, values[RADIUS], values[MASS]);
      disc->velocity = carom_vec2_scale(random_direction(random), values[SPEED]);
    }
}

static CaromScene *make(const double *values, guint *culprit, GError **error) {
  guint n = (guint)(values[ROWS] * values[COLUMNS]);
  if (!check_number(values, culprit, error) ||
      !carom_generator_work_check_spacing(values[SPACING], values[RADIUS], culprit, SPACING, error))
    return NULL;
  double reach = MAX(values[ROWS], values[COLUMNS]) * values[SPACING];
  double pitch = MAX(values[SPACING], carom_generator_work_apart(2 * values[RADIUS], reach));
  char *title = g_strdup_printf(ngettext("A grid of %u disc", "A grid of %u discs", n), n);
  CaromScene *scene = carom_generator_work_scene_new(title, lesson(values, n));
  scene->seed = (guint32)values[SEED];
  scene->staging.colour_by = CAROM_STAGING_COLOUR_BY_SPEED;
  add_discs(scene, pitch, values);
  CaromVec2 corner = {values[COLUMNS] * pitch / 2, values[ROWS] * pitch / 2};
  carom_generator_work_add_box(scene, carom_vec2_scale(corner, -1), corner);
  carom_generator_work_set_time(scene, TRAVEL * values[RADIUS]);
  return scene;
}

const CaromGenerator carom_generator_grid = {
    .part = {"grid", N_("Grid in a box"),
             N_("Discs in rows and columns in a box, at one speed in random directions.")},
    .options = options,
    .n_options = G_N_ELEMENTS(options),
    .make = make,
};
