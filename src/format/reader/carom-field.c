/* carom-field: loops over the table of an object's fields. A field is written only if its text
 * differs from that of the default. */
#include "carom-field.h"

#include <glib/gi18n-lib.h>

/* Reports fields that the table does not have, so that they can be kept. */
static void describe_unknown(const CaromReader *reader, const CaromObjectKind *kind,
                             JsonObject *json) {
  g_autoptr(GPtrArray) known = g_ptr_array_new();
  for (guint i = 0; i < kind->n_fields; i++)
    g_ptr_array_add(known, (gpointer)kind->fields[i].key);
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;
  json_object_iter_init_ordered(&iter, json);
  while (json_object_iter_next_ordered(&iter, &key, &node))
    if (!g_ptr_array_find_with_equal_func(known, key, g_str_equal, NULL))
      carom_reader_describe_unknown(reader, key, node, known);
}

static gboolean read_field(CaromReader *reader, const CaromField *field, JsonObject *json,
                           gpointer object) {
  JsonNode *node = json_object_get_member(json, field->key);
  if (!node && field->use != CAROM_FIELD_REQUIRED)
    return TRUE;
  gsize mark = carom_reader_enter(reader, field->key);
  gboolean done = node ? field->type->read(reader, field, node, object)
                       : carom_reader_fail(reader, _("is missing."), _(field->remedy));
  carom_reader_leave(reader, mark);
  return done;
}

gboolean carom_fields_read(CaromReader *reader, const CaromField *fields, guint n_fields,
                           JsonObject *json, gpointer object) {
  for (guint i = 0; i < n_fields; i++)
    if (!read_field(reader, &fields[i], json, object))
      return FALSE;
  return TRUE;
}

gboolean carom_field_read_object(CaromReader *reader, const CaromObjectKind *kind, JsonObject *json,
                                 gpointer object) {
  if (!carom_fields_read(reader, kind->fields, kind->n_fields, json, object))
    return FALSE;
  describe_unknown(reader, kind, json);
  return !kind->check || kind->check(reader, object);
}

/* Whether the value differs from the default, by comparing their texts, which contain all bits. */
static gboolean is_worth_writing(const CaromField *field, const char *text,
                                 gconstpointer defaults) {
  if (field->use != CAROM_FIELD_OPTIONAL)
    return TRUE;
  g_autoptr(GString) usual = g_string_new(NULL);
  field->type->write(usual, field, defaults);
  return !g_str_equal(usual->str, text);
}

guint carom_field_write_object(GString *json, const CaromObjectKind *kind, gconstpointer object,
                               gconstpointer defaults, const char *separator) {
  g_autoptr(GString) text = g_string_new(NULL);
  guint n_written = 0;
  for (guint i = 0; i < kind->n_fields; i++) {
    const CaromField *field = &kind->fields[i];
    g_string_truncate(text, 0);
    field->type->write(text, field, object);
    if (!is_worth_writing(field, text->str, defaults))
      continue;
    if (n_written++ > 0)
      g_string_append(json, separator);
    g_string_append_printf(json, "\"%s\": ", field->key);
    g_string_append_len(json, text->str, (gssize)text->len);
  }
  return n_written;
}
