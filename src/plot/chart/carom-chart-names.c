/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-names: goes along a curve, to the right, until a name fits above or below it; a slice
 * of a stack has it inside. */
#include "carom-chart-names.h"

#include "carom-chart-labels.h"
#include "carom-chart-past.h"
#include "carom-chart-stack.h"

/* More curves that stand out have no room for names between them. */
#define MOST_CHANNELS 9

/* How far along its curve a name may be from where it is wanted, and in which steps it is tried. */
static const double reach = 90, step = 5;

/* Between a name and its curve, half of whose line is in it; and to others, in points. */
static const double gap = 5, other_gap = 10;

/* A curve that rises or falls by more than this share of a line beside a name has none there. */
static const double level = 0.5;

/* Crossings are looked for in such steps; curves that are less apart have not parted yet. */
static const double crossing_step = 4, parted = 3;

typedef struct {
  double top, bottom;
} Range;

static CaromVec2 point_at(const GArray *outline, guint i) {
  return g_array_index(outline, CaromVec2, i);
}

static void widen(Range *range, double y) {
  range->top = fmin(range->top, y); /* which leave out NAN */
  range->bottom = fmax(range->bottom, y);
}

/* Where the outline is between @from and @to; top > bottom where it is not. */
static Range range_between(const GArray *outline, double from, double to) {
  Range range = {INFINITY, -INFINITY};
  widen(&range, carom_curve_outline_height(outline, from));
  widen(&range, carom_curve_outline_height(outline, to));
  for (guint i = carom_curve_outline_find(outline, from);
       i < outline->len && point_at(outline, i).x <= to; i++)
    widen(&range, point_at(outline, i).y);
  return range;
}

static const GArray *outline_of(const CaromChartLayout *layout, guint channel) {
  return layout->outlines[channel]; /* of the first pane */
}

static gboolean touches(double top, double bottom, Range range) {
  return range.top <= bottom && range.bottom >= top;
}

/* Whether neither a curve nor a name is there, nor near. */
static gboolean is_free(const CaromChartLayout *layout, const GArray *names,
                        const CaromChartName *name) {
  double top = name->y - name->height / 2, bottom = name->y + name->height / 2;
  if (top < layout->top || bottom > layout->bottom || name->x + name->width > layout->right)
    return FALSE;
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++) {
    gboolean is_own = i % layout->n_curves_a_pane == name->channel;
    double margin = is_own ? gap - 1 : other_gap;
    if (touches(top - margin, bottom + margin,
                range_between(layout->outlines[i], name->x, name->x + name->width)))
      return FALSE;
  }
  for (guint i = 0; i < names->len; i++) {
    const CaromChartName *other = &g_array_index(names, CaromChartName, i);
    if (fabs(other->y - name->y) < (other->height + name->height) / 2 &&
        name->x < other->x + other->width + gap && other->x < name->x + name->width + gap)
      return FALSE;
  }
  return TRUE;
}

static gboolean has_name_near(const GArray *names, guint channel, double x) {
  for (guint i = 0; i < names->len; i++) {
    const CaromChartName *name = &g_array_index(names, CaromChartName, i);
    if (name->channel == channel && fabs(name->x - x) <= reach)
      return TRUE;
  }
  return FALSE;
}

/* Where a curve ends it has its name beside the plot, which serves so far back. */
static const double served = 60;

/* Adds a name near its curve, as near to @x as it has room, if it has. */
static void place_from(const CaromChartLayout *layout, GArray *names, CaromChartName name,
                       double x) {
  const GArray *outline = outline_of(layout, name.channel);
  if (name.width == 0 || outline->len == 0 || has_name_near(names, name.channel, x))
    return;
  double end = point_at(outline, outline->len - 1).x - served - name.width;
  for (name.x = x; name.x <= MIN(x + reach, end); name.x += step) {
    Range range = range_between(outline, name.x, name.x + name.width);
    if (!(range.bottom - range.top <= level * name.height))
      continue;
    const double heights[] = {range.top - gap - name.height / 2,
                              range.bottom + gap + name.height / 2};
    for (guint i = 0; i < G_N_ELEMENTS(heights); i++) {
      name.y = heights[i];
      if (!is_free(layout, names, &name))
        continue;
      g_array_append_val(names, name);
      return;
    }
  }
}

/* Returns: where the curves of two channels have crossed for the last time and are apart again;
 *   NAN: they never have */
static double find_crossing(const CaromChartLayout *layout, guint one, guint other) {
  double crossing = NAN, before = 0;
  for (double x = layout->left; x <= layout->right; x += crossing_step) {
    double apart = carom_curve_outline_height(outline_of(layout, one), x) -
                   carom_curve_outline_height(outline_of(layout, other), x);
    if (!(fabs(apart) >= parted))
      continue;
    if (apart * before < 0)
      crossing = x;
    before = apart;
  }
  return crossing;
}

