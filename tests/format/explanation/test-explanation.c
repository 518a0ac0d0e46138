/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-explanation: explanations in every format: whole, alike, and safe from strange names. */
#include "carom-balance-text.h"
#include "carom-derivation.h"
#include "carom-digits.h"
#include "carom-formula-sentence.h"
#include "carom-formula-writer.h"
#include "carom-line-words.h"
#include "explanation-document.h"

#include <float.h>

static JsonObject *member_at(JsonObject *object, const char *array, guint i) {
  return json_array_get_object_element(json_object_get_array_member(object, array), i);
}

/* ---- JSON ---- */

static void assert_vec2(JsonArray *array, CaromVec2 expected) {
  g_assert_cmpuint(json_array_get_length(array), ==, 2);
  g_assert_cmpfloat(json_array_get_double_element(array, 0), ==, expected.x);
  g_assert_cmpfloat(json_array_get_double_element(array, 1), ==, expected.y);
}

static void assert_value(JsonObject *line, CaromValue expected) {
  if (expected.is_vector)
    assert_vec2(json_object_get_array_member(line, "value"), expected.vector);
  else
    g_assert_cmpfloat(json_object_get_double_member(line, "value"), ==, expected.number);
}

/* Every line, bit for bit; and what its formula makes of the terms known before it, up to the
 * rounding of another order of operations. */
static void assert_line(JsonObject *json, const CaromWorking *working, guint i) {
  const CaromWorkingLine *line = &working->lines[i];
  g_assert_cmpstr(json_object_get_string_member(json, "symbol"), ==, line->symbol);
  assert_value(json, line->value);
  if (!line->formula) {
    g_assert_false(json_object_has_member(json, "formula"));
    return;
  }
  guint n_known;
  const CaromTerm *known = carom_working_known(working, i, &n_known);
  g_autoptr(CaromFormula) formula =
      carom_formula_parse(json_object_get_string_member(json, "formula"));
  CaromValue value = carom_formula_evaluate(formula, known, n_known);
  double size = 0; /* of the terms: differences of them are no more exact */
  for (guint t = 0; t < n_known; t++)
    size = MAX(size, known[t].value.is_vector       ? carom_vec2_length(known[t].value.vector)
                     : isinf(known[t].value.number) ? 0
                                                    : fabs(known[t].value.number));
  double tolerance = 16 * DBL_EPSILON * MAX(size * size, 1);
  g_assert_cmpfloat_with_epsilon(value.number, line->value.number, tolerance);
  g_assert_cmpfloat_with_epsilon(value.vector.x, line->value.vector.x, tolerance);
  g_assert_cmpfloat_with_epsilon(value.vector.y, line->value.vector.y, tolerance);
}

/* A line that is calculated in another form than books print says which and why; only such a line
 * does.
 *
 * @resolver: its index
 * Returns: whether the line is one */
static gboolean check_form(JsonObject *json, const CaromExplanation *explanation, guint resolver,
                           guint i) {
  const CaromWorkingLine *line = &explanation->workings[resolver].lines[i];
  g_assert_cmpint(json_object_has_member(json, "book"), ==, line->notes.book != NULL);
  g_assert_cmpint(json_object_has_member(json, "because"), ==, line->notes.because != NULL);
  if (!line->notes.because)
    return FALSE;
  g_autofree char *sentence = carom_line_words_because(line);
  g_autofree char *told = carom_formula_sentence_of_working(
      &carom_formula_sentence_plain, sentence, explanation, &explanation->readable[resolver]);
  g_assert_null(strstr(told, "‹"));
  g_assert_cmpstr(json_object_get_string_member(json, "because"), ==, told);
  return TRUE;
}

static void test_json_forms(void) {
  g_autoptr(CaromExplanation) explanation = test_explain(0);
  g_autofree char *json = compose("json", explanation, &plain);
  g_autoptr(JsonNode) node = parse(json);
  guint n = 0;
  for (guint r = 0; r < explanation->n_resolvers; r++)
    for (guint i = 0; i < explanation->workings[r].n_lines; i++)
      n += check_form(member_at(member_at(json_node_get_object(node), "workings", r), "lines", i),
                      explanation, r, i);
  g_assert_cmpuint(n, >, 0);
}

