/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-open-field: a list of pairs of times, each after the one before it. */
#include "carom-open-field.h"

#include "carom-field-schema.h"
#include "carom-opening.h"

#include <glib/gi18n-lib.h>

/* Where the range and the length of the list, which are told with their own places, are right. */
static const char *const problems[] = {
    [CAROM_OPENING_BACKWARDS] = N_("does not end after it begins."),
    [CAROM_OPENING_BEFORE_LAST] = N_("begins before the one before it has ended."),
};

/* A pair is read as any list of two numbers. */
static gboolean read_interval(CaromReader *reader, const CaromField *field, const char *value,
                              GArray *intervals) {
  CaromField pair = {.remedy = field->remedy, .range = field->range};
  CaromVec2 ends;
  if (!carom_field_vector.read(reader, &pair, value, &ends))
    return FALSE;
  CaromOpeningFault fault = carom_opening_append(intervals, (CaromInterval){ends.x, ends.y});
  return fault == CAROM_OPENING_FINE ||
         carom_reader_fail(reader, _(problems[fault]), _(field->remedy));
}

static gboolean fail_for_all(CaromReader *reader) {
  g_autofree char *problem =
      g_strdup_printf(_("brings the times at which doors open to more than %u, the limit for all "
                        "doors together."),
                      (guint)CAROM_SCENE_MAX_OPENINGS_OF_ALL);
  return carom_reader_fail(reader, problem, _("Use fewer doors, or fewer times."));
}

static gboolean open_read(CaromReader *reader, const CaromField *field, const char *value,
                          gpointer object) {
  guint n;
  if (!carom_field_count(reader, field, value, &n))
    return FALSE;
  if (n > CAROM_SCENE_MAX_OPENINGS) {
    g_autofree char *problem =
        g_strdup_printf(_("has %u entries, but the limit is %u."), n, CAROM_SCENE_MAX_OPENINGS);
    return carom_reader_fail(reader, problem, _(field->remedy));
  }
  g_autoptr(GArray) intervals = g_array_new(FALSE, FALSE, sizeof(CaromInterval));
  CaromJsonItem item = carom_json_items(value);
  for (guint i = 0; carom_json_next(&item); i++) {
    gsize mark = carom_reader_enter_element(reader, i);
    if (!read_interval(reader, field, item.value, intervals))
      return FALSE;
    carom_reader_leave(reader, mark);
  }
  reader->n_openings += intervals->len;
  if (reader->n_openings > CAROM_SCENE_MAX_OPENINGS_OF_ALL)
    return fail_for_all(reader);
  G_STRUCT_MEMBER(const CaromIntervals *, object, field->offset) = carom_pool_add_intervals(
      reader->scene->pool, (const CaromInterval *)intervals->data, intervals->len);
  return TRUE;
}

static void open_write(GString *json, const CaromField *field, gconstpointer object) {
  const CaromIntervals *open = G_STRUCT_MEMBER(const CaromIntervals *, object, field->offset);
  CaromField pair = {0};
  g_string_append_c(json, '[');
  for (guint i = 0; open && i < open->n; i++) {
    CaromVec2 ends = {open->interval[i].from_s, open->interval[i].until_s};
    g_string_append(json, i == 0 ? "" : ", ");
    carom_field_vector.write(json, &pair, &ends);
  }
  g_string_append_c(json, ']');
}

static void open_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_add_string(schema, "type", "array");
  carom_json_writer_add_count(schema, "maxItems", CAROM_SCENE_MAX_OPENINGS);
  carom_json_writer_begin_object(schema, "items", CAROM_JSON_LINES);
  carom_field_schema_vector(schema, field);
  carom_json_writer_end(schema);
}

const CaromFieldType carom_open_field = {open_read, open_write, open_describe};
