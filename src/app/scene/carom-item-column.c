/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-column: a list of texts for each kind, the fields of core, and what is done with
 * either of them. */
#include "carom-item-column.h"

#include "carom-body-name.h"
#include "carom-digits.h"
#include "carom-edit.h"
#include "carom-expression.h"
#include "carom-number.h"
#include "carom-open-times.h"

#include <glib/gi18n-lib.h>

/* Significant digits of the greatest number; more would not fit side by side. */
#define DIGITS 3

/* What is smaller than this part of the greatest number is a rounding error, as they add up. */
#define ROUNDING 1e-10

/* ---- Texts ---- */

/* What is shown and changed in text instead of numbers. */
typedef struct CaromItemText {
  const char *id, *title, *summary; /* translatable */
  char *(*show)(const CaromScene *scene, guint index);
  int (*compare)(const CaromScene *scene, guint one, guint other);

  /* Of what can be changed, else NULL: */
  char *(*write)(const CaromScene *scene, guint index);
  gboolean (*read)(const char *text, gconstpointer *value, GError **error); /* interned, or NULL */
  void (*set)(CaromScene *scene, const CaromSelection *selection, gconstpointer value);
  CaromEditVerb verb;
  CaromEditTopic topic;
} CaromItemText;

/* The name of a disc. */

static char *write_name(const CaromScene *scene, guint index) {
  const char *name = carom_scene_body_given_name(scene, index);
  return g_strdup(name ? name : "");
}

static gboolean read_name(const char *text, gconstpointer *value, GError **error) {
  if (*text && !carom_body_name_check(text, error))
    return FALSE;
  *value = *text ? g_intern_string(text) : NULL;
  return TRUE;
}

static void set_name(CaromScene *scene, const CaromSelection *selection, gconstpointer value) {
  carom_edit_set_name(scene, selection, value);
}

static int compare_indices(const CaromScene *scene, guint one, guint other) {
  return (one > other) - (one < other);
}

static int compare_names(const CaromScene *scene, guint one, guint other) {
  const char *a = carom_scene_body_given_name(scene, one);
  const char *b = carom_scene_body_given_name(scene, other);
  if (a && b)
    return g_utf8_collate(a, b);
  return a || b ? !a - !b : compare_indices(scene, one, other);
}

/* The number of a wall or an emitter. */

static char *show_number(const CaromScene *scene, guint index) {
  return g_strdup_printf("%u", index + 1);
}

/* When a wall is open. */

static const CaromIntervals *get_open(const CaromScene *scene, guint index) {
  return carom_scene_wall(scene, index)->open;
}

static char *show_open(const CaromScene *scene, guint index) {
  const CaromIntervals *open = get_open(scene, index);
  return open ? carom_open_times_write_short(open) : g_strdup("–");
}

static char *write_open(const CaromScene *scene, guint index) {
  return carom_open_times_write(get_open(scene, index));
}

static gboolean read_open(const char *text, gconstpointer *value, GError **error) {
  const CaromIntervals *open;
  if (!carom_open_times_read(text, &open, error))
    return FALSE;
  *value = open;
  return TRUE;
}

static void set_open(CaromScene *scene, const CaromSelection *selection, gconstpointer value) {
  carom_edit_set_open(scene, selection, value);
}

/* By when they open first; what is no door comes last. */
static int compare_open(const CaromScene *scene, guint one, guint other) {
  const CaromIntervals *a = get_open(scene, one), *b = get_open(scene, other);
  if (!a || !b)
    return !a - !b;
  return (a->interval[0].from_s > b->interval[0].from_s) -
         (a->interval[0].from_s < b->interval[0].from_s);
}

/* What each kind is called, which is the first column. */
static const CaromItemText names[CAROM_N_ITEM_KINDS] = {
    [CAROM_ITEM_DISC] = {"name", N_("Disc"),
                         N_("The name of the disc; without one, its letter or number."),
                         carom_scene_body_name, compare_names, write_name, read_name, set_name,
                         CAROM_EDIT_VERB_RENAME, CAROM_EDIT_TOPIC_LOOKS},
    [CAROM_ITEM_WALL] = {"name", N_("Wall"), N_("The number of the wall."), show_number,
                         compare_indices},
    [CAROM_ITEM_EMITTER] = {"name", N_("Emitter"), N_("The number of the emitter."), show_number,
                            compare_indices},
};

