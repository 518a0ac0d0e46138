/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-header: finds the columns of a table among the titles in its first line, and what
 * their units make of numbers. */
#include "carom-disc-header.h"

#include "carom-field-json.h"
#include "carom-limits.h"
#include "carom-suggest.h"
#include "carom-typed.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The most columns, so that a mistaken file does not use up all memory. */
#define MAX_CELLS 1000

/* Where no title says it. */
#define USUAL_UNIT "m"

static gboolean is_number(const char *cell) {
  cell = carom_typed_skip_blanks(cell);
  return g_ascii_isdigit(*cell) || (*cell && strchr("+-.", *cell) && cell[1]);
}

/* Whether the line that has been read begins as one of a disc does. A text in the Algorithms
 * format, which begins with a number, has neither commas nor semicolons. */
static gboolean has_numbers(const CaromCsvReader *reader) {
  return reader->cells->len > 1 && reader->separator != '\t' &&
         is_number(carom_csv_reader_text(reader, 0)) && is_number(carom_csv_reader_text(reader, 1));
}

static gboolean has_titles(const CaromCsvReader *reader) {
  for (guint i = 0; i < reader->cells->len; i++)
    if (carom_disc_column_find(carom_csv_reader_text(reader, i)) < CAROM_DISC_N_COLUMNS)
      return TRUE;
  return FALSE;
}

gboolean carom_disc_header_is_there(CaromCsvReader *reader) {
  carom_csv_reader_next(reader, MAX_CELLS); /* where it fails there are the cells before that */
  return has_titles(reader) || has_numbers(reader);
}

/* ---- Columns that are not known ---- */

/* Returns: (transfer container) (element-type utf8) */
static GPtrArray *list_ids(void) {
  GPtrArray *ids = g_ptr_array_new();
  for (CaromDiscColumn i = 0; i < CAROM_DISC_N_COLUMNS; i++)
    g_ptr_array_add(ids, (gpointer)carom_disc_column_id(i));
  return ids;
}

/* Returns: (transfer full) */
static char *describe_unknown(const char *file, const char *title) {
  g_autoptr(GPtrArray) ids = list_ids();
  g_autofree char *name = carom_disc_column_read_name(title);
  g_autofree char *shown = carom_source_text_excerpt(title);
  const char *meant = carom_suggest(name, ids);
  if (meant)
    return g_strdup_printf(
        /* Translators: %1$s is the name of a file, %2$s and %3$s those of columns in it. */
        _("%1$s: The column “%2$s” is not known, and not read. Was “%3$s” meant?"), file, shown,
        meant);
  g_ptr_array_add(ids, NULL);
  g_autofree char *all = g_strjoinv(", ", (char **)ids->pdata);
  return g_strdup_printf(
      /* Translators: %1$s is the name of a file, %2$s that of a column in it, %3$s a list of them.
       */
      _("%1$s: The column “%2$s” is not known, and not read. Known columns are %3$s."), file, shown,
      all);
}

static void remark_unknown(const CaromCsvReader *reader, GPtrArray *remarks) {
  guint n_unknown = 0;
  for (guint i = 0; i < reader->cells->len; i++) {
    const char *title = carom_csv_reader_text(reader, i);
    if (!*title || carom_disc_column_find(title) < CAROM_DISC_N_COLUMNS)
      continue;
    if (n_unknown++ < CAROM_LIMIT_UNKNOWN_NOTES)
      g_ptr_array_add(remarks, describe_unknown(reader->source->name, title));
  }
  if (n_unknown > CAROM_LIMIT_UNKNOWN_NOTES) {
    guint n_more = n_unknown - CAROM_LIMIT_UNKNOWN_NOTES;
    g_ptr_array_add(remarks,
                    g_strdup_printf(ngettext("%s: and %u more column is not known.",
                                             "%s: and %u more columns are not known.", n_more),
                                    reader->source->name, n_more));
  }
}

/* ---- Units ---- */

/* Returns: (transfer full) (nullable): the unit in the title of @column, if there is one */
static char *get_unit(const CaromDiscHeader *header, const CaromCsvReader *reader,
                      CaromDiscColumn column) {
  int cell = header->columns[column].cell;
  return cell < 0 ? NULL : carom_disc_column_read_unit(carom_csv_reader_text(reader, (guint)cell));
}