static void test_json(gconstpointer data) {
  g_autoptr(CaromExplanation) explanation = test_explain(GPOINTER_TO_UINT(data));
  g_autofree char *json = compose("json", explanation, &plain);
  g_autoptr(JsonNode) node = parse(json);
  JsonObject *top = json_node_get_object(node);
  g_assert_cmpstr(json_object_get_string_member(top, "scene"), ==, "A scene");
  g_assert_cmpint(json_object_get_int_member(top, "contact"), ==, 3);
  g_assert_cmpfloat(json_object_get_double_member(top, "agreement_eps"), ==,
                    explanation->disagreement_eps);
  for (guint r = 0; r < explanation->n_resolvers; r++) {
    JsonObject *working = member_at(top, "workings", r);
    g_assert_cmpstr(json_object_get_string_member(working, "resolver"), ==,
                    explanation->resolvers[r]->part.id);
    assert_vec2(json_object_get_array_member(working, "v_a"), explanation->outcomes[r].velocity_a);
    assert_vec2(json_object_get_array_member(working, "v_b"), explanation->outcomes[r].velocity_b);
    g_assert_cmpuint(json_array_get_length(json_object_get_array_member(working, "lines")), ==,
                     explanation->workings[r].n_lines);
    for (guint i = 0; i < explanation->workings[r].n_lines; i++)
      assert_line(member_at(working, "lines", i), &explanation->workings[r], i);
  }
}

/* ---- The others ---- */

static void assert_cell(const char *document, double value) {
  g_autofree char *shown = carom_formula_writer_write_value(
      &carom_formula_writer_text, carom_value_number(value), CAROM_DIGITS_READ);
  assert_has(document, shown);
}

static void assert_markdown_has(const char *markdown, const char *latex) {
  g_autoptr(GString) marked = g_string_new(latex);
  g_string_replace(marked, "\\\\", "\\cr", 0);
  g_string_replace(marked, "\\,", "\\thinspace ", 0);
  assert_has(markdown, marked->str);
}

/* What the JSON says of each line is what the others show, in their own ways of writing. */
static void test_alike(gconstpointer data) {
  g_autoptr(CaromExplanation) explanation = test_explain(GPOINTER_TO_UINT(data));
  g_autofree char *json = compose("json", explanation, &plain);
  g_autofree char *text = compose("text", explanation, &plain);
  g_autofree char *latex = compose("latex", explanation, &plain);
  g_autofree char *markdown = compose("markdown", explanation, &plain);
  g_autoptr(JsonNode) node = parse(json);
  for (guint r = 0; r < explanation->n_resolvers; r++) {
    JsonObject *working = member_at(json_node_get_object(node), "workings", r);
    for (guint i = 0; i < explanation->workings[r].n_lines; i++) {
      JsonObject *line = member_at(working, "lines", i);
      const char *whole = json_object_get_string_member(line, "latex");
      assert_has(text, json_object_get_string_member(line, "text"));
      assert_has(latex, strrchr(whole, '='));
      assert_markdown_has(markdown, whole);
    }
  }
  const char *const documents[] = {text, latex, markdown};
  for (guint i = 0; i < G_N_ELEMENTS(documents); i++) {
    assert_cell(documents[i], explanation->balance.closing_speed);
    assert_cell(documents[i], explanation->balance.impulse);
    assert_cell(documents[i], explanation->balance.sums[CAROM_AFTER].energy_j);
  }
}

/* ---- Why they are the same ---- */

