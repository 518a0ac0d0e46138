/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-column: made of the list of fields. */
#include "carom-item-column.h"

#include "carom-digits.h"
#include "carom-number.h"

#include <glib/gi18n-lib.h>

/* Significant digits of the greatest number; more would not fit side by side. */
#define DIGITS 3

/* What is smaller than this part of the greatest number is a rounding error, as they add up. */
#define ROUNDING 1e-10

static CaromItemCellType type_of_field(const CaromEditField *field) {
  if (field->type == CAROM_EDIT_FIELD_SWITCH)
    return CAROM_ITEM_CELL_SWITCH;
  return field->type == CAROM_EDIT_FIELD_COLOUR ? CAROM_ITEM_CELL_COLOUR : CAROM_ITEM_CELL_NUMBER;
}

static void add_text(GArray *columns, CaromItemKind kind, const CaromItemText *text) {
  CaromItemColumn column = {
      .kind = kind,
      .text = text,
      .type = carom_item_text_is_editable(text) ? CAROM_ITEM_CELL_TEXT : CAROM_ITEM_CELL_FIXED,
      .is_shown_first = TRUE,
  };
  g_array_append_val(columns, column);
}

static void add_field(GArray *columns, CaromItemKind kind, const CaromEditField *field) {
  CaromItemColumn column = {
      .kind = kind,
      .field = field,
      .type = type_of_field(field),
      .is_shown_first = !field->is_extra,
  };
  g_array_append_val(columns, column);
}

GArray *carom_item_columns_new(CaromItemKind kind) {
  GArray *columns = g_array_new(FALSE, TRUE, sizeof(CaromItemColumn));
  guint n_fields, n_texts;
  const CaromEditField *fields = carom_edit_fields(kind, &n_fields);
  const CaromItemText *texts = carom_item_texts(kind, &n_texts);
  add_text(columns, kind, &texts[0]);
  for (guint i = 0; i < n_fields; i++)
    add_field(columns, kind, &fields[i]);
  for (guint i = 1; i < n_texts; i++)
    add_text(columns, kind, &texts[i]);
  return columns;
}

const char *carom_item_column_get_id(const CaromItemColumn *column) {
  return column->field ? column->field->part.id : column->text->id;
}

const char *carom_item_column_get_title(const CaromItemColumn *column) {
  return _(column->field ? column->field->part.title : column->text->title);
}

char *carom_item_column_describe(const CaromItemColumn *column, const CaromScene *scene) {
  if (!column->field)
    return g_strdup(_(column->text->summary));
  const char *summary = _(column->field->part.summary);
  g_autofree char *unit = column->field->dimension == CAROM_DIMENSION_ANGLE
                              ? g_strdup("°")
                              : carom_unit_symbol(column->field->dimension, scene->unit);
  if (!*unit)
    return g_strdup(summary);
  /* Translators: %1$s is a sentence about a column, %2$s the symbol of its unit. */
  return g_strdup_printf(_("%1$s In %2$s."), summary, unit);
}

/* ---- How numbers are written ---- */

guint carom_item_column_count(const CaromItemColumn *column, const CaromScene *scene) {
  return carom_item_count(scene, column->kind);
}

static double get_greatest(const CaromItemColumn *column, const CaromScene *scene) {
  double greatest = 0, value;
  for (guint i = 0; i < carom_item_column_count(column, scene); i++)
    if (carom_edit_field_get(column->field, scene, i, &value))
      greatest = fmax(greatest, fabs(value));
  return greatest;
}

static void set_scale(CaromItemColumn *column, double greatest) {
  int exponent = carom_digits_exponent(greatest);
  gboolean plain = carom_digits_is_plain(exponent);
  column->is_shared = TRUE;
  column->rounding = greatest * ROUNDING;
  column->decimals = plain ? MAX(1, DIGITS - 1 - exponent) : DIGITS - 1;
  column->exponent = plain ? 0 : exponent;
}

