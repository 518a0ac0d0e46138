/* carom-curve: one component of a quantity of one pane over time, reduced to what can be seen. */
#pragma once

#include "carom-axis.h"
#include "carom-quantity.h"
#include "carom-run.h"

#include <cairo.h>

typedef struct {
  GArray *points;   /* (element-type CaromVec2): time in s and value, in order of time; the value is
                       NAN where the curve is interrupted */
  double low, high; /* of the finite values; low > high if there are none */
  double low_positive; /* the least value > 0; INFINITY if there is none */
} CaromCurve;

/* Keeps the first, the smallest, the greatest and the last value of each column, which looks the
 * same as drawing them all. If the series has no sample for the present, the present sample is
 * added at the end.
 *
 * @column_s: how much time a column of the picture covers, > 0; 0 keeps every sample */
void carom_curve_init(CaromCurve *curve, const CaromRun *run, const CaromQuantity *quantity,
                      guint component, double column_s);

/* Further reduces stretches that go up and down so often within that time that the line covers
 * itself; such a band would take many times longer to draw. Calm stretches keep all their points.
 *
 * @column_s: > 0, about how much time the width of the curve's line covers */
void carom_curve_thin(CaromCurve *curve, double column_s);

/* Frees the points. */
void carom_curve_clear(CaromCurve *curve);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromCurve, carom_curve_clear)

/* The last finite value, or NAN if there is none. */
double carom_curve_last_value(const CaromCurve *curve);

/* Where a value is drawn. */
typedef struct {
  const CaromAxis *time;
  const CaromAxis *value;
  double zero_place; /* for values <= 0 on a logarithmic axis */
} CaromCurvePlaces;

/* The place of @value on the value axis; NAN if it has none. */
double carom_curve_place(const CaromCurvePlaces *places, double value);

/* A point from which the drawing of a curve is continued. All 0: from its beginning. */
typedef struct {
  guint point;   /* its index */
  double length; /* of the line up to there, in points, since its beginning or its last
                    interruption; it determines the phase of the dashes */
} CaromCurveStart;

/* Moves @start to the last point whose place is left of @x. */
void carom_curve_advance(const CaromCurve *curve, const CaromCurvePlaces *places, double x,
                         CaromCurveStart *start);

/* Strokes the curve from point @first on with the line settings of @cr; a curve of a single point
 * becomes a dot. */
void carom_curve_stroke(const CaromCurve *curve, cairo_t *cr, const CaromCurvePlaces *places,
                        guint first);
