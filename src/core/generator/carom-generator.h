/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator: makes scenes of many discs from a few numbers. Each generator has a file of its
 * own; command line, windows and tests loop over the list. */
#pragma once

#include "carom-generator-error.h"
#include "carom-generator-option.h"
#include "carom-scene.h"

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
