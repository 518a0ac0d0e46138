/* carom-item-column: made of the list of fields. */
#include "carom-item-column.h"

#include "carom-digits.h"
#include "carom-number.h"

#include <glib/gi18n-lib.h>

/* Significant digits of the greatest number; more would not fit side by side. */
#define DIGITS 3

/* What is smaller than this part of the greatest number is a rounding error, as they add up. */
#define ROUNDING 1e-10

static const char *const shown_first[] = {
    "m", "r", "x", "y", "vx", "vy", "x1", "y1", "x2", "y2", "restitution", "tangential_factor",
    NULL};

/* Columns whose numbers are compared, so that they are written alike. */
static const char *const alike[][5] = {{"x", "y"}, {"vx", "vy"}, {"x1", "y1", "x2", "y2"}};

static CaromItemCellType type_of(CaromItemKind kind, const CaromEditField *field) {
  if (!field)
    return kind == CAROM_ITEM_DISC ? CAROM_ITEM_CELL_TEXT : CAROM_ITEM_CELL_FIXED;
  if (field->type == CAROM_EDIT_FIELD_SWITCH)
    return CAROM_ITEM_CELL_SWITCH;
  return field->type == CAROM_EDIT_FIELD_COLOUR ? CAROM_ITEM_CELL_COLOUR : CAROM_ITEM_CELL_NUMBER;
}

GArray *carom_item_columns_new(CaromItemKind kind) {
  GArray *columns = g_array_new(FALSE, TRUE, sizeof(CaromItemColumn));
  guint n_fields;
  const CaromEditField *fields = carom_edit_fields(kind, &n_fields);
  for (guint i = 0; i <= n_fields; i++) {
    const CaromEditField *field = i > 0 ? &fields[i - 1] : NULL;
    CaromItemColumn column = {
        .kind = kind,
        .field = field,
        .type = type_of(kind, field),
        .is_shown_first = !field || g_strv_contains(shown_first, field->part.id),
    };
    g_array_append_val(columns, column);
  }
  return columns;
}

const char *carom_item_column_get_id(const CaromItemColumn *column) {
  return column->field ? column->field->part.id : "name";
}

const char *carom_item_column_get_title(const CaromItemColumn *column) {
  if (column->field)
    return _(column->field->part.title);
  return column->kind == CAROM_ITEM_DISC ? _("Disc") : _("Wall");
}

char *carom_item_column_describe(const CaromItemColumn *column, const CaromScene *scene) {
  if (!column->field)
    return g_strdup(column->kind == CAROM_ITEM_DISC
                        ? _("The name of the disc; without one, its letter or number.")
                        : _("The number of the wall."));
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

static CaromItemColumn *find(GArray *columns, const char *id) {
  for (guint i = 0; i < columns->len; i++)
    if (g_str_equal(carom_item_column_get_id(&g_array_index(columns, CaromItemColumn, i)), id))
      return &g_array_index(columns, CaromItemColumn, i);
  return NULL;
}

guint carom_item_column_count(const CaromItemColumn *column, const CaromScene *scene) {
  return column->kind == CAROM_ITEM_DISC ? scene->bodies->len : scene->walls->len;
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

void carom_item_columns_choose(GArray *columns, const CaromScene *scene) {
  for (guint i = 0; i < G_N_ELEMENTS(alike); i++) {
    double greatest = 0;
    for (const char *const *id = alike[i]; *id; id++)
      if (find(columns, *id))
        greatest = fmax(greatest, get_greatest(find(columns, *id), scene));
    for (const char *const *id = alike[i]; *id; id++)
      if (find(columns, *id))
        set_scale(find(columns, *id), greatest);
  }
}

/* ---- What cells show ---- */

char *carom_item_column_name_cell(const CaromItemColumn *column, const CaromScene *scene,
                                  guint index) {
  const char *title = carom_item_column_get_title(column);
  if (column->kind == CAROM_ITEM_WALL)
    /* Translators: a cell of the table of walls: the wall's number and the column. */
    return g_strdup_printf(_("Wall %1$u, %2$s"), index + 1, title);
  g_autofree char *name = carom_scene_body_name(scene, index);
  /* Translators: a cell of the table of discs: the disc's name and the column. */
  return g_strdup_printf(_("Disc %1$s, %2$s"), name, title);
}

static char *make_name(const CaromItemColumn *column, const CaromScene *scene, guint index) {
  if (column->kind == CAROM_ITEM_WALL)
    return g_strdup_printf("%u", index + 1);
  g_autofree char *name = carom_scene_body_name(scene, index);
  return g_markup_escape_text(name, -1);
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
    return make_name(column, scene, index);
  if (!carom_edit_field_get(column->field, scene, index, &value))
    return g_strdup("–");
  if (column->type == CAROM_ITEM_CELL_COLOUR)
    return make_colour((gint32)value);
  if (column->is_shared)
    carom_number_format_among(number, value, column->decimals, column->exponent, column->rounding);
  else
    carom_number_format_significant(number, value, DIGITS);
  return g_strdup(number);
}

char *carom_item_column_make_text(const CaromItemColumn *column, const CaromScene *scene,
                                  guint index) {
  double value;
  if (!column->field) {
    const char *name = carom_scene_body_given_name(scene, index);
    return g_strdup(name ? name : "");
  }
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

static int compare_names(const CaromScene *scene, guint one, guint other) {
  const char *a = carom_scene_body_given_name(scene, one);
  const char *b = carom_scene_body_given_name(scene, other);
  if (a && b)
    return g_utf8_collate(a, b);
  return a || b ? !a - !b : (one > other) - (one < other);
}

int carom_item_column_compare(const CaromItemColumn *column, const CaromScene *scene, guint one,
                              guint other) {
  double a, b;
  if (!column->field)
    return column->kind == CAROM_ITEM_DISC ? compare_names(scene, one, other)
                                           : (one > other) - (one < other);
  gboolean has_a = carom_edit_field_get(column->field, scene, one, &a);
  gboolean has_b = carom_edit_field_get(column->field, scene, other, &b);
  if (has_a && has_b)
    return (a > b) - (a < b);
  return has_b - has_a;
}
