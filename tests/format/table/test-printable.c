/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-printable: whatever a name holds, a terminal shows it. */
#include "carom-printable.h"

static const struct {
  const char *path;
  const char *text;
  const char *line;  /* as one line */
  const char *lines; /* (nullable): where lines may stay, if that is another */
} rows[] = {
    {"plain", "Two discs: 1½ kg, ε, 台球 🎱", "Two discs: 1½ kg, ε, 台球 🎱", NULL},
    {"empty", "", "", NULL},
    {"escape-sequence", "\x1b[31mred\x1b]0;title\a", "\\x1b[31mred\\x1b]0;title\\x07", NULL},
    {"delete", "a\x7f", "a\\x7f", NULL},
    {"c1",
     "a\xc2\x9b"
     "2J",
     "a\\u009b2J", NULL},
    {"override", "\u202ecsv.exe\u202c", "\\u202ecsv.exe\\u202c", NULL},
    {"isolate", "\u2066a\u2069", "\\u2066a\\u2069", NULL},
    {"separators", "a\u2028b\u2029c", "a\\u2028b\\u2029c", NULL},
    {"invalid", "a\xff\xc3(", "a\\xff\\xc3(", NULL},
    {"cut-short", "a\xe2\x82", "a\\xe2\\x82", NULL},
    {"surrogate", "\xed\xa0\x80", "\\xed\\xa0\\x80", NULL},
    {"lines", "a\nb\tc\r\n", "a\\nb\\tc\\r\\n", "a\nb\tc\r\n"},
    {"carriage-return", "harmless\revil\r", "harmless\\revil\\r", NULL},
    /* A family, which joins characters, and a right-to-left word stay what they are. */
    {"emoji", "👩‍👩‍👦 שלום", "👩‍👩‍👦 שלום", NULL},
};

static void test_row(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  g_autofree char *line = carom_printable(rows[i].text, CAROM_PRINTABLE_LINE);
  g_autofree char *lines = carom_printable(rows[i].text, CAROM_PRINTABLE_LINES);
  g_assert_cmpstr(line, ==, rows[i].line);
  g_assert_cmpstr(lines, ==, rows[i].lines ? rows[i].lines : rows[i].line);
}

/* Text may run from right to left, and a byte of a control character may be part of another one.
 * What turns the reading order round may be in lines of their own only. */
static void test_find(void) {
  static const struct {
    const char *text;
    const char *in_line, *in_lines; /* (nullable) */
  } controls[] = {
      {"", NULL, NULL},
      {"2 m שלום\u200f 👩‍👦", NULL, NULL},
      {"2 m \u2066שלום\u2069", "\\u2066", NULL},
      {"\u202eabc", "\\u202e", NULL},
      {"a\u202c", "\\u202c", NULL},
      {"a\nb\tc\r\n", "\\n", NULL},
      {"a\tb\x1b[2J\a", "\\t", "\\x1b"},
      {"a\rb", "\\r", "\\r"},
      {"a\u2029b", "\\u2029", "\\u2029"},
      {"a\xc2\x85", "\\u0085", "\\u0085"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(controls); i++) {
    g_autofree char *in_line = carom_printable_find_control(controls[i].text, CAROM_PRINTABLE_LINE);
    g_autofree char *in_lines =
        carom_printable_find_control(controls[i].text, CAROM_PRINTABLE_LINES);
    g_assert_cmpstr(in_line, ==, controls[i].in_line);
    g_assert_cmpstr(in_lines, ==, controls[i].in_lines);
  }
}

/* Returns: (transfer full): @kind's pattern, with \x{…}, which GLib knows, for \u… */
static GRegex *compile(CaromPrintable kind) {
  g_autofree char *pattern = carom_printable_control_pattern(kind);
  g_autoptr(GError) error = NULL;
  g_autoptr(GRegex) escape = g_regex_new("\\\\u([0-9a-f]{4})", 0, 0, &error);
  g_assert_no_error(error);
  g_autofree char *known = g_regex_replace(escape, pattern, -1, 0, "\\\\x{\\1}", 0, &error);
  g_assert_no_error(error);
  GRegex *regex = g_regex_new(known, 0, 0, &error);
  g_assert_no_error(error);
  return regex;
}

/* What other programs refuse by the pattern is what Carom refuses, character by character. */
static void test_pattern(void) {
  static const CaromPrintable kinds[] = {CAROM_PRINTABLE_LINE, CAROM_PRINTABLE_LINES};
  static const char *const after[] = {"", "\n", "a"};
  for (guint k = 0; k < G_N_ELEMENTS(kinds); k++) {
    g_autoptr(GRegex) regex = compile(kinds[k]);
    for (guint i = 0; i < 0x3000 * G_N_ELEMENTS(after); i++) {
      char text[8] = "";
      gunichar character = 1 + i / G_N_ELEMENTS(after);
      g_unichar_to_utf8(character, text);
      g_strlcat(text, after[i % G_N_ELEMENTS(after)], sizeof text);
      g_autofree char *control = carom_printable_find_control(text, kinds[k]);
      if (g_regex_match(regex, text, 0, NULL) != (control != NULL))
        g_test_fail_printf("U+%04X, then %s: found as %s", character,
                           after[i % G_N_ELEMENTS(after)], control);
    }
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *path = g_strconcat("/printable/", rows[i].path, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_row);
  }
  g_test_add_func("/printable/find", test_find);
  g_test_add_func("/printable/pattern", test_pattern);
  return g_test_run();
}
