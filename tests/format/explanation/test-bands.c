/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-bands: what all resolvers have found, in every format and for contacts of every kind. */
#include "carom-explanation-band.h"
#include "carom-explanation-format.h"
#include "explanation-test.h"

#include <json-glib/json-glib.h>
#include <string.h>

static const CaromExplanationContext plain = {.scene_title = "A scene", .contact_number = 3};

static char *compose(const char *format, const CaromExplanation *explanation,
                     const CaromExplanationContext *context) {
  return carom_explanation_format_by_id(format)->write(explanation, context);
}

static void assert_has(const char *document, const char *text) {
  if (!strstr(document, text))
    g_test_message("“%s” is not in: %s", text, document);
  g_assert_nonnull(strstr(document, text));
}

/* Returns: (transfer full): the document's bands */
static JsonNode *compose_common(const CaromExplanation *explanation,
                                const CaromExplanationContext *context) {
  g_autofree char *text = compose("json", explanation, context);
  g_autoptr(GError) error = NULL;
  g_autoptr(JsonNode) top = json_from_string(text, &error);
  g_assert_no_error(error);
  return json_node_copy(json_object_get_member(json_node_get_object(top), "common"));
}

static JsonObject *band_of(JsonNode *common, CaromFindingKind kind) {
  return json_array_get_object_element(json_node_get_array(common), kind);
}

static JsonObject *finding_of(JsonObject *band, const CaromExplanation *explanation, guint i) {
  return json_object_get_object_member(json_object_get_object_member(band, "resolvers"),
                                       explanation->resolvers[i]->part.id);
}

/* ---- JSON ---- */

static void assert_value(JsonObject *json, CaromValue value) {
  if (!value.is_vector) {
    g_assert_cmpfloat(json_object_get_double_member(json, "value"), ==, value.number);
    return;
  }
  JsonArray *vector = json_object_get_array_member(json, "value");
  g_assert_cmpfloat(json_array_get_double_element(vector, 0), ==, value.vector.x);
  g_assert_cmpfloat(json_array_get_double_element(vector, 1), ==, value.vector.y);
}

/* Bit for bit; null where the body cannot move. */
static void assert_finding(JsonObject *json, const CaromFinding *finding) {
  static const char *const terms[] = {"formula", "text", "latex", "value"};
  g_assert_false(json_object_get_boolean_member(json, "departs"));
  for (guint i = 0; i < G_N_ELEMENTS(terms); i++)
    g_assert_cmpint(json_object_get_null_member(json, terms[i]), ==, !finding->formula);
  if (!finding->formula)
    return;
  g_assert_cmpstr(json_object_get_string_member(json, "formula"), ==, finding->formula);
  assert_value(json, finding->value);
}

static void test_json(gconstpointer data) {
  g_autoptr(CaromExplanation) explanation = test_explain(GPOINTER_TO_UINT(data));
  g_autoptr(JsonNode) common = compose_common(explanation, &plain);
  g_assert_cmpuint(json_array_get_length(json_node_get_array(common)), ==, CAROM_N_FINDINGS);
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    JsonObject *band = band_of(common, kind);
    const CaromFindingInfo *info = carom_finding_info(kind);
    g_autofree char *unit = carom_unit_symbol(info->dimension, "m");
    g_assert_cmpstr(json_object_get_string_member(band, "name"), ==, info->id);
    g_assert_cmpstr(json_object_get_string_member(band, "unit"), ==, unit);
    for (guint i = 0; i < explanation->n_resolvers; i++)
      assert_finding(finding_of(band, explanation, i), &explanation->workings[i].findings[kind]);
  }
}

/* Of several contacts at once, some only pass on what others give them. */
static void test_nothing_worked_out(void) {
  static const char *const formats[] = {"text", "markdown", "latex"};
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromContactRecord record = {
      .b = 1, .wall = -1, .contact = {1, 1, {0, 0}, {1, 0}, {1, 0}, 1, 1}, .cluster_size = 2};
  g_autoptr(CaromExplanation) explanation = carom_explanation_new(scene, &record);
  g_autoptr(JsonNode) common = compose_common(explanation, &plain);
  g_assert_false(carom_explanation_has_working(explanation));
  g_assert_cmpuint(json_array_get_length(json_node_get_array(common)), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS(formats); i++) {
    g_autofree char *document = compose(formats[i], explanation, &plain);
    g_assert_null(strstr(document, "What all of them find"));
  }
}

/* ---- For people ---- */

/* From the heading of one band to the next heading. */
static char *section_of(const char *document, const char *title) {
  const char *start = strstr(document, title), *end = start ? strstr(start, "\n\n#") : NULL;
  if (!end)
    g_test_message("“%s” is not in: %s", title, document);
  g_assert_nonnull(end);
  return g_strndup(start, (gsize)(end - start));
}

