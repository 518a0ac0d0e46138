/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-json-parts: lists of objects are read a piece at a time. Wherever the pieces part, elements
 * are what json-glib has when it reads the whole list at once. */
#include "carom-json-parts.h"
#include "carom-limits.h"
#include "carom-scene-json.h"
#include "carom-scene-text.h"

#include <json-glib/json-glib.h>
#include <string.h>

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
  const guint counts[] = {1,
                          CAROM_JSON_PIECE - 1,
                          CAROM_JSON_PIECE,
                          CAROM_JSON_PIECE + 1,
                          3 * CAROM_JSON_PIECE,
                          5 * CAROM_JSON_PIECE + 7};
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

/* Errors are said with the index in the list, not in a piece. */
static void test_place_of_error(void) {
  const guint wrong[] = {0, CAROM_JSON_PIECE - 1, CAROM_JSON_PIECE, 2 * CAROM_JSON_PIECE + 1};
  for (guint i = 0; i < G_N_ELEMENTS(wrong); i++) {
    g_autoptr(GString) json = g_string_new(HEAD "\"bodies\": [");
    for (guint j = 0; j < 3 * CAROM_JSON_PIECE; j++) {
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

/* Discs that together would take more memory than JSON may. */
static void test_more_than_memory(void) {
  static const char disc[] =
      "{\"position\": [0, 0], \"velocity\": [0, 0], \"radius\": 1, \"mass\": 1, "
      "\"name\": \"abcdefghij\", \"colour\": \"#123456\", \"pinned\": true}";
  const gsize least = CAROM_JSON_OBJECT_BYTES + 2 * CAROM_JSON_LIST_BYTES +
                      2 * CAROM_JSON_TEXT_BYTES +
                      7 * (CAROM_JSON_OTHER_BYTES + CAROM_JSON_NAME_BYTES);
  g_assert_cmpuint(least * CAROM_SCENE_MAX_PLACED, >, CAROM_LIMIT_JSON_MB * (gsize)1000000);
  g_autoptr(GString) json = g_string_new(HEAD "\"bodies\": [");
  for (guint i = 0; i < CAROM_SCENE_MAX_PLACED; i++) {
    g_string_append(json, i > 0 ? "," : "");
    g_string_append(json, disc);
  }
  g_string_append(json, "]}");
  CaromSourceText text = {"test.carom", json->str, json->str + json->len};
  g_autoptr(GPtrArray) remarks = g_ptr_array_new_with_free_func(g_free);
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_json_read(&text, "test", remarks, &error);
  g_assert_no_error(error);
  g_assert_cmpuint(scene->bodies->len, ==, CAROM_SCENE_MAX_PLACED);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/json-parts/all-elements", test_all_elements);
  g_test_add_func("/json-parts/place-of-error", test_place_of_error);
  g_test_add_func("/json-parts/more-than-memory", test_more_than_memory);
  return g_test_run();
}
