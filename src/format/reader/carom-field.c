/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field: loops over the table of an object's fields, which are read in its order whatever the
 * order of the file. A field is written only if its text differs from that of the default; one that
 * the table does not have is written as it was read. */
#include "carom-field.h"

#include "carom-limits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const CaromField *carom_field_find(const CaromObjectKind *kind, const char *name) {
  for (guint i = 0; i < kind->n_fields; i++)
    if (g_str_equal(kind->fields[i].key, name))
      return &kind->fields[i];
  return NULL;
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

/* A field that the table does not have. */
typedef struct {
  char *key; /* without quotes and escapes */
  CaromJsonItem item;
} Other;

static void clear_other(gpointer other) {
  g_free(((Other *)other)->key);
}

static int compare_keys(gconstpointer one, gconstpointer other) {
  return strcmp((*(const Other *const *)one)->key, (*(const Other *const *)other)->key);
}

static gboolean fail_twice(CaromReader *reader, const char *name) {
  return carom_source_text_fail(
      reader->text, name, _("This name occurs twice in the same object. Remove one of the two."),
      reader->error);
}

/* Sorting tells names apart in reasonable time, whatever they are. */
static gboolean check_others(CaromReader *reader, GArray *others) {
  if (others->len < 2)
    return TRUE;
  g_autoptr(GPtrArray) sorted = g_ptr_array_sized_new(others->len);
  for (guint i = 0; i < others->len; i++)
    g_ptr_array_add(sorted, &g_array_index(others, Other, i));
  g_ptr_array_sort(sorted, compare_keys);
  const char *first = NULL;
  for (guint i = 1; i < sorted->len; i++) {
    const Other *one = g_ptr_array_index(sorted, i - 1), *other = g_ptr_array_index(sorted, i);
    const char *second = MAX(one->item.name, other->item.name);
    if (g_str_equal(one->key, other->key) && (!first || second < first))
      first = second;
  }
  return !first || fail_twice(reader, first);
}

/* Keeps the fields that the table does not have as the file has them. */
static gboolean keep_others(CaromReader *reader, const CaromObjectKind *kind, GArray *others,
                            gpointer object) {
  if (others->len == 0)
    return TRUE;
  if (!check_others(reader, others))
    return FALSE;
  g_autoptr(GString) kept = g_string_new(NULL);
  g_autoptr(GPtrArray) known = list_known(kind);
  for (guint i = 0; i < others->len; i++) {
    const Other *other = &g_array_index(others, Other, i);
    const CaromJsonItem *item = &other->item;
    carom_reader_describe_unknown(reader, other->key, known);
    g_string_append(kept, i > 0 ? get_separator(kind) : "");
    g_string_append_len(kept, item->name, item->name_end - item->name);
    g_string_append(kept, ": ");
    g_string_append_len(kept, item->value, item->value_end - item->value);
  }
  G_STRUCT_MEMBER(const char *, object, kind->others) =
      carom_pool_add_text(reader->scene->pool, kept->str);
  return TRUE;
}

static gboolean fail_others(CaromReader *reader, const char *name) {
  g_autofree char *problem = g_strdup_printf(
      _("From here on the file has more than %d fields that Carom does not know, the limit. Put "
        "what is not Carom’s own into fewer fields: each may be an object with any number."),
      CAROM_LIMIT_OTHER_FIELDS);
  return carom_source_text_fail(reader->text, name, problem, reader->error);
}

static gboolean fail_fields(CaromReader *reader, const char *name) {
  g_autofree char *problem =
      g_strdup_printf(_("From here on the object has more than %d fields, the limit. Put what is "
                        "not Carom’s own into one field: that may be an object with any number."),
                      CAROM_LIMIT_FIELDS);
  return carom_source_text_fail(reader->text, name, problem, reader->error);
}

/* Finds where the object's values are.
 *
 * @values: (out): of each field in the table, or NULL
 * @others: (element-type Other): those that are not in the table are added */
static gboolean find_values(CaromReader *reader, const CaromObjectKind *kind, const char *object,
                            const char **values, GArray *others) {
  guint n = 0;
  CaromJsonItem item = carom_json_items(object);
  while (carom_json_next(&item)) {
    if (n++ == CAROM_LIMIT_FIELDS)
      return fail_fields(reader, item.name);
    char *key = carom_json_text(reader->text, item.name, reader->error);
    const CaromField *field = key ? carom_field_find(kind, key) : NULL;
    if (key && !field) {
      Other other = {key, item};
      g_array_append_val(others, other);
      if (++reader->n_others > CAROM_LIMIT_OTHER_FIELDS)
        return fail_others(reader, item.name);
      continue;
    }
    g_free(key);
    if (!field)
      return FALSE;
    if (values[field - kind->fields])
      return fail_twice(reader, item.name);
    values[field - kind->fields] = item.value;
  }
  return TRUE;
}

static gboolean read_field(CaromReader *reader, const CaromField *field, const char *value,
                           gpointer object) {
  if (!value && field->use != CAROM_FIELD_REQUIRED)
    return TRUE;
  gsize mark = carom_reader_enter(reader, field->key);
  gboolean done = value ? field->type->read(reader, field, value, object)
                        : carom_reader_fail(reader, _("is missing."), _(field->remedy));
  carom_reader_leave(reader, mark);
  return done;
}

gboolean carom_field_read_object(CaromReader *reader, const CaromObjectKind *kind,
                                 const char *value, gpointer object) {
  g_autofree const char **values = g_new0(const char *, kind->n_fields);
  g_autoptr(GArray) others = g_array_new(FALSE, FALSE, sizeof(Other));
  g_array_set_clear_func(others, clear_other);
  if (!find_values(reader, kind, value, values, others))
    return FALSE;
  for (guint i = 0; i < kind->n_fields; i++)
    if (!read_field(reader, &kind->fields[i], values[i], object))
      return FALSE;
  return keep_others(reader, kind, others, object) && (!kind->check || kind->check(reader, object));
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
