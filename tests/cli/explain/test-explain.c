/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-explain: the command that explains a contact: the numbers of the texts, all formats, and
 * what it says when there is no such contact. */
#include "cli-test.h"

#include "carom-builtin.h"

#include <math.h>
#include <string.h>

/* ---- Scenes of the texts ---- */

/* Spheres of 35 kg/m³. */
static double radius_of(double mass_kg) {
  return cbrt(3 * mass_kg / (4 * G_PI * 35));
}

typedef struct {
  double mass_kg, radius, x, y, vx, vy;
} Disc;

static void write_scene(const char *name, const char *title, const Disc discs[2]) {
  g_autoptr(GString) json = g_string_new(NULL);
  g_string_append_printf(json,
                         "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"%s\", "
                         "\"panes\": [{\"resolver\": \"rotation\", \"detection\": \"events\"}], "
                         "\"dt\": 0.01, \"duration\": 2, \"bodies\": [",
                         title);
  for (guint i = 0; i < 2; i++)
    g_string_append_printf(json,
                           "%s{\"position\": [%.17g, %.17g], \"velocity\": [%.17g, %.17g], "
                           "\"radius\": %.17g, \"mass\": %.17g}",
                           i ? ", " : "", discs[i].x, discs[i].y, discs[i].vx, discs[i].vy,
                           discs[i].radius, discs[i].mass_kg);
  g_string_append(json, "]}");
  cli_write(name, json->str);
}

static void write_head_on(void) {
  write_scene("head-on.carom", "Head on", (Disc[]){{2, .1, -1, 0, 1, 0}, {1, .1, 1, 0, -1, 0}});
}

static void write_pair(void) {
  write_scene("pair.carom", "A pair",
              (Disc[]){{.5, radius_of(.5), -1, 0, 1, 0}, {1.5, radius_of(1.5), 1, 0, -.5, 0}});
}

static void write_glancing(void) {
  write_scene("glancing.carom", "Glancing",
              (Disc[]){{1.8, radius_of(1.8), -.65, 0, 0, 0}, {.3, radius_of(.3), .6, .12, -1, 0}});
}

/* The first contact at its exact time. */
static CliResult *explain(const char *scene, const char *e, const char *format) {
  return cli_run("explain", scene, "--collision", "1", "--detection", "events", "--restitution", e,
                 "--format", format, NULL);
}

static JsonNode *explain_in_full(const char *scene, const char *e) {
  g_autoptr(CliResult) result = explain(scene, e, "json");
  cli_assert_exit(result, 0);
  g_assert_cmpstr(result->err, ==, "");
  return cli_json(result);
}

/* ---- Looking at the JSON ---- */

static JsonArray *workings_of(JsonNode *json) {
  return json_object_get_array_member(json_node_get_object(json), "workings");
}

/* The line that calculates @symbol by resolver @i; NULL where it has none. */
static JsonObject *find_line(JsonNode *json, guint i, const char *symbol) {
  JsonObject *working = json_array_get_object_element(workings_of(json), i);
  JsonArray *lines = json_object_get_array_member(working, "lines");
  for (guint j = 0; j < json_array_get_length(lines); j++) {
    JsonObject *line = json_array_get_object_element(lines, j);
    if (g_str_equal(json_object_get_string_member(line, "symbol"), symbol))
      return line;
  }
  return NULL;
}

static JsonObject *balance_of(JsonNode *json) {
  return json_object_get_object_member(json_node_get_object(json), "balance");
}

static double number_of(JsonObject *object, const char *member) {
  return json_object_get_double_member(object, member);
}

static double component(JsonObject *object, const char *member, guint i) {
  return json_array_get_double_element(json_object_get_array_member(object, member), i);
}

/* What all resolvers' lines say of @symbol, a vector. */
static void assert_lines(JsonNode *json, const char *symbol, double x, double y, double tolerance) {
  for (guint i = 0; i < json_array_get_length(workings_of(json)); i++) {
    JsonObject *line = find_line(json, i, symbol);
    g_assert_nonnull(line);
    g_assert_cmpfloat_with_epsilon(component(line, "value", 0), x, tolerance);
    g_assert_cmpfloat_with_epsilon(component(line, "value", 1), y, tolerance);
  }
}

