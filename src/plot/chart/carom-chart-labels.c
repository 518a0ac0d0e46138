/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-labels: names are moved apart as little as possible. Where there are more than lines
 * fit beside the plot, those whose curves end closest to each other share a line, and each is led
 * to it. The name of the sum shares its line with no disc's, unless the curves end at one place.
 * That of a slice stands beside its middle.
 * Where panes end apart, each name has the marks of its panes. */
#include "carom-chart-labels.h"

#include "carom-chart-stack.h"
#include "carom-pane-style.h"

/* Between a curve's end and its name, where names may be moved and are led to by a line. */
static const double leader_gap = 14;

/* A name that is moved by more than this share of a line is led to. */
static const double led_from = 0.35;

/* The lowest name is this much of a line above the axis across, so that what hangs below its
 * letters is not on it. */
static const double above_axis = 0.6;

/* Curves that end less than this apart, in points, are seen to end at one place; and those of panes
 * that do not need names of their own. */
static const double coincide = 1, one_name = 4;

/* Between names that share a line: of curves that end at one place, and of others, from the top. */
static const char *const together_sign = ", ", *const apart_sign = " / ";

/* The name of a curve, and where that ends. */
typedef struct {
  char *markup;
  double wanted;
  gboolean is_sum;
} Label;

/* A line of names, first with its best height; then with the one it gets. */
typedef struct {
  guint first, n; /* of the names */
  double wanted, y;
} Row;

static void label_clear(gpointer data) {
  g_free(((Label *)data)->markup);
}

static guint count_rows(const CaromText *text, double height) {
  return MAX((guint)(height / text->line_height), 1);
}

/* At most so many rows are needed if no row has more names than that: on either side of the sum,
 * which has its own, the last row may have but one. */
static guint most_rows(guint names, guint together) {
  return 1 + (names - 1 + 2 * (together - 1)) / together;
}

/* How many of so many names share a row at most. */
static guint names_a_row(guint names, const CaromText *text, double height) {
  guint rows = MAX(count_rows(text, height), 3), together = 1;
  while (names > rows && together < names && most_rows(names, together) > rows)
    together++;
  return together;
}

static char *symbol_of(const CaromChartLayout *layout, guint channel) {
  return carom_channel_symbol(&g_array_index(layout->channels, CaromChannel, channel),
                              carom_comparison_get_scene(layout->chart->comparison));
}

char *carom_chart_labels_name(const CaromChartLayout *layout, guint channel) {
  g_autofree char *symbol = symbol_of(layout, channel);
  guint disc = g_array_index(layout->channels, CaromChannel, channel).disc;
  if (!symbol || !carom_chart_layout_has_hues(layout) || disc == CAROM_CHANNEL_WHOLE)
    return g_steal_pointer(&symbol);
  CaromColour colour = carom_chart_layout_name_colour(layout, channel);
  return g_strdup_printf("<span foreground=\"#%06x\">%s</span>", carom_colour_to_rgb(colour),
                         symbol);
}

static double gap_of(const CaromChartLayout *layout) {
  return layout->channels->len > 2 || layout->n_panes > 1 ? leader_gap : CAROM_CHART_LABEL_GAP;
}

static int compare_wanted(gconstpointer one, gconstpointer other) {
  double difference = ((const Label *)one)->wanted - ((const Label *)other)->wanted;
  return (difference > 0) - (difference < 0);
}

/* The mark of a pane as text. */
static void append_mark(const CaromChartLayout *layout, GString *marks, guint pane) {
  static const char *const signs[] = {
      [CAROM_PANE_MARK_CIRCLE] = "●",
      [CAROM_PANE_MARK_SQUARE] = "■",
      [CAROM_PANE_MARK_TRIANGLE] = "▲",
      [CAROM_PANE_MARK_DIAMOND] = "◆",
  };
  CaromPaneStyle style = carom_pane_style_of(layout->chart->theme, layout->panes[pane]);
  if (carom_chart_layout_has_hues(layout))
    g_string_append(marks, signs[style.mark]);
  else
    g_string_append_printf(marks, "<span foreground=\"#%06x\">%s</span>",
                           carom_colour_to_rgb(style.colour), signs[style.mark]);
}

char *carom_chart_labels_marks(const CaromChartLayout *layout, guint64 panes) {
  GString *marks = g_string_new("<span size=\"small\">\u2009");
  guint n = 0;
  for (guint pane = 0; pane < layout->n_panes; pane++)
    if (panes >> pane & 1) {
      append_mark(layout, marks, pane);
      n++;
    }
  g_string_append(marks, "</span>");
  if (n == layout->n_panes)
    g_string_truncate(marks, 0);
  return g_string_free(marks, FALSE);
}

