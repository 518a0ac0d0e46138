/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cost-command: the command that measures what detections cost. */
#include "cli-test.h"

#include <string.h>

static JsonObject *get_object(JsonNode *report, const char *member) {
  return json_object_get_object_member(json_node_get_object(report), member);
}

static double get_figure(JsonObject *row, const char *detection, const char *figure) {
  return json_object_get_double_member(json_object_get_object_member(row, detection), figure);
}

/* Hundred steps a second: head-on has one pair, ten discs have 45, a hundred 4950. */
static void test_json(void) {
  cli_write("scene.carom", "{\"format\": \"carom-scene\", \"version\": 1, \"dt\": 0.01, "
                           "\"duration\": 1, \"bodies\": ["
                           "{\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 0.1, "
                           "\"mass\": 1}, {\"position\": [4, 0], \"radius\": 0.1, \"mass\": 1}]}");
  g_autoptr(CliResult) result =
      cli_run("cost", "scene.carom", "--discs", "10,100", "--json", "--csv", "cost.csv", NULL);
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) report = cli_json(result);
  JsonObject *scene = get_object(report, "scene");
  g_assert_cmpint(json_object_get_int_member(scene, "discs"), ==, 2);
  g_assert_cmpfloat_with_epsilon(get_figure(scene, "all-pairs", "pair_tests"), 100, 1e-9);
  JsonArray *crowds = json_object_get_array_member(json_node_get_object(report), "crowds");
  g_assert_cmpuint(json_array_get_length(crowds), ==, 2);
  JsonObject *hundred = json_array_get_object_element(crowds, 1);
  g_assert_cmpint(json_object_get_int_member(hundred, "discs"), ==, 100);
  g_assert_cmpfloat_with_epsilon(get_figure(hundred, "all-pairs", "pair_tests"), 495000, 1e-6);
  g_assert_cmpfloat(get_figure(hundred, "stepped", "pair_tests"), <, 495000);
  g_assert_cmpfloat(get_figure(hundred, "events", "time"), >, 0);
  g_autofree char *csv = cli_read("cost.csv", NULL);
  g_assert_true(g_str_has_prefix(csv, "of,discs,detection,pair_tests_per_s,time_per_s,"
                                      "contacts_per_s\r\nscene,2,events,"));
  g_assert_nonnull(strstr(csv, "\r\ncrowd,100,all-pairs,"));
}

/* What a detection refuses is left out, and so is a slope of nothing. */
static void test_too_many(void) {
  g_autoptr(CliResult) json = cli_run("cost", "head-on", "--discs", "2001", "--json", NULL);
  cli_assert_exit(json, 0);
  g_autoptr(JsonNode) report = cli_json(json);
  JsonArray *crowds = json_object_get_array_member(json_node_get_object(report), "crowds");
  JsonObject *refused =
      json_object_get_object_member(json_array_get_object_element(crowds, 0), "all-pairs");
  g_assert_true(json_object_get_null_member(refused, "pair_tests"));
  g_assert_true(json_object_get_null_member(
      json_object_get_object_member(get_object(report, "slopes"), "stepped"), "time"));
}

static void test_table(void) {
  g_autoptr(CliResult) result = cli_run("cost", "head-on", "--discs", "100,200", NULL);
  cli_assert_exit(result, 0);
  static const char *const words[] = {"Pair tests per second", "Computing time per second",
                                      "Contacts per second",   "All pairs",
                                      "this scene (2)",        "N^2.0"};
  for (guint i = 0; i < G_N_ELEMENTS(words); i++)
    g_assert_nonnull(strstr(result->out, words[i]));
}

static void test_usage(void) {
  static const struct {
    const char *discs, *words;
  } rows[] = {{"10,10", "not more than the number before it"},
              {"0", "--discs"},
              {"1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17", "at most 16"},
              {"10,x", "--discs"}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CliResult) result = cli_run("cost", "head-on", "--discs", rows[i].discs, NULL);
    cli_assert_exit(result, 2);
    cli_assert_says(result, rows[i].words);
  }
  cli_write("scene.carom", "{\"format\": \"carom-scene\", \"version\": 1}");
  g_autoptr(CliResult) own = cli_run("cost", "scene.carom", "--csv", "scene.carom", NULL);
  cli_assert_exit(own, 2);
  g_autoptr(CliResult) both = cli_run("cost", "head-on", "--json", "--csv", "-", NULL);
  cli_assert_exit(both, 2);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/cost/json", test_json);
  g_test_add_func("/cost/too-many", test_too_many);
  g_test_add_func("/cost/table", test_table);
  g_test_add_func("/cost/usage", test_usage);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
