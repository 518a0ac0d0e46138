/* carom-printable: classifies characters by their Unicode category, and escapes those that a
 * terminal might obey. */
#include "carom-printable.h"

#include <string.h>

/* C0, DEL, C1, and what ends lines */
static gboolean is_command(gunichar character) {
  GUnicodeType type = g_unichar_type(character);
  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR ||
         type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

/* Embeddings, overrides and isolates */
static gboolean is_direction(gunichar character) {
  return (character >= 0x202a && character <= 0x202e) ||
         (character >= 0x2066 && character <= 0x2069);
}

gboolean carom_printable_is_control(gunichar character) {
  return is_command(character) || is_direction(character);
}

static gboolean is_layout(const char *p, CaromPrintable kind) {
  return kind == CAROM_PRINTABLE_LINES && (*p == '\n' || *p == '\t' || g_str_has_prefix(p, "\r\n"));
}

static void append_escape(GString *shown, gunichar character) {
  switch (character) {
  case '\n':
    g_string_append(shown, "\\n");
    break;
  case '\r':
    g_string_append(shown, "\\r");
    break;
  case '\t':
    g_string_append(shown, "\\t");
    break;
  default:
    g_string_append_printf(shown, character < 0x80 ? "\\x%02x" : "\\u%04x", character);
  }
}

char *carom_printable(const char *text, CaromPrintable kind) {
  GString *shown = g_string_new(NULL);
  const char *end = text + strlen(text);
  while (text < end) {
    gunichar character = g_utf8_get_char_validated(text, end - text);
    if (character == (gunichar)-1 || character == (gunichar)-2) {
      g_string_append_printf(shown, "\\x%02x", (guchar)*text++);
      continue;
    }
    if (carom_printable_is_control(character) && !is_layout(text, kind))
      append_escape(shown, character);
    else
      g_string_append_unichar(shown, character);
    text = g_utf8_next_char(text);
  }
  return g_string_free(shown, FALSE);
}

/* A line is put into sentences, whose rest it must not turn round; a text stands by itself. */
static gboolean is_unfit(const char *p, CaromPrintable kind) {
  gunichar character = g_utf8_get_char(p);
  return kind == CAROM_PRINTABLE_LINE ? carom_printable_is_control(character)
                                      : is_command(character) && !is_layout(p, kind);
}

char *carom_printable_find_control(const char *text, CaromPrintable kind) {
  for (const char *p = text; *p; p = g_utf8_next_char(p)) {
    if (!is_unfit(p, kind))
      continue;
    GString *shown = g_string_new(NULL);
    append_escape(shown, g_utf8_get_char(p));
    return g_string_free(shown, FALSE);
  }
  return NULL;
}
