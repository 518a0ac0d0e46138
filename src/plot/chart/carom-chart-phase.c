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

/* Radii of the dots at contacts and at the present, in points; more dots than the most would be a
 * cloud upon the line, which then says enough. */
static const double contact_dot = 1.7, present_dot = 4;
static const guint most_dots = 2000;

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

static GArray *follow(const CaromChartLayout *layout, guint i) {
  CaromChartPast *past = layout->chart->past;
  g_autoptr(CaromPhase) own = NULL;
  CaromPhase *phase = past ? carom_chart_past_get_phase(past, layout, i) : NULL;
  if (!phase)
    phase = own =
        carom_phase_new(carom_chart_layout_run_of_curve(layout, i),
                        carom_chart_layout_channel_of_curve(layout, i), partner_of(layout, i));
  return g_array_ref(carom_phase_take(phase, carom_chart_layout_count_samples(layout, i)));
}

static void cover(CaromCurve *range, double value) {
  range->low = fmin(range->low, value);
  range->high = fmax(range->high, value);
  if (value > 0)
    range->low_positive = fmin(range->low_positive, value);
}

void carom_chart_phase_measure(CaromChartLayout *layout) {
  g_auto(CaromCurve) across = carom_curve_new_empty();
  guint n = carom_chart_layout_count_curves(layout);
  find_partners(layout);
  layout->paths = g_new0(GArray *, n + 1);
  for (guint i = 0; i < n; i++) {
    layout->curves[i] = carom_curve_new_empty();
    layout->paths[i] = follow(layout, i);
    for (guint k = 0; k < layout->paths[i]->len; k++) {
      CaromVec2 at = point_at(layout->paths[i], k)->at;
      if (!carom_vec2_is_finite(at))
        continue;
      cover(&across, at.x);
      cover(&layout->curves[i], at.y);
    }
  }
  layout->across_range = across;
  layout->across_range.points = NULL;
}

char *carom_chart_phase_write_title(const CaromChartLayout *layout) {
  const CaromChart *chart = layout->chart;
  const CaromQuantity *across = chart->quantity->across;
  const CaromScene *scene = carom_comparison_get_scene(chart->comparison);
  g_autofree char *unit = carom_unit_symbol(across->dimension, scene->unit);
  g_autofree char *markup = g_markup_escape_text(unit, -1);
  const CaromChannel *own =
      layout->channels->len > 0 ? &g_array_index(layout->channels, CaromChannel, 0) : NULL;
  gboolean is_of_other = own && carom_quantity_is_by_disc(across) &&
                         carom_quantity_is_by_disc(chart->quantity) &&
                         partner_of(layout, 0)->disc != own->disc;
  g_autofree char *name =
      is_of_other ? carom_channel_symbol(partner_of(layout, 0), scene) : g_strdup("");
  const char *space = is_of_other ? ", " : "";
  return *markup ? g_strdup_printf("%s%s%s (%s)", across->symbol, space, name, markup)
                 : g_strdup_printf("%s%s%s", across->symbol, space, name);
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

/* Whether both are seen as one line. */
static gboolean coincide(const CaromChartLayout *layout, guint i, guint other) {
  const GArray *one = layout->paths[i], *two = layout->paths[other];
  if (one->len != two->len)
    return FALSE;
  for (guint k = 0; k < one->len; k++) {
    CaromVec2 at = point_at(one, k)->at, there = point_at(two, k)->at;
    if (carom_vec2_is_finite(at) != carom_vec2_is_finite(there) ||
        (carom_vec2_is_finite(at) && !is_near(place_of(layout, at), place_of(layout, there))))
      return FALSE;
  }
  return TRUE;
}

/* Whether a pane before this one has the same line. */
static gboolean is_covered(const CaromChartLayout *layout, guint i) {
  for (guint other = i % layout->n_curves_a_pane; other < i; other += layout->n_curves_a_pane)
    if (coincide(layout, i, other))
      return TRUE;
  return FALSE;
}

static CaromPaneStyle style_of(const CaromChartLayout *layout, guint i) {
  const CaromTheme *theme = layout->chart->theme;
  guint pane = layout->panes[i / layout->n_curves_a_pane];
  return carom_chart_layout_has_hues(layout)
             ? carom_pane_style_in_colour(
                   theme, pane, carom_chart_layout_line_colour(layout, i % layout->n_curves_a_pane))
             : carom_pane_style_of(theme, pane);
}

static void trace(const CaromChartLayout *layout, cairo_t *cr, const GArray *path) {
  CaromVec2 last = carom_vec2(NAN, NAN);
  cairo_new_path(cr);
  for (guint k = 0; k < path->len; k++) {
    CaromVec2 place = place_of(layout, point_at(path, k)->at);
    gboolean is_end = point_at(path, k)->is_kick || k + 1 == path->len;
    if (!carom_vec2_is_finite(place)) {
      cairo_new_sub_path(cr);
    } else if (!is_near(place, last) || is_end) {
      cairo_line_to(cr, place.x, place.y);
    } else {
      continue;
    }
    last = place;
  }
}

static void dot(cairo_t *cr, CaromVec2 place, double radius) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, place.x, place.y, radius, 0, 2 * G_PI);
}

