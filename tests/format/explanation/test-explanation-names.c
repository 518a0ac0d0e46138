/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-explanation-names: whatever a scene and its discs are called, each document has the names as
 * they are, and nothing in it is broken by them. */
#include "carom-latex.h"
#include "explanation-document.h"

#define STRANGE "50% of $x_1$ & {#1} \\foo ~^ <b> *bold* [a](b) | `c` \"é\" 冲\nend"

static void test_strange_latex(void) {
  g_autofree char *escaped = carom_latex_escape(STRANGE);
  g_assert_cmpstr(escaped, ==,
                  "50\\% of \\$x\\_1\\$ \\& \\{\\#1\\} \\textbackslash{}foo "
                  "\\textasciitilde{}\\textasciicircum{} \\ensuremath{<}b\\ensuremath{>} *bold* "
                  "[a](b) \\ensuremath{\\vert} `c` ''é'' 冲 end");
  g_autofree char *quantity = carom_latex_escape("0.3\u00a0m");
  g_assert_cmpstr(quantity, ==, "0.3~m");
  /* An accent of its own joins its letter. */
  g_autofree char *composed = carom_latex_escape("e\u0301");
  g_assert_cmpstr(composed, ==, "é");
}

/* pdflatex has é; 冲 comes out as its number, once; θ by its command. */
static void test_declarations(void) {
  g_autofree char *lines = carom_latex_declarations("é 冲 θ 冲 –");
  g_assert_cmpstr(lines, ==,
                  "\\ifdefined\\DeclareUnicodeCharacter\n"
                  "\\DeclareUnicodeCharacter{51B2}{[U+51B2]}\n"
                  "\\DeclareUnicodeCharacter{03B8}{\\ensuremath{\\theta}}\n"
                  "\\fi\n");
}

static void test_strange_markdown(void) {
  CaromExplanationContext context = plain;
  context.scene_title = STRANGE;
  g_autoptr(CaromExplanation) explanation = test_explain(0);
  g_autofree char *markdown = compose("markdown", explanation, &context);
  assert_has(markdown, "# 50% of \\$x\\_1\\$ \\& \\{\\#1\\} \\\\foo \\~^ \\<b\\> \\*bold\\* "
                       "\\[a\\](b) \\| \\`c\\` \"é\" 冲 end: contact 3\n");
}

static void test_strange_json(void) {
  CaromExplanationContext context = plain;
  context.scene_title = STRANGE;
  g_autoptr(CaromExplanation) explanation = test_explain_in(0, "a\"b");
  g_autofree char *json = compose("json", explanation, &context);
  g_autoptr(JsonNode) node = parse(json);
  JsonObject *top = json_node_get_object(node);
  g_assert_cmpstr(json_object_get_string_member(top, "scene"), ==, STRANGE);
  g_assert_cmpstr(json_object_get_string_member(top, "length_unit"), ==, "a\"b");
}

/* The heading has names beside the symbols of the lines, which are those of discs without names. */
static void test_named(void) {
  static const struct {
    const char *format, *heading;
  } rows[] = {
      {"text", TEST_EVIL_NAME " (A) and " TEST_CHINESE_NAME " (B), t = 1.088256 s"},
      {"markdown", "\\<b\\>\\&\"\\\\,;\\_%\\$ (A) and " TEST_CHINESE_NAME " (B), t = "},
      {"latex",
       "\\ensuremath{<}b\\ensuremath{>}\\&''\\textbackslash{},;\\_\\%\\$ (A) and " TEST_CHINESE_NAME
       " (B), t = "},
  };
  g_autoptr(CaromExplanation) named = test_explain_named(0);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *text = compose(rows[i].format, named, &plain);
    assert_has(text, rows[i].heading);
  }
  g_assert_cmpstr(named->name_a, ==, "A");
  g_autofree char *json = compose("json", named, &plain);
  g_autoptr(JsonNode) node = parse(json);
  JsonObject *top = json_node_get_object(node);
  g_assert_cmpstr(json_object_get_string_member(top, "name_a"), ==, "A");
  g_assert_cmpstr(json_object_get_string_member(top, "called_a"), ==, TEST_EVIL_NAME);
  g_assert_cmpstr(json_object_get_string_member(top, "called_b"), ==, TEST_CHINESE_NAME);
}

/* Finn takes masses for equal: where they are and e = 1, nothing that he finds is wrong. */
static void test_mistake_that_hides(void) {
  for (guint equal = 0; equal <= 1; equal++) {
    CaromContactRecord record = {.contact = {.mass_a_kg = equal ? 1 : 3,
                                             .mass_b_kg = 1,
                                             .velocity_a = {1, 0.25},
                                             .d = {0.5, 0.125},
                                             .restitution = 1,
                                             .tangential_factor = 1},
                                 .a = 0,
                                 .b = 1};
    const CaromMethod method = {.resolver = carom_resolver_by_id("wrong-equal-masses")};
    carom_resolver_resolve(method.resolver, &record.contact, &record.outcome);
    g_autoptr(CaromScene) scene = carom_scene_new();
    carom_scene_add_body(scene, carom_body_default());
    carom_scene_add_body(scene, carom_body_default());
    g_autoptr(CaromExplanation) explanation =
        carom_explanation_new_of_methods(scene, &record, &method, 1);
    g_autofree char *text = compose("text", explanation, &plain);
    g_assert_cmpint(strstr(text, "the mistake does not show") != NULL, ==, equal);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/explanation-names/latex", test_strange_latex);
  g_test_add_func("/explanation-names/declarations", test_declarations);
  g_test_add_func("/explanation-names/markdown", test_strange_markdown);
  g_test_add_func("/explanation-names/json", test_strange_json);
  g_test_add_func("/explanation-names/named", test_named);
  g_test_add_func("/explanation-names/mistake-that-hides", test_mistake_that_hides);
  return g_test_run();
}
