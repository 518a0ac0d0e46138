/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scene-json: what a .carom file says is what the scene has, and saving loses nothing. */
#include "carom-method-option.h"
#include "carom-quantity.h"
#include "carom-scene-compare.h"
#include "carom-scene-file.h"
#include "carom-scene-json.h"
#include "comma-locale.h"
#include "evil-name.h"
#include "fourth-resolver.h"
#include "scene-equal.h"

#include <float.h>
#include <json-glib/json-glib.h>
#include <locale.h>
#include <string.h>

static CaromScene *parse(const char *json) {
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_scene_text_parse("test.carom", json, strlen(json), NULL, &error);
  g_assert_no_error(error);
  g_assert_nonnull(scene);
  return scene;
}

static void assert_survives_saving(const CaromScene *scene) {
  g_autofree char *first = carom_scene_json_write(scene);
  g_autoptr(CaromScene) loaded = parse(first);
  assert_scenes_equal(scene, loaded);
  g_autofree char *second = carom_scene_json_write(loaded);
  g_assert_cmpstr(first, ==, second);
}

/* Random scenes */

/* Any finite double, all bit patterns alike: also subnormal ones, −0 and those near overflow. */
static double random_bits(GRand *random) {
  for (;;) {
    guint64 bits = (guint64)g_rand_int(random) << 32 | g_rand_int(random);
    double value;
    memcpy(&value, &bits, sizeof value);
    if (isfinite(value))
      return value;
  }
}

static double random_positive(GRand *random) {
  for (;;) {
    double value = fabs(random_bits(random));
    if (value > 0)
      return value;
  }
}

static double random_mass(GRand *random) {
  double mass_kg = random_positive(random);
  return MIN(mass_kg, CAROM_BODY_MAX_MASS_KG);
}

static CaromVec2 random_vector(GRand *random) {
  static const double special[] = {0, -0.0, 1, DBL_MAX, -DBL_MAX, DBL_MIN, 5e-324, 0.1};
  double x = random_bits(random), y = random_bits(random);
  if (g_rand_boolean(random))
    x = special[g_rand_int_range(random, 0, G_N_ELEMENTS(special))];
  return carom_vec2(x, y);
}

static const char *random_name(GRand *random) {
  static const char *const names[] = {NULL, TEST_EVIL_NAME, TEST_CHINESE_NAME, "null", "A"};
  return g_intern_string(names[g_rand_int_range(random, 0, G_N_ELEMENTS(names))]);
}

static gint32 random_colour(GRand *random) {
  return g_rand_boolean(random) ? CAROM_NO_COLOUR : g_rand_int_range(random, 0, 0x1000000);
}

static char *random_line(GRand *random) {
  static const char *const pieces[] = {"a", "\"", "\\",   "é",  "−",      "中文", "😀",
                                       "/", " ",  "</b>", "%s", "\u200f", "‍"};
  GString *words = g_string_new(NULL);
  for (int i = g_rand_int_range(random, 0, 8); i > 0; i--)
    g_string_append(words, pieces[g_rand_int_range(random, 0, G_N_ELEMENTS(pieces))]);
  return g_string_free(words, FALSE);
}

static char *random_words(GRand *random) {
  static const char *const between[] = {"", "\n", "\t", "\r\n"};
  g_autofree char *one = random_line(random), *other = random_line(random);
  return g_strconcat(one, between[g_rand_int_range(random, 0, G_N_ELEMENTS(between))], other, NULL);
}

/* Two to five, one of them right. */
static GArray *random_choices(GRand *random) {
  GArray *choices = carom_question_choice_list_new();
  guint n =
      (guint)g_rand_int_range(random, CAROM_QUESTION_MIN_CHOICES, CAROM_QUESTION_MAX_CHOICES + 1);
  for (guint i = 0; i < n; i++) {
    g_autofree char *words = random_words(random);
    CaromQuestionChoice choice = {.choice = g_strconcat("C", words, NULL)};
    if (g_rand_boolean(random))
      choice.belief = random_words(random);
    if (g_rand_boolean(random))
      choice.meaning = random_words(random);
    g_array_append_val(choices, choice);
  }
  g_array_index(choices, CaromQuestionChoice, g_rand_int_range(random, 0, (gint32)n)).is_right =
      TRUE;
  return choices;
}

