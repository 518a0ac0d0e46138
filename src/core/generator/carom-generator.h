/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator: makes scenes of many discs from a few numbers. Each generator has a file of its
 * own; command line, windows and tests loop over the list. */
#pragma once

#include "carom-part.h"
#include "carom-scene.h"
#include "carom-unit.h"

/* ---- Errors ---- */

/* Messages say in a sentence what to give; whoever asked for the value knows its name. */
#define CAROM_GENERATOR_ERROR carom_generator_error_quark()
GQuark carom_generator_error_quark(void);

typedef enum {
  CAROM_GENERATOR_ERROR_RANGE,   /* a value is not in its range */
  CAROM_GENERATOR_ERROR_NO_ROOM, /* a value does not go with the others */
} CaromGeneratorError;

/* ---- Options ---- */

/* The most discs that a generator makes: with all digits of their positions and velocities, the
 * file of so many can be read again. */
#define CAROM_GENERATOR_OPTION_MAX_DISCS 100000

/* A number that a generator asks for. The command line's options and a window's fields are made by
 * looping over tables of these. */
typedef struct {
  CaromPart part;           /* its id is that of the option: "discs" for --discs */
  const char *argument;     /* translatable: what stands for the value in --help: "N" */
  CaromDimension dimension; /* lengths are in metres, angles in degrees */
  gboolean whole;           /* the value is a whole number */
  double low, high;         /* what a value may be */
  double usual;             /* the value where none is given */
} CaromGeneratorOption;

/* Whether @value is in the range of @option; if not, @error (CAROM_GENERATOR_ERROR_RANGE) says what
 * to give. */
gboolean carom_generator_option_check(const CaromGeneratorOption *option, double value,
                                      GError **error);

/* @value: of an angle, in degrees
 * @significant: as for carom_digits_text()
 * Returns: (transfer full): @value as people read it, with its unit */
char *carom_generator_option_quantity(double value, CaromDimension dimension, int significant);

/* Returns: (transfer full): the summary, with the range and the usual value behind it */
char *carom_generator_option_describe(const CaromGeneratorOption *option);

/* ---- Generators ---- */

typedef struct {
  CaromPart part; /* its id is the name on the command line: "gas" */
  const CaromGeneratorOption *options;
  guint n_options;
  /* Makes a scene of values that carom_generator_make() has checked one by one. Call that function
   * instead of this one.
   *
   * @culprit: (out): on failure, the index of the option whose value does not go with the others
   * Returns: (transfer full): the scene, or NULL with @error (CAROM_GENERATOR_ERROR) set */
  CaromScene *(*make)(const double *values, guint *culprit, GError **error);
} CaromGenerator;

/* All generators. To add one, write its file and add its name here. */
#define CAROM_GENERATOR_LIST(X)                                                                    \
  X(gas)                                                                                           \
  X(rack)                                                                                          \
  X(cradle)                                                                                        \
  X(grid)                                                                                          \
  X(beams)                                                                                         \
  X(ring)

#define CAROM_GENERATOR_DECLARE(name) extern const CaromGenerator carom_generator_##name;
CAROM_GENERATOR_LIST(CAROM_GENERATOR_DECLARE)
#undef CAROM_GENERATOR_DECLARE

/* @n_generators: (out): how many there are
 * Returns: (transfer none) (array length=n_generators): all generators */
const CaromGenerator *const *carom_generators(guint *n_generators);

/* Returns: (transfer none) (nullable): the generator of that id */
const CaromGenerator *carom_generator_by_id(const char *id);

/* Returns: (transfer full): the value of each option where none is given, in the order of the
 *   options */
double *carom_generator_usual_values(const CaromGenerator *generator);

/* Makes a scene in which no disc overlaps another one or a wall. The same values make the same
 * scene, bit for bit. Its title and lesson are in the user's language. The fastest disc moves by
 * no more than a fifth of the smallest radius in the first frame, and playing the scene takes about
 * ten seconds.
 *
 * @values: one for each option, in the order of the options; any numbers at all
 * @culprit: (out) (optional): on failure, the index of the option whose value cannot be
 * Returns: (transfer full): the scene, or NULL with @error (CAROM_GENERATOR_ERROR) set */
CaromScene *carom_generator_make(const CaromGenerator *generator, const double *values,
                                 guint *culprit, GError **error);

/* ---- For the generators ---- */

/* Says which value does not go with the others.
 *
 * @culprit: (out): set to @option
 * @option: the index of the option whose value that is
 * @message: (transfer full): a translated sentence: what would go
 * Returns: FALSE */
gboolean carom_generator_error_refuse(guint *culprit, guint option, char *message, GError **error);

/* Translators: a number that is to be given, in the help of the command line. */
#define CAROM_GENERATOR_OPTION_ARGUMENT_NUMBER N_("N")
/* Translators: a length that is to be given, in the help of the command line. */
#define CAROM_GENERATOR_OPTION_ARGUMENT_LENGTH N_("D")
/* Translators: a radius that is to be given, in the help of the command line. */
#define CAROM_GENERATOR_OPTION_ARGUMENT_RADIUS N_("R")
/* Translators: an angle that is to be given, in the help of the command line. */
#define CAROM_GENERATOR_OPTION_ARGUMENT_ANGLE N_("A")
/* Translators: a mass that is to be given, in the help of the command line. */
#define CAROM_GENERATOR_OPTION_ARGUMENT_MASS N_("M")
/* Translators: a speed that is to be given, in the help of the command line. */
#define CAROM_GENERATOR_OPTION_ARGUMENT_SPEED N_("V")

#define CAROM_GENERATOR_OPTION_LENGTH(usual_value)                                                 \
  .dimension = CAROM_DIMENSION_LENGTH, .low = 1e-9, .high = 1e9, .usual = usual_value

#define CAROM_GENERATOR_OPTION_RADIUS(usual_value)                                                 \
  {                                                                                                \
    .part = {"radius", N_("Radius"), N_("Radius of each disc")},                                   \
    .argument = CAROM_GENERATOR_OPTION_ARGUMENT_RADIUS, CAROM_GENERATOR_OPTION_LENGTH(usual_value) \
  }

#define CAROM_GENERATOR_OPTION_MASS(usual_value)                                                   \
  {                                                                                                \
    .part = {"mass", N_("Mass"), N_("Mass of each disc")},                                         \
    .argument = CAROM_GENERATOR_OPTION_ARGUMENT_MASS, .dimension = CAROM_DIMENSION_MASS,           \
    .low = 1e-30, .high = 1e30, .usual = usual_value                                               \
  }

#define CAROM_GENERATOR_OPTION_SPEED(summary_text, usual_value)                                    \
  {                                                                                                \
    .part = {"speed", N_("Speed"), summary_text},                                                  \
    .argument = CAROM_GENERATOR_OPTION_ARGUMENT_SPEED, .dimension = CAROM_DIMENSION_VELOCITY,      \
    .high = 1e9, .usual = usual_value                                                              \
  }

#define CAROM_GENERATOR_OPTION_SEED                                                                \
  {                                                                                                \
    .part = {"seed", N_("Seed"), N_("Seed of the random numbers: the same gives the same scene")}, \
    .argument = CAROM_GENERATOR_OPTION_ARGUMENT_NUMBER, .whole = TRUE, .high = G_MAXUINT32,        \
    .usual = 1                                                                                     \
  }
