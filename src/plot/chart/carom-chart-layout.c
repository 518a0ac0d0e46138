/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-layout: frees what a layout holds, counts what is shown of the runs, and knows whose
 * hue a curve has. */
#include "carom-chart-layout.h"

#include "carom-disc-hue.h"

void carom_chart_layout_clear(CaromChartLayout *layout) {
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++) {
    carom_curve_clear(&layout->curves[i]);
    if (layout->outlines) {
      g_array_unref(layout->outlines[i]);
      g_array_unref(layout->stretches[i]);
    }
  }
  g_clear_pointer(&layout->curves, g_free);
  g_clear_pointer(&layout->panes, g_free);
  g_clear_pointer(&layout->numbers, g_free);
  g_clear_pointer(&layout->fits, g_free);
  g_clear_pointer(&layout->paths, g_free);
  g_clear_pointer(&layout->phases, g_ptr_array_unref);
  g_clear_pointer(&layout->partners, g_array_unref);
  g_clear_pointer(&layout->outlines, g_free);
  g_clear_pointer(&layout->stretches, g_free);
  g_clear_pointer(&layout->channels, g_array_unref);
  g_clear_pointer(&layout->across_ticks, g_array_unref);
  g_clear_pointer(&layout->value_ticks, g_array_unref);
  g_clear_pointer(&layout->title, g_free);
  g_clear_pointer(&layout->across_title, g_free);
  g_clear_pointer(&layout->value_title, g_free);
}

guint carom_chart_layout_count_samples(const CaromChartLayout *layout, guint i) {
  const CaromComparison *comparison = layout->chart->comparison;
  const CaromRun *run = carom_chart_layout_run_of_curve(layout, i);
  const CaromChannel *channel = carom_chart_layout_channel_of_curve(layout, i);
  guint64 last = layout->chart->until_now ? carom_comparison_get_frame(comparison)
                                          : carom_comparison_get_known(comparison);
  return (guint)MIN(carom_channel_length(channel, run),
                    last / carom_channel_stride(channel, run) + 1);
}

gboolean carom_chart_layout_is_lit(const CaromChartLayout *layout, guint c) {
  const CaromChannel *channel = &g_array_index(layout->channels, CaromChannel, c);
  const CaromScene *scene = carom_comparison_get_scene(layout->chart->comparison);
  return layout->chart->lit_discs == 0 || !carom_quantity_is_by_disc(channel->quantity) ||
         channel->disc == CAROM_CHANNEL_WHOLE ||
         carom_scene_count_most_discs(scene) <= CAROM_DISC_HUE_MOST ||
         (layout->chart->lit_discs >> channel->disc & 1) != 0;
}

/* Of a curve that does not stand out, so much is the background's. */
static const double unlit = 0.5;

/* Where some stand out, those that do have the text's colour if they have no hue.
 *
 * @of_disc, @of_pair: give the hue of a line, or of a name */
static CaromColour colour_of(const CaromChartLayout *layout, guint c,
                             CaromColour (*of_disc)(const CaromTheme *, const CaromScene *, guint),
                             CaromColour (*of_pair)(const CaromTheme *, guint)) {
  const CaromChannel *channel = &g_array_index(layout->channels, CaromChannel, c);
  const CaromTheme *theme = layout->chart->theme;
  if (!carom_quantity_is_by_disc(channel->quantity))
    return of_pair(theme, layout->numbers[c]);
  if (channel->disc == CAROM_CHANNEL_WHOLE)
    return theme->text;
  const CaromScene *scene = carom_comparison_get_scene(layout->chart->comparison);
  if (!carom_chart_layout_is_lit(layout, c))
    return carom_colour_mix(theme->dim_text, theme->background, unlit);
  gboolean some = layout->chart->lit_discs != 0;
  return some && !carom_disc_hue_is_any(scene, channel->disc)
             ? theme->text
             : of_disc(theme, scene, channel->disc);
}

CaromColour carom_chart_layout_line_colour(const CaromChartLayout *layout, guint c) {
  return colour_of(layout, c, carom_disc_hue_line, carom_disc_hue_pair_line);
}

CaromColour carom_chart_layout_name_colour(const CaromChartLayout *layout, guint c) {
  return colour_of(layout, c, carom_disc_hue_text, carom_disc_hue_pair_text);
}
