/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unit: a table of units by dimension: one symbol for each where the unit of length is the
 * metre (so that energy is in J), and one for any other unit of length. */
#include "carom-unit.h"

#include <string.h>

/* The units if the unit of length is the metre, and the units in general. */
static const struct {
  const char *metric;
  const char *general; /* with %s for the unit of length */
} units[] = {
    [CAROM_DIMENSION_NONE] = {"", ""},
    [CAROM_DIMENSION_EPSILON] = {"ε", "ε"},
    [CAROM_DIMENSION_COUNT] = {"", ""},
    [CAROM_DIMENSION_ANGLE] = {"rad", "rad"},
    [CAROM_DIMENSION_TIME] = {"s", "s"},
    [CAROM_DIMENSION_RATE] = {"s⁻¹", "s⁻¹"},
    [CAROM_DIMENSION_LENGTH] = {"m", "%s"},
    [CAROM_DIMENSION_AREA] = {"m²", "%s²"},
    [CAROM_DIMENSION_VELOCITY] = {"m/s", "%s/s"},
    [CAROM_DIMENSION_ACCELERATION] = {"m/s²", "%s/s²"},
    [CAROM_DIMENSION_SWEEP] = {"m²/s", "%s²/s"},
    [CAROM_DIMENSION_VELOCITY_SQUARED] = {"m²/s²", "%s²/s²"},
    [CAROM_DIMENSION_VELOCITY_ACCELERATION] = {"m²/s³", "%s²/s³"},
    [CAROM_DIMENSION_ACCELERATION_SQUARED] = {"m²/s⁴", "%s²/s⁴"},
    [CAROM_DIMENSION_SWEEP_SQUARED] = {"m⁴/s²", "%s⁴/s²"},
    [CAROM_DIMENSION_MASS] = {"kg", "kg"},
    [CAROM_DIMENSION_MOMENTUM] = {"kg·m/s", "kg·%s/s"},
    [CAROM_DIMENSION_ANGULAR_MOMENTUM] = {"kg·m²/s", "kg·%s²/s"},
    [CAROM_DIMENSION_ENERGY] = {"J", "kg·%s²/s²"},
    [CAROM_DIMENSION_ROOT_ENERGY] = {"√J", "√kg·%s/s"},
};

char *carom_unit_symbol(CaromDimension dimension, const char *length_unit) {
  if (strcmp(length_unit, "m") == 0)
    return g_strdup(units[dimension].metric);
  g_autoptr(GString) symbol = g_string_new(units[dimension].general);
  g_string_replace(symbol, "%s", length_unit, 1);
  return g_string_free(g_steal_pointer(&symbol), FALSE);
}

/* Units end with the power of time that is in them, if one is. */
static const char *const per_second[][2] = {
    {"s⁻¹", "s⁻²"}, {"/s", "/s²"}, {"/s²", "/s³"}, {"/s³", "/s⁴"}, {"/s⁴", "/s⁵"}};

char *carom_unit_symbol_per_second(CaromDimension dimension, const char *length_unit) {
  g_autofree char *unit = carom_unit_symbol(dimension, length_unit);
  for (guint i = 0; i < G_N_ELEMENTS(per_second); i++)
    if (g_str_has_suffix(unit, per_second[i][0]))
      return g_strdup_printf("%.*s%s", (int)(strlen(unit) - strlen(per_second[i][0])), unit,
                             per_second[i][1]);
  return *unit ? g_strconcat(unit, "/s", NULL) : g_strdup("s⁻¹");
}

/* Returns: (transfer full): @unit as a factor */
static char *in_brackets(const char *unit) {
  return strchr(unit, '/') || strstr(unit, "·") ? g_strdup_printf("(%s)", unit) : g_strdup(unit);
}

char *carom_unit_symbol_per(CaromDimension dimension, CaromDimension across,
                            const char *length_unit) {
  if (across == CAROM_DIMENSION_TIME)
    return carom_unit_symbol_per_second(dimension, length_unit);
  g_autofree char *unit = carom_unit_symbol(dimension, length_unit);
  g_autofree char *below = carom_unit_symbol(across, length_unit);
  if (!*below)
    return g_steal_pointer(&unit);
  if (g_str_equal(unit, below))
    return g_strdup("");
  g_autofree char *numerator = in_brackets(*unit ? unit : "1");
  g_autofree char *denominator = in_brackets(below);
  return g_strdup_printf("%s/%s", numerator, denominator);
}

char *carom_unit_quantity(const char *number, const char *unit) {
  g_autoptr(GString) joined = g_string_new(unit);
  g_string_replace(joined, "/", "/" CAROM_UNIT_JOINER, 0);
  return g_strconcat(number, *unit ? CAROM_UNIT_SPACE : "", joined->str, NULL);
}

char *carom_unit_quantity_of(const char *number, CaromDimension dimension,
                             const char *length_unit) {
  g_autofree char *unit = carom_unit_symbol(dimension, length_unit);
  return carom_unit_quantity(number, unit);
}

char *carom_unit_plain_spaces(const char *text) {
  GString *plain = g_string_new(text);
  g_string_replace(plain, CAROM_UNIT_SPACE, " ", 0);
  g_string_replace(plain, CAROM_UNIT_JOINER, "", 0);
  return g_string_free(plain, FALSE);
}
