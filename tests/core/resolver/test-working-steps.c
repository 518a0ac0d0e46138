/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Walking through several workings in step. */
#include "working-test.h"

/* ---- Workings made by hand ---- */

static const char *const symbols[] = {"p", "q", "r", "s", "t", "u", "v", "w", "x", "y"};

static void make_working(CaromWorking *working, const guint n_lines[CAROM_N_STAGES]) {
  CaromContact contact = {1, 1, {1, 0}, {0, 0}, {1, 0}, 1, 1};
  carom_working_init(working, &contact);
  for (CaromStage stage = 0; stage < CAROM_N_STAGES; stage++)
    for (guint i = 0; i < n_lines[stage]; i++)
      carom_working_add(working, (CaromWorkingLine){.stage = stage,
                                                    .symbol = symbols[working->n_lines],
                                                    .formula = "2",
                                                    .value = carom_value_number(2)});
}

/* Lines in each stage; and where each stands, worked out by hand: it stays at each line as evenly
 * as whole steps allow. */
static const guint uneven[][CAROM_N_STAGES] = {{1, 3, 2, 1}, {2, 1, 4, 2}, {3, 1, 1, 1}};
static const guint expected[][12] = {
    {0, 0, 0, /**/ 1, 2, 3, /**/ 4, 4, 5, 5, /**/ 6, 6},
    {0, 0, 1, /**/ 2, 2, 2, /**/ 3, 4, 5, 6, /**/ 7, 8},
    {0, 1, 2, /**/ 3, 3, 3, /**/ 4, 4, 4, 4, /**/ 5, 5},
};

static void test_uneven(void) {
  CaromWorking workings[G_N_ELEMENTS(uneven)];
  guint n = G_N_ELEMENTS(workings);
  for (guint i = 0; i < n; i++)
    make_working(&workings[i], uneven[i]);
  g_assert_cmpuint(carom_workings_count_steps(workings, n), ==, 3 + 3 + 4 + 2);
  for (guint i = 0; i < n; i++)
    for (guint step = 0; step < G_N_ELEMENTS(expected[i]); step++)
      g_assert_cmpuint(carom_workings_line_at(workings, n, i, step), ==, expected[i][step]);
  g_assert_cmpuint(carom_workings_step_of(workings, n, 0, 3), ==, 5);
  g_assert_cmpuint(carom_workings_step_of(workings, n, 1, 2), ==, 3);
  g_assert_cmpuint(carom_workings_step_of(workings, n, 2, 4), ==, 6);
  g_assert_cmpuint(carom_workings_step_of(workings, n, 2, 5), ==, 10);
}

/* After the lines of its stage, each quantity that any of them finds is a step of its own, at which
 * all stay at their last lines. */
static void test_bands(void) {
  CaromWorking workings[G_N_ELEMENTS(uneven)];
  guint n = G_N_ELEMENTS(workings);
  for (guint i = 0; i < n; i++)
    make_working(&workings[i], uneven[i]);
  workings[0].findings[CAROM_FINDING_DIRECTION].formula = "p";
  workings[1].findings[CAROM_FINDING_DIRECTION].formula = "q";
  workings[2].findings[CAROM_FINDING_CHANGE_A].formula = "p";
  workings[2].findings[CAROM_FINDING_CHANGE_B].formula = "q";
  g_assert_cmpuint(carom_workings_count_steps(workings, n), ==, 12 + 3);
  for (guint step = 0; step < 12 + 3; step++) {
    CaromFindingKind band = step == 3    ? CAROM_FINDING_DIRECTION
                            : step == 13 ? CAROM_FINDING_CHANGE_A
                            : step == 14 ? CAROM_FINDING_CHANGE_B
                                         : CAROM_N_FINDINGS;
    g_assert_cmpint(carom_workings_band_at(workings, n, step), ==, band);
    for (guint i = 0; i < n; i++) /* without those steps, the walk is the same */
      g_assert_cmpuint(carom_workings_line_at(workings, n, i, step), ==,
                       expected[i][MIN(step <= 2 ? step : step - 1, 11)]);
  }
  g_assert_cmpuint(carom_workings_step_of_band(workings, n, CAROM_FINDING_DIRECTION), ==, 3);
  g_assert_cmpuint(carom_workings_step_of_band(workings, n, CAROM_FINDING_CHANGE_B), ==, 14);
  g_assert_true(carom_workings_have_band(workings, n, CAROM_FINDING_CHANGE_A));
  g_assert_false(carom_workings_have_band(workings, n, CAROM_FINDING_APPROACH));
}

