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

/* carom_curve_init:
 * @column_s: how much time falls into a column of the picture, > 0; 0 keeps every sample
 *
 * Keeps the first, the least, the greatest and the last value of each column: drawn, that looks the
 * same as all of them. The present sample ends the curve where the series is not yet there. */
void carom_curve_init(CaromCurve *curve, const CaromRun *run, const CaromQuantity *quantity,
                      guint component, double column_s);

/* carom_curve_thin:
 * @column_s: about how much time the width of the curve's line covers, > 0
 *
 * Reduces further what goes up and down so often within that time that the line covers itself:
 * such a band would take many times longer to draw. Calm stretches keep all their points. */
void carom_curve_thin(CaromCurve *curve, double column_s);

void carom_curve_clear(CaromCurve *curve);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromCurve, carom_curve_clear)

/* The last value that is finite, or NAN. */
double carom_curve_last_value(const CaromCurve *curve);

/* Where a value is drawn. */
typedef struct {
  const CaromAxis *time;
  const CaromAxis *value;
  double zero_place; /* for values <= 0 on a logarithmic axis */
} CaromCurvePlaces;

/* Place of @value across the value axis; NAN where there is none. */
double carom_curve_place(const CaromCurvePlaces *places, double value);

/* A point at which the drawing of a curve is taken up. All 0: at its beginning. */
typedef struct {
  guint point;   /* its index */
  double length; /* of the line up to there, in points, since it began or was interrupted: where its
                    dashes are */
} CaromCurveStart;

/* Moves @start on to the last point whose place is left of @x. */
void carom_curve_advance(const CaromCurve *curve, const CaromCurvePlaces *places, double x,
                         CaromCurveStart *start);

/* Strokes the curve from point @first on with the line set in @cr; a curve of a single point
 * becomes a dot. */
void carom_curve_stroke(const CaromCurve *curve, cairo_t *cr, const CaromCurvePlaces *places,
                        guint first);
