/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-header: a version that is too new is refused before anything else is read, since
 * there the other fields may mean anything. */
#include "carom-scene-header.h"

#include "carom-decimal.h"
#include "carom-detection.h"
#include "carom-field-schema.h"
#include "carom-quantity.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static gboolean format_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  g_autofree char *text =
      carom_json_type(value) == CAROM_JSON_TEXT ? carom_json_text(reader->text, value, NULL) : NULL;
  if (g_strcmp0(text, CAROM_SCENE_FORMAT) == 0)
    return TRUE;
  return carom_reader_fail(reader, _("must be \"carom-scene\"."), _(field->remedy));
}

static void format_write(GString *json, const CaromField *field, gconstpointer object) {
  g_string_append(json, "\"" CAROM_SCENE_FORMAT "\"");
}

static void format_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_add_string(schema, "const", CAROM_SCENE_FORMAT);
}

const CaromFieldType carom_scene_header_format = {format_read, format_write, format_describe};

/* Reading versions. The sentences about them say which there are. */
G_STATIC_ASSERT(CAROM_SCENE_VERSION == 2);

/* Whether @value is a version that a newer program may have written. */
static gboolean is_newer(const char *value) {
  double version = carom_json_type(value) == CAROM_JSON_NUMBER ? carom_json_number(value) : 0;
  return isfinite(version) && version > CAROM_SCENE_VERSION && version == floor(version);
}

static gboolean version_read(CaromReader *reader, const CaromField *field, const char *value,
                             gpointer object) {
  guint32 version;
  CaromField number = {.remedy = field->remedy, .range = field->range};
  if (!is_newer(value))
    return carom_field_whole.read(reader, &number, value, &version);
  char shown[CAROM_DECIMAL_SIZE];
  carom_decimal_display(shown, carom_json_number(value));
  g_set_error(reader->error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VERSION,
              _("%s: version: must be 1 or 2, but is %s. Open the scene with a newer Carom."),
              reader->name, shown);
  return FALSE;
}

/* Writing versions */

/* Version 1 has texts alone. */
static gboolean has_question_in_braces(const CaromScene *scene) {
  for (guint i = 0; i < scene->questions->len; i++) {
    const CaromQuestion *question = carom_scene_question(scene, i);
    if (question->answer || question->others)
      return TRUE;
  }
  return FALSE;
}

static gboolean has_wrong_resolver(const CaromScene *scene) {
  for (guint i = 0; i < scene->methods->len; i++)
    if (carom_resolver_is_wrong(g_array_index(scene->methods, CaromMethod, i).resolver))
      return TRUE;
  return FALSE;
}

/* Version 1 has stepped and events. */
static gboolean has_all_pairs(const CaromScene *scene) {
  for (guint i = 0; i < scene->methods->len; i++)
    if (g_array_index(scene->methods, CaromMethod, i).detection == &carom_detection_all_pairs)
      return TRUE;
  return FALSE;
}

static gboolean has_emitters(const CaromScene *scene) {
  return scene->emitters->len > 0;
}

/* Version 1 has all crowds after the bodies, which they avoid. */
static gboolean has_edited_crowds(const CaromScene *scene) {
  for (guint i = 0; i < scene->placements->len; i++) {
    const CaromRandomPlacement *placement =
        &g_array_index(scene->placements, CaromRandomPlacement, i);
    if (placement->taken_apart || placement->n_before != CAROM_AFTER_ALL)
      return TRUE;
  }
  return scene->kept_places->len > 0;
}

static gboolean has_chart_of_emitters(const CaromScene *scene) {
  char **charts = scene->staging.charts;
  for (guint i = 0; charts && charts[i]; i++)
    if (carom_quantity_by_id(charts[i])->of_emitters)
      return TRUE;
  return FALSE;
}

/* What came with each version, but for what older programs may do without: they say that they do
 * not know such a field, and run the same physics. */
static const struct {
  guint version;
  gboolean (*has)(const CaromScene *scene);
} news[] = {
    {2, has_question_in_braces}, {2, has_wrong_resolver}, {2, has_all_pairs},
    {2, carom_scene_has_doors},  {2, has_emitters},       {2, has_chart_of_emitters},
    {2, has_edited_crowds},
};

/* Writes the oldest version of the format whose readers run the scene as it is. */
static void version_write(GString *json, const CaromField *field, gconstpointer object) {
  const CaromScene *scene = object;
  guint version = 1;
  for (guint i = 0; i < G_N_ELEMENTS(news); i++)
    if (news[i].has(scene))
      version = MAX(version, news[i].version);
  g_string_append_printf(json, "%u", version);
}

const CaromFieldType carom_scene_header_version = {version_read, version_write,
                                                   carom_field_schema_number};
