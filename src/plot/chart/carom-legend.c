/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-legend: one function arranges the items in rows, and either draws them or only measures the
 * height. */
#include "carom-legend.h"
#include "carom-pane-style.h"

static const double sample_gap = 6, item_gap = 16;

static char *item_markup(const CaromLegend *legend, guint i) {
  return g_markup_escape_text(carom_comparison_get_title(legend->comparison, i), -1);
}

static double item_width(const CaromLegend *legend, CaromText *text, guint i) {
  g_autofree char *markup = item_markup(legend, i);
  return CAROM_PANE_STYLE_SAMPLE_WIDTH + sample_gap + carom_text_width(text, markup);
}

static void draw_item(const CaromLegend *legend, CaromText *text, guint i, double x, double y,
                      double width) {
  CaromPaneStyle style = legend->grey
                             ? carom_pane_style_in_colour(legend->theme, i, legend->theme->dim_text)
                             : carom_pane_style_of(legend->theme, i);
  g_autofree char *markup = item_markup(legend, i);
  double text_x = CAROM_PANE_STYLE_SAMPLE_WIDTH + sample_gap;
  carom_pane_style_draw_sample(text->cr, &style, x, y, CAROM_PANE_STYLE_SAMPLE_WIDTH,
                               text->line_height);
  carom_text_draw_within(text, markup, legend->theme->text, x + text_x, y + text->line_height / 2,
                         0, width - text_x);
}

static gboolean has_item(const CaromLegend *legend, guint i) {
  return (legend->hidden_panes >> i & 1) == 0;
}

/* Arranges the items in rows, and draws them if @draw.
 *
 * Returns: the height */
static double arrange(const CaromLegend *legend, CaromText *text, double x, double y, double width,
                      gboolean draw) {
  double across = 0, down = 0;
  for (guint i = 0; i < carom_comparison_get_n_runs(legend->comparison); i++) {
    if (!has_item(legend, i))
      continue;
    double needed = MIN(item_width(legend, text, i), width);
    if (across > 0 && across + needed > width + 0.01) {
      across = 0;
      down += text->line_height;
    }
    if (draw)
      draw_item(legend, text, i, x + across, y + down, needed + 0.01);
    across += needed + item_gap;
  }
  return down + text->line_height;
}

double carom_legend_width(const CaromLegend *legend, CaromText *text) {
  double width = -item_gap;
  for (guint i = 0; i < carom_comparison_get_n_runs(legend->comparison); i++)
    width += has_item(legend, i) ? item_width(legend, text, i) + item_gap : 0;
  return width;
}

double carom_legend_height(const CaromLegend *legend, CaromText *text, double width) {
  return arrange(legend, text, 0, 0, width, FALSE);
}

void carom_legend_draw(const CaromLegend *legend, CaromText *text, double x, double y,
                       double width) {
  arrange(legend, text, x, y, width, TRUE);
}
