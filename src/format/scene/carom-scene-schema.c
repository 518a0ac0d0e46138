/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-schema: the table of the scene's fields, and a few words before it. */
#include "carom-scene-schema.h"

#include "carom-field-json.h"

#define HOME "https://github.com/carom-physics/carom/raw/main/data/carom-scene.schema.json"

char *carom_scene_schema_write(void) {
  g_autoptr(CaromJsonWriter) schema = carom_json_writer_new();
  carom_json_writer_begin_object(schema, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(schema, "$schema", "https://json-schema.org/draft/2020-12/schema");
  carom_json_writer_add_string(schema, "$id", HOME);
  carom_json_writer_add_string(schema, "title", "Carom scene");
  carom_json_writer_add_string(
      schema, "description",
      "A scene of discs and walls for Carom; scene-format.md says what its fields mean. Other "
      "fields may stand in any object, and are kept.");
  carom_json_writer_add_string(
      schema, "$comment",
      "Made from the program’s tables by ./dev schema. What fields have to do with each other, "
      "such as that the two ends of a wall differ, only “carom-cli check” knows.");
  carom_field_json_describe_object(schema, &carom_fields_scene);
  carom_json_writer_end(schema);
  return carom_json_writer_to_text(schema);
}