/* ---- Numbers of the texts ---- */

static void test_head_on(void) {
  write_head_on();
  g_autoptr(JsonNode) json = explain_in_full("head-on.carom", "1");
  g_assert_cmpuint(json_array_get_length(workings_of(json)), >=, 3);
  assert_lines(json, "v_a", -1.0 / 3, 0, 1e-15);
  assert_lines(json, "v_b", 5.0 / 3, 0, 1e-15);
}

/* Masses .5 and 1.5. */
static const struct {
  const char *e;
  double v_a, v_b, impulse;
} pairs[] = {{"1", -1.25, .25, 1.125}, {"0.5", -.6875, .0625, .84375}, {"0", -.125, -.125, .5625}};

static void test_pair(void) {
  write_pair();
  for (guint i = 0; i < G_N_ELEMENTS(pairs); i++) {
    g_autoptr(JsonNode) json = explain_in_full("pair.carom", pairs[i].e);
    JsonObject *top = json_node_get_object(json), *balance = balance_of(json);
    g_assert_cmpfloat_with_epsilon(number_of(top, "time"), 1.088256, 5e-7);
    assert_lines(json, "v_a", pairs[i].v_a, 0, 1e-15);
    assert_lines(json, "v_b", pairs[i].v_b, 0, 1e-15);
    g_assert_cmpfloat_with_epsilon(number_of(balance, "impulse"), -pairs[i].impulse, 1e-15);
    g_assert_cmpfloat_with_epsilon(number_of(balance, "restitution"),
                                   g_ascii_strtod(pairs[i].e, NULL), 1e-15);
    JsonObject *j = find_line(json, 2, "J");
    g_assert_cmpfloat_with_epsilon(number_of(j, "value"), pairs[i].impulse, 1e-15);
  }
}

/* Masses 1.8, at rest, and .3, e = 0, no sticking. Tolerance: half a unit of the last digit. */
static void test_glancing(void) {
  write_glancing();
  g_autoptr(JsonNode) json = explain_in_full("glancing.carom", "0");
  JsonObject *top = json_node_get_object(json), *balance = balance_of(json);
  g_assert_cmpfloat_with_epsilon(number_of(top, "time"), .913081, 5e-7);
  g_assert_cmpfloat_with_epsilon(component(balance, "normal", 0), .942032, 5e-7);
  g_assert_cmpfloat_with_epsilon(component(balance, "normal", 1), .335522, 5e-7);
  assert_lines(json, "v_a", -.126775, -.045153, 5e-7);
  assert_lines(json, "v_b", -.239350, .270919, 5e-7);
  g_assert_cmpfloat_with_epsilon(number_of(balance, "energy_before"), .15, 1e-15);
  g_assert_cmpfloat_with_epsilon(number_of(balance, "energy_after"), .035902, 5e-7);
}

/* ½ μ (1 − e²) w², whatever e is. Tolerance: a few ε of the energies, which are below 1 J. */
static void test_energy_lost(void) {
  static const char *const restitutions[] = {"0", "0.25", "0.5", "0.9", "1", "1.5"};
  const double reduced_mass = 1.8 * .3 / (1.8 + .3);
  write_glancing();
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    g_autoptr(JsonNode) json = explain_in_full("glancing.carom", restitutions[i]);
    double e = g_ascii_strtod(restitutions[i], NULL);
    double w = number_of(find_line(json, 2, "w"), "value");
    g_assert_cmpfloat_with_epsilon(number_of(balance_of(json), "energy_lost"),
                                   .5 * reduced_mass * (1 - e * e) * w * w, 1e-15);
  }
}

static void assert_shows(const char *document, const char *text) {
  if (!strstr(document, text))
    g_test_message("“%s” is not in: %s", text, document);
  g_assert_nonnull(strstr(document, text));
}

