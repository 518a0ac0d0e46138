/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-usage: what the program does with command lines that are wrong, and its help. */
#include "cli-test.h"

#include "carom-method-option.h"

static void test_no_command(void) {
  g_autoptr(CliResult) result = cli_run(NULL, NULL);
  cli_assert_exit(result, 2);
  cli_assert_says(result, "carom-cli: ");
  cli_assert_says(result, "--help");
  g_assert_cmpstr(result->out, ==, "");
}

/* Each is wrong in one way; the message has to name what it is. */
static const struct {
  const char *path;
  const char *arguments;
  const char *says;
} wrong[] = {
    {"unknown-command", "explode", "explode"},
    {"unknown-option", "run --explode", "--explode"},
    {"unknown-option-before-command", "--explode", "--explode"},
    {"unknown-among-known", "run --separation share,magic", "magic"},
    {"empty-id", "run --separation share,", "--separation"},
    {"too-many-panes", "run --separation all --wall-putback all", "panes"},
    {"unknown-quantity", "run --plot a.pdf --quantity magic", "magic"},
    {"quantity-without-plot", "run --quantity energy", "--plot"},
    {"show-without-plot", "run --show trails", "--plot"},
    {"show-unknown", "run --plot a.pdf --show trails,cats", "--show cats: Choose among"},
    {"show-empty", "run --plot a.pdf --show trails,",
     "--show: A value is missing. Choose among velocities"},
    {"show-empty-list",
     "run --plot a.pdf --show=", "--show: A value is missing. Choose among velocities"},
    {"quantity-empty-list", "run --plot a.pdf --quantity=", "--quantity: A value is missing. Give"},
    {"resolver-empty-list", "run --resolver=", "--resolver: A value is missing. Choose from rota"},
    {"discs-empty-list",
     "cost head-on --discs=", "--discs: A value is missing. Give a whole number from 1 to 100000."},
    {"discs-empty-item", "cost head-on --discs 1,,2", "--discs: A value is missing. Give a whole"},
    {"number-empty", "run --duration=", "--duration: A value is missing. Give a finite number"},
    {"gravity-empty", "run --gravity=", "--gravity: A value is missing. Give two numbers"},
    {"format-empty",
     "explain --collision 1 --format=", "--format: A value is missing. Choose from text"},
    {"plot-empty", "run --plot=", "--plot: A value is missing. The name has to end in .pdf"},
    {"output-empty", "explain --collision 1 --output=", "An output has no name. Give the name"},
    {"numbers-without-plot", "explain --collision 1 --why --numbers", "--plot"},
    {"numbers-without-why", "explain --collision 1 --numbers --plot a.pdf", "--why"},
    {"scene-empty", "check ''", "check: An argument is empty; give SCENE"},
    {"show-needs-time", "run --plot a.pdf --show strobe", "strobe=S"},
    {"show-has-no-time", "run --plot a.pdf --show ghost=2", "--show ghost=2: Choose among"},
    {"show-time", "run --plot a.pdf --show trails=0", "--show 0"},
    {"unknown-plot-suffix", "run --plot a.gif", ".svg"},
    {"same-output-twice", "run --trace a.csv --collisions a.csv", "same file"},
    {"two-outputs-to-stdout", "run --json --trace -", "standard output"},
    {"duration-zero", "run --duration 0", "--duration"},
    {"duration-negative", "run --duration -1", "--duration"},
    {"duration-word", "run --duration long", "--duration long"},
    {"duration-comma", "run --duration 1,5", "--duration 1,5"},
    {"duration-trailing", "run --duration 1s", "--duration 1s"},
    {"duration-infinite", "run --duration inf", "--duration inf"},
    {"dt-nan", "run --dt nan", "--dt nan"},
    {"dt-overflow", "run --dt 1e999", "--dt 1e999"},
    {"dt-too-long", "run --dt 10 --duration 5", "--dt"},
    {"dt-too-short", "run --dt 1e-300 --duration 5", "--dt"},
    {"restitution-negative", "run --restitution -0.1", "--restitution"},
    {"wall-restitution-negative", "run --wall-restitution -0.1", "--wall-restitution"},
    {"wall-friction-above-one", "run --wall-friction 1.1", "--wall-friction"},
    {"mass-ratio-zero", "run --mass-ratio 0", "--mass-ratio 0"},
    {"mass-ratio-infinite", "run --mass-ratio inf", "--mass-ratio inf"},
    {"mass-ratio-of-many", "run billiards --mass-ratio 2", "billiards: --mass-ratio"},
    {"gravity-one-number", "run --gravity 1", "--gravity"},
    {"gravity-three-numbers", "run --gravity 1,2,3", "--gravity"},
    {"max-collisions-zero", "run --max-collisions 0", "--max-collisions"},
    {"max-collisions-fraction", "run --max-collisions 1.5", "--max-collisions"},
    {"seed-too-large", "run --seed 4294967296", "--seed"},
    {"two-scenes", "run oblique oblique", "run"},
    {"check-without-scene", "check", "SCENE"},
    {"convert-without-out", "convert oblique", "IN OUT"},
    {"convert-unknown-suffix", "convert oblique a.xml", ".carom"},
    {"unknown-list", "list cats", "resolvers"},
    {"unknown-list-nearly", "list tiess", "Did you mean “ties”?"},
    {"unknown-list-plural", "list resolverss", "Did you mean “resolvers”?"},
    {"number-hexadecimal", "run --restitution 0x1", "--restitution 0x1"},
    {"number-blank", "run '--restitution=\t1'", "--restitution"},
    {"number-underscore", "run --dt 1_0", "--dt 1_0"},
    {"number-two-points", "run --gravity 0,1.2.3", "--gravity"},
    {"integer-hexadecimal", "run --seed 0x1", "--seed 0x1"},
};

