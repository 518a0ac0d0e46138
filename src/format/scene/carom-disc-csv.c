/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-csv: the header says where the columns are; then each line is read by the list of
 * columns. */
#include "carom-disc-csv.h"

#include "carom-body-name.h"
#include "carom-decimal.h"
#include "carom-degrees.h"
#include "carom-disc-header.h"
#include "carom-disc-times.h"
#include "carom-field-json.h"
#include "carom-unit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  CaromCsvReader *reader;
  CaromDiscHeader *header;
  CaromBody body; /* of the line that is being read */
  double speed, angle_deg;
  CaromPool *pool; /* of the scene */
} Import;

static gboolean has_column(const Import *import, CaromDiscColumn column) {
  return import->header->columns[column].cell >= 0;
}

static guint cell_of(const Import *import, CaromDiscColumn column) {
  return (guint)import->header->columns[column].cell;
}

/* Returns: "" if there is nothing in the cell, or no such column */
static const char *text_of(const Import *import, CaromDiscColumn column) {
  return has_column(import, column) ? carom_csv_reader_text(import->reader, cell_of(import, column))
                                    : "";
}

static gboolean fail(const Import *import, CaromDiscColumn column, const char *problem) {
  return carom_csv_reader_fail(import->reader, cell_of(import, column), problem);
}

/* ---- Numbers ---- */

static gboolean fail_empty(const Import *import, CaromDiscColumn column) {
  g_autofree char *problem =
      /* Translators: %s is the name of a column, such as radius, which is not translated. */
      g_strdup_printf(_("There is nothing in the column “%s”. Give a number."),
                      carom_disc_column_id(column));
  return fail(import, column, problem);
}

static gboolean fail_number(const Import *import, CaromDiscColumn column) {
  g_autofree char *excerpt = carom_source_text_excerpt(text_of(import, column));
  g_autofree char *problem =
      import->reader->separator == ','
          ? g_strdup_printf(_("“%s” is not a usable number. Write it like 0.5 or 1.5e-3. For "
                              "decimal commas, let semicolons separate the columns."),
                            excerpt)
          : g_strdup_printf(_("“%s” is not a usable number. Write it like 0.5, 0,5 or 1.5e-3."),
                            excerpt);
  return fail(import, column, problem);
}

/* Leaves @value as it is where the table has no such column. */
static gboolean read_number(const Import *import, CaromDiscColumn column, double *value) {
  if (!has_column(import, column))
    return TRUE;
  double number;
  if (!carom_csv_reader_number(import->reader, cell_of(import, column), &number))
    return fail_number(import, column);
  *value =
      number * import->header->columns[column].multiply / import->header->columns[column].divide;
  return isfinite(*value) || fail_number(import, column);
}

/* The same, for what each disc must have if any has. */
static gboolean read_required(const Import *import, CaromDiscColumn column, double *value) {
  if (has_column(import, column) && !*text_of(import, column))
    return fail_empty(import, column);
  return read_number(import, column, value);
}

/* The same, for what is 0 where nothing stands. */
static gboolean read_optional(const Import *import, CaromDiscColumn column, double *value) {
  return !*text_of(import, column) || read_number(import, column, value);
}

static gboolean read_positive(const Import *import, CaromDiscColumn column, double *value) {
  if (!read_required(import, column, value))
    return FALSE;
  if (*value > 0)
    return TRUE;
  g_autofree char *problem = g_strdup_printf(
      /* Translators: %s is the name of a column, such as radius, which is not translated. */
      _("What is in the column “%s” must be greater than 0. Give another number."),
      carom_disc_column_id(column));
  return fail(import, column, problem);
}

static gboolean read_velocity(Import *import) {
  CaromVec2 *velocity = &import->body.velocity;
  import->speed = import->angle_deg = 0;
  if (!read_optional(import, CAROM_DISC_COLUMN_VX, &velocity->x) ||
      !read_optional(import, CAROM_DISC_COLUMN_VY, &velocity->y) ||
      !read_optional(import, CAROM_DISC_COLUMN_SPEED, &import->speed) ||
      !read_optional(import, CAROM_DISC_COLUMN_ANGLE, &import->angle_deg))
    return FALSE;
  if (has_column(import, CAROM_DISC_COLUMN_SPEED))
    *velocity = carom_vec2_scale(carom_degrees_direction(import->angle_deg), import->speed);
  return TRUE;
}

static gboolean read_mass(Import *import) {
  if (!read_positive(import, CAROM_DISC_COLUMN_MASS, &import->body.mass_kg))
    return FALSE;
  return carom_body_is_mass(import->body.mass_kg) ||
         fail(import, CAROM_DISC_COLUMN_MASS,
              _("A disc has a mass of 10¹⁰⁰ kg at most. Give a smaller one."));
}

/* ---- Texts ---- */

static gboolean read_name(Import *import) {
  const char *name = text_of(import, CAROM_DISC_COLUMN_NAME);
  if (!*name)
    return TRUE;
  g_autoptr(GError) problem = NULL;
  if (!carom_body_name_check(name, &problem))
    return fail(import, CAROM_DISC_COLUMN_NAME, problem->message);
  import->body.name = carom_pool_add_text(import->pool, name);
  return TRUE;
}

static gboolean read_colour(Import *import) {
  const char *text = text_of(import, CAROM_DISC_COLUMN_COLOUR);
  return !*text || carom_field_json_parse_colour(text, &import->body.colour_rgb) ||
         fail(import, CAROM_DISC_COLUMN_COLOUR,
              _("This is not a colour. Give red, green and blue as # and six hexadecimal digits, "
                "such as #1f77b4, or nothing."));
}

