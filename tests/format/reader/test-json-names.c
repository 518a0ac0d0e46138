/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-json-names: names that occur twice are found however they are written, and names that a hash
 * table cannot distinguish are refused. */
#include "carom-json-names.h"

#include <string.h>

static void add(CaromJsonNames *names, const char *name) {
  carom_json_names_add(names, name, name + strlen(name));
}

static void test_twice(void) {
  static const struct {
    const char *one, *other;
    gboolean same;
  } rows[] = {
      {"a", "a", TRUE},
      {"a", "b", FALSE},
      {"a", "A", FALSE},
      {"", "", TRUE},
      {"", "a", FALSE},
      {"aB", "b!", FALSE}, /* g_str_hash() is the same */
      {"mass", "\\u006dass", TRUE},
      {"é", "\\u00e9", TRUE},
      {"é", "\\u00E9", TRUE},
      {"\\u20ac", "€", TRUE},
      {"\\ud834\\udd1e", "𝄞", TRUE},
      {"\\ud834\\udd1e", "\\ud834\\udd1f", FALSE},
      {"\\n", "\\u000a", TRUE},
      {"\\b\\f\\r\\t", "\\u0008\\u000c\\u000d\\u0009", TRUE},
      {"\\/", "/", TRUE},
      {"\\\"\\\\", "\\u0022\\u005c", TRUE},
      {"\\n", "n", FALSE},
      {"\\\\u0061", "a", FALSE},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CaromJsonNames) names = carom_json_names_new();
    guint mark = carom_json_names_enter(names);
    const char *at = NULL;
    add(names, rows[i].one);
    add(names, rows[i].other);
    if ((carom_json_names_leave(names, mark, &at) == CAROM_JSON_NAMES_TWICE) != rows[i].same)
      g_error("Row %u: %s and %s", i, rows[i].one, rows[i].other);
    g_assert_true(at == (rows[i].same ? rows[i].other : NULL));
  }
}

/* The place is that of the first name that has been there, as one reads the text. */
static void test_place(void) {
  static const char text[] = "b a c a b";
  g_autoptr(CaromJsonNames) names = carom_json_names_new();
  guint mark = carom_json_names_enter(names);
  const char *at = NULL;
  for (guint i = 0; i < strlen(text); i += 2)
    carom_json_names_add(names, text + i, text + i + 1);
  g_assert_cmpint(carom_json_names_leave(names, mark, &at), ==, CAROM_JSON_NAMES_TWICE);
  g_assert_true(at == text + 6);
}

/* Objects within objects may repeat each other's names. */
static void test_nested(void) {
  g_autoptr(CaromJsonNames) names = carom_json_names_new();
  const char *at = NULL;
  guint outer = carom_json_names_enter(names);
  add(names, "a");
  add(names, "b");
  for (guint i = 0; i < 2; i++) {
    guint inner = carom_json_names_enter(names);
    add(names, "a");
    g_assert_cmpint(carom_json_names_leave(names, inner, &at), ==, CAROM_JSON_NAMES_FINE);
  }
  add(names, "a");
  g_assert_cmpint(carom_json_names_leave(names, outer, &at), ==, CAROM_JSON_NAMES_TWICE);
}

/* Adds names until there are @n; @make makes the @i-th. */
static CaromJsonNamesResult add_many(guint n, char *(*make)(guint i)) {
  g_autoptr(CaromJsonNames) names = carom_json_names_new();
  g_autoptr(GStringChunk) texts = g_string_chunk_new(65536);
  guint mark = carom_json_names_enter(names);
  for (guint i = 0; i < n; i++) {
    g_autofree char *name = make(i);
    add(names, g_string_chunk_insert(texts, name));
  }
  const char *at;
  return carom_json_names_leave(names, mark, &at);
}

static char *decimal(guint i) {
  return g_strdup_printf("field%u", i);
}

static char *hexadecimal(guint i) {
  return g_strdup_printf("%x", i);
}

static char *padded(guint i) {
  return g_strdup_printf("item-%06u.width", i);
}

/* All letters and digits, three at a time: many of these have the same hash by themselves. */
static char *letters(guint i) {
  static const char all[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  return g_strdup_printf("%c%c%c", all[i / 62 / 62 % 62], all[i / 62 % 62], all[i % 62]);
}

static void test_usual_names_pass(void) {
  static char *(*const makers[])(guint) = {decimal, hexadecimal, padded};
  for (guint i = 0; i < G_N_ELEMENTS(makers); i++)
    for (guint n = 50; n <= 400000; n = n * 3 / 2)
      g_assert_cmpint(add_many(n, makers[i]), ==, CAROM_JSON_NAMES_FINE);
  for (guint n = 50; n <= 62 * 62 * 62; n = n * 3 / 2)
    g_assert_cmpint(add_many(n, letters), ==, CAROM_JSON_NAMES_FINE);
}

/* "aB" and "b!" hash alike, and so do all rows of as many of them. */
static char *same_hash(guint i) {
  GString *name = g_string_new(NULL);
  for (guint bit = 0; bit < 20; bit++)
    g_string_append(name, i & (1u << bit) ? "aB" : "b!");
  return g_string_free(name, FALSE);
}

/* Fair names, enough to fill a table of 65,536, and then others. */
static char *same_hash_at_last(guint i) {
  return i < 50000 ? decimal(i) : same_hash(i);
}

static char *same_hash_at_first(guint i) {
  return i < 10000 ? same_hash(i) : decimal(i);
}

static void test_hostile_names(void) {
  g_assert_cmpint(add_many(10, same_hash), ==, CAROM_JSON_NAMES_FINE);
  g_assert_cmpint(add_many(100, same_hash), ==, CAROM_JSON_NAMES_COLLIDE);
  g_assert_cmpint(add_many(20000, same_hash), ==, CAROM_JSON_NAMES_COLLIDE);
  g_assert_cmpint(add_many(60000, same_hash_at_last), ==, CAROM_JSON_NAMES_COLLIDE);
  g_assert_cmpint(add_many(60000, same_hash_at_first), ==, CAROM_JSON_NAMES_COLLIDE);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/json-names/twice", test_twice);
  g_test_add_func("/json-names/place", test_place);
  g_test_add_func("/json-names/nested", test_nested);
  g_test_add_func("/json-names/usual-names-pass", test_usual_names_pass);
  g_test_add_func("/json-names/hostile-names", test_hostile_names);
  return g_test_run();
}
