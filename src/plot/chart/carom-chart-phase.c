/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-phase: where the panes' paths coincide there is one line; where they do not, each has
 * its own with its dashes. Points that fall upon each other are drawn once. */
#include "carom-chart-phase.h"

#include "carom-chart-labels.h"
#include "carom-chart-past.h"
#include "carom-pane-style.h"
#include "carom-phase.h"
#include "carom-text-box.h"

/* Points nearer than this, in points, cannot be seen apart. */
static const double apart = 0.75;

/* Radii of the dots at contacts, with lines between them and alone, and at the present, in points.
 */
static const double contact_dot = 1.7, alone_dot = 2.6, present_dot = 4;

/* More curves of a pane than that have no names. */
static const guint most_named = 12;

/* Lines between more contacts than that lie upon each other: they are thin and pale, so that the
 * dots stand out. */
static const guint most_bold = 100;
static const double thin_width = 0.7, pale = 0.6;

/* Of so many points a piece is drawn at a time. */
#define PIECE 32

/* How far from a path the pointer may be, in points. */
static const double reach = 40;

static const CaromChannel *partner_of(const CaromChartLayout *layout, guint i) {
  return &g_array_index(layout->partners, CaromChannel, i % layout->n_curves_a_pane);
}

static const CaromPhasePoint *point_at(const GArray *path, guint k) {
  return &g_array_index(path, CaromPhasePoint, k);
}

/* ---- Following ---- */

static void find_partners(CaromChartLayout *layout) {
  const CaromComparison *comparison = layout->chart->comparison;
  layout->partners = g_array_new(FALSE, TRUE, sizeof(CaromChannel));
  g_array_set_size(layout->partners, layout->channels->len);
  for (guint c = 0; c < layout->channels->len; c++)
    carom_channel_find_partner(&g_array_index(layout->channels, CaromChannel, c),
                               carom_comparison_get_scene(comparison),
                               carom_comparison_get_rehearsal(comparison),
                               &g_array_index(layout->partners, CaromChannel, c));
}

/* What is kept from the last drawing goes on. */
static void find_phases(CaromChartLayout *layout) {
  CaromChartPast *past = layout->chart->past;
  layout->phases =
      past ? g_ptr_array_new() : g_ptr_array_new_with_free_func((GDestroyNotify)carom_phase_free);
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++)
    g_ptr_array_add(layout->phases,
                    past ? carom_chart_past_get_phase(past, layout, i)
                         : carom_phase_new(carom_chart_layout_run_of_curve(layout, i),
                                           carom_chart_layout_channel_of_curve(layout, i),
                                           partner_of(layout, i)));
}

void carom_chart_phase_measure(CaromChartLayout *layout) {
  CaromCurve across = {.low = INFINITY, .high = -INFINITY};
  guint n = carom_chart_layout_count_curves(layout);
  find_partners(layout);
  find_phases(layout);
  layout->paths = g_new0(GArray *, n + 1);
  for (guint i = 0; i < n; i++) {
    CaromPhase *phase = g_ptr_array_index(layout->phases, i);
    layout->paths[i] = carom_phase_take(phase, carom_chart_layout_count_samples(layout, i));
    CaromPhaseRange range = carom_phase_find_range(phase);
    across.low = fmin(across.low, range.low.x);
    across.high = fmax(across.high, range.high.x);
    layout->is_restless |= range.n_kicks > most_bold;
    layout->curves[i] = carom_curve_new_empty();
    layout->curves[i].low = range.low.y;
    layout->curves[i].high = range.high.y;
    layout->curves[i].low_positive = range.low_positive;
  }
  layout->across_range = across;
}

/* Returns: (transfer full): the symbol of a quantity, with the component where all curves have the
 *   same one */
static char *write_symbol(const CaromQuantity *quantity, const GArray *channels) {
  guint component = channels->len > 0 ? g_array_index(channels, CaromChannel, 0).component : 0;
  for (guint c = 0; c < channels->len; c++)
    if (g_array_index(channels, CaromChannel, c).component != component)
      return g_strdup(quantity->symbol);
  const char *symbol = quantity->component_symbols[component];
  if (quantity->n_components < 2 || channels->len == 0)
    return g_strdup(quantity->symbol);
  return carom_quantity_is_by_disc(quantity) ? g_strconcat(quantity->symbol, symbol, NULL)
                                             : g_strdup(symbol);
}

