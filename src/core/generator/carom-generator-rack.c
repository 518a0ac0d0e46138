/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-rack: a triangle of discs on a table, and a cue ball. The axis of both is the
 * x-axis, so that the two halves of the rack mirror each other bit for bit. */
#include "carom-generator-work.h"

#include <glib/gi18n-lib.h>

/* The table, in diameters of a disc for each row of the rack: about that of pool, where there are
 * five rows. */
#define TABLE_HEIGHT 4.5
#define TABLE_WIDTH  (2 * TABLE_HEIGHT)

/* Where cue ball and first disc of the rack are, as parts of the table's width from its middle. */
#define CUE_BALL (-0.25)
#define RACK     0.19

/* How often the cue ball would cross the table. */
#define CROSSINGS 5

/* Ivory. */
#define CUE_COLOUR 0xf0f0f0

enum { ROWS, SPEED, OFFSET, GAP, RADIUS, MASS };

static const CaromGeneratorOption options[] = {
    [ROWS] = {.part = {"rows", N_("Rows"), N_("Number of rows of the triangle")},
              .argument = CAROM_GENERATOR_OPTION_ARGUMENT_NUMBER,
              .whole = TRUE,
              .low = 1,
              .high = 100,
              .usual = 5},
    [SPEED] = CAROM_GENERATOR_OPTION_SPEED(N_("Speed of the cue ball"), 4),
    [OFFSET] = {.part = {"offset", N_("Offset"),
                         N_("How far above the middle of the rack the cue ball is aimed")},
                .argument = CAROM_GENERATOR_OPTION_ARGUMENT_LENGTH,
                .dimension = CAROM_DIMENSION_LENGTH,
                .low = -1e9,
                .high = 1e9,
                .usual = 0},
    [GAP] = {.part = {"gap", N_("Gap"), N_("Gap between discs of the rack; 0: they touch")},
             .argument = CAROM_GENERATOR_OPTION_ARGUMENT_LENGTH,
             .dimension = CAROM_DIMENSION_LENGTH,
             .high = 1e9,
             .usual = 0},
    [RADIUS] = CAROM_GENERATOR_OPTION_RADIUS(0.0286),
    [MASS] = CAROM_GENERATOR_OPTION_MASS(0.17),
};

typedef struct {
  CaromVec2 size; /* of the table */
  double pitch;   /* from disc to disc */
} Table;

static Table table_of(const double *values) {
  double unit = (2 * values[RADIUS] + values[GAP]) * values[ROWS];
  Table table = {.size = {TABLE_WIDTH * unit, TABLE_HEIGHT * unit}};
  table.pitch = carom_generator_work_apart(2 * values[RADIUS] + values[GAP], table.size.x);
  return table;
}

/* Where the cue ball just misses the outermost disc. */
static double highest_offset(const Table *table, const double *values) {
  return (values[ROWS] - 1) * table->pitch / 2 + 2 * values[RADIUS];
}

static gboolean check_offset(const Table *table, const double *values, guint *culprit,
                             GError **error) {
  double highest = highest_offset(table, values);
  if (fabs(values[OFFSET]) < highest)
    return TRUE;
  g_autofree char *shown = carom_generator_work_at_most(highest, CAROM_DIMENSION_LENGTH);
  return carom_generator_error_refuse(
      culprit, OFFSET,
      /* Translators: "%s" is a length with its unit. */
      g_strdup_printf(_("From there the cue ball misses the rack. Give an offset of less than %s "
                        "to either side."),
                      shown),
      error);
}

static char *lesson(const double *values) {
  g_autofree char *speed = carom_generator_work_quantity(values[SPEED], CAROM_DIMENSION_VELOCITY);
  g_autofree char *gap = carom_generator_work_quantity(values[GAP], CAROM_DIMENSION_LENGTH);
  if (values[SPEED] == 0)
    return g_strdup(_("The cue ball is at rest before the rack. Give it a velocity: which discs "
                      "leave first?"));
  if (values[GAP] > 0)
    /* Translators: "%1$s" is a speed, "%2$s" a distance, both with their units. */
    return g_strdup_printf(_("A cue ball at %1$s breaks a rack whose discs are %2$s apart, so that "
                             "one contact comes after the other. Which discs leave first?"),
                           speed, gap);
  /* Translators: "%s" is a speed with its unit. */
  return g_strdup_printf(_("A cue ball at %s breaks a rack of discs that touch each other, so that "
                           "the whole blow falls into one instant. Which discs leave first?"),
                         speed);
}

static void add_rack(CaromScene *scene, const Table *table, const double *values) {
  double row_pitch = carom_generator_work_apart(table->pitch * sqrt(3) / 2, table->size.x);
  for (guint row = 0; row < values[ROWS]; row++)
    for (guint i = 0; i <= row; i++) {
      CaromVec2 place = {RACK * table->size.x + row * row_pitch,
                         (2.0 * i - row) * (table->pitch / 2)};
      carom_generator_work_add_disc(scene, place, values[RADIUS], values[MASS]);
    }
}

static void add_cue_ball(CaromScene *scene, const Table *table, const double *values) {
  CaromVec2 place = {CUE_BALL * table->size.x, values[OFFSET]};
  CaromBody *cue = carom_generator_work_add_disc(scene, place, values[RADIUS], values[MASS]);
  cue->velocity = carom_vec2(values[SPEED], 0);
  cue->colour_rgb = CUE_COLOUR;
}

static CaromScene *make(const double *values, guint *culprit, GError **error) {
  Table table = table_of(values);
  guint n = (guint)(values[ROWS] * (values[ROWS] + 1) / 2);
  if (!check_offset(&table, values, culprit, error))
    return NULL;
  char *title = g_strdup_printf(ngettext("A rack of %u disc", "A rack of %u discs", n), n);
  CaromScene *scene = carom_generator_work_scene_new(title, lesson(values));
  add_cue_ball(scene, &table, values);
  add_rack(scene, &table, values);
  carom_generator_work_add_box(scene, carom_vec2_scale(table.size, -0.5),
                               carom_vec2_scale(table.size, 0.5));
  carom_generator_work_set_time(scene, CROSSINGS * table.size.x);
  return scene;
}

const CaromGenerator carom_generator_rack = {
    .part = {"rack", N_("Rack of billiards"),
             N_("A triangle of discs on a table, and a cue ball that runs into it.")},
    .options = options,
    .n_options = G_N_ELEMENTS(options),
    .make = make,
};