/* A light disc off one that is 10⁸ times as heavy: v_A = 2 u_B − u_A but for a part in 10⁸, which
 * is what it is about. So are α_B and β_B, which with six digits differ by 10⁻⁶, fifteen times as
 * much as they do. */
static void test_small_difference(void) {
  static const char *const formats[][4] = {
      {"text", "(−3.5 + 6×10⁻⁸, 0) m/s", "= −0.5555555556 s⁻¹", "= −0.5555554889 s⁻¹"},
      {"latex", "-3.5 + 6 \\times 10^{-8}", "= -0.5555555556\\,", "= -0.5555554889\\,"},
      {"markdown", "-3.5 + 6 \\times 10^{-8}", "= -0.5555555556\\t", "= -0.5555554889\\t"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(formats); i++) {
    g_autoptr(CliResult) result = cli_run("explain", "light-on-heavy", "--collision", "1",
                                          "--mass-ratio", "1e8", "--format", formats[i][0], NULL);
    cli_assert_exit(result, 0);
    for (guint k = 1; k < G_N_ELEMENTS(formats[i]); k++)
      assert_shows(result->out, formats[i][k]);
    g_assert_null(strstr(result->out, "= 1 kg\n      The reduced mass"));
    g_assert_null(strstr(result->out, "0.555556"));
  }
}

/* The same can be read off the documents: workings have six digits, the balance four. */
static void test_documents(void) {
  static const char *const text[] = {"t = 0.91308", "(0.942032, 0.335522)", "(−0.126775, −0.045153",
                                     "(−0.23935, 0.270919)"};
  static const char *const balance[] = {"(0.942, 0.3355)", "(−0.1268, −0.04515)",
                                        "(−0.2393, 0.2709)", "0.15", "0.0359"};
  static const char *const latex[] = {
      "t = 0.91308", "\\begin{pmatrix} 0.942032 \\\\ 0.335522 \\end{pmatrix}",
      "\\begin{pmatrix} -0.126775 \\\\ -0.045153",
      "\\begin{pmatrix} -0.23935 \\\\ 0.270919 \\end{pmatrix}", "0.0359"};
  write_glancing();
  g_autoptr(CliResult) as_text = explain("glancing.carom", "0", "text");
  g_autoptr(CliResult) as_latex = explain("glancing.carom", "0", "latex");
  g_autoptr(CliResult) as_markdown = explain("glancing.carom", "0", "markdown");
  for (guint i = 0; i < G_N_ELEMENTS(text); i++)
    assert_shows(as_text->out, text[i]);
  for (guint i = 0; i < G_N_ELEMENTS(balance); i++) {
    assert_shows(as_text->out, balance[i]);
    assert_shows(as_markdown->out, balance[i]);
  }
  for (guint i = 0; i < G_N_ELEMENTS(latex); i++)
    assert_shows(as_latex->out, latex[i]);
}

/* ---- Which contact, and by whom ---- */

static void test_walls_count(void) {
  g_autoptr(CliResult) result =
      cli_run("explain", "ball-at-wall", "--collision", "1", "--wall-restitution", "0.8",
              "--wall-friction", "0.5", "--format", "json", NULL);
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) json = cli_json(result);
  JsonObject *top = json_node_get_object(json);
  g_assert_true(json_object_has_member(top, "wall"));
  g_assert_cmpfloat(number_of(top, "e"), ==, .8);
  g_assert_cmpfloat(number_of(top, "f"), ==, .5);
  g_assert_true(json_object_get_null_member(top, "m_b"));
}

/* Contacts are those that a run lists, in its order. */
static void test_later_contact(void) {
  g_autoptr(CliResult) run = cli_run("run", "billiards", "--resolver", "impulse", "--quiet",
                                     "--collisions", "contacts.csv", NULL);
  cli_assert_exit(run, 0);
  g_autofree char *csv = cli_read("contacts.csv", NULL);
  g_auto(GStrv) rows = g_strsplit(csv, "\r\n", -1);
  g_auto(GStrv) cells = g_strsplit(rows[7], ",", -1); /* pane, contact, frame, time_s, a, b, … */
  g_assert_cmpstr(cells[1], ==, "7");
  g_autoptr(CliResult) result = cli_run("explain", "billiards", "--resolver", "impulse",
                                        "--collision", "7", "--format", "json", NULL);
  g_autoptr(JsonNode) json = cli_json(result);
  JsonObject *top = json_node_get_object(json);
  g_assert_cmpfloat(number_of(top, "time"), ==, g_ascii_strtod(cells[3], NULL));
  g_assert_cmpint(json_object_get_int_member(top, "a"), ==,
                  (gint64)g_ascii_strtoll(cells[4], NULL, 10));
}

