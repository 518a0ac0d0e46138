/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-run: what a run reports: keys, physics, repeatability, languages. */
#include "cli-test.h"
#include "comma-locale.h"

#include "carom-resolver.h"

#include <math.h>

static CliResult *run_gas(void) {
  cli_write_gas("gas.txt");
  return cli_run("run", "gas.txt", "--duration", "5", "--json", NULL);
}

/* A scene that suggests no panes has this many. */
static guint count_resolvers(void) {
  guint n;
  carom_resolvers(&n);
  return n;
}

static void test_keys(void) {
  g_autoptr(CliResult) result = run_gas();
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) report = cli_json(result);
  JsonObject *top = json_node_get_object(report);
  g_assert_cmpstr(json_object_get_string_member(top, "scene"), ==, "gas.txt");
  g_assert_cmpfloat(json_object_get_double_member(top, "duration"), ==, 5);
  g_assert_cmpfloat(json_object_get_double_member(top, "dt"), >, 0);
  g_assert_cmpstr(json_object_get_string_member(top, "detection"), ==, "events");
  g_assert_false(json_object_get_boolean_member(top, "interrupted"));

  static const char *const members[] = {
      "pane",           "resolver",         "detection",      "separation",   "time",
      "collisions",     "wall_hits",        "contacts",       "momentum",     "wall_impulse",
      "kinetic_energy", "potential_energy", "momentum_error", "energy_error", "bodies",
      "method_impulse", "method_work"};
  for (guint i = 0; i < G_N_ELEMENTS(members); i++)
    g_assert_true(json_object_has_member(cli_json_run(report, 0), members[i]));

  JsonObject *disagreement = json_object_get_object_member(top, "disagreement");
  static const char *const kinds[] = {"contact_max_eps", "position_max", "velocity_max"};
  for (guint i = 0; i < G_N_ELEMENTS(kinds); i++)
    g_assert_cmpfloat(json_object_get_double_member(disagreement, kinds[i]), >, 0);
}

/* A disc is thrown along a smooth floor. By default nothing brakes it. Where the whole velocity is
 * scaled, the method's account says where the momentum went, and so does the table. Without gravity
 * there is nothing to report. */
static void test_method_account(void) {
  static const struct {
    const char *correction;
    double vx;
  } rows[] = {{"along-gravity", 1}, {"exact", 0}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CliResult) result =
        cli_run("run", "braked-on-a-smooth-floor", "--resolver", "impulse", "--speed-correction",
                rows[i].correction, "--json", NULL);
    cli_assert_exit(result, 0);
    g_autoptr(JsonNode) report = cli_json(result);
    JsonObject *run = cli_json_run(report, 0);
    JsonArray *impulse = json_object_get_array_member(run, "method_impulse");
    JsonArray *gravity = json_object_get_array_member(run, "gravity_impulse");
    g_assert_cmpfloat_with_epsilon(cli_json_body(report, 0, 0, "vx"), rows[i].vx, 1e-14);
    g_assert_cmpfloat_with_epsilon(json_array_get_double_element(impulse, 0), rows[i].vx - 1,
                                   1e-14);
    g_assert_cmpfloat(json_array_get_double_element(gravity, 0), ==, 0);
    g_assert_cmpfloat_with_epsilon(json_object_get_double_member(run, "method_work"), 0, 1e-11);
  }
  g_autoptr(CliResult) table = cli_run("run", "elastic-drop", NULL);
  g_assert_nonnull(strstr(table->out, "Momentum and energy that rules of the methods gave"));
  /* Rounding is reported as what it is: nothing. */
  g_autoptr(CliResult) braked = cli_run("run", "braked-on-a-smooth-floor", NULL);
  g_assert_true(
      g_regex_match_simple("\\n *Correction along gravity +0 +0\\.3\\d+ +0\\n", braked->out, 0, 0));
  g_autoptr(CliResult) without = cli_run("run", "oblique", NULL);
  g_assert_null(strstr(without->out, "Momentum and energy that rules of the methods gave"));
  /* A rebound takes nothing, for it is elastic; its work is the rounding of the energies. */
  g_autoptr(CliResult) rebound = cli_run("run", "oblique", "--resolver", "wrong-normal", NULL);
  cli_assert_exit(rebound, 0);
  g_assert_null(strstr(rebound->out, "Momentum and energy that rules of the methods gave"));
}

