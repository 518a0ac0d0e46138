/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-kept-fields: fields that Carom does not know are saved as they were, wherever in a scene
 * file they stand. */
#include "carom-builtin.h"
#include "carom-edit.h"
#include "carom-limits.h"
#include "carom-method-option.h"
#include "carom-run.h"
#include "carom-scene-check.h"
#include "carom-scene-json.h"
#include "carom-scene-text.h"
#include "kept-fields-test.h"
#include "rounds-test.h"
#include "scene-equal.h"

#include <string.h>

#define HEAD "{\"format\": \"carom-scene\", \"version\": 1"
#define BODY "\"position\": [0, 0], \"radius\": 1, \"mass\": 1"

/* Of each built-in scene. */
#define N_ROUNDS (test_is_thorough() ? 20u : 5u)

static CaromScene *parse(const char *json) {
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_scene_text_parse("test.carom", json, strlen(json), NULL, &error);
  if (error)
    g_test_message("%s", json);
  g_assert_no_error(error);
  return scene;
}

/* What becomes of a scene's text by loading and saving it. */
static char *save(const char *json) {
  g_autoptr(CaromScene) scene = parse(json);
  return carom_scene_json_write(scene);
}

/* ---- Everywhere ---- */

static void assert_same_fields(const char *one, const char *other) {
  g_autoptr(GPtrArray) a = test_kept_fields_find(one), b = test_kept_fields_find(other);
  g_assert_cmpuint(a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    g_assert_cmpstr(g_ptr_array_index(a, i), ==, g_ptr_array_index(b, i));
}

static void assert_kept(const char *json) {
  g_autoptr(CaromScene) scene = parse(json);
  g_autofree char *saved = carom_scene_json_write(scene);
  g_autoptr(CaromScene) again = parse(saved);
  g_autofree char *saved_again = carom_scene_json_write(again);
  assert_same_fields(json, saved);
  assert_scenes_equal(scene, again);
  g_assert_cmpstr(saved, ==, saved_again);
  g_autoptr(CaromScene) copy = carom_scene_copy(scene);
  g_autofree char *of_copy = carom_scene_json_write(copy);
  g_assert_cmpstr(of_copy, ==, saved);
}

/* Every object that a scene can have is in one of them. */
static void test_everywhere(void) {
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  g_autoptr(GRand) random = g_rand_new_with_seed(16);
  guint n_fields = 0;
  for (guint i = 0; i < n * N_ROUNDS; i++) {
    g_autoptr(CaromScene) scene = carom_builtin_load(builtins[i / N_ROUNDS].id, NULL);
    g_autofree char *json = carom_scene_json_write(scene);
    g_autofree char *scattered = test_kept_fields_scatter(random, json);
    assert_kept(scattered);
    g_autoptr(GPtrArray) found = test_kept_fields_find(scattered);
    for (guint k = 0; k < found->len; k++)
      n_fields += strchr(g_ptr_array_index(found, k), '\n') ? 1 : 0;
  }
  g_test_message("%u objects with fields", n_fields);
  g_assert_cmpuint(n_fields, >, n * N_ROUNDS);
}

/* ---- Edits ---- */

/* Everything that edits can change, with crowds that are placed with other discs in between. */
#define EDITED                                                                                     \
  HEAD ", \"view\": {\"min\": [0, 0], \"max\": [9, 9]}, \"questions\": [{\"question\": \"a\"}],"   \
       " \"bodies\": [{" BODY                                                                      \
       "}, {\"name\": \"b\", \"position\": [5, 5], \"radius\": 1, \"mass\": 1}],"                  \
       " \"crowds\": [{\"count\": 5, \"min\": [0, 0], \"max\": [9, 9], \"radius\": 0.5,"           \
       " \"mass\": {\"factor\": 1, \"power\": 2}, \"after\": 1}, {\"count\": 3, \"min\": [0, 9],"  \
       " \"max\": [9, 19], \"radius\": 0.5, \"mass\": {\"factor\": 1, \"power\": 2}}],"            \
       " \"crowds_avoid\": [{\"position\": [3, 3], \"radius\": 1}],"                               \
       " \"walls\": [{\"p1\": [0, 0], \"p2\": [9, 0], \"open\": [[0, 1], [2, 3]]},"                \
       " {\"p1\": [9, 0], \"p2\": [9, 19]}], \"emitters\": [{\"position\": [4, 20], \"radius\": "  \
       "0.5,"                                                                                      \
       " \"mass\": 1, \"count\": 3}], \"panes\": [{\"detection\": \"events\"}]}"

/* Changes, copies nothing, and deletes only what has been added, so that all fields stay. */
static void edit(GRand *random, CaromScene *scene) {
  g_autoptr(CaromSelection) selection = carom_selection_new();
  double x = g_rand_double_range(random, -2, 2);
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    if (g_rand_boolean(random) && carom_item_count(scene, kind) > 0)
      carom_selection_add(selection,
                          (CaromItem){kind, (guint)g_rand_int_range(
                                                random, 0, (gint)carom_item_count(scene, kind))});
  switch (g_rand_int_range(random, 0, 7)) {
  case 0:
    g_assert_true(carom_edit_move(scene, selection, carom_vec2(x, -x), NULL));
    break;
  case 1:
    g_assert_true(carom_edit_mirror(scene, selection, CAROM_MIRROR_UP_DOWN, x, NULL));
    break;
  case 2:
    carom_edit_set_name(scene, selection, x > 0 ? "\"_\"" : NULL);
    break;
  case 3:
    carom_edit_set_open(scene, selection, NULL);
    break;
  case 4:
    g_assert_true(carom_edit_add_disc(scene, carom_body_default(), NULL));
    break;
  case 5:
    g_assert_true(carom_edit_add_emitter(scene, carom_emitter_default(), NULL));
    break;
  default:
    g_assert_true(carom_edit_add_disc(scene, carom_body_default(), NULL));
    carom_selection_clear(selection);
    carom_selection_add(selection, (CaromItem){CAROM_ITEM_DISC, scene->bodies->len - 1});
    carom_edit_delete(scene, selection);
  }
}

/* @objects: (element-type utf8): of test_kept_fields_find()
 * Returns: how many of them have just the fields of @object, whatever its number */
static guint count_like(const GPtrArray *objects, const char *object) {
  guint n = 0;
  for (guint i = 0; i < objects->len; i++)
    n += g_strcmp0(strchr(g_ptr_array_index(objects, i), '\n'), strchr(object, '\n')) == 0;
  return n;
}

/* Each object that had fields is there with them, once. */
static void assert_fields_stay(const GPtrArray *before, const char *json) {
  g_autoptr(GPtrArray) after = test_kept_fields_find(json);
  for (guint i = 0; i < before->len; i++) {
    const char *object = g_ptr_array_index(before, i);
    if (strchr(object, '\n'))
      g_assert_cmpuint(count_like(after, object), ==, count_like(before, object));
  }
}

static void test_edits(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(18);
  for (guint i = 0; i < test_rounds(300); i++) {
    g_autofree char *json = test_kept_fields_scatter(random, EDITED);
    g_autoptr(CaromScene) scene = parse(json);
    g_autoptr(GPtrArray) before = test_kept_fields_find(json);
    for (guint k = 0; k < 8; k++) {
      edit(random, scene);
      g_autofree char *saved = carom_scene_json_write(scene);
      assert_kept(saved);
      assert_fields_stay(before, saved);
    }
  }
}

/* One of each kind of object, so that it does not depend on what is built in. */
static void test_each_object(void) {
  static const char *const rows[] = {
      HEAD ", \"_\": 1.10}",
      HEAD ", \"view\": {\"min\": [0, 0], \"max\": [1, 1], \"_\": -0}}",
      HEAD ", \"questions\": [\"a\", {\"question\": \"b\", \"_\": \"\\u0062\\/\"}]}",
      HEAD ", \"questions\": [{\"question\": \"b\", \"_\": {}, \"answer\": \"c\"}]}",
      HEAD ", \"questions\": [{\"question\": \"b\", \"choices\": [{\"choice\": \"c\", \"_\": 1}, "
           "{\"choice\": \"d\", \"right\": true}]}]}",
      HEAD ", \"bodies\": [{" BODY ", \"_\": 1e400}, {\"_\": 2, " BODY "}]}",
      HEAD ", \"walls\": [{\"p1\": [0, 0], \"p2\": [1, 0], \"_\": [null]}]}",
      HEAD ", \"crowds\": [{\"count\": 0, \"min\": [0, 0], \"max\": [1, 1], \"radius\": 1,"
           " \"mass\": {\"factor\": 1, \"power\": 0, \"_\": 1}, \"_\": 2}]}",
      HEAD ", \"crowds_avoid\": [{\"position\": [0, 0], \"radius\": 1, \"_\": {\"a\": 1.0}}]}",
      HEAD ", \"emitters\": [{\"position\": [0, 0], \"_\": 1e2, \"radius\": 1, \"mass\": 1}]}",
      HEAD ", \"panes\": [{}, {\"_\": 12345678901234567890}]}",
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *saved = save(rows[i]);
    g_assert_nonnull(strstr(saved, "\"_\""));
    assert_kept(rows[i]);
  }
}

/* Behind the known fields and in their order, each on a line where the others are. */
static void test_text(void) {
  g_autofree char *saved = save(HEAD ", \"b\": [1,\n2], \"bodies\": [{\"z\": 1, " BODY
                                     ", \"a\": 2}], \"\\u0061\" : 0.0}");
  g_assert_nonnull(strstr(saved, "{" BODY ", \"z\": 1, \"a\": 2}\n"));
  g_assert_true(g_str_has_suffix(saved, "\n  ],\n  \"b\": [1,\n2],\n  \"\\u0061\": 0.0\n}\n"));
}

/* A name that is known once its escapes are resolved is known. */
static void test_escaped_name(void) {
  g_autoptr(CaromScene) scene = parse(HEAD ", \"\\u0073eed\": 7}");
  g_assert_cmpuint(scene->seed, ==, 7);
  g_assert_null(scene->others);
}

/* ---- Odd values ---- */

static char *nest(guint depth) {
  g_autofree char *open = g_strnfill(depth, '['), *close = g_strnfill(depth, ']');
  return g_strconcat(HEAD ", \"bodies\": [{" BODY ", \"_\": ", open, close, "}]}", NULL);
}

static void assert_refused(const char *json, const char *words) {
  g_autoptr(GError) error = NULL;
  g_assert_null(carom_scene_text_parse("test.carom", json, strlen(json), NULL, &error));
  g_assert_error(error, CAROM_FORMAT_ERROR, (int)CAROM_FORMAT_ERROR_SYNTAX);
  g_assert_nonnull(strstr(error->message, words));
}

static void test_depth(void) {
  /* As scene-format.md says; the value is in three brackets of the scene. */
  g_autofree char *deep = nest(1000), *deeper = nest(CAROM_LIMIT_DEPTH - 2), *abyss = nest(9000000);
  assert_kept(deep);
  assert_refused(deeper, "nested too deeply");
  assert_refused(abyss, "nested too deeply");
}

/* In an object that is known a name stands once, whatever is said of it. */
static void test_twice(void) {
  assert_refused(HEAD ", \"_\": 1, \"_\": 2}", "occurs twice");
  assert_refused(HEAD ", \"a\": 1, \"\\u0061\": 2}", "occurs twice");
  assert_kept(HEAD ", \"_\": {\"a\": 1, \"a\": 2}}");
}

/* What is kept has to be JSON, or the file that is saved would be none. */
static void test_no_json(void) {
  static const char *const values[] = {"01",     "1.", "nul", "\"\\x\"", "\"\\u12\"", "[1,]",
                                       "{a: 1}", "",   "+1",  "'a'",     "\"\n\"",    "\"\t\""};
  for (guint i = 0; i < G_N_ELEMENTS(values); i++) {
    g_autofree char *json = g_strdup_printf(HEAD ", \"_\": %s}", values[i]);
    assert_refused(json, "test.carom:1:");
  }
}

/* Values that would cost too much in a tree cost their bytes. */
static void test_large_value(void) {
  GString *json = g_string_new(HEAD ", \"_\": [0");
  for (guint i = 0; i < 4000000; i++)
    g_string_append(json, ",{}");
  g_string_append(json, "]}");
  g_autofree char *text = g_string_free(json, FALSE), *saved = save(text);
  g_assert_cmpuint(strlen(saved), >, 12000000);
}

static void append_fields(GString *json, guint first, guint n) {
  for (guint i = first; i < first + n; i++)
    g_string_append_printf(json, ", \"%08u\":0", i);
}

/* An object with as many as it may have, two of which the scene's head has, and with one more. What
 * is in a value does not count. */
static void test_too_many(void) {
  g_autoptr(GString) json = g_string_new(HEAD);
  append_fields(json, 0, CAROM_LIMIT_FIELDS - 3);
  g_autofree char *many = g_strconcat(json->str, ", \"_\": ", json->str, "}}", NULL);
  g_autoptr(CaromScene) scene = parse(many);
  g_assert_cmpuint(strlen(scene->others), >, 24 * (CAROM_LIMIT_FIELDS - 3));
  g_autofree char *more = g_strconcat(json->str, ", \"_\": 0, \"+\": 0}", NULL);
  assert_refused(more, "more than 100000 fields, the limit. Put what is not Carom’s own into one");
}

/* The limit of all objects together: twenty discs have a twentieth of it each, and another one has
 * one more. */
static void test_too_many_in_all(void) {
  g_autoptr(GString) fields = g_string_new(NULL);
  append_fields(fields, 0, CAROM_LIMIT_OTHER_FIELDS / 20);
  g_autoptr(GString) json = g_string_new(HEAD ", \"bodies\": [");
  for (guint i = 0; i < 20; i++)
    g_string_append_printf(json, "%s{" BODY "%s}", i ? ", " : "", fields->str);
  g_autofree char *most = g_strconcat(json->str, "]}", NULL);
  g_autofree char *more = g_strconcat(json->str, ", {" BODY ", \"_\": 0}]}", NULL);
  g_autoptr(CaromScene) scene = parse(most);
  g_assert_cmpuint(scene->bodies->len, ==, 20);
  assert_refused(more, "more than 1000000 fields that Carom does not know, the limit. Put what is");
}

/* ---- Objects that come and go ---- */

static void test_question_in_short(void) {
  g_autofree char *saved =
      save(HEAD ", \"questions\": [{\"question\": \"a\"}, {\"question\": \"b\", \"by\": 1}]}");
  g_assert_nonnull(strstr(saved, "\n    \"a\",\n    {\"question\": \"b\", \"by\": 1}\n"));
}

/* A method is the same method, whatever else a file says of its pane. */
static void test_methods_are_equal(void) {
  g_autoptr(CaromScene) scene = parse(HEAD ", \"panes\": [{\"_\": 1}, {\"_\": 2}]}");
  const CaromMethod *methods = (const CaromMethod *)scene->methods->data;
  g_assert_cmpstr(methods[0].others, ==, "\"_\": 1");
  g_assert_true(carom_method_option_equal_all(&methods[0], &methods[1]));
}

/* The discs of a crowd have no fields, and a crowd that has become discs keeps its own. */
static void test_crowd(void) {
  g_autoptr(CaromScene) scene =
      parse(HEAD ", \"crowds\": [{\"count\": 2, \"min\": [0, 0], \"max\": [9, 9], \"radius\": 1,"
                 " \"mass\": {\"factor\": 1, \"power\": 0}, \"_\": 2}], \"_\": 3}");
  g_assert_null(carom_scene_body(scene, 0)->others);
  g_assert_true(carom_scene_populate(scene, 7, NULL, NULL));
  g_assert_cmpstr(g_array_index(scene->placements, CaromRandomPlacement, 0).others, ==, "\"_\": 2");
  carom_scene_place_by_hand(scene);
  g_autofree char *saved = carom_scene_json_write(scene);
  g_assert_nonnull(strstr(saved, "\"taken_apart\": true, \"_\": 2}"));
  g_assert_nonnull(strstr(saved, "\"_\": 3"));
}

/* What an edit is checked for are the known fields. */
static void test_check(void) {
  g_autoptr(CaromScene) scene =
      parse(HEAD ", \"questions\": [{\"question\": \"a\", \"_\": [\"\\ud800\", 1e400]}]}");
  g_autoptr(GError) error = NULL;
  g_assert_true(carom_scene_check_field(scene, "questions", &error));
  g_assert_no_error(error);
  carom_scene_question(scene, 0)->question[0] = ' ';
  g_assert_false(carom_scene_check_field(scene, "questions", &error));
}

/* ---- Where it is kept ---- */

#define DOOR "\"walls\": [{\"p1\": [0, 2], \"p2\": [1, 2], \"open\": [[0, 1], [2, 3]]}]"

/* What a scene points to lives as long as any scene that has parts of it, and no longer. */
static void test_pools(void) {
  guint n_before = carom_pool_count();
  CaromScene *scene =
      parse(HEAD ", \"bodies\": [{" BODY ", \"name\": \"Moon\", \"id\": 1}], " DOOR "}");
  g_assert_cmpuint(carom_pool_count(), ==, n_before + 1);
  g_autoptr(CaromSelection) all = carom_selection_new();
  carom_selection_all(all, scene);
  g_autoptr(CaromScene) extract = carom_edit_extract(scene, all);
  CaromScene *copy = scene;
  for (guint i = 0; i < 100; i++) {
    CaromScene *last = copy;
    copy = carom_scene_copy(last);
    carom_scene_unref(last);
  }
  carom_edit_set_name(copy, all, "Earth");
  g_assert_cmpuint(carom_pool_count(), ==, n_before + 2);
  g_autoptr(CaromScene) other = parse(HEAD "}");
  g_assert_true(carom_edit_insert(other, extract, NULL, NULL, NULL));
  g_assert_true(carom_edit_insert(other, copy, NULL, NULL, NULL));
  g_clear_pointer(&copy, carom_scene_unref);
  g_clear_pointer(&extract, carom_scene_unref);
  g_assert_cmpstr(carom_scene_body(other, 0)->name, ==, "Moon");
  g_assert_cmpstr(carom_scene_body(other, 1)->name, ==, "Earth");
  g_assert_cmpstr(carom_scene_body(other, 1)->others, ==, "\"id\": 1");
  g_assert_cmpfloat(carom_scene_wall(other, 1)->open->interval[1].until_s, ==, 3);
  g_clear_pointer(&other, carom_scene_unref);
  g_assert_cmpuint(carom_pool_count(), ==, n_before);
}

/* The walls' table shows when a door opens from now on, frame by frame. */
static void test_pools_of_states(void) {
  guint n_before = carom_pool_count();
  CaromScene *scene = parse(HEAD ", \"bodies\": [{" BODY "}], " DOOR "}");
  CaromMethod method = carom_method_option_defaults();
  CaromRun *run = carom_run_new(scene, &method);
  for (guint i = 0; i < 50; i++) {
    g_assert_true(carom_run_frame(run, NULL));
    g_autoptr(CaromScene) state = carom_run_make_scene(run);
    g_autoptr(CaromScene) copy = carom_scene_copy(state);
    g_clear_pointer(&state, carom_scene_unref);
    g_assert_cmpfloat(carom_scene_wall(copy, 0)->open->interval[0].until_s, <, 1);
    g_assert_cmpuint(carom_pool_count(), ==, n_before + 2);
  }
  carom_run_free(run);
  carom_scene_unref(scene);
  g_assert_cmpuint(carom_pool_count(), ==, n_before);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/kept-fields/everywhere", test_everywhere);
  g_test_add_func("/kept-fields/each-object", test_each_object);
  g_test_add_func("/kept-fields/edits", test_edits);
  g_test_add_func("/kept-fields/text", test_text);
  g_test_add_func("/kept-fields/escaped-name", test_escaped_name);
  g_test_add_func("/kept-fields/depth", test_depth);
  g_test_add_func("/kept-fields/twice", test_twice);
  g_test_add_func("/kept-fields/no-json", test_no_json);
  g_test_add_func("/kept-fields/large-value", test_large_value);
  g_test_add_func("/kept-fields/too-many", test_too_many);
  g_test_add_func("/kept-fields/too-many-in-all", test_too_many_in_all);
  g_test_add_func("/kept-fields/question-in-short", test_question_in_short);
  g_test_add_func("/kept-fields/methods-are-equal", test_methods_are_equal);
  g_test_add_func("/kept-fields/crowd", test_crowd);
  g_test_add_func("/kept-fields/check", test_check);
  g_test_add_func("/kept-fields/pools", test_pools);
  g_test_add_func("/kept-fields/pools-of-states", test_pools_of_states);
  return g_test_run();
}
