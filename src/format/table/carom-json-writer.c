/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-writer: keeps a stack of the open objects and arrays, so that it can write commas,
 * line ends and closing brackets. */
#include "carom-json-writer.h"

#include "carom-printable.h"

#include <string.h>

typedef struct {
  char closing; /* its closing bracket */
  CaromJsonLayout layout;
  guint n_members; /* written so far */
} Level;

struct CaromJsonWriter {
  GString *text;
  GArray *levels; /* (element-type Level): from the outermost to the innermost */
};

CaromJsonWriter *carom_json_writer_new(void) {
  CaromJsonWriter *json = g_new0(CaromJsonWriter, 1);
  json->text = g_string_new(NULL);
  json->levels = g_array_new(FALSE, FALSE, sizeof(Level));
  return json;
}

void carom_json_writer_free(CaromJsonWriter *json) {
  g_string_free(json->text, TRUE);
  g_array_unref(json->levels);
  g_free(json);
}

static Level *innermost(CaromJsonWriter *json) {
  return json->levels->len ? &g_array_index(json->levels, Level, json->levels->len - 1) : NULL;
}

static void append_new_line(CaromJsonWriter *json) {
  g_string_append_printf(json->text, "\n%*s", 2 * (int)json->levels->len, "");
}

/* JSON only requires C0 characters to be escaped. The others are escaped for terminals on which the
 * text may be printed. */
static void append_character(GString *text, const char *p) {
  static const char plain[] = "\"\\\n\r\t", letters[] = "\"\\nrt";
  gunichar character = g_utf8_get_char(p);
  const char *found = strchr(plain, *p);
  if (found)
    g_string_append_printf(text, "\\%c", letters[found - plain]);
  else if (carom_printable_is_control(character)) /* none of these is beyond U+FFFF */
    g_string_append_printf(text, "\\u%04x", character);
  else
    g_string_append_unichar(text, character);
}

void carom_json_writer_append_string(GString *text, const char *value) {
  g_string_append_c(text, '"');
  for (const char *p = value; *p; p = g_utf8_next_char(p))
    append_character(text, p);
  g_string_append_c(text, '"');
}

/* Writes everything that comes before a member's value. */
static void begin_member(CaromJsonWriter *json, const char *key) {
  Level *level = innermost(json);
  if (level) {
    gboolean first = level->n_members++ == 0;
    if (!first)
      g_string_append_c(json->text, ',');
    if (level->layout == CAROM_JSON_LINES)
      append_new_line(json);
    else if (!first)
      g_string_append_c(json->text, ' ');
  }
  if (key) {
    carom_json_writer_append_string(json->text, key);
    g_string_append(json->text, ": ");
  }
}

static void begin(CaromJsonWriter *json, const char *key, CaromJsonLayout layout,
                  const char brackets[2]) {
  begin_member(json, key);
  g_string_append_c(json->text, brackets[0]);
  Level level = {.closing = brackets[1], .layout = layout};
  g_array_append_val(json->levels, level);
}

void carom_json_writer_begin_object(CaromJsonWriter *json, const char *key,
                                    CaromJsonLayout layout) {
  begin(json, key, layout, "{}");
}

void carom_json_writer_begin_array(CaromJsonWriter *json, const char *key, CaromJsonLayout layout) {
  begin(json, key, layout, "[]");
}

void carom_json_writer_end(CaromJsonWriter *json) {
  Level level = *innermost(json);
  g_array_set_size(json->levels, json->levels->len - 1);
  if (level.layout == CAROM_JSON_LINES && level.n_members)
    append_new_line(json);
  g_string_append_c(json->text, level.closing);
}

void carom_json_writer_add_string(CaromJsonWriter *json, const char *key, const char *value) {
  begin_member(json, key);
  carom_json_writer_append_string(json->text, value);
}

void carom_json_writer_add_number(CaromJsonWriter *json, const char *key, double value) {
  begin_member(json, key);
  if (!isfinite(value)) {
    g_string_append(json->text, "null");
    return;
  }
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  g_string_append(json->text, g_ascii_formatd(text, sizeof text, "%.17g", value));
  /* Otherwise readers that distinguish integers from reals would lose the sign of −0. */
  if (text[strspn(text, "-0123456789")] == 0)
    g_string_append(json->text, ".0");
}

void carom_json_writer_add_count(CaromJsonWriter *json, const char *key, guint64 value) {
  begin_member(json, key);
  g_string_append_printf(json->text, "%" G_GUINT64_FORMAT, value);
}

void carom_json_writer_add_boolean(CaromJsonWriter *json, const char *key, gboolean value) {
  begin_member(json, key);
  g_string_append(json->text, value ? "true" : "false");
}

void carom_json_writer_add_null(CaromJsonWriter *json, const char *key) {
  begin_member(json, key);
  g_string_append(json->text, "null");
}

void carom_json_writer_add_vec2(CaromJsonWriter *json, const char *key, CaromVec2 value) {
  carom_json_writer_begin_array(json, key, CAROM_JSON_ONE_LINE);
  carom_json_writer_add_number(json, NULL, value.x);
  carom_json_writer_add_number(json, NULL, value.y);
  carom_json_writer_end(json);
}

char *carom_json_writer_to_text(const CaromJsonWriter *json) {
  g_assert(json->levels->len == 0);
  return g_strconcat(json->text->str, "\n", NULL);
}
