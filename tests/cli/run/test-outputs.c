/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-outputs: the files that “run” writes, and what becomes of them when writing fails. */
#include "cli-test.h"

#include "carom-resolver.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static guint count_lines(const char *text) {
  guint n = 0;
  for (; *text; text++)
    n += *text == '\n';
  return n;
}

/* 2 s in frames of 0.1 s: 20 frames and the start, in three panes, under a header; then 4 numbers a
 * disc at the end of each row. */
static void test_trace(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result =
      cli_run("run", "pair.txt", "--duration", "2", "--dt", "0.1", "--trace", "trace.csv", NULL);
  cli_assert_exit(result, 0);
  g_autofree char *csv = cli_read("trace.csv", NULL);
  guint n_panes;
  const CaromResolver *const *resolvers = carom_resolvers(&n_panes);
  g_assert_cmpuint(count_lines(csv), ==, 1 + n_panes * 21);
  g_auto(GStrv) lines = g_strsplit(csv, "\r\n", -1);
  g_auto(GStrv) header = g_strsplit(lines[0], ",", -1);
  g_auto(GStrv) first = g_strsplit(lines[1], ",", -1);
  guint n = g_strv_length(header);
  g_assert_cmpuint(g_strv_length(first), ==, n);
  g_assert_cmpstr(first[0], ==, resolvers[0]->part.id);
  static const double start[] = {0.3, 0.5, 0.1, 0, 0.7, 0.5, -0.1, 0};
  for (guint i = 0; i < G_N_ELEMENTS(start); i++)
    g_assert_cmpfloat(g_ascii_strtod(first[n - G_N_ELEMENTS(start) + i], NULL), ==, start[i]);
}

/* ---- The state at the end ---- */

#define STATE_MEMBERS "x", "y", "vx", "vy"

/* Of the first panes. */
static void assert_same_state(JsonNode *report, JsonNode *other, guint n_discs) {
  static const char *const members[] = {STATE_MEMBERS};
  for (guint i = 0; i < n_discs; i++)
    for (guint k = 0; k < G_N_ELEMENTS(members); k++)
      g_assert_cmpfloat(cli_json_body(report, 0, i, members[k]), ==,
                        cli_json_body(other, 0, i, members[k]));
}

static JsonNode *run_to_json(const char *line) {
  g_autoptr(CliResult) result = cli_run_line(line);
  cli_assert_exit(result, 0);
  return cli_json(result);
}

#define CROWD "eight-in-a-box --resolver impulse --detection stepped --quiet"

/* In steps a run that is stopped, saved and run on is the same as one that is not, bit for bit,
 * through contacts before and after. A table has the same discs as the scene. */
static void test_state_goes_on(void) {
  g_autoptr(JsonNode) half =
      run_to_json("run " CROWD " --duration 2 --save-state half.carom --json");
  g_autoptr(CliResult) table = cli_run_line("run " CROWD " --duration 2 --save-state half.csv");
  cli_assert_exit(table, 0);
  g_autoptr(JsonNode) rest = run_to_json("run half.carom --duration 2 --json");
  g_autoptr(JsonNode) whole = run_to_json("run " CROWD " --duration 4 --json");
  assert_same_state(rest, whole, 8);
  gint64 n_half = json_object_get_int_member(cli_json_run(half, 0), "collisions");
  gint64 n_rest = json_object_get_int_member(cli_json_run(rest, 0), "collisions");
  g_assert_cmpint(n_half, >, 0);
  g_assert_cmpint(n_rest, >, 0);
  g_assert_cmpint(n_half + n_rest, ==,
                  json_object_get_int_member(cli_json_run(whole, 0), "collisions"));
  g_autoptr(CliResult) again = cli_run("convert", "half.carom", "again.csv", NULL);
  cli_assert_exit(again, 0);
  g_autofree char *csv = cli_read("half.csv", NULL);
  g_autofree char *csv_again = cli_read("again.csv", NULL);
  g_assert_cmpstr(csv, ==, csv_again);
}