static void test_resolvers(void) {
  g_autoptr(CliResult) result = cli_run("explain", "--resolver", "impulse,rotation", "--collision",
                                        "1", "--format", "json", NULL);
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) json = cli_json(result);
  g_assert_cmpuint(json_array_get_length(workings_of(json)), ==, 2);
  static const char *const ids[] = {"impulse", "rotation"};
  for (guint i = 0; i < G_N_ELEMENTS(ids); i++)
    g_assert_cmpstr(json_object_get_string_member(
                        json_array_get_object_element(workings_of(json), i), "resolver"),
                    ==, ids[i]);
}

/* The second pane looks only every 0.01 s, the first at the contact itself. */
static void test_pane(void) {
  write_pair();
  double times_s[2];
  for (guint i = 0; i < 2; i++) {
    g_autoptr(CliResult) result =
        cli_run("explain", "pair.carom", "--resolver", "impulse", "--detection", "events,stepped",
                "--collision", "1", "--pane", i ? "2" : "1", "--format", "json", NULL);
    cli_assert_exit(result, 0);
    g_autoptr(JsonNode) json = cli_json(result);
    times_s[i] = number_of(json_node_get_object(json), "time");
  }
  g_assert_cmpfloat_with_epsilon(times_s[0], 1.088256, 5e-7);
  g_assert_cmpfloat_with_epsilon(times_s[1], 1.09, 1e-12);
}

static JsonArray *panes_of(JsonNode *json) {
  return json_object_get_array_member(json_node_get_object(json), "panes");
}

/* What each pane did is told where panes differ in more than their resolvers. */
static void test_what_panes_did(void) {
  write_pair();
  g_autoptr(CliResult) different =
      cli_run("explain", "pair.carom", "--resolver", "impulse", "--detection", "events,stepped",
              "--collision", "1", "--format", "json", NULL);
  g_autoptr(JsonNode) json = cli_json(different);
  g_assert_cmpuint(json_array_get_length(panes_of(json)), ==, 2);
  for (guint i = 0; i < 2; i++) {
    JsonObject *pane = json_array_get_object_element(panes_of(json), i);
    g_assert_cmpstr(json_object_get_string_member(pane, "report"), !=, "");
  }
  g_autoptr(JsonNode) alike = explain_in_full("pair.carom", "1");
  g_assert_cmpuint(json_array_get_length(panes_of(alike)), ==, 0);
}

/* A light disc hardly slows down one of 10⁸ times its mass, from 0.1 to 0.0999999…: in six digits
 * the momentum that this takes would be 10⁸ times nothing. */
static void test_enough_digits(void) {
  static const char *const formats[][2] = {
      {"text", "= 1×10⁸ · (−0.1234567688 − (−0.123456789)) = 2.02469 kg·m/s"},
      {"markdown", "\\left(-0.1234567688 - (-0.123456789)\\right)"},
      {"latex", "\\left(-0.1234567688 - (-0.123456789)\\right)"},
  };
  write_scene("heavy.carom", "Heavy",
              (Disc[]){{1, .1, -1, 0, 0.888888889, 0}, {1e8, .1, 1, 0, -0.123456789, 0}});
  for (guint i = 0; i < G_N_ELEMENTS(formats); i++) {
    g_autoptr(CliResult) result = cli_run("explain", "heavy.carom", "--collision", "1", "--why",
                                          "--format", formats[i][0], NULL);
    cli_assert_exit(result, 0);
    assert_shows(result->out, formats[i][1]);
  }
}