/* Returns: where the curve ends; NAN for that of a disc that has not come in */
static double end_of(const CaromChartLayout *layout, guint pane, guint channel) {
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  double value = carom_curve_last_value(carom_chart_layout_curve(layout, pane, channel));
  double y = carom_curve_place(&places, value);
  return isnan(value) ? NAN : isfinite(y) ? y : layout->bottom;
}

/* @panes: bit by bit: those whose curves it names
 * Returns: (transfer full) (nullable): the name of a channel with their marks, both in its hue;
 *   NULL: there is nothing to say */
static char *write_name(const CaromChartLayout *layout, guint channel, guint64 panes) {
  g_autofree char *name = carom_chart_labels_name(layout, channel);
  g_autofree char *marks = carom_chart_labels_marks(layout, panes);
  if (!*marks)
    return g_steal_pointer(&name);
  if (!carom_chart_layout_has_hues(layout))
    return g_strconcat(name ? name : "", marks, NULL);
  guint32 rgb = carom_colour_to_rgb(carom_chart_layout_name_colour(layout, channel));
  return g_strdup_printf("%s<span foreground=\"#%06x\">%s</span>", name ? name : "", rgb, marks);
}

/* Returns: the height at which the name is wanted: the middle of what is seen of a slice, else the
 *   end of the curve; NAN where a slice is too low to be seen, or the disc has not come in */
static double wanted_of(const CaromChartLayout *layout, guint pane, guint channel) {
  double end = end_of(layout, pane, channel);
  if (!carom_chart_stack_has(layout, channel) || isnan(end))
    return end;
  int below = carom_chart_stack_below(layout, channel);
  double foot =
      below < 0 ? carom_axis_place(&layout->value, 0) : end_of(layout, pane, (guint)below);
  foot = CLAMP(foot, layout->top, layout->bottom);
  end = CLAMP(end, layout->top, layout->bottom);
  return fabs(foot - end) < coincide ? NAN : (foot + end) / 2;
}

/* Panes whose curves end where that of @pane does share its name.
 *
 * @done: (inout): bit by bit: which panes have a name
 * Returns: bit by bit: they */
static guint64 take_panes(const CaromChartLayout *layout, guint pane, guint channel,
                          guint64 *done) {
  double y = wanted_of(layout, pane, channel);
  guint64 panes = 0;
  for (guint i = pane; i < layout->n_panes; i++)
    if (!(*done >> i & 1) && fabs(wanted_of(layout, i, channel) - y) <= one_name)
      panes |= G_GUINT64_CONSTANT(1) << i;
  *done |= panes;
  return panes;
}

static void add_name(const CaromChartLayout *layout, GArray *labels, guint pane, guint channel,
                     guint64 *done) {
  Label label = {
      .markup = write_name(layout, channel, take_panes(layout, pane, channel, done)),
      .wanted = wanted_of(layout, pane, channel),
      .is_sum = carom_channel_is_whole(&g_array_index(layout->channels, CaromChannel, channel)),
  };
  if (label.markup && !isnan(label.wanted))
    g_array_append_val(labels, label);
  else
    g_free(label.markup);
}

/* Returns: (transfer full) (element-type Label): from the top; without those of discs that have not
 *   come in */
static GArray *names_of(const CaromChartLayout *layout) {
  GArray *labels = g_array_new(FALSE, FALSE, sizeof(Label));
  g_array_set_clear_func(labels, label_clear);
  for (guint c = 0; c < layout->channels->len; c++) {
    guint64 done = 0;
    if (!carom_chart_layout_is_lit(layout, c))
      continue;
    for (guint pane = 0; pane < layout->n_panes; pane++)
      if (!(done >> pane & 1))
        add_name(layout, labels, pane, c, &done);
  }
  g_array_sort(labels, compare_wanted);
  return labels;
}

/* Whether the curves of panes have ever been so far apart that each has its name. */
static gboolean have_parted(const CaromChartLayout *layout, guint c) {
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  const CaromCurve *first = carom_chart_layout_curve(layout, 0, c);
  for (guint pane = 1; pane < layout->n_panes; pane++) {
    const CaromCurve *curve = carom_chart_layout_curve(layout, pane, c);
    double low = carom_curve_place(&places, curve->low) - carom_curve_place(&places, first->low);
    double high = carom_curve_place(&places, curve->high) - carom_curve_place(&places, first->high);
    double end = end_of(layout, pane, c) - end_of(layout, 0, c);
    if (fabs(low) > one_name || fabs(high) > one_name || fabs(end) > one_name)
      return TRUE;
  }
  return FALSE;
}

