/* carom-curve: a channel of one pane over time, or a distribution, reduced to what can be seen. */
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

/* Keeps the first, the smallest, the greatest and the last value of each column, which looks the
 * same as drawing them all. If nothing is known of the present yet, the present value is
 * added at the end.
 *
 * @column_s: how much time a column of the picture covers, > 0; 0 keeps every sample */
void carom_curve_init(CaromCurve *curve, const CaromRun *run, const CaromChannel *channel,
                      double column_s);

/* The outline of its bins, as steps. */
void carom_curve_init_distribution(CaromCurve *curve, const CaromDistribution *distribution);

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