/* One alone is walked line by line. */
static void test_alone(void) {
  CaromWorking working;
  make_working(&working, uneven[1]);
  g_assert_cmpuint(carom_workings_count_steps(&working, 1), ==, 9);
  for (guint step = 0; step < 9; step++) {
    g_assert_cmpuint(carom_workings_line_at(&working, 1, 0, step), ==, step);
    g_assert_cmpuint(carom_workings_step_of(&working, 1, 0, step), ==, step);
  }
}

/* What an earlier line calculates is known to later ones, and to no earlier one. */
static void test_known(void) {
  CaromWorking working;
  guint n_at_first, n_later;
  make_working(&working, uneven[0]);
  carom_working_known(&working, 0, &n_at_first);
  const CaromTerm *terms = carom_working_known(&working, 2, &n_later);
  g_assert_cmpuint(n_later, ==, n_at_first + 2);
  g_assert_cmpstr(terms[n_later - 1].name, ==, "q");
}

/* Lines that are written for the other body. */
static void test_exchange(void) {
  CaromContact contact = {1, 1, {1, 0}, {0, 0}, {1, 0}, 1, 1};
  CaromWorking working;
  carom_working_init(&working, &contact);
  carom_working_exchange(&working, TRUE);
  carom_working_add(&working,
                    (CaromWorkingLine){
                        .symbol = "u_t_a",
                        .formula = "(γ_a - e γ_b) α_a + u'_b.x cos(θ) + p_at + |d|",
                        .marks = {{CAROM_MARK_ARROW, CAROM_PLACE_A, .label = "β_a d"},
                                  {CAROM_MARK_SPAN, CAROM_PLACE_CONTACT, .other_label = "-Δv_b.y"}},
                    });
  carom_working_exchange(&working, FALSE);
  carom_working_add(&working, (CaromWorkingLine){.symbol = "v_a", .formula = "u_a"});
  const CaromWorkingLine *line = &working.lines[0];
  g_assert_cmpstr(line->symbol, ==, "u_t_b");
  g_assert_cmpstr(line->formula, ==, "(γ_b - e γ_a) α_b + u'_a.x cos(θ) + p_at + |d|");
  g_assert_cmpstr(line->marks[0].label, ==, "β_b d");
  g_assert_cmpint(line->marks[0].place, ==, CAROM_PLACE_B);
  g_assert_cmpstr(line->marks[1].other_label, ==, "-Δv_a.y");
  g_assert_cmpint(line->marks[1].place, ==, CAROM_PLACE_CONTACT);
  g_assert_cmpstr(working.lines[1].formula, ==, "u_a");
}

/* What a line draws is what its labels stand for, or else the formulas beside them. */
static void test_line(void) {
  CaromContact contact = {2, 1, {3, 4}, {0, 0}, {5, 0}, 1, 1};
  CaromWorking working;
  carom_working_init(&working, &contact);
  carom_working_enter(&working, CAROM_STAGE_SPLIT);
  CAROM_LINE(&working, "p", "m_a u_a", carom_vec2(6, 8), "Why.",
             {CAROM_MARK_ARROW, CAROM_PLACE_A, "p"},
             {CAROM_MARK_LEGS, CAROM_PLACE_B, "2 p", NULL, .other = "(-p.y; p.x)"});
  CAROM_LINE(&working, "d", NULL, contact.d, "Given.", {CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "d"});
  const CaromWorkingLine *line = &working.lines[0];
  const CaromMark *arrow = &line->marks[0], *legs = &line->marks[1];
  g_assert_cmpint(line->stage, ==, CAROM_STAGE_SPLIT);
  g_assert_cmpint(line->dimension, ==, CAROM_DIMENSION_MOMENTUM);
  g_assert_cmpstr(line->reason, ==, "Why.");
  g_assert_cmpfloat(line->value.vector.y, ==, 8);
  g_assert_cmpint(arrow->dimension, ==, CAROM_DIMENSION_MOMENTUM);
  g_assert_cmpfloat(arrow->vector.x, ==, 6);
  g_assert_cmpfloat(legs->vector.y, ==, 16);
  g_assert_cmpfloat(legs->other.x, ==, -8);
  g_assert_null(legs->other_label);
  g_assert_cmpint(working.lines[1].dimension, ==, CAROM_DIMENSION_LENGTH);
  g_assert_cmpint(working.lines[1].marks[0].dimension, ==, CAROM_DIMENSION_NONE);
  g_assert_cmpint(working.lines[1].marks[1].kind, ==, CAROM_MARK_NONE);
}