static void add_random_question(GRand *random, CaromScene *scene) {
  g_autofree char *words = random_words(random);
  CaromQuestion question = carom_question_none();
  question.question = g_strconcat("Q", words, NULL); /* never blank */
  if (g_rand_boolean(random))
    question.answer = random_words(random);
  if (g_rand_boolean(random))
    question.choices = random_choices(random);
  if (g_rand_boolean(random))
    question.before_contact = g_rand_int(random);
  else if (g_rand_boolean(random))
    question.at_s = g_rand_boolean(random) ? 0 : g_rand_double(random);
  g_array_append_val(scene->questions, question);
}

static void add_random_bookmark(GRand *random, CaromScene *scene) {
  g_autofree char *line = random_line(random), *name = g_strconcat("B", line, NULL);
  CaromBookmark bookmark = {.at_s = g_rand_boolean(random) ? 0 : g_rand_double(random) * 1e3,
                            .name = g_intern_string(name)};
  g_array_append_val(scene->bookmarks, bookmark);
}

/* A few, one after the other; some begin where the one before them ends. */
static const CaromIntervals *random_intervals(GRand *random) {
  CaromInterval intervals[4];
  guint n = (guint)g_rand_int_range(random, 0, G_N_ELEMENTS(intervals) + 1);
  double at_s = 0;
  for (guint i = 0; i < n; i++) {
    intervals[i].from_s = at_s += g_rand_boolean(random) ? 0 : g_rand_double(random);
    intervals[i].until_s = at_s += g_rand_double_range(random, 1e-9, 1e9);
  }
  return carom_intervals_intern(intervals, n);
}

static void add_random_things(GRand *random, CaromScene *scene) {
  for (int i = g_rand_int_range(random, 0, 6); i > 0; i--)
    carom_scene_add_body(scene, (CaromBody){.position = random_vector(random),
                                            .velocity = random_vector(random),
                                            .radius = random_positive(random),
                                            .mass_kg = random_mass(random),
                                            .pinned = g_rand_boolean(random),
                                            .colour_rgb = random_colour(random),
                                            .name = random_name(random)});
  for (int i = g_rand_int_range(random, 0, 4); i > 0; i--) {
    /* Lengths must not overflow. */
    CaromWall wall = carom_wall_default(
        carom_vec2(g_rand_double_range(random, -1e150, 1e150), g_rand_double(random)),
        carom_vec2(g_rand_double_range(random, -1e150, 1e150), 0.1));
    wall.restitution = g_rand_boolean(random) ? scene->restitution : random_positive(random);
    wall.tangential_factor = g_rand_double(random);
    wall.open = random_intervals(random);
    g_array_append_val(scene->walls, wall);
  }
  for (int i = g_rand_int_range(random, 0, 3); i > 0; i--)
    add_random_question(random, scene);
  for (int i = g_rand_int_range(random, 0, 4); i > 0; i--)
    add_random_bookmark(random, scene);
}

static void add_random_emitters(GRand *random, CaromScene *scene) {
  for (int i = g_rand_int_range(random, 0, 3); i > 0; i--) {
    CaromEmitter emitter = {
        .position = random_vector(random),
        .velocity = random_vector(random),
        .spread = {random_positive(random), g_rand_double(random)},
        .radius = random_positive(random),
        .mass_kg = random_mass(random),
        .first_s = g_rand_double(random),
        .every_s = g_rand_boolean(random) ? 1 : g_rand_double(random),
        .count = (guint32)g_rand_int_range(random, 0, 1000),
    };
    g_array_append_val(scene->emitters, emitter);
  }
}

static void add_random_placement(GRand *random, CaromScene *scene) {
  double radius = g_rand_double_range(random, 0.1, 1);
  CaromRandomPlacement placement = {
      .count = (guint)g_rand_int_range(random, 0, 20),
      .min = {-g_rand_double_range(random, 3, 9), -10.1},
      .max = {g_rand_double_range(random, 3, 9), 10.1},
      .radius_min = radius,
      .radius_max = g_rand_boolean(random) ? radius : radius + 0.3,
      .mass_factor = g_rand_double_range(random, 1e-9, 1e9),
      .mass_power = g_rand_int_range(random, 0, 4),
      .speed_min = 0.1,
      .speed_max = g_rand_boolean(random) ? 0.1 : 1e3,
      .overlapping = TRUE,
      .colour_rgb = random_colour(random),
      .n_before = CAROM_AFTER_ALL,
  };
  g_array_append_val(scene->placements, placement);
}

