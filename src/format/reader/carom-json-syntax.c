/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-syntax: a recursive-descent parser that builds nothing. It counts the depth and the
 * memory that json-glib is going to need at a time, collects the names of each object, and goes
 * along in the tables of fields to see which are known. */
#include "carom-json-syntax.h"

#include "carom-json-names.h"
#include "carom-limits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* json-glib keeps integers in 64 bits; numbers with this many digits always fit. */
#define MAX_INTEGER_DIGITS 18

typedef struct {
  const CaromSourceText *text;
  const char *at;
  gsize memory;  /* in bytes: what the file and the values so far are going to need */
  gsize besides; /* of these: all but the piece of a list that it is in */
  CaromJsonNames *names;
  CaromJsonParts *parts;
  guint list_depth;  /* of the list that it is in whose elements are read a piece at a time; or 0 */
  gboolean in_other; /* inside a value that nothing reads */
  GError **error;
} Checker;

static gboolean check_value(Checker *c, const CaromObjectKind *kind, guint depth);

static gboolean fail(Checker *c, const char *problem) {
  return carom_source_text_fail(c->text, c->at, problem, c->error);
}

/* The present byte; 0 at the end of the text, which cannot contain a 0 otherwise. */
static char peek(const Checker *c) {
  return c->at < c->text->end ? *c->at : 0;
}

static gboolean accept(Checker *c, char byte) {
  if (peek(c) != byte)
    return FALSE;
  c->at++;
  return TRUE;
}

static void skip_space(Checker *c) {
  for (; c->at < c->text->end; c->at++)
    if (*c->at != ' ' && *c->at != '\n' && *c->at != '\t' && *c->at != '\r')
      return;
}

/* Counts the memory of a value or a name that begins at @from. What is inside of an unknown value
 * is counted as a whole. */
static gboolean take_memory(Checker *c, const char *from, gsize bytes) {
  c->memory += c->in_other ? 0 : bytes;
  if (c->memory <= CAROM_LIMIT_JSON_MB * (gsize)1000000)
    return TRUE;
  g_autofree char *problem =
      g_strdup_printf(_("Up to here the scene takes more than %d MB of memory, the limit for "
                        "scenes. Use fewer discs, or leave out what is not needed."),
                      CAROM_LIMIT_JSON_MB);
  c->at = from;
  return fail(c, problem);
}

static guint skip_digits(Checker *c) {
  const char *from = c->at;
  while (g_ascii_isdigit(peek(c)))
    c->at++;
  return (guint)(c->at - from);
}

static gboolean check_number(Checker *c) {
  const char *from = c->at;
  accept(c, '-');
  const char *first = c->at;
  guint n_digits = skip_digits(c);
  if (n_digits == 0)
    return fail(c, _("A digit is missing here. Numbers look like 12, −0.5 or 6.02e23."));
  if (*first == '0' && n_digits > 1) {
    c->at = first;
    return fail(c, _("A number cannot start with 0 and another digit. Leave out the 0."));
  }
  gboolean is_integer = TRUE;
  if (accept(c, '.')) {
    is_integer = FALSE;
    if (skip_digits(c) == 0)
      return fail(c, _("A digit is missing after the decimal point. Write 1.0 rather than 1."));
  }
  if (accept(c, 'e') || accept(c, 'E')) {
    is_integer = FALSE;
    if (!accept(c, '+'))
      accept(c, '-');
    if (skip_digits(c) == 0)
      return fail(c, _("A digit is missing in the exponent. Numbers look like 6.02e23."));
  }
  if (is_integer && n_digits > MAX_INTEGER_DIGITS && !c->in_other) {
    c->at = from;
    return fail(c, _("This whole number has too many digits. Write it with an exponent, such as "
                     "1.5e20."));
  }
  return TRUE;
}

/* Reads the four digits after \u.
 *
 * Returns: −1 if they are not digits */
static int read_hex(Checker *c) {
  int unit = 0;
  for (guint i = 0; i < 4; i++) {
    int digit = g_ascii_xdigit_value(peek(c));
    if (digit < 0)
      return -1;
    unit = unit * 16 + digit;
    c->at++;
  }
  return unit;
}

static gboolean check_unicode_escape(Checker *c) {
  int unit = read_hex(c);
  if (unit < 0)
    return fail(c, _("Four hexadecimal digits must follow \\u, as in \\u00e9."));
  if (c->in_other)
    return TRUE;
  if (unit == 0)
    return fail(c, _("Text cannot hold the character \\u0000. Leave it out."));
  if (unit < 0xd800 || unit > 0xdfff)
    return TRUE;
  if (unit < 0xdc00 && accept(c, '\\') && accept(c, 'u')) {
    int low = read_hex(c);
    if (low >= 0xdc00 && low <= 0xdfff)
      return TRUE;
  }
  return fail(c, _("This escape is half a character. Write the character itself instead."));
}

