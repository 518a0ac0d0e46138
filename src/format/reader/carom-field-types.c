/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field-types: reads, checks and writes each type of value. */
#include "carom-decimal.h"
#include "carom-field-schema.h"
#include "carom-field.h"
#include "carom-json-writer.h"
#include "carom-printable.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Remedies of fields tell how to write a file; who has typed a value needs none of that.
 *
 * Returns: (transfer none) (nullable): the remedy, translated */
static const char *get_remedy(const CaromReader *reader, const CaromField *field) {
  return reader->name ? _(field->remedy) : NULL;
}

/* Numbers */

static gboolean in_range(const CaromFieldRange *range, double value) {
  return (range->above ? value > range->low : value >= range->low) && value <= range->high &&
         !(range->whole && value != floor(value));
}

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
  if (in_range(&field->range, *number))
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

const CaromFieldType carom_field_number = {number_read, number_write, carom_field_schema_number};

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

const CaromFieldType carom_field_whole = {whole_read, whole_write, carom_field_schema_number};

gboolean carom_field_count(CaromReader *reader, const CaromField *field, const char *value,
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

const CaromFieldType carom_field_vector = {vector_read, vector_write, carom_field_schema_vector};

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

const CaromFieldType carom_field_interval = {interval_read, interval_write,
                                             carom_field_schema_interval};

/* Flags, texts, colours */

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

const CaromFieldType carom_field_flag = {flag_read, flag_write, carom_field_schema_flag};

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

CaromTextProblem carom_field_check_text(const CaromTextKind *kind, const char *text,
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
  switch (carom_field_check_text(kind, text, &control)) {
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

const CaromFieldType carom_field_text = {text_read, text_write, carom_field_schema_text};

static gboolean interned_read(CaromReader *reader, const CaromField *field, const char *value,
                              gpointer object) {
  g_autofree char *text = read_text(reader, field, value);
  if (!text)
    return FALSE;
  G_STRUCT_MEMBER(const char *, object, field->offset) =
      carom_pool_add_text(reader->scene->pool, text);
  return TRUE;
}

const CaromFieldType carom_field_interned = {interned_read, text_write, carom_field_schema_text};

gboolean carom_field_parse_colour(const char *text, gint32 *rgb) {
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
  return (text && carom_field_parse_colour(text, G_STRUCT_MEMBER_P(object, field->offset))) ||
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

const CaromFieldType carom_field_colour = {colour_read, colour_write, carom_field_schema_colour};

/* Choices */

static gboolean choice_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  return carom_reader_choose(reader, value, field->detail, NULL,
                             G_STRUCT_MEMBER_P(object, field->offset));
}

static void choice_write(GString *json, const CaromField *field, gconstpointer object) {
  const char *const *ids = field->detail;
  g_string_append_printf(json, "\"%s\"", ids[G_STRUCT_MEMBER(guint, object, field->offset)]);
}

const CaromFieldType carom_field_choice = {choice_read, choice_write, carom_field_schema_choice};

/* Objects and lists */

static gboolean object_read(CaromReader *reader, const CaromField *field, const char *value,
                            gpointer object) {
  if (carom_json_type(value) != CAROM_JSON_OBJECT)
    return carom_reader_fail_type(reader, _("must be an object in { }"), value,
                                  get_remedy(reader, field));
  return carom_field_read_object(reader, field->detail, value, object);
}

static void object_write(GString *json, const CaromField *field, gconstpointer object) {
  g_string_append_c(json, '{');
  carom_field_write_object(json, field->detail, object, object);
  g_string_append_c(json, '}');
}

const CaromFieldType carom_field_object = {object_read, object_write, carom_field_schema_object};

/* Reads one element, in its full form or in its short one. */
static gboolean element_read(CaromReader *reader, const CaromField *field, const char *value,
                             gpointer element) {
  const CaromListKind *kind = field->detail;
  const CaromField *shorthand = kind->element->shorthand;
  if (shorthand && carom_json_type(value) != CAROM_JSON_OBJECT) {
    CaromField as_text = *shorthand;
    as_text.remedy = field->remedy;
    as_text.wanted = N_("must be a text or an object in { }");
    return as_text.type->read(reader, &as_text, value, element);
  }
  CaromField as_object = {.remedy = field->remedy, .detail = kind->element};
  return object_read(reader, &as_object, value, element);
}

/* Elements are read where they will stay, so that the list frees what they own. */
static gboolean list_read(CaromReader *reader, const CaromField *field, const char *value,
                          gpointer object) {
  const CaromListKind *kind = field->detail;
  GArray *list = G_STRUCT_MEMBER(GArray *, object, field->offset);
  guint n;
  if (!carom_field_count(reader, field, value, &n))
    return FALSE;
  if (n > kind->limit) {
    g_autofree char *problem =
        g_strdup_printf(_("has %u entries, but the limit is %u."), n, kind->limit);
    return carom_reader_fail(reader, problem, _("Use a smaller scene."));
  }
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

/* Each element is on a line of its own; lists occur only at the top level of a scene. */
static void append_list_item_start(GString *json, gboolean is_first) {
  g_string_append(json, is_first ? "\n    " : ",\n    ");
}

static void append_element(GString *json, const CaromObjectKind *kind, gconstpointer element,
                           gconstpointer defaults) {
  gsize mark = json->len;
  g_string_append_c(json, '{');
  guint n_written = carom_field_write_object(json, kind, element, defaults);
  g_string_append_c(json, '}');
  /* The field of the short form is always written, so one alone is that one. */
  if (kind->shorthand && n_written == 1) {
    g_string_truncate(json, mark);
    kind->shorthand->type->write(json, kind->shorthand, element);
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
  for (guint i = next_written(kind, object, 0); i < list->len;
       i = next_written(kind, object, i + 1)) {
    append_list_item_start(json, n_written++ == 0);
    append_element(json, kind->element, list->data + i * size, defaults);
  }
  g_string_append(json, n_written > 0 ? "\n  ]" : "]");
}

const CaromFieldType carom_field_list = {list_read, list_write, carom_field_schema_list};
