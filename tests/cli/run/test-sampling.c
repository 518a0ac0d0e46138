/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-sampling: steps need short frames and exact times do not, so a run at exact times of a file
 * that has no times is looked at less often. It comes to the same end. */
#include "carom-cli-sampling.h"
#include "carom-detection.h"
#include "carom-method-option.h"
#include "cli-test.h"

#include <string.h>

/* The fastest disc of the gas moves at 0.5, and the smallest radius is 0.02: in a step of 0.0005 s
 * it comes 0.00025 far, the largest round number below a fiftieth of that. It crosses the box ten
 * times in 20 s. */
#define STEP_S     0.0005
#define DURATION_S 20
/* A thousandth of the duration. */
#define FRAME_S 0.02

static JsonNode *run(const char *line) {
  g_autoptr(CliResult) result = cli_run_line(line);
  cli_assert_exit(result, 0);
  return cli_json(result);
}

static double get_double(JsonNode *object, const char *member) {
  return json_object_get_double_member(json_node_get_object(object), member);
}

static void test_frames(void) {
  static const struct {
    const char *options;
    double dt_s;
  } ways[] = {
      {"--detection events --resolver impulse", FRAME_S},
      {"--detection events --resolver all", FRAME_S},
      {"--detection events --resolver all --duration 3", 0.002}, /* round, at most a thousandth */
      {"--detection events --resolver impulse --dt 0.05", 0.05},
      {"--detection events --resolver impulse --dt 0.001 --duration 1", 0.001},
      {"--detection events --resolver impulse --duration 0.1", STEP_S}, /* never shorter */
      {"--detection stepped --resolver impulse --duration 1", STEP_S},
      {"--detection stepped,events --resolver impulse --duration 1", STEP_S},
  };
  cli_write_gas("gas.txt");
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_autofree char *line = g_strdup_printf("run gas.txt --json %s", ways[i].options);
    g_autoptr(JsonNode) report = run(line);
    g_assert_cmpfloat(get_double(report, "dt"), ==, ways[i].dt_s);
    if (!strstr(ways[i].options, "--duration"))
      g_assert_cmpfloat(get_double(report, "duration"), ==, DURATION_S);
  }
}

/* Whoever writes a scene says how long its frames are. */
static void test_own_frames(void) {
  cli_write_gas("gas.txt");
  g_autoptr(CliResult) converted = cli_run_line("convert gas.txt gas.carom");
  cli_assert_exit(converted, 0);
  g_autoptr(JsonNode) report = run("run gas.carom --json --detection events --duration 1");
  g_assert_cmpfloat(get_double(report, "dt"), ==, STEP_S);
}

/* What comes of the discs is the same, bit for bit, however often they are looked at. */
static void test_same_end(void) {
  static const char *const resolvers[] = {"impulse", "all"};
  static const char *const members[] = {"x", "y", "vx", "vy"};
  cli_write_gas("gas.txt");
  for (guint i = 0; i < G_N_ELEMENTS(resolvers); i++) {
    g_autofree char *line = g_strdup_printf(
        "run gas.txt --json --detection events --duration 5 --resolver %s", resolvers[i]);
    g_autofree char *often = g_strdup_printf("%s --dt %g", line, STEP_S);
    g_autoptr(JsonNode) one = run(line), other = run(often);
    g_assert_cmpfloat(get_double(one, "dt"), >, get_double(other, "dt"));
    g_assert_cmpfloat(json_object_get_double_member(cli_json_run(one, 0), "collisions"), >, 100);
    for (guint disc = 0; disc < 36; disc++)
      for (guint j = 0; j < G_N_ELEMENTS(members); j++)
        g_assert_cmpfloat(cli_json_body(one, 0, disc, members[j]), ==,
                          cli_json_body(other, 0, disc, members[j]));
  }
}

/* A scene that is saved may be run in steps. */
static void test_saved(void) {
  static const char *const outputs[] = {"--save", "--save-state"};
  cli_write_gas("gas.txt");
  for (guint i = 0; i < G_N_ELEMENTS(outputs); i++) {
    g_autofree char *line = g_strdup_printf(
        "run gas.txt --json --detection events --resolver impulse %s saved.carom", outputs[i]);
    g_autoptr(JsonNode) report = run(line);
    g_assert_cmpfloat(get_double(report, "dt"), ==, FRAME_S);
    g_autofree char *text = cli_read("saved.carom", NULL);
    g_autoptr(JsonNode) scene = json_from_string(text, NULL);
    g_assert_cmpfloat(get_double(scene, "dt"), ==, STEP_S);
  }
}

