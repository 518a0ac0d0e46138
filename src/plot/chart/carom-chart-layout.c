/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-layout: what a layout holds is freed, and how much of it is final is told. */
#include "carom-chart-layout.h"

void carom_chart_layout_clear(CaromChartLayout *layout) {
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++) {
    carom_curve_clear(&layout->curves[i]);
    g_array_unref(layout->outlines[i]);
    g_array_unref(layout->stretches[i]);
  }
  g_clear_pointer(&layout->curves, g_free);
  g_clear_pointer(&layout->outlines, g_free);
  g_clear_pointer(&layout->stretches, g_free);
  g_clear_pointer(&layout->channels, g_array_unref);
  g_clear_pointer(&layout->across_ticks, g_array_unref);
  g_clear_pointer(&layout->value_ticks, g_array_unref);
  g_clear_pointer(&layout->title, g_free);
  g_clear_pointer(&layout->across_title, g_free);
  g_clear_pointer(&layout->value_title, g_free);
}

/* The last busy column is not complete. The present sample, which is ahead of the series, may be
 * taken back. */
double carom_chart_layout_settled(const CaromChartLayout *layout) {
  double last_s = layout->across.max;
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++) {
    const CaromRun *run = carom_chart_layout_run_of_curve(layout, i);
    const CaromChannel *channel = carom_chart_layout_channel_of_curve(layout, i);
    guint n = carom_channel_length(channel, run);
    last_s = MIN(last_s, n > 0 ? carom_channel_time_s(channel, run, n - 1) : 0);
  }
  return carom_axis_place(&layout->across, last_s) - CAROM_CHART_BUSY_COLUMN -
         carom_chart_nesting_reach();
}