/* Every line of the derivation, in place of the workings, and alike in all formats. */
static void test_derivation(gconstpointer data) {
  CaromExplanationContext context = plain;
  context.topic = CAROM_TOPIC_DERIVATION;
  g_autoptr(CaromExplanation) explanation = test_explain(GPOINTER_TO_UINT(data));
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&explanation->record.contact);
  g_autofree char *json = compose("json", explanation, &context);
  g_autofree char *text = compose("text", explanation, &context);
  g_autofree char *latex = compose("latex", explanation, &context);
  g_autofree char *markdown = compose("markdown", explanation, &context);
  g_autoptr(JsonNode) node = parse(json);
  g_assert_false(json_object_has_member(json_node_get_object(node), "workings"));
  JsonObject *top = json_object_get_object_member(json_node_get_object(node), "derivation");
  g_assert_cmpstr(json_object_get_string_member(top, "master"), ==, derivation->master);
  g_autofree char *answer = carom_formula_sentence_of_derivation(
      &carom_formula_sentence_plain, derivation->answer, explanation, derivation);
  g_assert_null(strstr(answer, "‹"));
  g_assert_null(strstr(text, "‹"));
  assert_has(latex, "*{Rotation: $");
  assert_has(markdown, "## Rotation: $");
  g_assert_cmpstr(json_object_get_string_member(top, "answer"), ==, answer);
  assert_has(text, answer);
  for (guint i = 0; i < derivation->chapters->len; i++) {
    const CaromDerivationChapter *chapter = carom_derivation_chapter(derivation, i);
    JsonObject *told = member_at(top, "chapters", i);
    g_autofree char *title = carom_formula_sentence_of_derivation(
        &carom_formula_sentence_plain, chapter->title, explanation, derivation);
    assert_has(text, title);
    g_assert_cmpstr(json_object_get_string_member(told, "title"), ==, title);
    g_assert_cmpstr(json_object_get_string_member(told, "chapter"), ==, chapter->id);
    g_assert_cmpuint(json_array_get_length(json_object_get_array_member(told, "lines")), ==,
                     chapter->n_lines);
    for (guint k = 0; k < chapter->n_lines; k++) {
      const CaromDerivationLine *line = carom_derivation_line(derivation, chapter->first_line + k);
      JsonObject *it = member_at(told, "lines", k);
      const char *whole = json_object_get_string_member(it, "latex");
      g_assert_cmpint(json_object_has_member(it, "symbol"), ==, line->left != NULL);
      g_assert_cmpstr(json_object_get_string_member(it, "formula"), ==, line->right);
      assert_value(it, line->value);
      assert_has(text, json_object_get_string_member(it, "text"));
      assert_has(latex, strrchr(whole, '='));
      assert_markdown_has(markdown, whole);
    }
  }
}

/* A line that goes on from another begins with its equals sign, or with its number. */
static void test_chain(void) {
  CaromExplanationContext context = plain;
  context.topic = CAROM_TOPIC_DERIVATION;
  g_autoptr(CaromExplanation) explanation = test_explain(2);
  g_autofree char *text = compose("text", explanation, &context);
  g_autofree char *latex = compose("latex", explanation, &context);
  g_autofree char *line = line_with(text, "= u_A − (1 + e) (μ / m_A) w n");
  g_assert_true(g_regex_match_simple("^  \\([0-9]+\\) = u_A", line, 0, 0));
  assert_has(latex, "\n   &= \\vec{u}_{A} - \\left(1 + e\\right) \\frac{\\mu}{m_{A}} w \\vec{n}");
  assert_has(latex, "\\tag{1}\n");
}

/* The formula as books print it comes first; what it is solved from and how it is calculated is
 * said below. A program reads what is calculated. */