/* As much as stays the same while curves move: once panes have parted, with the marks of all but
 * one of them, and a name for each. */
double carom_chart_labels_room(const CaromChartLayout *layout, CaromText *text, double height) {
  double widest = 0;
  guint n_names = 0;
  guint64 all = (G_GUINT64_CONSTANT(1) << layout->n_panes) - 1;
  g_autofree char *marks = carom_chart_labels_marks(layout, all & ~G_GUINT64_CONSTANT(1));
  for (guint i = 0; i < layout->channels->len; i++) {
    if (!carom_chart_layout_is_lit(layout, i))
      continue;
    g_autofree char *symbol = symbol_of(layout, i);
    gboolean has_marks = have_parted(layout, i);
    double its = symbol ? carom_text_width(text, symbol) : 0;
    widest = MAX(widest, its + (has_marks ? carom_text_width(text, marks) : 0));
    n_names += has_marks ? layout->n_panes : 1;
  }
  if (widest == 0)
    return 0;
  guint together = names_a_row(n_names, text, height);
  double between = carom_text_width(text, apart_sign);
  return together * (widest + between) - between + gap_of(layout);
}

/* Where there is no room for all names, those of discs are left out, as the readout does; where
 * there is still none, all are. */
static void keep_sums(GArray *names) {
  for (guint i = names->len; i-- > 0;)
    if (!g_array_index(names, Label, i).is_sum)
      g_array_remove_index(names, i);
}

/* Whether the name after the first @n of a row can share it. */
static gboolean can_share(const Label *first, guint n, guint together, double spread) {
  gboolean has_sum = first[n].is_sum;
  for (guint k = 0; k < n; k++)
    has_sum |= first[k].is_sum;
  return n < together && first[n].wanted - first->wanted <= (has_sum ? coincide : spread);
}

/* As few rows as there can be if the curves of each end no more than @spread apart. */
static GArray *rows_within(const GArray *names, guint together, double spread) {
  GArray *rows = g_array_new(FALSE, FALSE, sizeof(Row));
  for (guint i = 0; i < names->len;) {
    const Label *first = &g_array_index(names, Label, i);
    Row row = {.first = i, .n = 1, .wanted = first->wanted};
    while (i + row.n < names->len && can_share(first, row.n, together, spread))
      row.wanted += first[row.n++].wanted;
    i += row.n;
    row.wanted /= row.n;
    g_array_append_val(rows, row);
  }
  return rows;
}

/* Halving the range so often leaves less than a point of any plot. */
#define HALVINGS 16

/* Returns: (transfer full) (element-type Row): no more rows than @most, if that can be, of names
 *   whose curves end as close to each other as can be */
static GArray *rows_of(const GArray *names, guint together, guint most, double height) {
  double low = 0, high = height;
  GArray *rows = rows_within(names, together, low);
  if (rows->len <= most)
    return rows;
  for (guint i = 0; i < HALVINGS; i++) {
    double spread = (low + high) / 2;
    g_array_unref(rows);
    rows = rows_within(names, together, spread);
    if (rows->len > most)
      low = spread;
    else
      high = spread;
  }
  g_array_unref(rows);
  return rows_within(names, together, high);
}

/* Rows that would touch form a block, whose middle is where its rows would be on average. Blocks
 * that touch are merged in turn. */
static void move_apart(GArray *rows, double line) {
  typedef struct {
    guint first, n;
    double top;
  } Block;
  g_autofree Block *blocks = g_new(Block, rows->len);
  guint n_blocks = 0;
  for (guint i = 0; i < rows->len; i++) {
    blocks[n_blocks++] = (Block){i, 1, g_array_index(rows, Row, i).wanted};
    while (n_blocks > 1) {
      Block *above = &blocks[n_blocks - 2], *below = &blocks[n_blocks - 1];
      if (above->top + above->n * line <= below->top)
        break;
      double shifted = below->top - above->n * line;
      above->top = (above->top * above->n + shifted * below->n) / (above->n + below->n);
      above->n += below->n;
      n_blocks--;
    }
  }
  for (guint b = 0; b < n_blocks; b++)
    for (guint k = 0; k < blocks[b].n; k++)
      g_array_index(rows, Row, blocks[b].first + k).y = blocks[b].top + k * line;
}

