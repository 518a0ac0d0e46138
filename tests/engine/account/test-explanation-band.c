/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Bands across the workings: what they are called, who agrees, and who departs from where on. */
#include "carom-explanation-band.h"
#include "engine-test.h"

static CaromExplanation *explain_contact(CaromContact c, gboolean at_wall) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromContactRecord record = {
      .a = 0, .b = at_wall ? -1 : 1, .wall = at_wall ? 0 : -1, .contact = c, .cluster_size = 1};
  carom_resolver_resolve(carom_resolvers(NULL)[0], &c, &record.outcome);
  return carom_explanation_new(scene, &record);
}

static const CaromContact plain = {.5, 1.5, {1, 0.5}, {-.5, 0}, {1, 2}, .5, 1};
static const CaromContact wall = {1, INFINITY, {200, 50}, {0, 0}, {15, 0}, .8, .5};

static void test_titles(void) {
  static const char *const titles[] = {"Direction of the push on W", "Speed of approach",
                                       "Momentum along n from A to W", "Change of velocity of A"};
  g_autoptr(CaromExplanation) explanation = explain_contact(wall, TRUE);
  for (CaromFindingKind kind = 0; kind < G_N_ELEMENTS(titles); kind++) {
    g_autofree char *title = carom_explanation_band_title(explanation, kind);
    g_assert_cmpstr(title, ==, titles[kind]);
    g_assert_true(carom_explanation_band_exists(explanation, kind));
  }
  g_assert_false(carom_explanation_band_exists(explanation, CAROM_FINDING_CHANGE_B));
  g_autoptr(CaromExplanation) smooth = explain_contact(plain, FALSE);
  g_autofree char *title = carom_explanation_band_title(smooth, CAROM_FINDING_TRANSFER);
  g_assert_cmpstr(title, ==, "Momentum from A to B");
}

/* Right resolvers all have the same number, each up to rounding. */
static void test_common(void) {
  g_autoptr(CaromExplanation) explanation = explain_contact(plain, FALSE);
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    CaromValue value;
    g_assert_cmpuint(
        carom_explanation_band_common(explanation, kind, NULL, explanation->n_resolvers, &value),
        ==, explanation->n_resolvers);
    g_assert_false(carom_finding_departs(&plain, kind, value));
    for (guint i = 0; i < explanation->n_resolvers; i++)
      g_assert_false(carom_explanation_band_departs(explanation, i, kind));
  }
}

/* Makes resolver @i find twice the right number. */
static void falsify(CaromExplanation *explanation, guint i, CaromFindingKind kind) {
  CaromFinding *finding = &explanation->workings[i].findings[kind];
  finding->value.number *= 2;
  finding->value.vector = carom_vec2_scale(finding->value.vector, 2);
  explanation->readable[i].findings[kind].value = finding->value;
}

/* What is found later rests on what departs; the other body's change, found beside it, does not. */
static void test_departs(void) {
  g_autoptr(CaromExplanation) explanation = explain_contact(plain, FALSE);
  const guint last = explanation->n_resolvers - 1;
  falsify(explanation, last, CAROM_FINDING_TRANSFER);
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    g_assert_cmpint(carom_explanation_band_departs(explanation, last, kind), ==,
                    kind >= CAROM_FINDING_TRANSFER);
    g_assert_false(carom_explanation_band_departs(explanation, 0, kind));
  }
  g_assert_cmpstr(carom_explanation_band_remark(explanation, last, CAROM_FINDING_TRANSFER), ==,
                  "departs here");
  g_assert_cmpstr(carom_explanation_band_remark(explanation, last, CAROM_FINDING_CHANGE_A), ==,
                  "follows from the departure");
  g_autoptr(CaromExplanation) at_end = explain_contact(plain, FALSE);
  falsify(at_end, 0, CAROM_FINDING_CHANGE_A);
  g_assert_true(carom_explanation_band_departs(at_end, 0, CAROM_FINDING_CHANGE_A));
  g_assert_false(carom_explanation_band_departs(at_end, 0, CAROM_FINDING_CHANGE_B));
}

