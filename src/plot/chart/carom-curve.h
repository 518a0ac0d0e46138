/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-curve: the points of a curve over time, or of a distribution, and where they are drawn. */
#pragma once

#include "carom-axis.h"
#include "carom-channel.h"
#include "carom-distribution.h"

typedef struct {
  GArray *points;   /* (element-type CaromVec2): time in s and value, in order of time; the value is
                       NAN where the curve is interrupted. Of a distribution: the corners of its
                       outline */
  double low, high; /* of the finite values; low > high if there are none */
  double low_positive; /* the least value > 0; INFINITY if there is none */
  gboolean jumps;      /* whether a value stays until the next one, as carom_channel_jumps() says */
} CaromCurve;

/* Returns: a curve without points, to be cleared with carom_curve_clear() */
CaromCurve carom_curve_new_empty(void);

/* The outline of its bins, as steps. */
void carom_curve_init_distribution(CaromCurve *curve, const CaromDistribution *distribution);

/* Frees the points. */
void carom_curve_clear(CaromCurve *curve);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromCurve, carom_curve_clear)

/* The last finite value, or NAN if there is none. */
double carom_curve_last_value(const CaromCurve *curve);

/* Where a value is drawn. */
typedef struct {
  const CaromAxis *across;
  const CaromAxis *value;
  double zero_place; /* for values <= 0 on a logarithmic axis */
} CaromCurvePlaces;

/* The place of @value on the value axis; NAN if it has none. */
double carom_curve_place(const CaromCurvePlaces *places, double value);

/* Returns: (transfer full) (element-type CaromVec2): the places between which straight lines are
 *   drawn, from left to right; one that is not finite where the curve is interrupted. More points
 *   at the end of the curve add places, and may move only the last one. */
GArray *carom_curve_outline(const CaromCurve *curve, const CaromCurvePlaces *places);

/* The outline of a curve to whose end points are added. */
typedef struct CaromCurveOutline CaromCurveOutline;

/* Returns: (transfer full): without places */
CaromCurveOutline *carom_curve_outline_new(void);
void carom_curve_outline_free(CaromCurveOutline *outline);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCurveOutline, carom_curve_outline_free)

/* The same as carom_curve_outline(), made from the last one.
 *
 * @n_settled: so many points of the curve stay the same when more are added; at least as many as
 *   the last time
 * Returns: (transfer full) (element-type CaromVec2): valid until it is asked for again */
GArray *carom_curve_outline_take(CaromCurveOutline *outline, const CaromCurve *curve,
                                 guint n_settled, const CaromCurvePlaces *places);

/* Returns: the first place of an outline that is not left of @x; their number if there is none */
guint carom_curve_outline_find(const GArray *outline, double x);

/* Returns: where the line of an outline is at @x; NAN beyond its ends */
double carom_curve_outline_height(const GArray *outline, double x);
