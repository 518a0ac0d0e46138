/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-root-finding: the quadratic in closed form, in a form without cancellation. The quartic is
 * divided at its turning points, which are roots of its derivative; in each interval there is then
 * one root or none, found by Newton's method with bisection. */
#include "carom-root-finding.h"

#include <float.h>
#include <glib.h>
#include <math.h>

static inline CaromRoot root(double t, CaromRootKind kind) {
  return (CaromRoot){t, kind};
}

/* The gap has reversed at @turn and closes at @closes. Before the patience has passed, nothing
 * would move yet, and if the clock shows many seconds, the time would not change at all. */
static inline CaromRoot not_too_soon(double closes, double turn, double patience) {
  double soonest = turn + patience;
  return closes > soonest ? root(closes, CAROM_ROOT_TURNS) : root(soonest, CAROM_ROOT_AFTER_TURN);
}

static inline CaromRoot find_in_usual(double c0, double c1, double c2, double patience) {
  double discriminant = c1 * c1 - 4 * c2 * c0;
  if (c1 < 0) { /* it falls from the start */
    if (c0 <= 0)
      return root(0, CAROM_ROOT_NOW);
    /* Nothing cancels in this form of the root. A gap that only touches 0 does not close. */
    return discriminant > 0 || c2 < 0 ? root(2 * c0 / (-c1 + sqrt(discriminant)), CAROM_ROOT_FALLS)
                                      : root(INFINITY, CAROM_ROOT_NONE);
  }
  if (!(c2 < 0))
    return root(INFINITY, CAROM_ROOT_NONE);
  double turn = -c1 / (2 * c2);
  if (c0 + 0.5 * c1 * turn <= 0)
    return root(turn + patience, CAROM_ROOT_AFTER_TURN);
  return not_too_soon((-c1 - sqrt(discriminant)) / (2 * c2), turn, patience);
}

/* The power of two of which a number is a fraction; that of 0 is less than any. */
static int power_of(double number) {
  int power = -5000;
  if (number != 0)
    frexp(number, &power);
  return power;
}

/* In units of the gap and of time in which the largest numbers are about 1. Powers of two change no
 * digit. */
static CaromRoot find_in_own_units(double c0, double c1, double c2, double patience) {
  if (c0 == 0 || (c1 == 0 && c2 == 0))
    return find_in_usual(c0, c1, c2, patience);
  int gap = power_of(c0);
  int time = MIN(gap - power_of(c1), (gap - power_of(c2)) / 2);
  CaromRoot found = find_in_usual(ldexp(c0, -gap), ldexp(c1, time - gap), ldexp(c2, 2 * time - gap),
                                  ldexp(patience, -time));
  return root(ldexp(found.t, time), found.kind);
}

/* Whether the discriminant overflows, or digits of it may be lost. */
static inline gboolean is_out_of_range(double c0, double c1, double c2) {
  double square = c1 * c1, product = fabs(4 * c2 * c0);
  gboolean is_large = !(MAX(square, product) <= 0.5 * DBL_MAX);
  gboolean is_small = MAX(square, product) < CAROM_ROOT_FINDING_LEAST_SQUARE;
  return is_large | is_small;
}

static inline CaromRoot find_in_quadratic(double c0, double c1, double c2, double patience) {
  if (G_UNLIKELY(is_out_of_range(c0, c1, c2)))
    return find_in_own_units(c0, c1, c2, patience);
  return find_in_usual(c0, c1, c2, patience);
}

double carom_root_finding_quadratic(double c0, double c1, double c2, double patience) {
  return find_in_quadratic(c0, c1, c2, patience).t;
}

CaromRoot carom_root_finding_quadratic_root(double c0, double c1, double c2, double patience) {
  return find_in_quadratic(c0, c1, c2, patience);
}

/* ---- Of any degree: between its turning points a polynomial has one root or none ---- */

typedef struct {
  int degree;
  double c[CAROM_ROOT_FINDING_MAX_DEGREE + 1];
} Polynomial;

static double value(const Polynomial *p, double t) {
  double sum = p->c[p->degree];
  for (int i = p->degree; i-- > 0;)
    sum = sum * t + p->c[i];
  return sum;
}

static Polynomial derivative(const Polynomial *p) {
  Polynomial d = {.degree = p->degree - 1};
  for (int i = 0; i <= d.degree; i++)
    d.c[i] = (i + 1) * p->c[i + 1];
  return d;
}

/* The root in [@low, @high], at whose ends @p has different signs, by Newton's method, and by
 * bisection if a step would leave the interval or not shrink it enough. */
