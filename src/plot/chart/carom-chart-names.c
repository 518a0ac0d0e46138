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

/* Curves that are one line have one name, unless they are more than that. */
#define MOST_TOGETHER 4
static const double together = 1;

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

/* Which curve: of which pane, and which channel. */
typedef struct {
  guint pane, channel;
} Which;

static const GArray *outline_of(const CaromChartLayout *layout, Which which) {
  return layout->outlines[which.pane * layout->n_curves_a_pane + which.channel];
}

static gboolean touches(double top, double bottom, Range range) {
  return range.top <= bottom && range.bottom >= top;
}

static guint64 bit(guint n) {
  return G_GUINT64_CONSTANT(1) << n;
}

static gboolean names(const CaromChartName *name, Which which) {
  return name->channels & bit(which.channel) && name->panes & bit(which.pane);
}

/* Whether neither a curve nor a name is there, nor near. */
static gboolean is_free(const CaromChartLayout *layout, const GArray *placed,
                        const CaromChartName *name) {
  double top = name->y - name->height / 2, bottom = name->y + name->height / 2;
  if (top < layout->top || bottom > layout->bottom || name->x + name->width > layout->right)
    return FALSE;
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++) {
    gboolean is_own =
        names(name, (Which){i / layout->n_curves_a_pane, i % layout->n_curves_a_pane});
    double margin = is_own ? gap - 1 : other_gap;
    if (touches(top - margin, bottom + margin,
                range_between(layout->outlines[i], name->x, name->x + name->width)))
      return FALSE;
  }
  for (guint i = 0; i < placed->len; i++) {
    const CaromChartName *other = &g_array_index(placed, CaromChartName, i);
    if (fabs(other->y - name->y) < (other->height + name->height) / 2 &&
        name->x < other->x + other->width + gap && other->x < name->x + name->width + gap)
      return FALSE;
  }
  return TRUE;
}

/* @within: so far along the curve; INFINITY: anywhere */
static gboolean has_name(const GArray *placed, Which which, double x, double within) {
  for (guint i = 0; i < placed->len; i++) {
    const CaromChartName *name = &g_array_index(placed, CaromChartName, i);
    if (names(name, which) && fabs(name->x - x) <= within)
      return TRUE;
  }
  return FALSE;
}

static gboolean coincide(const CaromChartLayout *layout, Which one, Which other, double from,
                         double to) {
  const GArray *outlines[] = {outline_of(layout, one), outline_of(layout, other)};
  Range ranges[] = {range_between(outlines[0], from, to), range_between(outlines[1], from, to)};
  gboolean are_together = fabs(ranges[0].top - ranges[1].top) <= together &&
                          fabs(ranges[0].bottom - ranges[1].bottom) <= together;
  for (double x = from; are_together && x <= to; x += step)
    are_together = fabs(carom_curve_outline_height(outlines[0], x) -
                        carom_curve_outline_height(outlines[1], x)) <= together;
  return are_together;
}

/* Returns: bit by bit: the panes in which that channel's curve is one line with this one */
static guint64 find_panes(const CaromChartLayout *layout, Which which, guint channel, double from,
                          double to) {
  guint64 panes = 0;
  for (guint pane = 0; pane < layout->n_panes; pane++)
    if (coincide(layout, which, (Which){pane, channel}, from, to))
      panes |= bit(pane);
  return panes;
}

/* Finds all curves that are one line with @which: the channels of which it is so in just the same
 * panes. */
static void find_together(const CaromChartLayout *layout, Which which, CaromChartName *name) {
  double from = name->x, to = name->x + name->width;
  name->panes = find_panes(layout, which, which.channel, from, to);
  name->channels = bit(which.channel);
  for (guint c = 0; c < layout->channels->len; c++)
    if (carom_chart_layout_is_lit(layout, c) &&
        find_panes(layout, which, c, from, to) == name->panes)
      name->channels |= bit(c);
}

/* Returns: (transfer full): all their names and marks, as Pango markup */
static char *write_names(const CaromChartLayout *layout, const CaromChartName *which) {
  GString *text = g_string_new(NULL);
  for (guint c = 0; c < layout->channels->len; c++) {
    g_autofree char *name = which->channels & bit(c) ? carom_chart_labels_name(layout, c) : NULL;
    if (name)
      g_string_append_printf(text, "%s%s", text->len > 0 ? ", " : "", name);
  }
  g_autofree char *marks = carom_chart_labels_marks(layout, which->panes);
  g_string_append(text, marks);
  return g_string_free(text, FALSE);
}

static guint count(guint64 channels) {
  guint n = 0;
  for (; channels; channels &= channels - 1)
    n++;
  return n;
}

/* Makes it the name of all whose curves are one line where it stands.
 *
 * Returns: whether that is so all along it */
static gboolean name_all(const CaromChartLayout *layout, CaromText *text, CaromChartName *name,
                         Which which) {
  find_together(layout, which, name);
  g_autofree char *markup = write_names(layout, name);
  name->width = carom_text_width(text, markup);
  CaromChartName all_along = *name;
  find_together(layout, which, &all_along);
  return count(name->channels) <= MOST_TOGETHER && name->panes != 0 &&
         all_along.channels == name->channels && all_along.panes == name->panes;
}

/* Where a curve ends it has its name beside the plot, which serves so far back. */
static const double served = 60;

static CaromChartName name_of(const CaromChartLayout *layout, CaromText *text, guint channel) {
  g_autofree char *markup = carom_chart_labels_name(layout, channel);
  return (CaromChartName){.channels = bit(channel),
                          .panes = bit(layout->n_panes) - 1,
                          .width = markup ? carom_text_width(text, markup) : 0,
                          .height = text->line_height * 0.8};
}

