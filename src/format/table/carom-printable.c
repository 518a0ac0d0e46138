/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-printable: a table of the characters that a terminal might obey; they are escaped. */
#include "carom-printable.h"

#include <string.h>

typedef struct {
  gunichar first, last;
  gboolean turns; /* changes the direction of reading, and nothing else */
} Range;

static const Range controls[] = {
    {0x0000, 0x001f},       /* C0 */
    {0x007f, 0x009f},       /* DEL, C1 */
    {0x2028, 0x2029},       /* ends of lines and of paragraphs */
    {0x202a, 0x202e, TRUE}, /* embeddings and overrides */
    {0x2066, 0x2069, TRUE}, /* isolates */
};

/* A line is put into sentences, whose rest it must not turn round; a text stands by itself. */
static gboolean is_unfit_for(const Range *range, CaromPrintable kind) {
  return kind == CAROM_PRINTABLE_LINE || !range->turns;
}

static gboolean is_control(gunichar character, CaromPrintable kind) {
  for (guint i = 0; i < G_N_ELEMENTS(controls); i++)
    if (character >= controls[i].first && character <= controls[i].last)
      return is_unfit_for(&controls[i], kind);
  return FALSE;
}

gboolean carom_printable_is_control(gunichar character) {
  return is_control(character, CAROM_PRINTABLE_LINE);
}

/* What is_layout() lets texts have, as a regular expression. */
#define LAYOUT_PATTERN "\\t|\\r?\\n"

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

char *carom_printable_find_control(const char *text, CaromPrintable kind) {
  for (const char *p = text; *p; p = g_utf8_next_char(p)) {
    if (!is_control(g_utf8_get_char(p), kind) || is_layout(p, kind))
      continue;
    GString *shown = g_string_new(NULL);
    append_escape(shown, g_utf8_get_char(p));
    return g_string_free(shown, FALSE);
  }
  return NULL;
}

char *carom_printable_control_pattern(CaromPrintable kind) {
  GString *pattern = g_string_new(kind == CAROM_PRINTABLE_LINES ? "(?!" LAYOUT_PATTERN ")[" : "[");
  for (guint i = 0; i < G_N_ELEMENTS(controls); i++)
    if (is_unfit_for(&controls[i], kind))
      g_string_append_printf(pattern, "\\u%04x-\\u%04x", controls[i].first, controls[i].last);
  g_string_append_c(pattern, ']');
  return g_string_free(pattern, FALSE);
}
