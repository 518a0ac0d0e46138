/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lessons-board: Galton's board, with what is drawn at random drawn from several seeds. */
#include "lesson.h"
#include "rounds-test.h"

#include <math.h>
#include <string.h>

#define N_SEEDS  5 /* of which two where tests are short */
#define N_ROWS   8
#define N_BINS   13
#define MIDDLE   6 /* the bin under the emitter */
#define BINS_TOP 0.2

/* Where the rows of pins are: the lowest, and from one to the next. */
#define LOWEST_ROW 0.6
#define ROW_STEP   0.6

/* ---- Bins ---- */

static guint count_pins(const CaromComparison *comparison) {
  return carom_comparison_get_scene(comparison)->bodies->len;
}

/* Adds how many discs lie in each bin; those that came in follow the pins.
 *
 * Returns: how many these are */
static guint count_bins(const CaromComparison *comparison, guint pane, guint bins[N_BINS]) {
  const CaromBodies *bodies = lesson_bodies(comparison, pane);
  guint n_pins = count_pins(comparison);
  for (guint i = n_pins; i < bodies->n; i++) {
    double bin = floor(bodies->x[i] + 0.5 * N_BINS);
    g_assert_true(bin >= 0 && bin < N_BINS && bodies->y[i] < BINS_TOP);
    bins[(guint)bin]++;
  }
  return bodies->n - n_pins;
}

typedef struct {
  double mean, width; /* in bins, the mean from the middle */
} Spread;

static Spread measure(const guint bins[N_BINS], guint n) {
  double sum = 0, squares = 0;
  for (int k = 0; k < N_BINS; k++) {
    sum += (k - MIDDLE) * (double)bins[k];
    squares += (k - MIDDLE) * (k - MIDDLE) * (double)bins[k];
  }
  return (Spread){sum / n, sqrt(squares / n - (sum / n) * (sum / n))};
}

/* Of n things that fall at random, a count of c is off by √c. Three times that is rare: so much may
 * a bin have more than its neighbour that is nearer to the middle, and one side more than the
 * other. */
static void assert_bell(const guint bins[N_BINS], guint n) {
  guint left = 0, right = 0;
  for (guint k = 0; k < MIDDLE; k++) {
    guint other = N_BINS - 1 - k;
    left += bins[k];
    right += bins[other];
    g_assert_cmpfloat(bins[k], <=, bins[k + 1] + 3 * sqrt(bins[k] + bins[k + 1]));
    g_assert_cmpfloat(bins[other], <=, bins[other - 1] + 3 * sqrt(bins[other] + bins[other - 1]));
    g_assert_cmpfloat(fabs((double)bins[k] - bins[other]), <=, 3 * sqrt(bins[k] + bins[other] + 1));
  }
  g_assert_cmpfloat(fabs((double)left - right), <=, 3 * sqrt(n));
  /* The three in the middle have more than any three elsewhere that they do not share. */
  guint peak = bins[MIDDLE - 1] + bins[MIDDLE] + bins[MIDDLE + 1];
  g_assert_cmpfloat(peak, >, 1.5 * (bins[MIDDLE - 4] + bins[MIDDLE - 3] + bins[MIDDLE - 2]));
  g_assert_cmpfloat(peak, >, 1.5 * (bins[MIDDLE + 4] + bins[MIDDLE + 3] + bins[MIDDLE + 2]));
}

/* As a share of itself: a width is known from n things to 1/√(2 n), a mean to the width's 1/√n. */
static double error_of_width(guint n) {
  return 1 / sqrt(2 * n);
}

static void assert_in_the_middle(Spread spread, guint n) {
  g_assert_cmpfloat(fabs(spread.mean), <, 3 * spread.width / sqrt(n));
}

/* ---- The panes, from the scene's own seed ---- */

static gboolean differ(const guint one[N_BINS], const guint other[N_BINS]) {
  return memcmp(one, other, N_BINS * sizeof *one) != 0;
}