char *carom_chart_phase_write_symbol_across(const CaromChartLayout *layout, guint c) {
  const CaromQuantity *quantity = layout->chart->quantity;
  if (quantity->across == quantity->upright)
    return carom_channel_symbol(&g_array_index(layout->partners, CaromChannel, c),
                                carom_comparison_get_scene(layout->chart->comparison));
  return write_symbol(quantity->across, layout->partners);
}

/* Whether the curves are shown against another disc than their own. */
static gboolean is_against_other(const CaromChartLayout *layout) {
  const CaromQuantity *quantity = layout->chart->quantity;
  return layout->channels->len > 0 && carom_quantity_is_by_disc(quantity) &&
         carom_quantity_is_by_disc(quantity->across) &&
         g_array_index(layout->channels, CaromChannel, 0).disc != partner_of(layout, 0)->disc;
}

/* Names the disc whose values an axis has where that is one and not that of the other axis.
 *
 * @channels: those of the axis */
static char *write_axis(const CaromChartLayout *layout, const CaromQuantity *quantity,
                        const GArray *channels) {
  const CaromScene *scene = carom_comparison_get_scene(layout->chart->comparison);
  g_autofree char *unit = carom_unit_symbol(quantity->dimension, scene->unit);
  g_autofree char *unit_markup = g_markup_escape_text(unit, -1);
  g_autofree char *symbol = write_symbol(quantity, channels);
  GString *title = g_string_new(symbol);
  if (is_against_other(layout) && (channels == layout->partners || channels->len == 1)) {
    g_autofree char *name =
        carom_scene_body_short_name(scene, g_array_index(channels, CaromChannel, 0).disc);
    g_autofree char *markup = g_markup_escape_text(name, -1);
    g_string_append_printf(title, ", %s", markup);
  }
  if (*unit)
    g_string_append_printf(title, " (%s)", unit_markup);
  return g_string_free(title, FALSE);
}

char *carom_chart_phase_write_across(const CaromChartLayout *layout) {
  return write_axis(layout, layout->chart->quantity->across, layout->partners);
}

char *carom_chart_phase_write_upright(const CaromChartLayout *layout) {
  return write_axis(layout, layout->chart->quantity, layout->channels);
}

/* ---- Axes ---- */

static double points_a_unit(const CaromAxis *axis) {
  return fabs(axis->to - axis->from) / (axis->max - axis->min);
}

gboolean carom_chart_phase_equalize(CaromChartLayout *layout) {
  const CaromQuantity *quantity = layout->chart->quantity;
  if (quantity->dimension != quantity->across->dimension || layout->value.logarithmic ||
      layout->across.logarithmic)
    return FALSE;
  double across = points_a_unit(&layout->across), upright = points_a_unit(&layout->value);
  CaromAxis *finer = across > upright ? &layout->across : &layout->value;
  double more = fabs(finer->to - finer->from) / MIN(across, upright) - (finer->max - finer->min);
  finer->min -= more / 2;
  finer->max += more / 2;
  return more > 0;
}

static CaromVec2 place_of(const CaromChartLayout *layout, CaromVec2 at) {
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  return carom_vec2(carom_axis_place(&layout->across, at.x), carom_curve_place(&places, at.y));
}

/* ---- Drawing ---- */

static gboolean is_near(CaromVec2 one, CaromVec2 other) {
  return fabs(one.x - other.x) < apart && fabs(one.y - other.y) < apart;
}

/* Compares the points that have come since with those of the first pane. */
static void compare(const CaromChartLayout *layout, guint i, guint n, CaromChartTrace *trace) {
  const GArray *first = layout->paths[i % layout->n_curves_a_pane], *path = layout->paths[i];
  trace->is_apart |= n > first->len;
  for (; trace->n_compared < n && !trace->is_apart; trace->n_compared++) {
    CaromVec2 at = point_at(path, trace->n_compared)->at;
    CaromVec2 there = point_at(first, trace->n_compared)->at;
    gboolean is_finite = carom_vec2_is_finite(at);
    trace->is_apart = is_finite != carom_vec2_is_finite(there) ||
                      (is_finite && !is_near(place_of(layout, at), place_of(layout, there)));
  }
  if (trace->is_apart && trace->n_compared < G_MAXUINT) { /* it has its own line from now on */
    trace->n_compared = G_MAXUINT;
    trace->n_drawn = 0;
    trace->length = 0;
  }
}

