/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-scenes: the commands about scenes: list, check and convert. */
#include "cli-test.h"

#include "carom-builtin.h"
#include "carom-generator.h"
#include "carom-method-option.h"
#include "carom-quantity.h"
#include "evil-name.h"

/* Every line begins with an id from @ids, in order, and has a title behind it. */
static void assert_lists(const CliResult *result, const GPtrArray *ids) {
  cli_assert_exit(result, 0);
  g_auto(GStrv) lines = g_strsplit(result->out, "\n", -1);
  g_assert_cmpuint(g_strv_length(lines), ==, ids->len + 1);
  g_assert_cmpstr(lines[ids->len], ==, "");
  for (guint i = 0; i < ids->len; i++) {
    g_auto(GStrv) words = g_strsplit(lines[i], " ", 2);
    g_assert_cmpstr(words[0], ==, g_ptr_array_index(ids, i));
    g_assert_cmpuint(g_strv_length(words), ==, 2);
    g_assert_cmpstr(g_strchug(words[1]), !=, "");
  }
}

static void test_list_scenes(void) {
  g_autoptr(GPtrArray) ids = g_ptr_array_new();
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add(ids, (gpointer)builtins[i].id);
  g_autoptr(CliResult) plain = cli_run("list", NULL);
  g_autoptr(CliResult) scenes = cli_run("list", "scenes", NULL);
  assert_lists(plain, ids);
  assert_lists(scenes, ids);
}

static void test_list_quantities(void) {
  g_autoptr(GPtrArray) ids = g_ptr_array_new();
  guint n;
  const CaromQuantity *quantities = carom_quantities(&n);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add(ids, (gpointer)quantities[i].part.id);
  g_autoptr(CliResult) result = cli_run("list", "quantities", NULL);
  assert_lists(result, ids);
}

static void test_list_generators(void) {
  g_autoptr(GPtrArray) ids = g_ptr_array_new();
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add(ids, (gpointer)generators[i]->part.id);
  g_autoptr(CliResult) one = cli_run("list", "generator", NULL);
  g_autoptr(CliResult) all = cli_run("list", "generators", NULL);
  assert_lists(one, ids);
  assert_lists(all, ids);
}

static void test_list_parts(gconstpointer data) {
  const CaromMethodOption *option = data;
  g_autoptr(GPtrArray) ids = g_ptr_array_new();
  for (guint i = 0; i < option->n_choices; i++)
    g_ptr_array_add(ids, (gpointer)option->parts[i]->id);
  g_autofree char *plural = g_str_has_suffix(option->key, "s")
                                ? g_strdup(option->key)
                                : g_strconcat(option->key, "s", NULL);
  g_autoptr(CliResult) one = cli_run("list", option->key, NULL);
  g_autoptr(CliResult) all = cli_run("list", plural, NULL);
  assert_lists(one, ids);
  assert_lists(all, ids);
}

static void test_check_builtin(gconstpointer id) {
  g_autoptr(CliResult) result = cli_run("check", id, NULL);
  cli_assert_exit(result, 0);
  g_assert_nonnull(strstr(result->out, id));
}

/* A name goes through a saved scene into the report; who has none has none there. */
static void test_names(void) {
  cli_write(
      "named.carom",
      "{\"format\": \"carom-scene\", \"version\": 1, \"panes\": [{\"detection\": \"events\"}],"
      " \"bodies\": [\n"
      " {\"name\": \"<b>&\\\"\\\\,;_%$\", \"position\": [0, 0], \"radius\": 1, \"mass\": 1},\n"
      " {\"position\": [4, 0], \"radius\": 1, \"mass\": 1}]}\n");
  g_autoptr(CliResult) check = cli_run("check", "named.carom", NULL);
  g_autoptr(CliResult) convert = cli_run("convert", "named.carom", "again.carom", NULL);
  g_autoptr(CliResult) run = cli_run("run", "again.carom", "--json", "--duration", "1", NULL);
  cli_assert_exit(check, 0);
  g_assert_cmpstr(check->err, ==, ""); /* it is no unknown field */
  cli_assert_exit(convert, 0);
  cli_assert_exit(run, 0);
  g_autoptr(JsonNode) report = cli_json(run);
  JsonArray *bodies = json_object_get_array_member(cli_json_run(report, 0), "bodies");
  g_assert_cmpstr(json_object_get_string_member(json_array_get_object_element(bodies, 0), "name"),
                  ==, TEST_EVIL_NAME);
  g_assert_false(json_object_has_member(json_array_get_object_element(bodies, 1), "name"));
}