/* A pane that works in steps may see the contact only in a later frame: it is waited for. */
static void test_lateness(void) {
  g_autoptr(CliResult) result = cli_run("explain", "bouncing-ball", "--collision", "2", NULL);
  cli_assert_exit(result, 0);
  g_assert_nonnull(strstr(result->out, "“Steps” saw this contact at t = 0.91 s, when a step"));
  g_assert_nonnull(strstr(result->out, "There were contacts before this one"));
}

/* With --why, the derivation takes the place of the workings. */
static void test_why(void) {
  g_autoptr(CliResult) result = cli_run("explain", "oblique", "--collision", "1", "--why", NULL);
  cli_assert_exit(result, 0);
  g_assert_nonnull(strstr(result->out, "  = u_A − (1 + e) (μ / m_A) w n = "));
  g_assert_null(strstr(result->out, "\nRotation\n"));
  g_autoptr(CliResult) json =
      cli_run("explain", "oblique", "--collision", "1", "--why", "--format", "json", NULL);
  g_autoptr(JsonNode) node = cli_json(json);
  JsonObject *top = json_node_get_object(node);
  g_assert_true(json_object_has_member(top, "derivation"));
  g_assert_false(json_object_has_member(top, "workings"));
}

/* ---- Every built-in scene ---- */

static void test_builtin(gconstpointer id) {
  g_autoptr(CliResult) result =
      cli_run("explain", id, "--collision", "1", "--detection", "events", "--resolver", "all",
              "--duration", "20", "--format", "json", NULL);
  cli_assert_exit(result, 0);
  g_autoptr(JsonNode) json = cli_json(result);
  g_assert_true(json_object_get_boolean_member(json_node_get_object(json), "agrees"));
}

/* ---- LaTeX ---- */

#define STRANGE "50% of $x_1$ & {#1} \\\\foo ~^ <b> | é 冲 θ ½ «»"

/* The document makes a PDF file, and nothing is too wide for the page. */
static void assert_compiles(const char *name) {
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocess) process = NULL;
  g_autoptr(GSubprocessLauncher) launcher =
      g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE);
  g_subprocess_launcher_set_cwd(launcher, cli_folder());
  process = g_subprocess_launcher_spawn(launcher, &error, "pdflatex", "-interaction=nonstopmode",
                                        "-halt-on-error", name, NULL);
  g_assert_no_error(error);
  g_autoptr(GBytes) log = NULL;
  g_subprocess_communicate(process, NULL, NULL, &log, NULL, &error);
  g_assert_no_error(error);
  g_autofree char *said =
      g_strndup(g_bytes_get_data(log, NULL), g_bytes_get_size(log)); /* any encoding */
  if (!g_subprocess_get_successful(process) || strstr(said, "Overfull"))
    g_test_message("%s: %s", name, said);
  g_assert_true(g_subprocess_get_successful(process));
  g_assert_null(strstr(said, "Overfull"));
}

static const struct {
  const char *scene;
  const char *option, *value;
} documents[] = {
    {"oblique", "--restitution", "0.9"},       {"ball-at-wall", "--wall-friction", "0.5"},
    {"four-one-pinned", "--collision", "2"},   {"brownian", "--restitution", "0.3"},
    {"newtons-cradle", "--ties", "all"},       {"strange.carom", "--resolver", "all"},
    {"oblique", "--why", "--quiet"},           {"ball-at-wall", "--why", "--quiet"},
    {"pinned-and-moving", "--why", "--quiet"}, {"strange.carom", "--why", "--quiet"},
    {"molecules", "--why", "--quiet"},         {"twenty-overlapping", "--resolver", "all"},
    {"bouncing-ball", "--pane", "2"},          {"tunnelling", "--pane", "2"},
    {"sliding-ball", "--resolver", "all"},     {"heavier.carom", "--why", "--quiet"},
};

