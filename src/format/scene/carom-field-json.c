/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field-json: objects loop over their tables, whose fields are read in the table's order
 * whatever the order of the file. A field is written only if its text differs from that of the
 * default; one that the table does not have is written as it was read. Below that, each type of
 * value is read, checked, written and described. */
#include "carom-field-json.h"

#include "carom-decimal.h"
#include "carom-limits.h"
#include "carom-printable.h"

#include <float.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* ---- Objects, read ---- */

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
  gboolean done = value ? carom_field_json_read(reader, field, value, object)
                        : carom_reader_fail(reader, _("is missing."), _(field->remedy));
  carom_reader_leave(reader, mark);
  return done;
}

gboolean carom_field_json_check_object(CaromReader *reader, const CaromObjectKind *kind,
                                       gconstpointer object) {
  CaromFieldFault fault = kind->check ? kind->check(object) : (CaromFieldFault){0};
  return !fault.problem || carom_reader_fail(reader, _(fault.problem), _(fault.remedy));
}

gboolean carom_field_json_read_object(CaromReader *reader, const CaromObjectKind *kind,
                                      const char *value, gpointer object) {
  g_autofree const char **values = g_new0(const char *, kind->n_fields);
  g_autoptr(GArray) others = g_array_new(FALSE, FALSE, sizeof(Other));
  g_array_set_clear_func(others, clear_other);
  if (!find_values(reader, kind, value, values, others))
    return FALSE;
  for (guint i = 0; i < kind->n_fields; i++)
    if (!read_field(reader, &kind->fields[i], values[i], object))
      return FALSE;
  return keep_others(reader, kind, others, object) &&
         carom_field_json_check_object(reader, kind, object);
}

/* ---- Objects, written ---- */

/* Whether the value differs from the default, by comparing their texts, which contain all bits. */
static gboolean is_worth_writing(const CaromField *field, const char *text,
                                 gconstpointer defaults) {
  if (field->use != CAROM_FIELD_OPTIONAL)
    return TRUE;
  g_autoptr(GString) usual = g_string_new(NULL);
  carom_field_json_write(usual, field, defaults);
  return !g_str_equal(usual->str, text);
}

static guint write_known(GString *json, const CaromObjectKind *kind, gconstpointer object,
                         gconstpointer defaults) {
  g_autoptr(GString) text = g_string_new(NULL);
  guint n_written = 0;
  for (guint i = 0; i < kind->n_fields; i++) {
    const CaromField *field = &kind->fields[i];
    g_string_truncate(text, 0);
    carom_field_json_write(text, field, object);
    if (!is_worth_writing(field, text->str, defaults))
      continue;
    if (n_written++ > 0)
      g_string_append(json, get_separator(kind));
    g_string_append_printf(json, "\"%s\": ", field->key);
    g_string_append_len(json, text->str, (gssize)text->len);
  }
  return n_written;
}

guint carom_field_json_write_object(GString *json, const CaromObjectKind *kind,
                                    gconstpointer object, gconstpointer defaults) {
  guint n_written = write_known(json, kind, object, defaults);
  const char *others = G_STRUCT_MEMBER(const char *, object, kind->others);
  if (!others)
    return n_written;
  if (n_written > 0)
    g_string_append(json, get_separator(kind));
  g_string_append(json, others);
  return n_written + 1;
}

/* ---- Objects, described ----
 *
 * A type's range becomes the limits of its values, and a field's remedy, which says what to give,
 * its description. */

static void add_field(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_begin_object(schema, field->key, CAROM_JSON_LINES);
  if (field->remedy)
    carom_json_writer_add_string(schema, "description", field->remedy);
  carom_field_json_describe(schema, field);
  carom_json_writer_end(schema);
}

