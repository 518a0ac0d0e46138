#include "carom-json-syntax.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* json-glib keeps integers in 64 bits: that many digits always fit. */
#define MAX_INTEGER_DIGITS 18

typedef struct {
  const CaromSourceText *text;
  const char *at;
  guint n_values;
  GError **error;
} Checker;

static gboolean check_value(Checker *c, guint depth);

static gboolean fail(Checker *c, const char *problem) {
  return carom_source_text_fail(c->text, c->at, problem, c->error);
}

/* The byte at hand; 0 at the end of the text, which cannot hold a 0 otherwise. */
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
  while (peek(c) && strchr(" \t\r\n", peek(c)))
    c->at++;
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
  if (is_integer && n_digits > MAX_INTEGER_DIGITS) {
    c->at = from;
    return fail(c, _("This whole number has too many digits. Write it with an exponent, such as "
                     "1.5e20."));
  }
  return TRUE;
}

/* Reads the four digits behind \u. Returns -1 where they are none. */
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

/* "key" : value. @keys holds those of the object so far. */
static gboolean check_member(Checker *c, GHashTable *keys, guint depth) {
  const char *from = c->at;
  if (!check_string(c))
    return FALSE;
  if (!g_hash_table_add(keys, g_strndup(from, (gsize)(c->at - from)))) {
    c->at = from;
    return fail(c, _("This name occurs twice in the same object. Remove one of the two."));
  }
  skip_space(c);
  if (!accept(c, ':'))
    return fail(c, _("A colon is missing between the name and its value."));
  return check_value(c, depth);
}

/* Items separated by commas up to @close; @keys is NULL for an array. */
static gboolean check_items(Checker *c, char close, GHashTable *keys, guint depth) {
  skip_space(c);
  if (accept(c, close))
    return TRUE;
  for (;;) {
    skip_space(c);
    if (!(keys ? check_member(c, keys, depth) : check_value(c, depth)))
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

static gboolean check_container(Checker *c, guint depth) {
  if (depth >= CAROM_JSON_MAX_DEPTH)
    return fail(c, _("The brackets are nested too deeply for a scene. Remove the innermost ones."));
  if (accept(c, '['))
    return check_items(c, ']', NULL, depth + 1);
  accept(c, '{');
  g_autoptr(GHashTable) keys = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  return check_items(c, '}', keys, depth + 1);
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

static gboolean check_value(Checker *c, guint depth) {
  skip_space(c);
  if (++c->n_values > CAROM_JSON_MAX_VALUES)
    return fail(c, _("The file has too many values for a scene. Use a smaller scene."));
  char byte = peek(c);
  if (byte == '{' || byte == '[')
    return check_container(c, depth);
  if (byte == '"')
    return check_string(c);
  if (byte == '-' || g_ascii_isdigit(byte))
    return check_number(c);
  return check_word(c);
}

gboolean carom_json_syntax_check(const CaromSourceText *text, GError **error) {
  Checker c = {text, text->start, 0, error};
  if (!check_value(&c, 0))
    return FALSE;
  skip_space(&c);
  return c.at == text->end || fail(&c, _("The scene ends before this. Remove what follows it."));
}
