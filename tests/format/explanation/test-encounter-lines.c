/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-encounter-lines: when and where of a contact in every format: whole, alike, and for each
 * pane that differs; and its columns, in which what is the same stands in the same row. */
#include "carom-explanation-format.h"
#include "comparison-test.h"
#include "encounter-work-test.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* A contact of a built-in scene, in the panes that this suggests. */
static const struct {
  const char *path, *scene;
  guint pane, contact;
} contacts[] = {
    {"oblique", "oblique", 0, 0},
    {"bouncing-ball", "bouncing-ball", 1, 0},
    {"overlap", "twenty-overlapping", 0, 4},
    {"guard", "tunnelling", 1, 0},
    {"sliding-ball", "sliding-ball", 3, 0},
    {"wall", "ball-at-wall", 0, 0},
    {"cradle", "newtons-cradle", 0, 0},
    {"molecules", "molecules", 0, 3},
};

typedef struct {
  CaromComparison *comparison;
  CaromExplanation *explanation;
  CaromExplanationContext *context;
} Fixture;

static void set_up(Fixture *fixture, gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  fixture->comparison =
      test_run_to_contact(contacts[i].scene, contacts[i].pane, contacts[i].contact);
  const CaromRun *run = carom_comparison_get_run(fixture->comparison, contacts[i].pane);
  fixture->explanation = carom_explanation_new(carom_comparison_get_scene(fixture->comparison),
                                               carom_run_get_contact(run, contacts[i].contact));
  fixture->context =
      carom_explanation_context_new(fixture->comparison, contacts[i].pane, contacts[i].contact);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  carom_explanation_context_free(fixture->context);
  carom_explanation_unref(fixture->explanation);
  carom_comparison_free(fixture->comparison);
}

static char *compose(const Fixture *fixture, const char *format) {
  return carom_explanation_format_by_id(format)->write(fixture->explanation, fixture->context);
}

static JsonNode *parse(const char *json) {
  g_autoptr(GError) error = NULL;
  JsonNode *node = json_from_string(json, &error);
  g_assert_no_error(error);
  return node;
}

static void assert_has(const char *document, const char *text) {
  if (!strstr(document, text))
    g_test_message("“%s” is not in: %s", text, document);
  g_assert_nonnull(strstr(document, text));
}

/* ---- JSON ---- */

/* A program's own list of what it has read. */
static void learn(GArray *terms, JsonObject *from) {
  JsonNode *value = json_object_get_member(from, "value");
  CaromTerm term = {.name = g_intern_string(json_object_get_string_member(from, "symbol"))};
  if (JSON_NODE_HOLDS_ARRAY(value)) {
    JsonArray *array = json_node_get_array(value);
    term.value = carom_value_vector(carom_vec2(json_array_get_double_element(array, 0),
                                               json_array_get_double_element(array, 1)));
  } else {
    term.value = carom_value_number(json_node_get_double(value));
  }
  g_array_append_val(terms, term);
}

/* What is said to be so and what the formula makes of the numbers that stand before it. */
static void assert_follows(const GArray *terms, JsonObject *line, const CaromTerm *read) {
  const CaromTerm *known = (const CaromTerm *)terms->data;
  if (!json_object_has_member(line, "formula"))
    return;
  g_autoptr(CaromFormula) formula =
      carom_formula_parse(json_object_get_string_member(line, "formula"));
  CaromValue value = carom_formula_evaluate(formula, known, terms->len);
  double tolerance = WORK_TOLERANCE * work_size(formula, known, terms->len);
  g_assert_cmpint(value.is_vector, ==, read->value.is_vector);
  CaromValue off = carom_value_sub(value, read->value);
  g_assert_cmpfloat(hypot(off.vector.x, off.vector.y) + fabs(off.number), <=, tolerance);
}

static void check_value(const CaromTerm *read, CaromValue expected) {
  g_assert_cmpint(read->value.is_vector, ==, expected.is_vector);
  g_assert_cmpfloat(read->value.number, ==, expected.number);
  g_assert_cmpfloat(read->value.vector.x, ==, expected.vector.x);
  g_assert_cmpfloat(read->value.vector.y, ==, expected.vector.y);
}