static void test_check_file(void) {
  cli_write("good.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result = cli_run("check", "good.txt", NULL);
  cli_assert_exit(result, 0);
  g_assert_cmpstr(result->err, ==, "");
  g_assert_nonnull(strstr(result->out, "good.txt"));
}

static void test_check_stdin(void) {
  g_autoptr(CliResult) result = cli_run_with_input(CLI_HEAD_ON, "check", "-", NULL);
  cli_assert_exit(result, 0);
}

static void test_check_bad(void) {
  cli_write("bad.txt", "1\n0.5 0.5 0 0 -0.05 1\n");
  g_autoptr(CliResult) result = cli_run("check", "bad.txt", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "carom-cli: bad.txt:2");
  g_assert_cmpstr(result->out, ==, "");
}

static void test_check_unknown(void) {
  g_autoptr(CliResult) result = cli_run("check", "no-such-scene", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "carom-cli: no-such-scene");
}

static void test_check_notes(void) {
  cli_write("overlap.txt", "2\n0.5 0.5 0 0 0.1 1\n0.55 0.5 0 0 0.1 1\n");
  g_autoptr(CliResult) result = cli_run("check", "overlap.txt", NULL);
  cli_assert_exit(result, 0);
  cli_assert_says(result, "carom-cli: note: ");
  g_assert_nonnull(strstr(result->out, "with 1 note."));
  g_assert_null(strstr(result->out, "no problems"));
}

/* A scene with many fields that are not known says so in few lines, whatever is done with it. */
static void test_many_unknown_fields(void) {
  g_autoptr(GString) scene = g_string_new("{\"format\": \"carom-scene\", \"version\": 1, "
                                          "\"panes\": [{\"detection\": \"events\"}]");
  for (guint i = 0; i < 1000; i++)
    g_string_append_printf(scene, ", \"k%u\": 0", i);
  g_string_append(scene, ", \"duration\": 1, \"bodies\": ["
                         "{\"position\": [0, 0], \"radius\": 1, \"mass\": 1},"
                         "{\"position\": [3, 0], \"velocity\": [-2, 0], \"radius\": 1, "
                         "\"mass\": 1}]}");
  cli_write("odd.carom", scene->str);
  CliResult *results[] = {
      cli_run("check", "odd.carom", NULL),
      cli_run("run", "odd.carom", NULL),
      cli_run("convert", "odd.carom", "even.carom", NULL),
      cli_run("explain", "odd.carom", "--collision", "1", NULL),
  };
  for (guint i = 0; i < G_N_ELEMENTS(results); i++) {
    cli_assert_exit(results[i], 0);
    cli_assert_says(results[i], "carom-cli: note: odd.carom: k19: ");
    cli_assert_says(results[i], "carom-cli: note: odd.carom: and 980 more fields ");
    g_auto(GStrv) lines = g_strsplit(results[i]->err, "\n", -1);
    g_assert_cmpuint(g_strv_length(lines), ==, 22); /* and what follows the last line break */
    cli_result_free(results[i]);
  }
}

/* Each at its place, to the letter, whichever command writes the scene. */
static void test_kept_fields(void) {
  static const char *const fields[] = {
      "  \"author\": \"\\u004de\",\n  \"rate\": 1.10\n",
      "\"mass\": 1, \"id\": 12345678901234567890}",
      "{\"min\": [0, 0], \"max\": [4, 4], \"by\": {\"a\": 1, \"a\": 2}}"};
  cli_write("kept.carom", "{\"format\": \"carom-scene\", \"version\": 1, \"duration\": 0.1,\n"
                          "  \"author\": \"\\u004de\",\n  \"rate\": 1.10\n, \"bodies\": [\n"
                          "{\"position\": [0, 0], \"radius\": 1, \"mass\": 1, "
                          "\"id\": 12345678901234567890}], \"view\": "
                          "{\"min\": [0, 0], \"max\": [4, 4], \"by\": {\"a\": 1, \"a\": 2}}}");
  const char *const lines[] = {"convert kept.carom kept-again.carom",
                               "run kept.carom --restitution 0.5 --save kept-again.carom"};
  for (guint i = 0; i < G_N_ELEMENTS(lines); i++) {
    g_autoptr(CliResult) result = cli_run_line(lines[i]);
    cli_assert_exit(result, 0);
    cli_assert_says(result, "kept.carom: author: this field is not known; it is kept as it is.");
    g_autofree char *saved = cli_read("kept-again.carom", NULL);
    for (guint k = 0; k < G_N_ELEMENTS(fields); k++)
      g_assert_nonnull(strstr(saved, fields[k]));
  }
}

/* There and back: the numbers are the same bit for bit, so the files are. */
static void test_convert_round_trip(void) {
  cli_write("in.txt", "3\n0.1 0.2 0.3 0.4 0.05 1.5 1 2 3\n0.7 0.7 -0.1 0 0.1 2 0 0 255\n"
                      "0.30000000000000004 0.9 1e-10 0 0.03125 7 9 9 9\n");
  g_autoptr(CliResult) there = cli_run("convert", "in.txt", "middle.carom", NULL);
  cli_assert_exit(there, 0);
  g_autofree char *carom = cli_read("middle.carom", NULL);
  g_assert_nonnull(strstr(carom, "carom-scene"));

  g_autoptr(CliResult) back = cli_run("convert", "middle.carom", "out.TXT", NULL);
  cli_assert_exit(back, 0);
  g_autofree char *in = cli_read("in.txt", NULL);
  g_autofree char *out = cli_read("out.TXT", NULL);
  g_assert_cmpstr(out, ==, in);
}

/* The discs are there again, and what cannot be is said. */
static void test_convert_table(void) {
  g_autoptr(CliResult) there = cli_run("convert", "billiards", "discs.CSV", NULL);
  cli_assert_exit(there, 0);
  g_autoptr(CliResult) read = cli_run("check", "discs.CSV", NULL);
  cli_assert_exit(read, 0);
  g_autoptr(CliResult) again = cli_run("convert", "discs.CSV", "discs-again.csv", NULL);
  cli_assert_exit(again, 0);
  g_autofree char *csv = cli_read("discs.CSV", NULL);
  g_autofree char *csv_again = cli_read("discs-again.csv", NULL);
  g_assert_cmpstr(csv, ==, csv_again);
  g_assert_true(g_str_has_prefix(csv, "x [m],y [m],vx [m/s],"));
  cli_write("bad.csv", "x;y\n0,5;1\n1;zwei\n");
  g_autoptr(CliResult) bad = cli_run("run", "bad.csv", NULL);
  cli_assert_exit(bad, 1);
  cli_assert_says(bad, "bad.csv:3:3: “zwei” is not a usable number");
}

/* A scene without the unit box's walls. */
static void test_convert_impossible(void) {
  cli_write("kept.txt", "what was there");
  g_autoptr(CliResult) result = cli_run("convert", "oblique", "kept.txt", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "carom-cli: ");
  g_autofree char *kept = cli_read("kept.txt", NULL);
  g_assert_cmpstr(kept, ==, "what was there");
}

static void test_convert_missing_folder(void) {
  g_autoptr(CliResult) result = cli_run("convert", "oblique", "nowhere/a.carom", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "nowhere/a.carom");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scenes/names", test_names);
  g_test_add_func("/scenes/list/scenes", test_list_scenes);
  g_test_add_func("/scenes/list/quantities", test_list_quantities);
  g_test_add_func("/scenes/list/generators", test_list_generators);
  guint n;
  const CaromMethodOption *options = carom_method_options(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strconcat("/scenes/list/", options[i].key, NULL);
    g_test_add_data_func(path, &options[i], test_list_parts);
  }
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strconcat("/scenes/check/builtin/", builtins[i].id, NULL);
    g_test_add_data_func(path, builtins[i].id, test_check_builtin);
  }
  g_test_add_func("/scenes/check/file", test_check_file);
  g_test_add_func("/scenes/check/stdin", test_check_stdin);
  g_test_add_func("/scenes/check/bad", test_check_bad);
  g_test_add_func("/scenes/check/unknown", test_check_unknown);
  g_test_add_func("/scenes/check/notes", test_check_notes);
  g_test_add_func("/scenes/notes/many-unknown-fields", test_many_unknown_fields);
  g_test_add_func("/scenes/notes/kept-fields", test_kept_fields);
  g_test_add_func("/scenes/convert/round-trip", test_convert_round_trip);
  g_test_add_func("/scenes/convert/table", test_convert_table);
  g_test_add_func("/scenes/convert/impossible", test_convert_impossible);
  g_test_add_func("/scenes/convert/missing-folder", test_convert_missing_folder);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
