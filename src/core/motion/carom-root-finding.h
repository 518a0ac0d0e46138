/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-root-finding: when does a gap close? A gap is a polynomial in time that is positive while
 * two bodies are apart, such as their distance less the sum of their radii, or its square.
 *
 * A gap closes where it is not positive and falling. This one rule also covers bodies that overlap
 * already: those that approach each other meet at once, those that part do not, and those that part
 * but reverse before they are free meet when they reverse (Bannerman, Strobl, Formella and Pöschel,
 * "Stable algorithm for event detection in event-driven particle dynamics", 2014). Roots are
 * searched for between the turning points of the gap, so none is missed and none is found twice. */
#pragma once

#define CAROM_ROOT_FINDING_MAX_DEGREE 4

/* Where the terms of a discriminant are all less, digits of it may be lost. */
#define CAROM_ROOT_FINDING_LEAST_SQUARE 1e-250

/* How a gap closes. */
typedef enum {
  CAROM_ROOT_NONE,       /* never */
  CAROM_ROOT_NOW,        /* at once: it is not positive, and falls from the start */
  CAROM_ROOT_FALLS,      /* at a root: it falls from the start until then */
  CAROM_ROOT_TURNS,      /* at a root, after it has turned from rising to falling */
  CAROM_ROOT_AFTER_TURN, /* when the patience has passed after it has turned to falling: at the turn
                            it is not positive, or it is so little that it would close sooner */
} CaromRootKind;

typedef struct {
  double t; /* the first t >= 0 at which the gap closes; INFINITY if it never does */
  CaromRootKind kind;
} CaromRoot;

/* @c0, @c1, @c2: coefficients of the gap c0 + c1 t + c2 t²
 * @patience: >= 0, how long after reversing at or below 0 the gap is taken to close; at the turning
 *   point itself nothing moves yet
 * Returns: the first t >= 0 at which the gap closes; INFINITY if it never does */
double carom_root_finding_quadratic(double c0, double c1, double c2, double patience);

/* The same calculation, which also tells how the gap closes. */
CaromRoot carom_root_finding_quadratic_root(double c0, double c1, double c2, double patience);

/* The same for a gap that is a quartic: the squared distance of two bodies of which one falls.
 *
 * @c: coefficients of 1, t, … t⁴; @c[4] > 0 for the distance, < 0 for the depth in a circle */
double carom_root_finding_quartic(const double c[CAROM_ROOT_FINDING_MAX_DEGREE + 1],
                                  double patience);
CaromRoot carom_root_finding_quartic_root(const double c[CAROM_ROOT_FINDING_MAX_DEGREE + 1],
                                          double patience);

/* The value of that gap at @t, as it is calculated while roots are searched for. */
double carom_root_finding_quartic_value(const double c[CAROM_ROOT_FINDING_MAX_DEGREE + 1],
                                        double t);