static gboolean fail_length(const CaromDiscHeader *header, const CaromCsvReader *reader,
                            CaromDiscColumn column) {
  g_autofree char *unit = get_unit(header, reader, column);
  g_autofree char *shown = carom_source_text_excerpt(unit);
  gboolean is_velocity = carom_disc_column_dimension(column) == CAROM_DIMENSION_VELOCITY;
  g_autofree char *problem =
      g_strdup_printf(is_velocity
                          /* Translators: %1$s is what stands for a unit, %2$s the name of a column,
                             such as vx, which is not translated. */
                          ? _("“%1$s” is not a unit for the column “%2$s”. Give velocities in m/s, "
                              "cm/s or px/s, for example.")
                          /* Translators: %1$s is what stands for a unit, %2$s the name of a column,
                             such as radius, which is not translated. */
                          : _("“%1$s” is not a unit for the column “%2$s”. Give lengths in m, cm "
                              "or px, for example."),
                      shown, carom_disc_column_id(column));
  return carom_csv_reader_fail(reader, (guint)header->columns[column].cell, problem);
}

/* The scene's unit is that of the first length that has one, else the length in that of the first
 * velocity. */
static gboolean choose_unit(CaromDiscHeader *header, const CaromCsvReader *reader) {
  static const CaromDiscColumn order[] = {CAROM_DISC_COLUMN_X,      CAROM_DISC_COLUMN_Y,
                                          CAROM_DISC_COLUMN_RADIUS, CAROM_DISC_COLUMN_VX,
                                          CAROM_DISC_COLUMN_VY,     CAROM_DISC_COLUMN_SPEED};
  for (guint i = 0; i < G_N_ELEMENTS(order) && !header->unit; i++) {
    g_autofree char *unit = get_unit(header, reader, order[i]);
    if (unit && carom_disc_column_dimension(order[i]) == CAROM_DIMENSION_LENGTH)
      header->unit = g_steal_pointer(&unit);
    else if (unit && g_str_has_suffix(unit, "/s"))
      header->unit = g_strstrip(g_strndup(unit, strlen(unit) - strlen("/s")));
    if (header->unit && !carom_disc_column_is_length_unit(header->unit))
      return fail_length(header, reader, order[i]);
  }
  if (!header->unit)
    header->unit = g_strdup(reader->source->unit ? reader->source->unit : USUAL_UNIT);
  return TRUE;
}

static gboolean check_unit(const CaromDiscHeader *header, const CaromCsvReader *reader) {
  static const CaromTextKind kind = {.is_line = TRUE, .limit = CAROM_SCENE_MAX_UNIT};
  g_autofree char *control = NULL;
  if (carom_field_json_check_text(&kind, header->unit, &control) == CAROM_TEXT_FINE)
    return TRUE;
  g_autofree char *problem = g_strdup_printf(
      _("The unit of length is a single line of at most %d characters. Give another one."),
      CAROM_SCENE_MAX_UNIT);
  return carom_csv_reader_fail(reader, 0, problem);
}

/* Degrees are what angles are in where nothing is said, and they are not rounded. */
static CaromTypedUnit usual_unit(CaromDimension dimension) {
  return dimension == CAROM_DIMENSION_ANGLE ? (CaromTypedUnit){G_PI, 180} : (CaromTypedUnit){1, 1};
}

static gboolean parse_unit(const char *text, CaromDimension dimension, const char *length_unit,
                           CaromTypedUnit *unit) {
  g_autofree char *own = carom_unit_symbol(dimension, length_unit);
  *unit = usual_unit(dimension);
  if (g_str_equal(text, own) && dimension != CAROM_DIMENSION_ANGLE)
    return TRUE;
  return carom_typed_unit(&text, dimension, length_unit, unit) == CAROM_TYPED_UNIT_FITS && !*text;
}

static gboolean fail_unit(const CaromDiscHeader *header, const CaromCsvReader *reader,
                          CaromDiscColumn column, const char *unit) {
  CaromDimension dimension = carom_disc_column_dimension(column);
  g_autofree char *own = dimension == CAROM_DIMENSION_ANGLE
                             ? g_strdup("deg")
                             : carom_unit_symbol(dimension, header->unit);
  g_autofree char *shown = carom_source_text_excerpt(unit);
  g_autofree char *problem = g_strdup_printf(
      /* Translators: %1$s is a unit, %2$s the name of a column, such as radius, which is not
         translated, %3$s a unit. */
      _("“%1$s” is not a unit for the column “%2$s” in this table. Give the numbers in %3$s."),
      shown, carom_disc_column_id(column), own);
  return carom_csv_reader_fail(reader, (guint)header->columns[column].cell, problem);
}

/* Angles are read in degrees, in which right angles are exact. */
static void set_factor(CaromDiscHeader *header, CaromDiscColumn column, CaromTypedUnit unit) {
  if (carom_disc_column_dimension(column) == CAROM_DIMENSION_ANGLE)
    unit = (CaromTypedUnit){unit.multiply * 180, unit.divide * G_PI};
  gboolean is_one = unit.multiply == unit.divide;
  header->columns[column].multiply = is_one ? 1 : unit.multiply;
  header->columns[column].divide = is_one ? 1 : unit.divide;
}

