/* carom-root-finding: when does a gap close? A gap is a polynomial in time, such as the distance of
 * two bodies less the sum of their radii, or its square: positive while they are apart.
 *
 * A gap closes where it is not positive and falls. That one rule also serves bodies that overlap
 * already: those that approach each other meet at once, those that part do not, and those that part
 * and turn round before they are free meet when they turn (Bannerman, Strobl, Formella and Pöschel,
 * "Stable algorithm for event detection in event-driven particle dynamics", 2014). Roots are found
 * between the turning points of the gap, so none is missed and none is found twice. */
#pragma once

#define CAROM_ROOT_FINDING_MAX_DEGREE 4

/* carom_root_finding_quadratic:
 * @c0, @c1, @c2: of the gap c0 + c1 t + c2 t²
 * @patience: how long after turning round at or below 0 the gap counts as closing, >= 0: at the
 *   turn itself nothing moves yet
 *
 * Returns: the first t >= 0 at which the gap closes; INFINITY if it never does. */
double carom_root_finding_quadratic(double c0, double c1, double c2, double patience);

/* carom_root_finding_quartic:
 * @c: coefficients of 1, t, … t⁴; @c[4] > 0
 *
 * The same for a gap that is a quartic: the square distance of two bodies, one of which falls. */
double carom_root_finding_quartic(const double c[CAROM_ROOT_FINDING_MAX_DEGREE + 1],
                                  double patience);
