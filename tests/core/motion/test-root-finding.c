/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* When a gap closes: random polynomials against steps and halving, which know nothing of roots. */
#include "carom-root-finding.h"

#include <float.h>
#include <glib.h>
#include <math.h>

#define DEGREE   CAROM_ROOT_FINDING_MAX_DEGREE
#define PATIENCE 1e-7
#define FAR      4.0   /* as far as is looked */
#define N_STEPS  20000 /* up to there */

static double value(const double *c, double t) {
  double sum = 0;
  for (int i = DEGREE; i >= 0; i--)
    sum = sum * t + c[i];
  return sum;
}

static double slope(const double *c, double t) {
  double sum = 0;
  for (int i = DEGREE; i > 0; i--)
    sum = sum * t + i * c[i];
  return sum;
}

/* What rounding may make of value(). */
static double rounding(const double *c, double t) {
  double sum = 0;
  for (int i = DEGREE; i >= 0; i--)
    sum = sum * t + fabs(c[i]);
  return 64 * DBL_EPSILON * sum;
}

/* The first step at whose end the gap is closed and falls. */
static double search(const double *c) {
  for (int k = 0; k < N_STEPS; k++) {
    double from = FAR * k / N_STEPS, to = FAR * (k + 1) / N_STEPS;
    if (value(c, to) > -rounding(c, to) || value(c, to) >= value(c, from))
      continue;
    while (to - from > 1e-15 * to) {
      double middle = 0.5 * (from + to);
      if (middle <= from || middle >= to)
        break;
      if (value(c, middle) > 0)
        from = middle;
      else
        to = middle;
    }
    return from;
  }
  return INFINITY;
}

static double find(const double *c, gboolean quartic) {
  return quartic ? carom_root_finding_quartic(c, PATIENCE)
                 : carom_root_finding_quadratic(c[0], c[1], c[2], PATIENCE);
}

/* Not later than the search, and not sooner unless it closes there. */
static void assert_closes_first(const double *c, double found) {
  double searched = search(c);
  if (found > FAR) {
    g_assert_cmpfloat(searched, ==, INFINITY);
    return;
  }
  g_assert_cmpfloat(found, >=, 0);
  g_assert_cmpfloat(found, <=, searched + FAR / N_STEPS);
  g_assert_cmpfloat(value(c, found), <=, rounding(c, found));
  /* Where it touches, the slope vanishes with the root of the gap's rounding. */
  g_assert_cmpfloat(slope(c, found), <=, 1e-6);
  /* Above 0 before: it has not been closing, and is found at the crossing itself. */
  if (found > PATIENCE && value(c, 0) > 0 && slope(c, found) < -1e-4)
    g_assert_cmpfloat(value(c, found * (1 - 1e-9)), >=, -rounding(c, found));
}

/* The polynomial as seen from @t on. */
static void shift(double *c, double t) {
  for (int i = 0; i < DEGREE; i++)
    for (int k = DEGREE - 1; k >= i; k--)
      c[k] += t * c[k + 1];
}

static void test_random(gconstpointer data) {
  gboolean quartic = GPOINTER_TO_INT(data);
  g_autoptr(GRand) random = g_rand_new_with_seed(11);
  guint n_closes = 0, n_at_once = 0;
  for (int round = 0; round < 3000; round++) {
    double c[DEGREE + 1] = {0};
    for (int i = 0; i <= (quartic ? 4 : 2); i++)
      c[i] = g_rand_double_range(random, -1, 1);
    if (round % 3 > 0)
      c[0] = fabs(c[0]);
    if (quartic)
      c[4] = fabs(c[4]) + 1e-3;
    double found = find(c, quartic);
    assert_closes_first(c, found);
    n_closes += found < FAR;
    n_at_once += found == 0;
  }
  g_assert_cmpuint(n_closes, >, 1000);
  g_assert_cmpuint(n_at_once, >, 100);
}

/* Gaps that open, close and open again, with roots close together: the quartic with given roots
 * closes at the first, and, from behind each, at the next but one. */
