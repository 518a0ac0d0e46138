/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-quadratic-program: keeps the factors Q R of the active conditions, to which columns are
 * added by orthogonalisation and from which they are removed by rotations. At the end the
 * multipliers are computed again from the factors and refined, to remove accumulated rounding. */
#include "carom-quadratic-program.h"

#include <math.h>
#include <string.h>

/* A condition that is violated by less than this, relative to the lengths involved, counts as
 * met. */
#define MET 1e-12
/* A unit vector with less than this outside the space of the active vectors counts as dependent on
 * them. A wall with 1e16 times a disc's mass is still independent; gaps in a packing, below 1e-9,
 * are not. */
#define DEPENDENT 1e-8
/* Every turn lengthens x, so no set of active conditions occurs twice, except because of rounding.
 * This many turns for each condition are the limit. */
#define MOST_TURNS_PER_CONDITION 20

typedef struct {
  const CaromCondition *conditions;
  guint n, n_dimensions;
  double *x;        /* [n_dimensions] */
  guint capacity;   /* the most conditions that can be active */
  guint n_active;   /* q */
  guint *active;    /* [q]: conditions, in order of the columns */
  double *lambda;   /* [q]: their multipliers */
  double *q_matrix; /* columns of n_dimensions: an orthonormal base of the active vectors */
  double *r_matrix; /* columns of capacity, upper triangular: G_active = Q R */
  double *along;    /* [q]: Qᵀ g of the condition looked at */
  double *outside;  /* [n_dimensions]: g less its part in the space of Q */
  double *shares;   /* [q]: R⁻¹ Qᵀ g: g in terms of the active vectors */
} Search;

static double *column(const Search *s, guint j) {
  return s->q_matrix + (gsize)j * s->n_dimensions;
}

static double *r_column(const Search *s, guint j) {
  return s->r_matrix + (gsize)j * s->capacity;
}

static double dot(const double *a, const double *b, guint n) {
  double sum = 0;
  for (guint i = 0; i < n; i++)
    sum += a[i] * b[i];
  return sum;
}

static void add_scaled(double *a, const double *b, double factor, guint n) {
  for (guint i = 0; i < n; i++)
    a[i] += factor * b[i];
}

/* g·x */
static double condition_value(const CaromCondition *c, const double *x) {
  double sum = 0;
  for (guint i = 0; i < c->n_terms; i++)
    sum += c->factor[i] * x[c->index[i]];
  return sum;
}

/* ---- The orthogonal factors ---- */

/* Solves R y = y. */
static void solve_upper(const Search *s, double *y) {
  for (guint j = s->n_active; j-- > 0;) {
    y[j] /= r_column(s, j)[j];
    add_scaled(y, r_column(s, j), -y[j], j);
  }
}

/* Solves Rᵀ y = y. */
static void solve_lower(const Search *s, double *y) {
  for (guint j = 0; j < s->n_active; j++)
    y[j] = (y[j] - dot(y, r_column(s, j), j)) / r_column(s, j)[j];
}

/* Splits g into its part along the active vectors and the part outside. Twice is enough to make the
 * latter orthogonal to rounding (Kahan's rule; Parlett, The Symmetric Eigenvalue Problem, 1980). */
static void split(Search *s, const CaromCondition *c) {
  memset(s->outside, 0, sizeof(double) * s->n_dimensions);
  memset(s->along, 0, sizeof(double) * s->n_active);
  for (guint i = 0; i < c->n_terms; i++)
    s->outside[c->index[i]] = c->factor[i];
  for (guint pass = 0; pass < 2; pass++)
    for (guint j = 0; j < s->n_active; j++) {
      double part = dot(column(s, j), s->outside, s->n_dimensions);
      add_scaled(s->outside, column(s, j), -part, s->n_dimensions);
      s->along[j] += part;
    }
  memcpy(s->shares, s->along, sizeof(double) * s->n_active);
  solve_upper(s, s->shares);
}

/* The condition that was split last becomes active. */
static void activate(Search *s, guint k, double lambda) {
  guint q = s->n_active++;
  double length = sqrt(dot(s->outside, s->outside, s->n_dimensions));
  s->active[q] = k;
  s->lambda[q] = lambda;
  memset(column(s, q), 0, sizeof(double) * s->n_dimensions);
  add_scaled(column(s, q), s->outside, 1 / length, s->n_dimensions);
  memcpy(r_column(s, q), s->along, sizeof(double) * q);
  r_column(s, q)[q] = length;
}

/* Turns the plane of (a, b) by the angle of cosine @c and sine @s. */
static void rotate(double *a, double *b, double c, double s) {
  double turned = c * *a + s * *b;
  *b = c * *b - s * *a;
  *a = turned;
}

/* Without its column @gone, R has a step below the diagonal: rotations take it away again. */
static void deactivate(Search *s, guint gone) {
  guint q = --s->n_active;
  memmove(s->active + gone, s->active + gone + 1, sizeof(guint) * (q - gone));
  memmove(s->lambda + gone, s->lambda + gone + 1, sizeof(double) * (q - gone));
  memmove(r_column(s, gone), r_column(s, gone + 1), sizeof(double) * s->capacity * (q - gone));
  for (guint j = gone; j < q; j++) {
    double *r = r_column(s, j);
    double length = hypot(r[j], r[j + 1]);
    double cosine = r[j] / length, sine = r[j + 1] / length;
    for (guint k = j; k < q; k++)
      rotate(&r_column(s, k)[j], &r_column(s, k)[j + 1], cosine, sine);
    for (guint i = 0; i < s->n_dimensions; i++)
      rotate(&column(s, j)[i], &column(s, j + 1)[i], cosine, sine);
  }
}

