/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json: a recursive-descent parser that builds nothing, and what may be found in its text
 * then without looking out for mistakes. */
#include "carom-json.h"

#include "carom-limits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- Checking ---- */

typedef struct {
  const CaromSourceText *text;
  const char *at;
  GError **error;
} Checker;

static gboolean check_value(Checker *c, guint depth);

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

static gboolean is_space(char byte) {
  return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r';
}

static void skip_space(Checker *c) {
  while (is_space(peek(c)))
    c->at++;
}

static guint skip_digits(Checker *c) {
  const char *from = c->at;
  while (g_ascii_isdigit(peek(c)))
    c->at++;
  return (guint)(c->at - from);
}

static gboolean check_number(Checker *c) {
  accept(c, '-');
  const char *first = c->at;
  guint n_digits = skip_digits(c);
  if (n_digits == 0)
    return fail(c, _("A digit is missing here. Numbers look like 12, −0.5 or 6.02e23."));
  if (*first == '0' && n_digits > 1) {
    c->at = first;
    return fail(c, _("A number cannot start with 0 and another digit. Leave out the 0."));
  }
  if (accept(c, '.') && skip_digits(c) == 0)
    return fail(c, _("A digit is missing after the decimal point. Write 1.0 rather than 1."));
  if (accept(c, 'e') || accept(c, 'E')) {
    if (!accept(c, '+'))
      accept(c, '-');
    if (skip_digits(c) == 0)
      return fail(c, _("A digit is missing in the exponent. Numbers look like 6.02e23."));
  }
  return TRUE;
}

static gboolean check_escape(Checker *c) {
  if (accept(c, 'u')) {
    for (guint i = 0; i < 4; i++, c->at++)
      if (!g_ascii_isxdigit(peek(c)))
        return fail(c, _("Four hexadecimal digits must follow \\u, as in \\u00e9."));
    return TRUE;
  }
  if (!peek(c) || !strchr("\"\\/bfnrt", peek(c)))
    return fail(c, _("JSON does not know this escape. Write \\\\ for a backslash."));
  c->at++;
  return TRUE;
}