/* At exact times the state is the same bit for bit, too; what comes then is rounded otherwise. */
static void test_state_at_exact_times(void) {
  g_autoptr(JsonNode) report = run_to_json(
      "run oblique --detection events --duration 3 --quiet --save-state late.carom --json");
  g_autoptr(CliResult) table = cli_run("convert", "late.carom", "late.csv", NULL);
  cli_assert_exit(table, 0);
  g_autofree char *csv = cli_read("late.csv", NULL);
  g_auto(GStrv) lines = g_strsplit(csv, "\r\n", -1);
  for (guint i = 0; i < 2; i++) {
    static const char *const members[] = {STATE_MEMBERS};
    g_auto(GStrv) cells = g_strsplit(lines[1 + i], ",", -1);
    for (guint k = 0; k < G_N_ELEMENTS(members); k++)
      g_assert_cmpfloat(g_ascii_strtod(cells[k], NULL), ==,
                        cli_json_body(report, 0, i, members[k]));
  }
}

/* As an Algorithms text file where that can hold it; else it is said why not, and what was there
 * stays. */
static void test_state_as_algorithms(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) fits =
      cli_run("run", "pair.txt", "--duration", "2", "--save-state", "later.txt", NULL);
  cli_assert_exit(fits, 0);
  g_autoptr(CliResult) read = cli_run("check", "later.txt", NULL);
  cli_assert_exit(read, 0);
  cli_write("kept.txt", "what was there");
  g_autoptr(CliResult) walls =
      cli_run("run", "oblique", "--duration", "1", "--save-state", "kept.txt", NULL);
  cli_assert_exit(walls, 1);
  cli_assert_says(walls, "kept.txt: The Algorithms format has just the four");
  g_autofree char *kept = cli_read("kept.txt", NULL);
  g_assert_cmpstr(kept, ==, "what was there");
}

/* The unit box, in which discs come in at 0, 1 and 2 s, each behind a door that opens at 2.5 s. */
#define ENTRANCE                                                                                   \
  "{\"format\": \"carom-scene\", \"version\": 2, \"unit\": \"m\", \"dt\": 0.0078125, "             \
  "\"duration\": 4,"                                                                               \
  " \"panes\": [{\"resolver\": \"impulse\", \"detection\": \"stepped\"}],"                         \
  " \"walls\": [%s{\"p1\": [0, 0], \"p2\": [1, 0]}, {\"p1\": [1, 0], \"p2\": [1, 1]},"             \
  " {\"p1\": [1, 1], \"p2\": [0, 1]}, {\"p1\": [0, 1], \"p2\": [0, 0]}],"                          \
  " \"emitters\": [{\"position\": [0.25, 0.5], \"velocity\": [0.25, 0.375], \"radius\": 0.0625,"   \
  " \"mass\": 1, \"first_s\": 0, \"every_s\": 1, \"count\": 3}]}"
#define DOOR "{\"p1\": [0.5, 0], \"p2\": [0.5, 1], \"open\": [[2.5, 3]]}, "

static void write_entrance(const char *name, const char *door) {
  g_autofree char *text = g_strdup_printf(ENTRANCE, door);
  cli_write(name, text);
}

/* Discs that are to come and doors that are to open do so in what goes on, in steps bit for bit. A
 * table has the discs that are there. */
static void test_state_with_changes(void) {
  write_entrance("door.carom", DOOR);
  g_autoptr(JsonNode) half =
      run_to_json("run door.carom --duration 1.5 --save-state half.carom --json");
  g_autoptr(CliResult) table = cli_run_line("run door.carom --duration 1.5 --save-state half.csv");
  cli_assert_exit(table, 0);
  g_autofree char *csv = cli_read("half.csv", NULL);
  g_assert_cmpuint(count_lines(csv), ==, 1 + 2);
  g_autoptr(JsonNode) rest = run_to_json("run half.carom --duration 2.5 --json");
  g_autoptr(JsonNode) whole = run_to_json("run door.carom --json");
  assert_same_state(rest, whole, 3);
}

/* A text file cannot hold what is to come; once all have come in, there is nothing of it. */
static void test_state_with_emitters_as_algorithms(void) {
  write_entrance("box.carom", "");
  g_autoptr(CliResult) early = cli_run_line("run box.carom --duration 1.5 --save-state early.txt");
  cli_assert_exit(early, 1);
  cli_assert_says(early, "early.txt: The Algorithms format has no emitters.");
  g_autoptr(CliResult) late = cli_run_line("run box.carom --duration 2.5 --save-state late.txt");
  cli_assert_exit(late, 0);
  g_autofree char *text = cli_read("late.txt", NULL);
  g_assert_true(g_str_has_prefix(text, "3\n"));
}