void carom_field_json_describe_object(CaromJsonWriter *schema, const CaromObjectKind *kind) {
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

/* ---- Values ---- */

/* Remedies of fields tell how to write a file; who has typed a value needs none of that.
 *
 * Returns: (transfer none) (nullable): the remedy, translated */
static const char *get_remedy(const CaromReader *reader, const CaromField *field) {
  return reader->name ? _(field->remedy) : NULL;
}

/* ---- Numbers ---- */

/* Returns: (transfer full): the condition of @range that @value violates */
static char *describe_range(const CaromFieldRange *range, double value) {
  char low[CAROM_DECIMAL_SIZE], high[CAROM_DECIMAL_SIZE], is[CAROM_DECIMAL_SIZE];
  carom_decimal_display(low, range->low);
  carom_decimal_display(high, range->high);
  carom_decimal_display(is, value);
  if (range->whole && range->high == range->low + 1)
    return g_strdup_printf(_("must be %s or %s, but is %s."), low, high, is);
  if (range->whole)
    return g_strdup_printf(_("must be a whole number from %s to %s, but is %s."), low, high, is);
  if (range->above && value > range->high)
    return g_strdup_printf(_("must be at most %s, but is %s."), high, is);
  if (!range->above && isfinite(range->high))
    return g_strdup_printf(_("must be from %s to %s, but is %s."), low, high, is);
  if (range->above)
    return g_strdup_printf(_("must be greater than %s, but is %s."), low, is);
  return g_strdup_printf(_("must be %s or more, but is %s."), low, is);
}

static gboolean read_number(CaromReader *reader, const CaromField *field, const char *value,
                            double *number) {
  if (carom_json_type(value) != CAROM_JSON_NUMBER)
    return carom_reader_fail_type(reader, _("must be a number"), value, get_remedy(reader, field));
  *number = carom_json_number(value);
  if (!isfinite(*number))
    return carom_reader_fail(reader, _("is too large for this program."),
                             get_remedy(reader, field));
  if (carom_field_in_range(&field->range, *number))
    return TRUE;
  g_autofree char *problem = describe_range(&field->range, *number);
  return carom_reader_fail(reader, problem, get_remedy(reader, field));
}

static void append_number(GString *json, double value) {
  char buffer[CAROM_DECIMAL_SIZE];
  g_string_append(json, carom_decimal_format(buffer, value));
}

static gboolean number_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  return read_number(reader, field, value, G_STRUCT_MEMBER_P(object, field->offset));
}

static void number_write(GString *json, const CaromField *field, gconstpointer object) {
  append_number(json, G_STRUCT_MEMBER(double, object, field->offset));
}

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

static void number_describe(CaromJsonWriter *schema, const CaromField *field) {
  add_number(schema, &field->range);
}

static gboolean whole_read(CaromReader *reader, const CaromField *field, const char *value,
                           gpointer object) {
  double number;
  if (!read_number(reader, field, value, &number))
    return FALSE;
  G_STRUCT_MEMBER(guint32, object, field->offset) = (guint32)number;
  return TRUE;
}

static void whole_write(GString *json, const CaromField *field, gconstpointer object) {
  g_string_append_printf(json, "%u", G_STRUCT_MEMBER(guint32, object, field->offset));
}

gboolean carom_field_json_count(CaromReader *reader, const CaromField *field, const char *value,
                                guint *n) {
  if (carom_json_type(value) != CAROM_JSON_LIST)
    return carom_reader_fail_type(reader, _("must be a list in [ ]"), value,
                                  get_remedy(reader, field));
  *n = carom_json_count(value);
  return TRUE;
}

/* Reads exactly two numbers. */
static gboolean read_pair(CaromReader *reader, const CaromField *field, const char *value,
                          double pair[2], const char *wanted) {
  if (carom_json_type(value) != CAROM_JSON_LIST)
    return carom_reader_fail_type(reader, wanted, value, get_remedy(reader, field));
  guint n = carom_json_count(value);
  if (n != 2) {
    g_autofree char *problem = g_strdup_printf(
        ngettext("must have two numbers, but has %u.", "must have two numbers, but has %u.", n), n);
    return carom_reader_fail(reader, problem, get_remedy(reader, field));
  }
  CaromJsonItem item = carom_json_items(value);
  for (guint i = 0; carom_json_next(&item); i++) {
    gsize mark = carom_reader_enter_element(reader, i);
    gboolean done = read_number(reader, field, item.value, &pair[i]);
    carom_reader_leave(reader, mark);
    if (!done)
      return FALSE;
  }
  return TRUE;
}

static void append_pair(GString *json, double one, double other) {
  g_string_append_c(json, '[');
  append_number(json, one);
  g_string_append(json, ", ");
  append_number(json, other);
  g_string_append_c(json, ']');
}

