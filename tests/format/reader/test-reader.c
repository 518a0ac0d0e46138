/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-reader: fields that the reader of scene files does not know are told of, each with its place
 * and with those that are known there. */
#include "carom-field-json.h"

#include <string.h>

/* A CaromUnknownFunc. */
static void note(const CaromUnknownField *field, gpointer places) {
  g_ptr_array_add(places, g_strjoin("/", field->object, field->key, NULL));
}

/* @rest: what follows the header */
static void read_scene(const char *rest, CaromUnknownFunc unknown, gpointer data) {
  g_autofree char *json =
      g_strconcat("{\"format\": \"carom-scene\", \"version\": 1, ", rest, "}", NULL);
  CaromSourceText text = {"odd", json, json + strlen(json)};
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_autoptr(GString) path = g_string_new(NULL);
  g_autoptr(GError) error = NULL;
  CaromReader reader = {
      "odd", scene, path, &text, .unknown = unknown, .unknown_data = data, .error = &error};
  g_assert_true(carom_json_check(&text, &error));
  g_assert_true(
      carom_field_json_read_object(&reader, &carom_fields_scene, carom_json_root(&text), scene));
  g_assert_no_error(error);
}

static const char odd_scene[] =
    "\"x y\\n\": {\"deep\": [1, {\"radius\": 2}]}, \"seed\": 7, \"author\": null,"
    " \"view\": {\"min\": [0, 0], \"max\": [1, 1], \"zoom\": 2},"
    " \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1},"
    "   {\"position\": [9, 0], \"radius\": 1, \"tag\": \"a\", \"mass\": 1, \"spin\": 0.5},"
    "   {\"position\": [18, 0], \"radius\": 1, \"mass\": 1, \"tag\": \"b\"}],"
    " \"panes\": [{\"x\": false}]";

/* Fields are told of in the order in which objects are read, and within each object in the order
 * of the file; what is inside of them is not. */
static void test_all_are_told_of(void) {
  static const char *const expected[] = {
      "view/zoom",  "bodies[1]/tag", "bodies[1]/spin", "bodies[2]/tag",
      "panes[0]/x", "/x y\n",        "/author",        NULL};
  g_autoptr(GPtrArray) places = g_ptr_array_new_with_free_func(g_free);
  read_scene(odd_scene, note, places);
  g_ptr_array_add(places, NULL);
  g_assert_cmpstrv(places->pdata, expected);
}

/* A CaromUnknownFunc. */
static void look_for_fields(const CaromUnknownField *field, gpointer n_told) {
  GPtrArray *known = (GPtrArray *)field->known;
  g_assert_true(g_ptr_array_find_with_equal_func(known, "radius", g_str_equal, NULL));
  g_assert_false(g_ptr_array_find_with_equal_func(known, "gravity", g_str_equal, NULL));
  ++*(guint *)n_told;
}

static void test_known_are_those_of_the_object(void) {
  guint n_told = 0;
  read_scene("\"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1, \"gravity\": 0}]",
             look_for_fields, &n_told);
  g_assert_cmpuint(n_told, ==, 1);
}

static void test_nobody_listens(void) {
  read_scene(odd_scene, NULL, NULL);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/reader/unknown/all-are-told-of", test_all_are_told_of);
  g_test_add_func("/reader/unknown/known-are-those-of-the-object",
                  test_known_are_those_of_the_object);
  g_test_add_func("/reader/unknown/nobody-listens", test_nobody_listens);
  return g_test_run();
}
