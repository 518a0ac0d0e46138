#include "carom-reader.h"

#include "carom-suggest.h"

#include <glib/gi18n-lib.h>

/* In characters. */
#define LONGEST_KEY_SHOWN 60

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

gboolean carom_reader_fail(CaromReader *reader, const char *problem, const char *remedy) {
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

static const char *describe_type(JsonNode *node) {
  if (JSON_NODE_HOLDS_OBJECT(node))
    return _("an object");
  if (JSON_NODE_HOLDS_ARRAY(node))
    return _("a list");
  if (JSON_NODE_HOLDS_NULL(node))
    return _("null");
  if (json_node_get_value_type(node) == G_TYPE_STRING)
    return _("a text in quotes");
  if (json_node_get_value_type(node) == G_TYPE_BOOLEAN)
    return json_node_get_boolean(node) ? "true" : "false";
  return _("a number");
}

gboolean carom_reader_fail_type(CaromReader *reader, const char *wanted, JsonNode *node,
                                const char *remedy) {
  /* Translators: %1$s is such as "must be a number", %2$s such as "a list". */
  g_autofree char *problem = g_strdup_printf(_("%1$s, but is %2$s."), wanted, describe_type(node));
  return carom_reader_fail(reader, problem, remedy);
}

/* "bodies[].note" for "bodies[3]" and "note". */
static char *path_without_indices(const char *path, const char *key) {
  GString *text = g_string_new(NULL);
  for (const char *p = path; *p; p++)
    if (!g_ascii_isdigit(*p))
      g_string_append_c(text, *p);
  g_string_append_c(text, '.');
  g_string_append(text, key);
  return g_string_free(text, FALSE);
}

/* A field name as it can be shown: on one line, and not for ever. */
static char *showable_key(const char *key) {
  GString *shown = g_string_new(NULL);
  guint n = 0;
  for (const char *p = key; *p && n < LONGEST_KEY_SHOWN; p = g_utf8_next_char(p), n++) {
    gunichar character = g_utf8_get_char(p);
    g_string_append_unichar(shown, g_unichar_isprint(character) ? character : 0xfffd);
  }
  if (g_utf8_strlen(key, -1) > LONGEST_KEY_SHOWN)
    g_string_append(shown, "…");
  return g_string_free(shown, FALSE);
}

void carom_reader_remark_unknown(CaromReader *reader, const char *key, const GPtrArray *known) {
  if (!g_hash_table_add(reader->unknown, path_without_indices(reader->path->str, key)))
    return;
  g_autofree char *shown = showable_key(key);
  gsize mark = carom_reader_enter(reader, shown);
  const char *meant = carom_suggest(key, known);
  char *remark =
      meant ? g_strdup_printf(_("%s: %s: this field is not known and has been ignored. Did you "
                                "mean “%s”?"),
                              reader->name, reader->path->str, meant)
            : g_strdup_printf(_("%s: %s: this field is not known and has been ignored. Remove it, "
                                "or look up the fields in scene-format.md."),
                              reader->name, reader->path->str);
  g_ptr_array_add(reader->remarks, remark);
  carom_reader_leave(reader, mark);
}