static gboolean read_pinned(Import *import) {
  static const struct {
    const char *word;
    gboolean pinned;
  } words[] = {{"", FALSE}, {"0", FALSE},  {"no", FALSE}, {"false", FALSE},
               {"1", TRUE}, {"yes", TRUE}, {"true", TRUE}};
  for (guint i = 0; i < G_N_ELEMENTS(words); i++)
    if (g_ascii_strcasecmp(text_of(import, CAROM_DISC_COLUMN_PINNED), words[i].word) == 0) {
      import->body.pinned = words[i].pinned;
      return TRUE;
    }
  return fail(import, CAROM_DISC_COLUMN_PINNED,
              _("Give yes for a disc that no contact moves, else no, or nothing."));
}

/* ---- Lines ---- */

static gboolean read_disc(Import *import) {
  import->body = carom_body_default();
  return read_required(import, CAROM_DISC_COLUMN_X, &import->body.position.x) &&
         read_required(import, CAROM_DISC_COLUMN_Y, &import->body.position.y) &&
         read_velocity(import) &&
         read_positive(import, CAROM_DISC_COLUMN_RADIUS, &import->body.radius) &&
         read_mass(import) && read_name(import) && read_colour(import) && read_pinned(import);
}

static gboolean check_room(const Import *import, const CaromScene *scene) {
  if (scene->bodies->len < CAROM_SCENE_MAX_PLACED)
    return TRUE;
  g_autofree char *problem = g_strdup_printf(
      _("From here on there are more than %d discs, the limit for scenes. Use fewer discs."),
      CAROM_SCENE_MAX_PLACED);
  return carom_csv_reader_fail(import->reader, 0, problem);
}

static gboolean read_discs(Import *import, CaromScene *scene) {
  import->pool = scene->pool;
  for (;;) {
    CaromCsvReaderStep step = carom_csv_reader_next(import->reader, import->header->n_cells);
    if (step != CAROM_CSV_READER_LINE)
      return step == CAROM_CSV_READER_END;
    if (!check_room(import, scene) || !read_disc(import))
      return FALSE;
    carom_scene_add_body(scene, import->body);
  }
}

/* ---- The scene ---- */

/* Returns: (transfer full): what @column has where the table has none, with its unit */
static char *describe_usual(CaromDiscColumn column, const CaromScene *scene) {
  CaromBody usual = carom_body_default();
  char number[CAROM_DECIMAL_SIZE];
  carom_decimal_display(number, column == CAROM_DISC_COLUMN_MASS ? usual.mass_kg : usual.radius);
  return carom_unit_quantity_of(number, carom_disc_column_dimension(column), scene->unit);
}

static void remark_no_discs(const Import *import, GPtrArray *remarks) {
  g_ptr_array_add(remarks,
                  g_strdup_printf(_("%s: There are no discs below the names of the columns. Add a "
                                    "line for each disc."),
                                  import->reader->source->name));
}

/* What is 0 where a table does not say it needs no words. */
static void remark_missing(const Import *import, const CaromScene *scene, GPtrArray *remarks) {
  const char *file = import->reader->source->name;
  g_autofree char *radius = describe_usual(CAROM_DISC_COLUMN_RADIUS, scene);
  g_autofree char *mass = describe_usual(CAROM_DISC_COLUMN_MASS, scene);
  if (!has_column(import, CAROM_DISC_COLUMN_RADIUS))
    g_ptr_array_add(
        remarks,
        /* Translators: %1$s is the name of a file, %2$s a length with its unit. */
        g_strdup_printf(_("%1$s: There is no column for the radius. Each disc gets %2$s."), file,
                        radius));
  if (!has_column(import, CAROM_DISC_COLUMN_MASS))
    g_ptr_array_add(
        remarks,
        /* Translators: %1$s is the name of a file, %2$s a mass with its unit. */
        g_strdup_printf(_("%1$s: There is no column for the mass. Each disc gets %2$s."), file,
                        mass));
}

static void choose_times(CaromScene *scene) {
  CaromExtents extents = carom_scene_extents(scene);
  double way = MAX(extents.max.x - extents.min.x, extents.max.y - extents.min.y);
  carom_disc_times_choose(scene, CAROM_DISC_CSV_CROSSINGS * way);
}

static CaromScene *read_scene(Import *import, const char *title, GPtrArray *remarks) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  if (!carom_disc_header_read(import->header, import->reader, remarks) ||
      !read_discs(import, scene))
    return NULL;
  g_free(scene->title);
  scene->title = g_strdup(title);
  g_free(scene->unit);
  scene->unit = g_strdup(import->header->unit);
  choose_times(scene);
  if (scene->bodies->len > 0)
    remark_missing(import, scene, remarks);
  else
    remark_no_discs(import, remarks);
  return g_steal_pointer(&scene);
}

gboolean carom_disc_csv_is_one(const CaromSourceText *text) {
  g_auto(CaromCsvReader) reader;
  carom_csv_reader_init(&reader, text, NULL);
  return carom_disc_header_is_there(&reader);
}

CaromScene *carom_disc_csv_read(const CaromSourceText *text, const char *title, GPtrArray *remarks,
                                GError **error) {
  g_auto(CaromCsvReader) reader;
  g_auto(CaromDiscHeader) header = {.unit = NULL};
  carom_csv_reader_init(&reader, text, error);
  Import import = {.reader = &reader, .header = &header};
  return read_scene(&import, title, remarks);
}
