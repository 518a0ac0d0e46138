/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-option: a number that a generator asks for. The command line's options and a
 * window's fields are made by looping over tables of these. */
#pragma once

#include "carom-part.h"
#include "carom-unit.h"

/* The most discs that a generator makes: with all digits of their positions and velocities, the
 * file of so many can be read again. */
#define CAROM_GENERATOR_OPTION_MAX_DISCS 100000

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

/* ---- For the tables ---- */

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