static gboolean check_escape(Checker *c) {
  if (accept(c, 'u'))
    return check_unicode_escape(c);
  if (!peek(c) || !strchr("\"\\/bfnrt", peek(c)))
    return fail(c, _("JSON does not know this escape. Write \\\\ for a backslash."));
  c->at++;
  return TRUE;
}

static gboolean check_string(Checker *c) {
  const char *from = c->at;
  if (!accept(c, '"'))
    return fail(c, _("A name in double quotes is missing here, such as \"radius\"."));
  while (!accept(c, '"')) {
    if (peek(c) == 0 || peek(c) == '\n') {
      c->at = from;
      return fail(c, _("The text that begins here has no end. Close it with a double quote."));
    }
    if ((guchar)peek(c) < 0x20)
      return fail(c, _("A control character is inside a text. Write \\t for a tab."));
    if (!accept(c, '\\'))
      c->at++;
    else if (!check_escape(c))
      return FALSE;
  }
  return TRUE;
}

static gboolean check_text(Checker *c) {
  const char *from = c->at;
  return check_string(c) && take_memory(c, from, CAROM_JSON_TEXT_BYTES + 2 * (gsize)(c->at - from));
}

/* The names of all open objects are counted together, which are few but for those of one. */
static gboolean add_name(Checker *c, const char *from, const char *end) {
  if (carom_json_names_enter(c->names) < CAROM_LIMIT_FIELDS) {
    carom_json_names_add(c->names, from + 1, end - 1);
    return TRUE;
  }
  g_autofree char *problem =
      g_strdup_printf(_("From here on the object has more than %d fields, the limit. Put what is "
                        "not Carom’s own into one field: that may be an object with any number."),
                      CAROM_LIMIT_FIELDS);
  c->at = from;
  return fail(c, problem);
}

/* "name" :
 *
 * Returns: the end of the name, or NULL */
static const char *check_name(Checker *c) {
  const char *from = c->at;
  if (!check_string(c) || !take_memory(c, from, CAROM_JSON_NAME_BYTES + 2 * (gsize)(c->at - from)))
    return NULL;
  const char *end = c->at;
  if (!c->in_other && !add_name(c, from, end))
    return NULL;
  skip_space(c);
  if (!accept(c, ':')) {
    fail(c, _("A colon is missing between the name and its value."));
    return NULL;
  }
  return end;
}

/* Its depth is counted anew. json-glib gets a number in its place, and its text is kept, which is
 * no part of the piece of a list that it is in. */
static gboolean check_other(Checker *c, const char *name, const char *name_end) {
  skip_space(c);
  if (!take_memory(c, c->at, CAROM_JSON_OTHER_BYTES))
    return FALSE;
  CaromJsonOther other = {.name = name, .name_end = name_end, .value = c->at};
  c->in_other = TRUE;
  gboolean done = check_value(c, NULL, 0);
  c->in_other = FALSE;
  other.value_end = c->at;
  g_array_append_val(c->parts->others, other);
  gsize kept =
      CAROM_JSON_KEPT_BYTES + 2 * (gsize)((name_end - name) + (other.value_end - other.value));
  c->besides += kept;
  return done && take_memory(c, other.value, kept);
}

static const CaromField *find_last_name(const Checker *c, const CaromObjectKind *kind) {
  gsize length;
  const char *name = carom_json_names_last(c->names, &length);
  return carom_field_find(kind, name, length);
}

/* "name" : value */
static gboolean check_member(Checker *c, const CaromObjectKind *kind, guint depth) {
  const char *name = c->at, *name_end = check_name(c);
  if (!name_end)
    return FALSE;
  const CaromField *field = kind ? find_last_name(c, kind) : NULL;
  if (field || !kind)
    return check_value(c, field ? carom_field_get_kind(field) : NULL, depth);
  return check_other(c, name, name_end);
}

/* Before each piece, what the one before has taken is free again. */
static gboolean check_element(Checker *c, const CaromObjectKind *kind, guint depth) {
  if (c->in_other || depth != c->list_depth)
    return check_value(c, kind, depth);
  const char *from = c->at;
  if (carom_json_parts_add_element(c->parts, from))
    c->memory = c->besides;
  gboolean done = check_value(c, kind, depth);
  carom_json_parts_end_element(c->parts, c->at);
  return done;
}

/* Items separated by commas up to @close.
 *
 * @kind: (nullable): of the object whose members they are, or of those in the list */