/* The greatest number in all columns that are written like @column. */
static double get_greatest_of_alike(GArray *columns, const CaromItemColumn *column,
                                    const CaromScene *scene) {
  double greatest = 0;
  for (guint i = 0; i < columns->len; i++) {
    const CaromItemColumn *other = &g_array_index(columns, CaromItemColumn, i);
    if (other->field && g_strcmp0(other->field->alike, column->field->alike) == 0)
      greatest = fmax(greatest, get_greatest(other, scene));
  }
  return greatest;
}

void carom_item_columns_choose(GArray *columns, const CaromScene *scene) {
  for (guint i = 0; i < columns->len; i++) {
    CaromItemColumn *column = &g_array_index(columns, CaromItemColumn, i);
    if (column->field && column->field->alike)
      set_scale(column, get_greatest_of_alike(columns, column, scene));
  }
}

/* ---- What cells show ---- */

char *carom_item_column_name_cell(const CaromItemColumn *column, const CaromScene *scene,
                                  guint index) {
  const char *title = carom_item_column_get_title(column);
  if (column->kind == CAROM_ITEM_WALL)
    /* Translators: a cell of the table of walls: the wall's number and the column. */
    return g_strdup_printf(_("Wall %1$u, %2$s"), index + 1, title);
  if (column->kind == CAROM_ITEM_EMITTER)
    /* Translators: a cell of the table of emitters: the emitter's number and the column. */
    return g_strdup_printf(_("Emitter %1$u, %2$s"), index + 1, title);
  g_autofree char *name = carom_scene_body_name(scene, index);
  /* Translators: a cell of the table of discs: the disc's name and the column. */
  return g_strdup_printf(_("Disc %1$s, %2$s"), name, title);
}

static char *make_text(const CaromItemText *text, const CaromScene *scene, guint index) {
  g_autofree char *shown = carom_item_text_show(text, scene, index);
  return g_markup_escape_text(shown, -1);
}

static char *make_colour(gint32 rgb) {
  if (rgb == CAROM_NO_COLOUR)
    /* Translators: in a table: the colour of a disc that has been given none. */
    return g_markup_escape_text(C_("colour", "automatic"), -1);
  return g_strdup_printf("<span foreground=\"#%06x\">⬤</span> #%06x", (guint)rgb, (guint)rgb);
}

char *carom_item_column_make_markup(const CaromItemColumn *column, const CaromScene *scene,
                                    guint index) {
  double value;
  char number[CAROM_NUMBER_SIZE];
  if (!column->field)
    return make_text(column->text, scene, index);
  if (!carom_edit_field_get(column->field, scene, index, &value))
    return g_strdup("–");
  if (column->type == CAROM_ITEM_CELL_COLOUR)
    return make_colour((gint32)value);
  if (column->field->range.whole)
    return carom_digits_fixed(value, 0);
  if (column->is_shared)
    carom_number_format_among(number, value, column->decimals, column->exponent, column->rounding);
  else
    carom_number_format_significant(number, value, DIGITS);
  return g_strdup(number);
}

char *carom_item_column_make_text(const CaromItemColumn *column, const CaromScene *scene,
                                  guint index) {
  double value;
  if (!column->field)
    return carom_item_text_write(column->text, scene, index);
  if (!carom_edit_field_get(column->field, scene, index, &value))
    return g_strdup("");
  return carom_digits_exactly(value);
}

gint32 carom_item_column_get_whole(const CaromItemColumn *column, const CaromScene *scene,
                                   guint index) {
  double value;
  if (carom_edit_field_get(column->field, scene, index, &value))
    return (gint32)value;
  return column->type == CAROM_ITEM_CELL_COLOUR ? CAROM_NO_COLOUR : 0;
}

int carom_item_column_compare(const CaromItemColumn *column, const CaromScene *scene, guint one,
                              guint other) {
  double a, b;
  if (!column->field)
    return carom_item_text_compare(column->text, scene, one, other);
  gboolean has_a = carom_edit_field_get(column->field, scene, one, &a);
  gboolean has_b = carom_edit_field_get(column->field, scene, other, &b);
  if (has_a && has_b)
    return (a > b) - (a < b);
  return has_b - has_a;
}
