/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-curve-growth: a channel of one pane over time, reduced to what can be seen, sample by
 * sample as the run goes on. */
#pragma once

#include "carom-curve.h"
#include "carom-time-span.h"

typedef struct CaromCurveGrowth CaromCurveGrowth;

/* Keeps the first, the smallest, the greatest and the last value of each column, which looks the
 * same as drawing them all. At the ends of @span, where the curve ends as well, it has the values
 * there. Stretches that go up and down so often that the line covers itself are
 * reduced further, as such a band would take many times longer to draw; calm ones keep all their
 * points.
 *
 * @run: must live as long as the growth takes samples
 * @column_s: how much time a column of the picture covers, > 0; 0 keeps every sample
 * @busy_s: about how much time the width of the curve's line covers, > 0; 0 reduces nothing further
 * Returns: (transfer full): a growth without samples */
CaromCurveGrowth *carom_curve_growth_new(const CaromRun *run, const CaromChannel *channel,
                                         CaromTimeSpan span, double column_s, double busy_s);
void carom_curve_growth_free(CaromCurveGrowth *growth);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCurveGrowth, carom_curve_growth_free)

/* Takes the samples that have come since. If nothing is known of the present yet, the present value
 * ends the curve. It is the same, bit for bit, however many samples come at a time. It shares its
 * points with the growth, so it is not to be used any more once more samples are taken.
 *
 * @most: no more than the first samples, so many
 * @curve: (out caller-allocates): the curve, to be cleared with carom_curve_clear() */
void carom_curve_growth_take(CaromCurveGrowth *growth, guint most, CaromCurve *curve);

/* The outline of the curve that was taken last, made from the one before. It is valid until it is
 * asked for again.
 *
 * Returns: (transfer full) (element-type CaromVec2) */
GArray *carom_curve_growth_outline(CaromCurveGrowth *growth, const CaromCurvePlaces *places);

/* The same curve at once, with points of its own. */
void carom_curve_growth_whole(CaromCurve *curve, const CaromRun *run, const CaromChannel *channel,
                              CaromTimeSpan span, guint most, double column_s, double busy_s);