static void test_state_names(void) {
  g_autoptr(CliResult) odd = cli_run("run", "oblique", "--save-state", "state.json", NULL);
  cli_assert_exit(odd, 2);
  cli_assert_says(odd, "--save-state");
  cli_assert_says(odd, ".csv");
  g_autoptr(CliResult) same =
      cli_run("run", "oblique", "--save", "a.carom", "--save-state", "a.carom", NULL);
  cli_assert_exit(same, 2);
  g_autoptr(CliResult) printed =
      cli_run("run", "oblique", "--duration", "1", "--save-state", "-", NULL);
  cli_assert_exit(printed, 0);
  g_assert_true(g_str_has_prefix(printed->out, "{\n"));
}

static void test_trace_to_stdout(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) to_file =
      cli_run("run", "pair.txt", "--duration", "3", "--trace", "trace.csv", NULL);
  g_autoptr(CliResult) to_stdout =
      cli_run("run", "pair.txt", "--duration", "3", "--trace", "-", NULL);
  cli_assert_exit(to_file, 0);
  cli_assert_exit(to_stdout, 0);
  g_autofree char *csv = cli_read("trace.csv", NULL);
  g_assert_cmpstr(to_stdout->out, ==, csv);
}

/* The pair meets once in 2 s, in every pane. */
static void test_collisions(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result =
      cli_run("run", "pair.txt", "--duration", "2", "--collisions", "contacts.csv", NULL);
  cli_assert_exit(result, 0);
  g_autofree char *csv = cli_read("contacts.csv", NULL);
  guint n_panes;
  carom_resolvers(&n_panes);
  g_assert_cmpuint(count_lines(csv), ==, 1 + n_panes);
}

static void assert_begins(const char *name, const char *magic, gsize magic_length) {
  gsize length;
  g_autofree char *data = cli_read(name, &length);
  g_assert_cmpuint(length, >, 1000);
  g_assert_cmpmem(data, magic_length, magic, magic_length);
}

static void test_plots(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result = cli_run("run", "pair.txt", "--duration", "2", "--plot", "a.png",
                                        "--plot", "a.svg", "--plot", "a.PDF", "--quiet", NULL);
  cli_assert_exit(result, 0);
  assert_begins("a.png", "\x89PNG\r\n\x1a\n", 8);
  assert_begins("a.svg", "<?xml", 5);
  assert_begins("a.PDF", "%PDF-", 5);
}

/* What is about emitters or gravity is drawn where there are some. */
static const char *scene_for(const char *quantity) {
  gboolean is_of_emitters = g_str_equal(quantity, "discs") || g_str_has_prefix(quantity, "emitted");
  if (g_str_equal(quantity, "height") || g_str_has_prefix(quantity, "energies"))
    return "bouncing-ball";
  return is_of_emitters ? "galtons-board" : "pair.txt";
}

/* Each id that “list quantities” prints is one that --quantity takes. */
static void test_quantity_ids(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) list = cli_run("list", "quantities", NULL);
  g_auto(GStrv) lines = g_strsplit(list->out, "\n", -1);
  guint n = 0;
  for (; lines[n] && *lines[n]; n++) {
    g_auto(GStrv) words = g_strsplit(lines[n], " ", 2);
    g_autoptr(CliResult) result = cli_run("run", scene_for(words[0]), "--duration", "1", "--plot",
                                          "one.svg", "--quantity", words[0], NULL);
    cli_assert_exit(result, 0);
    g_autofree char *svg = cli_read("one.svg", NULL);
    g_assert_nonnull(strstr(svg, "</svg>"));
  }
  g_assert_cmpuint(n, >=, 19);
}