/* Contacts of discs are not all contacts, and the heading says so. */
static void test_headings(void) {
  g_autoptr(CliResult) table = cli_run("run", "ball-at-wall", NULL);
  cli_assert_exit(table, 0);
  g_assert_true(g_regex_match_simple("\\nMethod +Disc contacts +Wall hits ", table->out, 0, 0));
  g_assert_true(g_regex_match_simple("\\nImpulse +0 +1 ", table->out, 0, 0));
}

static void test_contacts(void) {
  g_autoptr(CliResult) result = run_gas();
  g_autoptr(JsonNode) report = cli_json(result);
  JsonObject *run = cli_json_run(report, 0);
  g_assert_cmpint(json_object_get_int_member(run, "contacts"), ==,
                  json_object_get_int_member(run, "collisions") +
                      json_object_get_int_member(run, "wall_hits"));
  g_assert_false(json_object_has_member(run, "contact_ns")); /* it would differ every time */
}

/* Whether a run with @arguments ends with nothing more to come.
 *
 * @time_s: (out): the time at which it ends */
static gboolean is_quiet(const char *scene, const char *detection, double *time_s) {
  g_autoptr(CliResult) result = cli_run("run", scene, "--detection", detection, "--duration", "100",
                                        "--until-quiet", "--json", NULL);
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) report = cli_json(result);
  *time_s = json_object_get_double_member(cli_json_run(report, 0), "time");
  g_assert_false(json_object_get_boolean_member(json_node_get_object(report), "interrupted"));
  return json_object_get_boolean_member(json_node_get_object(report), "quiet");
}

/* Two discs in the open part after their only contact at t = 1.6 s; in a box there is always
 * another. */
static void test_until_quiet(void) {
  static const char *const detections[] = {"stepped", "events"};
  cli_write("open.carom",
            "{\"format\": \"carom-scene\", \"version\": 1, \"dt\": 0.01, \"bodies\": ["
            "{\"position\": [-1, 0], \"velocity\": [1, 0], \"radius\": 0.1, \"mass\": 2},"
            "{\"position\": [0.8, 0], \"radius\": 0.1, \"mass\": 1}]}");
  for (guint i = 0; i < G_N_ELEMENTS(detections); i++) {
    double time_s;
    g_assert_true(is_quiet("open.carom", detections[i], &time_s));
    g_assert_cmpfloat_with_epsilon(time_s, 1.6, 0.0301); /* found out at the end of a frame */
    g_assert_false(is_quiet("two-in-a-box", detections[i], &time_s));
    g_assert_cmpfloat_with_epsilon(time_s, 100, 0.1);
  }
}

/* A pair test for each of the 28 pairs of eight discs in each of 100 frames; with a grid fewer. */
static void test_pair_tests(void) {
  g_autoptr(CliResult) result = cli_run("run", "eight-in-a-box", "--resolver", "impulse",
                                        "--detection", "stepped,all-pairs,events", "--dt", "0.01",
                                        "--duration", "1", "--cost", "--json", NULL);
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) report = cli_json(result);
  gint64 tests[3];
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    tests[i] = json_object_get_int_member(cli_json_run(report, i), "pair_tests");
  g_assert_cmpint(tests[1], ==, 2800);
  g_assert_cmpint(tests[0], <, 2800);
  g_assert_cmpint(tests[2], >, 0);
}

/* How long a contact takes cannot be tested, but the results of the runs do not depend on it. */
static void test_cost(void) {
  cli_write_gas("gas.txt");
  g_autoptr(CliResult) result =
      cli_run("run", "gas.txt", "--duration", "5", "--cost", "--json", NULL);
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) report = cli_json(result);
  g_autoptr(CliResult) without = run_gas();
  g_autoptr(JsonNode) same = cli_json(without);
  for (guint i = 0; i < count_resolvers(); i++) {
    g_assert_cmpfloat(json_object_get_double_member(cli_json_run(report, i), "contact_ns"), >, 0);
    json_object_remove_member(cli_json_run(report, i), "contact_ns");
    g_assert_cmpint(json_object_get_int_member(cli_json_run(report, i), "pair_tests"), >, 0);
    json_object_remove_member(cli_json_run(report, i), "pair_tests");
  }
  g_assert_true(json_node_equal(report, same));
}