/* What stands in brackets behind the title of a text may be anything. */
static gboolean read_units(CaromDiscHeader *header, const CaromCsvReader *reader) {
  for (CaromDiscColumn i = 0; i < CAROM_DISC_N_COLUMNS; i++) {
    gboolean is_text = carom_disc_column_dimension(i) == CAROM_DIMENSION_NONE;
    CaromTypedUnit factor = usual_unit(carom_disc_column_dimension(i));
    g_autofree char *unit = is_text ? NULL : get_unit(header, reader, i);
    if (unit && !parse_unit(unit, carom_disc_column_dimension(i), header->unit, &factor))
      return fail_unit(header, reader, i, unit);
    set_factor(header, i, factor);
  }
  return TRUE;
}

/* ---- The first line ---- */

static gboolean fail_twice(const CaromCsvReader *reader, guint cell, CaromDiscColumn column) {
  g_autofree char *problem = g_strdup_printf(
      /* Translators: %s is the name of a column, such as radius, which is not translated. */
      _("There is a column “%s” already. Leave one of them out."), carom_disc_column_id(column));
  return carom_csv_reader_fail(reader, cell, problem);
}

static gboolean find_columns(CaromDiscHeader *header, const CaromCsvReader *reader) {
  for (CaromDiscColumn i = 0; i < CAROM_DISC_N_COLUMNS; i++)
    header->columns[i].cell = -1;
  for (guint i = 0; i < reader->cells->len; i++) {
    CaromDiscColumn column = carom_disc_column_find(carom_csv_reader_text(reader, i));
    if (column == CAROM_DISC_N_COLUMNS)
      continue;
    if (header->columns[column].cell >= 0)
      return fail_twice(reader, i, column);
    header->columns[column].cell = (int)i;
  }
  return TRUE;
}

/* There are no titles, but numbers. */
static gboolean fail_untitled(const CaromCsvReader *reader) {
  g_autofree char *first = carom_source_text_excerpt(carom_csv_reader_text(reader, 0));
  g_autofree char *problem = g_strdup_printf(
      /* Translators: %s is the first number in a file. "x,y,vx,vy,radius,mass" is what to write. */
      _("The first line begins with the number “%s”, but it has to name the columns. Put a line "
        "before it, such as x,y,vx,vy,radius,mass."),
      first);
  return carom_csv_reader_fail(reader, 0, problem);
}

static gboolean check_columns(const CaromDiscHeader *header, const CaromCsvReader *reader) {
  gboolean has[CAROM_DISC_N_COLUMNS];
  for (CaromDiscColumn i = 0; i < CAROM_DISC_N_COLUMNS; i++)
    has[i] = header->columns[i].cell >= 0;
  gboolean has_components = has[CAROM_DISC_COLUMN_VX] || has[CAROM_DISC_COLUMN_VY];
  const char *problem = NULL;
  if (!has[CAROM_DISC_COLUMN_X] && !has[CAROM_DISC_COLUMN_Y])
    problem = _("No column says where the discs are. Name one of them x, or y.");
  else if (has_components && has[CAROM_DISC_COLUMN_SPEED])
    problem = _("There are columns for speed and for vx or vy. Leave out the one or the others.");
  else if (has[CAROM_DISC_COLUMN_ANGLE] && !has[CAROM_DISC_COLUMN_SPEED])
    problem = _("There is a column for the angle, but none for the speed. Add one, or leave out "
                "the angle.");
  return !problem || carom_csv_reader_fail(reader, 0, problem);
}

static gboolean understand(CaromDiscHeader *header, const CaromCsvReader *reader,
                           GPtrArray *remarks) {
  header->n_cells = reader->cells->len;
  if (!find_columns(header, reader))
    return FALSE;
  if (!has_titles(reader) && has_numbers(reader))
    return fail_untitled(reader);
  if (!check_columns(header, reader))
    return FALSE;
  if (!choose_unit(header, reader) || !check_unit(header, reader) || !read_units(header, reader))
    return FALSE;
  remark_unknown(reader, remarks);
  return TRUE;
}

/* Where there is no line at all, no column says where discs are. */
gboolean carom_disc_header_read(CaromDiscHeader *header, CaromCsvReader *reader,
                                GPtrArray *remarks) {
  *header = (CaromDiscHeader){.unit = NULL};
  return carom_csv_reader_next(reader, MAX_CELLS) != CAROM_CSV_READER_FAILED &&
         understand(header, reader, remarks);
}

void carom_disc_header_clear(CaromDiscHeader *header) {
  g_clear_pointer(&header->unit, g_free);
}