static gboolean vector_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  double pair[2];
  if (!read_pair(reader, field, value, pair, _("must be a list of two numbers")))
    return FALSE;
  G_STRUCT_MEMBER(CaromVec2, object, field->offset) = carom_vec2(pair[0], pair[1]);
  return TRUE;
}

static void vector_write(GString *json, const CaromField *field, gconstpointer object) {
  CaromVec2 vector = G_STRUCT_MEMBER(CaromVec2, object, field->offset);
  append_pair(json, vector.x, vector.y);
}

static void vector_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_add_string(schema, "type", "array");
  carom_json_writer_begin_object(schema, "items", CAROM_JSON_ONE_LINE);
  add_number(schema, &field->range);
  carom_json_writer_end(schema);
  carom_json_writer_add_count(schema, "minItems", 2);
  carom_json_writer_add_count(schema, "maxItems", 2);
}

static gboolean interval_read(CaromReader *reader, const CaromField *field, const char *value,
                              gpointer object) {
  double *ends = G_STRUCT_MEMBER_P(object, field->offset);
  if (carom_json_type(value) == CAROM_JSON_NUMBER) {
    gboolean done = read_number(reader, field, value, &ends[0]);
    ends[1] = ends[0];
    return done;
  }
  if (!read_pair(reader, field, value, ends, _("must be a number or a list of two numbers")))
    return FALSE;
  return ends[0] <= ends[1] || carom_reader_fail(reader, _("has the larger number first."),
                                                 _("Give the smaller number first."));
}

static void interval_write(GString *json, const CaromField *field, gconstpointer object) {
  const double *ends = G_STRUCT_MEMBER_P(object, field->offset);
  /* Compared by bits, since 0 and −0 are different numbers. */
  if (ends[0] == ends[1] && signbit(ends[0]) == signbit(ends[1]))
    append_number(json, ends[0]);
  else
    append_pair(json, ends[0], ends[1]);
}

/* Values are as @one describes them, or as @other does. */
static void describe_either(CaromJsonWriter *schema, const CaromField *field,
                            void (*one)(CaromJsonWriter *schema, const CaromField *field),
                            void (*other)(CaromJsonWriter *schema, const CaromField *field)) {
  carom_json_writer_begin_array(schema, "anyOf", CAROM_JSON_LINES);
  carom_json_writer_begin_object(schema, NULL, CAROM_JSON_ONE_LINE);
  one(schema, field);
  carom_json_writer_end(schema);
  carom_json_writer_begin_object(schema, NULL, CAROM_JSON_ONE_LINE);
  other(schema, field);
  carom_json_writer_end(schema);
  carom_json_writer_end(schema);
}

static void interval_describe(CaromJsonWriter *schema, const CaromField *field) {
  describe_either(schema, field, number_describe, vector_describe);
}

/* ---- Flags, texts, colours ---- */

static gboolean flag_read(CaromReader *reader, const CaromField *field, const char *value,
                          gpointer object) {
  if (carom_json_type(value) != CAROM_JSON_FLAG)
    return carom_reader_fail_type(reader, _("must be true or false"), value,
                                  get_remedy(reader, field));
  G_STRUCT_MEMBER(gboolean, object, field->offset) = carom_json_flag(value);
  return TRUE;
}

static void flag_write(GString *json, const CaromField *field, gconstpointer object) {
  g_string_append(json, G_STRUCT_MEMBER(gboolean, object, field->offset) ? "true" : "false");
}

static void flag_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_add_string(schema, "type", "boolean");
}

/* A number, or whether it is there at all. */

static gboolean number_or_all_read(CaromReader *reader, const CaromField *field, const char *value,
                                   gpointer object) {
  if (carom_json_type(value) != CAROM_JSON_FLAG)
    return number_read(reader, field, value, object);
  G_STRUCT_MEMBER(double, object, field->offset) = carom_json_flag(value) ? INFINITY : 0;
  return TRUE;
}

static void number_or_all_write(GString *json, const CaromField *field, gconstpointer object) {
  if (isinf(G_STRUCT_MEMBER(double, object, field->offset)))
    g_string_append(json, "true");
  else
    number_write(json, field, object);
}

static void number_or_all_describe(CaromJsonWriter *schema, const CaromField *field) {
  describe_either(schema, field, flag_describe, number_describe);
}