static void test_cost_table(void) {
  cli_write("free.txt", "1\n0.5 0.5 0 0 0.1 2\n");
  g_autoptr(CliResult) some = cli_run("run", "--cost", NULL);
  g_autoptr(CliResult) none = cli_run("run", "free.txt", "--detection", "stepped", "--cost", NULL);
  g_assert_nonnull(strstr(some->out, "Time per contact"));
  g_assert_nonnull(strstr(some->out, "Pair tests"));
  g_assert_null(strstr(some->out, "–"));
  g_assert_nonnull(strstr(none->out, "–"));
  g_assert_null(strstr(none->out, "Foretold")); /* in steps there is no queue */
}

/* What a queue has foretold is all accounted for, and each contact came true once. */
static void test_queue(void) {
  g_autoptr(CliResult) result =
      cli_run("run", "billiards", "--detection", "events", "--resolver", "impulse", "--json", NULL);
  g_autoptr(JsonNode) report = cli_json(result);
  JsonObject *run = cli_json_run(report, 0);
  JsonObject *queue = json_object_get_object_member(run, "queue");
  gint64 contacts = json_object_get_int_member(run, "contacts");
  gint64 resolved = json_object_get_int_member(queue, "resolved");
  g_assert_cmpint(json_object_get_int_member(queue, "foretold"), ==,
                  resolved + json_object_get_int_member(queue, "void") +
                      json_object_get_int_member(queue, "displaced") +
                      json_object_get_int_member(queue, "waiting"));
  g_assert_cmpint(resolved, ==, contacts);
  g_assert_cmpint(json_object_get_int_member(queue, "cell_crossings"), >, 0);
  g_autoptr(CliResult) table = cli_run("run", "billiards", "--detection", "events", "--cost", NULL);
  g_autofree char *line = g_strdup_printf("came true: %" G_GINT64_FORMAT " ", resolved);
  g_assert_nonnull(strstr(table->out, line));
  g_autoptr(CliResult) stepped = cli_run("run", "billiards", "--detection", "stepped", "--resolver",
                                         "impulse", "--duration", "1", "--json", NULL);
  g_autoptr(JsonNode) without = cli_json(stepped);
  g_assert_false(json_object_has_member(cli_json_run(without, 0), "queue"));
}

/* Galperin's billiard: ⌊π 10^d⌋ contacts for a mass ratio of 100^d, whatever the resolver. */
static void test_pi(void) {
  static const struct {
    const char *mass_ratio;
    gint64 contacts;
  } rows[] = {{"1e8", 31415}, {"1e10", 314159}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CliResult) result = cli_run("run", "pi", "--mass-ratio", rows[i].mass_ratio,
                                          "--detection", "events", "--json", NULL);
    cli_assert_exit(result, 0);
    g_autoptr(JsonNode) report = cli_json(result);
    for (guint j = 0; j < count_resolvers(); j++)
      g_assert_cmpint(json_object_get_int_member(cli_json_run(report, j), "contacts"), ==,
                      rows[i].contacts);
  }
}

/* A scene that suggests no panes is run under every resolver, in the order of their list. */
static void test_all_resolvers(void) {
  g_autoptr(CliResult) result = run_gas();
  g_autoptr(JsonNode) report = cli_json(result);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  JsonArray *runs = json_object_get_array_member(json_node_get_object(report), "runs");
  g_assert_cmpuint(json_array_get_length(runs), ==, n);
  for (guint i = 0; i < n; i++) {
    JsonObject *run = cli_json_run(report, i);
    g_assert_cmpstr(json_object_get_string_member(run, "resolver"), ==, resolvers[i]->part.id);
    g_assert_cmpuint(json_array_get_length(json_object_get_array_member(run, "bodies")), ==, 36);
  }
}

