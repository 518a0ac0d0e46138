/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-series: samples over time, in bounded memory. When it is full, it drops every second sample
 * and from then on takes only half as many, so that it can grow for hours and still be drawn. */
#pragma once

#include "carom-sample.h"

typedef struct {
  GArray *samples; /* (element-type CaromSample): of the frames 0, stride, 2 stride, … */
  guint64 stride;  /* in frames, a power of two */

  /*< private >*/
  guint capacity; /* samples */
} CaromSeries;

/* @stride: a power of two
 * @budget: bytes that it may take, however many of them some are enough for a chart, and some it
 *   may have in any case
 * Returns: (transfer full): a series without samples */
CaromSeries *carom_series_new(guint64 stride, gsize budget);
void carom_series_free(CaromSeries *series);

/* Adds the sample of a frame, unless it is known already or the stride skips it. Frames come in
 * order, from 0, without gaps; frames that have been added may come again. */
void carom_series_take(CaromSeries *series, const CaromSample *sample);

/* Returns: how many bytes it takes */
static inline gsize carom_series_bytes(const CaromSeries *series) {
  return series->samples->len * sizeof(CaromSample);
}

static inline guint carom_series_length(const CaromSeries *series) {
  return series->samples->len;
}

static inline const CaromSample *carom_series_get(const CaromSeries *series, guint i) {
  return &g_array_index(series->samples, CaromSample, i);
}
