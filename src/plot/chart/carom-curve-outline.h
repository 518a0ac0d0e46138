/* carom-curve-outline: the places between which a curve's straight lines are drawn. A curve that
 * grows is followed: what is placed for good is not placed again. */
#pragma once

#include "carom-chart-lane.h"
#include "carom-curve.h"

typedef struct {
  double length;  /* of the path up to here in points, without its gaps */
  guint unbroken; /* the place since which there has been no gap */
} CaromCurveOutlineWay;

/* The end of the line drawn so far, and the place after it, to which the line has not been drawn
 * because the curve may continue in the same direction. */
typedef struct {
  gboolean down;
  CaromVec2 drawn, pending;
} CaromCurveOutlinePen;

typedef struct {
  GArray *places;  /* (element-type CaromVec2): from left to right; one that is not finite where the
                      curve is interrupted */
  GArray *ways;    /* (element-type CaromCurveOutlineWay): to each place */
  guint n_settled; /* places that stay while the curve only grows and the axes do not change */
  guint n_anew;    /* how often all of it was placed anew */
  CaromChartLane lane; /* of carom-chart-nesting, which follows the places */
  /* What it was made of. */
  CaromCurveOutlinePen pen; /* after the points that are settled */
  guint n_taken;            /* of them */
  guint curve_n_anew;
  gboolean jumps;
  CaromAxis across, value;
  double zero_place;
} CaromCurveOutline;

/* Returns: (transfer full): without places */
CaromCurveOutline *carom_curve_outline_new(void);
CaromCurveOutline *carom_curve_outline_ref(CaromCurveOutline *outline);
void carom_curve_outline_unref(CaromCurveOutline *outline);

/* Places @curve, which is that of last time with more samples, or any other. The places are the
 * same, bit for bit, as those of a new outline. */
void carom_curve_outline_follow(CaromCurveOutline *outline, const CaromCurve *curve,
                                const CaromCurvePlaces *places);

/* Returns: how long the lines from one place to another are, from the last gap between them on */
double carom_curve_outline_length(const CaromCurveOutline *outline, guint from, guint to);