static gboolean check_items(Checker *c, char close, const CaromObjectKind *kind, guint depth) {
  skip_space(c);
  if (accept(c, close))
    return TRUE;
  for (;;) {
    skip_space(c);
    if (!(close == '}' ? check_member(c, kind, depth) : check_element(c, kind, depth)))
      return FALSE;
    skip_space(c);
    if (accept(c, close))
      return TRUE;
    if (peek(c) == 0)
      return fail(c, close == '}' ? _("The file ends inside an object. Close it with }.")
                                  : _("The file ends inside a list. Close it with ]."));
    if (!accept(c, ','))
      return fail(c, _("A comma is missing before this, or a bracket does not match."));
    skip_space(c);
    if (peek(c) == close)
      return fail(c, _("Something is missing after the comma. Remove the comma before the closing "
                       "bracket."));
  }
}

static gboolean check_names(Checker *c, guint mark) {
  const char *name;
  CaromJsonNamesResult result = carom_json_names_leave(c->names, mark, &name);
  if (result == CAROM_JSON_NAMES_FINE)
    return TRUE;
  c->at = name - 1; /* at its quote */
  return fail(c, result == CAROM_JSON_NAMES_TWICE
                     ? _("This name occurs twice in the same object. Remove one of the two.")
                     : _("The names in this object are such that telling them apart takes too "
                         "long. Rename some of them."));
}

static void enter_list(Checker *c, guint depth) {
  carom_json_parts_add_list(c->parts, c->at);
  c->list_depth = depth;
  c->besides = c->memory;
}

static void leave_list(Checker *c) {
  carom_json_parts_end_list(c->parts, c->at);
  c->list_depth = 0;
  c->memory = c->besides;
}

static gboolean check_list(Checker *c, const CaromObjectKind *kind, guint depth) {
  if (!take_memory(c, c->at, CAROM_JSON_LIST_BYTES))
    return FALSE;
  gboolean is_part = kind && c->list_depth == 0;
  if (is_part)
    enter_list(c, depth);
  accept(c, '[');
  gboolean done = check_items(c, ']', kind, depth);
  if (is_part)
    leave_list(c);
  return done;
}

static gboolean check_object(Checker *c, const CaromObjectKind *kind, guint depth) {
  if (!take_memory(c, c->at, CAROM_JSON_OBJECT_BYTES))
    return FALSE;
  accept(c, '{');
  guint mark = carom_json_names_enter(c->names);
  return check_items(c, '}', kind, depth) && check_names(c, mark);
}

static gboolean check_container(Checker *c, const CaromObjectKind *kind, guint depth) {
  if (depth >= (c->in_other ? CAROM_LIMIT_OTHER_DEPTH : CAROM_LIMIT_DEPTH))
    return fail(c, _("The brackets are nested too deeply for a scene. Remove the innermost ones."));
  return peek(c) == '[' ? check_list(c, kind, depth + 1) : check_object(c, kind, depth + 1);
}

static gboolean check_word(Checker *c) {
  static const char *const words[] = {"true", "false", "null"};
  const char *end = c->at;
  while (end < c->text->end && g_ascii_isalnum(*end))
    end++;
  for (guint i = 0; i < G_N_ELEMENTS(words); i++)
    if (strlen(words[i]) == (gsize)(end - c->at) &&
        strncmp(words[i], c->at, strlen(words[i])) == 0) {
      c->at = end;
      return TRUE;
    }
  if (c->at == c->text->end)
    return fail(c, _("The file ends where a value is missing. Complete it."));
  return fail(c, _("This is no JSON value. Write a number, a text in double quotes, true, false, "
                   "a list in [ ] or an object in { }."));
}

static gboolean check_value(Checker *c, const CaromObjectKind *kind, guint depth) {
  skip_space(c);
  char byte = peek(c);
  if (byte == '{' || byte == '[')
    return check_container(c, kind, depth);
  if (byte == '"')
    return check_text(c);
  if (!take_memory(c, c->at, CAROM_JSON_OTHER_BYTES))
    return FALSE;
  if (byte == '-' || g_ascii_isdigit(byte))
    return check_number(c);
  return check_word(c);
}

gboolean carom_json_syntax_check(const CaromSourceText *text, const CaromObjectKind *kind,
                                 CaromJsonParts *parts, GError **error) {
  g_autoptr(CaromJsonNames) names = carom_json_names_new();
  Checker c = {
      .text = text,
      .at = text->start,
      .memory = (gsize)(text->end - text->start),
      .names = names,
      .parts = parts,
      .error = error,
  };
  skip_space(&c);
  if (!check_value(&c, peek(&c) == '{' ? kind : NULL, 0))
    return FALSE;
  skip_space(&c);
  return c.at == text->end || fail(&c, _("The scene ends before this. Remove what follows it."));
}