static void keep_between(GArray *rows, double top, double bottom, double line) {
  for (guint i = 0; i < rows->len; i++)
    g_array_index(rows, Row, i).y = MAX(g_array_index(rows, Row, i).y, top + i * line);
  for (guint i = rows->len; i-- > 0;) {
    double lowest = bottom - (rows->len - 1 - i) * line;
    g_array_index(rows, Row, i).y = MIN(g_array_index(rows, Row, i).y, lowest);
  }
}

/* From the end of a curve to the row that has its name. */
static void draw_leader(const CaromChartLayout *layout, CaromText *text, double wanted, double x,
                        double y) {
  const CaromTheme *theme = layout->chart->theme;
  carom_colour_set(text->cr, theme->axis, 1);
  cairo_set_line_width(text->cr, theme->line_factor);
  cairo_move_to(text->cr, x + 2, CLAMP(wanted, layout->top, layout->bottom));
  cairo_line_to(text->cr, x + leader_gap - 2, y);
  cairo_stroke(text->cr);
}

/* Returns: (transfer full): its names as Pango markup */
static char *write_row(const GArray *names, const Row *row) {
  GString *markup = g_string_new(NULL);
  for (guint k = row->first; k < row->first + row->n; k++) {
    const Label *name = &g_array_index(names, Label, k);
    if (k > row->first)
      g_string_append(markup,
                      name->wanted - name[-1].wanted <= coincide ? together_sign : apart_sign);
    g_string_append(markup, name->markup);
  }
  return g_string_free(markup, FALSE);
}

/* Beyond the ends of curves there are only lines of the grid, which need no halo around each
 * letter: that takes longer than all else of a chart. */
static void clear_row(const CaromChartLayout *layout, CaromText *text, const char *markup,
                      double left, double y) {
  double height = 0.9 * text->line_height;
  if (left > layout->right)
    return;
  carom_colour_set(text->cr, layout->chart->theme->background, 1);
  cairo_rectangle(text->cr, left, y - height / 2, carom_text_width(text, markup), height);
  cairo_fill(text->cr);
}

static void draw_row(const CaromChartLayout *layout, CaromText *text, const GArray *names,
                     const Row *row, double x) {
  double gap = gap_of(layout);
  g_autofree char *markup = write_row(names, row);
  for (guint k = 0; k < row->n; k++) {
    const Label *name = &g_array_index(names, Label, row->first + k);
    if (gap == leader_gap && fabs(row->y - name->wanted) > led_from * text->line_height)
      draw_leader(layout, text, name->wanted, x, row->y);
  }
  clear_row(layout, text, markup, x + gap, row->y);
  carom_text_draw(text, markup, layout->chart->theme->text, x + gap, row->y, 0);
}

static gboolean fits(const CaromChartLayout *layout, CaromText *text, const GArray *names,
                     const GArray *rows, double x) {
  double line = text->line_height, room = layout->width - x - gap_of(layout);
  if (rows->len * line > layout->bottom - layout->top + line)
    return FALSE;
  for (guint i = 0; i < rows->len; i++) {
    g_autofree char *markup = write_row(names, &g_array_index(rows, Row, i));
    if (carom_text_width(text, markup) > room)
      return FALSE;
  }
  return TRUE;
}

void carom_chart_labels_draw(const CaromChartLayout *layout, CaromText *text) {
  g_autoptr(GArray) names = names_of(layout);
  const GArray *points = names->len > 0 ? carom_chart_layout_curve(layout, 0, 0)->points : NULL;
  if (!points || points->len == 0)
    return;
  double end =
      carom_axis_place(&layout->across, g_array_index(points, CaromVec2, points->len - 1).x);
  double x = CLAMP(end, layout->left, layout->right);
  double line = text->line_height, height = layout->bottom - layout->top;
  g_autoptr(GArray) rows =
      rows_of(names, names_a_row(names->len, text, height), count_rows(text, height), height);
  if (!fits(layout, text, names, rows, x)) {
    keep_sums(names);
    g_array_unref(rows);
    rows = rows_of(names, names_a_row(names->len, text, height), count_rows(text, height), height);
    if (!fits(layout, text, names, rows, x))
      return;
  }
  move_apart(rows, line);
  keep_between(rows, layout->top, layout->bottom - above_axis * line, line);
  for (guint i = 0; i < rows->len; i++)
    draw_row(layout, text, names, &g_array_index(rows, Row, i), x);
}