static void add_random_methods(GRand *random, CaromScene *scene) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (int i = g_rand_int_range(random, 0, 4); i > 0; i--) {
    CaromMethod method = carom_method_option_defaults();
    for (guint j = 0; j < n_options; j++)
      carom_method_option_set(
          &method, &options[j],
          options[j].parts[g_rand_int_range(random, 0, (gint32)options[j].n_parts)]);
    g_array_append_val(scene->methods, method);
  }
}

static double random_time(GRand *random) {
  return g_rand_boolean(random) ? 0 : random_positive(random);
}

static void choose_random_staging(GRand *random, CaromStaging *staging) {
  const char *const ids[] = {carom_quantities(NULL)[0].part.id, "velocity/position", NULL};
  staging->trails_s = g_rand_boolean(random) ? INFINITY : random_time(random);
  staging->strobe_s = random_time(random);
  if (g_rand_boolean(random))
    staging->angular_about = carom_vec2(random_positive(random), -random_positive(random));
  staging->ghost = g_rand_boolean(random);
  staging->centre_of_mass = g_rand_boolean(random);
  staging->arrows = (CaromStagingArrows)g_rand_int_range(random, 0, CAROM_STAGING_N_ARROWS);
  staging->colour_by = (CaromStagingColours)g_rand_int_range(random, 0, CAROM_STAGING_N_COLOURS);
  staging->speed = g_rand_double_range(random, CAROM_STAGING_SPEED_MIN, CAROM_STAGING_SPEED_MAX);
  staging->loop = g_rand_boolean(random);
  staging->slow_at_contacts = g_rand_boolean(random);
  if (g_rand_boolean(random))
    staging->charts = g_strdupv((char **)ids + g_rand_int_range(random, 0, 2));
}

static CaromScene *random_scene(GRand *random) {
  CaromScene *scene = carom_scene_new();
  g_free(scene->title);
  scene->title = random_line(random);
  scene->lesson = g_rand_boolean(random) ? NULL : random_words(random);
  scene->dt_s = g_rand_double_range(random, 1e-9, 1);
  scene->duration_s = scene->dt_s * g_rand_double_range(random, 1, 1e8);
  scene->gravity = random_vector(random);
  scene->restitution = g_rand_boolean(random) ? 1 : random_positive(random);
  scene->has_view = g_rand_boolean(random);
  if (scene->has_view) {
    scene->view_min = carom_vec2(-random_positive(random), -random_positive(random));
    scene->view_max = carom_vec2(random_positive(random), random_positive(random));
  }
  scene->counter = g_rand_boolean(random);
  choose_random_staging(random, &scene->staging);
  add_random_things(random, scene);
  add_random_emitters(random, scene);
  if (g_rand_boolean(random))
    add_random_placement(random, scene);
  add_random_methods(random, scene);
  g_assert_true(carom_scene_populate(scene, g_rand_int(random), NULL, NULL));
  return scene;
}

static void test_random_scenes(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(20260721);
  for (guint i = 0; i < 500; i++) {
    g_autoptr(CaromScene) scene = random_scene(random);
    assert_survives_saving(scene);
  }
}

static void test_defaults(void) {
  g_autoptr(CaromScene) scene = parse("{\"format\": \"carom-scene\", \"version\": 1}");
  g_autoptr(CaromScene) expected = carom_scene_new();
  g_free(expected->title);
  expected->title = g_strdup("test"); /* from the file's name */
  assert_scenes_equal(expected, scene);
}

