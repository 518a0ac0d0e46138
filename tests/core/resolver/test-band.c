/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Which names, lines and marks belong to the quantities that all resolvers find. */
#include "carom-band.h"
#include "carom-rounding.h"
#include "working-test.h"

#include <float.h>

static const CaromContact smooth = {1, 3, {2, -1}, {-1, 0.5}, {0.3, 0.4}, .5, 1};
static const CaromContact rough = {1, 3, {2, -1}, {-1, 0.5}, {0.3, 0.4}, .5, .25};
static const CaromContact wall = {1, INFINITY, {2, 0.5}, {0, 0}, {1, 0}, .8, 1};

static CaromWorking explain(const char *resolver, const CaromContact *contact) {
  CaromWorking working;
  CaromOutcome outcome;
  g_assert_cmpint(
      carom_resolver_explain(carom_resolver_by_id(resolver), contact, &outcome, &working), ==,
      CAROM_RESOLUTION_RESOLVED);
  return working;
}

/* ---- Names ---- */

#define NONE CAROM_N_FINDINGS

static const struct {
  const char *resolver;
  const CaromContact *contact;
  const char *formula;
  CaromFindingKind kind;
} names[] = {
    {"rotation", &smooth, "θ", CAROM_FINDING_DIRECTION},
    {"rotation", &smooth, "cos(θ)", CAROM_FINDING_DIRECTION},
    {"rotation", &smooth, "u'_a.x", CAROM_FINDING_APPROACH},
    {"rotation", &smooth, "u'_b", CAROM_FINDING_APPROACH},
    {"rotation", &smooth, "u'_a.y", NONE},
    {"rotation", &smooth, "v'_a.x", CAROM_FINDING_TRANSFER},
    {"rotation", &smooth, "v'_b.x", CAROM_FINDING_TRANSFER}, /* the formula has the lighter one's */
    {"rotation", &rough, "v'_a.y", CAROM_FINDING_CHANGE_A},
    {"rotation", &smooth, "ρ", NONE},
    {"rotation", &smooth, "m_a", NONE}, /* a mass weighs what is found */
    {"rotation", &smooth, "u_a", NONE},
    {"rotation", &wall, "u'_a.x", CAROM_FINDING_APPROACH},
    {"projection", &smooth, "d", CAROM_FINDING_DIRECTION},
    {"projection", &smooth, "d·d", CAROM_FINDING_DIRECTION},
    {"projection", &smooth, "α_b", CAROM_FINDING_APPROACH},
    {"projection", &smooth, "β_b", CAROM_FINDING_TRANSFER},
    {"projection", &smooth, "γ_a", NONE},
    {"projection", &smooth, "u_t_a", NONE},
    {"projection", &rough, "u_a", NONE}, /* v_a − u_a has another name beside it */
    {"projection", &rough, "v_a", NONE},
    {"impulse", &smooth, "n", CAROM_FINDING_DIRECTION},
    {"impulse", &smooth, "d", NONE}, /* here n is the direction */
    {"impulse", &smooth, "w", CAROM_FINDING_APPROACH},
    {"impulse", &smooth, "Δu", CAROM_FINDING_APPROACH},
    {"impulse", &smooth, "J", CAROM_FINDING_TRANSFER},
    {"impulse", &rough, "J_t", CAROM_FINDING_CHANGE_A},
    {"impulse", &smooth, "μ", NONE},
    {"impulse", &smooth, "Δv_a", CAROM_FINDING_CHANGE_A}, /* its line calculates what is found */
    {"impulse", &smooth, "Δv_b", CAROM_FINDING_CHANGE_B},
    {"impulse", &smooth, "J + m_a", NONE}, /* not a name */
    {"projection", &rough, "v_a - u_a", CAROM_FINDING_CHANGE_A},
    {"impulse", &smooth, "v_a - u_a", NONE},   /* it is not found so here */
    {"impulse", &smooth, "(J n) / m_b", NONE}, /* its parts have quantities of their own */
    {"wrong-third-law", &smooth, "v_b - u_b", CAROM_FINDING_CHANGE_B},
    {"wrong-third-law", &smooth, "v_b", NONE},
    {"wrong-third-law", &smooth, "u_b", NONE},
    {"wrong-third-law", &smooth, "Δv_a", CAROM_FINDING_CHANGE_A}, /* its line is added to u_a */
    {"wrong-third-law", &smooth, "Δv_b", CAROM_FINDING_CHANGE_B},
    {"wrong-third-law", &rough, "Δv_b", CAROM_FINDING_CHANGE_B},
    {"wrong-third-law", &wall, "Δv_a", CAROM_FINDING_CHANGE_A},
    {"wrong-turn", &smooth, "v_a - u_a", CAROM_FINDING_CHANGE_A},
    {"wrong-tangent", &rough, "v_b - u_b", CAROM_FINDING_CHANGE_B},
};

