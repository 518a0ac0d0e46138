/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-options: every option of “run” does what it says, on scenes whose outcome is known. */
#include "cli-test.h"

#include "carom-resolver.h"

#include <math.h>
#include <string.h>

/* Discs are found overlapping up to a frame after they touch, and walls likewise; velocities do not
 * depend on when, so they are right to rounding. */
#define TOLERANCE 1e-15

static void assert_velocity_x(JsonNode *report, guint disc, double vx) {
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat_with_epsilon(cli_json_body(report, i, disc, "vx"), vx, TOLERANCE);
}

static JsonNode *report_of(const CliResult *result) {
  cli_assert_exit(result, 0);
  return cli_json(result);
}

static double member_of_run(JsonNode *report, const char *member) {
  return json_object_get_double_member(cli_json_run(report, 0), member);
}

static const char *text_of_run(JsonNode *report, guint i, const char *member) {
  return json_object_get_string_member(cli_json_run(report, i), member);
}

static guint count_runs(JsonNode *report) {
  JsonArray *runs = json_object_get_array_member(json_node_get_object(report), "runs");
  return json_array_get_length(runs);
}

/* Masses 2 and 1, speeds 1 and −1: −1/3 and 5/3 (see any text on collisions); scaled by 0.1. */
static void test_elastic(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result = cli_run("run", "pair.txt", "--duration", "2", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  assert_velocity_x(report, 0, -0.1 / 3);
  assert_velocity_x(report, 1, 0.5 / 3);
}

/* e = 0: both leave with the centre of mass, (2 × 0.1 − 0.1) / 3; ½ μ (0.2)² is lost, μ = 2/3. */
static void test_restitution(void) {
  g_autoptr(CliResult) result =
      cli_run("run", "pair.txt", "--duration", "2", "--restitution", "0", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  assert_velocity_x(report, 0, 0.1 / 3);
  assert_velocity_x(report, 1, 0.1 / 3);
  g_assert_cmpfloat_with_epsilon(member_of_run(report, "energy_lost"), 0.04 / 3, TOLERANCE);
}

/* A disc that hits the wall at x = 1 on a slant. */
#define AT_WALL "1\n0.8 0.3 0.2 0.1 0.1 1\n"

static void test_restitution_reaches_walls(void) {
  cli_write("wall.txt", AT_WALL);
  g_autoptr(CliResult) result =
      cli_run("run", "wall.txt", "--duration", "1", "--restitution", "0.5", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  assert_velocity_x(report, 0, -0.1);
}

static void test_wall_restitution(void) {
  cli_write("wall.txt", AT_WALL);
  g_autoptr(CliResult) result =
      cli_run("run", "wall.txt", "--duration", "1", "--wall-restitution", "0.25", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  assert_velocity_x(report, 0, -0.05);
  g_assert_cmpfloat_with_epsilon(cli_json_body(report, 0, 0, "vy"), 0.1, TOLERANCE);
}

/* Walls alone: discs stay elastic. */
static void test_wall_restitution_spares_discs(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result =
      cli_run("run", "pair.txt", "--duration", "2", "--wall-restitution", "0", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  assert_velocity_x(report, 0, -0.1 / 3);
}

static void test_wall_friction(void) {
  cli_write("wall.txt", AT_WALL);
  g_autoptr(CliResult) result =
      cli_run("run", "wall.txt", "--duration", "1", "--wall-friction", "0.5", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  assert_velocity_x(report, 0, -0.2);
  g_assert_cmpfloat_with_epsilon(cli_json_body(report, 0, 0, "vy"), 0.05, TOLERANCE);
}

/* Masses 1e8 and 1 at 0.1 and −0.1: the light one leaves with 2 × 0.1 + 0.1, less 4e-9. */
static void test_mass_ratio(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result =
      cli_run("run", "pair.txt", "--duration", "2", "--mass-ratio", "1e8", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  g_assert_cmpfloat(cli_json_body(report, 0, 0, "mass"), ==, 1e8);
  g_assert_cmpfloat(cli_json_body(report, 0, 1, "mass"), ==, 1);
  assert_velocity_x(report, 0, (0.1 * (1e8 - 1) - 0.2) / (1e8 + 1));
  assert_velocity_x(report, 1, (0.2 * 1e8 + 0.1 * (1e8 - 1)) / (1e8 + 1));
}

static void test_mass_ratio_out_of_range(void) {
  cli_write("heavy.txt", "2\n0.3 0.5 0.1 0 0.05 30\n0.7 0.5 -0.1 0 0.05 20\n");
  g_autoptr(CliResult) result = cli_run("run", "heavy.txt", "--mass-ratio", "1e308", NULL);
  cli_assert_exit(result, 2);
  cli_assert_says(result, "heavy.txt: --mass-ratio 1e+308");
}

/* v = v₀ + g t on a disc that meets nothing; m g t comes from gravity. */
static void test_gravity(void) {
  cli_write("free.txt", "1\n0.5 0.5 0 0 0.1 2\n");
  g_autoptr(CliResult) result = cli_run("run", "free.txt", "--duration", "0.5", "--dt", "0.01",
                                        "--gravity", "0.5,-1", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  g_assert_cmpfloat_with_epsilon(cli_json_body(report, 0, 0, "vx"), 0.25, TOLERANCE * 10);
  g_assert_cmpfloat_with_epsilon(cli_json_body(report, 0, 0, "vy"), -0.5, TOLERANCE * 10);
  JsonArray *impulse = json_object_get_array_member(cli_json_run(report, 0), "gravity_impulse");
  g_assert_cmpfloat_with_epsilon(json_array_get_double_element(impulse, 1), -1, TOLERANCE * 10);
}

/* Whole frames: rounded up, but 1.1 / 0.1, which comes out above 11, is 11. */
static const struct {
  const char *duration, *dt;
  double time_s;
} times[] = {
    {"1", "0.25", 1}, {"1", "0.3", 4 * 0.3}, {"1.1", "0.1", 11 * 0.1}, {"0.3", "0.1", 3 * 0.1}};

static void test_times(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  for (guint i = 0; i < G_N_ELEMENTS(times); i++) {
    g_autoptr(CliResult) result = cli_run("run", "pair.txt", "--duration", times[i].duration,
                                          "--dt", times[i].dt, "--json", NULL);
    g_autoptr(JsonNode) report = report_of(result);
    g_assert_cmpfloat(member_of_run(report, "time"), ==, times[i].time_s);
    g_assert_cmpfloat(json_object_get_double_member(json_node_get_object(report), "dt"), ==,
                      g_ascii_strtod(times[i].dt, NULL));
  }
}

/* The pair meets at t = 1.5 s. */
static void test_max_collisions(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result = cli_run("run", "pair.txt", "--duration", "3", "--dt", "0.01",
                                        "--max-collisions", "1", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  g_assert_cmpint(json_object_get_int_member(cli_json_run(report, 0), "collisions"), ==, 1);
  double time = member_of_run(report, "time");
  g_assert_cmpfloat(time, >=, 1.5 - 0.01);
  g_assert_cmpfloat(time, <=, 1.5 + 0.02);
  g_assert_false(json_object_get_boolean_member(json_node_get_object(report), "interrupted"));
}

#define CROWD                                                                                      \
  "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"Crowd\", \"unit\": \"m\","           \
  " \"dt\": 0.01, \"duration\": 0.05, \"restitution\": 1, \"seed\": 7, \"crowds\": ["              \
  "{\"count\": 10, \"min\": [0, 0], \"max\": [1, 1], \"radius\": 0.02,"                            \
  " \"mass\": {\"factor\": 1, \"power\": 0}, \"speed\": 1}]}"

static char *run_crowd(const char *seed) {
  cli_write("crowd.carom", CROWD);
  g_autoptr(CliResult) result =
      cli_run("run", "crowd.carom", "--json", seed ? "--seed" : NULL, seed, NULL);
  cli_assert_exit(result, 0);
  return g_strdup(result->out);
}

static void test_seed(void) {
  g_autofree char *own = run_crowd(NULL);
  g_autofree char *same = run_crowd("7");
  g_autofree char *other = run_crowd("8");
  g_autofree char *again = run_crowd("8");
  g_assert_cmpstr(own, ==, same);
  g_assert_cmpstr(other, ==, again);
  g_assert_cmpstr(own, !=, other);
}

static void test_seed_without_crowds(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result = cli_run("run", "pair.txt", "--seed", "1", NULL);
  cli_assert_exit(result, 0);
  cli_assert_says(result, "carom-cli: note: ");
}

/* Where an emitter lets discs in at random, the seed changes the run, and no note says otherwise.
 */
static char *run_emitter(const char *spread, const char *seed, const char *note) {
  g_autofree char *text = g_strdup_printf(
      "{\"format\": \"carom-scene\", \"version\": 2, \"dt\": 0.1, \"duration\": 1, \"bodies\": [],"
      " \"panes\": [{\"detection\": \"events\"}],"
      " \"emitters\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1, \"count\": 1%s}]}",
      spread);
  cli_write("emitter.carom", text);
  g_autoptr(CliResult) result = cli_run("run", "emitter.carom", "--json", "--seed", seed, NULL);
  cli_assert_exit(result, 0);
  if (note)
    cli_assert_says(result, note);
  else
    g_assert_cmpstr(result->err, ==, "");
  return g_strdup(strstr(result->out, "\"bodies\""));
}

static void test_seed_of_emitters(void) {
  static const char spread[] = ", \"spread\": [0, 5]";
  g_autofree char *one = run_emitter(spread, "1", NULL);
  g_autofree char *again = run_emitter(spread, "1", NULL);
  g_autofree char *other = run_emitter(spread, "2", NULL);
  g_assert_cmpstr(one, ==, again);
  g_assert_cmpstr(one, !=, other);
  g_autofree char *fixed = run_emitter("", "1", "so --seed changes nothing");
  g_autofree char *as_fixed = run_emitter("", "2", "so --seed changes nothing");
  g_assert_cmpstr(fixed, ==, as_fixed);
}

/* The discs at the end of a run that is full of ties. */
static char *run_ties(const char *seed) {
  g_autoptr(CliResult) result =
      cli_run("run", "nine-to-the-centre", "--detection", "stepped", "--ties", "random", "--json",
              "--resolver", "impulse", "--seed", seed, NULL);
  cli_assert_exit(result, 0);
  g_assert_cmpstr(result->err, ==, "");
  return g_strdup(strstr(result->out, "\"bodies\""));
}

/* Random ties are drawn from the seed, even if no discs are placed at random. */
static void test_seed_of_ties(void) {
  g_autofree char *one = run_ties("1");
  g_autofree char *again = run_ties("1");
  g_autofree char *other = run_ties("2");
  g_assert_cmpstr(one, ==, again);
  g_assert_cmpstr(one, !=, other);
}

/* One part named: its panes with every resolver. */
static void test_part_with_all_resolvers(void) {
  g_autoptr(CliResult) result = cli_run("run", "--separation", "nudge", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  g_assert_cmpuint(count_runs(report), ==, n);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpstr(text_of_run(report, i, "resolver"), ==, resolvers[i]->part.id);
    g_assert_cmpstr(text_of_run(report, i, "separation"), ==, "nudge");
  }
}

/* "all" never means those that are wrong on purpose; by name they run, and are marked. */
static void test_wrong_resolver(void) {
  g_autoptr(CliResult) all = cli_run("run", "--resolver", "all", "--json", NULL);
  g_autoptr(JsonNode) right = report_of(all);
  guint n;
  carom_resolvers(&n);
  g_assert_cmpuint(count_runs(right), ==, n);
  g_assert_null(strstr(all->out, "wrong"));
  g_autoptr(CliResult) named =
      cli_run("run", "--resolver", "impulse,wrong-third-law", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(named);
  g_assert_cmpuint(count_runs(report), ==, 2);
  g_assert_false(json_object_has_member(cli_json_run(report, 0), "wrong"));
  g_assert_true(json_object_get_boolean_member(cli_json_run(report, 1), "wrong"));
  g_assert_cmpstr(text_of_run(report, 1, "resolver"), ==, "wrong-third-law");
  JsonObject *apart = json_object_get_object_member(json_node_get_object(report), "disagreement");
  g_assert_cmpfloat(json_object_get_double_member(apart, "position_max"), ==, 0);
  JsonObject *place = json_object_get_object_member(cli_json_run(report, 1), "same_place");
  g_assert_cmpfloat(json_object_get_double_member(place, "distance"), >, 0);
}

static void test_wrong_resolver_is_marked(void) {
  g_autoptr(CliResult) table = cli_run("run", "--resolver", "impulse,wrong-third-law", NULL);
  cli_assert_exit(table, 0);
  g_assert_nonnull(strstr(table->out, "Wrong: Jan’s impulse"));
  g_assert_nonnull(strstr(table->out, "is wrong on purpose; that pane does not count"));
  g_autoptr(CliResult) list = cli_run("list", "resolvers", NULL);
  g_assert_nonnull(strstr(list->out, "wrong-third-law"));
  g_assert_nonnull(strstr(list->out, "Wrong: Jan’s impulse"));
  g_autoptr(CliResult) help = cli_run("run", "--help", NULL);
  g_assert_nonnull(strstr(help->out, "; wrong on purpose, for an exercise: wrong-bracket"));
  g_autoptr(CliResult) explained = cli_run("explain", "--resolver", "impulse,wrong-third-law",
                                           "--collision", "1", "--format", "json", NULL);
  cli_assert_exit(explained, 0);
  g_assert_nonnull(strstr(explained->out, "\"wrong\": true"));
  g_assert_nonnull(strstr(explained->out, "\"agrees\": true"));
}

/* Where nobody can go back, the remedy is what can be typed, and it helps. */
static void test_wrong_resolver_ends(void) {
  g_autoptr(CliResult) ended = cli_run("run", "eight-in-a-box", "--resolver", "wrong-third-law",
                                       "--detection", "events", "--duration", "60", NULL);
  cli_assert_exit(ended, 1);
  cli_assert_says(ended, "Choose another resolver. Or let it end before that: --duration ");
  g_assert_null(strstr(ended->err, "go back"));
  g_auto(GStrv) around = g_strsplit(ended->err, "--duration ", 2);
  g_autofree char *duration = g_strdup(around[1]);
  *strrchr(duration, '.') = '\0'; /* the end of the sentence */
  g_autoptr(CliResult) shorter = cli_run("run", "eight-in-a-box", "--resolver", "wrong-third-law",
                                         "--detection", "events", "--duration", duration, NULL);
  cli_assert_exit(shorter, 0);
}

/* Every combination; an option given twice counts as a list, and an id given twice as one. */
static void test_product(void) {
  g_autoptr(CliResult) result =
      cli_run("run", "--resolver", "impulse,rotation", "--separation", "share", "--separation",
              "nudge,share", "--wall-putback", "path", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  static const char *const expected[][2] = {
      {"impulse", "share"}, {"impulse", "nudge"}, {"rotation", "share"}, {"rotation", "nudge"}};
  g_assert_cmpuint(count_runs(report), ==, G_N_ELEMENTS(expected));
  for (guint i = 0; i < G_N_ELEMENTS(expected); i++) {
    g_assert_cmpstr(text_of_run(report, i, "resolver"), ==, expected[i][0]);
    g_assert_cmpstr(text_of_run(report, i, "separation"), ==, expected[i][1]);
    g_assert_cmpstr(text_of_run(report, i, "wall_putback"), ==, "path");
  }
}

static void test_every_part_option(void) {
  g_autoptr(CliResult) result =
      cli_run("run", "--resolver=impulse", "--detection=stepped", "--separation=rewind-path",
              "--wall-putback=path", "--speed-correction=none", "--tunnel-guard=off",
              "--sliding-lift=on", "--ties=simultaneous", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  static const char *const expected[][2] = {
      {"resolver", "impulse"},  {"detection", "stepped"},     {"separation", "rewind-path"},
      {"wall_putback", "path"}, {"speed_correction", "none"}, {"tunnel_guard", "off"},
      {"sliding_lift", "on"},   {"ties", "simultaneous"}};
  g_assert_cmpuint(count_runs(report), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS(expected); i++)
    g_assert_cmpstr(text_of_run(report, 0, expected[i][0]), ==, expected[i][1]);
}

/* A scene that suggests two panes, and has nothing in it. */
static void write_two_panes(const char *first, const char *second) {
  g_autofree char *json =
      g_strdup_printf("{\"format\": \"carom-scene\", \"version\": 1, \"duration\": 0.1, \"panes\": "
                      "[{\"detection\": \"%s\"}, {\"detection\": \"%s\"}]}",
                      first, second);
  cli_write("panes.carom", json);
}

static void assert_detections(const CliResult *result, guint n_runs, const char *expected) {
  g_autoptr(JsonNode) report = report_of(result);
  g_assert_cmpuint(count_runs(report), ==, n_runs);
  for (guint i = 0; i < n_runs; i++)
    g_assert_cmpstr(text_of_run(report, i, "detection"), ==, expected);
}

/* A detection that is not named is that of the scene's first pane, also if it has more. */
static void test_detection_of_first_pane(void) {
  static const char *const orders[][2] = {{"events", "stepped"}, {"stepped", "events"}};
  for (guint i = 0; i < G_N_ELEMENTS(orders); i++) {
    write_two_panes(orders[i][0], orders[i][1]);
    g_autoptr(CliResult) one =
        cli_run("run", "panes.carom", "--resolver", "impulse", "--json", NULL);
    assert_detections(one, 1, orders[i][0]);
    g_autoptr(CliResult) many =
        cli_run("run", "panes.carom", "--ties", "serial,random", "--json", NULL);
    g_autoptr(JsonNode) report = report_of(many);
    assert_detections(many, count_runs(report), orders[i][0]);
    g_autoptr(CliResult) named = cli_run("run", "panes.carom", "--detection", orders[i][1],
                                         "--resolver", "impulse", "--json", NULL);
    assert_detections(named, 1, orders[i][1]);
  }
}

static void test_detection_without_panes(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result = cli_run("run", "pair.txt", "--resolver", "impulse", "--json", NULL);
  assert_detections(result, 1, "events");
}

/* Whoever names a rule of steps means steps, unless a detection is named, too. */
static void test_rule_of_steps(void) {
  write_two_panes("events", "events");
  g_autoptr(CliResult) rule = cli_run("run", "panes.carom", "--resolver", "impulse", "--separation",
                                      "share,nudge", "--json", NULL);
  assert_detections(rule, 2, "stepped");
  g_autoptr(CliResult) both = cli_run("run", "panes.carom", "--resolver", "impulse", "--detection",
                                      "events", "--separation", "nudge", "--json", NULL);
  assert_detections(both, 1, "events");
  write_two_panes("all-pairs", "events");
  g_autoptr(CliResult) all_pairs = cli_run("run", "panes.carom", "--resolver", "impulse",
                                           "--sliding-lift", "on", "--json", NULL);
  assert_detections(all_pairs, 1, "all-pairs");
  cli_write("rules.carom", "{\"format\": \"carom-scene\", \"version\": 1, \"panes\": "
                           "[{\"separation\": \"nudge\"}, {\"tunnel_guard\": \"off\"}]}");
  g_autoptr(CliResult) file = cli_run("run", "rules.carom", "--json", NULL);
  assert_detections(file, 2, "stepped");
  g_assert_cmpstr(file->err, ==, "");
}

/* What only steps use does nothing with exact times. That is said, but only where it is so. */
static void test_unused_part(void) {
  static const struct {
    const char *detection;
    gboolean is_said;
  } rows[] = {{"events", TRUE}, {"stepped", FALSE}, {"events,stepped", FALSE}};
  write_two_panes("events", "stepped");
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CliResult) result = cli_run("run", "panes.carom", "--detection", rows[i].detection,
                                          "--ties", "random", "--tunnel-guard", "off", NULL);
    cli_assert_exit(result, 0);
    g_assert_cmpint(strstr(result->err, "--tunnel-guard changes nothing") != NULL, ==,
                    rows[i].is_said);
    g_assert_null(strstr(result->err, "--ties"));
  }
}

static void test_all(void) {
  g_autoptr(CliResult) result =
      cli_run("run", "--resolver", "impulse", "--separation", "all", "--json", NULL);
  g_autoptr(JsonNode) report = report_of(result);
  g_assert_cmpuint(count_runs(report), ==, 4);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/options/elastic", test_elastic);
  g_test_add_func("/options/restitution", test_restitution);
  g_test_add_func("/options/restitution-reaches-walls", test_restitution_reaches_walls);
  g_test_add_func("/options/wall-restitution", test_wall_restitution);
  g_test_add_func("/options/wall-restitution-spares-discs", test_wall_restitution_spares_discs);
  g_test_add_func("/options/wall-friction", test_wall_friction);
  g_test_add_func("/options/mass-ratio", test_mass_ratio);
  g_test_add_func("/options/mass-ratio-out-of-range", test_mass_ratio_out_of_range);
  g_test_add_func("/options/gravity", test_gravity);
  g_test_add_func("/options/times", test_times);
  g_test_add_func("/options/max-collisions", test_max_collisions);
  g_test_add_func("/options/seed", test_seed);
  g_test_add_func("/options/seed-without-crowds", test_seed_without_crowds);
  g_test_add_func("/options/seed-of-ties", test_seed_of_ties);
  g_test_add_func("/options/seed-of-emitters", test_seed_of_emitters);
  g_test_add_func("/options/methods/part-with-all-resolvers", test_part_with_all_resolvers);
  g_test_add_func("/options/methods/product", test_product);
  g_test_add_func("/options/methods/every-part", test_every_part_option);
  g_test_add_func("/options/methods/all", test_all);
  g_test_add_func("/options/methods/detection-of-first-pane", test_detection_of_first_pane);
  g_test_add_func("/options/methods/detection-without-panes", test_detection_without_panes);
  g_test_add_func("/options/methods/rule-of-steps", test_rule_of_steps);
  g_test_add_func("/options/methods/unused-part", test_unused_part);
  g_test_add_func("/options/wrong-resolver", test_wrong_resolver);
  g_test_add_func("/options/wrong-resolver/ends", test_wrong_resolver_ends);
  g_test_add_func("/options/wrong-resolver/marked", test_wrong_resolver_is_marked);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
