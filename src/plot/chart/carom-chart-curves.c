/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-curves: strokes the curves stretch by stretch, upon the slices of a stack, clipped to
 * the plot: first all that are nested, pane by pane, then the thin ones, which wide lines would
 * cover. */
#include "carom-chart-curves.h"

#include "carom-chart-nesting.h"
#include "carom-chart-stack.h"
#include "carom-pane-style.h"

/* How far a curve that runs along the edge of the plot may extend beyond it, because of its
 * width. */
static const double overhang = 5;

/* Right angles, as at a collision, stay sharp; acute ones are cut off, so that they have no
 * spikes. */
static const double miter_limit = 1.5;

/* Components of one hue, such as those of a vector, are told apart by width: what is across has the
 * widest lines. */
static const double component_factor = 0.55;

/* Thin curves have a mark in each of these distances across, each pane at a place of its own. */
static const double mark_distance = 96;
static const double mark_radius = 3.4;

static const double restless_factor = 0.5, many_curves_factor = 0.7;

/* By disc, the lowest line is less wide, and what tells panes is thin upon it. */
static const double line_factor = 0.7, pattern_factor = 0.4;

/* The edges of slices are narrow: where one has no height, that of the one below is seen. */
static const double edge_factor = 0.4;
static const guint many_curves = 3;

static void clip_to_plot(const CaromChartLayout *layout, cairo_t *cr) {
  cairo_rectangle(cr, layout->left - overhang, layout->top - overhang,
                  layout->right - layout->left + 2 * overhang,
                  layout->bottom - layout->top + 2 * overhang);
  cairo_clip(cr);
}

static CaromVec2 at(const GArray *outline, guint i) {
  return g_array_index(outline, CaromVec2, i);
}

/* The point of a line at @x, which is between its ends. */
static CaromVec2 point_at(CaromVec2 from, CaromVec2 to, double x) {
  if (to.x <= from.x)
    return to;
  return carom_vec2(x, from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x));
}

/* The part of line @i of the outline that is in the stretch; not finite if there is no line. */
static void cut(const GArray *outline, guint i, const CaromChartStretch *stretch, CaromVec2 *start,
                CaromVec2 *end) {
  *start = at(outline, i - 1);
  *end = at(outline, i);
  if (start->x < stretch->from)
    *start = point_at(*start, *end, stretch->from);
  if (end->x > stretch->to)
    *end = point_at(*start, *end, stretch->to);
}

/* Draws the lines of a stretch that end right of @from, as one path.
 *
 * Returns: how much of the path's beginning is left out, which determines the phase of its dashes
 */
static double trace_stretch(cairo_t *cr, const GArray *outline, const CaromChartStretch *stretch,
                            double from) {
  double left_out = 0;
  gboolean drawing = FALSE;
  for (guint i = MAX(carom_curve_outline_find(outline, stretch->from), 1); i < outline->len; i++) {
    CaromVec2 start, end;
    if (at(outline, i - 1).x >= stretch->to)
      break;
    cut(outline, i, stretch, &start, &end);
    if (!carom_vec2_is_finite(start) || !carom_vec2_is_finite(end)) {
      drawing = FALSE;
      left_out = 0;
    } else if (end.x < from) {
      left_out += carom_vec2_distance(end, start);
    } else {
      if (!drawing)
        cairo_move_to(cr, start.x, start.y);
      cairo_line_to(cr, end.x, end.y);
      drawing = TRUE;
    }
  }
  return left_out;
}

/* Returns: how many of the first channels, so many, are of discs, along the component of @c */
static guint count_discs(const CaromChartLayout *layout, guint c, guint end) {
  guint n = 0;
  for (guint i = 0; i < end; i++) {
    const CaromChannel *channel = carom_chart_layout_channel_of_curve(layout, i);
    n += channel->component == carom_chart_layout_channel_of_curve(layout, c)->component &&
         channel->disc != CAROM_CHANNEL_WHOLE;
  }
  return n;
}

static gboolean is_sum(const CaromChartLayout *layout, guint c) {
  return carom_channel_is_whole(carom_chart_layout_channel_of_curve(layout, c));
}

/* That of the last disc has this share of the width of the first, and that of the sum, upon all of
 * them, this. More discs than the most have no lines of different widths. */