static void assert_section(const CaromExplanation *explanation, CaromFindingKind kind,
                           const char *document) {
  g_autofree char *title = carom_explanation_band_title(explanation, kind);
  g_autofree char *heading = g_strdup_printf("### %s\n", title);
  if (!carom_explanation_band_exists(explanation, kind)) {
    g_assert_null(strstr(document, heading));
    return;
  }
  g_autofree char *section = section_of(document, heading);
  for (guint i = 0; i < explanation->n_resolvers; i++)
    assert_has(section, explanation->resolvers[i]->part.title);
  assert_has(section, "| The value | $= ");
  g_assert_null(strstr(section, "Remark"));
}

static void test_sections(gconstpointer data) {
  g_autoptr(CaromExplanation) explanation = test_explain(GPOINTER_TO_UINT(data));
  g_autofree char *document = compose("markdown", explanation, &plain);
  assert_has(document, "## What all of them find\n");
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    assert_section(explanation, kind, document);
}

/* "oblique" in the three names of its direction, and the number once. */
static void test_words(void) {
  g_autoptr(CaromExplanation) explanation = test_explain(1);
  g_autofree char *text = compose("text", explanation, &plain);
  g_autofree char *latex = compose("latex", explanation, &plain);
  g_autofree char *markdown = compose("markdown", explanation, &plain);
  g_autofree char *caption = carom_explanation_band_caption(explanation, CAROM_FINDING_DIRECTION,
                                                            NULL, explanation->n_resolvers);
  g_assert_true(g_str_has_prefix(caption, "Same direction, "));
  assert_has(text, caption);
  assert_has(text, "(cos(θ), sin(θ))\n  Projection ");
  assert_has(latex, "Projection & $\\frac{\\vec{d}}{\\sqrt{\\vec{d} \\cdot \\vec{d}}}$ \\\\\n");
  assert_has(markdown, "| Impulse | $J$ |\n");
}

/* One that departs has its own number, in words too, and so has all that rests on it. */
static void test_departs(void) {
  g_autoptr(CaromExplanation) explanation = test_explain(2);
  CaromFinding *finding = &explanation->workings[1].findings[CAROM_FINDING_TRANSFER];
  finding->value.number = 1234;
  explanation->readable[1].findings[CAROM_FINDING_TRANSFER].value.number = 1234;
  g_autofree char *document = compose("markdown", explanation, &plain);
  g_autofree char *before = section_of(document, "### Speed of approach\n");
  g_autofree char *there = section_of(document, "### Momentum from A to B\n");
  g_autofree char *after = section_of(document, "### Change of velocity of A\n");
  g_assert_null(strstr(before, "depart"));
  assert_has(there, " = 1234\\thinspace \\mathrm{kg\\thinspace m/s}$ | departs here |");
  assert_has(there, "| The others | $= ");
  assert_has(after, "| follows from the departure |");
  g_autoptr(JsonNode) common = compose_common(explanation, &plain);
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    JsonObject *band = band_of(common, kind);
    g_assert_false(json_object_get_boolean_member(finding_of(band, explanation, 0), "departs"));
    g_assert_cmpint(json_object_get_boolean_member(finding_of(band, explanation, 1), "departs"), ==,
                    kind >= CAROM_FINDING_TRANSFER);
  }
}

/* Only the resolvers that are shown. */
static void test_shown(void) {
  CaromExplanationContext context = plain;
  context.shown = (const guint[]){2};
  context.n_shown = 1;
  g_autoptr(CaromExplanation) explanation = test_explain(1);
  g_autofree char *document = compose("markdown", explanation, &context);
  g_autofree char *section = section_of(document, "### Direction of the push on B\n");
  g_autoptr(JsonNode) common = compose_common(explanation, &context);
  JsonObject *band = band_of(common, CAROM_FINDING_DIRECTION);
  assert_has(document, "## What it finds\n");
  assert_has(section, explanation->resolvers[2]->part.title);
  g_assert_null(strstr(section, explanation->resolvers[0]->part.title));
  g_assert_cmpuint(json_object_get_size(json_object_get_object_member(band, "resolvers")), ==, 1);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_add_for_contacts("/bands/json", test_json);
  test_add_for_contacts("/bands/sections", test_sections);
  g_test_add_func("/bands/nothing-worked-out", test_nothing_worked_out);
  g_test_add_func("/bands/words", test_words);
  g_test_add_func("/bands/departs", test_departs);
  g_test_add_func("/bands/shown", test_shown);
  return g_test_run();
}
