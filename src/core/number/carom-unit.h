/* carom-unit: the kind of quantity that a number is (its dimension), and the symbol of its unit. */
#pragma once

#include <glib.h>

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
  CAROM_DIMENSION_MASS,
  CAROM_DIMENSION_MOMENTUM,
  CAROM_DIMENSION_ENERGY
} CaromDimension;

/* @dimension: what is measured
 * @length_unit: the scene's unit of length
 * Returns: (transfer full): "kg·m/s", "J", "kg·px²/s²", "ε", or "" for pure numbers */
char *carom_unit_symbol(CaromDimension dimension, const char *length_unit);
