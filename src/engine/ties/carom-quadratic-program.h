/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-quadratic-program: finds the shortest vector x that meets a list of conditions, g_k·x ≥ h_k
 * for all k. It is x = Σ λ_k g_k, with multipliers λ_k ≥ 0 that vanish wherever the condition is
 * more than met.
 *
 * This is the dual method of Goldfarb and Idnani ("A numerically stable dual method for solving
 * strictly convex quadratic programs", Mathematical Programming 27, 1983), on orthogonal factors:
 * conditions become active one by one, the most violated first, and are dropped as soon as their
 * multiplier would change sign. It is finite, and copes with conditions that depend on each other.
 * K active conditions cost O(K³) operations and O(K²) memory. */
#pragma once

#include <glib.h>

#define CAROM_CONDITION_MAX_TERMS 4

/* g·x >= bound, where the components of g are given by factor and are 0 elsewhere. */
typedef struct {
  guint n_terms;
  guint index[CAROM_CONDITION_MAX_TERMS]; /* of the components of x, all different */
  double factor[CAROM_CONDITION_MAX_TERMS];
  double bound; /* h */
} CaromCondition;

/* Finds the multipliers. Conditions are met to within 1e-12 of the larger of x and the bounds;
 * those whose multiplier is not 0 are met with equality, to rounding.
 *
 * @conditions: (array length=n): their vectors g have length 1
 * @n_dimensions: how many components x has
 * @multipliers: (out) (array length=n): λ >= 0
 * Returns: whether there is such an x, and whether it could be found with numbers in range */
gboolean carom_quadratic_program_solve(const CaromCondition *conditions, guint n,
                                       guint n_dimensions, double *multipliers);
