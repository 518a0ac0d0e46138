/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-soft-text: long words can be broken, and nothing else changes. */
#include "carom-soft-text.h"

#include <string.h>

#define BREAK "\xe2\x80\x8b"

static char *without_breaks(const char *text) {
  g_auto(GStrv) parts = g_strsplit(text, BREAK, -1);
  return g_strjoinv("", parts);
}

/* Ordinary words are as they were, with all their spaces. */
static void test_ordinary(void) {
  static const char *const texts[] = {"", "a", "Which is faster?\n\tThe lighter one.",
                                      "二つの円板が衝突します。",
                                      "12345678901234567890123456789012345678901234567890"};
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
    g_autofree char *soft = carom_soft_text(texts[i]);
    g_assert_cmpstr(soft, ==, texts[i]);
  }
}

/* No part is longer than it may be, and together they are the whole. */
static void test_long(void) {
  for (gsize n = CAROM_SOFT_TEXT_LONGEST; n < 1000; n += 7) {
    g_autofree char *word = g_strnfill(n, 'x');
    g_autofree char *text = g_strconcat("a ", word, " b\n", word, NULL);
    g_autofree char *soft = carom_soft_text(text);
    g_autofree char *whole = without_breaks(soft);
    g_auto(GStrv) parts = g_strsplit_set(soft, " \n", -1);
    g_assert_cmpstr(whole, ==, text);
    for (guint i = 0; parts[i]; i++) {
      g_auto(GStrv) pieces = g_strsplit(parts[i], BREAK, -1);
      for (guint k = 0; pieces[k]; k++)
        g_assert_cmpuint(strlen(pieces[k]), <=, CAROM_SOFT_TEXT_LONGEST);
    }
  }
}

/* A letter keeps its accent. */
static void test_marks(void) {
  g_autoptr(GString) text = g_string_new("x");
  for (guint i = 0; i < 500; i++)
    g_string_append(text, "e\xcc\x81");
  g_autofree char *soft = carom_soft_text(text->str);
  g_assert_nonnull(strstr(soft, BREAK));
  g_assert_null(strstr(soft, BREAK "\xcc\x81"));
}

/* An equation stays on its line. */
static void test_equations(void) {
  g_autofree char *whole = carom_soft_text_equations("A and B, t = 1.1 s, e = 0.8");
  g_assert_cmpstr(whole, ==, "A and B, t\u00a0=\u00a01.1 s, e\u00a0=\u00a00.8");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/soft-text/ordinary", test_ordinary);
  g_test_add_func("/soft-text/long", test_long);
  g_test_add_func("/soft-text/marks", test_marks);
  g_test_add_func("/soft-text/equations", test_equations);
  return g_test_run();
}
