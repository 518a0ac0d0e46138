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
                        .formula = "(M_a - e M_b) α_a + u'_b.x cos(θ) + p_at + |d|",
                        .marks = {{CAROM_MARK_ARROW, CAROM_PLACE_A, .label = "β_a d"},
                                  {CAROM_MARK_SPAN, CAROM_PLACE_CONTACT, .other_label = "-Δv_b.y"}},
                    });
  carom_working_exchange(&working, FALSE);
  carom_working_add(&working, (CaromWorkingLine){.symbol = "v_a", .formula = "u_a"});
  const CaromWorkingLine *line = &working.lines[0];
  g_assert_cmpstr(line->symbol, ==, "u_t_b");
  g_assert_cmpstr(line->formula, ==, "(M_b - e M_a) α_b + u'_a.x cos(θ) + p_at + |d|");
  g_assert_cmpstr(line->marks[0].label, ==, "β_b d");
  g_assert_cmpint(line->marks[0].place, ==, CAROM_PLACE_B);
  g_assert_cmpstr(line->marks[1].other_label, ==, "-Δv_a.y");
  g_assert_cmpint(line->marks[1].place, ==, CAROM_PLACE_CONTACT);
  g_assert_cmpstr(working.lines[1].formula, ==, "u_a");
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
      carom_resolve_with_working(resolvers[i], &c, &outcome, &workings[i]);
    for (guint step = 0; step < carom_workings_count_steps(workings, n); step++)
      check_step(workings, n, step);
    for (guint i = 0; i < n; i++)
      check_walk(workings, n, i);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/working/steps/uneven", test_uneven);
  g_test_add_func("/working/steps/alone", test_alone);
  g_test_add_func("/working/steps/walk", test_walk);
  g_test_add_func("/working/known", test_known);
  g_test_add_func("/working/exchange", test_exchange);
  return g_test_run();
}
