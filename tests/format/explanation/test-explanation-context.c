/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-explanation-context: whose contact it is, what each pane did at it, and what makes the panes
 * differ, whichever pane is asked. */
#include "carom-encounter.h"
#include "carom-events.h"
#include "carom-explanation-context.h"
#include "comparison-test.h"

#include <string.h>

static char *describe(const CaromComparison *comparison, guint pane, guint contact) {
  CaromEncounterRecord encounter;
  g_assert_true(carom_encounter_examine(comparison, pane, contact, &encounter));
  return carom_encounter_describe(comparison, pane, &encounter);
}

/* Each pane of the scene puts the discs apart by another rule. */
static void test_each_pane(void) {
  for (guint pane = 0; pane < 4; pane++) {
    g_autoptr(CaromComparison) comparison = test_run_to_contact("twenty-overlapping", pane, 4);
    g_autoptr(CaromExplanationContext) context = carom_explanation_context_new(comparison, pane, 4);
    g_autofree char *report = describe(comparison, pane, 4);
    g_assert_cmpstr(context->scene_title, ==, "Sticking together");
    g_assert_cmpuint(context->contact_number, ==, 5);
    g_assert_cmpuint(context->explained_pane, ==, pane);
    g_assert_cmpuint(context->n_panes, ==, 4);
    g_assert_cmpstr(context->panes[pane].report, ==, report);
    for (guint i = 0; i < context->n_panes; i++)
      g_assert_cmpstr(context->panes[i].title, ==, carom_comparison_get_title(comparison, i));
    g_assert_nonnull(strstr(context->difference, "“Separation”"));
  }
}

/* The last pane goes right through the wall that the second meets. */
static void test_missing(void) {
  g_autoptr(CaromComparison) comparison = test_run_to_contact("tunnelling", 1, 0);
  g_autoptr(CaromExplanationContext) context = carom_explanation_context_new(comparison, 1, 0);
  g_autofree char *missing = carom_encounter_describe_missing(comparison, 1, 0, 2);
  guint match;
  g_assert_false(carom_encounter_match(comparison, 1, 0, 2, &match));
  g_assert_cmpstr(context->panes[2].report, ==, missing);
  g_assert_null(context->panes[2].account);
  const CaromEncounterColumn *column = &context->columns->columns[context->columns->column_of[2]];
  g_assert_null(column->account);
  g_assert_cmpstr(column->missing, ==, missing);
}

/* In that case the workings say everything, but the context still says which contact it is. */
static void test_resolvers_alone_differ(void) {
  g_autoptr(CaromComparison) comparison = test_run_to_contact("eight-in-a-box", 2, 3);
  g_autoptr(CaromExplanationContext) context = carom_explanation_context_new(comparison, 2, 3);
  g_assert_cmpuint(context->contact_number, ==, 4);
  g_assert_cmpuint(context->explained_pane, ==, 2);
  g_assert_cmpuint(context->n_panes, ==, 0);
  g_assert_null(context->difference);
  g_assert_cmpuint(context->columns->n_columns, ==, 1);
  g_assert_cmpuint(context->columns->columns[0].pane, ==, 2);
  g_assert_nonnull(context->columns->columns[0].account);
}

static void assert_without_panes(CaromScene *scene, const CaromMethod *methods, guint n) {
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, methods, n);
  test_step_to_contact(comparison, 0, 0);
  g_autoptr(CaromExplanationContext) context = carom_explanation_context_new(comparison, 0, 0);
  g_assert_cmpuint(context->n_panes, ==, 0);
  g_assert_null(context->difference);
}

/* Panes that are alike say nothing of themselves, nor those that differ in what concerns steps
 * alone while none is stepped. */
static void test_nothing_differs(void) {
  g_autoptr(CaromScene) scene = carom_builtin_load("head-on", NULL);
  const CaromMethodOption *separation = carom_method_option_by_key("separation");
  CaromMethod methods[] = {carom_method_option_defaults(), carom_method_option_defaults()};
  assert_without_panes(scene, methods, 1);
  assert_without_panes(scene, methods, 2);
  methods[0].detection = methods[1].detection = &carom_detection_events;
  carom_method_option_set(&methods[1], separation, separation->parts[1]);
  g_assert_true(carom_method_option_get(&methods[0], separation) !=
                carom_method_option_get(&methods[1], separation));
  assert_without_panes(scene, methods, 2);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/explanation-context/each-pane", test_each_pane);
  g_test_add_func("/explanation-context/missing", test_missing);
  g_test_add_func("/explanation-context/resolvers-alone-differ", test_resolvers_alone_differ);
  g_test_add_func("/explanation-context/nothing-differs", test_nothing_differs);
  return g_test_run();
}