/* A field of every kind, with the values that data/docs/scene-format.md promises. */
static const char everything[] =
    "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"T\", \"lesson\": \"L\","
    " \"questions\": [\"Q1\", {\"question\": \"Q2\", \"answer\": \"A2\", \"before_contact\": 2},"
    "                 {\"question\": \"Q3\", \"at_s\": 1.5, \"choices\": [\"C1\","
    "                  {\"choice\": \"C2\", \"belief\": \"B2\", \"meaning\": \"M2\"},"
    "                  {\"choice\": \"C3\", \"right\": true}]}], \"unit\": \"px\", "
    "\"dt\": 0.5, \"duration\": 4,"
    " \"gravity\": [1, -2.5], \"restitution\": 0.25, \"seed\": 4294967295,"
    " \"view\": {\"min\": [-1, -2], \"max\": [3, 4]}, \"counter\": true,"
    " \"trails\": 2.5, \"strobe_s\": 0.25, \"ghost\": true, \"centre_of_mass\": true,"
    " \"arrows\": \"both\", \"colour_by\": \"speed\","
    " \"charts\": [\"momentum\", \"total-energy\"], \"speed\": 0.5, \"loop\": true,"
    " \"slow_at_contacts\": true,"
    " \"bodies\": [{\"position\": [1, 2], \"velocity\": [3, 4], \"radius\": 5, \"mass\": 6,"
    "               \"pinned\": true, \"colour\": \"#0180fF\"},"
    "              {\"position\": [100, 2], \"radius\": 5, \"mass\": 6}],"
    " \"crowds\": [{\"count\": 3, \"min\": [200, 200], \"max\": [300, 300], \"radius\": [1, 2],"
    "               \"mass\": {\"factor\": 2, \"power\": 3}, \"speed\": 7, \"overlapping\": true,"
    "               \"colour\": \"#000000\"}],"
    " \"walls\": [{\"p1\": [0, 0], \"p2\": [9, 0]},"
    "             {\"p1\": [0, 1], \"p2\": [9, 1], \"restitution\": 2, \"tangential_factor\": 0,"
    "              \"open\": [[0, 0.5], [0.5, 1], [2, 3.25]]}],"
    " \"emitters\": [{\"position\": [1, 3], \"velocity\": [4, 5], \"radius\": 0.5, \"mass\": 2,"
    "                 \"first_s\": 0.125, \"every_s\": 0, \"count\": 7, \"spread\": [0.25, 0]},"
    "                {\"position\": [1, 3], \"radius\": 0.5, \"mass\": 2}],"
    " \"panes\": [{}, {\"wall_putback\": \"path\", \"separation\": \"nudge\","
    "            \"reference\": true}]}";

static void test_everything_bodies(void) {
  g_autoptr(CaromScene) scene = parse(everything);
  g_assert_cmpuint(scene->n_placed, ==, 2);
  g_assert_cmpuint(scene->bodies->len, ==, 5);
  const CaromBody *body = carom_scene_body(scene, 0);
  g_assert_cmpfloat(body->position.y, ==, 2);
  g_assert_cmpfloat(body->velocity.x, ==, 3);
  g_assert_cmpfloat(body->radius, ==, 5);
  g_assert_cmpfloat(body->mass_kg, ==, 6);
  g_assert_true(body->pinned);
  g_assert_cmpint(body->colour_rgb, ==, 0x0180ff);
  g_assert_cmpint(carom_scene_body(scene, 1)->colour_rgb, ==, CAROM_NO_COLOUR);
  for (guint i = 2; i < 5; i++) {
    body = carom_scene_body(scene, i);
    g_assert_cmpfloat(body->mass_kg, ==, 2 * body->radius * body->radius * body->radius);
    g_assert_cmpfloat_with_epsilon(carom_vec2_length(body->velocity), 7, 1e-14);
  }
}

static void test_everything_staging(void) {
  g_autoptr(CaromScene) scene = parse(everything);
  const CaromStaging *staging = &scene->staging;
  g_assert_cmpfloat(staging->trails_s, ==, 2.5);
  g_assert_cmpfloat(staging->strobe_s, ==, 0.25);
  g_assert_true(staging->ghost);
  g_assert_true(staging->centre_of_mass);
  g_assert_cmpint(staging->arrows, ==, CAROM_STAGING_ARROWS_BOTH);
  g_assert_cmpint(staging->colour_by, ==, CAROM_STAGING_COLOUR_BY_SPEED);
  const char *const charts[] = {"momentum", "total-energy", NULL};
  g_assert_cmpstrv(staging->charts, charts);
  g_assert_cmpfloat(staging->speed, ==, 0.5);
  g_assert_true(staging->loop);
  g_assert_true(staging->slow_at_contacts);
  assert_survives_saving(scene);
}

