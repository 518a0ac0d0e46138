/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-json: what is found in JSON text is what json-glib, another reader, finds in it; names that
 * occur twice are found however they are written, and in reasonable time. */
#include "carom-json.h"
#include "carom-limits.h"
#include "carom-scene-json.h"
#include "carom-scene-text.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* ---- Values ---- */

static CaromSourceText text_of(const char *json) {
  return (CaromSourceText){"test.carom", json, json + strlen(json)};
}

static void assert_same(const CaromSourceText *text, const char *value, JsonNode *node);

static void assert_same_items(const CaromSourceText *text, const char *value, JsonNode *node) {
  gboolean is_list = JSON_NODE_HOLDS_ARRAY(node);
  JsonArray *list = is_list ? json_node_get_array(node) : NULL;
  JsonObject *object = is_list ? NULL : json_node_get_object(node);
  CaromJsonItem item = carom_json_items(value);
  guint n = 0;
  for (; carom_json_next(&item); n++) {
    g_autofree char *name = is_list ? NULL : carom_json_text(text, item.name, NULL);
    assert_same(text, item.value,
                is_list ? json_array_get_element(list, n) : json_object_get_member(object, name));
  }
  g_assert_cmpuint(n, ==, is_list ? json_array_get_length(list) : json_object_get_size(object));
  g_assert_cmpuint(n, ==, carom_json_count(value));
}

static void assert_same(const CaromSourceText *text, const char *value, JsonNode *node) {
  g_assert_nonnull(node);
  GType type = JSON_NODE_HOLDS_VALUE(node) ? json_node_get_value_type(node) : G_TYPE_NONE;
  g_autofree char *words = NULL;
  switch (carom_json_type(value)) {
  case CAROM_JSON_NULL:
    g_assert_true(JSON_NODE_HOLDS_NULL(node));
    break;
  case CAROM_JSON_FLAG:
    g_assert_true(type == G_TYPE_BOOLEAN);
    g_assert_cmpint(carom_json_flag(value), ==, json_node_get_boolean(node));
    break;
  case CAROM_JSON_NUMBER:
    g_assert_true(type == G_TYPE_INT64 || type == G_TYPE_DOUBLE);
    g_assert_cmpfloat(carom_json_number(value), ==, json_node_get_double(node));
    break;
  case CAROM_JSON_TEXT:
    words = carom_json_text(text, value, NULL);
    g_assert_true(type == G_TYPE_STRING);
    g_assert_cmpstr(words, ==, json_node_get_string(node));
    break;
  case CAROM_JSON_LIST:
    g_assert_true(JSON_NODE_HOLDS_ARRAY(node));
    assert_same_items(text, value, node);
    break;
  case CAROM_JSON_OBJECT:
    g_assert_true(JSON_NODE_HOLDS_OBJECT(node));
    assert_same_items(text, value, node);
    break;
  }
}

static void test_values(void) {
  static const char *const texts[] = {
      "0",
      "-17",
      " 1.5e-3\n",
      "[6.02E+23,5e-324,1.7976931348623157e308,123456789012345678,0.1,-0.0]",
      "null",
      "[true, false,null ]",
      "\"\"",
      "\"a\\\"b\\\\\"",
      "\"\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\\u20AC\\ud834\\udd1e é𝄞\"",
      "[]",
      "{}",
      "[[],[[]],{},[{}]]",
      " { \"a\" : [ 1 , { \"]\" : \"}{\" } ] ,\"\\u0062\":{\"\":\"\\\\\"}\n}\t",
      "[\"[\",\"]\",\"\\\"]\"]",
  };
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
    CaromSourceText text = text_of(texts[i]);
    g_autoptr(GError) error = NULL;
    carom_json_check(&text, &error);
    g_assert_no_error(error);
    g_autoptr(JsonNode) node = json_from_string(texts[i], NULL);
    assert_same(&text, carom_json_root(&text), node);
  }
}

/* As whole numbers may be of any size, and 0 has a sign. */
static void test_numbers(void) {
  g_assert_cmpfloat(carom_json_number("123456789012345678901234567890,"), ==,
                    123456789012345678901234567890.0);
  g_assert_true(signbit(carom_json_number("-0]")));
  g_assert_true(isinf(carom_json_number("1e999")));
}

