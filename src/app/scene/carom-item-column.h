/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-column: the columns of the tables of discs, walls and emitters, without a widget: what
 * a cell shows. There is one for each of carom_item_texts(), the first of which comes first, and
 * for each field of carom_edit_fields(). */
#pragma once

#include "carom-edit-field.h"
#include "carom-item-text.h"

typedef enum {
  CAROM_ITEM_CELL_FIXED, /* cannot be edited */
  CAROM_ITEM_CELL_TEXT,
  CAROM_ITEM_CELL_NUMBER,
  CAROM_ITEM_CELL_SWITCH,
  CAROM_ITEM_CELL_COLOUR,
} CaromItemCellType;

typedef struct {
  CaromItemKind kind;
  const CaromEditField *field; /* (nullable) */
  const CaromItemText *text;   /* (nullable): one of the two is set */
  CaromItemCellType type;
  gboolean is_shown_first; /* before anybody chooses */

  /*< private >*/
  gboolean is_shared;     /* its numbers are written like those of others */
  int decimals, exponent; /* then: as for carom_number_format_among() */
  double rounding;        /* likewise */
} CaromItemColumn;

/* Returns: (transfer full) (element-type CaromItemColumn): all columns, as they stand */
GArray *carom_item_columns_new(CaromItemKind kind);

/* How many items of its kind @scene has. */
guint carom_item_column_count(const CaromItemColumn *column, const CaromScene *scene);

/* Chooses how numbers are written: all places with as many decimals, which the greatest decides,
 * and so all velocities. So decimal points are aligned, and what is only rounding reads as zero. */
void carom_item_columns_choose(GArray *columns, const CaromScene *scene);

/* Returns: (transfer none): a name of the column for programs, and one for people */
const char *carom_item_column_get_id(const CaromItemColumn *column);
const char *carom_item_column_get_title(const CaromItemColumn *column);

/* Returns: (transfer full): what it is about, with its unit, in sentences */
char *carom_item_column_describe(const CaromItemColumn *column, const CaromScene *scene);

/* Returns: (transfer full): what the cell of item @index is called, such as "Disc B, m" */
char *carom_item_column_name_cell(const CaromItemColumn *column, const CaromScene *scene,
                                  guint index);

/* Returns: (transfer full): what the cell of item @index shows, as Pango markup */
char *carom_item_column_make_markup(const CaromItemColumn *column, const CaromScene *scene,
                                    guint index);

/* Returns: (transfer full): what stands in the cell when it begins to be edited: all digits */
char *carom_item_column_make_text(const CaromItemColumn *column, const CaromScene *scene,
                                  guint index);

/* The value of a switch or a colour; what there is none of is 0 or CAROM_NO_COLOUR. */
gint32 carom_item_column_get_whole(const CaromItemColumn *column, const CaromScene *scene,
                                   guint index);

/* Compares what two of them have; what has no value, or no name, comes last.
 *
 * Returns: < 0, 0 or > 0 */
int carom_item_column_compare(const CaromItemColumn *column, const CaromScene *scene, guint one,
                              guint other);
