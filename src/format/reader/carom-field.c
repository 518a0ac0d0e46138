/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field: loops over the table of an object's fields. A field is written only if its text
 * differs from that of the default; one that the table does not have is written as it was read. */
#include "carom-field.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const CaromField *carom_field_find(const CaromObjectKind *kind, const char *name, gsize length) {
  for (guint i = 0; i < kind->n_fields; i++) {
    const char *key = kind->fields[i].key;
    if (length > 0 && *key == *name && strncmp(key, name, length) == 0 && key[length] == 0)
      return &kind->fields[i];
  }
  return NULL;
}

const CaromObjectKind *carom_field_get_kind(const CaromField *field) {
  return field->type->get_kind ? field->type->get_kind(field) : NULL;
}

/* Reading */

static const char *get_separator(const CaromObjectKind *kind) {
  return kind->separator ? kind->separator : ", ";
}

/* Returns: (transfer container) (element-type utf8): the fields that there are */
static GPtrArray *list_known(const CaromObjectKind *kind) {
  GPtrArray *known = g_ptr_array_sized_new(kind->n_fields);
  for (guint i = 0; i < kind->n_fields; i++)
    g_ptr_array_add(known, (gpointer)kind->fields[i].key);
  return known;
}

/* Appends the field as the file has it.
 *
 * @node: its value in the tree, see CaromReader.parts */
static void read_other(const CaromReader *reader, const CaromObjectKind *kind, JsonNode *node,
                       GString *others) {
  if (others->len > 0)
    g_string_append(others, get_separator(kind));
  guint index = (guint)json_node_get_int(node);
  carom_json_parts_append_other(others,
                                &g_array_index(reader->parts->others, CaromJsonOther, index));
}

/* Keeps the fields that the table does not have. */
static void read_others(const CaromReader *reader, const CaromObjectKind *kind, JsonObject *json,
                        gpointer object) {
  if (reader->parts->others->len == 0)
    return;
  g_autoptr(GString) others = g_string_new(NULL);
  g_autoptr(GPtrArray) known = list_known(kind);
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;
  json_object_iter_init_ordered(&iter, json);
  while (json_object_iter_next_ordered(&iter, &key, &node))
    if (!carom_field_find(kind, key, strlen(key))) {
      carom_reader_describe_unknown(reader, key, known);
      read_other(reader, kind, node, others);
    }
  if (others->len > 0)
    G_STRUCT_MEMBER(const char *, object, kind->others) =
        carom_pool_add_text(reader->scene->pool, others->str);
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

gboolean carom_field_read_object(CaromReader *reader, const CaromObjectKind *kind, JsonObject *json,
                                 gpointer object) {
  for (guint i = 0; i < kind->n_fields; i++)
    if (!read_field(reader, &kind->fields[i], json, object))
      return FALSE;
  read_others(reader, kind, json, object);
  return !kind->check || kind->check(reader, object);
}

/* Writing */

/* Whether the value differs from the default, by comparing their texts, which contain all bits. */
static gboolean is_worth_writing(const CaromField *field, const char *text,
                                 gconstpointer defaults) {
  if (field->use != CAROM_FIELD_OPTIONAL)
    return TRUE;
  g_autoptr(GString) usual = g_string_new(NULL);
  field->type->write(usual, field, defaults);
  return !g_str_equal(usual->str, text);
}

static guint write_known(GString *json, const CaromObjectKind *kind, gconstpointer object,
                         gconstpointer defaults) {
  g_autoptr(GString) text = g_string_new(NULL);
  guint n_written = 0;
  for (guint i = 0; i < kind->n_fields; i++) {
    const CaromField *field = &kind->fields[i];
    g_string_truncate(text, 0);
    field->type->write(text, field, object);
    if (!is_worth_writing(field, text->str, defaults))
      continue;
    if (n_written++ > 0)
      g_string_append(json, get_separator(kind));
    g_string_append_printf(json, "\"%s\": ", field->key);
    g_string_append_len(json, text->str, (gssize)text->len);
  }
  return n_written;
}

guint carom_field_write_object(GString *json, const CaromObjectKind *kind, gconstpointer object,
                               gconstpointer defaults) {
  guint n_written = write_known(json, kind, object, defaults);
  const char *others = G_STRUCT_MEMBER(const char *, object, kind->others);
  if (!others)
    return n_written;
  if (n_written > 0)
    g_string_append(json, get_separator(kind));
  g_string_append(json, others);
  return n_written + 1;
}
