/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-cradle: Newton's cradle without strings: equal discs in a row between two walls,
 * of which some come from the left. */
#include "carom-generator-work.h"

#include <glib/gi18n-lib.h>

/* In radii: how far those that come have to go, and how far the same number of discs at the other
 * end are from the wall. */
#define WAY       6
#define CLEARANCE 3

/* Half the height of the walls, in radii. */
#define WALL 2

/* How often a disc would go from wall to wall. */
#define CROSSINGS 4

enum { DISCS, RELEASED, SPEED, GAP, RADIUS, MASS };

static const CaromGeneratorOption options[] = {
    [DISCS] = {.part = {"discs", N_("Discs"), N_("Number of discs in all")},
               .argument = CAROM_GENERATOR_OPTION_ARGUMENT_NUMBER,
               .whole = TRUE,
               .low = 2,
               .high = 1000,
               .usual = 5},
    [RELEASED] = {.part = {"released", N_("Released"), N_("How many of them come from the left")},
                  .argument = CAROM_GENERATOR_OPTION_ARGUMENT_NUMBER,
                  .whole = TRUE,
                  .low = 1,
                  .high = 999,
                  .usual = 1},
    [SPEED] = CAROM_GENERATOR_OPTION_SPEED(N_("Speed of those that come"), 1),
    [GAP] = {.part = {"gap", N_("Gap"), N_("Gap between neighbours; 0: they touch")},
             .argument = CAROM_GENERATOR_OPTION_ARGUMENT_LENGTH,
             .dimension = CAROM_DIMENSION_LENGTH,
             .high = 1e9,
             .usual = 0.01},
    [RADIUS] = CAROM_GENERATOR_OPTION_RADIUS(0.1),
    [MASS] = CAROM_GENERATOR_OPTION_MASS(1),
};

/* Everything is centred on the origin, as seen by the discs at rest. */
typedef struct {
  double pitch; /* from disc to disc */
  double last;  /* the place of the last disc at rest; the first one is at the opposite place */
  double wall;  /* the place of the right one */
} Row;

static Row row_of(const double *values) {
  double r = values[RADIUS], least = 2 * r + values[GAP];
  double reach = (values[DISCS] + values[RELEASED]) * least + (WAY + CLEARANCE) * r;
  Row row = {.pitch = carom_generator_work_apart(least, reach)};
  row.last = (values[DISCS] - values[RELEASED] - 1) / 2 * row.pitch;
  row.wall = row.last + values[RELEASED] * row.pitch +
             carom_generator_work_apart((WAY + CLEARANCE) * r, reach);
  return row;
}

static gboolean check_released(const double *values, guint *culprit, GError **error) {
  if (values[RELEASED] < values[DISCS])
    return TRUE;
  guint most = (guint)values[DISCS] - 1;
  return carom_generator_error_refuse(
      culprit, RELEASED,
      /* Translators: "%u" is a number of discs. */
      g_strdup_printf(ngettext("At least one disc has to stay behind. Release %u at most.",
                               "At least one disc has to stay behind. Release %u at most.", most),
                      most),
      error);
}

static char *lesson(const double *values) {
  guint n = (guint)values[DISCS], n_released = (guint)values[RELEASED];
  g_autofree char *speed = carom_generator_work_quantity(values[SPEED], CAROM_DIMENSION_VELOCITY);
  if (values[SPEED] == 0)
    return g_strdup(_("All discs are at rest. Give some of those on the left a velocity to the "
                      "right: how many leave at the other end?"));
  return g_strdup_printf(
      /* Translators: "%1$u" and "%2$u" are numbers of discs, "%3$s" a speed with its unit. */
      ngettext("%1$u of %2$u equal discs comes from the left at %3$s; the others are at rest. How "
               "many leave at the other end, and how fast?",
               "%1$u of %2$u equal discs come from the left at %3$s; the others are at rest. How "
               "many leave at the other end, and how fast?",
               n_released),
      n_released, n, speed);
}

static void add_discs(CaromScene *scene, const Row *row, const double *values) {
  guint n = (guint)values[DISCS], n_released = (guint)values[RELEASED];
  for (guint i = 0; i < n; i++) {
    gboolean comes = i < n_released;
    double x = -row->last + ((double)i - n_released) * row->pitch;
    CaromVec2 place = {comes ? x - WAY * values[RADIUS] : x, 0};
    CaromBody *disc = carom_generator_work_add_disc(scene, place, values[RADIUS], values[MASS]);
    disc->velocity = carom_vec2(comes ? values[SPEED] : 0, 0);
  }
}

static void add_wall(CaromScene *scene, double x, double radius) {
  CaromWall wall = carom_wall_default(carom_vec2(x, -WALL * radius), carom_vec2(x, WALL * radius));
  g_array_append_val(scene->walls, wall);
}

static CaromScene *make(const double *values, guint *culprit, GError **error) {
  guint n = (guint)values[DISCS];
  if (!check_released(values, culprit, error))
    return NULL;
  Row row = row_of(values);
  char *title = g_strdup_printf(
      /* Translators: "%u" is a number of discs. */
      ngettext("Newton’s cradle of %u disc", "Newton’s cradle of %u discs", n), n);
  CaromScene *scene = carom_generator_work_scene_new(title, lesson(values));
  add_discs(scene, &row, values);
  add_wall(scene, -row.wall, values[RADIUS]);
  add_wall(scene, row.wall, values[RADIUS]);
  carom_generator_work_set_time(scene, CROSSINGS * 2 * row.wall);
  return scene;
}

const CaromGenerator carom_generator_cradle = {
    .part = {"cradle", N_("Newton’s cradle"),
             N_("Equal discs in a row between two walls, and some that come from the left.")},
    .options = options,
    .n_options = G_N_ELEMENTS(options),
    .make = make,
};