static void test_known_roots(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(12);
  for (int round = 0; round < 20000; round++) {
    double r[4], t = 0;
    for (int i = 0; i < 4; i++)
      r[i] = t += pow(10, g_rand_double_range(random, -3, 1));
    double c[DEGREE + 1] = {1};
    for (int i = 0; i < 4; i++) /* times (t − r) */
      for (int k = i + 1; k >= 0; k--)
        c[k] = (k > 0 ? c[k - 1] : 0) - r[i] * c[k];
    /* A root moves by the gap's rounding over its slope. */
    double give = rounding(c, r[0]) / fabs(slope(c, r[0])) + 64 * DBL_EPSILON * r[0];
    if (give < 0.1 * (r[1] - r[0]))
      g_assert_cmpfloat(fabs(carom_root_finding_quartic(c, PATIENCE) - r[0]), <=, give);
    double later = r[1] + 0.3 * (r[2] - r[1]);
    double give_later = rounding(c, r[2]) / fabs(slope(c, r[2])) + 256 * DBL_EPSILON * r[2];
    if (give_later < 1e-3 * (r[2] - r[1])) {
      shift(c, later);
      g_assert_cmpfloat(fabs(carom_root_finding_quartic(c, PATIENCE) - (r[2] - later)), <=,
                        16 * give_later);
    }
  }
}

/* An elastic contact turns the speed round: the same contact is not found again. */
static void test_not_twice(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(13);
  for (int round = 0; round < 20000; round++) {
    double c0 = g_rand_double(random), c1 = g_rand_double_range(random, -3, 3), c2 = -5;
    double t = carom_root_finding_quadratic(c0, c1, c2, PATIENCE);
    double left = c0 + (c1 + c2 * t) * t, up = -(c1 + 2 * c2 * t); /* left is rounding, ± */
    double again = carom_root_finding_quadratic(left, up, c2, PATIENCE);
    g_assert_cmpfloat(fabs(again - up / 5), <=, 1e-9 + fabs(left) / up * 2);
  }
}

static void test_special(void) {
  const struct {
    double c[3], expected;
  } rows[] = {
      {{1, -2, 1}, INFINITY},              /* touches, and turns */
      {{1, -2, 0.75}, 2.0 / 3},            /* crosses */
      {{-1, -1, 0}, 0},                    /* overlaps and approaches */
      {{-1, -1, 5}, 0},                    /* the same, and will turn */
      {{-1, 1, 0}, INFINITY},              /* parts */
      {{-1, 1, -0.3}, 5.0 / 3 + PATIENCE}, /* parts, but turns before it is free */
      {{-1, 3, -1}, 2.618033988749895},
      {{0, 1, -1}, 1},
      {{0, 0, -1}, PATIENCE}, /* at rest, and begins to fall */
      {{-1, 0, -1}, PATIENCE},
      {{0, 0, 0}, INFINITY},
      {{0, 0, 1}, INFINITY},
      {{1, 0, -1}, 1},
      {{1, -1, 0}, 1},
      {{0, -1, 0}, 0},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    const double *c = rows[i].c;
    double found = carom_root_finding_quadratic(c[0], c[1], c[2], PATIENCE);
    if (isinf(rows[i].expected))
      g_assert_cmpfloat(found, ==, INFINITY);
    else
      g_assert_cmpfloat(fabs(found - rows[i].expected), <=, 1e-15);
  }
}

static void test_special_quartics(void) {
  const struct {
    double c[5], expected;
  } rows[] = {
      {{1, -2, 2, -2, 1}, INFINITY},    /* (t − 1)² (t² + 1) touches */
      {{6, -17, 17, -7, 1}, 2},         /* (t − 1)² (t − 2) (t − 3) touches, then crosses */
      {{-1, -1, 0, 0, 1}, 0},           /* overlaps and approaches */
      {{-1, 1, 0, 0, 1}, INFINITY},     /* parts for good */
      {{-1, 0, 0, 0, 1}, INFINITY},     /* the same, slowly */
      {{-6, 0, -1, 0, 1}, PATIENCE},    /* overlaps and begins to approach */
      {{-1, 0, 2, 0, 1e-12}, INFINITY}, /* nearly a quadratic */
      {{-5, 6, -3.5, 0, 0.25}, 1 + PATIENCE}, /* turns before it is free */
      {{3, 0, -4, 0, 1}, 1},                  /* from rest: (t² − 1) (t² − 3) */
      {{1, -3, 2, 0, 0}, 0.5},      /* the acceleration is lost in rounding: a quadratic */
      {{1, -3, 2, 0, 1e-320}, 0.5}, /* all but lost: beyond any bound */
      {{1, -3, 2, 1e-310, 1e-320}, 0.5},
      {{1, -2, 0, 0, 0}, 0.5},
      {{1, 0, 0, 0, 0}, INFINITY}, /* and nothing moves */
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    double found = carom_root_finding_quartic(rows[i].c, PATIENCE);
    if (isinf(rows[i].expected))
      g_assert_cmpfloat(found, ==, INFINITY);
    else
      g_assert_cmpfloat(fabs(found - rows[i].expected), <=, 1e-9);
  }
}