static void test_names(void) {
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    CaromWorking working = explain(names[i].resolver, names[i].contact);
    g_autoptr(CaromFormula) formula = carom_formula_parse(names[i].formula);
    g_test_message("%s: %s", names[i].resolver, names[i].formula);
    g_assert_cmpint(carom_band_of_formula(&working, formula), ==, names[i].kind);
  }
}

static void test_labels(void) {
  CaromWorking projection = explain("projection", &smooth), impulse = explain("impulse", &smooth);
  g_assert_cmpint(carom_band_of_label(&projection, "α_a d"), ==, CAROM_FINDING_APPROACH);
  g_assert_cmpint(carom_band_of_label(&projection, "β_a d"), ==, CAROM_FINDING_TRANSFER);
  g_assert_cmpint(carom_band_of_label(&projection, "u_t_a"), ==, CAROM_N_FINDINGS);
  g_assert_cmpint(carom_band_of_label(&impulse, "-w n"), ==, CAROM_FINDING_APPROACH);
  g_assert_cmpint(carom_band_of_label(&impulse, "-J n"), ==, CAROM_FINDING_TRANSFER);
}

/* Every resolver has a line for each of the first three quantities. */
static void test_lines(gconstpointer data) {
  const CaromResolver *resolver = data;
  CaromWorking working = explain(resolver->part.id, &smooth);
  guint n[CAROM_N_FINDINGS + 1] = {0};
  for (guint i = 0; i < working.n_lines; i++) {
    CaromFindingKind kind = carom_band_of_line(&working, i);
    n[kind]++;
    if (kind < NONE) /* what is not known yet cannot be found */
      g_assert_cmpint(carom_finding_info(kind)->stage, >=, working.lines[i].stage);
  }
  for (CaromFindingKind kind = 0; kind <= CAROM_FINDING_TRANSFER; kind++)
    g_assert_cmpuint(n[kind], >, 0);
}

/* ---- Marks ---- */

static void assert_vector(CaromVec2 vector, CaromVec2 expected, double scale) {
  double tolerance = CAROM_ROUNDING_AGREEMENT_EPS * DBL_EPSILON * scale;
  g_assert_cmpfloat_with_epsilon(vector.x, expected.x, tolerance);
  g_assert_cmpfloat_with_epsilon(vector.y, expected.y, tolerance);
}

/* All resolvers draw the same: n, the approach w along it, what either body gets, the changes. */
static void test_marks(gconstpointer data) {
  static const CaromPlace places[] = {CAROM_PLACE_CONTACT, CAROM_PLACE_A, CAROM_PLACE_B,
                                      CAROM_PLACE_TIP_A, CAROM_PLACE_TIP_B};
  const CaromResolver *resolver = data;
  CaromWorking working = explain(resolver->part.id, &smooth);
  CaromVec2 n = carom_finding_expect(&smooth, CAROM_FINDING_DIRECTION).vector;
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    CaromMark marks[CAROM_BAND_MAX_MARKS];
    CaromValue expected = carom_finding_expect(&smooth, kind);
    CaromVec2 vector = expected.is_vector ? expected.vector : carom_vec2_scale(n, expected.number);
    double scale = carom_finding_scale(&smooth, kind);
    carom_band_mark(&working, kind, marks);
    g_assert_cmpint(marks[0].place, ==, places[kind]);
    g_assert_cmpint(marks[0].dimension, ==, carom_finding_info(kind)->dimension);
    g_assert_cmpstr(marks[0].label, ==, working.findings[kind].formula);
    assert_vector(marks[0].vector, vector, scale);
    g_assert_cmpint(marks[1].kind != CAROM_MARK_NONE, ==, kind == CAROM_FINDING_TRANSFER);
    if (kind == CAROM_FINDING_TRANSFER)
      assert_vector(marks[1].vector, carom_vec2_scale(vector, -1), scale);
  }
}

/* Nothing is drawn of a wall's change of velocity. */
static void test_no_mark(void) {
  CaromWorking working = explain("impulse", &wall);
  CaromMark marks[CAROM_BAND_MAX_MARKS];
  carom_band_mark(&working, CAROM_FINDING_CHANGE_B, marks);
  for (guint i = 0; i < CAROM_BAND_MAX_MARKS; i++)
    g_assert_cmpint(marks[i].kind, ==, CAROM_MARK_NONE);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *lines = g_strdup_printf("/band/lines/%s", resolvers[i]->part.id);
    g_autofree char *marks = g_strdup_printf("/band/marks/%s", resolvers[i]->part.id);
    g_test_add_data_func(lines, resolvers[i], test_lines);
    g_test_add_data_func(marks, resolvers[i], test_marks);
  }
  g_test_add_func("/band/names", test_names);
  g_test_add_func("/band/labels", test_labels);
  g_test_add_func("/band/no-mark", test_no_mark);
  return g_test_run();
}