static void test_member(void) {
  static const char object[] = "{\"ab\": 1, \"a\": {\"b\": 2}, \"b\": 3}";
  g_assert_cmpfloat(carom_json_number(carom_json_member(object, "ab")), ==, 1);
  g_assert_cmpfloat(carom_json_number(carom_json_member(object, "b")), ==, 3);
  g_assert_null(carom_json_member(object, "c"));
}

/* ---- Lists of objects ---- */

#define HEAD "{\"format\": \"carom-scene\", \"version\": 1, \"_\": [[1, 2], [3]], "

/* Disc @i of a list; every third one has a field that is not known, with lists as deep as those of
 * the scene, and brackets and commas in texts. */
static void append_disc(GString *json, guint i) {
  g_string_append_printf(json, "{\"position\": [%u, 0], ", 3 * i);
  if (i % 3 == 0)
    g_string_append_printf(json, "\"tag\": [[%u, {\"radius\": 7}], \"],[\"], ", i);
  g_string_append_printf(json, "\"name\": \"},{%u\", \"radius\": 1, \"mass\": %u}", i, i + 1);
}

/* Returns: (transfer full): a scene of @n discs, and three questions before them, one in short */
static char *scene_of(guint n) {
  GString *json = g_string_new(HEAD "\"questions\": [\"a, [b]\", {\"question\": \"c\"},\"d\"], "
                                    "\"bodies\": [");
  for (guint i = 0; i < n; i++) {
    g_string_append(json, i > 0 ? " ,\n" : "");
    append_disc(json, i);
  }
  g_string_append(json, "], \"walls\": [{\"p1\": [0, 9], \"p2\": [1, 9], \"old\": true}], "
                        "\"last\": {\"bodies\": [{}, {}]}}");
  return g_string_free(json, FALSE);
}

static CaromScene *parse(const char *json, GError **error) {
  return carom_scene_text_parse("test.carom", json, strlen(json), NULL, error);
}

/* Compares what has been read and is written again with @json, as json-glib reads it. */
static void assert_same_discs(const CaromScene *scene, const char *json) {
  g_autofree char *written = carom_scene_json_write(scene);
  g_autoptr(JsonNode) before = json_from_string(json, NULL),
                      after = json_from_string(written, NULL);
  JsonObject *given = json_node_get_object(before), *kept = json_node_get_object(after);
  const char *const lists[] = {"_", "last", "walls"};
  for (guint i = 0; i < G_N_ELEMENTS(lists); i++)
    g_assert_true(json_node_equal(json_object_get_member(kept, lists[i]),
                                  json_object_get_member(given, lists[i])));
  JsonArray *discs = json_object_get_array_member(given, "bodies");
  JsonArray *read = json_object_get_array_member(kept, "bodies");
  g_assert_cmpuint(json_array_get_length(read), ==, json_array_get_length(discs));
  for (guint i = 0; i < json_array_get_length(discs); i++)
    g_assert_true(
        json_node_equal(json_array_get_element(read, i), json_array_get_element(discs, i)));
}

static void test_all_elements(void) {
  static const guint counts[] = {1, 2, 3, 500};
  for (guint i = 0; i < G_N_ELEMENTS(counts); i++) {
    g_autofree char *json = scene_of(counts[i]);
    g_autoptr(GError) error = NULL;
    g_autoptr(CaromScene) scene = parse(json, &error);
    g_assert_no_error(error);
    g_assert_cmpuint(scene->bodies->len, ==, counts[i]);
    g_assert_cmpuint(scene->questions->len, ==, 3);
    assert_same_discs(scene, json);
  }
}

static void test_place_of_error(void) {
  static const guint wrong[] = {0, 1, 63, 190};
  for (guint i = 0; i < G_N_ELEMENTS(wrong); i++) {
    g_autoptr(GString) json = g_string_new(HEAD "\"bodies\": [");
    for (guint j = 0; j < 192; j++) {
      g_string_append(json, j > 0 ? ", " : "");
      if (j == wrong[i])
        g_string_append(json, "[[]]");
      else
        append_disc(json, j);
    }
    g_string_append(json, "]}");
    g_autoptr(GError) error = NULL;
    g_autofree char *place = g_strdup_printf(
        "test.carom: bodies[%u]: must be an object in { }, but is a list.", wrong[i]);
    g_assert_null(parse(json->str, &error));
    g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE);
    g_assert_true(g_str_has_prefix(error->message, place));
  }
}