static gboolean check_text(Checker *c) {
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

/* "name" : */
static gboolean check_name(Checker *c) {
  if (!check_text(c))
    return FALSE;
  skip_space(c);
  return accept(c, ':') || fail(c, _("A colon is missing between the name and its value."));
}

/* A list or an object. */
static gboolean check_items(Checker *c, guint depth) {
  if (depth >= CAROM_LIMIT_DEPTH)
    return fail(c, _("The brackets are nested too deeply for a scene. Remove the innermost ones."));
  gboolean is_object = *c->at == '{';
  char close = is_object ? '}' : ']';
  c->at++;
  skip_space(c);
  if (accept(c, close))
    return TRUE;
  for (;;) {
    skip_space(c);
    if ((is_object && !check_name(c)) || !check_value(c, depth + 1))
      return FALSE;
    skip_space(c);
    if (accept(c, close))
      return TRUE;
    if (peek(c) == 0)
      return fail(c, is_object ? _("The file ends inside an object. Close it with }.")
                               : _("The file ends inside a list. Close it with ]."));
    if (!accept(c, ','))
      return fail(c, _("A comma is missing before this, or a bracket does not match."));
    skip_space(c);
    if (peek(c) == close)
      return fail(c, _("Something is missing after the comma. Remove the comma before the closing "
                       "bracket."));
  }
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
    return fail(c, _("The file ends where a value should stand. Add the value."));
  return fail(c,
              _("This is not a JSON value. Write a number, a text in double quotes, true, false, "
                "a list in [ ] or an object in { }."));
}

static gboolean check_value(Checker *c, guint depth) {
  skip_space(c);
  char byte = peek(c);
  if (byte == '{' || byte == '[')
    return check_items(c, depth);
  if (byte == '"')
    return check_text(c);
  return byte == '-' || g_ascii_isdigit(byte) ? check_number(c) : check_word(c);
}

gboolean carom_json_check(const CaromSourceText *text, GError **error) {
  Checker c = {text, text->start, error};
  if (!check_value(&c, 0))
    return FALSE;
  skip_space(&c);
  return c.at == text->end || fail(&c, _("The scene ends before this. Remove what follows it."));
}

/* ---- Values ---- */

static const char *after_space(const char *at) {
  while (is_space(*at))
    at++;
  return at;
}

const char *carom_json_root(const CaromSourceText *text) {
  return after_space(text->start);
}

CaromJsonType carom_json_type(const char *value) {
  switch (*value) {
  case '{':
    return CAROM_JSON_OBJECT;
  case '[':
    return CAROM_JSON_LIST;
  case '"':
    return CAROM_JSON_TEXT;
  case 'n':
    return CAROM_JSON_NULL;
  case 't':
  case 'f':
    return CAROM_JSON_FLAG;
  default:
    return CAROM_JSON_NUMBER;
  }
}

gboolean carom_json_flag(const char *value) {
  return *value == 't';
}

double carom_json_number(const char *value) {
  return g_ascii_strtod(value, NULL);
}

static const char *end_of_text(const char *quote) {
  const char *at = quote + 1;
  for (; *at != '"'; at++)
    if (*at == '\\')
      at++;
  return at + 1;
}

static gunichar hex_at(const char *digits) {
  gunichar unit = 0;
  for (guint i = 0; i < 4; i++)
    unit = unit * 16 + (gunichar)g_ascii_xdigit_value(digits[i]);
  return unit;
}

/* @digits: of the escape
 * @end: (out): after the escape, which is two where a character is beyond 16 bits
 * Returns: 0 for what is no character */
static gunichar read_unicode(const char *digits, const char **end) {
  gunichar unit = hex_at(digits);
  *end = digits + 4;
  if (unit < 0xd800 || unit > 0xdfff)
    return unit;
  gunichar low = g_str_has_prefix(*end, "\\u") ? hex_at(*end + 2) : 0;
  if (unit > 0xdbff || low < 0xdc00 || low > 0xdfff)
    return 0;
  *end += 6;
  return 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
}

static char *fail_escape(const CaromSourceText *text, const char *digits, GError **error) {
  carom_source_text_fail(
      text, digits + 4,
      hex_at(digits) == 0
          ? _("Text cannot hold the character \\u0000. Leave it out.")
          : _("This escape is half a character. Write the character itself instead."),
      error);
  return NULL;
}

char *carom_json_text(const CaromSourceText *text, const char *quote, GError **error) {
  static const char escapes[] = "bfnrt", meanings[] = "\b\f\n\r\t";
  const char *at = quote + 1, *end = end_of_text(quote) - 1;
  g_autoptr(GString) decoded = g_string_sized_new((gsize)(end - at));
  while (at < end) {
    const char *escape = memchr(at, '\\', (gsize)(end - at));
    g_string_append_len(decoded, at, (escape ? escape : end) - at);
    if (!escape)
      break;
    at = escape + 2;
    const char *known = strchr(escapes, escape[1]);
    gunichar character = known ? (gunichar)meanings[known - escapes] : (gunichar)escape[1];
    if (escape[1] == 'u' && !(character = read_unicode(escape + 2, &at)))
      return fail_escape(text, escape + 2, error);
    g_string_append_unichar(decoded, character);
  }
  return g_string_free(g_steal_pointer(&decoded), FALSE);
}

/* ---- Lists and objects ---- */

/* Brackets are balanced, so that counting them is enough. */
static const char *end_of_items(const char *bracket) {
  guint depth = 0;
  for (const char *at = bracket;;)
    if (*at == '"')
      at = end_of_text(at);
    else {
      depth += *at == '{' || *at == '[';
      depth -= *at == '}' || *at == ']';
      at++;
      if (depth == 0)
        return at;
    }
}

static const char *end_of_value(const char *value) {
  if (*value == '{' || *value == '[')
    return end_of_items(value);
  if (*value == '"')
    return end_of_text(value);
  return value + strcspn(value, " \n\t\r,]}");
}

CaromJsonItem carom_json_items(const char *value) {
  return (CaromJsonItem){.is_member = *value == '{', .value_end = value + 1};
}

gboolean carom_json_next(CaromJsonItem *item) {
  const char *at = after_space(item->value_end);
  if (*at == ',')
    at = after_space(at + 1);
  if (*at == ']' || *at == '}')
    return FALSE;
  if (item->is_member) {
    item->name = at;
    item->name_end = end_of_text(at);
    at = after_space(after_space(item->name_end) + 1); /* the colon */
  }
  item->value = at;
  item->value_end = end_of_value(at);
  return TRUE;
}

guint carom_json_count(const char *value) {
  guint n = 0;
  CaromJsonItem item = carom_json_items(value);
  while (carom_json_next(&item))
    n++;
  return n;
}

const char *carom_json_member(const char *object, const char *name) {
  CaromJsonItem item = carom_json_items(object);
  while (carom_json_next(&item))
    if (strlen(name) == (gsize)(item.name_end - item.name) - 2 &&
        strncmp(name, item.name + 1, strlen(name)) == 0)
      return item.value;
  return NULL;
}