static void check_list(JsonObject *object, CaromEncounterQuestion question,
                       const CaromWorking *working) {
  g_autofree char *given = g_strconcat(carom_encounter_account_id(question), "_given", NULL);
  JsonArray *lines = json_object_get_array_member(object, carom_encounter_account_id(question));
  JsonArray *starts = json_object_get_array_member(object, given);
  g_autoptr(GArray) terms = g_array_new(FALSE, FALSE, sizeof(CaromTerm));
  for (guint i = 0; i < json_array_get_length(starts); i++) {
    learn(terms, json_array_get_object_element(starts, i));
    const char *name = g_array_index(terms, CaromTerm, i).name;
    g_assert_false(g_str_has_prefix(name, "found_") || g_str_has_prefix(name, "left_"));
  }
  g_assert_cmpuint(json_array_get_length(lines), ==, working->n_lines);
  for (guint i = 0; i < working->n_lines; i++) {
    JsonObject *line = json_array_get_object_element(lines, i);
    g_autoptr(GArray) before = g_array_copy(terms);
    learn(terms, line);
    const CaromTerm *read = &g_array_index(terms, CaromTerm, terms->len - 1);
    g_assert_cmpstr(read->name, ==, working->lines[i].symbol);
    check_value(read, working->lines[i].value);
    assert_follows(before, line, read);
    g_assert_false(json_object_has_member(line, "stage"));
  }
}

static void check_account(JsonObject *object, const CaromEncounterAccount *account) {
  for (CaromEncounterQuestion i = 0; i < CAROM_N_ENCOUNTER_QUESTIONS; i++) {
    if (account)
      check_list(object, i, &account->workings[i]);
    else
      g_assert_false(json_object_has_member(object, carom_encounter_account_id(i)));
  }
}

/* Of the explained pane, and of each pane where they differ. */
static void test_json(Fixture *fixture, gconstpointer data) {
  g_autofree char *json = compose(fixture, "json");
  g_autoptr(JsonNode) node = parse(json);
  JsonObject *top = json_node_get_object(node);
  check_account(top, fixture->context->columns->columns[fixture->context->columns->asked].account);
  JsonArray *panes = json_object_get_array_member(top, "panes");
  g_assert_cmpuint(json_array_get_length(panes), ==, fixture->context->n_panes);
  for (guint i = 0; i < fixture->context->n_panes; i++)
    check_account(json_array_get_object_element(panes, i), fixture->context->panes[i].account);
}

static JsonObject *get_lateness(JsonNode *node, guint i) {
  JsonArray *all = json_object_get_array_member(json_node_get_object(node), "lateness");
  g_assert_cmpuint(json_array_get_length(all), >, i);
  return json_array_get_object_element(all, i);
}

/* What being late changed is fields, and the sentences of the other formats. */
static void test_lateness(Fixture *fixture, gconstpointer data) {
  g_autofree char *json = compose(fixture, "json");
  g_autoptr(JsonNode) node = parse(json);
  const CaromEncounterColumns *columns = fixture->context->columns;
  g_assert_cmpuint(columns->n_comparisons, ==, 1);
  const CaromEncounterComparison *comparison = &columns->comparisons[0];
  JsonObject *late = get_lateness(node, 0);
  g_assert_cmpstr(json_object_get_string_member(late, "exact"), ==, "Exact times");
  g_assert_cmpstr(json_object_get_string_member(late, "stepped"), ==, "Steps");
  g_assert_false(json_object_get_boolean_member(late, "resting"));
  g_assert_cmpfloat(json_object_get_double_member(late, "late"), ==, comparison->lateness.late_s);
  g_assert_cmpfloat(json_object_get_double_member(late, "overlap"), ==, comparison->lateness.depth);
  g_assert_cmpfloat_with_epsilon(json_object_get_double_member(late, "normal_degrees"), -90, 1e-12);
  g_assert_cmpfloat(json_object_get_double_member(late, "turned_degrees"), ==, 0);
  g_assert_true(json_object_has_member(late, "exact_overlap"));
  g_assert_cmpuint(json_array_get_length(json_object_get_array_member(late, "velocity_change_a")),
                   ==, 2);
  g_auto(GStrv) sentences = g_strsplit(comparison->report, "\n", -1);
  static const char *const formats[] = {"text", "markdown", "latex"};
  for (guint i = 0; i < G_N_ELEMENTS(formats); i++) {
    g_autofree char *document = compose(fixture, formats[i]);
    assert_has(document, carom_encounter_columns_comparisons_title());
    for (char **sentence = sentences; *sentence; sentence++)
      if (!strpbrk(*sentence, "°×=")) /* which LaTeX writes otherwise */
        assert_has(document, *sentence);
  }
}

/* What rests is not compared. */
static void test_resting(Fixture *fixture, gconstpointer data) {
  g_autofree char *json = compose(fixture, "json");
  g_autofree char *text = compose(fixture, "text");
  g_autoptr(JsonNode) node = parse(json);
  JsonObject *late = get_lateness(node, 0);
  g_assert_true(json_object_get_boolean_member(late, "resting"));
  g_assert_false(json_object_has_member(late, "late"));
  assert_has(text, "e = 0: lying\n");
  assert_has(text, "are not compared: this is where something lies");
}