static void assert_panes(double binomial) {
  g_autoptr(CaromComparison) comparison = lesson_run("galtons-board");
  guint first[N_BINS] = {0};
  guint n_discs = count_bins(comparison, 0, first);
  g_assert_cmpuint(n_discs, ==, 150);
  for (guint pane = 0; pane < carom_comparison_get_n_runs(comparison); pane++) {
    guint bins[N_BINS] = {0};
    guint n = count_bins(comparison, pane, bins);
    g_assert_cmpuint(n, ==, n_discs);
    assert_bell(bins, n);
    Spread spread = measure(bins, n);
    assert_in_the_middle(spread, n);
    g_assert_cmpfloat_with_epsilon(spread.width / binomial, 1.5, 1.5 * 3 * error_of_width(n));
    lesson_says("do not have the same numbers in all bins");
    g_assert_cmpint(differ(bins, first), ==, pane > 0);
  }
}

/* ---- Several seeds ---- */

/* How far discs move aside from one row to the next. */
typedef struct {
  double x[N_ROWS + 1]; /* where a disc first came below each row, the highest first */
  guint n;              /* how many of these there are */
} Way;

typedef struct {
  double products, squares; /* of one step and the next, and of each with itself */
} Steps;

static void follow(const CaromComparison *comparison, Way *ways) {
  const CaromBodies *bodies = lesson_bodies(comparison, 0);
  guint n_pins = count_pins(comparison);
  for (guint i = n_pins; i < bodies->n; i++) {
    Way *way = &ways[i - n_pins];
    while (way->n < N_ROWS && bodies->y[i] < LOWEST_ROW + ROW_STEP * (N_ROWS - 1 - way->n))
      way->x[way->n++] = bodies->x[i];
  }
}

static void add_steps(const Way *way, Steps *steps) {
  g_assert_cmpuint(way->n, ==, N_ROWS);
  for (guint k = 2; k < N_ROWS; k++) {
    double step = way->x[k - 1] - way->x[k - 2], next = way->x[k] - way->x[k - 1];
    steps->products += step * next;
    steps->squares += 0.5 * (step * step + next * next);
  }
}

/* Runs the board from @seed, and adds what it shows. */
static guint run_seed(guint32 seed, guint bins[N_BINS], Steps *steps) {
  Way ways[150] = {0};
  g_autoptr(CaromComparison) comparison = lesson_run_seed("galtons-board", seed, 0);
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  while (carom_comparison_get_time_s(comparison) < scene->duration_s) {
    lesson_go_on(comparison, carom_comparison_get_time_s(comparison) + scene->dt_s);
    follow(comparison, ways);
  }
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++)
    add_steps(&ways[i], steps);
  return count_bins(comparison, 0, bins);
}

/* What is said holds whatever the seed. The sum over the seeds is known better than each of them.
 */
static void assert_seeds(double binomial) {
  guint all[N_BINS] = {0}, n_all = 0, n_seeds = test_is_thorough() ? N_SEEDS : 2;
  Spread spreads[N_SEEDS];
  Steps steps = {0, 0};
  for (guint32 seed = 0; seed < n_seeds; seed++) {
    guint bins[N_BINS] = {0};
    guint n = run_seed(seed + 1, bins, &steps);
    spreads[seed] = measure(bins, n);
    assert_in_the_middle(spreads[seed], n);
    for (guint k = 0; k < N_BINS; k++)
      all[k] += bins[k];
    n_all += n;
  }
  assert_bell(all, n_all);
  Spread spread = measure(all, n_all);
  assert_in_the_middle(spread, n_all);
  /* Nearer to one and a half than to one and a quarter or one and three quarters. */
  g_assert_cmpfloat_with_epsilon(spread.width / binomial, 1.5, 0.125);
  for (guint i = 0; i < n_seeds; i++)
    g_assert_cmpfloat_with_epsilon(spreads[i].width / spread.width, 1,
                                   3 * error_of_width(n_all / n_seeds));
  /* A coin that is tossed n times does not correlate with itself but for 1/√n. */
  lesson_says("tends to go on to that side at the next row");
  double n_pairs = n_all * (N_ROWS - 2.0);
  g_assert_cmpfloat(steps.products / steps.squares, >, 3 / sqrt(n_pairs));
  g_test_message("width %.3f of the binomial's, correlation %.3f", spread.width / binomial,
                 steps.products / steps.squares);
}

static void test_galtons_board(void) {
  double binomial = sqrt(lesson_said_count("through 8 rows")) / 2;
  lesson_assert_reads(binomial, "= 1.41");
  lesson_says("A bell: it is highest about the middle, and falls off to both sides");
  lesson_says("about one and a half times as wide");
  assert_panes(binomial);
  assert_seeds(binomial);
}

const Lesson lessons_board[] = {{"galtons-board", test_galtons_board}, {0}};