/* Trails are a length, or whether there are any. */
static void test_trails(void) {
  g_autoptr(CaromScene) all =
      parse("{\"format\": \"carom-scene\", \"version\": 1, \"trails\": true}");
  g_autoptr(CaromScene) none =
      parse("{\"format\": \"carom-scene\", \"version\": 1, \"trails\": false}");
  g_assert_cmpfloat(all->staging.trails_s, ==, INFINITY);
  g_assert_cmpfloat(none->staging.trails_s, ==, 0);
  g_autofree char *saved = carom_scene_json_write(all);
  g_assert_nonnull(strstr(saved, "\"trails\": true"));
}

static void test_everything_questions(void) {
  g_autoptr(CaromScene) scene = parse(everything);
  const CaromQuestion *q = carom_scene_question(scene, 0);
  g_assert_cmpstr(q[0].question, ==, "Q1");
  g_assert_null(q[0].answer);
  g_assert_cmpuint(q[0].before_contact, ==, 0);
  g_assert_true(isnan(q[0].at_s));
  g_assert_cmpuint(carom_question_n_choices(&q[0]), ==, 0);
  g_assert_cmpstr(q[1].question, ==, "Q2");
  g_assert_cmpstr(q[1].answer, ==, "A2");
  g_assert_cmpuint(q[1].before_contact, ==, 2);
  g_assert_cmpfloat(q[2].at_s, ==, 1.5);
  g_assert_cmpuint(carom_question_n_choices(&q[2]), ==, 3);
  g_assert_cmpstr(carom_question_choice(&q[2], 0)->choice, ==, "C1");
  g_assert_null(carom_question_choice(&q[2], 0)->belief);
  g_assert_cmpstr(carom_question_choice(&q[2], 1)->belief, ==, "B2");
  g_assert_cmpstr(carom_question_choice(&q[2], 1)->meaning, ==, "M2");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint(carom_question_choice(&q[2], i)->is_right, ==, i == 2);
  assert_survives_saving(scene);
}

static void test_everything_else(void) {
  g_autoptr(CaromScene) scene = parse(everything);
  g_assert_cmpstr(scene->title, ==, "T");
  g_assert_cmpstr(scene->lesson, ==, "L");
  g_assert_cmpuint(scene->questions->len, ==, 3);
  g_assert_cmpstr(scene->unit, ==, "px");
  g_assert_cmpfloat(scene->dt_s, ==, 0.5);
  g_assert_cmpfloat(scene->duration_s, ==, 4);
  g_assert_cmpfloat(scene->gravity.y, ==, -2.5);
  g_assert_cmpuint(scene->seed, ==, G_MAXUINT32);
  g_assert_true(scene->has_view);
  g_assert_cmpfloat(scene->view_max.y, ==, 4);
  g_assert_true(scene->counter);
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->restitution, ==, 0.25);
  g_assert_cmpfloat(carom_scene_wall(scene, 1)->restitution, ==, 2);
  g_assert_cmpfloat(carom_scene_wall(scene, 1)->tangential_factor, ==, 0);
  const CaromMethod *methods = (const CaromMethod *)scene->methods->data;
  CaromMethod usual = carom_method_option_defaults();
  g_assert_true(carom_method_option_equal_all(&methods[0], &usual));
  g_assert_cmpstr(((const CaromPart *)methods[1].wall_putback)->id, ==, "path");
  g_assert_cmpstr(((const CaromPart *)methods[1].separation)->id, ==, "nudge");
  g_assert_true(methods[1].is_reference && !methods[0].is_reference);
  assert_survives_saving(scene);
}

static void test_everything_that_changes(void) {
  g_autoptr(CaromScene) scene = parse(everything);
  const CaromIntervals *open = carom_scene_wall(scene, 1)->open;
  g_assert_null(carom_scene_wall(scene, 0)->open);
  g_assert_cmpuint(open->n, ==, 3);
  g_assert_cmpfloat(open->interval[1].from_s, ==, 0.5);
  g_assert_cmpfloat(open->interval[2].until_s, ==, 3.25);
  g_assert_cmpuint(scene->emitters->len, ==, 2);
  const CaromEmitter *emitter = carom_scene_emitter(scene, 0);
  g_assert_cmpfloat(emitter->velocity.y, ==, 5);
  g_assert_cmpfloat(emitter->first_s, ==, 0.125);
  g_assert_cmpfloat(emitter->every_s, ==, 0);
  g_assert_cmpuint(emitter->count, ==, 7);
  g_assert_cmpfloat(emitter->spread.x, ==, 0.25);
  emitter = carom_scene_emitter(scene, 1);
  g_assert_cmpfloat(emitter->first_s, ==, 0);
  g_assert_cmpfloat(emitter->every_s, ==, 1);
  g_assert_cmpuint(emitter->count, ==, 100);
  g_assert_cmpuint(carom_scene_count_most_discs(scene), ==, 5 + 7 + 100);
}