static void trace_contacts(const CaromChartLayout *layout, cairo_t *cr, const GArray *path) {
  double radius = contact_dot * layout->chart->theme->line_factor;
  CaromVec2 last = carom_vec2(NAN, NAN);
  guint n = 0;
  cairo_new_path(cr);
  for (guint k = 0; k < path->len && n < most_dots; k++) {
    CaromVec2 place = place_of(layout, point_at(path, k)->at);
    if (!point_at(path, k)->is_kick || !carom_vec2_is_finite(place) || is_near(place, last))
      continue;
    dot(cr, place, radius);
    last = place;
    n++;
  }
}

static void draw_path(const CaromChartLayout *layout, cairo_t *cr, guint i) {
  CaromPaneStyle style = style_of(layout, i);
  if (!layout->chart->only_contacts) {
    trace(layout, cr, layout->paths[i]);
    carom_pane_style_set(cr, &style, &style.thin, 0);
    cairo_stroke(cr);
  }
  trace_contacts(layout, cr, layout->paths[i]);
  carom_colour_set(cr, style.colour, 1);
  cairo_fill(cr);
}

CaromVec2 carom_chart_phase_at(const CaromChartLayout *layout, guint i, double time_s) {
  const CaromRun *run = carom_chart_layout_run_of_curve(layout, i);
  const CaromChannel *channel = carom_chart_layout_channel_of_curve(layout, i);
  if (!layout->chart->is_pointed)
    return carom_vec2(carom_channel_now(partner_of(layout, i), run),
                      carom_channel_now(channel, run));
  return carom_phase_at(channel, partner_of(layout, i), run,
                        carom_chart_layout_count_samples(layout, i), time_s);
}

static void draw_present(const CaromChartLayout *layout, cairo_t *cr, guint i, CaromVec2 place) {
  const CaromTheme *theme = layout->chart->theme;
  CaromPaneStyle style = style_of(layout, i);
  carom_pane_style_draw_mark(cr, &style, place.x, place.y, present_dot * theme->line_factor);
}

/* Beside a place, where it covers no name before.
 *
 * @taken: (element-type CaromTextBox): (inout) */
static void write_name(const CaromChartLayout *layout, CaromText *text, guint i, CaromVec2 place,
                       GArray *taken) {
  static const CaromVec2 sides[] = {{1, -1}, {-1, -1}, {1, 1}, {-1, 1}};
  g_autofree char *name = carom_chart_labels_name(layout, i % layout->n_curves_a_pane);
  if (!name)
    return;
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

static void draw_ends(const CaromChartLayout *layout, CaromText *text, const gboolean *covered) {
  g_autoptr(GArray) taken = g_array_new(FALSE, FALSE, sizeof(CaromTextBox));
  double time_s = carom_chart_read_s(layout->chart);
  guint n = carom_chart_layout_count_curves(layout);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = n; i-- > 0;) {
      CaromVec2 place = place_of(layout, carom_chart_phase_at(layout, i, time_s));
      if (covered[i] || !carom_vec2_is_finite(place))
        continue;
      if (pass == 0)
        draw_present(layout, text->cr, i, place);
      else
        write_name(layout, text, i, place, taken);
    }
}

void carom_chart_phase_draw(const CaromChartLayout *layout, CaromText *text) {
  guint n = carom_chart_layout_count_curves(layout);
  g_autofree gboolean *covered = g_new0(gboolean, n + 1);
  cairo_save(text->cr);
  cairo_rectangle(text->cr, layout->left, layout->top, layout->right - layout->left,
                  layout->bottom - layout->top);
  cairo_clip(text->cr);
  cairo_set_line_join(text->cr, CAIRO_LINE_JOIN_BEVEL);
  for (guint i = 0; i < n; i++) {
    covered[i] = is_covered(layout, i);
    if (!covered[i])
      draw_path(layout, text->cr, i);
  }
  cairo_restore(text->cr);
  draw_ends(layout, text, covered);
}

/* ---- The pointer ---- */

double carom_chart_phase_find_time_s(const CaromChartLayout *layout, CaromVec2 place) {
  double nearest = reach, time_s = NAN;
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++)
    for (guint k = 0; k < layout->paths[i]->len; k++) {
      const CaromPhasePoint *point = point_at(layout->paths[i], k);
      double distance = carom_vec2_distance(place_of(layout, point->at), place);
      if (distance < nearest) {
        nearest = distance;
        time_s = point->time_s;
      }
    }
  return time_s;
}