static gboolean is_blank(const char *text) {
  while (g_unichar_isspace(g_utf8_get_char(text)))
    text = g_utf8_next_char(text);
  return *text == 0;
}

static gboolean fail_control(CaromReader *reader, const CaromField *field, const char *control,
                             gboolean is_line) {
  g_autofree char *problem = g_strdup_printf(
      /* Translators: %s is a control character as it is written in a file, such as \n. */
      is_line ? _("must be a single line without control characters, but has %s.")
              /* Translators: %s is a control character as it is written in a file, such as \x1b. */
              : _("must have no control characters but line ends and tabs, but has %s."),
      control);
  return carom_reader_fail(reader, problem, get_remedy(reader, field));
}

static gboolean fail_length(CaromReader *reader, glong n, guint limit) {
  g_autofree char *problem =
      g_strdup_printf(_("has %ld characters, but the limit is %u."), n, limit);
  return carom_reader_fail(reader, problem, _("Use fewer words."));
}

CaromTextProblem carom_field_json_check_text(const CaromTextKind *kind, const char *text,
                                             char **control) {
  *control = NULL;
  if (g_utf8_strlen(text, -1) > (glong)kind->limit)
    return CAROM_TEXT_TOO_LONG;
  *control = carom_printable_find_control(text, kind->is_line ? CAROM_PRINTABLE_LINE
                                                              : CAROM_PRINTABLE_LINES);
  if (*control)
    return CAROM_TEXT_HAS_CONTROL;
  return kind->not_blank && is_blank(text) ? CAROM_TEXT_BLANK : CAROM_TEXT_FINE;
}

static gboolean check_text(CaromReader *reader, const CaromField *field, const char *text) {
  const CaromTextKind *kind = field->detail;
  g_autofree char *control = NULL;
  switch (carom_field_json_check_text(kind, text, &control)) {
  case CAROM_TEXT_TOO_LONG:
    return fail_length(reader, g_utf8_strlen(text, -1), kind->limit);
  case CAROM_TEXT_HAS_CONTROL:
    return fail_control(reader, field, control, kind->is_line);
  case CAROM_TEXT_BLANK:
    return carom_reader_fail(reader, _("must not be blank."), get_remedy(reader, field));
  case CAROM_TEXT_FINE:
  default:
    return TRUE;
  }
}

/* Checks type and contents.
 *
 * Returns: (transfer full) (nullable): the text, or NULL with the reader's error set */
static char *read_text(CaromReader *reader, const CaromField *field, const char *value) {
  if (carom_json_type(value) != CAROM_JSON_TEXT) {
    carom_reader_fail_type(reader, field->wanted ? _(field->wanted) : _("must be a text"), value,
                           get_remedy(reader, field));
    return NULL;
  }
  g_autofree char *text = carom_json_text(reader->text, value, reader->error);
  return text && check_text(reader, field, text) ? g_steal_pointer(&text) : NULL;
}

static gboolean text_read(CaromReader *reader, const CaromField *field, const char *value,
                          gpointer object) {
  char *text = read_text(reader, field, value), **member = G_STRUCT_MEMBER_P(object, field->offset);
  if (!text)
    return FALSE;
  g_free(*member);
  *member = text;
  return TRUE;
}

static void text_write(GString *json, const CaromField *field, gconstpointer object) {
  const char *text = G_STRUCT_MEMBER(const char *, object, field->offset);
  if (text)
    carom_json_writer_append_string(json, text);
  else
    g_string_append(json, "null");
}

static void text_describe(CaromJsonWriter *schema, const CaromField *field) {
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

static gboolean interned_read(CaromReader *reader, const CaromField *field, const char *value,
                              gpointer object) {
  g_autofree char *text = read_text(reader, field, value);
  if (!text)
    return FALSE;
  G_STRUCT_MEMBER(const char *, object, field->offset) =
      carom_pool_add_text(reader->scene->pool, text);
  return TRUE;
}

gboolean carom_field_json_parse_colour(const char *text, gint32 *rgb) {
  static const char digits[] = "0123456789abcdefABCDEF";
  if (text[0] != '#' || strlen(text) != 7 || strspn(text + 1, digits) != 6)
    return FALSE;
  *rgb = (gint32)g_ascii_strtoull(text + 1, NULL, 16);
  return TRUE;
}

static gboolean colour_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  g_autofree char *text =
      carom_json_type(value) == CAROM_JSON_TEXT ? carom_json_text(reader->text, value, NULL) : NULL;
  return (text && carom_field_json_parse_colour(text, G_STRUCT_MEMBER_P(object, field->offset))) ||
         carom_reader_fail(reader, _("must be a colour such as \"#1f77b4\"."),
                           get_remedy(reader, field));
}