/* Two scenes differ if a door or an emitter does. */
static void test_changes_are_compared(void) {
  g_autoptr(CaromScene) scene = parse(everything);
  g_autoptr(CaromScene) copy = carom_scene_copy(scene);
  g_assert_true(carom_scene_compare_physics(scene, copy));
  g_array_index(copy->walls, CaromWall, 1).open = NULL;
  g_assert_false(carom_scene_compare_physics(scene, copy));
  g_autoptr(CaromScene) other = carom_scene_copy(scene);
  g_array_index(other->emitters, CaromEmitter, 1).spread.y = 1;
  g_assert_false(carom_scene_compare_physics(scene, other));
  g_assert_cmpfloat(carom_scene_emitter(scene, 1)->spread.y, ==, 0);
}

/* Texts and objects can be mixed; what has no answer is written as a text, as version 1 has it. */
static void test_questions(void) {
  g_autoptr(CaromScene) scene =
      parse("{\"format\": \"carom-scene\", \"version\": 2, \"questions\": [\"a\","
            " {\"answer\": \"B\", \"question\": \"b\"}, {\"question\": \"c\"},"
            " {\"question\": \"d\", \"answer\": \"\"}]}");
  g_autofree char *json = carom_scene_json_write(scene);
  static const char expected[] = "  \"questions\": [\n"
                                 "    \"a\",\n"
                                 "    {\"question\": \"b\", \"answer\": \"B\"},\n"
                                 "    \"c\",\n"
                                 "    {\"question\": \"d\", \"answer\": \"\"}\n"
                                 "  ],\n";
  g_assert_nonnull(strstr(json, expected));
  assert_survives_saving(scene);
}

/* A copy has texts of its own. */
static void test_questions_are_copied(void) {
  g_autoptr(CaromScene) scene = parse(everything);
  g_autoptr(CaromScene) copy = carom_scene_copy(scene);
  assert_scenes_equal(scene, copy);
  carom_scene_question(scene, 1)->answer[0] = 'B';
  g_assert_cmpstr(carom_scene_question(copy, 1)->answer, ==, "A2");
}

static gint64 version_written(const CaromScene *scene) {
  g_autofree char *json = carom_scene_json_write(scene);
  g_autoptr(JsonParser) parser = json_parser_new();
  g_assert_true(json_parser_load_from_data(parser, json, -1, NULL));
  return json_object_get_int_member(json_node_get_object(json_parser_get_root(parser)), "version");
}

/* Version 2 only where a reader of version 1 would refuse the file, whatever version it was read
 * with. */
static void test_version(void) {
  static const struct {
    const char *rest;
    gint64 written;
  } rows[] = {
      {"", 1},
      {", \"questions\": [\"a\", {\"question\": \"b\"}]", 1},
      {", \"trails\": true, \"charts\": [\"energy\"], \"loop\": true", 1},
      {", \"counter\": true, \"panes\": [{\"detection\": \"events\"}]", 1},
      {", \"questions\": [{\"question\": \"a\", \"answer\": \"b\"}, \"c\"]", 2},
      {", \"questions\": [\"a\", {\"question\": \"b\", \"by\": \"me\"}]", 2},
      {", \"panes\": [{}, {\"resolver\": \"wrong-normal\"}]", 2},
      {", \"panes\": [{}, {\"detection\": \"all-pairs\"}]", 2},
      {", \"walls\": [{\"p1\": [0, 0], \"p2\": [1, 0], \"open\": []}], \"emitters\": []", 1},
      {", \"walls\": [{\"p1\": [0, 0], \"p2\": [1, 0], \"open\": [[0, 1]]}]", 2},
      {", \"emitters\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}]", 2},
      {", \"charts\": [\"energy\", \"discs\"]", 2},
      {", \"bodies\": [{\"name\": \"a\", \"position\": [0, 0], \"radius\": 1, \"mass\": 1, "
       "\"by\": \"me\"}], \"by\": \"me\"",
       1},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    for (guint version = 1; version <= 2; version++) {
      g_autofree char *json = g_strdup_printf("{\"format\": \"carom-scene\", \"version\": %u%s}",
                                              version, rows[i].rest);
      g_autoptr(CaromScene) scene = parse(json);
      g_assert_cmpint(version_written(scene), ==, rows[i].written);
    }
  }
}

