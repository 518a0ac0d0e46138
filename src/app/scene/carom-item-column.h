/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-column: the columns of the tables of discs, walls and emitters, without a widget: what
 * a cell shows, and what becomes of what is typed into it. There is one for each number, from
 * carom_edit_fields(); and one for each text, such as what a disc is called, and when a door is
 * open. */
#pragma once

#include "carom-edit-field.h"
#include "carom-editor.h"

typedef enum {
  CAROM_ITEM_CELL_FIXED, /* cannot be edited */
  CAROM_ITEM_CELL_TEXT,
  CAROM_ITEM_CELL_NUMBER,
  CAROM_ITEM_CELL_SWITCH,
  CAROM_ITEM_CELL_COLOUR,
} CaromItemCellType;

typedef struct {
  CaromItemKind kind;
  CaromItemCellType type;
  const char *id, *title;           /* for programs, and for people, translated */
  const CaromEditField *field;      /* (nullable) */
  const struct CaromItemText *text; /* (nullable): one of the two is set */
  gboolean is_shown_first;          /* before anybody chooses */
  gboolean is_list;                 /* there is room to type, although most have hardly any text */

  /*< private >*/
  gboolean is_shared;     /* its numbers are written like those of others */
  int decimals, exponent; /* then: as for carom_number_format_among() */
  double rounding;        /* likewise */
} CaromItemColumn;

/* Returns: (transfer full) (element-type CaromItemColumn): all columns, as they stand: first what
 *   it is called */
GArray *carom_item_columns_new(CaromItemKind kind);

/* Chooses how numbers are written: all places with as many decimals, which the greatest decides,
 * and so all velocities. So decimal points are aligned, and what is only rounding reads as zero. */
void carom_item_columns_choose(GArray *columns, const CaromScene *scene);

/* Returns: (transfer full): what it is about, with its unit, in sentences */
char *carom_item_column_describe(const CaromItemColumn *column, const CaromScene *scene);

/* ---- Cells: @index is that of the item ---- */

/* A cell shows what an edit of it changes, which for what a thing is holds from the start.
 *
 * @start, @now: the scene at its start, and as a pane shows it; this has the item
 * Returns: (transfer none): that of the two which it shows */
const CaromScene *carom_item_column_choose_scene(const CaromItemColumn *column,
                                                 const CaromScene *start, const CaromScene *now,
                                                 guint index);

/* Returns: (transfer full): what the cell is called, such as "Disc B, m" */
char *carom_item_column_name_cell(const CaromItemColumn *column, const CaromScene *scene,
                                  guint index);
/* Returns: (transfer full): what it shows, as Pango markup */
char *carom_item_column_make_markup(const CaromItemColumn *column, const CaromScene *scene,
                                    guint index);
/* Returns: (transfer full): what stands in it when it begins to be edited: all digits */
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

/* ---- Edits: for the item and, if that is selected, for all others of its kind that are; else it
 * is what is selected then. Each is one step of undo, with a name. ---- */

/* Sets a number, a switch or a colour.
 *
 * Returns: whether it was possible; if not, nothing has changed, and @error says why: the editor
 *   does not, so that it is said in one place */
gboolean carom_item_column_set(const CaromItemColumn *column, CaromEditor *editor,
                               const CaromEditView *view, guint index, double value,
                               GError **error);
/* The same with what is typed: a text, or a calculation in the scene's unit; angles are in degrees.
 */
gboolean carom_item_column_enter(const CaromItemColumn *column, CaromEditor *editor,
                                 const CaromEditView *view, guint index, const char *typed,
                                 GError **error);
/* Returns: (transfer full) (nullable): what that would make of @scene, without anything being done;
 *   NULL if it is not possible */
CaromScene *carom_item_column_try(const CaromItemColumn *column, CaromEditor *editor,
                                  const CaromScene *scene, guint index, const char *typed);
