/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field-schema: a type's range becomes the limits of its values, and a field's remedy, which
 * says what to give, its description. */
#include "carom-field-schema.h"

#include "carom-printable.h"

#include <float.h>

/* ---- Numbers ---- */

static void add_limit(CaromJsonWriter *schema, const char *key, double value) {
  if (value >= 0 && value <= G_MAXUINT32 && value == floor(value))
    carom_json_writer_add_count(schema, key, (guint64)value);
  else
    carom_json_writer_add_number(schema, key, value);
}

/* Doubles have an end even where a range has none. */
static void add_number(CaromJsonWriter *schema, const CaromFieldRange *range) {
  carom_json_writer_add_string(schema, "type", range->whole ? "integer" : "number");
  add_limit(schema, range->above ? "exclusiveMinimum" : "minimum", MAX(range->low, -DBL_MAX));
  add_limit(schema, "maximum", MIN(range->high, DBL_MAX));
}

void carom_field_schema_number(CaromJsonWriter *schema, const CaromField *field) {
  add_number(schema, &field->range);
}

void carom_field_schema_vector(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_add_string(schema, "type", "array");
  carom_json_writer_begin_object(schema, "items", CAROM_JSON_ONE_LINE);
  add_number(schema, &field->range);
  carom_json_writer_end(schema);
  carom_json_writer_add_count(schema, "minItems", 2);
  carom_json_writer_add_count(schema, "maxItems", 2);
}

void carom_field_schema_add_either(CaromJsonWriter *schema, const CaromField *field,
                                   CaromFieldDescribe one, CaromFieldDescribe other) {
  const CaromFieldDescribe both[] = {one, other};
  carom_json_writer_begin_array(schema, "anyOf", CAROM_JSON_LINES);
  for (guint i = 0; i < G_N_ELEMENTS(both); i++) {
    carom_json_writer_begin_object(schema, NULL, CAROM_JSON_ONE_LINE);
    both[i](schema, field);
    carom_json_writer_end(schema);
  }
  carom_json_writer_end(schema);
}

void carom_field_schema_interval(CaromJsonWriter *schema, const CaromField *field) {
  carom_field_schema_add_either(schema, field, carom_field_schema_number,
                                carom_field_schema_vector);
}

/* ---- Texts ---- */

void carom_field_schema_text(CaromJsonWriter *schema, const CaromField *field) {
  const CaromTextKind *kind = field->detail;
  g_autofree char *control =
      carom_printable_control_pattern(kind->is_line ? CAROM_PRINTABLE_LINE : CAROM_PRINTABLE_LINES);
  carom_json_writer_add_string(schema, "type", "string");
  carom_json_writer_add_count(schema, "maxLength", kind->limit);
  if (kind->not_blank)
    carom_json_writer_add_string(schema, "pattern", "\\S");
  carom_json_writer_begin_object(schema, "not", CAROM_JSON_ONE_LINE);
  carom_json_writer_add_string(schema, "pattern", control);
  carom_json_writer_end(schema);
}

/* The length, since in some languages $ also stands before a line end. */
void carom_field_schema_colour(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_add_string(schema, "type", "string");
  carom_json_writer_add_string(schema, "pattern", "^#[0-9A-Fa-f]{6}$");
  carom_json_writer_add_count(schema, "maxLength", 7);
}

void carom_field_schema_flag(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_add_string(schema, "type", "boolean");
}

void carom_field_schema_add_choice(CaromJsonWriter *schema, const char *const *ids) {
  carom_json_writer_begin_array(schema, "enum", CAROM_JSON_ONE_LINE);
  for (guint i = 0; ids[i]; i++)
    carom_json_writer_add_string(schema, NULL, ids[i]);
  carom_json_writer_end(schema);
}

void carom_field_schema_choice(CaromJsonWriter *schema, const CaromField *field) {
  carom_field_schema_add_choice(schema, field->detail);
}

/* ---- Objects and lists ---- */

static void add_field(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_begin_object(schema, field->key, CAROM_JSON_LINES);
  if (field->remedy)
    carom_json_writer_add_string(schema, "description", field->remedy);
  field->type->describe(schema, field);
  carom_json_writer_end(schema);
}

void carom_field_schema_add_kind(CaromJsonWriter *schema, const CaromObjectKind *kind) {
  carom_json_writer_add_string(schema, "type", "object");
  carom_json_writer_begin_array(schema, "required", CAROM_JSON_ONE_LINE);
  for (guint i = 0; i < kind->n_fields; i++)
    if (kind->fields[i].use == CAROM_FIELD_REQUIRED)
      carom_json_writer_add_string(schema, NULL, kind->fields[i].key);
  carom_json_writer_end(schema);
  carom_json_writer_begin_object(schema, "properties", CAROM_JSON_LINES);
  for (guint i = 0; i < kind->n_fields; i++)
    add_field(schema, &kind->fields[i]);
  carom_json_writer_end(schema);
}

void carom_field_schema_object(CaromJsonWriter *schema, const CaromField *field) {
  carom_field_schema_add_kind(schema, field->detail);
}

/* Elements that may stand in their short form. */
static void add_short_or_long(CaromJsonWriter *schema, const CaromObjectKind *kind) {
  carom_json_writer_begin_array(schema, "anyOf", CAROM_JSON_LINES);
  carom_json_writer_begin_object(schema, NULL, CAROM_JSON_LINES);
  kind->shorthand->type->describe(schema, kind->shorthand);
  carom_json_writer_end(schema);
  carom_json_writer_begin_object(schema, NULL, CAROM_JSON_LINES);
  carom_field_schema_add_kind(schema, kind);
  carom_json_writer_end(schema);
  carom_json_writer_end(schema);
}

void carom_field_schema_add_list(CaromJsonWriter *schema, const CaromListKind *kind) {
  carom_json_writer_add_string(schema, "type", "array");
  carom_json_writer_add_count(schema, "maxItems", kind->limit);
  carom_json_writer_begin_object(schema, "items", CAROM_JSON_LINES);
  if (kind->element->shorthand)
    add_short_or_long(schema, kind->element);
  else
    carom_field_schema_add_kind(schema, kind->element);
  carom_json_writer_end(schema);
}

void carom_field_schema_list(CaromJsonWriter *schema, const CaromField *field) {
  carom_field_schema_add_list(schema, field->detail);
}