static const double last_width = 0.6, sum_width = 0.3;
static const guint most_widths = 4;

/* Where two have one value, the line of the one before is seen on both sides. */
static double share_of_width(const CaromChartLayout *layout, guint c) {
  guint n_before = count_discs(layout, c, c), n = count_discs(layout, c, layout->channels->len);
  if (is_sum(layout, c))
    return n > 0 ? sum_width : 1;
  return n_before < most_widths && n > 1
             ? 1 - (1 - last_width) * n_before / (MIN(n, most_widths) - 1)
             : 1;
}

static gboolean is_lit(const CaromChartLayout *layout, guint i) {
  return layout->channels->len == 0 ||
         carom_chart_layout_is_lit(layout, i % layout->n_curves_a_pane);
}

/* The width of a curve where hue tells discs, as a part of that of panes, which is all that tells
 * how many lie below it. */
static double width_by_disc(const CaromChartLayout *layout, guint c, guint n_below) {
  gboolean is_stack = layout->chart->quantity->stack_of != NULL;
  double factor = n_below > 0 ? pattern_factor : is_stack ? edge_factor : line_factor;
  return is_stack ? factor : factor * share_of_width(layout, c);
}

/* Where hue tells discs, and panes agree, there is one line in the disc's colour, the lowest, upon
 * which the dashes of each further pane alternate between the background's colour and the disc's.
 */
static CaromPaneStyle style_by_disc(const CaromChartLayout *layout, guint pane, guint c,
                                    guint n_below) {
  const CaromTheme *theme = layout->chart->theme;
  gboolean is_gap = n_below % 2 == 1;
  return carom_pane_style_in_colour(
      theme, pane, is_gap ? theme->background : carom_chart_layout_line_colour(layout, c));
}

/* The style of curve @i upon @n_below others. */
static CaromPaneStyle style_of(const CaromChartLayout *layout, guint i, guint n_below) {
  const CaromTheme *theme = layout->chart->theme;
  guint pane = layout->panes[i / layout->n_curves_a_pane], c = i % layout->n_curves_a_pane;
  gboolean has_hues = carom_chart_layout_has_hues(layout);
  CaromPaneLine upon = carom_pane_style_of(theme, MIN(n_below, CAROM_THEME_PANE_LAYERS - 1)).nested;
  CaromPaneStyle style =
      has_hues ? style_by_disc(layout, pane, c, n_below) : carom_pane_style_of(theme, pane);
  /* The fifth pane has the line of the first again, which would hide those below it: upon others it
   * has one of theirs. */
  if (n_below > 0 && style.nested.n_dash == 0)
    style.nested = upon;
  if (has_hues)
    style.nested.width = upon.width * width_by_disc(layout, c, n_below);
  if (has_hues && n_below == 0)
    style.nested.n_dash = 0;
  if (layout->channels->len > 0)
    style.nested.width *=
        pow(component_factor, carom_chart_layout_channel_of_curve(layout, c)->component);
  return style;
}

/* Many curves, or many peaks, need narrower lines to be seen side by side. All of a chart are then
 * as wide, lest a change of width seem to say something. */
static double width_factor(const CaromChartLayout *layout, gboolean is_alone) {
  if (is_alone)
    return 1;
  if (layout->is_restless)
    return restless_factor;
  return layout->n_curves_a_pane > many_curves ? many_curves_factor : 1;
}

/* Where hue tells discs, dashes tell panes, but not where they could not be read: of a curve that
 * is full of steps, or does not stand out, or of the sum, which is thin and may lie upon that of a
 * disc. There it is a plain line, and marks tell. */
static gboolean has_pattern(const CaromChartLayout *layout, guint i,
                            const CaromChartStretch *stretch) {
  return !carom_chart_layout_has_hues(layout) ||
         (is_lit(layout, i) && !stretch->is_restless &&
          (stretch->is_alone || !is_sum(layout, i % layout->n_curves_a_pane)));
}

