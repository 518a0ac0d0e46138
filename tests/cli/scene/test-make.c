/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-make: the command make: every generator, its help, files, and what it says about values that
 * cannot be. */
#include "cli-test.h"

#include "carom-generator.h"
#include "carom-scene-file.h"

#include <string.h>

static void test_make_and_check(gconstpointer data) {
  const CaromGenerator *generator = data;
  g_autoptr(CliResult) make = cli_run("make", generator->part.id, "-o", "made.carom", NULL);
  cli_assert_exit(make, 0);
  g_assert_cmpstr(make->out, ==, "");
  g_assert_cmpstr(make->err, ==, "");
  g_autoptr(CliResult) check = cli_run("check", "made.carom", NULL);
  cli_assert_exit(check, 0);
  g_assert_cmpstr(check->err, ==, "");
  g_assert_nonnull(strstr(check->out, "no problems found"));
}

/* All options, each with its argument, its summary and its usual value, as the table has them. */
static void test_help(gconstpointer data) {
  const CaromGenerator *generator = data;
  g_autoptr(CliResult) help = cli_run("make", generator->part.id, "--help", NULL);
  cli_assert_exit(help, 0);
  g_assert_nonnull(strstr(help->out, generator->part.summary));
  g_autofree char *usage = g_strdup_printf("carom-cli make %s [OPTION…]", generator->part.id);
  g_assert_nonnull(strstr(help->out, usage));
  for (guint i = 0; i < generator->n_options; i++) {
    const CaromGeneratorOption *option = &generator->options[i];
    g_autofree char *name = g_strdup_printf("--%s=%s ", option->part.id, option->argument);
    g_assert_nonnull(strstr(help->out, name));
    g_assert_nonnull(strstr(help->out, option->part.summary));
  }
  g_assert_nonnull(strstr(help->out, "--output=FILE"));
}

static void test_help_of_all(void) {
  g_autoptr(CliResult) help = cli_run("make", "--help", NULL);
  cli_assert_exit(help, 0);
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  for (guint i = 0; i < n; i++)
    g_assert_nonnull(strstr(help->out, generators[i]->part.summary));
}

/* Without -o and with "-" it is printed, and the same as in a file. */
static void test_outputs(void) {
  g_autoptr(CliResult) printed = cli_run_line("make rack --rows 3");
  g_autoptr(CliResult) dash = cli_run_line("make rack --rows 3 --output -");
  g_autoptr(CliResult) file = cli_run_line("make rack --rows 3 --output rack.carom");
  g_autoptr(CliResult) piped = cli_shell("\"$CAROM_CLI\" make rack | \"$CAROM_CLI\" check -");
  gsize length;
  g_autofree char *text = cli_read("rack.carom", &length);
  cli_assert_exit(printed, 0);
  cli_assert_exit(dash, 0);
  cli_assert_exit(file, 0);
  cli_assert_exit(piped, 0);
  g_assert_cmpmem(printed->out, printed->out_length, text, length);
  g_assert_cmpmem(dash->out, dash->out_length, text, length);
}

/* The values reach the generator: what the program writes is what the core makes of them. */
static void test_values(void) {
  g_autoptr(CliResult) made = cli_run_line(
      "make gas --discs 50 --fraction .2 --temperature 3 --radius 1e-1 --mass 2 --aspect 2 "
      "--seed 7 -o values.carom");
  cli_assert_exit(made, 0);
  g_autofree char *path = cli_path("values.carom");
  g_autoptr(CaromScene) scene = carom_scene_file_load(path, NULL, NULL);
  const double values[] = {50, 0.2, 3, 0.1, 2, 2, 7};
  g_autoptr(CaromScene) expected =
      carom_generator_make(carom_generator_by_id("gas"), values, NULL, NULL);
  g_assert_nonnull(scene);
  g_assert_cmpuint(scene->bodies->len, ==, 50);
  g_assert_cmpuint(scene->seed, ==, 7);
  for (guint i = 0; i < 50; i++)
    g_assert_true(memcmp(&carom_scene_body(scene, i)->position,
                         &carom_scene_body(expected, i)->position, 2 * sizeof(CaromVec2)) == 0);
}

/* The last of several is the one that counts, also in what is said about it. */
static void test_twice(void) {
  g_autoptr(CliResult) made = cli_run_line("make cradle --discs 900 --discs 3 -o twice.carom");
  cli_assert_exit(made, 0);
  g_autoptr(CliResult) check = cli_run("check", "twice.carom", NULL);
  g_assert_nonnull(strstr(check->out, "Discs: 3,"));
  g_autoptr(CliResult) refused = cli_run_line("make cradle --released 2 --released 5");
  cli_assert_says(refused, "--released 5: ");
}