static void test_line_of_both(void) {
  CaromContact contact = {2, 1, {3, 4}, {7, 9}, {5, 0}, 1, 1};
  const CaromVec2 velocities[] = {contact.velocity_a, contact.velocity_b};
  CaromWorking working;
  carom_working_init(&working, &contact);
  carom_working_enter(&working, CAROM_STAGE_SPLIT);
  carom_working_define(&working, "y", carom_value_vector(carom_vec2(0, 1)), CAROM_DIMENSION_NONE);
  CAROM_FOR_BOTH_BODIES(&working, i)
    CAROM_LINE(&working, "w_a", "u_a", velocities[i], "Why.",
               {CAROM_MARK_ARROW, CAROM_PLACE_A, "u_a.y", .vector = "u_a.y y"});
  carom_working_enter(&working, CAROM_STAGE_RESULT);
  CAROM_LINE(&working, "v_a", "w_a", velocities[0], "Why.");
  g_assert_cmpstr(working.lines[1].symbol, ==, "w_b");
  g_assert_cmpstr(working.lines[1].formula, ==, "u_b");
  g_assert_cmpstr(working.lines[1].marks[0].label, ==, "u_b.y");
  g_assert_cmpint(working.lines[1].marks[0].place, ==, CAROM_PLACE_B);
  g_assert_cmpfloat(working.lines[1].marks[0].vector.x, ==, 0);
  g_assert_cmpfloat(working.lines[1].marks[0].vector.y, ==, 9);
  g_assert_cmpstr(working.lines[2].symbol, ==, "v_a"); /* entering a stage begins with a again */
}

/* ---- Ways to put a line ---- */

typedef struct {
  CaromContact contact;
  gboolean has_friction;
  CaromContactBody immovable, immovable_at_rest;
  const char *by_e, *by_partner, *by_still;
} Case;

/* A velocity of −0 is at rest as well. */
static const Case cases[] = {
    {{1, 1, {1, 0}, {0, 0}, {1, 0}, 0.5, 1}, FALSE, -1, -1, "between", "movable", "neither"},
    {{1, INFINITY, {2, 0}, {0, 1}, {1, 0}, 1, 0}, TRUE, 1, -1, "elastic", "immovable", "neither"},
    {{1, INFINITY, {1, 0}, {0, -0.0}, {1, 0}, 0, 1}, FALSE, 1, 1, "inelastic", "still", "b"},
    {{INFINITY, 1, {0, 0}, {-1, 0}, {1, 0}, -0.0, 0.9}, TRUE, 0, 0, "inelastic", "still", "a"},
};

static void test_ways(void) {
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    CaromWorking working;
    carom_working_init(&working, &cases[i].contact);
    g_assert_cmpint(working.has_friction, ==, cases[i].has_friction);
    g_assert_cmpint(working.immovable, ==, cases[i].immovable);
    g_assert_cmpint(working.immovable_at_rest, ==, cases[i].immovable_at_rest);
    g_assert_cmpstr(carom_working_by_e(&working, "between", "elastic", "inelastic"), ==,
                    cases[i].by_e);
    g_assert_cmpstr(carom_working_by_partner(&working, "movable", "immovable", "still"), ==,
                    cases[i].by_partner);
    g_assert_cmpstr(carom_working_by_body(working.immovable_at_rest, "neither", "a", "b"), ==,
                    cases[i].by_still);
  }
}