/* As many discs as there may be, each with all that a disc can have. */
static void test_most_discs(void) {
  static const char disc[] =
      "{\"position\": [0, 0], \"velocity\": [0, 0], \"radius\": 1, \"mass\": 1, "
      "\"name\": \"abcdefghij\", \"colour\": \"#123456\", \"pinned\": true}";
  g_autoptr(GString) json = g_string_new(HEAD "\"bodies\": [");
  for (guint i = 0; i < CAROM_SCENE_MAX_PLACED; i++) {
    g_string_append(json, i > 0 ? "," : "");
    g_string_append(json, disc);
  }
  g_string_append(json, "]}");
  CaromSourceText text = text_of(json->str);
  g_autoptr(GPtrArray) remarks = g_ptr_array_new_with_free_func(g_free);
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_json_read(&text, "test", remarks, &error);
  g_assert_no_error(error);
  g_assert_cmpuint(scene->bodies->len, ==, CAROM_SCENE_MAX_PLACED);
}

/* ---- Names ---- */

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
    g_autofree char *json =
        g_strdup_printf(HEAD "\"%s\": 1,\n\"%s\": 2}", rows[i].one, rows[i].other);
    g_autoptr(GError) error = NULL;
    g_autoptr(CaromScene) scene = parse(json, &error);
    if ((scene == NULL) != rows[i].same)
      g_error("Row %u: %s and %s", i, rows[i].one, rows[i].other);
    g_assert_true(scene || g_str_has_prefix(error->message, "test.carom:2:1: This name occurs"));
  }
}

/* The place is that of the first name that has been there, as one reads the text. Objects within
 * objects may repeat each other's names. */
static void test_place_of_name(void) {
  static const char json[] = HEAD "\"b\": {\"b\": 0, \"c\": {\"b\": 0}},\n\"a\": 0,\n\"c\": 0,"
                                  "\n\"a\": 0,\n\"b\": 0}";
  g_autoptr(GError) error = NULL;
  g_assert_null(parse(json, &error));
  g_assert_true(g_str_has_prefix(error->message, "test.carom:4:1: This name occurs twice"));
}

/* "aB" and "b!" have the same g_str_hash(), and so do all rows of as many of them: a hash table
 * would compare each of these names with all the others, for minutes. */
static char *same_hash(guint i) {
  GString *name = g_string_new(NULL);
  for (guint bit = 0; bit < 17; bit++)
    g_string_append(name, i & (1u << bit) ? "aB" : "b!");
  return g_string_free(name, FALSE);
}

static void test_hostile_names(void) {
  g_autofree char *one = same_hash(0), *other = same_hash(1);
  g_assert_cmpuint(g_str_hash(one), ==, g_str_hash(other));
  g_autoptr(GString) json = g_string_new(HEAD "\"seed\": 1");
  for (guint i = 0; i < CAROM_LIMIT_FIELDS - 4; i++) {
    g_autofree char *name = same_hash(i);
    g_string_append_printf(json, ", \"%s\": 0", name);
  }
  g_string_append(json, "}");
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = parse(json->str, &error);
  g_assert_no_error(error);
  g_assert_cmpuint(strlen(scene->others), >, 34 * (CAROM_LIMIT_FIELDS - 4));
}

/* The same for names of discs. */
static void test_hostile_discs(void) {
  enum { N = 100000 };
  g_autoptr(GString) json = g_string_new(HEAD "\"bodies\": [");
  for (guint i = 0; i < N; i++) {
    g_autofree char *name = same_hash(i);
    g_string_append_printf(json,
                           "%s{\"name\": \"%s\", \"position\": [%u, 0], \"radius\": 0.1, "
                           "\"mass\": 1}",
                           i ? ", " : "", name, i);
  }
  g_string_append(json, "]}");
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = parse(json->str, &error);
  g_assert_no_error(error);
  g_autofree char *last = same_hash(N - 1);
  g_assert_cmpstr(carom_scene_body(scene, N - 1)->name, ==, last);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/json/values", test_values);
  g_test_add_func("/json/numbers", test_numbers);
  g_test_add_func("/json/member", test_member);
  g_test_add_func("/json/all-elements", test_all_elements);
  g_test_add_func("/json/place-of-error", test_place_of_error);
  g_test_add_func("/json/most-discs", test_most_discs);
  g_test_add_func("/json/names/twice", test_twice);
  g_test_add_func("/json/names/place", test_place_of_name);
  g_test_add_func("/json/names/hostile", test_hostile_names);
  g_test_add_func("/json/names/hostile-discs", test_hostile_discs);
  return g_test_run();
}