static void test_compiles(void) {
  g_autofree char *program = g_find_program_in_path("pdflatex");
  if (!program) {
    g_test_skip("pdflatex is not installed");
    return;
  }
  write_scene("strange.carom", STRANGE, (Disc[]){{2, .1, -1, 0, 1, 0}, {1, .1, 1, 0, -1, 0}});
  write_scene("heavier.carom", "17 digits",
              (Disc[]){{3, .1, -1, 0, .7, .2}, {3e14, .1, 1, 0, -.3, .1}});
  for (guint i = 0; i < G_N_ELEMENTS(documents); i++) {
    g_autofree char *name = g_strdup_printf("document-%u.tex", i);
    g_autoptr(CliResult) result =
        cli_run("explain", documents[i].scene, "--collision", "1", documents[i].option,
                documents[i].value, "--output", name, NULL);
    cli_assert_exit(result, 0);
    assert_compiles(name);
  }
}

/* ---- Output ---- */

/* The name's suffix says which format, unless an option does. */
static void test_output(void) {
  static const struct {
    const char *name, *begins;
  } files[] = {{"contact.txt", "Three ways"},
               {"contact.md", "# Three ways"},
               {"contact.tex", "\\documentclass"},
               {"contact.json", "{\n"},
               {"contact", "Three ways"}};
  for (guint i = 0; i < G_N_ELEMENTS(files); i++) {
    g_autoptr(CliResult) result =
        cli_run("explain", "--collision", "1", "--output", files[i].name, NULL);
    cli_assert_exit(result, 0);
    g_assert_cmpstr(result->out, ==, "");
    g_autofree char *text = cli_read(files[i].name, NULL);
    g_assert_true(g_str_has_prefix(text, files[i].begins));
  }
  g_autoptr(CliResult) result =
      cli_run("explain", "--collision", "1", "--output", "contact.tex", "--format", "json", NULL);
  g_autofree char *text = cli_read("contact.tex", NULL);
  g_assert_true(g_str_has_prefix(text, "{\n"));
}

/* Pictures come beside the text, one for each --plot. */
static void test_plot(void) {
  static const struct {
    const char *name, *begins;
  } files[] = {{"contact.svg", "<?xml"}, {"contact.pdf", "%PDF"}, {"contact.png", "\x89PNG"}};
  g_autoptr(CliResult) result =
      cli_run("explain", "ball-at-wall", "--collision", "1", "--plot", files[0].name, "--plot",
              files[1].name, "--plot", files[2].name, NULL);
  cli_assert_exit(result, 0);
  g_assert_nonnull(strstr(result->out, "ball"));
  for (guint i = 0; i < G_N_ELEMENTS(files); i++) {
    g_autofree char *bytes = cli_read(files[i].name, NULL);
    g_assert_true(g_str_has_prefix(bytes, files[i].begins));
  }
}

/* What cannot be drawn, or would take the place of something else, is refused before anything is.
 */
static void test_plot_refused(void) {
  g_autoptr(CliResult) suffix =
      cli_run("explain", "--collision", "1", "--plot", "picture.gif", NULL);
  cli_assert_exit(suffix, 2);
  cli_assert_says(suffix, "picture.gif");
  g_autoptr(CliResult) twice = cli_run("explain", "--collision", "1", "--plot", "both.svg",
                                       "--output", "both.svg", "--format", "text", NULL);
  cli_assert_exit(twice, 2);
  cli_assert_says(twice, "the same file");
  g_assert_false(cli_exists("both.svg"));
}

/* Text does not go into a file that is called a picture, unless its format is named. */
static void test_text_is_no_picture(void) {
  static const char *const names[] = {"text.png", "text.svg", "text.pdf"};
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    g_autoptr(CliResult) refused =
        cli_run("explain", "--collision", "1", "--output", names[i], NULL);
    g_autofree char *remedy = g_strdup_printf("--plot %s", names[i]);
    cli_assert_exit(refused, 2);
    cli_assert_says(refused, remedy);
    g_assert_false(cli_exists(names[i]));
  }
  g_autoptr(CliResult) named =
      cli_run("explain", "--collision", "1", "--output", names[0], "--format", "text", NULL);
  cli_assert_exit(named, 0);
}

static void test_repeatable(void) {
  g_autoptr(CliResult) first = explain("oblique", "0.9", "json");
  g_autoptr(CliResult) second = explain("oblique", "0.9", "json");
  g_assert_cmpstr(first->out, ==, second->out);
}

