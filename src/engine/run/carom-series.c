/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-series: keeps one array. When that is full, every second sample is removed and the stride
 * doubled. */
#include "carom-series.h"

/* At the most, a full series takes about 10 MB, which it reaches after ten minutes at 60 frames a
 * second; at the least, it has a sample for each column of a chart. */
#define MAX_CAPACITY (1u << 15)
#define MIN_CAPACITY (1u << 11)

CaromSeries *carom_series_new(guint64 stride, gsize budget) {
  CaromSeries *series = g_new(CaromSeries, 1);
  series->samples = g_array_new(FALSE, FALSE, sizeof(CaromSample));
  series->stride = stride;
  series->capacity = (guint)CLAMP(budget / sizeof(CaromSample), MIN_CAPACITY, MAX_CAPACITY);
  return series;
}

void carom_series_free(CaromSeries *series) {
  g_array_unref(series->samples);
  g_free(series);
}

static void keep_every_second(CaromSeries *series) {
  GArray *samples = series->samples;
  for (guint i = 0; 2 * i < samples->len; i++)
    g_array_index(samples, CaromSample, i) = g_array_index(samples, CaromSample, 2 * i);
  g_array_set_size(samples, (samples->len + 1) / 2);
  series->stride *= 2;
}

void carom_series_take(CaromSeries *series, const CaromSample *sample) {
  if (series->samples->len == series->capacity)
    keep_every_second(series);
  if (sample->frame == series->samples->len * series->stride)
    g_array_append_val(series->samples, *sample);
}
