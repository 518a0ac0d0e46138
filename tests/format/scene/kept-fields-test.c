/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* kept-fields-test: the reader only knows brackets and texts, which is enough for text that is
 * JSON. */
#include "kept-fields-test.h"

#include <string.h>

#define DEEPEST 5

/* ---- Random fields ---- */

static const char *draw_text(GRand *random, const char *const *texts, guint n) {
  return texts[g_rand_int_range(random, 0, (gint32)n)];
}

static void append_space(GRand *random, GString *json) {
  static const char *const spaces[] = {"", "", " ", "\n", "\t\r\n  "};
  g_string_append(json, draw_text(random, spaces, G_N_ELEMENTS(spaces)));
}

/* What a value may have and a name as well. */
static const char *const pieces[] = {"a",
                                     "中文",
                                     "😀",
                                     "‍",
                                     "\u202e",
                                     "e\u0301",
                                     "{",
                                     "}",
                                     "[",
                                     "]",
                                     ":",
                                     ",",
                                     "\\\"",
                                     "\\\\",
                                     "\\/",
                                     "\\n",
                                     "%s",
                                     "''",
                                     "\x7f",
                                     "\u2028",
                                     "\\t",
                                     "\\u00e9",
                                     "\\u001b",
                                     "\\ud83d\\ude00",
                                     "\\uD83D\\uDE00",
                                     "radius",
                                     "null"};
/* What a name cannot have, since names are compared. */
static const char *const halves[] = {"\\u0000", "\\ud800", "\\udfff\\u0041"};

static void append_pieces(GRand *random, GString *json) {
  for (int i = g_rand_int_range(random, 0, 6); i > 0; i--)
    g_string_append(json, draw_text(random, pieces, G_N_ELEMENTS(pieces)));
}

static void append_text(GRand *random, GString *json) {
  g_string_append_c(json, '"');
  append_pieces(random, json);
  if (g_rand_int_range(random, 0, 4) == 0)
    g_string_append(json, draw_text(random, halves, G_N_ELEMENTS(halves)));
  g_string_append_c(json, '"');
}

static void append_plain(GRand *random, GString *json) {
  static const char *const plain[] = {"0",
                                      "-0",
                                      "-0.0",
                                      "1.10",
                                      "12345678901234567890",
                                      "-99999999999999999999999",
                                      "1e400",
                                      "1E+2",
                                      "1e-400",
                                      "0.1e-1",
                                      "true",
                                      "false",
                                      "null",
                                      "7",
                                      "[]",
                                      "{}",
                                      "\"\"",
                                      "3.14159265358979323846264338"};
  g_string_append(json, draw_text(random, plain, G_N_ELEMENTS(plain)));
}

static void append_value(GRand *random, GString *json, guint depth);

/* Names may occur twice. */
static void append_items(GRand *random, GString *json, gboolean named, guint depth) {
  for (int i = g_rand_int_range(random, 0, 4); i > 0; i--) {
    append_space(random, json);
    if (named) {
      append_text(random, json);
      append_space(random, json);
      g_string_append_c(json, ':');
      append_space(random, json);
    }
    append_value(random, json, depth + 1);
    append_space(random, json);
    g_string_append(json, i > 1 ? "," : "");
  }
}

static void append_value(GRand *random, GString *json, guint depth) {
  int kind = g_rand_int_range(random, 0, depth < DEEPEST ? 4 : 2);
  if (kind == 0)
    append_plain(random, json);
  if (kind == 1)
    append_text(random, json);
  if (kind < 2)
    return;
  g_string_append_c(json, kind == 2 ? '[' : '{');
  append_items(random, json, kind == 3, depth);
  g_string_append_c(json, kind == 2 ? ']' : '}');
}

char *test_kept_fields_value(GRand *random) {
  GString *json = g_string_new(NULL);
  append_value(random, json, 0);
  return g_string_free(json, FALSE);
}

/* @i: so that no name is there twice */
static void append_field(GRand *random, GString *json, int i) {
  g_string_append_printf(json, "\"_%d", i);
  append_pieces(random, json);
  g_string_append_c(json, '"');
  append_space(random, json);
  g_string_append_c(json, ':');
  append_space(random, json);
  append_value(random, json, 0);
  append_space(random, json);
  g_string_append_c(json, ',');
}

/* ---- Reading ---- */

/* Returns: the text after the one that begins at @p, which is its first quote */
static const char *skip_text(const char *p) {
  for (p++; *p != '"'; p++)
    p += *p == '\\' ? 1 : 0;
  return p + 1;
}

static const char *skip_space(const char *p) {
  return p + strspn(p, " \t\r\n");
}

/* Returns: the text after the value that begins at @p */
static const char *skip_value(const char *p) {
  guint depth = 0;
  for (;;) {
    if (*p == '"') {
      p = skip_text(p);
    } else {
      depth += *p == '[' || *p == '{' ? 1 : 0;
      depth -= *p == ']' || *p == '}' ? 1 : 0;
      p++;
    }
    /* A number or a word ends before what cannot be in it. */
    if (depth == 0 && (strchr("]}\"", p[-1]) || strchr(",]} \t\r\n", *p)))
      return p;
  }
}

/* Reads the field whose name begins at @p, and notes it. */
static const char *take_field(const char *p, GString *found) {
  const char *name_end = skip_text(p), *value = skip_space(skip_space(name_end) + 1);
  const char *end = skip_value(value);
  g_string_append_c(found, '\n');
  g_string_append_len(found, p, name_end - p);
  g_string_append(found, ": ");
  g_string_append_len(found, value, end - value);
  return end;
}

GPtrArray *test_kept_fields_find(const char *json) {
  GPtrArray *objects = g_ptr_array_new_with_free_func((GDestroyNotify)g_free);
  g_autoptr(GPtrArray) open = g_ptr_array_new(); /* (element-type GString): entered, not left */
  g_autoptr(GPtrArray) all = g_ptr_array_new();
  for (const char *p = json; *p;) {
    if (*p == '{') {
      GString *object = g_string_new(NULL);
      g_string_append_printf(object, "%u", all->len);
      g_ptr_array_add(open, object);
      g_ptr_array_add(all, object);
    } else if (*p == '}') {
      g_ptr_array_set_size(open, (gint)open->len - 1);
    }
    p = g_str_has_prefix(p, "\"_") ? take_field(p, g_ptr_array_index(open, open->len - 1))
        : *p == '"'                ? skip_text(p)
                                   : p + 1;
  }
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add(objects, g_string_free(g_ptr_array_index(all, i), FALSE));
  return objects;
}

char *test_kept_fields_scatter(GRand *random, const char *json) {
  GString *scattered = g_string_new(NULL);
  for (const char *p = json; *p;) {
    const char *from = p;
    p = *p == '"' ? skip_text(p) : p + 1;
    g_string_append_len(scattered, from, p - from);
    for (int i = *from == '{' ? g_rand_int_range(random, 0, 4) : 0; i > 0; i--)
      append_field(random, scattered, i);
  }
  return g_string_free(scattered, FALSE);
}
