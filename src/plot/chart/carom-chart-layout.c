/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-layout: frees what a layout holds. */
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
