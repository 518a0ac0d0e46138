/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-column: a title is a name and, in brackets, a unit. Names are compared without case,
 * blanks, hyphens and underlines. */
#include "carom-disc-column.h"

#include "carom-typed.h"

#include <string.h>

#define MAX_NAMES 6

typedef struct {
  const char *names[MAX_NAMES]; /* the first one is the id */
  CaromDimension dimension;
} Column;

static const Column columns[CAROM_DISC_N_COLUMNS] = {
    [CAROM_DISC_COLUMN_X] = {{"x", "rx", "posx", "positionx", "xposition"}, CAROM_DIMENSION_LENGTH},
    [CAROM_DISC_COLUMN_Y] = {{"y", "ry", "posy", "positiony", "yposition"}, CAROM_DIMENSION_LENGTH},
    [CAROM_DISC_COLUMN_VX] = {{"vx", "velocityx", "xvelocity"}, CAROM_DIMENSION_VELOCITY},
    [CAROM_DISC_COLUMN_VY] = {{"vy", "velocityy", "yvelocity"}, CAROM_DIMENSION_VELOCITY},
    [CAROM_DISC_COLUMN_SPEED] = {{"speed", "v"}, CAROM_DIMENSION_VELOCITY},
    [CAROM_DISC_COLUMN_ANGLE] = {{"angle", "direction"}, CAROM_DIMENSION_ANGLE},
    [CAROM_DISC_COLUMN_RADIUS] = {{"radius", "r"}, CAROM_DIMENSION_LENGTH},
    [CAROM_DISC_COLUMN_MASS] = {{"mass", "m"}, CAROM_DIMENSION_MASS},
    [CAROM_DISC_COLUMN_NAME] = {{"name"}, CAROM_DIMENSION_NONE},
    [CAROM_DISC_COLUMN_COLOUR] = {{"colour", "color"}, CAROM_DIMENSION_NONE},
    [CAROM_DISC_COLUMN_PINNED] = {{"pinned", "fixed"}, CAROM_DIMENSION_NONE},
};

const char *carom_disc_column_id(CaromDiscColumn column) {
  return columns[column].names[0];
}

CaromDimension carom_disc_column_dimension(CaromDiscColumn column) {
  return columns[column].dimension;
}

gboolean carom_disc_column_is_length_unit(const char *unit) {
  const char *end = unit;
  CaromTypedUnit factor;
  CaromTypedUnitFit fit = carom_typed_unit(&end, CAROM_DIMENSION_LENGTH, "m", &factor);
  return !strchr(unit, '/') && (fit != CAROM_TYPED_UNIT_OTHER || *end);
}

static gboolean has_length(CaromDimension dimension) {
  return dimension == CAROM_DIMENSION_LENGTH || dimension == CAROM_DIMENSION_VELOCITY;
}

char *carom_disc_column_title(CaromDiscColumn column, const char *length_unit) {
  CaromDimension dimension = columns[column].dimension;
  if (has_length(dimension) && !carom_disc_column_is_length_unit(length_unit))
    return g_strdup(columns[column].names[0]);
  g_autofree char *unit = carom_unit_symbol(dimension, length_unit);
  return *unit ? g_strdup_printf("%s [%s]", columns[column].names[0], unit)
               : g_strdup(columns[column].names[0]);
}

/* ---- Titles ---- */

/* Returns: (nullable): where the unit of @title begins in its brackets; @end: (out): and ends */
static const char *find_unit(const char *title, const char **end) {
  const char *opening = strpbrk(title, "[(");
  if (!opening)
    return NULL;
  *end = strrchr(opening, *opening == '[' ? ']' : ')');
  return *end ? opening + 1 : NULL;
}

char *carom_disc_column_read_unit(const char *title) {
  const char *end, *start = find_unit(title, &end);
  g_autofree char *unit = start ? g_strstrip(g_strndup(start, (gsize)(end - start))) : NULL;
  return unit && *unit ? g_steal_pointer(&unit) : NULL;
}

char *carom_disc_column_read_name(const char *title) {
  const char *end, *unit = find_unit(title, &end);
  g_autofree char *name = g_strndup(title, unit ? (gsize)(unit - 1 - title) : strlen(title));
  g_autofree char *lower = g_utf8_strdown(name, -1);
  GString *plain = g_string_new(NULL);
  for (const char *p = lower; *p; p++)
    if (!strchr(" -_\t", *p))
      g_string_append_c(plain, *p);
  return g_string_free(plain, FALSE);
}

CaromDiscColumn carom_disc_column_find(const char *title) {
  g_autofree char *name = carom_disc_column_read_name(title);
  for (CaromDiscColumn i = 0; i < CAROM_DISC_N_COLUMNS; i++)
    for (guint j = 0; j < MAX_NAMES && columns[i].names[j]; j++)
      if (g_str_equal(columns[i].names[j], name))
        return i;
  return CAROM_DISC_N_COLUMNS;
}
