/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-column: the columns that a table of discs can have: their names, in the spellings that
 * people use, and their units. Reading, writing and messages loop over the list. */
#pragma once

#include "carom-unit.h"

typedef enum {
  CAROM_DISC_COLUMN_X,
  CAROM_DISC_COLUMN_Y,
  CAROM_DISC_COLUMN_VX,
  CAROM_DISC_COLUMN_VY,
  CAROM_DISC_COLUMN_SPEED,
  CAROM_DISC_COLUMN_ANGLE,
  CAROM_DISC_COLUMN_RADIUS,
  CAROM_DISC_COLUMN_MASS,
  CAROM_DISC_COLUMN_NAME,
  CAROM_DISC_COLUMN_COLOUR,
  CAROM_DISC_COLUMN_PINNED,
  CAROM_DISC_N_COLUMNS
} CaromDiscColumn;

/* The name by which files have the column, such as "vx". */
const char *carom_disc_column_id(CaromDiscColumn column);

/* Of its numbers; CAROM_DIMENSION_NONE: it has texts. */
CaromDimension carom_disc_column_dimension(CaromDiscColumn column);

/* For a length's unit: one of length, such as "cm", or one that nothing is known of, such as "px".
 *
 * Returns: whether @unit is that; "kg", "m/s" and "px/s" are not */
gboolean carom_disc_column_is_length_unit(const char *unit);

/* Returns: (transfer full): id and unit as a first line has them: "vx [m/s]"; the id alone where
 *   @length_unit could not be read as one */
char *carom_disc_column_title(CaromDiscColumn column, const char *length_unit);

/* @title: from a first line
 * Returns: the column that it names; CAROM_DISC_N_COLUMNS if that is none of them */
CaromDiscColumn carom_disc_column_find(const char *title);

/* Returns: (transfer full): the name in @title, as names are compared */
char *carom_disc_column_read_name(const char *title);
/* Returns: (transfer full) (nullable): the unit in @title, if there is one */
char *carom_disc_column_read_unit(const char *title);