/* Whether the first pane has the same line. */
static gboolean is_covered(const CaromChartLayout *layout, guint i, const CaromChartTrace *trace) {
  return i >= layout->n_curves_a_pane && !trace->is_apart;
}

static CaromPaneStyle style_of(const CaromChartLayout *layout, guint i) {
  const CaromTheme *theme = layout->chart->theme;
  guint pane = layout->panes[i / layout->n_curves_a_pane];
  return carom_chart_layout_has_hues(layout)
             ? carom_pane_style_in_colour(
                   theme, pane, carom_chart_layout_line_colour(layout, i % layout->n_curves_a_pane))
             : carom_pane_style_of(theme, pane);
}

/* Whether a line is beside the plot, where nobody sees it. */
static gboolean passes_by(const CaromChartLayout *layout, CaromVec2 from, CaromVec2 to) {
  double margin = 8 * layout->chart->theme->line_factor;
  return fmax(from.x, to.x) < layout->left - margin ||
         fmin(from.x, to.x) > layout->right + margin || fmax(from.y, to.y) < layout->top - margin ||
         fmin(from.y, to.y) > layout->bottom + margin;
}

/* Traces the lines to the points from @from up to @end.
 *
 * Returns: how long they are */
static double trace_lines(const CaromChartLayout *layout, cairo_t *cr, const GArray *path,
                          guint from, guint end) {
  CaromVec2 last = carom_vec2(NAN, NAN);
  double length = 0;
  cairo_new_path(cr);
  for (guint k = MAX(from, 1) - 1; k < end; k++) {
    CaromVec2 place = place_of(layout, point_at(path, k)->at);
    gboolean must = point_at(path, k)->is_kick || k + 1 == end || !carom_vec2_is_finite(last);
    if (!carom_vec2_is_finite(place))
      cairo_new_sub_path(cr);
    else if (carom_vec2_is_finite(last) && passes_by(layout, last, place))
      cairo_move_to(cr, place.x, place.y);
    else if (must || !is_near(place, last))
      cairo_line_to(cr, place.x, place.y);
    else
      continue;
    if (carom_vec2_is_finite(place) && carom_vec2_is_finite(last))
      length += carom_vec2_distance(place, last);
    last = place;
  }
  return length;
}

static void trace_dots(const CaromChartLayout *layout, cairo_t *cr, const GArray *path, guint from,
                       guint end) {
  double radius =
      (layout->chart->only_contacts ? alone_dot : contact_dot) * layout->chart->theme->line_factor;
  cairo_new_path(cr);
  for (guint k = MAX(from, 2) - 2; k < end; k++) { /* the next line may have covered the last */
    CaromVec2 place = place_of(layout, point_at(path, k)->at);
    if (!point_at(path, k)->is_kick || !carom_vec2_is_finite(place))
      continue;
    cairo_new_sub_path(cr);
    cairo_arc(cr, place.x, place.y, radius, 0, 2 * G_PI);
  }
}

/* Draws the points from those in the trace up to @end.
 *
 * @trace: (inout) */
static void draw_piece(const CaromChartLayout *layout, cairo_t *cr, guint i, guint end,
                       CaromChartTrace *trace) {
  CaromPaneStyle style = style_of(layout, i);
  const GArray *path = layout->paths[i];
  if (!layout->chart->only_contacts) {
    double length = trace_lines(layout, cr, path, trace->n_drawn, end);
    carom_pane_style_set(cr, &style, &style.thin, trace->length);
    if (layout->is_restless) {
      carom_colour_set(cr, carom_colour_mix(style.colour, layout->chart->theme->background, pale),
                       1);
      cairo_set_line_width(cr, thin_width * layout->chart->theme->line_factor);
    }
    cairo_stroke(cr);
    trace->length += length;
  }
  trace_dots(layout, cr, path, trace->n_drawn, end);
  carom_colour_set(cr, style.colour, 1);
  cairo_fill(cr);
  trace->n_drawn = end;
}