/* The fewer the more discs there are, and not where something is told of each frame. */
static void test_many_discs(void) {
  static const struct {
    const char *options;
    guint n_discs;
    double dt_s;
  } ways[] = {
      {"", 2000, 0.001},
      {"", 20000, 0.01},
      {"", 500000, 0.1},
      {"--json", 20000, 0.01},
      {"--trace t.csv", 20000, 0.001},
      {"--collisions c.csv", 20000, 0.001},
      {"--max-collisions 5", 20000, 0.001},
      {"--until-quiet", 20000, 0.001},
      {"--dt 0.5", 20000, 1e-5},
  };
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_autofree char *line = g_strdup_printf("run x --detection events %s", ways[i].options);
    g_auto(GStrv) arguments = g_strsplit(g_strchomp(line), " ", -1);
    guint n = g_strv_length(arguments);
    g_autofree char **argv = g_memdup2(arguments, (n + 1) * sizeof *argv); /* some are taken out */
    g_autoptr(CaromCliRunOptions) options = carom_cli_run_options_parse((int)n, argv, NULL);
    g_autoptr(CaromScene) scene = carom_scene_new();
    CaromEmitter emitter = carom_emitter_default();
    emitter.count = ways[i].n_discs;
    g_array_append_val(scene->emitters, emitter);
    CaromMethod method = carom_method_option_defaults();
    method.detection = &carom_detection_events;
    g_array_append_val(scene->methods, method);
    scene->has_chosen_times = TRUE;
    scene->dt_s = 1e-5;
    scene->duration_s = 1;
    g_autoptr(CaromScene) sampled = carom_cli_sampling_scene(options, scene);
    g_assert_cmpfloat(sampled->dt_s, ==, ways[i].dt_s);
  }
}

/* A run that only its end is wanted of has few samples and no log of contacts. */
static void test_retention(void) {
  static const struct {
    const char *line;
    double duration_s;
    gboolean by_frame, contacts;
  } ways[] = {
      {"run x", 1000},
      {"run x --json", 1},
      {"run x --until-quiet", 123456},
      {"run x --json", 99999},
      {"run x --cost", 50, .contacts = TRUE},
      {"run x --collisions c.csv", 5000, .contacts = TRUE},
      {"run x --trace t.csv", 5000, .by_frame = TRUE},
      {"run x --plot p.png", 5000, .by_frame = TRUE, .contacts = TRUE},
  };
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_autoptr(GError) error = NULL;
    g_autoptr(CaromScene) scene = carom_scene_new();
    g_auto(GStrv) arguments = g_strsplit(ways[i].line, " ", -1);
    guint n = g_strv_length(arguments);
    g_autofree char **argv = g_memdup2(arguments, (n + 1) * sizeof *argv); /* some are taken out */
    g_autoptr(CaromCliRunOptions) options = carom_cli_run_options_parse((int)n, argv, &error);
    g_assert_no_error(error);
    scene->dt_s = 0.1;
    scene->duration_s = ways[i].duration_s;
    CaromRetention retention = carom_cli_sampling_retention(options, scene);
    guint64 every = retention.sampled_every;
    g_assert_cmpint(retention.contacts, ==, ways[i].contacts);
    g_assert_false(retention.seeks);
    g_assert_cmpuint(retention.budget, ==, G_MAXSIZE);
    g_assert_cmpuint(every & (every - 1), ==, 0);
    if (ways[i].by_frame)
      g_assert_cmpuint(every, ==, 1);
    else
      g_assert_cmpfloat(scene->duration_s / scene->dt_s / (double)every, <, 1001);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/sampling/frames", test_frames);
  g_test_add_func("/sampling/own-frames", test_own_frames);
  g_test_add_func("/sampling/same-end", test_same_end);
  g_test_add_func("/sampling/saved", test_saved);
  g_test_add_func("/sampling/many-discs", test_many_discs);
  g_test_add_func("/sampling/retention", test_retention);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