static double root_between(const Polynomial *p, double low, double high) {
  Polynomial slope = derivative(p);
  gboolean rises = value(p, high) > 0;
  double t = 0.5 * (low + high);
  double step = high - low;
  for (;;) {
    double at = value(p, t);
    if (at == 0)
      return t;
    if ((at > 0) == rises)
      high = t;
    else
      low = t;
    double steepness = value(&slope, t);
    double newton = t - at / steepness;
    if (newton == t && isfinite(steepness)) /* the root is nearer than the next number */
      return t;
    gboolean newton_serves = newton > low && newton < high && fabs(newton - t) < 0.5 * fabs(step);
    double next = newton_serves ? newton : low + 0.5 * (high - low);
    if (next == t || !(next > low && next < high)) /* nor a next that is not a number */
      return next;
    step = next - t;
    t = next;
  }
}

/* A root at 0 itself is read off. Bisection would halve a thousand times on its way there, through
 * all the exponents that there are. */
static gboolean begins_with_root(const Polynomial *p, double from) {
  return from == 0 && p->c[0] == 0;
}

/* Finds where @p changes its sign in (@low, @high), in ascending order.
 *
 * Returns: how often */
static int roots_in(const Polynomial *p, double low, double high, double *roots) {
  double turns[CAROM_ROOT_FINDING_MAX_DEGREE];
  int n_turns = 0, n_roots = 0;
  if (p->degree > 1) {
    Polynomial slope = derivative(p);
    n_turns = roots_in(&slope, low, high, turns);
  }
  for (int i = 0; i <= n_turns; i++) {
    double from = i == 0 ? low : turns[i - 1], to = i == n_turns ? high : turns[i];
    if ((value(p, from) > 0) != (value(p, to) > 0))
      roots[n_roots++] = begins_with_root(p, from) ? 0 : root_between(p, from, to);
  }
  return n_roots;
}

/* A bound for all roots (Fujiwara 1916): infinite where the leading coefficient is 0 or nearly. */
static double root_bound(const Polynomial *p) {
  if (p->c[p->degree] == 0)
    return INFINITY;
  double bound = 0;
  for (int i = 0; i < p->degree; i++) {
    double ratio = fabs(p->c[i] / p->c[p->degree]);
    bound = MAX(bound, pow(ratio, 1.0 / (p->degree - i)));
  }
  return 2 * bound;
}

/* Products of small numbers underflow to 0, or to so little that the bound overflows. Such a term
 * matters at no time that there is, and without it the polynomial is one of lower degree.
 *
 * Returns: a bound for all roots of what is left */
static double bound_roots(Polynomial *p) {
  double bound = root_bound(p);
  for (; isinf(bound) && p->degree > 1; bound = root_bound(p))
    p->degree--;
  return bound;
}

static inline Polynomial quartic(const double c[CAROM_ROOT_FINDING_MAX_DEGREE + 1]) {
  return (Polynomial){.degree = 4, .c = {c[0], c[1], c[2], c[3], c[4]}};
}

double carom_root_finding_quartic_value(const double c[CAROM_ROOT_FINDING_MAX_DEGREE + 1],
                                        double t) {
  Polynomial gap = quartic(c);
  return value(&gap, t);
}

CaromRoot carom_root_finding_quartic_root(const double c[CAROM_ROOT_FINDING_MAX_DEGREE + 1],
                                          double patience) {
  Polynomial gap = quartic(c);
  double bound = bound_roots(&gap);
  Polynomial slope = derivative(&gap);
  double turns[CAROM_ROOT_FINDING_MAX_DEGREE + 1];
  int n_turns = roots_in(&slope, 0, bound, turns);
  for (int i = 0; i <= n_turns; i++) {
    double from = i == 0 ? 0 : turns[i - 1], to = i == n_turns ? bound : turns[i];
    if (!(value(&slope, 0.5 * (from + to)) < 0))
      continue; /* the gap grows here */
    gboolean turned = from > 0 || c[1] >= 0;
    if (value(&gap, from) <= 0)
      return turned ? root(from + patience, CAROM_ROOT_AFTER_TURN) : root(0, CAROM_ROOT_NOW);
    if (value(&gap, to) < 0) { /* a gap that only touches 0 does not close */
      double closes = root_between(&gap, from, to);
      return turned ? not_too_soon(closes, from, patience) : root(closes, CAROM_ROOT_FALLS);
    }
  }
  return root(INFINITY, CAROM_ROOT_NONE);
}

double carom_root_finding_quartic(const double c[CAROM_ROOT_FINDING_MAX_DEGREE + 1],
                                  double patience) {
  return carom_root_finding_quartic_root(c, patience).t;
}