static void colour_write(GString *json, const CaromField *field, gconstpointer object) {
  gint32 rgb = G_STRUCT_MEMBER(gint32, object, field->offset);
  if (rgb == CAROM_NO_COLOUR)
    g_string_append(json, "null");
  else
    g_string_append_printf(json, "\"#%06x\"", (guint)rgb);
}

/* The length, since in some languages $ also stands before a line end. */
static void colour_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_add_string(schema, "type", "string");
  carom_json_writer_add_string(schema, "pattern", "^#[0-9A-Fa-f]{6}$");
  carom_json_writer_add_count(schema, "maxLength", 7);
}

/* ---- Choices ---- */

static gboolean choice_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  const CaromChoices *choices = field->detail;
  return carom_reader_choose(reader, value, choices->ids, NULL,
                             G_STRUCT_MEMBER_P(object, field->offset));
}

static void choice_write(GString *json, const CaromField *field, gconstpointer object) {
  const CaromChoices *choices = field->detail;
  g_string_append_printf(json, "\"%s\"",
                         choices->ids[G_STRUCT_MEMBER(guint, object, field->offset)]);
}

void carom_field_json_describe_choice(CaromJsonWriter *schema, const char *const *ids) {
  carom_json_writer_begin_array(schema, "enum", CAROM_JSON_ONE_LINE);
  for (guint i = 0; ids[i]; i++)
    carom_json_writer_add_string(schema, NULL, ids[i]);
  carom_json_writer_end(schema);
}

static void choice_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_field_json_describe_choice(schema, ((const CaromChoices *)field->detail)->ids);
}

/* ---- Times: pairs, each after the one before it ---- */

/* What can be wrong with a pair of times. A time below 0 and a list that is too long have been
 * refused before, with messages of their own. */
static const char *const problems[] = {
    [CAROM_WALL_OPENING_BACKWARDS] = N_("does not end after it begins."),
    [CAROM_WALL_OPENING_BEFORE_LAST] = N_("begins before the one before it has ended."),
};

/* A pair is read as any list of two numbers. */
static gboolean read_interval(CaromReader *reader, const CaromField *field, const char *value,
                              GArray *intervals) {
  CaromField pair = {.remedy = field->remedy, .range = field->range};
  CaromVec2 ends;
  if (!vector_read(reader, &pair, value, &ends))
    return FALSE;
  CaromWallOpeningFault fault =
      carom_wall_append_opening(intervals, (CaromInterval){ends.x, ends.y});
  return fault == CAROM_WALL_OPENING_FINE ||
         carom_reader_fail(reader, _(problems[fault]), _(field->remedy));
}

static gboolean fail_for_all(CaromReader *reader) {
  g_autofree char *problem =
      g_strdup_printf(_("brings the times at which doors open to more than %u, the limit for all "
                        "doors together."),
                      (guint)CAROM_SCENE_MAX_OPENINGS_OF_ALL);
  return carom_reader_fail(reader, problem, _("Use fewer doors, or fewer times."));
}

static gboolean times_read(CaromReader *reader, const CaromField *field, const char *value,
                           gpointer object) {
  guint n;
  if (!carom_field_json_count(reader, field, value, &n))
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

static void times_write(GString *json, const CaromField *field, gconstpointer object) {
  const CaromIntervals *open = G_STRUCT_MEMBER(const CaromIntervals *, object, field->offset);
  CaromField pair = {0};
  g_string_append_c(json, '[');
  for (guint i = 0; open && i < open->n; i++) {
    CaromVec2 ends = {open->interval[i].from_s, open->interval[i].until_s};
    g_string_append(json, i == 0 ? "" : ", ");
    vector_write(json, &pair, &ends);
  }
  g_string_append_c(json, ']');
}

static void times_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_json_writer_add_string(schema, "type", "array");
  carom_json_writer_add_count(schema, "maxItems", CAROM_SCENE_MAX_OPENINGS);
  carom_json_writer_begin_object(schema, "items", CAROM_JSON_LINES);
  vector_describe(schema, field);
  carom_json_writer_end(schema);
}

