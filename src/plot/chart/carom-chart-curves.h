/* carom-chart-curves: draws the curves of a chart on top of one another, whole or from some place
 * on. */
#pragma once

#include "carom-chart-layout.h"

/* @starts: (nullable): where to continue each curve, in the order of @layout->curves; NULL: from
 *   the beginning */
void carom_chart_curves_draw(const CaromChartLayout *layout, cairo_t *cr,
                             const CaromCurveStart *starts);

/* How far from its points the drawing of a curve can reach, in points. */
double carom_chart_curves_reach(const CaromChartLayout *layout);
