/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-stack: fills from one outline to another. */
#include "carom-chart-stack.h"

#include "carom-disc-hue.h"

/* How much of a slice's colour is seen, of a hue or of a grey: in turn, so that neighbours differ
 * where hues cannot be told, too. */
static const double hue_strengths[] = {0.42, 0.22}, grey_strengths[] = {0.28, 0.12};

static const CaromChannel *channel_at(const CaromChartLayout *layout, guint c) {
  return &g_array_index(layout->channels, CaromChannel, c);
}

gboolean carom_chart_stack_has(const CaromChartLayout *layout, guint c) {
  return c < layout->channels->len && carom_channel_is_stacked(channel_at(layout, c));
}

int carom_chart_stack_below(const CaromChartLayout *layout, guint c) {
  return c > 0 && carom_chart_stack_has(layout, c - 1) ? (int)c - 1 : -1;
}

/* Adds a point; cairo has no places that are far off. */
static void add_point(const CaromChartLayout *layout, cairo_t *cr, double x, double y) {
  if (isfinite(y))
    cairo_line_to(cr, x, CLAMP(y, layout->top - layout->height, layout->bottom + layout->height));
}

/* Adds the points of an outline from @from on, or the same backwards. */
static void trace(const CaromChartLayout *layout, cairo_t *cr, const GArray *outline, double from,
                  gboolean backwards) {
  guint first = carom_curve_outline_find(outline, from);
  if (!backwards)
    add_point(layout, cr, from, carom_curve_outline_height(outline, from));
  for (guint i = first; i < outline->len; i++) {
    guint k = backwards ? outline->len - 1 - (i - first) : i;
    CaromVec2 place = g_array_index(outline, CaromVec2, k);
    add_point(layout, cr, place.x, place.y);
  }
  if (backwards)
    add_point(layout, cr, from, carom_curve_outline_height(outline, from));
}

/* Goes back along the line of 0. */
static void trace_zero(const CaromChartLayout *layout, cairo_t *cr, double from) {
  double x, y, zero = carom_axis_place(&layout->value, 0);
  cairo_get_current_point(cr, &x, &y);
  add_point(layout, cr, x, zero);
  add_point(layout, cr, from, zero);
}

/* Where a curve begins: that of a disc does so as it comes in; INFINITY: it does not. */
static double beginning_of(const GArray *outline) {
  for (guint i = 0; i < outline->len; i++) {
    CaromVec2 place = g_array_index(outline, CaromVec2, i);
    if (carom_vec2_is_finite(place))
      return place.x;
  }
  return INFINITY;
}

static void set_colour(const CaromChartLayout *layout, cairo_t *cr, guint c) {
  const CaromScene *scene = carom_comparison_get_scene(layout->chart->comparison);
  gboolean is_of_disc = carom_chart_layout_has_hues(layout);
  gboolean has_hue = is_of_disc && carom_disc_hue_is_any(scene, channel_at(layout, c)->disc);
  double strength = (has_hue ? hue_strengths : grey_strengths)[c % 2];
  carom_colour_set(
      cr, is_of_disc ? carom_chart_layout_line_colour(layout, c) : layout->chart->theme->text,
      strength);
}

static void fill_slice(const CaromChartLayout *layout, cairo_t *cr, guint c, double from) {
  GArray **outlines = layout->outlines; /* the first ones are those of the first pane */
  int below = carom_chart_stack_below(layout, c);
  from = MAX(from, beginning_of(outlines[c]));
  cairo_new_path(cr);
  trace(layout, cr, outlines[c], from, FALSE);
  if (!cairo_has_current_point(cr))
    return;
  if (below < 0)
    trace_zero(layout, cr, from);
  else
    trace(layout, cr, outlines[below], from, TRUE);
  cairo_close_path(cr);
  set_colour(layout, cr, c);
  cairo_fill(cr);
}

void carom_chart_stack_draw(const CaromChartLayout *layout, cairo_t *cr, double from) {
  cairo_save(cr);
  cairo_rectangle(cr, layout->left, layout->top, layout->right - layout->left,
                  layout->bottom - layout->top);
  cairo_clip(cr);
  for (guint c = 0; c < layout->n_curves_a_pane; c++)
    if (carom_chart_stack_has(layout, c))
      fill_slice(layout, cr, c, from);
  cairo_restore(cr);
}
