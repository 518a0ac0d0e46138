/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-staging-fields: trails of a length or of all the run, and the charts that a scene opens
 * with. */
#include "carom-staging-fields.h"

#include "carom-field-schema.h"
#include "carom-json-writer.h"
#include "carom-quantity.h"
#include "carom-staging.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Trails: true is all of the run. */

static gboolean trails_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  if (carom_json_type(value) != CAROM_JSON_FLAG)
    return carom_field_number.read(reader, field, value, object);
  G_STRUCT_MEMBER(double, object, field->offset) = carom_json_flag(value) ? INFINITY : 0;
  return TRUE;
}

static void trails_write(GString *json, const CaromField *field, gconstpointer object) {
  if (isinf(G_STRUCT_MEMBER(double, object, field->offset)))
    g_string_append(json, "true");
  else
    carom_field_number.write(json, field, object);
}

static void trails_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_field_schema_add_either(schema, field, carom_field_schema_flag, carom_field_schema_number);
}

const CaromFieldType carom_staging_fields_trails = {trails_read, trails_write, trails_describe};

/* Charts */

/* Returns: (transfer full): the ids of all quantities */
static GStrv list_quantities(void) {
  guint n;
  const CaromQuantity *quantities = carom_quantities(&n);
  g_autoptr(GStrvBuilder) ids = g_strv_builder_new();
  for (guint i = 0; i < n; i++)
    g_strv_builder_add(ids, quantities[i].part.id);
  return g_strv_builder_end(ids);
}

static gboolean charts_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  guint n;
  if (!carom_field_count(reader, field, value, &n))
    return FALSE;
  if (n < 1 || n > CAROM_STAGING_MAX_CHARTS) {
    g_autofree char *problem =
        g_strdup_printf(ngettext("must have one or two charts, but has %u.",
                                 "must have one or two charts, but has %u.", n),
                        n);
    return carom_reader_fail(reader, problem, _(field->remedy));
  }
  g_auto(GStrv) ids = list_quantities();
  g_autoptr(GStrvBuilder) charts = g_strv_builder_new();
  CaromJsonItem item = carom_json_items(value);
  for (guint i = 0, chosen; carom_json_next(&item); i++) {
    gsize mark = carom_reader_enter_element(reader, i);
    if (!carom_reader_choose(reader, item.value, (const char *const *)ids, NULL, &chosen))
      return FALSE;
    g_strv_builder_add(charts, ids[chosen]);
    carom_reader_leave(reader, mark);
  }
  char ***member = G_STRUCT_MEMBER_P(object, field->offset);
  g_strfreev(*member);
  *member = g_strv_builder_end(charts);
  return TRUE;
}

static void charts_write(GString *json, const CaromField *field, gconstpointer object) {
  char **charts = G_STRUCT_MEMBER(char **, object, field->offset);
  g_string_append_c(json, '[');
  for (guint i = 0; charts && charts[i]; i++) {
    g_string_append(json, i == 0 ? "" : ", ");
    carom_json_writer_append_string(json, charts[i]);
  }
  g_string_append_c(json, ']');
}

static void charts_describe(CaromJsonWriter *schema, const CaromField *field) {
  g_auto(GStrv) ids = list_quantities();
  carom_json_writer_add_string(schema, "type", "array");
  carom_json_writer_begin_object(schema, "items", CAROM_JSON_ONE_LINE);
  carom_field_schema_add_choice(schema, (const char *const *)ids);
  carom_json_writer_end(schema);
  carom_json_writer_add_count(schema, "minItems", 1);
  carom_json_writer_add_count(schema, "maxItems", CAROM_STAGING_MAX_CHARTS);
}

const CaromFieldType carom_staging_fields_charts = {charts_read, charts_write, charts_describe};
