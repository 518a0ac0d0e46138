/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-reader: the path of the present value is one string; entering appends to it, and leaving
 * cuts it back to the mark. */
#include "carom-reader.h"

#include "carom-source-text.h"

#include <glib/gi18n-lib.h>

gsize carom_reader_enter(CaromReader *reader, const char *key) {
  gsize mark = reader->path->len;
  if (mark > 0)
    g_string_append_c(reader->path, '.');
  g_string_append(reader->path, key);
  return mark;
}

gsize carom_reader_enter_element(CaromReader *reader, guint index) {
  gsize mark = reader->path->len;
  g_string_append_printf(reader->path, "[%u]", index);
  return mark;
}

void carom_reader_leave(CaromReader *reader, gsize mark) {
  g_string_truncate(reader->path, mark);
}

/* Of what was typed. */
static gboolean fail_typed(CaromReader *reader, const char *problem, const char *remedy) {
  /* Translators: what is wrong with what was typed in a field, and what to do. */
  g_autofree char *both = remedy ? g_strdup_printf(_("%s %s"), problem, remedy) : NULL;
  g_set_error_literal(reader->error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
                      both ? both : problem);
  return FALSE;
}

gboolean carom_reader_fail(CaromReader *reader, const char *problem, const char *remedy) {
  if (!reader->name)
    return fail_typed(reader, problem, remedy);
  if (reader->path->len > 0)
    /* Translators: FILE: bodies[3].mass: must be greater than 0. Give the mass in kilograms. */
    g_set_error(reader->error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE, _("%s: %s: %s %s"),
                reader->name, reader->path->str, problem, remedy);
  else
    /* Translators: FILE: what is wrong. What to do. */
    g_set_error(reader->error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE, _("%s: %s %s"),
                reader->name, problem, remedy);
  return FALSE;
}

static const char *describe_type(const char *value) {
  switch (carom_json_type(value)) {
  case CAROM_JSON_OBJECT:
    return _("an object");
  case CAROM_JSON_LIST:
    return _("a list");
  case CAROM_JSON_NULL:
    return _("null");
  case CAROM_JSON_TEXT:
    return _("a text in quotes");
  case CAROM_JSON_FLAG:
    return carom_json_flag(value) ? "true" : "false";
  case CAROM_JSON_NUMBER:
  default:
    return _("a number");
  }
}

gboolean carom_reader_fail_type(CaromReader *reader, const char *wanted, const char *value,
                                const char *remedy) {
  /* Translators: %1$s is such as "must be a number", %2$s such as "a list". */
  g_autofree char *problem = g_strdup_printf(_("%1$s, but is %2$s."), wanted, describe_type(value));
  return carom_reader_fail(reader, problem, remedy);
}

gboolean carom_reader_choose(CaromReader *reader, const char *value, const char *const *ids,
                             const char *list, guint *index) {
  g_autofree char *joined = list ? g_strdup(list) : g_strjoinv(", ", (char **)ids);
  g_autofree char *remedy = g_strdup_printf(_("Choose one of: %s."), joined);
  if (carom_json_type(value) != CAROM_JSON_TEXT)
    return carom_reader_fail_type(reader, _("must be a text"), value, remedy);
  g_autofree char *id = carom_json_text(reader->text, value, reader->error);
  if (!id)
    return FALSE;
  for (guint i = 0; ids[i]; i++)
    if (g_str_equal(ids[i], id)) {
      *index = i;
      return TRUE;
    }
  g_autofree char *shown = carom_source_text_excerpt(id);
  g_autofree char *problem = g_strdup_printf(_("cannot be “%s”."), shown);
  return carom_reader_fail(reader, problem, remedy);
}

void carom_reader_describe_unknown(const CaromReader *reader, const char *key,
                                   const GPtrArray *known) {
  if (!reader->unknown)
    return;
  CaromUnknownField field = {reader->path->str, key, known};
  reader->unknown(&field, reader->unknown_data);
}
