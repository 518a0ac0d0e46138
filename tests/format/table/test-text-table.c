/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-text-table: columns line up on the screen. */
#include "carom-text-table.h"

static char *make(const char *columns, const char *const *cells, guint indent) {
  g_autoptr(CaromTextTable) table = carom_text_table_new(columns);
  for (; *cells; cells++)
    carom_text_table_add(table, *cells);
  return carom_text_table_to_text(table, indent);
}

static void test_alignment(void) {
  g_autofree char *text = make("lr", (const char *const[]){"a", "12345", "abc", "1", NULL}, 2);
  g_assert_cmpstr(text, ==, "  a    12345\n  abc      1\n");
}

/* A Chinese character takes two columns, an accent of its own none. */
static void test_widths(void) {
  g_autofree char *text =
      make("lr", (const char *const[]){"冲量", "1", "abcd", "2", "e\u0301tat", "3", NULL}, 0);
  g_assert_cmpstr(text, ==, "冲量  1\nabcd  2\ne\u0301tat  3\n");
}

static void test_no_trailing_spaces(void) {
  g_autofree char *text = make("ll", (const char *const[]){"a", "long", "b", "", NULL}, 0);
  g_assert_cmpstr(text, ==, "a  long\nb\n");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/text-table/alignment", test_alignment);
  g_test_add_func("/text-table/widths", test_widths);
  g_test_add_func("/text-table/no-trailing-spaces", test_no_trailing_spaces);
  return g_test_run();
}
