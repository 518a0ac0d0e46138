/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-agreements: what the built-in scenes show of the two agreements. In crowds, the methods'
 * answers to each contact agree, and the discs part all the same; elsewhere it is seen which pane
 * parts. */
#include "carom-agreement-words.h"
#include "carom-builtin.h"
#include "carom-method-difference.h"
#include "carom-method-suggestion.h"
#include "carom-scene-file.h"

#include <string.h>

/* The scene in the panes that it suggests. */
static CaromComparison *open(const char *id) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_file_load(id, NULL, &error);
  g_assert_no_error(error);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  return carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
}

static void step(CaromComparison *comparison) {
  g_autoptr(GError) error = NULL;
  carom_comparison_step(comparison, &error);
  g_assert_no_error(error);
}

static double end_s(const CaromComparison *comparison) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  return scene->duration_s - scene->dt_s / 2;
}

/* As it is defined, without the engine's help: over 1/500 of the scene's width. */
static gboolean is_visible(const CaromComparison *comparison, guint pane) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const CaromBodies *one = &carom_comparison_get_run(comparison, 0)->world->bodies;
  const CaromBodies *other = &carom_comparison_get_run(comparison, pane)->world->bodies;
  double greatest = 0;
  for (guint i = 0; i < one->n; i++) {
    CaromVec2 d = carom_vec2_sub(carom_bodies_position(other, i), carom_bodies_position(one, i));
    greatest = MAX(greatest, carom_vec2_length(d));
  }
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  return greatest > (max.x - min.x) / 500;
}

static gboolean is_apart(const CaromComparison *comparison, guint pane) {
  return carom_comparison_get_same_motion(comparison, pane).places.apart;
}

/* Runs the scene to its end, and checks what is said at every frame. Returns: (transfer full) */
static CaromComparison *run_to_end(const char *id) {
  CaromComparison *comparison = open(id);
  double since_s[CAROM_COMPARISON_MAX_PANES] = {0};
  gboolean was_visible[CAROM_COMPARISON_MAX_PANES] = {0};
  while (carom_comparison_get_time_s(comparison) < end_s(comparison)) {
    step(comparison);
    for (guint i = 1; i < carom_comparison_get_n_runs(comparison); i++) {
      gboolean visible = is_visible(comparison, i);
      if (visible && !was_visible[i])
        since_s[i] = carom_comparison_get_time_s(comparison);
      was_visible[i] = visible;
      g_assert_true(is_apart(comparison, i) == visible);
      if (visible) /* times of frames, to rounding */
        g_assert_cmpfloat_with_epsilon(
            carom_comparison_get_same_motion(comparison, i).places.since_s, since_s[i], 1e-9);
    }
  }
  return comparison;
}

/* Discs in a crowd amplify rounding until it is seen; the answers to a contact never differ. */
static void test_crowd(gconstpointer id) {
  g_autoptr(CaromComparison) comparison = run_to_end(id);
  g_autofree char *difference = carom_method_difference_of_comparison(comparison);
  g_assert_true(is_apart(comparison, 1) && is_apart(comparison, 2));
  g_assert_false(carom_agreement_words_do_answers_differ(comparison));
  g_autofree char *words = carom_agreement_words_motion(comparison, 2, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_true(g_str_has_prefix(words, "apart by "));
  g_assert_nonnull(strstr(difference, "the results agree at each contact"));
  g_assert_null(strstr(difference, "the same physics"));
  double energy_j = carom_comparison_get_run(comparison, 0)->now.totals.kinetic_energy_j;
  /* Each of some thousand contacts may change the energy by some ε. */
  g_assert_cmpfloat_with_epsilon(
      carom_comparison_get_run(comparison, 2)->now.totals.kinetic_energy_j / energy_j, 1, 1e-10);
}

/* The ties tell the panes that part from those that do not. */
static void test_three_in_a_row(void) {
  g_autoptr(CaromComparison) comparison = run_to_end("three-in-a-row");
  g_autofree char *difference = carom_method_difference_of_comparison(comparison);
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  for (guint i = 1; i < carom_comparison_get_n_runs(comparison); i++)
    g_assert_true(is_apart(comparison, i) == (methods[i].ties != methods[0].ties));
  g_assert_nonnull(
      strstr(difference, "that differ in “Simultaneous contacts” have moved differently"));
}

/* All panes are given the same contacts to answer, and the leak is where it is. */
static void test_tunnelling(void) {
  g_autoptr(CaromComparison) comparison = run_to_end("tunnelling");
  g_assert_true(is_apart(comparison, 2));
  g_assert_true(carom_comparison_is_any_apart(comparison));
  g_assert_false(carom_agreement_words_do_answers_differ(comparison));
}

/* However far apart the stepped pane is, those of exact times hold together to rounding. */
static void test_pi(void) {
  g_autoptr(CaromComparison) comparison = run_to_end("pi");
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  for (guint i = 1; i < carom_comparison_get_n_runs(comparison); i++)
    if (methods[i].detection == methods[0].detection)
      g_assert_cmpint(carom_comparison_get_same_motion(comparison, i).state, ==,
                      CAROM_SAME_MOTION_ROUNDING);
}

/* What asks for a contact of one pane goes by the first, and what is compared by the reference: in
 * our scenes they are one. */
static void test_reference_is_first(void) {
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autoptr(CaromComparison) comparison = open(builtins[i].id);
    g_test_message("%s", builtins[i].id);
    g_assert_cmpuint(carom_comparison_get_reference(comparison), ==, 0);
  }
}

int main(int argc, char **argv) {
  static const char *const crowds[] = {"eight-in-a-box", "molecules", "diffusion"};
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(crowds); i++) {
    g_autofree char *path = g_strdup_printf("/agreements/crowd/%s", crowds[i]);
    g_test_add_data_func(path, crowds[i], test_crowd);
  }
  g_test_add_func("/agreements/reference-is-first", test_reference_is_first);
  g_test_add_func("/agreements/three-in-a-row", test_three_in_a_row);
  g_test_add_func("/agreements/tunnelling", test_tunnelling);
  g_test_add_func("/agreements/pi", test_pi);
  return g_test_run();
}