static void stroke_stretch(const CaromChartLayout *layout, cairo_t *cr, guint i,
                           const CaromChartStretch *stretch, double from) {
  CaromPaneStyle style = style_of(layout, i, stretch->n_below);
  cairo_new_path(cr);
  double left_out = trace_stretch(cr, layout->outlines[i], stretch, from);
  CaromPaneLine line = stretch->is_alone ? style.thin : style.nested;
  line.width *= width_factor(layout, stretch->is_alone);
  if (!has_pattern(layout, i, stretch))
    line.n_dash = 0;
  carom_pane_style_set(cr, &style, &line, left_out);
  cairo_stroke(cr);
}

static const double least_dot = 2;

/* A line of length 0 would not be drawn. */
static void draw_dot(const CaromChartLayout *layout, cairo_t *cr, guint i) {
  CaromPaneStyle style =
      style_of(layout, i, g_array_index(layout->stretches[i], CaromChartStretch, 0).n_below);
  CaromVec2 place = at(layout->outlines[i], 0);
  carom_colour_set(cr, style.colour, 1);
  cairo_arc(cr, place.x, place.y, MAX(style.nested.width / 2, least_dot), 0, 2 * G_PI);
  cairo_fill(cr);
}

static gboolean is_dot(const GArray *outline) {
  return outline->len > 0 && carom_vec2_is_finite(at(outline, 0)) &&
         carom_vec2_equal(at(outline, 0), at(outline, outline->len - 1));
}

static void draw_marks(const CaromChartLayout *layout, cairo_t *cr, guint i,
                       const CaromChartStretch *stretch, double from) {
  guint place = i / layout->n_curves_a_pane;
  const GArray *outline = layout->outlines[i];
  CaromPaneStyle style = style_of(layout, i, stretch->n_below);
  double first = layout->left + mark_distance * (0.5 + place) / layout->n_panes;
  double left = MAX(stretch->from, from - CAROM_PANE_STYLE_MARK_REACH);
  double x = first + mark_distance * MAX(ceil((left - first) / mark_distance), 0);
  for (; x < stretch->to; x += mark_distance) {
    double y = carom_curve_outline_height(outline, x);
    if (isfinite(y))
      carom_pane_style_draw_mark(cr, &style, x, y, mark_radius);
  }
}

static void draw_curve(const CaromChartLayout *layout, cairo_t *cr, guint i, gboolean alone,
                       double from) {
  const GArray *stretches = layout->stretches[i];
  if (!alone && is_dot(layout->outlines[i]))
    draw_dot(layout, cr, i);
  for (guint k = 0; k < stretches->len; k++) {
    const CaromChartStretch *stretch = &g_array_index(stretches, CaromChartStretch, k);
    gboolean is_hidden = stretch->n_below > 0 && !has_pattern(layout, i, stretch);
    if (!stretch->is_alone != !alone || stretch->to < from || is_hidden)
      continue;
    stroke_stretch(layout, cr, i, stretch, from);
    if (alone && layout->n_panes > 1)
      draw_marks(layout, cr, i, stretch, from);
  }
}

/* What stands out lies over what does not. */
static void draw_all(const CaromChartLayout *layout, cairo_t *cr, gboolean alone, double from) {
  for (int lit = 0; lit < 2; lit++)
    for (guint i = 0; i < layout->n_panes * layout->n_curves_a_pane; i++)
      if (is_lit(layout, i) == lit)
        draw_curve(layout, cr, i, alone, from);
}

void carom_chart_curves_draw(const CaromChartLayout *layout, cairo_t *cr, double from) {
  cairo_save(cr);
  clip_to_plot(layout, cr);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_miter_limit(cr, miter_limit);
  /* This takes half the time of the default for thousands of bends, and makes no visible
   * difference. */
  cairo_set_antialias(cr, CAIRO_ANTIALIAS_FAST);
  carom_chart_stack_draw(layout, cr, from);
  draw_all(layout, cr, FALSE, from);
  draw_all(layout, cr, TRUE, from);
  cairo_restore(cr);
}

double carom_chart_curves_reach(const CaromChartLayout *layout) {
  double width = 0;
  for (guint i = 0; i < layout->n_panes; i++)
    width = MAX(width, carom_pane_style_of(layout->chart->theme, layout->panes[i]).nested.width);
  return MAX(width / 2 * miter_limit, CAROM_PANE_STYLE_MARK_REACH);
}