/* ---- Objects and lists as values ---- */

static gboolean object_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  const CaromObjectKind *kind = field->detail;
  if (carom_json_type(value) != CAROM_JSON_OBJECT)
    return carom_reader_fail_type(reader, _("must be an object in { }"), value,
                                  get_remedy(reader, field));
  if (kind->presence)
    G_STRUCT_MEMBER(gboolean, object, kind->presence) = TRUE;
  return carom_field_json_read_object(reader, kind, value, object);
}

static void object_write(GString *json, const CaromField *field, gconstpointer object) {
  const CaromObjectKind *kind = field->detail;
  if (kind->presence && !G_STRUCT_MEMBER(gboolean, object, kind->presence)) {
    g_string_append(json, "null");
    return;
  }
  g_string_append_c(json, '{');
  carom_field_json_write_object(json, kind, object, object);
  g_string_append_c(json, '}');
}

static void object_describe(CaromJsonWriter *schema, const CaromField *field) {
  carom_field_json_describe_object(schema, field->detail);
}

/* Reads one element, in its full form or in its short one. */
static gboolean element_read(CaromReader *reader, const CaromField *field, const char *value,
                             gpointer element) {
  const CaromListKind *kind = field->detail;
  const CaromField *shorthand = kind->element->shorthand;
  if (shorthand && carom_json_type(value) != CAROM_JSON_OBJECT) {
    CaromField as_text = *shorthand;
    as_text.remedy = field->remedy;
    as_text.wanted = N_("must be a text or an object in { }");
    return carom_field_json_read(reader, &as_text, value, element);
  }
  CaromField as_object = {.remedy = field->remedy, .detail = kind->element};
  return object_read(reader, &as_object, value, element);
}

/* Returns: (transfer none): the list, which is made where there is none */
static GArray *get_list(const CaromField *field, gpointer object) {
  const CaromListKind *kind = field->detail;
  GArray **list = G_STRUCT_MEMBER_P(object, field->offset);
  if (!*list)
    *list = kind->make();
  return *list;
}

/* Elements are read where they will stay, so that the list frees what they own. */
static gboolean list_read(CaromReader *reader, const CaromField *field, const char *value,
                          gpointer object) {
  const CaromListKind *kind = field->detail;
  guint n;
  if (!carom_field_json_count(reader, field, value, &n))
    return FALSE;
  if (n > kind->limit) {
    g_autofree char *problem =
        g_strdup_printf(_("has %u entries, but the limit is %u."), n, kind->limit);
    return carom_reader_fail(reader, problem,
                             kind->make ? _(field->remedy) : _("Use a smaller scene."));
  }
  GArray *list = get_list(field, object);
  CaromJsonItem item = carom_json_items(value);
  for (guint i = 0; carom_json_next(&item); i++) {
    gsize mark = carom_reader_enter_element(reader, i);
    g_array_set_size(list, i + 1);
    gpointer element = list->data + i * kind->element->size;
    kind->element->init(element, reader->scene);
    if (!element_read(reader, field, item.value, element))
      return FALSE;
    carom_reader_leave(reader, mark);
  }
  return TRUE;
}

/* Each element is on a line of its own. Lists are those of a scene, or of one of their elements,
 * which has the depth of an element at least. */
static void append_list_item_start(GString *json, const CaromListKind *kind, gboolean is_first) {
  g_string_append(json, is_first ? "\n    " : ",\n    ");
  g_string_append(json, kind->make ? "   " : "");
}

static void append_element(GString *json, const CaromObjectKind *kind, gconstpointer element,
                           gconstpointer defaults) {
  gsize mark = json->len;
  g_string_append_c(json, '{');
  guint n_written = carom_field_json_write_object(json, kind, element, defaults);
  g_string_append_c(json, '}');
  /* The field of the short form is always written, so one alone is that one. */
  if (kind->shorthand && n_written == 1) {
    g_string_truncate(json, mark);
    carom_field_json_write(json, kind->shorthand, element);
  }
}

static guint next_written(const CaromListKind *kind, gconstpointer object, guint i) {
  return kind->next_written ? kind->next_written(object, i) : i;
}