static CaromChartName name_of(const CaromChartLayout *layout, CaromText *text, guint channel) {
  g_autofree char *markup = carom_chart_labels_name(layout, channel);
  return (CaromChartName){.channel = channel,
                          .width = markup ? carom_text_width(text, markup) : 0,
                          .height = text->line_height * 0.8};
}

/* @lit: (out caller-allocates): the channels whose curves stand out
 * Returns: how many; more than there is room for if they are too many */
static guint find_lit(const CaromChartLayout *layout, guint lit[MOST_CHANNELS]) {
  guint n = 0;
  for (guint c = 0; c < layout->channels->len && n <= MOST_CHANNELS; c++)
    if (carom_chart_layout_is_lit(layout, c)) {
      if (n < MOST_CHANNELS)
        lit[n] = c;
      n++;
    }
  return n;
}

/* What is free of a slice between two places, from its upper to its lower edge. */
static Range free_of_slice(const CaromChartLayout *layout, guint channel, double from, double to) {
  int below = carom_chart_stack_below(layout, channel);
  double zero = carom_axis_place(&layout->value, 0);
  Range above = range_between(outline_of(layout, channel), from, to);
  Range foot =
      below < 0 ? (Range){zero, zero} : range_between(outline_of(layout, (guint)below), from, to);
  return (Range){MAX(above.bottom, layout->top), MIN(foot.top, layout->bottom)};
}

/* Slices that differ by less are as high. */
static const double as_high = 0.5;

/* Adds the name of a slice where that is highest, in the middle of how long it stays so, if it has
 * the height for it. */
static void place_in_slice(const CaromChartLayout *layout, GArray *names, CaromChartName name) {
  const GArray *outline = outline_of(layout, name.channel);
  double end = outline->len > 0 ? point_at(outline, outline->len - 1).x - name.width : 0;
  double highest = name.height + gap, from = NAN, to = NAN;
  for (double x = layout->left + gap; name.width > 0 && x <= end; x += step) {
    Range free = free_of_slice(layout, name.channel, x, x + name.width);
    double height = free.bottom - free.top;
    if (height > highest + as_high) {
      highest = height;
      from = to = x;
    } else if (fabs(height - highest) <= as_high && x - to <= step) {
      to = x;
    }
  }
  if (isnan(from))
    return;
  name.x = (from + to) / 2;
  Range free = free_of_slice(layout, name.channel, name.x, name.x + name.width);
  name.y = (free.top + free.bottom) / 2;
  g_array_append_val(names, name);
}

GArray *carom_chart_names_place(const CaromChartLayout *layout, CaromText *text) {
  GArray *names = g_array_new(FALSE, FALSE, sizeof(CaromChartName));
  guint lit[MOST_CHANNELS], n = find_lit(layout, lit);
  if (!layout->outlines || n < 2 || n > MOST_CHANNELS)
    return names;
  for (guint i = 0; i < n; i++)
    if (carom_chart_stack_has(layout, lit[i]))
      place_in_slice(layout, names, name_of(layout, text, lit[i]));
  if (layout->chart->quantity->stack_of)
    return names;
  for (guint i = 0; i < n; i++)
    place_from(layout, names, name_of(layout, text, lit[i]), layout->left + gap);
  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++) {
      double crossing = find_crossing(layout, lit[i], lit[k]);
      if (isnan(crossing))
        continue;
      place_from(layout, names, name_of(layout, text, lit[i]), crossing + gap);
      place_from(layout, names, name_of(layout, text, lit[k]), crossing + gap);
    }
  return names;
}

/* Returns: (transfer full) (nullable) (element-type CaromChartName): those of the last drawing
 * where that is drawn again */
static GArray *find_names(const CaromChartLayout *layout, CaromText *text) {
  CaromChartPast *past = layout->chart->past;
  GArray *kept = past && !layout->is_stretched ? carom_chart_past_get_names(past) : NULL;
  if (!layout->outlines)
    return kept ? g_array_ref(kept) : NULL;
  GArray *names = carom_chart_names_place(layout, text);
  if (past)
    carom_chart_past_keep_names(past, names);
  return names;
}

void carom_chart_names_draw(const CaromChartLayout *layout, CaromText *text) {
  const CaromTheme *theme = layout->chart->theme;
  g_autoptr(GArray) names = find_names(layout, text);
  for (guint i = 0; names && i < names->len; i++) {
    const CaromChartName *name = &g_array_index(names, CaromChartName, i);
    g_autofree char *markup = carom_chart_labels_name(layout, name->channel);
    carom_text_draw_on_top(text, markup, theme->text, theme->background, name->x, name->y, 0);
  }
}
