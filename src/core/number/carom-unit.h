/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unit: the kind of quantity that a number is (its dimension), the symbol of its unit, and
 * how the two stand together. */
#pragma once

#include <glib.h>

/* What stands between a number and its unit in sentences, so that no line is broken there. It is
 * the no-break space of full width, which belongs to Latin-1 and looks like the space that others
 * type. data/scenes/generate.py puts the same into the words of the scenes. */
#define CAROM_UNIT_SPACE "\u00a0"

/* What follows the slash of a unit there, so that no line is broken within "m/s". It has no width.
 */
#define CAROM_UNIT_JOINER "\u2060"

typedef enum {
  CAROM_DIMENSION_NONE,
  CAROM_DIMENSION_EPSILON,
  CAROM_DIMENSION_COUNT,
  CAROM_DIMENSION_ANGLE,
  CAROM_DIMENSION_TIME,
  CAROM_DIMENSION_RATE, /* 1 / time */
  CAROM_DIMENSION_LENGTH,
  CAROM_DIMENSION_AREA,
  CAROM_DIMENSION_VELOCITY,
  CAROM_DIMENSION_ACCELERATION,
  CAROM_DIMENSION_SWEEP,                 /* area / time: a distance times a velocity */
  CAROM_DIMENSION_VELOCITY_SQUARED,      /* velocity² */
  CAROM_DIMENSION_VELOCITY_ACCELERATION, /* velocity times acceleration */
  CAROM_DIMENSION_ACCELERATION_SQUARED,
  CAROM_DIMENSION_SWEEP_SQUARED, /* (area / time)²: the discriminant of a time of contact */
  CAROM_DIMENSION_MASS,
  CAROM_DIMENSION_MOMENTUM,
  CAROM_DIMENSION_ANGULAR_MOMENTUM,
  CAROM_DIMENSION_ENERGY,
  CAROM_DIMENSION_ROOT_ENERGY /* √energy: velocity times √mass */
} CaromDimension;

/* @dimension: what is measured
 * @length_unit: the scene's unit of length
 * Returns: (transfer full): "kg·m/s", "J", "kg·px²/s²", "ε", or "" for pure numbers */
char *carom_unit_symbol(CaromDimension dimension, const char *length_unit);

/* Returns: (transfer full): the unit of by how much such a number grows in a second: "kg·m/s²",
 *   "J/s" */
char *carom_unit_symbol_per_second(CaromDimension dimension, const char *length_unit);

/* Returns: (transfer full): the unit of the slope of such a number over one of @across: "J/m",
 *   "(m/s)/m", or "" where both have the same unit */
char *carom_unit_symbol_per(CaromDimension dimension, CaromDimension across,
                            const char *length_unit);

/* @number: as it is shown
 * @unit: its symbol, or ""
 * Returns: (transfer full): both, such as "0.3 m", with CAROM_UNIT_SPACE between them and
 *   CAROM_UNIT_JOINER in the unit */
char *carom_unit_quantity(const char *number, const char *unit);

/* The same with the unit of a dimension.
 *
 * @dimension, @length_unit: as for carom_unit_symbol()
 * Returns: (transfer full): number and unit */
char *carom_unit_quantity_of(const char *number, CaromDimension dimension, const char *length_unit);

/* For what is searched and copied rather than laid out in lines, such as a terminal's text.
 *
 * Returns: (transfer full): @text with plain spaces for CAROM_UNIT_SPACE, and without
 *   CAROM_UNIT_JOINER */
char *carom_unit_plain_spaces(const char *text);