/* Pictures of the same run, with what is shown chosen. */
static void test_show(void) {
  static const char *const shown[] = {"nothing",        "velocities",   "momenta", "trails=0.5",
                                      "strobe=0.25",    "trails",       "speeds",  "superposed",
                                      "centre-of-mass", "ghost,momenta"};
  g_autoptr(GHashTable) pictures = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(shown); i++) {
    g_autoptr(CliResult) result =
        cli_run("run", "three-in-a-row", "--plot", "shown.svg", "--show", shown[i], NULL);
    cli_assert_exit(result, 0);
    g_assert_true(g_hash_table_add(pictures, cli_read("shown.svg", NULL)));
  }
}

/* A plot shows what the scene asks for, unless something else is asked for. */
static void test_shows_what_scene_asks(void) {
  g_autoptr(CliResult) plain = cli_run("run", "oblique", "--plot", "plain.svg", NULL);
  g_autoptr(CliResult) same = cli_run("run", "oblique", "--plot", "same.svg", "--show",
                                      "velocities,trails,strobe=0.25,centre-of-mass", NULL);
  cli_assert_exit(plain, 0);
  cli_assert_exit(same, 0);
  g_autofree char *one = cli_read("plain.svg", NULL), *other = cli_read("same.svg", NULL);
  g_assert_cmpstr(one, ==, other);
}

/* The message names the scene, the quantity, and what to do. */
static void test_quantity_of_a_crowd(void) {
  g_autoptr(CliResult) result =
      cli_run("run", "molecules", "--plot", "no.svg", "--quantity", "energy-by-disc", NULL);
  cli_assert_exit(result, 1);
  g_assert_nonnull(strstr(result->err, "molecules"));
  g_assert_nonnull(strstr(result->err, "energy-by-disc"));
  g_assert_nonnull(strstr(result->err, "speeds"));
  g_assert_false(g_file_test("no.svg", G_FILE_TEST_EXISTS));
}

/* No plot without curves, and the message says why. */
static void test_obstacles(void) {
  g_autoptr(CliResult) none =
      cli_run("run", "molecules", "--plot", "no.svg", "--quantity", "discs", NULL);
  cli_assert_exit(none, 1);
  g_assert_nonnull(strstr(none->err, "--quantity discs is about discs that emitters bring in"));
  g_autoptr(CliResult) by_disc =
      cli_run("run", "galtons-board", "--plot", "no.svg", "--quantity", "energy-by-disc", NULL);
  cli_assert_exit(by_disc, 1);
  g_assert_nonnull(strstr(by_disc->err, "is drawn of at most 26 discs, but there are 250 here"));
  g_autoptr(CliResult) height =
      cli_run("run", "oblique", "--plot", "no.svg", "--quantity", "height", NULL);
  cli_assert_exit(height, 1);
  g_assert_nonnull(
      strstr(height->err, "oblique: --quantity height is about gravity, and there is"));
  g_autoptr(CliResult) gap =
      cli_run("run", "bouncing-ball", "--plot", "no.svg", "--quantity", "gap", NULL);
  cli_assert_exit(gap, 1);
  g_assert_nonnull(
      strstr(gap->err, "drawn of 2 to 4 discs, at least one of which can move; there are 1"));
  g_autoptr(CliResult) pair =
      cli_run("run", "three-in-a-row", "--plot", "no.svg", "--quantity", "gap/velocity", NULL);
  cli_assert_exit(pair, 2);
  g_assert_nonnull(strstr(pair->err, "--quantity gap/velocity: These are no two"));
  g_assert_false(g_file_test("no.svg", G_FILE_TEST_EXISTS));
  write_entrance("few.carom", "");
  g_autoptr(CliResult) few =
      cli_run("run", "few.carom", "--plot", "few.svg", "--quantity", "energy-by-disc", NULL);
  cli_assert_exit(few, 0);
}

static void test_quantities(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) usual =
      cli_run("run", "pair.txt", "--duration", "2", "--plot", "usual.svg", NULL);
  g_autoptr(CliResult) same =
      cli_run("run", "pair.txt", "--duration", "2", "--plot", "same.svg", "--quantity",
              "energy-by-disc", "--quantity", "momentum-by-disc", NULL);
  g_autoptr(CliResult) other = cli_run("run", "pair.txt", "--duration", "2", "--plot", "other.svg",
                                       "--quantity", "error,disagreement", NULL);
  cli_assert_exit(usual, 0);
  cli_assert_exit(same, 0);
  cli_assert_exit(other, 0);
  g_autofree char *usual_svg = cli_read("usual.svg", NULL);
  g_autofree char *same_svg = cli_read("same.svg", NULL);
  g_autofree char *other_svg = cli_read("other.svg", NULL);
  g_assert_cmpstr(usual_svg, ==, same_svg);
  g_assert_cmpstr(usual_svg, !=, other_svg);
}