/* The common value is that of those which are shown and do not depart. */
static void test_common_of_some(void) {
  g_autoptr(CaromExplanation) explanation = explain_contact(plain, FALSE);
  CaromValue right = carom_finding_expect(&plain, CAROM_FINDING_APPROACH), value;
  falsify(explanation, 0, CAROM_FINDING_APPROACH);
  g_assert_cmpuint(carom_explanation_band_common(explanation, CAROM_FINDING_APPROACH, NULL,
                                                 explanation->n_resolvers, &value),
                   ==, explanation->n_resolvers - 1);
  g_assert_false(carom_finding_departs(&plain, CAROM_FINDING_APPROACH, value));
  g_assert_cmpfloat_with_epsilon(value.number, right.number, 1e-12); /* speeds of about 1 */
  g_assert_cmpuint(carom_explanation_band_common(explanation, CAROM_FINDING_APPROACH,
                                                 (const guint[]){0}, 1, &value),
                   ==, 0);
}

/* What an exercise asks for is told by no band, and counts for none. */
static void test_veiled(void) {
  g_autoptr(CaromExplanation) explanation = explain_contact(plain, FALSE);
  CaromValue value;
  falsify(explanation, 0, CAROM_FINDING_APPROACH);
  explanation->is_veiled[0] = TRUE;
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    g_assert_false(carom_explanation_band_shows(explanation, 0, kind));
    g_assert_true(carom_explanation_band_shows(explanation, 1, kind));
    g_assert_false(carom_explanation_band_departs(explanation, 0, kind));
    g_assert_cmpuint(
        carom_explanation_band_common(explanation, kind, NULL, explanation->n_resolvers, &value),
        ==, explanation->n_resolvers - 1);
  }
}

static void assert_caption(const CaromExplanation *explanation, CaromFindingKind kind, guint n,
                           const char *expected) {
  static const guint shown[] = {2, 0, 1};
  g_autofree char *caption = carom_explanation_band_caption(explanation, kind, shown, n);
  g_assert_cmpstr(caption, ==, expected);
}

/* What is the same, and how many formulas there are for it, not how many resolvers. */
static void test_captions(void) {
  static const char *const captions[] = {"Same direction, 3 names", "Same speed, 3 names",
                                         "Same momentum, 3 names", "Same change, 3 names",
                                         "Same change, 3 names"};
  g_autoptr(CaromExplanation) explanation = explain_contact(plain, FALSE);
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    assert_caption(explanation, kind, 3, captions[kind]);
  assert_caption(explanation, CAROM_FINDING_APPROACH, 2, "Same speed, 2 names");
  CaromFinding *findings = explanation->workings[2].findings;
  findings[CAROM_FINDING_APPROACH].formula =
      explanation->workings[0].findings[CAROM_FINDING_APPROACH].formula;
  assert_caption(explanation, CAROM_FINDING_APPROACH, 3, "Same speed, 2 names");
  assert_caption(explanation, CAROM_FINDING_APPROACH, 2, "Same speed, 1 name");
}

/* Nothing is called the same where there is nothing to compare, or where one departs. */
static void test_no_caption(void) {
  g_autoptr(CaromExplanation) explanation = explain_contact(plain, FALSE);
  assert_caption(explanation, CAROM_FINDING_DIRECTION, 1, NULL);
  falsify(explanation, 1, CAROM_FINDING_TRANSFER);
  assert_caption(explanation, CAROM_FINDING_APPROACH, 3, "Same speed, 3 names");
  assert_caption(explanation, CAROM_FINDING_TRANSFER, 3, NULL);
  assert_caption(explanation, CAROM_FINDING_TRANSFER, 2, "Same momentum, 2 names");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/explanation-band/titles", test_titles);
  g_test_add_func("/explanation-band/common", test_common);
  g_test_add_func("/explanation-band/departs", test_departs);
  g_test_add_func("/explanation-band/common-of-some", test_common_of_some);
  g_test_add_func("/explanation-band/veiled", test_veiled);
  g_test_add_func("/explanation-band/captions", test_captions);
  g_test_add_func("/explanation-band/no-caption", test_no_caption);
  return g_test_run();
}