static const CaromItemText door = {
    "open",
    N_("Open"),
    N_("When the wall is open, as a door: from when until when, in s, such as 0.5..1.2; 3..4. It "
       "closes as soon as nothing is in the way."),
    show_open,
    compare_open,
    write_open,
    read_open,
    set_open,
    CAROM_EDIT_VERB_OPEN,
    CAROM_EDIT_TOPIC_NATURE};

/* ---- All columns ---- */

static void add_text(GArray *columns, CaromItemKind kind, const CaromItemText *text) {
  CaromItemColumn column = {
      .kind = kind,
      .type = text->write ? CAROM_ITEM_CELL_TEXT : CAROM_ITEM_CELL_FIXED,
      .id = text->id,
      .title = _(text->title),
      .text = text,
      .is_shown_first = TRUE,
      .is_list = text == &door,
  };
  g_array_append_val(columns, column);
}

static void add_field(GArray *columns, CaromItemKind kind, const CaromEditField *field) {
  CaromItemColumn column = {
      .kind = kind,
      .type = field->type == CAROM_EDIT_FIELD_SWITCH   ? CAROM_ITEM_CELL_SWITCH
              : field->type == CAROM_EDIT_FIELD_COLOUR ? CAROM_ITEM_CELL_COLOUR
                                                       : CAROM_ITEM_CELL_NUMBER,
      .id = field->part.id,
      .title = _(field->part.title),
      .field = field,
      .is_shown_first = !field->is_extra,
  };
  g_array_append_val(columns, column);
}

GArray *carom_item_columns_new(CaromItemKind kind) {
  GArray *columns = g_array_new(FALSE, TRUE, sizeof(CaromItemColumn));
  guint n_fields;
  const CaromEditField *fields = carom_edit_fields(kind, &n_fields);
  add_text(columns, kind, &names[kind]);
  for (guint i = 0; i < n_fields; i++)
    add_field(columns, kind, &fields[i]);
  if (kind == CAROM_ITEM_WALL)
    add_text(columns, kind, &door);
  return columns;
}

char *carom_item_column_describe(const CaromItemColumn *column, const CaromScene *scene) {
  if (!column->field)
    return g_strdup(_(column->text->summary));
  const char *summary = _(column->field->part.summary);
  g_autofree char *unit = carom_expression_field_unit(column->field->dimension, scene->unit);
  if (!*unit)
    return g_strdup(summary);
  /* Translators: %1$s is a sentence about a column, %2$s the symbol of its unit. */
  return g_strdup_printf(_("%1$s In %2$s."), summary, unit);
}

/* ---- How numbers are written ---- */