/* In other units the same happens: lengths and times from 1e-12 to 1e12. */
static void test_scales(void) {
  static const double scales[] = {1e-12, 1e-6, 1e6, 1e12};
  g_autoptr(GRand) random = g_rand_new_with_seed(14);
  for (int round = 0; round < 2000; round++) {
    double c[DEGREE + 1];
    for (int i = 0; i <= DEGREE; i++)
      c[i] = g_rand_double_range(random, -1, 1);
    c[0] = fabs(c[0]) + 0.01;
    c[4] = fabs(c[4]) + 0.01;
    double quartic = carom_root_finding_quartic(c, 0);
    double quadratic = carom_root_finding_quadratic(c[0], c[1], c[2], 0);
    for (guint i = 0; i < G_N_ELEMENTS(scales); i++)
      for (guint k = 0; k < G_N_ELEMENTS(scales); k++) {
        double s[DEGREE + 1], time = scales[k];
        for (int j = 0; j <= DEGREE; j++)
          s[j] = c[j] * scales[i] / pow(time, j);
        double q4 = carom_root_finding_quartic(s, 0);
        double q2 = carom_root_finding_quadratic(s[0], s[1], s[2], 0);
        g_assert_true(isinf(quartic) ? isinf(q4) : fabs(q4 / time - quartic) <= 1e-6 * quartic);
        g_assert_true(isinf(quadratic) ? isinf(q2)
                                       : fabs(q2 / time - quadratic) <= 1e-6 * quadratic);
      }
  }
}

/* In other units, by powers of two, the root is the same to the last bit, down to coefficients of
 * which a discriminant cannot be made. */
static void test_small(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(301);
  guint n_roots = 0;
  for (guint i = 0; i < 2000; i++) {
    double c0 = g_rand_double_range(random, -0.5, 2), c1 = g_rand_double_range(random, -4, 1);
    double c2 = i % 3 == 0 ? 0 : g_rand_double_range(random, -1, 1);
    CaromRoot root = carom_root_finding_quadratic_root(c0, c1, c2, PATIENCE);
    n_roots += root.t < INFINITY;
    for (int gap = 0; gap <= 900; gap += 50)
      for (int time = 0; time <= (1020 - gap) / 2; time += 60) {
        CaromRoot small =
            carom_root_finding_quadratic_root(ldexp(c0, -gap), ldexp(c1, -gap - time),
                                              ldexp(c2, -gap - 2 * time), ldexp(PATIENCE, time));
        g_assert_cmpint(small.kind, ==, root.kind);
        g_assert_true(small.t == ldexp(root.t, time));
      }
  }
  g_assert_cmpuint(n_roots, >, 200);
}

/* And up to coefficients of which a discriminant would overflow. */
static void test_large(void) {
  for (int time = 500; time <= 510; time++) {
    CaromRoot root = carom_root_finding_quadratic_root(0.375, 0, -0.5, PATIENCE);
    CaromRoot fast =
        carom_root_finding_quadratic_root(0.375, 0, ldexp(-0.5, 2 * time), ldexp(PATIENCE, -time));
    g_assert_cmpint(fast.kind, ==, root.kind);
    g_assert_true(fast.t == ldexp(root.t, -time));
    root = carom_root_finding_quadratic_root(3, -4, 1, PATIENCE);
    fast = carom_root_finding_quadratic_root(ldexp(3, time), ldexp(-4, time + 20),
                                             ldexp(1, time + 40), ldexp(PATIENCE, -20));
    g_assert_cmpint(fast.kind, ==, CAROM_ROOT_FALLS);
    g_assert_true(fast.t == ldexp(root.t, -20));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/root-finding/random/quadratic", GINT_TO_POINTER(FALSE), test_random);
  g_test_add_data_func("/root-finding/random/quartic", GINT_TO_POINTER(TRUE), test_random);
  g_test_add_func("/root-finding/known-roots", test_known_roots);
  g_test_add_func("/root-finding/not-twice", test_not_twice);
  g_test_add_func("/root-finding/special", test_special);
  g_test_add_func("/root-finding/special-quartics", test_special_quartics);
  g_test_add_func("/root-finding/scales", test_scales);
  g_test_add_func("/root-finding/small", test_small);
  g_test_add_func("/root-finding/large", test_large);
  return g_test_run();
}
