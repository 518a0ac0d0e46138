/* carom-chart-curves: the curves of a chart over one another, whole or from some place on. */
#pragma once

#include "carom-chart-layout.h"

/* carom_chart_curves_draw:
 * @starts: (nullable): where to take each curve up, in the order of @layout->curves; NULL: at the
 *   beginning */
void carom_chart_curves_draw(const CaromChartLayout *layout, cairo_t *cr,
                             const CaromCurveStart *starts);

/* How far from its points a curve can leave a trace, in points. */
double carom_chart_curves_reach(const CaromChartLayout *layout);