static void test_notes(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromContactRecord record = {
      .b = 1,
      .wall = -1,
      .contact = {1, 3, {2, 0}, {-1, 0}, {0.5, 0}, .5, 1},
      .cluster_size = 1,
  };
  carom_resolver_resolve(carom_resolvers(NULL)[0], &record.contact, &record.outcome);
  g_autoptr(CaromExplanation) explanation = carom_explanation_new(scene, &record);
  g_autofree char *text = compose("text", explanation, &plain);
  assert_has(text, "v′_Bx = ((m_B − e m_A) u′_Bx + (1 + e) m_A u′_Ax) / (m_A + m_B) = ");
  assert_has(text, "      Calculated as ((1 − e ρ) u′_Bx + (1 + e) ρ u′_Ax) / (1 + ρ)\n");
  assert_has(text, "      Solved from m_A v′_Ax + m_B v′_Bx = m_A u′_Ax + m_B u′_Bx\n"
                   "      And from v′_Bx − v′_Ax = e (u′_Ax − u′_Bx)\n");
  assert_has(text, "      That is |J| = 3.375 kg·m/s\n"); /* 1.5 × 3/4 kg × 3 m/s */
  assert_has(text, "      That is |d| α_A = 2 m/s\n");
  g_autofree char *markdown = compose("markdown", explanation, &plain);
  assert_has(markdown, "\\\n  That is $");
  g_autofree char *latex = compose("latex", explanation, &plain);
  assert_has(latex, "\\noindent{\\small Solved from $");
  g_autofree char *json = compose("json", explanation, &plain);
  assert_has(json, "\"book\": \"((m_b - e m_a) u'_b.x + (1 + e) m_a u'_a.x) / (m_a + m_b)\"");
  assert_has(json, "\"beside\": \"|J|\"");
  assert_has(json, "\"left\": \"(v_b - v_a)·n\"");
}

/* The heavier body is b; what is written for both bodies is told of each. */
static void test_sentences(void) {
  g_autoptr(CaromExplanation) explanation = test_explain(1);
  g_autofree char *text = compose("text", explanation, &plain);
  assert_has(text, "solved for β_A.");
  assert_has(text, "solved for β_B.");
  assert_has(text, "force times time, F Δt = Δp. ");
  g_autofree char *markdown = compose("markdown", explanation, &plain);
  assert_has(markdown, "solved for $\\beta_{A}$.");
  g_autofree char *latex = compose("latex", explanation, &plain);
  assert_has(latex, "solved for $\\beta_{B}$.");
  g_autofree char *json = compose("json", explanation, &plain);
  assert_has(json, "solved for β_A.\"");
  g_assert_null(strstr(text, "‹"));
  g_assert_null(strstr(markdown, "‹"));
  g_assert_null(strstr(latex, "‹"));
  g_assert_null(strstr(json, "‹"));
}

static void test_shown(void) {
  guint n_formats;
  const CaromExplanationFormat *const *formats = carom_explanation_formats(&n_formats);
  g_autoptr(CaromExplanation) explanation = test_explain(1);
  CaromExplanationContext context = plain;
  context.shown = (const guint[]){2, 0};
  context.n_shown = 2;
  for (guint i = 0; i < n_formats; i++) {
    g_autofree char *document = formats[i]->write(explanation, &context);
    const char *third = strstr(document, explanation->resolvers[2]->part.title);
    const char *first = strstr(document, explanation->resolvers[0]->part.title);
    g_assert_true(third && first && third < first);
    g_assert_null(strstr(document, explanation->resolvers[1]->part.title));
  }
}

static void test_panes(void) {
  static const CaromExplanationPane panes[] = {{"Nudge", "It overlapped.\nIt was nudged.\n"},
                                               {"Share", "It overlapped.\nIt was shared.\n"}};
  guint n_formats;
  const CaromExplanationFormat *const *formats = carom_explanation_formats(&n_formats);
  g_autoptr(CaromExplanation) explanation = test_explain(1);
  CaromExplanationContext context = plain;
  context.panes = panes;
  context.n_panes = G_N_ELEMENTS(panes);
  context.explained_pane = 1;
  context.difference = "They differ in separation.";
  for (guint i = 0; i < n_formats; i++) {
    g_autofree char *document = formats[i]->write(explanation, &context);
    assert_has(document, "Nudge");
    assert_has(document, "It was shared.");
    assert_has(document, "They differ in separation.");
  }
  g_autofree char *text = compose("text", explanation, &context);
  assert_has(text, "as the pane “Share” had it.");
}