/* ---- The search ---- */

/* Returns: the condition that is missed by most; n if all are met */
static guint find_worst(const Search *s) {
  double scale = sqrt(dot(s->x, s->x, s->n_dimensions));
  for (guint k = 0; k < s->n; k++)
    scale = MAX(scale, fabs(s->conditions[k].bound));
  guint worst = s->n;
  double worst_missing = MET * scale;
  for (guint k = 0; k < s->n; k++) {
    double missing = s->conditions[k].bound - condition_value(&s->conditions[k], s->x);
    if (missing > worst_missing) {
      worst = k;
      worst_missing = missing;
    }
  }
  return worst;
}

/* Returns: how far the new multiplier can grow before an active one, @first, falls to 0 */
static double find_limit(const Search *s, guint *first) {
  double limit = INFINITY;
  for (guint j = 0; j < s->n_active; j++)
    if (s->shares[j] > 0 && s->lambda[j] / s->shares[j] < limit) {
      limit = s->lambda[j] / s->shares[j];
      *first = j;
    }
  return limit;
}

/* Sees to it that condition @k is met, and lets others go where they stand against it. */
static gboolean meet(Search *s, guint k, guint *turns_left) {
  const CaromCondition *c = &s->conditions[k];
  double lambda = 0;
  while ((*turns_left)-- > 0) {
    split(s, c);
    guint first = 0;
    double limit = find_limit(s, &first);
    double square = dot(s->outside, s->outside, s->n_dimensions);
    double full = square > DEPENDENT * DEPENDENT && s->n_active < s->capacity
                      ? (c->bound - condition_value(c, s->x)) / square
                      : INFINITY;
    double step = MIN(full, limit);
    if (!isfinite(step))
      return FALSE; /* no x meets all of them */
    add_scaled(s->lambda, s->shares, -step, s->n_active);
    lambda += step;
    if (isfinite(full))
      add_scaled(s->x, s->outside, step, s->n_dimensions);
    if (full <= limit) {
      activate(s, k, lambda);
      return TRUE;
    }
    deactivate(s, first);
  }
  return FALSE;
}

/* Adds to the multipliers what active conditions still miss: GᵀG δ = h − G x, x = Gᵀ λ. */
static void refine(Search *s) {
  memset(s->x, 0, sizeof(double) * s->n_dimensions);
  for (guint j = 0; j < s->n_active; j++) {
    const CaromCondition *c = &s->conditions[s->active[j]];
    for (guint i = 0; i < c->n_terms; i++)
      s->x[c->index[i]] += s->lambda[j] * c->factor[i];
  }
  for (guint j = 0; j < s->n_active; j++) {
    const CaromCondition *c = &s->conditions[s->active[j]];
    s->shares[j] = c->bound - condition_value(c, s->x);
  }
  solve_lower(s, s->shares);
  solve_upper(s, s->shares);
  add_scaled(s->lambda, s->shares, 1, s->n_active);
}

/* Finds the multipliers of the active conditions afresh from the factors: the steps that led to
 * them have rounded. */
static gboolean finish(Search *s, double *multipliers) {
  memset(s->lambda, 0, sizeof(double) * s->n_active);
  refine(s);
  refine(s);
  gboolean is_finite = TRUE;
  for (guint j = 0; j < s->n_active; j++) {
    is_finite = is_finite && isfinite(s->lambda[j]);
    multipliers[s->active[j]] = MAX(s->lambda[j], 0);
  }
  return is_finite;
}

static void search_init(Search *s) {
  s->capacity = MIN(s->n, s->n_dimensions);
  s->x = g_new0(double, s->n_dimensions);
  s->active = g_new(guint, s->capacity);
  s->lambda = g_new(double, s->capacity);
  s->q_matrix = g_new(double, (gsize)s->capacity * s->n_dimensions);
  s->r_matrix = g_new0(double, (gsize)s->capacity * s->capacity);
  s->along = g_new(double, s->capacity);
  s->outside = g_new(double, s->n_dimensions);
  s->shares = g_new(double, s->capacity);
}

static void search_clear(Search *s) {
  g_free(s->x);
  g_free(s->active);
  g_free(s->lambda);
  g_free(s->q_matrix);
  g_free(s->r_matrix);
  g_free(s->along);
  g_free(s->outside);
  g_free(s->shares);
}

gboolean carom_quadratic_program_solve(const CaromCondition *conditions, guint n,
                                       guint n_dimensions, double *multipliers) {
  if (n == 0)
    return TRUE;
  Search s = {.conditions = conditions, .n = n, .n_dimensions = n_dimensions};
  search_init(&s);
  memset(multipliers, 0, sizeof(double) * n);
  guint turns_left = MOST_TURNS_PER_CONDITION * n;
  gboolean found = TRUE;
  for (guint k; found && (k = find_worst(&s)) < n;)
    found = meet(&s, k, &turns_left);
  found = found && finish(&s, multipliers);
  search_clear(&s);
  return found;
}