/* The greatest number in all columns that are written like @column. */
static double get_greatest_of_alike(GArray *columns, const CaromItemColumn *column,
                                    const CaromScene *scene) {
  double greatest = 0, value;
  guint n = carom_item_count(scene, column->kind);
  for (guint i = 0; i < columns->len; i++) {
    const CaromEditField *field = g_array_index(columns, CaromItemColumn, i).field;
    if (field && g_strcmp0(field->alike, column->field->alike) == 0)
      for (guint k = 0; k < n; k++)
        if (carom_edit_field_get(field, scene, k, &value))
          greatest = fmax(greatest, fabs(value));
  }
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

void carom_item_columns_choose(GArray *columns, const CaromScene *scene) {
  for (guint i = 0; i < columns->len; i++) {
    CaromItemColumn *column = &g_array_index(columns, CaromItemColumn, i);
    if (column->field && column->field->alike)
      set_scale(column, get_greatest_of_alike(columns, column, scene));
  }
}

/* ---- What cells show ---- */

static CaromEditTopic get_topic(const CaromItemColumn *column) {
  return column->field ? column->field->topic : column->text->topic;
}

/* What has come in since is not there at the start. */
const CaromScene *carom_item_column_choose_scene(const CaromItemColumn *column,
                                                 const CaromScene *start, const CaromScene *now,
                                                 guint index) {
  return get_topic(column) != CAROM_EDIT_TOPIC_MOTION &&
                 index < carom_item_count(start, column->kind)
             ? start
             : now;
}

char *carom_item_column_name_cell(const CaromItemColumn *column, const CaromScene *scene,
                                  guint index) {
  if (column->kind == CAROM_ITEM_WALL)
    /* Translators: a cell of the table of walls: the wall's number and the column. */
    return g_strdup_printf(_("Wall %1$u, %2$s"), index + 1, column->title);
  if (column->kind == CAROM_ITEM_EMITTER)
    /* Translators: a cell of the table of emitters: the emitter's number and the column. */
    return g_strdup_printf(_("Emitter %1$u, %2$s"), index + 1, column->title);
  g_autofree char *name = carom_scene_body_name(scene, index);
  /* Translators: a cell of the table of discs: the disc's name and the column. */
  return g_strdup_printf(_("Disc %1$s, %2$s"), name, column->title);
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
  if (!column->field) {
    g_autofree char *shown = column->text->show(scene, index);
    return g_markup_escape_text(shown, -1);
  }
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
    return column->text->write(scene, index);
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
    return column->text->compare(scene, one, other);
  gboolean has_a = carom_edit_field_get(column->field, scene, one, &a);
  gboolean has_b = carom_edit_field_get(column->field, scene, other, &b);
  if (has_a && has_b)
    return (a > b) - (a < b);
  return has_b - has_a;
}

/* ---- Edits ---- */

/* What a column is to be set to. */
typedef struct {
  const CaromItemColumn *column;
  double value;       /* of a field */
  gconstpointer text; /* (nullable): of a text */
  guint mass_power;   /* see carom_edit_field_set() */
} Setting;

/* Returns: whether @typed can be read; if not, @error says why */
static gboolean read_typed(Setting *setting, const char *typed, const CaromScene *scene,
                           GError **error) {
  const CaromItemColumn *column = setting->column;
  g_auto(CaromExpressionError) problem = {0};
  if (!column->field)
    return column->text->read(typed, &setting->text, error);
  if (carom_expression_evaluate_field(typed, column->field->dimension, scene->unit, &setting->value,
                                      &problem))
    return TRUE;
  g_set_error_literal(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_RANGE, problem.message);
  return FALSE;
}

static gboolean apply(CaromScene *scene, CaromSelection *selection, gconstpointer setting,
                      GError **error) {
  const Setting *what = setting;
  if (what->column->field)
    return carom_edit_field_set(what->column->field, scene, selection, what->value,
                                what->mass_power, error);
  what->column->text->set(scene, selection, what->text);
  return TRUE;
}

/* Returns: (transfer full): those of its kind that are there */
static CaromSelection *select_targets(CaromEditor *editor, const CaromEditView *view,
                                      CaromItem item) {
  if (!carom_selection_has(carom_editor_get_selection(editor), item)) {
    g_autoptr(CaromSelection) one = carom_selection_new_of(item);
    carom_editor_select(editor, one);
  }
  g_autoptr(CaromSelection) there = carom_editor_copy_selection(editor, view);
  return carom_selection_of_kind(there, item.kind);
}

static gboolean do_setting(Setting *setting, CaromEditor *editor, const CaromEditView *view,
                           guint index, GError **error) {
  const CaromItemColumn *column = setting->column;
  const CaromScene *scene = carom_editor_get_shown(editor, view);
  g_autoptr(CaromSelection) targets =
      select_targets(editor, view, (CaromItem){column->kind, index});
  g_object_get(editor, "mass-power", &setting->mass_power, NULL);
  g_autofree char *name = column->field ? carom_edit_name_of_field(column->field, scene, targets)
                                        : carom_edit_name(column->text->verb, scene, targets);
  return carom_editor_do(editor, view, get_topic(column), name, apply, setting, NULL, error);
}

gboolean carom_item_column_set(const CaromItemColumn *column, CaromEditor *editor,
                               const CaromEditView *view, guint index, double value,
                               GError **error) {
  Setting setting = {.column = column, .value = value};
  return do_setting(&setting, editor, view, index, error);
}

gboolean carom_item_column_enter(const CaromItemColumn *column, CaromEditor *editor,
                                 const CaromEditView *view, guint index, const char *typed,
                                 GError **error) {
  Setting setting = {.column = column};
  return read_typed(&setting, typed, carom_editor_get_shown(editor, view), error) &&
         do_setting(&setting, editor, view, index, error);
}

CaromScene *carom_item_column_try(const CaromItemColumn *column, CaromEditor *editor,
                                  const CaromScene *scene, guint index, const char *typed) {
  Setting setting = {.column = column};
  if (!read_typed(&setting, typed, scene, NULL))
    return NULL;
  CaromItem item = {column->kind, index};
  const CaromSelection *selected = carom_editor_get_selection(editor);
  g_autoptr(CaromSelection) targets = carom_selection_has(selected, item)
                                          ? carom_selection_copy(selected)
                                          : carom_selection_new_of(item);
  CaromPushApart pushed;
  carom_selection_limit(targets, scene);
  g_object_get(editor, "mass-power", &setting.mass_power, NULL);
  return carom_editor_try(editor, scene, targets, apply, &setting, &pushed, NULL);
}
