/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-source-text: checks the encoding once at the beginning. Lines and columns are only counted
 * when a message needs them. */
#include "carom-source-text.h"

#include "carom-format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* The length of an excerpt, in characters. */
#define LONGEST_EXCERPT 40

gboolean carom_source_text_init(CaromSourceText *text, const char *name, const char *data,
                                gsize length, GError **error) {
  if (length >= strlen(BYTE_ORDER_MARK) && memcmp(data, BYTE_ORDER_MARK, 3) == 0) {
    data += strlen(BYTE_ORDER_MARK);
    length -= strlen(BYTE_ORDER_MARK);
  }
  *text = (CaromSourceText){name, data, data + length, NULL};
  const char *valid_to;
  if (g_utf8_validate_len(data, length, &valid_to))
    return TRUE;
  return carom_source_text_fail(
      text, valid_to,
      valid_to < text->end && *valid_to == 0
          ? _("There is a zero byte here, which text files do not have. Choose another file.")
          : _("This is not text in UTF-8. Save the file as UTF-8 text, or choose "
              "another file."),
      error);
}

gboolean carom_source_text_ends_line(char character) {
  return character == '\n' || character == '\r';
}

/* A carriage return and a line feed behind it are one end of a line. */
static gboolean begins_line_behind(const CaromSourceText *text, const char *p) {
  gboolean is_first_half = *p == '\r' && p + 1 < text->end && p[1] == '\n';
  return carom_source_text_ends_line(*p) && !is_first_half;
}

gboolean carom_source_text_fail(const CaromSourceText *text, const char *at, const char *problem,
                                GError **error) {
  guint line = 1;
  const char *line_start = text->start;
  for (const char *p = text->start; p < at; p++)
    if (begins_line_behind(text, p)) {
      line++;
      line_start = p + 1;
    }
  glong column = g_utf8_strlen(line_start, at - line_start) + 1;
  /* Translators: FILE:LINE:COLUMN: sentences about what is wrong. */
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_SYNTAX, _("%s:%u:%ld: %s"), text->name,
              line, column, problem);
  return FALSE;
}

char *carom_source_text_excerpt(const char *word) {
  GString *excerpt = g_string_new(NULL);
  gboolean is_long = g_utf8_strlen(word, -1) > LONGEST_EXCERPT;
  glong n = is_long ? LONGEST_EXCERPT - 1 : LONGEST_EXCERPT;
  for (const char *p = word; *p && n > 0; p = g_utf8_next_char(p), n--) {
    gunichar character = g_utf8_get_char(p);
    g_string_append_unichar(excerpt, g_unichar_isprint(character) ? character : 0xfffd);
  }
  if (is_long)
    g_string_append(excerpt, "…");
  return g_string_free(excerpt, FALSE);
}