/* Programs that know version 1 alone know these; they refuse a scene with another chart. */
static void test_version_of_charts(void) {
  static const char *const first[] = {"momentum",
                                      "energy",
                                      "momentum-by-disc",
                                      "energy-by-disc",
                                      "speeds",
                                      "potential",
                                      "total-energy",
                                      "lost-energy",
                                      "balance",
                                      "wall-impulse",
                                      "method-impulse",
                                      "method-work",
                                      "error",
                                      "error-size",
                                      "momentum-error",
                                      "disagreement",
                                      "contact-disagreement",
                                      "contacts",
                                      "collisions",
                                      "wall-hits",
                                      NULL};
  guint n;
  const CaromQuantity *quantities = carom_quantities(&n);
  for (guint i = 0; i < n; i++) {
    const char *id = quantities[i].part.id;
    g_autofree char *json =
        g_strdup_printf("{\"format\": \"carom-scene\", \"version\": 2, \"charts\": [\"%s\"]}", id);
    g_autoptr(CaromScene) scene = parse(json);
    g_assert_cmpint(version_written(scene), ==, g_strv_contains(first, id) ? 1 : 2);
  }
}

static void test_wrong_resolver_is_kept(void) {
  g_autoptr(CaromScene) scene = parse("{\"format\": \"carom-scene\", \"version\": 2, \"panes\": "
                                      "[{\"resolver\": \"wrong-normal\"}]}");
  g_autofree char *json = carom_scene_json_write(scene);
  g_autoptr(CaromScene) again = parse(json);
  g_assert_true(g_array_index(again->methods, CaromMethod, 0).resolver ==
                &carom_resolver_wrong_normal);
}

static void test_crowds_stay_crowds(void) {
  g_autoptr(CaromScene) scene = parse(everything);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autoptr(JsonParser) parser = json_parser_new();
  g_assert_true(json_parser_load_from_data(parser, json, -1, NULL));
  JsonObject *root = json_node_get_object(json_parser_get_root(parser));
  g_assert_cmpuint(json_array_get_length(json_object_get_array_member(root, "bodies")), ==, 2);
  g_assert_cmpuint(json_array_get_length(json_object_get_array_member(root, "crowds")), ==, 1);
}

/* A crowd that brings no discs may say anything of their mass. */
static void test_crowds_without_discs(void) {
  static const char *const none[] = {"\"count\": 0", "\"count\": 3, \"taken_apart\": true"};
  for (guint i = 0; i < G_N_ELEMENTS(none); i++) {
    g_autofree char *text =
        g_strdup_printf("{\"format\": \"carom-scene\", \"version\": 2, \"crowds\": [{%s, \"min\": "
                        "[0, 0], \"max\": [9, 9], \"radius\": 2,"
                        " \"mass\": {\"factor\": 1e100, \"power\": 1}}]}",
                        none[i]);
    g_autoptr(CaromScene) scene = parse(text);
    g_assert_true(carom_scene_populate(scene, 1, NULL, NULL));
    g_assert_cmpuint(scene->bodies->len, ==, 0);
  }
}

/* Windows editors begin UTF-8 files with a byte order mark. */
static void test_byte_order_mark(void) {
  g_autoptr(CaromScene) scene =
      parse("\xef\xbb\xbf\r\n{\"format\": \"carom-scene\",\r\n\"version\": 1}");
  g_assert_cmpuint(scene->bodies->len, ==, 0);
}

static void test_comma_locale(void) {
  if (!test_enter_comma_locale())
    return;
  g_autoptr(CaromScene) scene = parse(everything);
  assert_survives_saving(scene);
  test_leave_comma_locale();
}