/* What follows "runs" holds no name of the scene, so it can be compared. */
static const char *runs_of(const CliResult *result) {
  cli_assert_exit(result, 0);
  const char *runs = strstr(result->out, "\"runs\"");
  g_assert_nonnull(runs);
  return runs;
}

/* The scene as run: values and panes come back without their options. */
static void test_save(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) saved =
      cli_run("run", "pair.txt", "--duration", "2.5", "--dt", "0.003", "--restitution", "0.7",
              "--wall-friction", "0.3", "--gravity", "0.01,-0.02", "--separation", "nudge,share",
              "--resolver", "impulse,projection", "--save", "saved.carom", "--json", NULL);
  g_autoptr(CliResult) again = cli_run("run", "saved.carom", "--json", NULL);
  g_assert_cmpstr(runs_of(saved), ==, runs_of(again));
}

static void test_save_seed(void) {
  g_autoptr(CliResult) saved = cli_run("run", "molecules", "--seed", "99", "--duration", "1",
                                       "--save", "saved.carom", "--json", NULL);
  g_autoptr(CliResult) again = cli_run("run", "saved.carom", "--json", NULL);
  g_assert_cmpstr(runs_of(saved), ==, runs_of(again));
}

/* Options that name an output file. */
static const struct {
  const char *option, *name;
} outputs[] = {
    {"--trace", "a.csv"}, {"--collisions", "a.csv"}, {"--plot", "a.svg"}, {"--save", "a.carom"}};

/* If one output fails, the others and the report are still written. */
static void test_missing_folder(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  for (guint i = 0; i < G_N_ELEMENTS(outputs); i++) {
    g_autofree char *path = g_build_filename("nowhere", outputs[i].name, NULL);
    g_autoptr(CliResult) result = cli_run("run", "pair.txt", outputs[i].option, path, NULL);
    cli_assert_exit(result, 1);
    cli_assert_says(result, "carom-cli: nowhere");
  }
}

static void test_failure_keeps_others(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result =
      cli_run("run", "pair.txt", "--collisions", "nowhere/a.csv", "--plot", "nowhere/a.svg",
              "--trace", "kept.csv", "--save", "kept.carom", "--json", "--duration", "3", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "nowhere/a.csv");
  cli_assert_says(result, "nowhere/a.svg");
  g_assert_true(cli_exists("kept.csv"));
  g_assert_true(cli_exists("kept.carom"));
  g_autoptr(JsonNode) report = cli_json(result);
  g_assert_nonnull(report);
}

/* A device that is always full. */
static void test_full(void) {
  if (!g_file_test("/dev/full", G_FILE_TEST_EXISTS)) {
    g_test_skip("there is no /dev/full here");
    return;
  }
  cli_write("pair.txt", CLI_HEAD_ON);
  for (guint i = 0; i < G_N_ELEMENTS(outputs); i++) {
    g_autofree char *link = cli_path(outputs[i].name);
    g_unlink(link);
    g_assert_cmpint(symlink("/dev/full", link), ==, 0);
    g_autoptr(CliResult) result =
        cli_run("run", "pair.txt", outputs[i].option, outputs[i].name, NULL);
    cli_assert_exit(result, 1);
    cli_assert_says(result, outputs[i].name);
    g_unlink(link);
  }
}

/* A limit on the size of files stands for a disk that fills up on the way: the old file stays, and
 * nothing else is left behind. */