/* In pieces of so many points, whether they are kept or not, so that it looks the same. */
static void draw_pieces(const CaromChartLayout *layout, cairo_t *cr, guint i, guint end,
                        CaromChartTrace *trace) {
  while (trace->n_drawn + PIECE <= end)
    draw_piece(layout, cr, i, trace->n_drawn + PIECE, trace);
}

static void clip(const CaromChartLayout *layout, cairo_t *cr) {
  cairo_rectangle(cr, layout->left, layout->top, layout->right - layout->left,
                  layout->bottom - layout->top);
  cairo_clip(cr);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL);
}

/* @kept: whether only that which does not change any more */
static void draw_paths(const CaromChartLayout *layout, cairo_t *cr, CaromChartTrace *traces,
                       gboolean kept) {
  cairo_save(cr);
  clip(layout, cr);
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++) {
    guint n = carom_phase_count_known(g_ptr_array_index(layout->phases, i));
    guint end = kept ? n : layout->paths[i]->len;
    compare(layout, i, end, &traces[i]);
    if (is_covered(layout, i, &traces[i]))
      continue;
    draw_pieces(layout, cr, i, n, &traces[i]);
    if (!kept && traces[i].n_drawn < end)
      draw_piece(layout, cr, i, end, &traces[i]);
  }
  cairo_restore(cr);
}

CaromVec2 carom_chart_phase_at(const CaromChartLayout *layout, guint i, double time_s) {
  const CaromRun *run = carom_chart_layout_run_of_curve(layout, i);
  if (layout->chart->is_pointed)
    return carom_phase_at(g_ptr_array_index(layout->phases, i), time_s);
  return carom_vec2(carom_channel_now(partner_of(layout, i), run),
                    carom_channel_now(carom_chart_layout_channel_of_curve(layout, i), run));
}

static gboolean is_in_plot(const CaromChartLayout *layout, CaromVec2 place) {
  return place.x >= layout->left && place.x <= layout->right && place.y >= layout->top &&
         place.y <= layout->bottom;
}

static void draw_present(const CaromChartLayout *layout, cairo_t *cr, guint i, CaromVec2 place) {
  const CaromTheme *theme = layout->chart->theme;
  CaromPaneStyle style = style_of(layout, i);
  carom_pane_style_draw_mark(cr, &style, place.x, place.y, present_dot * theme->line_factor);
}

/* Beside a place, where it covers no name before.
 *
 * @taken: (element-type CaromTextBox): (inout) */
static void write_name(const CaromChartLayout *layout, CaromText *text, const char *name,
                       CaromVec2 place, GArray *taken) {
  static const CaromVec2 sides[] = {{1, -1}, {-1, -1}, {1, 1}, {-1, 1}};
  CaromTextBox box = {.half = {carom_text_width(text, name) / 2, text->line_height / 2}};
  for (guint k = 0; k < G_N_ELEMENTS(sides); k++) {
    gboolean is_free = TRUE;
    box.middle = carom_vec2(place.x + sides[k].x * (box.half.x + 0.5 * text->line_height),
                            place.y + sides[k].y * (box.half.y + 0.2 * text->line_height));
    for (guint t = 0; t < taken->len; t++)
      is_free &= !carom_text_box_overlaps(&box, &g_array_index(taken, CaromTextBox, t));
    if (!is_free || !carom_text_box_fits(&box, carom_vec2(layout->left, layout->top),
                                         carom_vec2(layout->width, layout->bottom)))
      continue;
    g_array_append_val(taken, box);
    carom_text_draw_on_top(text, name, layout->chart->theme->text, layout->chart->theme->background,
                           box.middle.x, box.middle.y, 0.5);
    return;
  }
}