/* ---- What goes wrong ---- */

/* The two discs of the scene meet once, in the open. */
static void test_too_few(void) {
  write_pair();
  g_autoptr(CliResult) result =
      cli_run("explain", "pair.carom", "--collision", "2", "--resolver", "impulse", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "pair.carom: ");
  cli_assert_says(result, "only 1 contact in 2 s");
  cli_assert_says(result, "--duration");
  g_assert_cmpstr(result->out, ==, "");
}

static void test_missing_scene(void) {
  g_autoptr(CliResult) result = cli_run("explain", "nowhere.carom", "--collision", "1", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "nowhere.carom");
}

static void test_unwritable(void) {
  g_autoptr(CliResult) result =
      cli_run("explain", "--collision", "1", "--output", "nowhere/contact.tex", NULL);
  cli_assert_exit(result, 1);
  cli_assert_says(result, "nowhere/contact.tex");
}

static const struct {
  const char *path;
  const char *arguments;
  const char *says;
} wrong[] = {
    {"no-collision", "explain oblique", "--collision"},
    {"collision-zero", "explain --collision 0", "--collision 0"},
    {"collision-fraction", "explain --collision 1.5", "--collision 1.5"},
    {"collision-word", "explain --collision last", "--collision last"},
    {"pane-zero", "explain --collision 1 --pane 0", "--pane 0"},
    {"pane-that-is-not", "explain --collision 1 --pane 9", "--pane 9"},
    {"unknown-format", "explain --collision 1 --format magic", "text, markdown, latex, json"},
    {"option-of-run", "explain --collision 1 --trace a.csv", "--trace"},
    {"two-scenes", "explain oblique oblique --collision 1", "explain"},
};

static void test_wrong(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  g_autoptr(CliResult) result = cli_run_line(wrong[i].arguments);
  cli_assert_exit(result, 2);
  cli_assert_says(result, wrong[i].says);
  cli_assert_says(result, "carom-cli explain --help");
  g_assert_cmpstr(result->out, ==, "");
}

static void add_builtins(void) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint i = 0; i < n_builtins; i++) {
    g_autofree char *path = g_strconcat("/explain/builtin/", builtins[i].id, NULL);
    g_test_add_data_func(path, builtins[i].id, test_builtin);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/explain/texts/head-on", test_head_on);
  g_test_add_func("/explain/texts/pair", test_pair);
  g_test_add_func("/explain/texts/glancing", test_glancing);
  g_test_add_func("/explain/texts/energy-lost", test_energy_lost);
  g_test_add_func("/explain/texts/small-difference", test_small_difference);
  g_test_add_func("/explain/texts/documents", test_documents);
  g_test_add_func("/explain/walls-count", test_walls_count);
  g_test_add_func("/explain/later-contact", test_later_contact);
  g_test_add_func("/explain/resolvers", test_resolvers);
  g_test_add_func("/explain/pane", test_pane);
  g_test_add_func("/explain/what-panes-did", test_what_panes_did);
  g_test_add_func("/explain/lateness", test_lateness);
  add_builtins();
  g_test_add_func("/explain/enough-digits", test_enough_digits);
  g_test_add_func("/explain/why", test_why);
  g_test_add_func("/explain/compiles", test_compiles);
  g_test_add_func("/explain/output", test_output);
  g_test_add_func("/explain/plot", test_plot);
  g_test_add_func("/explain/plot-refused", test_plot_refused);
  g_test_add_func("/explain/text-is-no-picture", test_text_is_no_picture);
  g_test_add_func("/explain/repeatable", test_repeatable);
  g_test_add_func("/explain/too-few", test_too_few);
  g_test_add_func("/explain/missing-scene", test_missing_scene);
  g_test_add_func("/explain/unwritable", test_unwritable);
  for (guint i = 0; i < G_N_ELEMENTS(wrong); i++) {
    g_autofree char *path = g_strconcat("/explain/wrong/", wrong[i].path, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_wrong);
  }
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
