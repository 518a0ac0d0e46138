/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-check: what is typed is accepted exactly where a file that has it is, and the messages
 * say the same, without what is about files. */
#include "carom-decimal.h"
#include "carom-format-error.h"
#include "carom-limits.h"
#include "carom-scene-check.h"
#include "carom-scene-format.h"
#include "carom-scene-json.h"
#include "carom-scene-text.h"

#include <float.h>
#include <string.h>

/* A scene with a wall, a view and a crowd. */
static CaromScene *make_scene(void) {
  CaromScene *scene = carom_scene_new();
  CaromWall wall = carom_wall_default(carom_vec2(0, 0), carom_vec2(1, 0));
  CaromRandomPlacement crowd = carom_random_placement_default();
  crowd.max = carom_vec2(100, 100);
  g_array_append_val(scene->walls, wall);
  g_array_append_val(scene->placements, crowd);
  scene->has_view = TRUE;
  scene->view_max = carom_vec2(1, 1);
  carom_scene_populate(scene, 1, NULL, NULL);
  return scene;
}

/* Whether a file with @scene can be read. */
static gboolean can_read(const CaromScene *scene, GError **error) {
  g_autofree char *json = carom_scene_json_write(scene);
  CaromScene *again = carom_scene_text_parse("x", json, strlen(json), NULL, error);
  if (!again)
    return FALSE;
  carom_scene_unref(again);
  return TRUE;
}

static void assert_message(const GError *typed, const GError *read) {
  g_assert_nonnull(typed);
  g_assert_cmpint(typed->code, ==, CAROM_FORMAT_ERROR_VALUE);
  g_test_message("%s | %s", typed->message, read->message);
  g_assert_nonnull(strstr(read->message, typed->message));
}

/* ---- Numbers ---- */

static const char *const number_keys[] = {"dt",    "duration", "restitution", "seed",
                                          "speed", "trails",   "strobe_s"};
static const double numbers[] = {0,          -1,    1,    0.5,      1e-9,    1e-12, 1e9,
                                 4294967295, 1e300, 1024, 1024.001, DBL_MAX, -0.0,  1e-310};

/* A number as a file has it, in place of the one that @scene has. */
static char *write_with(const char *key, double value) {
  char number[CAROM_DECIMAL_SIZE];
  carom_decimal_format(number, value);
  return g_strdup_printf("{\"format\": \"carom-scene\", \"version\": 1, \"%s\": %s}", key, number);
}

static void check_number(const char *key, double value) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_autoptr(GError) typed = NULL, read = NULL;
  g_autofree char *json = write_with(key, value);
  g_autoptr(GPtrArray) remarks = NULL;
  CaromScene *file = carom_scene_text_parse("x", json, strlen(json), &remarks, &read);
  g_assert_cmpint(carom_scene_check_set_number(scene, key, value, &typed), ==, file != NULL);
  if (file) {
    g_autofree char *text = carom_scene_json_write(scene);
    g_free(file->title); /* after the file's name */
    file->title = g_strdup("");
    g_autofree char *file_text = carom_scene_json_write(file);
    g_assert_cmpstr(text, ==, file_text);
    carom_scene_unref(file);
  } else {
    assert_message(typed, read);
  }
}

static void test_numbers(void) {
  for (guint i = 0; i < G_N_ELEMENTS(number_keys); i++)
    for (guint j = 0; j < G_N_ELEMENTS(numbers); j++)
      check_number(number_keys[i], numbers[j]);
}

/* ---- Other fields ---- */

static void spoil_title(CaromScene *scene) {
  g_free(scene->title);
  scene->title = g_strnfill(CAROM_SCENE_MAX_TITLE + 1, 'x');
}

static void spoil_unit(CaromScene *scene) {
  g_free(scene->unit);
  scene->unit = g_strdup("m\t");
}

static void spoil_lesson(CaromScene *scene) {
  scene->lesson = g_strdup("\x1b");
}

static void spoil_question(CaromScene *scene) {
  CaromQuestion question = {.question = g_strdup(" "), .at_s = NAN};
  g_array_append_val(scene->questions, question);
}