static gboolean is_level(const GArray *outline, const CaromChartName *name) {
  Range range = range_between(outline, name->x, name->x + name->width);
  return range.bottom - range.top <= level * name->height;
}

/* Adds a name near the curve, as near to @x as it has room and no further than @within, if it has
 * none a third so near. */
static void place_from(const CaromChartLayout *layout, CaromText *text, GArray *placed, Which which,
                       double x, double within) {
  const GArray *outline = outline_of(layout, which);
  const CaromChartName usual = name_of(layout, text, which.channel);
  if (usual.width == 0 || outline->len == 0 || has_name(placed, which, x, within / 3))
    return;
  double end = point_at(outline, outline->len - 1).x - served - usual.width;
  for (double at = x; at <= MIN(x + within, end); at += step) {
    CaromChartName name = usual;
    name.x = at;
    if (!is_level(outline, &name) || !name_all(layout, text, &name, which) ||
        !is_level(outline, &name))
      continue;
    Range range = range_between(outline, name.x, name.x + name.width);
    const double heights[] = {range.top - gap - name.height / 2,
                              range.bottom + gap + name.height / 2};
    for (guint i = 0; i < G_N_ELEMENTS(heights); i++) {
      name.y = heights[i];
      if (!is_free(layout, placed, &name))
        continue;
      g_array_append_val(placed, name);
      return;
    }
  }
}

/* Adds names of both channels where their curves in the first pane are apart again after they have
 * crossed, but not too soon after the last ones. */
static void place_after_crossings(const CaromChartLayout *layout, CaromText *text, GArray *placed,
                                  guint one, guint other) {
  const Which pair[] = {{0, one}, {0, other}};
  double before = 0, last = -INFINITY;
  for (double x = layout->left; x <= layout->right; x += crossing_step) {
    double apart = carom_curve_outline_height(outline_of(layout, pair[0]), x) -
                   carom_curve_outline_height(outline_of(layout, pair[1]), x);
    if (!(fabs(apart) >= parted))
      continue;
    if (apart * before < 0 && x - last >= reach / 3) {
      for (guint i = 0; i < G_N_ELEMENTS(pair); i++)
        place_from(layout, text, placed, pair[i], x + 2 * gap, reach);
      last = x;
    }
    before = apart;
  }
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
  Range above = range_between(outline_of(layout, (Which){0, channel}), from, to);
  Range foot = below < 0 ? (Range){zero, zero}
                         : range_between(outline_of(layout, (Which){0, (guint)below}), from, to);
  return (Range){MAX(above.bottom, layout->top), MIN(foot.top, layout->bottom)};
}

/* Slices that differ by less are as high. */
static const double as_high = 0.5;

/* Adds the name of a slice where that is highest, in the middle of how long it stays so, if it has
 * the height for it. */
static void place_in_slice(const CaromChartLayout *layout, CaromText *text, GArray *placed,
                           guint channel) {
  const GArray *outline = outline_of(layout, (Which){0, channel});
  CaromChartName name = name_of(layout, text, channel);
  double end = outline->len > 0 ? point_at(outline, outline->len - 1).x - name.width : 0;
  double highest = name.height + gap, from = NAN, to = NAN;
  for (double x = layout->left + gap; name.width > 0 && x <= end; x += step) {
    Range free = free_of_slice(layout, channel, x, x + name.width);
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
  Range free = free_of_slice(layout, channel, name.x, name.x + name.width);
  name.y = (free.top + free.bottom) / 2;
  g_array_append_val(placed, name);
}

/* Adds names of curves: where they begin, where they have crossed, and at least somewhere. */
static void place_all(const CaromChartLayout *layout, CaromText *text, GArray *placed,
                      const guint *lit, guint n) {
  double start = layout->left + gap;
  for (guint i = 0; i < n; i++)
    place_from(layout, text, placed, (Which){0, lit[i]}, start, reach);
  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++)
      place_after_crossings(layout, text, placed, lit[i], lit[k]);
  for (guint pane = 0; pane < layout->n_panes; pane++)
    for (guint i = 0; i < n; i++)
      place_from(layout, text, placed, (Which){pane, lit[i]}, start, INFINITY);
}

GArray *carom_chart_names_place(const CaromChartLayout *layout, CaromText *text) {
  GArray *placed = g_array_new(FALSE, FALSE, sizeof(CaromChartName));
  guint lit[MOST_CHANNELS], n = find_lit(layout, lit);
  if (!layout->outlines || n < 2 || n > MOST_CHANNELS)
    return placed;
  for (guint i = 0; i < n; i++)
    if (carom_chart_stack_has(layout, lit[i]))
      place_in_slice(layout, text, placed, lit[i]);
  if (!layout->chart->quantity->stack_of)
    place_all(layout, text, placed, lit, n);
  return placed;
}

/* Returns: (transfer full) (nullable) (element-type CaromChartName): they stay while a curve grows,
 * until there is room for more */
static GArray *find_names(const CaromChartLayout *layout, CaromText *text) {
  CaromChartPast *past = layout->chart->past;
  GArray *kept = past && !layout->is_stretched ? carom_chart_past_get_names(past) : NULL;
  if (kept || !layout->outlines)
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
    g_autofree char *markup = write_names(layout, name);
    carom_text_draw_on_top(text, markup, theme->text, theme->background, name->x, name->y, 0);
  }
}
