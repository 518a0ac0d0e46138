/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-encounter-figure: the page of when and where as a picture ends with what being late changed.
 */
#include "carom-builtin.h"
#include "carom-contact-figure.h"
#include "carom-explanation-context.h"
#include "carom-method-suggestion.h"
#include "carom-theme.h"
#include "fixture.h"

/* The first contact of a ball that falls, at its exact time and in steps. */
static CaromComparison *fall(void) {
  g_autoptr(CaromScene) scene = carom_builtin_load("bouncing-ball", NULL);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  CaromComparison *comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  g_assert_true(carom_comparison_seek(comparison, 100, NULL));
  return comparison;
}

static double height_of(const CaromContactFigure *figure) {
  double width, height;
  carom_contact_figure_get_size(figure, &width, &height);
  return height;
}

static void test_lateness(void) {
  CaromComparison *comparison = fall();
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  g_autoptr(CaromExplanationContext) context = carom_explanation_context_new(comparison, 0, 0);
  g_autoptr(CaromExplanation) explanation = carom_explanation_new(
      scene, carom_run_get_contact(carom_comparison_get_run(comparison, 0), 0));
  CaromEncounterColumns without = *context->columns;
  CaromContactFigure figure = {
      .kind = &carom_contact_figure_encounter,
      .explanation = explanation,
      .columns = context->columns,
      .title = "A fall",
      .scene = scene,
      .theme = carom_theme_light(),
      .width = 800,
  };
  double whole = height_of(&figure);
  g_assert_cmpuint(without.n_comparisons, ==, 1);
  without.n_comparisons = 0;
  figure.columns = &without;
  /* At least a heading and five sentences, in lines of 10 points and more. */
  g_assert_cmpfloat(whole, >, height_of(&figure) + 60);
  carom_comparison_free(comparison);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/encounter-figure/lateness", test_lateness);
  return g_test_run();
}