static void spoil_answer(CaromScene *scene) {
  CaromQuestion question = {g_strdup("Why?"), g_strdup("\x07"), .at_s = NAN};
  g_array_append_val(scene->questions, question);
}

static void spoil_choices(CaromScene *scene) {
  CaromQuestion question = {
      .question = g_strdup("Why?"), .at_s = NAN, .choices = carom_question_choice_list_new()};
  CaromQuestionChoice choice = {.choice = g_strdup("Because"), .is_right = TRUE};
  g_array_append_val(question.choices, choice);
  g_array_append_val(scene->questions, question);
}

static void spoil_questions(CaromScene *scene) {
  for (guint i = 0; i <= CAROM_SCENE_MAX_QUESTIONS; i++) {
    CaromQuestion question = {.question = g_strdup("Why?"), .at_s = NAN};
    g_array_append_val(scene->questions, question);
  }
}

static void spoil_view(CaromScene *scene) {
  scene->view_max.x = scene->view_min.x;
}

static void spoil_wall(CaromScene *scene) {
  g_array_index(scene->walls, CaromWall, 0).restitution = -1;
}

static void spoil_wall_ends(CaromScene *scene) {
  g_array_index(scene->walls, CaromWall, 0).p2 = carom_scene_wall(scene, 0)->p1;
}

static const struct {
  const char *key;
  void (*spoil)(CaromScene *scene);
} spoils[] = {
    {"title", spoil_title},        {"unit", spoil_unit},           {"lesson", spoil_lesson},
    {"questions", spoil_question}, {"questions", spoil_questions}, {"questions", spoil_answer},
    {"questions", spoil_choices},  {"view", spoil_view},           {"walls", spoil_wall},
    {"walls", spoil_wall_ends},
};

static void test_fields(void) {
  for (guint i = 0; i < G_N_ELEMENTS(spoils); i++) {
    g_autoptr(CaromScene) scene = make_scene();
    g_autoptr(GError) typed = NULL, read = NULL;
    g_assert_true(can_read(scene, NULL));
    g_assert_true(carom_scene_check_field(scene, spoils[i].key, NULL));
    spoils[i].spoil(scene);
    g_assert_false(can_read(scene, &read));
    g_assert_false(carom_scene_check_field(scene, spoils[i].key, &typed));
    assert_message(typed, read);
  }
}

/* What is missing is no mistake. */
static void test_missing(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_assert_true(carom_scene_check_field(scene, "view", NULL));
  g_assert_true(carom_scene_check_field(scene, "lesson", NULL));
  g_assert_true(carom_scene_check_field(scene, "questions", NULL));
}

/* ---- Crowds ---- */

static void test_populate(void) {
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(GError) error = NULL;
  scene->seed = 5;
  g_assert_true(carom_scene_check_populate(scene, &error));
  g_assert_no_error(error);
  g_array_index(scene->placements, CaromRandomPlacement, 0).max = carom_vec2(1, 1);
  g_assert_false(carom_scene_check_populate(scene, &error));
  g_assert_cmpstr(error->message, ==,
                  "has 1 discs, but only 0 of them found room. Choose another seed.");
}

/* Of a crowd that no file could list, a state can be had as a table only. */
static void test_large_crowd(void) {
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(GError) error = NULL;
  CaromRandomPlacement *crowd = &g_array_index(scene->placements, CaromRandomPlacement, 0);
  crowd->count = CAROM_SCENE_MAX_PLACED + 1;
  crowd->overlapping = TRUE;
  g_assert_true(carom_scene_check_populate(scene, NULL));
  g_assert_true(can_read(scene, NULL));
  carom_scene_place_by_hand(scene);
  g_assert_null(carom_scene_format_write_state(&carom_scene_format_carom, scene, &error));
  g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE);
  g_assert_nonnull(strstr(error->message, ".csv"));
  g_autofree char *table = carom_scene_format_write_state(&carom_scene_format_csv, scene, NULL);
  g_assert_nonnull(table);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scene-check/numbers", test_numbers);
  g_test_add_func("/scene-check/fields", test_fields);
  g_test_add_func("/scene-check/missing", test_missing);
  g_test_add_func("/scene-check/populate", test_populate);
  g_test_add_func("/scene-check/large-crowd", test_large_crowd);
  return g_test_run();
}