/* Returns: bit by bit: the panes that have the same curve as near as a name is large */
static guint64 find_near(const CaromChartLayout *layout, const CaromText *text, guint i,
                         double time_s) {
  CaromVec2 place = place_of(layout, carom_chart_phase_at(layout, i, time_s));
  guint64 panes = 0;
  for (guint pane = 0; pane < layout->n_panes; pane++) {
    guint other = pane * layout->n_curves_a_pane + i % layout->n_curves_a_pane;
    CaromVec2 there = place_of(layout, carom_chart_phase_at(layout, other, time_s));
    if (carom_vec2_distance(place, there) < text->line_height)
      panes |= G_GUINT64_CONSTANT(1) << pane;
  }
  return panes;
}

/* Returns: (transfer full) (nullable): the name of a curve with the marks of its panes; NULL where
 *   it has none, or an earlier pane's stands there */
static char *find_name(const CaromChartLayout *layout, const CaromText *text, guint i,
                       double time_s) {
  g_autofree char *name = carom_chart_labels_name(layout, i % layout->n_curves_a_pane);
  guint64 panes = find_near(layout, text, i, time_s);
  if (!name || (guint)g_bit_nth_lsf(panes, -1) != i / layout->n_curves_a_pane)
    return NULL;
  g_autofree char *marks = carom_chart_labels_marks(layout, panes);
  return g_strconcat(name, marks, NULL);
}

/* Of many curves there are the marks alone. */
static void draw_ends(const CaromChartLayout *layout, CaromText *text,
                      const CaromChartTrace *traces) {
  g_autoptr(GArray) taken = g_array_new(FALSE, FALSE, sizeof(CaromTextBox));
  double time_s = carom_chart_read_s(layout->chart);
  guint n = carom_chart_layout_count_curves(layout);
  for (guint i = n; i-- > 0;) {
    CaromVec2 place = place_of(layout, carom_chart_phase_at(layout, i, time_s));
    if (!is_covered(layout, i, &traces[i]) && is_in_plot(layout, place))
      draw_present(layout, text->cr, i, place);
  }
  for (guint i = 0; i < n && layout->n_curves_a_pane <= most_named; i++) {
    CaromVec2 place = place_of(layout, carom_chart_phase_at(layout, i, time_s));
    g_autofree char *name = find_name(layout, text, i, time_s);
    if (is_in_plot(layout, place) && name)
      write_name(layout, text, name, place, taken);
  }
}

void carom_chart_phase_draw(const CaromChartLayout *layout, CaromText *text) {
  CaromChartPast *past = layout->chart->past;
  guint n = carom_chart_layout_count_curves(layout);
  g_autofree CaromChartTrace *traces = g_new0(CaromChartTrace, n + 1);
  if (past) {
    CaromChartTrace *kept;
    cairo_t *onto = carom_chart_past_open_paths(past, layout, &kept);
    draw_paths(layout, onto, kept, TRUE);
    cairo_destroy(onto);
    carom_chart_past_paint_paths(past, text->cr);
    for (guint i = 0; i < n; i++)
      traces[i] = kept[i];
  } else {
    draw_paths(layout, text->cr, traces, TRUE);
  }
  draw_paths(layout, text->cr, traces, FALSE);
  draw_ends(layout, text, traces);
}

/* ---- The pointer ---- */

CaromVec2 carom_chart_phase_find_place(const CaromChartLayout *layout) {
  CaromVec2 middle = {(layout->left + layout->right) / 2, (layout->top + layout->bottom) / 2};
  if (carom_chart_layout_count_curves(layout) == 0)
    return middle;
  CaromVec2 place =
      place_of(layout, carom_chart_phase_at(layout, 0, carom_chart_read_s(layout->chart)));
  return is_in_plot(layout, place) ? place : middle;
}

double carom_chart_phase_find_time_s(const CaromChartLayout *layout, CaromVec2 place) {
  double nearest = reach, time_s = NAN;
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++)
    for (guint k = 0; k < layout->paths[i]->len; k++) {
      const CaromPhasePoint *point = point_at(layout->paths[i], k);
      if (layout->chart->only_contacts && !point->is_kick)
        continue;
      double distance = carom_vec2_distance(place_of(layout, point->at), place);
      if (distance < nearest) {
        nearest = distance;
        time_s = point->time_s;
      }
    }
  return time_s;
}