static double sum_momentum_x(JsonObject *run) {
  JsonArray *bodies = json_object_get_array_member(run, "bodies");
  double sum = 0;
  for (guint i = 0; i < json_array_get_length(bodies); i++) {
    JsonObject *body = json_array_get_object_element(bodies, i);
    sum += json_object_get_double_member(body, "mass") * json_object_get_double_member(body, "vx");
  }
  return sum;
}

/* Elastic contacts conserve kinetic energy and, if the momentum from walls is included, momentum. A
 * few hundred contacts add a few ε = 2e-16 each. */
static void test_conservation(void) {
  g_autoptr(CliResult) result = run_gas();
  g_autoptr(JsonNode) report = cli_json(result);
  for (guint i = 0; i < count_resolvers(); i++) {
    JsonObject *run = cli_json_run(report, i);
    g_assert_cmpint(json_object_get_int_member(run, "collisions"), >, 50);
    g_assert_cmpint(json_object_get_int_member(run, "wall_hits"), >, 50);
    g_assert_cmpfloat(fabs(json_object_get_double_member(run, "momentum_error")), <, 1e-12);
    g_assert_cmpfloat(fabs(json_object_get_double_member(run, "energy_error")), <, 1e-12);
    /* 12 discs each of 1, 11 and 21 kg at 0.5: ½ m v² */
    double energy = 12 * (1 + 11 + 21) * 0.5 * 0.25;
    g_assert_cmpfloat_with_epsilon(json_object_get_double_member(run, "kinetic_energy"), energy,
                                   1e-12 * energy);
    /* What is reported about the discs adds up to what is reported about all of them. */
    JsonArray *momentum = json_object_get_array_member(run, "momentum");
    g_assert_cmpfloat_with_epsilon(json_array_get_double_element(momentum, 0), sum_momentum_x(run),
                                   1e-12 * 12 * 33 * 0.5);
  }
}

static void test_repeatable(void) {
  g_autoptr(CliResult) one = run_gas();
  g_autoptr(CliResult) other = run_gas();
  g_assert_cmpmem(one->out, one->out_length, other->out, other->out_length);
}

static void test_stdin(void) {
  cli_write_gas("gas.txt");
  g_autofree char *gas = cli_read("gas.txt", NULL);
  g_autoptr(CliResult) piped =
      cli_run_with_input(gas, "run", "-", "--duration", "1", "--json", NULL);
  cli_assert_exit(piped, 0);
  g_autoptr(JsonNode) report = cli_json(piped);
  g_assert_cmpstr(json_object_get_string_member(json_node_get_object(report), "scene"), ==, "-");
}

/* Without a scene the window's first one is run, and people get a table. */
static void test_table(void) {
  g_autoptr(CliResult) result = cli_run("run", "--resolver", "all", NULL);
  cli_assert_exit(result, 0);
  g_assert_cmpstr(result->err, ==, "");
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++)
    g_assert_nonnull(strstr(result->out, resolvers[i]->part.title));
  g_assert_nonnull(strstr(result->out, "Σp"));
}

static void test_quiet(void) {
  g_autoptr(CliResult) result = cli_run("run", "--quiet", NULL);
  cli_assert_exit(result, 0);
  g_assert_cmpstr(result->out, ==, "");
  g_assert_cmpstr(result->err, ==, "");
}

static void test_unknown_scene(void) {
  g_autoptr(CliResult) result = cli_run("run", "no-such-scene", "--json", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "carom-cli: no-such-scene");
  g_assert_cmpstr(result->out, ==, "");
}

/* If numbers leave the range of doubles, the run ends, and what there is until then is reported. */
static void test_overflow(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result =
      cli_run("run", "pair.txt", "--gravity", "0,-1e308", "--duration", "10", "--json", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "carom-cli: pair.txt");
  g_autoptr(JsonNode) report = cli_json(result);
  g_assert_true(json_object_get_boolean_member(json_node_get_object(report), "interrupted"));
  g_assert_cmpfloat(json_object_get_double_member(cli_json_run(report, 0), "time"), <, 10);
}