/* Of several contacts at once every format says so, and what they did; none says that the results
 * agree, because they are of another calculation. */
static void test_cluster(void) {
  guint n_formats;
  const CaromExplanationFormat *const *formats = carom_explanation_formats(&n_formats);
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_autoptr(CaromExplanation) alone = test_explain(2);
  CaromContactRecord record = alone->record;
  record.cluster_size = 3;
  record.outcome = (CaromOutcome){{-1, 2}, {3, 4}};
  g_autoptr(CaromExplanation) together = carom_explanation_new(scene, &record);
  for (guint i = 0; i < n_formats; i++) {
    g_autofree char *document = formats[i]->write(together, &plain);
    g_autofree char *other = formats[i]->write(alone, &plain);
    g_test_message("%s", formats[i]->part.id);
    assert_has(document, "one linear system");
    assert_has(document, "did not happen");
    g_assert_null(strstr(document, "identical"));
    g_assert_null(strstr(document, "results agree"));
    g_assert_null(strstr(document, "\"agrees\""));
    g_assert_null(strstr(other, "one linear system"));
    g_assert_null(strstr(other, "did not happen"));
    g_assert_true(strstr(other, "identical") || strstr(other, "results agree"));
  }
}

/* Work and impulse of a driven disc are in every format, apart from the energy lost, and the remark
 * speaks of it; of a pinned one there is none. Numbers: test-balance. */
static void test_driven(void) {
  static const char *const documents[] = {"text", "markdown", "latex"};
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromContactRecord record = {
      .b = 1,
      .wall = -1,
      .contact = {INFINITY, 1, {3, 0}, {-2, 0}, {1, 0}, 1, 1},
      .cluster_size = 1,
  };
  carom_resolver_resolve(carom_resolvers(NULL)[0], &record.contact, &record.outcome);
  record.impulse = carom_contact_impulse(&record.contact, &record.outcome);
  g_autoptr(CaromExplanation) driven = carom_explanation_new(scene, &record);
  record.contact.velocity_a.x = 0;
  g_autoptr(CaromExplanation) pinned = carom_explanation_new(scene, &record);
  for (guint i = 0; i < G_N_ELEMENTS(documents); i++) {
    g_autofree char *document = compose(documents[i], driven, &plain);
    g_autofree char *other = compose(documents[i], pinned, &plain);
    g_autofree char *work = line_with(document, "Work done by the driven disc");
    g_autofree char *impulse = line_with(document, "Impulse of the driven disc");
    g_autofree char *lost = line_with(document, "Energy lost at the contact");
    assert_has(work, "30");
    assert_has(impulse, "(10, 0)");
    assert_has(lost, " 0 ");
    assert_has(document, "A is driven");
    assert_has(document, "its velocity is prescribed");
    g_assert_null(strstr(other, "driven"));
    assert_has(other, "does no work, because it does not move");
  }
  g_autofree char *json = compose("json", driven, &plain);
  g_autoptr(JsonNode) node = parse(json);
  JsonObject *balance = json_object_get_object_member(json_node_get_object(node), "balance");
  g_assert_cmpfloat(json_object_get_double_member(balance, "driver_work"), ==, 30);
  assert_has(json_object_get_string_member(balance, "remarks"), "A is driven");
}

/* The end of a wall is a point. */
static void test_wall_end(void) {
  g_autoptr(CaromExplanation) explanation = test_explain(7);
  g_autofree char *side = compose("text", explanation, &plain);
  explanation->at_wall_end = TRUE;
  g_autofree char *end = compose("text", explanation, &plain);
  assert_has(side, "towards the wall, at right angles to it.");
  assert_has(end, "towards the end of the wall, a point.");
}

/* ---- Rounding ---- */

/* An energy lost of 4 ε of what goes into it is rounding, and people read 0; of 64 ε it is some of
 * the energy, and 0 is just that. */