/* ---- The others ---- */

static void check_line(JsonObject *line, const char *text, const char *latex) {
  const char *whole = json_object_get_string_member(line, "latex");
  assert_has(text, json_object_get_string_member(line, "text"));
  assert_has(text, json_object_get_string_member(line, "reason"));
  assert_has(latex, strrchr(whole, '='));
}

static void check_lines(JsonObject *object, const char *text, const char *latex) {
  for (CaromEncounterQuestion i = 0; i < CAROM_N_ENCOUNTER_QUESTIONS; i++) {
    JsonArray *lines = json_object_get_array_member(object, carom_encounter_account_id(i));
    for (guint k = 0; k < json_array_get_length(lines); k++)
      check_line(json_array_get_object_element(lines, k), text, latex);
  }
}

/* What the JSON says of the explained pane is what the others show, under both headings. */
static void test_alike(Fixture *fixture, gconstpointer data) {
  g_autofree char *json = compose(fixture, "json");
  g_autofree char *text = compose(fixture, "text");
  g_autofree char *latex = compose(fixture, "latex");
  g_autofree char *markdown = compose(fixture, "markdown");
  g_autoptr(JsonNode) node = parse(json);
  check_lines(json_node_get_object(node), text, latex);
  assert_has(text, "\nWhen\n----\n");
  assert_has(text, "\nWhere\n-----\n");
  assert_has(latex, "\\subsection*{When}");
  assert_has(markdown, "## Where\n");
  const char *const documents[] = {text, latex, markdown};
  for (guint i = 0; i < G_N_ELEMENTS(documents); i++) {
    g_assert_null(strstr(documents[i], "‹"));
    g_assert_cmpuint((gsize)(strstr(documents[i], "Where") - documents[i]), <,
                     (gsize)(strstr(documents[i], "Given") - documents[i]));
  }
}

/* ---- Which lines ---- */

/* With the derivation there are none; when and where can be all there is. */
static void test_topics(Fixture *fixture, gconstpointer data) {
  guint n_formats;
  const CaromExplanationFormat *const *formats = carom_explanation_formats(&n_formats);
  const CaromEncounterColumn *column = &fixture->context->columns->columns[0];
  g_assert_cmpuint(column->account->workings[CAROM_ENCOUNTER_WHEN].n_lines, >, 0);
  fixture->context->topic = CAROM_TOPIC_DERIVATION;
  g_autofree char *why = compose(fixture, "text");
  g_assert_null(strstr(why, "\nWhen\n"));
  fixture->context->topic = CAROM_TOPIC_ENCOUNTER;
  for (guint i = 0; i < n_formats; i++) {
    g_autofree char *when = formats[i]->write(fixture->explanation, fixture->context);
    assert_has(when, "The time at which they touch, by the clock.");
    g_assert_null(strstr(when, "Line of centres"));
    g_assert_null(strstr(when, "common"));
    g_assert_null(strstr(when, "Before and after"));
  }
}

/* Panes that only differ in their resolvers share a column; at an exact time nothing is moved. */
static void test_one_column(Fixture *fixture, gconstpointer data) {
  const CaromEncounterColumns *columns = fixture->context->columns;
  g_assert_cmpuint(columns->n_columns, ==, 1);
  g_assert_cmpstr(columns->columns[0].title, ==, "All panes");
  g_autofree char *text = compose(fixture, "text");
  g_assert_null(strstr(text, "All panes")); /* there is nothing else to tell it from */
  assert_has(text, "\nWhere\n-----\nThey were resolved where they were: nothing was moved.\n");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(contacts); i++) {
    g_autofree char *json = g_strconcat("/encounter-lines/json/", contacts[i].path, NULL);
    g_autofree char *alike = g_strconcat("/encounter-lines/alike/", contacts[i].path, NULL);
    g_test_add(json, Fixture, GUINT_TO_POINTER(i), set_up, test_json, tear_down);
    g_test_add(alike, Fixture, GUINT_TO_POINTER(i), set_up, test_alike, tear_down);
  }
  g_test_add("/encounter-lines/lateness", Fixture, GUINT_TO_POINTER(1), set_up, test_lateness,
             tear_down);
  g_test_add("/encounter-lines/resting", Fixture, GUINT_TO_POINTER(4), set_up, test_resting,
             tear_down);
  g_test_add("/encounter-lines/topics", Fixture, NULL, set_up, test_topics, tear_down);
  g_test_add("/encounter-lines/one-column", Fixture, NULL, set_up, test_one_column, tear_down);
  return g_test_run();
}