static void test_trace_whole_or_not_at_all(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  cli_write("old.csv", "what was there");
  g_autofree char *line = g_strdup_printf(
      "trap '' XFSZ; ulimit -f 1; \"%s\" run pair.txt --trace old.csv --quiet", cli_program());
  const char *const argv[] = {"sh", "-c", line, NULL};
  int status;
  g_autoptr(GError) error = NULL;
  g_spawn_sync(cli_folder(), (char **)argv, NULL,
               G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL, NULL,
               NULL, NULL, NULL, &status, &error);
  g_assert_no_error(error);
  g_assert_true(WIFEXITED(status));
  g_assert_cmpint(WEXITSTATUS(status), ==, 1);
  g_autofree char *old = cli_read("old.csv", NULL);
  g_assert_cmpstr(old, ==, "what was there");

  g_autoptr(GDir) dir = g_dir_open(cli_folder(), 0, NULL);
  const char *name;
  while ((name = g_dir_read_name(dir)))
    g_assert_true(!g_str_has_prefix(name, "old.csv") || g_str_equal(name, "old.csv"));
}

/* A new trace takes an old one's place, and its permissions. */
static void test_trace_replaces(void) {
  cli_write("pair.txt", CLI_HEAD_ON);
  cli_write("old.csv", "what was there");
  g_autofree char *path = cli_path("old.csv");
  g_assert_cmpint(g_chmod(path, 0640), ==, 0);
  g_autoptr(CliResult) result =
      cli_run("run", "pair.txt", "--duration", "3", "--trace", "old.csv", NULL);
  cli_assert_exit(result, 0);
  g_autofree char *csv = cli_read("old.csv", NULL);
  g_assert_true(g_str_has_prefix(csv, "pane,"));
  GStatBuf status;
  g_assert_cmpint(g_stat(path, &status), ==, 0);
  g_assert_cmpint(status.st_mode & 0777, ==, 0640);
}

/* A built-in scene that is run with other numbers, or for a while, is not what its lesson was
 * written for; run as it is, it is. */
static void test_save_old_words(void) {
  static const struct {
    const char *line;
    gboolean is_older;
  } rows[] = {
      {"run oblique --quiet --save words.carom", FALSE},
      {"run oblique --quiet --duration 1 --save words.carom", FALSE},
      {"run oblique --quiet --restitution 0.5 --save words.carom", TRUE},
      {"run oblique --quiet --duration 1 --save-state words.carom", TRUE},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CliResult) result = cli_run_line(rows[i].line);
    cli_assert_exit(result, 0);
    g_autofree char *saved = cli_read("words.carom", NULL);
    g_assert_cmpint(strstr(saved, "\"words_are_older\": true") != NULL, ==, rows[i].is_older);
    g_assert_cmpint(strstr(saved, "words_are_older") != NULL, ==, rows[i].is_older);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/outputs/state/goes-on", test_state_goes_on);
  g_test_add_func("/outputs/state/at-exact-times", test_state_at_exact_times);
  g_test_add_func("/outputs/state/as-algorithms", test_state_as_algorithms);
  g_test_add_func("/outputs/state/with-changes", test_state_with_changes);
  g_test_add_func("/outputs/state/with-emitters-as-algorithms",
                  test_state_with_emitters_as_algorithms);
  g_test_add_func("/outputs/state/names", test_state_names);
  g_test_add_func("/outputs/trace/rows", test_trace);
  g_test_add_func("/outputs/trace/stdout", test_trace_to_stdout);
  g_test_add_func("/outputs/trace/replaces", test_trace_replaces);
  g_test_add_func("/outputs/trace/whole-or-not-at-all", test_trace_whole_or_not_at_all);
  g_test_add_func("/outputs/collisions", test_collisions);
  g_test_add_func("/outputs/plots", test_plots);
  g_test_add_func("/outputs/quantities", test_quantities);
  g_test_add_func("/outputs/quantity-ids", test_quantity_ids);
  g_test_add_func("/outputs/show", test_show);
  g_test_add_func("/outputs/shows-what-scene-asks", test_shows_what_scene_asks);
  g_test_add_func("/outputs/quantity-of-a-crowd", test_quantity_of_a_crowd);
  g_test_add_func("/outputs/obstacles", test_obstacles);
  g_test_add_func("/outputs/save", test_save);
  g_test_add_func("/outputs/save-seed", test_save_seed);
  g_test_add_func("/outputs/save-old-words", test_save_old_words);
  g_test_add_func("/outputs/failure/missing-folder", test_missing_folder);
  g_test_add_func("/outputs/failure/keeps-others", test_failure_keeps_others);
  g_test_add_func("/outputs/failure/full", test_full);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
