/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-series: what is measured of a pane at the end of a frame, which is a sample, and samples
 * over time, in bounded memory. When a series is full, it drops every second sample and from then
 * on takes only half as many, so that it can grow for hours and still be drawn. */
#pragma once

#include "carom-audit.h"

typedef struct {
  guint64 frame;
  double time_s;
  CaromTotals totals;
  CaromBooks books;
  double momentum_error; /* see carom_audit_momentum_error() */
  double energy_error;   /* see carom_audit_energy_error() */
  double contact_eps; /* the greatest disagreement of all resolvers at one contact so far, in ε */
  /* The greatest differences of a disc from itself in the reference, at the frame. */
  double position_distance;
  double velocity_distance;
} CaromSample;

typedef struct {
  GArray *samples; /* (element-type CaromSample): of the frames 0, stride, 2 stride, … */
  guint64 stride;  /* in frames, a power of two */

  /*< private >*/
  guint capacity; /* in samples */
} CaromSeries;

/* @stride: a power of two
 * @budget: bytes that the series may take; it has room for a chart in any case, and takes no more
 *   than that is worth
 * Returns: (transfer full): a series without samples */
CaromSeries *carom_series_new(guint64 stride, gsize budget);
void carom_series_free(CaromSeries *series);

/* Adds the sample of a frame, unless it is known already or the stride skips it. Frames come in
 * order, from 0, without gaps; frames that have been added may come again. */
void carom_series_take(CaromSeries *series, const CaromSample *sample);

/* Returns: how many bytes the samples take */
static inline gsize carom_series_bytes(const CaromSeries *series) {
  return series->samples->len * sizeof(CaromSample);
}

static inline guint carom_series_length(const CaromSeries *series) {
  return series->samples->len;
}

static inline const CaromSample *carom_series_get(const CaromSeries *series, guint i) {
  return &g_array_index(series->samples, CaromSample, i);
}
