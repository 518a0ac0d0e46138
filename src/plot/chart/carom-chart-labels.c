/* carom-chart-labels: names are moved apart as little as possible. Where there are more than lines
 * fit beside the plot, neighbours share a line. */
#include "carom-chart-labels.h"

/* Between a curve's end and its name, where names may be moved and are led to by a line. */
static const double leader_gap = 14;

/* A name that is moved by more than this share of a line is led to. */
static const double led_from = 0.35;

/* A line of names, first with its best height; then with the one it gets. */
typedef struct {
  char *markup;
  double wanted, y;
} Label;

static void label_clear(gpointer data) {
  g_free(((Label *)data)->markup);
}

static guint count_rows(const CaromText *text, double height) {
  return MAX((guint)(height / text->line_height), 1);
}

static guint names_a_row(const CaromChartLayout *layout, const CaromText *text, double height) {
  guint rows = count_rows(text, height);
  return (layout->channels->len + rows - 1) / rows;
}

static char *symbol_of(const CaromChartLayout *layout, guint channel) {
  return carom_channel_symbol(&g_array_index(layout->channels, CaromChannel, channel),
                              carom_comparison_get_scene(layout->chart->comparison));
}

static double gap_of(const CaromChartLayout *layout) {
  return layout->channels->len > 2 ? leader_gap : CAROM_CHART_LABEL_GAP;
}

double carom_chart_labels_room(const CaromChartLayout *layout, CaromText *text, double height) {
  double widest = 0;
  guint together = names_a_row(layout, text, height);
  for (guint i = 0; i < layout->channels->len; i++) {
    g_autofree char *symbol = symbol_of(layout, i);
    if (symbol)
      widest = MAX(widest, carom_text_width(text, symbol));
  }
  if (widest == 0)
    return 0;
  double comma = carom_text_width(text, ", ");
  return together * (widest + comma) - comma + gap_of(layout);
}

static int compare_wanted(gconstpointer one, gconstpointer other) {
  double difference = ((const Label *)one)->wanted - ((const Label *)other)->wanted;
  return (difference > 0) - (difference < 0);
}

/* Returns: (transfer full) (element-type Label): a name a label, from the top; without those of
 *   discs that have not come in */
static GArray *names_of(const CaromChartLayout *layout) {
  GArray *labels = g_array_new(FALSE, FALSE, sizeof(Label));
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  g_array_set_clear_func(labels, label_clear);
  for (guint i = 0; i < layout->channels->len; i++) {
    double value = carom_curve_last_value(carom_chart_layout_curve(layout, 0, i));
    double y = carom_curve_place(&places, value);
    if (isnan(value))
      continue;
    Label label = {.markup = symbol_of(layout, i), .wanted = isfinite(y) ? y : layout->bottom};
    if (label.markup)
      g_array_append_val(labels, label);
  }
  g_array_sort(labels, compare_wanted);
  return labels;
}

/* Joins @together names at a time. */
static GArray *rows_of(const GArray *names, guint together) {
  GArray *rows = g_array_new(FALSE, FALSE, sizeof(Label));
  g_array_set_clear_func(rows, label_clear);
  for (guint i = 0; i < names->len; i += together) {
    GString *markup = g_string_new(NULL);
    guint n = MIN(together, names->len - i);
    double sum = 0;
    for (guint k = 0; k < n; k++) {
      const Label *name = &g_array_index(names, Label, i + k);
      g_string_append_printf(markup, "%s%s", k > 0 ? ", " : "", name->markup);
      sum += name->wanted;
    }
    Label row = {.markup = g_string_free(markup, FALSE), .wanted = sum / n};
    g_array_append_val(rows, row);
  }
  return rows;
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
    blocks[n_blocks++] = (Block){i, 1, g_array_index(rows, Label, i).wanted};
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
      g_array_index(rows, Label, blocks[b].first + k).y = blocks[b].top + k * line;
}

static void keep_between(GArray *rows, double top, double bottom, double line) {
  for (guint i = 0; i < rows->len; i++)
    g_array_index(rows, Label, i).y = MAX(g_array_index(rows, Label, i).y, top + i * line);
  for (guint i = rows->len; i-- > 0;) {
    double lowest = bottom - (rows->len - 1 - i) * line;
    g_array_index(rows, Label, i).y = MIN(g_array_index(rows, Label, i).y, lowest);
  }
}

static void draw_row(const CaromChartLayout *layout, CaromText *text, const Label *row, double x) {
  const CaromTheme *theme = layout->chart->theme;
  double gap = gap_of(layout);
  if (gap == leader_gap && fabs(row->y - row->wanted) > led_from * text->line_height) {
    carom_colour_set(text->cr, theme->axis, 1);
    cairo_set_line_width(text->cr, theme->line_factor);
    cairo_move_to(text->cr, x + 2, CLAMP(row->wanted, layout->top, layout->bottom));
    cairo_line_to(text->cr, x + gap - 2, row->y);
    cairo_stroke(text->cr);
  }
  carom_text_draw_on_top(text, row->markup, theme->text, theme->background, x + gap, row->y, 0);
}

void carom_chart_labels_draw(const CaromChartLayout *layout, CaromText *text) {
  g_autoptr(GArray) names = names_of(layout);
  if (names->len == 0 || carom_chart_layout_curve(layout, 0, 0)->points->len == 0)
    return;
  double line = text->line_height;
  g_autoptr(GArray) rows = rows_of(names, names_a_row(layout, text, layout->bottom - layout->top));
  const GArray *points = carom_chart_layout_curve(layout, 0, 0)->points;
  double end_s = g_array_index(points, CaromVec2, points->len - 1).x;
  move_apart(rows, line);
  keep_between(rows, layout->top, layout->bottom - 0.4 * line, line);
  for (guint i = 0; i < rows->len; i++)
    draw_row(layout, text, &g_array_index(rows, Label, i),
             carom_axis_place(&layout->across, end_s));
}