static void test_wrong(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  g_autoptr(CliResult) result = cli_run_line(wrong[i].arguments);
  cli_assert_exit(result, 2);
  cli_assert_says(result, "carom-cli: ");
  cli_assert_says(result, wrong[i].says);
  cli_assert_says(result, "--help");
  g_assert_cmpstr(result->out, ==, "");
  g_assert_false(cli_exists("a.csv"));
  g_assert_false(cli_exists("a.pdf"));
}

/* For an unknown part, every command lists all parts that exist. */
static void test_unknown_parts(void) {
  guint n;
  const CaromMethodOption *options = carom_method_options(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *option = g_strconcat("--", options[i].key, "=magic", NULL);
    g_autofree char *ids = carom_method_option_list_ids(&options[i]);
    g_autoptr(CliResult) run = cli_run("run", option, NULL);
    g_autoptr(CliResult) explain = cli_run("explain", "--collision", "1", option, NULL);
    cli_assert_exit(run, 2);
    cli_assert_exit(explain, 2);
    cli_assert_says(run, ids);
    cli_assert_says(explain, ids);
  }
}

static void test_help(void) {
  g_autoptr(CliResult) result = cli_run("--help", NULL);
  cli_assert_exit(result, 0);
  g_assert_cmpstr(result->err, ==, "");
  for (const char *const *name = (const char *const[]){"list", "check", "run", "explain", "cost",
                                                       "convert", "make", NULL};
       *name; name++) {
    g_assert_nonnull(strstr(result->out, *name));
    g_autoptr(CliResult) help = cli_run(*name, "--help", NULL);
    cli_assert_exit(help, 0);
    g_autofree char *usage = g_strconcat("carom-cli ", *name, NULL);
    g_assert_nonnull(strstr(help->out, usage));
  }
}

/* Every command reports if its help could not be printed. */
static void test_help_fails(void) {
  if (!g_file_test("/dev/full", G_FILE_TEST_EXISTS)) {
    g_test_skip("there is no /dev/full here");
    return;
  }
  static const char *const asked[] = {
      "--help",         "-h",         "--version",   "list --help", "check --help", "run -h",
      "explain --help", "convert -h", "list scenes", "make --help", "make gas -h"};
  for (guint i = 0; i < G_N_ELEMENTS(asked); i++) {
    g_autofree char *line = g_strdup_printf("\"$CAROM_CLI\" %s >/dev/full", asked[i]);
    g_autoptr(CliResult) result = cli_shell(line);
    cli_assert_exit(result, 1);
    cli_assert_says(result, "carom-cli: standard output: cannot be written");
  }
}

/* A number as it is written by hand. */
static void test_numbers(void) {
  for (const char *const *number = (const char *const[]){".5", "5.", "+1", "1e-1", "0", "-0", NULL};
       *number; number++) {
    g_autoptr(CliResult) result = cli_run("run", "--restitution", *number, "--json", NULL);
    cli_assert_exit(result, 0);
  }
}

static void test_version(void) {
  g_autoptr(CliResult) result = cli_run("--version", NULL);
  cli_assert_exit(result, 0);
  g_assert_cmpstr(result->out, ==, "carom-cli " CAROM_VERSION "\n");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/usage/no-command", test_no_command);
  g_test_add_func("/usage/unknown-parts", test_unknown_parts);
  for (guint i = 0; i < G_N_ELEMENTS(wrong); i++) {
    g_autofree char *path = g_strconcat("/usage/wrong/", wrong[i].path, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_wrong);
  }
  g_test_add_func("/usage/help", test_help);
  g_test_add_func("/usage/help-fails", test_help_fails);
  g_test_add_func("/usage/numbers", test_numbers);
  g_test_add_func("/usage/version", test_version);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