static void test_rounding(void) {
  static const struct {
    double eps;
    const char *number;
    gboolean is_rounding;
  } cases[] = {{4, " 0 ", TRUE}, {64, "10⁻", FALSE}, {0, " 0 ", FALSE}};
  static const char *const documents[] = {"text", "markdown", "latex"};
  g_autoptr(CaromExplanation) explanation = test_explain(0);
  /* 0.5 kg, at 1 + 0.5 m/s before and less after. */
  double scale = 0.5 * 1.5 * 1.5;
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    explanation->balance.energy_lost_j = cases[i].eps * DBL_EPSILON * scale;
    for (guint j = 0; j < G_N_ELEMENTS(documents); j++) {
      g_autofree char *document = compose(documents[j], explanation, &plain);
      g_autofree char *line = line_with(document, "Energy lost at the contact");
      assert_has(line, cases[i].number);
      g_assert_cmpint(strstr(line, "0 to rounding") != NULL, ==, cases[i].is_rounding);
    }
    g_autofree char *tsv = carom_balance_text_tsv(explanation);
    g_autofree char *line = line_with(tsv, "Energy lost at the contact");
    g_assert_cmpfloat(g_ascii_strtod(strchr(line, '\t'), NULL), ==,
                      explanation->balance.energy_lost_j);
  }
}

/* What a body brings along is given, however little it is beside what it takes away. */
static void test_tiny_before(void) {
  g_autoptr(CaromExplanation) usual = test_explain(0);
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromContactRecord record = usual->record;
  record.contact.velocity_b = (CaromVec2){1e-300, 0};
  carom_resolver_resolve(carom_resolvers(NULL)[0], &record.contact, &record.outcome);
  record.impulse = carom_contact_impulse(&record.contact, &record.outcome);
  g_autoptr(CaromExplanation) explanation = carom_explanation_new(scene, &record);
  g_autofree char *document = compose("text", explanation, &plain);
  g_autofree char *velocity = line_with(document, "  Velocity of B");
  g_autofree char *momentum = line_with(document, "  Momentum of B");
  assert_has(velocity, "(1×10⁻³⁰⁰, 0) ");
  assert_has(momentum, "(1.5×10⁻³⁰⁰, 0) ");
  g_assert_null(strstr(velocity, "to rounding"));
}

/* ---- The list of formats ---- */

static void test_by_name(void) {
  guint n_formats;
  const CaromExplanationFormat *const *formats = carom_explanation_formats(&n_formats);
  for (guint i = 0; i < n_formats; i++) {
    g_autofree char *name = g_strconcat("My contact", formats[i]->suffix, NULL);
    g_assert_true(carom_explanation_format_by_name(name) == formats[i]);
    g_assert_true(carom_explanation_format_by_id(formats[i]->part.id) == formats[i]);
  }
  g_assert_null(carom_explanation_format_by_name("contact.doc"));
  g_assert_null(carom_explanation_format_by_id("magic"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_add_for_contacts("/explanation/json", test_json);
  g_test_add_func("/explanation/json-forms", test_json_forms);
  test_add_for_contacts("/explanation/alike", test_alike);
  test_add_for_contacts("/explanation/derivation", test_derivation);
  g_test_add_func("/explanation/chain", test_chain);
  g_test_add_func("/explanation/notes", test_notes);
  g_test_add_func("/explanation/sentences", test_sentences);
  g_test_add_func("/explanation/shown", test_shown);
  g_test_add_func("/explanation/panes", test_panes);
  g_test_add_func("/explanation/cluster", test_cluster);
  g_test_add_func("/explanation/driven", test_driven);
  g_test_add_func("/explanation/wall-end", test_wall_end);
  g_test_add_func("/explanation/rounding", test_rounding);
  g_test_add_func("/explanation/tiny-before", test_tiny_before);
  g_test_add_func("/explanation/by-name", test_by_name);
  return g_test_run();
}