/* Masses of which nothing could be calculated are refused. 10⁹⁹ kg falling by 10¹⁰⁷ m/s² have more
 * energy than a number can hold within a second: the run ends, and says which number is to blame;
 * what it has by then has no signs of C's own. */
static void test_no_number(void) {
  cli_write("heavier.carom", "{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": ["
                             "{\"position\": [0, 0], \"radius\": 0.5, \"mass\": 1e308}]}");
  g_autoptr(CliResult) refused = cli_run("check", "heavier.carom", NULL);
  cli_assert_exit(refused, 1);
  cli_assert_says(refused, "bodies[0].mass: must be at most 1e+100, but is 1e+308. "
                           "Give the mass in kilograms.");
  cli_write("heavy.carom",
            "{\"format\": \"carom-scene\", \"version\": 1, \"gravity\": [0, -1e107], \"bodies\": ["
            "{\"position\": [0, 0], \"radius\": 0.5, \"mass\": 1e99},"
            "{\"position\": [3, 0], \"radius\": 0.5, \"mass\": 1}]}");
  g_autoptr(CliResult) result = cli_run("run", "heavy.carom", "--detection", "stepped",
                                        "--duration", "1", "--trace", "trace.csv", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "gravity has a component of −1×10¹⁰⁷. Give a smaller one.");
  g_autofree char *trace = cli_read("trace.csv", NULL);
  g_assert_null(strstr(trace, "nan"));
  g_assert_null(strstr(trace, "inf"));
  g_assert_null(strstr(result->out, "nan"));
  g_assert_null(strstr(result->out, "inf"));
  g_autoptr(CliResult) same =
      cli_run("run", "heavy.carom", "--detection", "stepped", "--duration", "1", "--json", NULL);
  g_autoptr(JsonNode) report = cli_json(same);
  g_assert_true(json_object_get_boolean_member(json_node_get_object(report), "interrupted"));
}

static void test_comma_locale(void) {
  const char *locales = test_comma_locale_folder();
  if (!locales) {
    g_test_skip("no locale with a decimal comma can be made here (localedef)");
    return;
  }
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autofree char *usual = g_strdup(g_getenv("LC_ALL"));
  const char *const arguments[] = {"--json", "--trace"};
  for (guint i = 0; i < G_N_ELEMENTS(arguments); i++) {
    const char *more = i == 0 ? NULL : "-";
    g_autoptr(CliResult) plain =
        cli_run("run", "pair.txt", "--duration", "2.5", arguments[i], more, NULL);
    g_setenv("LOCPATH", locales, TRUE);
    g_setenv("LC_ALL", "de_DE.UTF-8", TRUE);
    g_autoptr(CliResult) comma =
        cli_run("run", "pair.txt", "--duration", "2.5", arguments[i], more, NULL);
    g_setenv("LC_ALL", usual, TRUE);
    g_unsetenv("LOCPATH");
    cli_assert_exit(comma, 0);
    g_assert_cmpmem(comma->out, comma->out_length, plain->out, plain->out_length);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/run/until-quiet", test_until_quiet);
  g_test_add_func("/run/keys", test_keys);
  g_test_add_func("/run/method-account", test_method_account);
  g_test_add_func("/run/contacts", test_contacts);
  g_test_add_func("/run/headings", test_headings);
  g_test_add_func("/run/cost/json", test_cost);
  g_test_add_func("/run/cost/table", test_cost_table);
  g_test_add_func("/run/queue", test_queue);
  g_test_add_func("/run/cost/pair-tests", test_pair_tests);
  g_test_add_func("/run/pi", test_pi);
  g_test_add_func("/run/all-resolvers", test_all_resolvers);
  g_test_add_func("/run/conservation", test_conservation);
  g_test_add_func("/run/repeatable", test_repeatable);
  g_test_add_func("/run/stdin", test_stdin);
  g_test_add_func("/run/table", test_table);
  g_test_add_func("/run/quiet", test_quiet);
  g_test_add_func("/run/unknown-scene", test_unknown_scene);
  g_test_add_func("/run/overflow", test_overflow);
  g_test_add_func("/run/no-number", test_no_number);
  g_test_add_func("/run/comma-locale", test_comma_locale);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