/* Each is wrong in one way; the message has the option, its value, and what would go. */
static const struct {
  const char *path;
  const char *arguments;
  const char *says;
} wrong[] = {
    {"no-generator", "make", "GENERATOR"},
    {"unknown", "make elephants",
     "There is no generator “elephants”. Choose from gas, rack, cradle, grid, "},
    {"nearly", "make ringg", "Did you mean “ring”?"},
    {"option-first", "make --discs 3 gas", "--discs"},
    {"argument", "make gas 500", "gas takes options and nothing else."},
    {"unknown-option", "make gas --rows 3", "--rows"},
    {"of-another", "make rack --fraction 0.3", "--fraction"},
    {"too-few", "make gas --discs 1", "--discs 1: Give a whole number from 2 to 100000."},
    {"half", "make gas --discs 2.5", "--discs 2.5: Give a whole number from 2 to 100000."},
    {"word", "make gas --discs many", "--discs many: Give a whole number from 2 to 100000."},
    {"empty", "make gas --discs=", "--discs : Give a whole number from 2 to 100000."},
    {"comma", "make gas --fraction 0,3", "--fraction 0,3: Give a number from 1×10⁻⁶ to 1."},
    {"nan", "make gas --fraction nan", "--fraction nan: Give a number from 1×10⁻⁶ to 1."},
    {"infinite", "make gas --mass inf", "--mass inf: Give a number from 1×10⁻³⁰ kg to "},
    {"negative", "make ring --speed -1", "--speed -1: Give a number from 0 m/"},
    {"angle", "make ring --angle 181", "--angle 181: Give a number from −180° to 180°."},
    {"seed", "make grid --seed 4294967296",
     "--seed 4294967296: Give a whole number from 0 to "
     "4294967295."},
    {"too-dense", "make gas --fraction 0.95",
     "--fraction 0.95: In a box of that shape there is room for 200 discs up to a fraction of "
     "0.8344, where all stand in rows. Give that or less."},
    {"culprit-not-given", "make ring --discs 100",
     "--ring-radius 1: The discs would overlap. Give "
     "a radius of the ring of at least 3.184"},
    {"offset", "make rack --offset -1", "--offset -1: From there the cue ball misses the rack."},
    {"released", "make cradle --released 5",
     "--released 5: At least one disc has to stay behind. "
     "Release 4 at most."},
    {"spacing", "make beams --spacing 0.1",
     "--spacing 0.1: The discs would overlap. Give a "
     "spacing of at least 0.2"},
    {"columns", "make grid --rows 1000 --columns 101",
     "--columns 101: With that many rows give "
     "100 columns at most"},
    {"suffix", "make gas -o a.txt",
     "--output a.txt: The name of a scene file has to end in "
     ".carom."},
};

static void test_wrong(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  g_autoptr(CliResult) result = cli_run_line(wrong[i].arguments);
  g_autofree char *said = carom_unit_plain_spaces(result->err);
  cli_assert_exit(result, 2);
  g_assert_nonnull(strstr(said, wrong[i].says));
  g_assert_nonnull(strstr(said, "--help”"));
  g_assert_cmpstr(result->out, ==, "");
  g_assert_false(cli_exists("a.txt"));
}

/* The name in capitals, a device, and a folder that is not there. */
static void test_names_of_outputs(void) {
  g_autoptr(CliResult) capitals = cli_run_line("make rack -o RACK.CAROM");
  g_autoptr(CliResult) device = cli_run_line("make rack -o /dev/null");
  g_autoptr(CliResult) nowhere = cli_run_line("make rack -o no/such/folder.carom");
  cli_assert_exit(capitals, 0);
  cli_assert_exit(device, 0);
  cli_assert_exit(nowhere, 1);
  cli_assert_says(nowhere, "no/such/folder.carom");
}

/* A file that cannot be written stays as it is, and so does one when the values are wrong. */
static void test_replaces(void) {
  cli_write("kept.carom", "precious");
  g_autoptr(CliResult) refused = cli_run_line("make gas --discs 0 -o kept.carom");
  cli_assert_exit(refused, 2);
  g_autofree char *kept = cli_read("kept.carom", NULL);
  g_assert_cmpstr(kept, ==, "precious");
  g_autoptr(CliResult) messages = cli_shell("\"$CAROM_CLI\" make gas -o kept.carom 2>>kept.carom");
  cli_assert_exit(messages, 2);
  g_autoptr(CliResult) replaced = cli_run_line("make gas -o kept.carom");
  cli_assert_exit(replaced, 0);
  g_autofree char *text = cli_read("kept.carom", NULL);
  g_assert_true(g_str_has_prefix(text, "{"));
}

static void test_full(void) {
  if (!g_file_test("/dev/full", G_FILE_TEST_EXISTS)) {
    g_test_skip("there is no /dev/full here");
    return;
  }
  g_autoptr(CliResult) result = cli_shell("\"$CAROM_CLI\" make gas >/dev/full");
  cli_assert_exit(result, 1);
  cli_assert_says(result, "standard output: cannot be written");
}

static void add_for(const char *what, const CaromGenerator *generator, GTestDataFunc test) {
  g_autofree char *path = g_strdup_printf("/make/%s/%s", what, generator->part.id);
  g_test_add_data_func(path, generator, test);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  for (guint i = 0; i < n; i++) {
    add_for("and-check", generators[i], test_make_and_check);
    add_for("help", generators[i], test_help);
  }
  for (guint i = 0; i < G_N_ELEMENTS(wrong); i++) {
    g_autofree char *path = g_strconcat("/make/wrong/", wrong[i].path, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_wrong);
  }
  g_test_add_func("/make/help-of-all", test_help_of_all);
  g_test_add_func("/make/outputs", test_outputs);
  g_test_add_func("/make/values", test_values);
  g_test_add_func("/make/twice", test_twice);
  g_test_add_func("/make/names-of-outputs", test_names_of_outputs);
  g_test_add_func("/make/replaces", test_replaces);
  g_test_add_func("/make/full", test_full);
  int status = g_test_run();
  cli_clean_up();
  return status;
}