static void collect_keys(JsonNode *node, GHashTable *keys) {
  if (JSON_NODE_HOLDS_ARRAY(node)) {
    JsonArray *array = json_node_get_array(node);
    for (guint i = 0; i < json_array_get_length(array); i++)
      collect_keys(json_array_get_element(array, i), keys);
  }
  if (!JSON_NODE_HOLDS_OBJECT(node))
    return;
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;
  json_object_iter_init(&iter, json_node_get_object(node));
  while (json_object_iter_next(&iter, &key, &value)) {
    g_hash_table_add(keys, g_strdup(key));
    collect_keys(value, keys);
  }
}

static char *read_documentation(void) {
  g_autofree char *path =
      g_test_build_filename(G_TEST_DIST, "..", "data", "docs", "scene-format.md", NULL);
  char *text = NULL;
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  return text;
}

static void test_documented_example(void) {
  g_autofree char *documentation = read_documentation();
  g_auto(GStrv) parts = g_strsplit(documentation, "```", 3);
  g_assert_cmpuint(g_strv_length(parts), ==, 3);
  g_assert_true(g_str_has_prefix(parts[1], "json\n"));
  const char *example = parts[1] + strlen("json\n");
  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene =
      carom_scene_text_parse("example", example, strlen(example), &remarks, &error);
  g_assert_no_error(error);
  g_assert_cmpuint(remarks->len, ==, 0);
  g_assert_cmpuint(scene->bodies->len, ==, 2);
}

/* Every field that is written stands in data/docs/scene-format.md, as does every choice of a pane.
 */
static void test_documented(void) {
  g_autofree char *documentation = read_documentation();
  g_autoptr(CaromScene) scene = parse(everything);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autoptr(JsonParser) parser = json_parser_new();
  g_assert_true(json_parser_load_from_data(parser, json, -1, NULL));
  g_autoptr(GHashTable) words = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  collect_keys(json_parser_get_root(parser), words);
  g_assert_cmpuint(g_hash_table_size(words), >=, 44);
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++)
    for (guint j = 0; j < options[i].n_parts; j++)
      if (options[i].parts[j] != &test_fourth_resolver.part) /* which is not meant for users */
        g_hash_table_add(words, g_strdup(options[i].parts[j]->id));

  GHashTableIter iter;
  gpointer word;
  g_hash_table_iter_init(&iter, words);
  while (g_hash_table_iter_next(&iter, &word, NULL)) {
    g_autofree char *in_code = g_strdup_printf("`%s`", (char *)word);
    g_autofree char *in_object = g_strdup_printf("\"%s\": ", (char *)word);
    if (!strstr(documentation, in_code) && !strstr(documentation, in_object))
      g_error("scene-format.md does not describe %s", (char *)word);
  }
}

int main(int argc, char **argv) {
  setlocale(LC_ALL, "");
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scene-json/random-scenes-survive-saving", test_random_scenes);
  g_test_add_func("/scene-json/defaults", test_defaults);
  g_test_add_func("/scene-json/everything/bodies", test_everything_bodies);
  g_test_add_func("/scene-json/everything/staging", test_everything_staging);
  g_test_add_func("/scene-json/trails", test_trails);
  g_test_add_func("/scene-json/everything/else", test_everything_else);
  g_test_add_func("/scene-json/everything/questions", test_everything_questions);
  g_test_add_func("/scene-json/everything/that-changes", test_everything_that_changes);
  g_test_add_func("/scene-json/changes-are-compared", test_changes_are_compared);
  g_test_add_func("/scene-json/questions", test_questions);
  g_test_add_func("/scene-json/questions-are-copied", test_questions_are_copied);
  g_test_add_func("/scene-json/version", test_version);
  g_test_add_func("/scene-json/version-of-charts", test_version_of_charts);
  g_test_add_func("/scene-json/wrong-resolver", test_wrong_resolver_is_kept);
  g_test_add_func("/scene-json/crowds-stay-crowds", test_crowds_stay_crowds);
  g_test_add_func("/scene-json/crowds-without-discs", test_crowds_without_discs);
  g_test_add_func("/scene-json/byte-order-mark", test_byte_order_mark);
  g_test_add_func("/scene-json/comma-locale", test_comma_locale);
  g_test_add_func("/scene-json/documented/fields", test_documented);
  g_test_add_func("/scene-json/documented/example", test_documented_example);
  return g_test_run();
}