/* The normal, and the tangent a right angle to the left of it, turn with the finding. */
static void test_find(void) {
  CaromContact contact = {1, 2, {1, 0}, {0, 3}, {0, 1}, 1, 1};
  CaromWorking working;
  guint n_terms;
  carom_working_init(&working, &contact);
  carom_working_enter(&working, CAROM_STAGE_RESULT);
  CAROM_FOR_BOTH_BODIES(&working, body)
    carom_working_find(&working, carom_finding_change(body), "m_a u_a");
  g_assert_null(working.findings[CAROM_FINDING_APPROACH].formula);
  g_assert_cmpstr(working.findings[CAROM_FINDING_CHANGE_A].formula, ==, "m_a u_a");
  g_assert_cmpfloat(working.findings[CAROM_FINDING_CHANGE_A].value.vector.x, ==, 1);
  g_assert_cmpstr(working.findings[CAROM_FINDING_CHANGE_B].formula, ==, "m_b u_b");
  g_assert_cmpfloat(working.findings[CAROM_FINDING_CHANGE_B].value.vector.y, ==, 6);
  carom_working_add(&working, (CaromWorkingLine){.symbol = "v_a", .stage = CAROM_STAGE_RESULT});
  g_assert_true(carom_working_known_to_find(&working, CAROM_FINDING_CHANGE_A, &n_terms) ==
                working.terms);
  g_assert_cmpuint(n_terms, ==, working.n_terms - 1);
}

/* A line after a loop over both bodies is about those that it names. */
static void test_exchange_ends(void) {
  CaromContact contact = {1, 2, {1, 0}, {0, 3}, {0, 1}, 1, 1};
  CaromWorking working;
  carom_working_init(&working, &contact);
  CAROM_FOR_BOTH_BODIES(&working, body)
    carom_working_add(&working, (CaromWorkingLine){.symbol = "p_a"});
  carom_working_add(&working, (CaromWorkingLine){.symbol = "q_a"});
  g_assert_cmpstr(working.lines[1].symbol, ==, "p_b");
  g_assert_cmpstr(working.lines[2].symbol, ==, "q_a");
}

/* ---- Workings of all resolvers ---- */

/* All in the same stage. */
static void check_step(const CaromWorking *workings, guint n, guint step) {
  CaromStage latest = CAROM_STAGE_DIRECTION, earliest = CAROM_STAGE_RESULT;
  for (guint i = 0; i < n; i++) {
    CaromStage stage = workings[i].lines[carom_workings_line_at(workings, n, i, step)].stage;
    latest = MAX(latest, stage);
    earliest = MIN(earliest, stage);
  }
  g_assert_cmpint(earliest, ==, latest);
}

static void check_walk(const CaromWorking *workings, guint n, guint i) {
  guint n_steps = carom_workings_count_steps(workings, n), line = 0;
  for (guint step = 0; step < n_steps; step++) {
    guint next = carom_workings_line_at(workings, n, i, step);
    g_assert_true(next == line || (step > 0 && next == line + 1));
    if (step == 0 || next != line)
      g_assert_cmpuint(carom_workings_step_of(workings, n, i, next), ==, step);
    line = next;
  }
  g_assert_cmpuint(line, ==, workings[i].n_lines - 1);
}

/* Each shows all of its lines, in order. */
static void test_walk(void) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  g_autofree CaromWorking *workings = g_new(CaromWorking, n);
  g_autoptr(GRand) random = g_rand_new_with_seed(11);
  for (guint k = 0; k < 1000; k++) {
    CaromContact c = test_random_contact(random);
    CaromOutcome outcome;
    for (guint i = 0; i < n; i++)
      carom_resolver_explain(resolvers[i], &c, &outcome, &workings[i]);
    for (guint step = 0; step < carom_workings_count_steps(workings, n); step++)
      check_step(workings, n, step);
    for (guint i = 0; i < n; i++)
      check_walk(workings, n, i);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/working/steps/uneven", test_uneven);
  g_test_add_func("/working/steps/bands", test_bands);
  g_test_add_func("/working/steps/alone", test_alone);
  g_test_add_func("/working/steps/walk", test_walk);
  g_test_add_func("/working/known", test_known);
  g_test_add_func("/working/exchange", test_exchange);
  g_test_add_func("/working/line/one-body", test_line);
  g_test_add_func("/working/line/both-bodies", test_line_of_both);
  g_test_add_func("/working/ways-to-put-a-line", test_ways);
  g_test_add_func("/working/find", test_find);
  g_test_add_func("/working/exchange-ends", test_exchange_ends);
  return g_test_run();
}