static void list_write(GString *json, const CaromField *field, gconstpointer object) {
  const CaromListKind *kind = field->detail;
  const GArray *list = G_STRUCT_MEMBER(GArray *, object, field->offset);
  gsize size = kind->element->size;
  g_autofree gpointer defaults = g_malloc0(size);
  kind->element->init(defaults, object);
  g_string_append_c(json, '[');
  guint n_written = 0;
  guint n = list ? list->len : 0;
  for (guint i = next_written(kind, object, 0); i < n; i = next_written(kind, object, i + 1)) {
    append_list_item_start(json, kind, n_written++ == 0);
    append_element(json, kind->element, list->data + i * size, defaults);
  }
  g_string_append(json, n_written > 0 && !kind->make ? "\n  ]" : "]");
}

/* Elements that may stand in their short form. */
static void add_short_or_long(CaromJsonWriter *schema, const CaromObjectKind *kind) {
  carom_json_writer_begin_array(schema, "anyOf", CAROM_JSON_LINES);
  carom_json_writer_begin_object(schema, NULL, CAROM_JSON_LINES);
  carom_field_json_describe(schema, kind->shorthand);
  carom_json_writer_end(schema);
  carom_json_writer_begin_object(schema, NULL, CAROM_JSON_LINES);
  carom_field_json_describe_object(schema, kind);
  carom_json_writer_end(schema);
  carom_json_writer_end(schema);
}

static void list_describe(CaromJsonWriter *schema, const CaromField *field) {
  const CaromListKind *kind = field->detail;
  carom_json_writer_add_string(schema, "type", "array");
  carom_json_writer_add_count(schema, "maxItems", kind->limit);
  carom_json_writer_begin_object(schema, "items", CAROM_JSON_LINES);
  if (kind->element->shorthand)
    add_short_or_long(schema, kind->element);
  else
    carom_field_json_describe_object(schema, kind->element);
  carom_json_writer_end(schema);
}

/* ---- All types ---- */

#define CODER(read, write, describe)                                                               \
  &(const CaromFieldCoder) {                                                                       \
    read, write, describe                                                                          \
  }

static const CaromFieldCoder *const coders[CAROM_N_FIELD_TYPES] = {
    [CAROM_FIELD_NUMBER] = CODER(number_read, number_write, number_describe),
    [CAROM_FIELD_NUMBER_OR_ALL] =
        CODER(number_or_all_read, number_or_all_write, number_or_all_describe),
    [CAROM_FIELD_INTERVAL] = CODER(interval_read, interval_write, interval_describe),
    [CAROM_FIELD_VECTOR] = CODER(vector_read, vector_write, vector_describe),
    [CAROM_FIELD_WHOLE] = CODER(whole_read, whole_write, number_describe),
    [CAROM_FIELD_FLAG] = CODER(flag_read, flag_write, flag_describe),
    [CAROM_FIELD_TEXT] = CODER(text_read, text_write, text_describe),
    [CAROM_FIELD_INTERNED] = CODER(interned_read, text_write, text_describe),
    [CAROM_FIELD_COLOUR] = CODER(colour_read, colour_write, colour_describe),
    [CAROM_FIELD_CHOICE] = CODER(choice_read, choice_write, choice_describe),
    [CAROM_FIELD_TIMES] = CODER(times_read, times_write, times_describe),
    [CAROM_FIELD_OBJECT] = CODER(object_read, object_write, object_describe),
    [CAROM_FIELD_LIST] = CODER(list_read, list_write, list_describe),
    [CAROM_FIELD_QUANTITIES] = &carom_field_json_quantities,
    [CAROM_FIELD_PANES] = &carom_field_json_panes,
    [CAROM_FIELD_PART] = &carom_field_json_part,
    [CAROM_FIELD_FORMAT] = &carom_field_json_format,
    [CAROM_FIELD_VERSION] = &carom_field_json_version,
};

gboolean carom_field_json_read(CaromReader *reader, const CaromField *field, const char *value,
                               gpointer object) {
  return coders[field->type]->read(reader, field, value, object);
}

void carom_field_json_write(GString *json, const CaromField *field, gconstpointer object) {
  coders[field->type]->write(json, field, object);
}

void carom_field_json_describe(CaromJsonWriter *schema, const CaromField *field) {
  coders[field->type]->describe(schema, field);
}
