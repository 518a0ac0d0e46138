/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart-labels: where the names of curves stand if there are more than lines fit. */
#include "carom-builtin.h"
#include "carom-chart-arrange.h"
#include "carom-chart-draw.h"
#include "carom-chart-labels.h"
#include "carom-chart-names.h"
#include "carom-quantity.h"
#include "fixture.h"

#define WIDTH 500

/* A is twice as fast as the eight others, which all have about the same energy. */
static CaromComparison *nine_discs(void) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < 9; i++)
    carom_fixture_add_disc(scene, carom_vec2(0, 3 * i), carom_vec2(i == 0 ? 2 : 1 + 0.01 * i, 0), 1,
                           FALSE);
  return carom_fixture_run(scene, 50);
}

/* How far from @from, to the right, text goes within @reach of @y; 0 if there is none. */
static double extent_of_text(cairo_surface_t *image, CaromColour colour, double from, double y,
                             double reach) {
  int last = (int)from;
  for (int row = (int)(y - reach); row <= (int)(y + reach); row++)
    for (int x = last; x < WIDTH; x++)
      if (carom_fixture_pixel_is(image, x, row, colour, 40))
        last = x;
  return last - from;
}

/* A chart that has been drawn, and how it is arranged. */
typedef struct {
  CaromChart chart;
  cairo_surface_t *image;
  cairo_t *cr;
  CaromText text;
  CaromChartLayout layout;
} Drawn;

static void drawn_init(Drawn *drawn, const CaromComparison *comparison, const char *quantity,
                       int height) {
  drawn->chart = (CaromChart){.comparison = comparison,
                              .quantity = carom_quantity_by_id(quantity),
                              .theme = carom_theme_light(),
                              .font = "Sans 10",
                              .time_end_s = 1};
  drawn->image = carom_fixture_image(WIDTH, height, drawn->chart.theme->background);
  drawn->cr = cairo_create(drawn->image);
  carom_chart_draw(&drawn->chart, drawn->cr, WIDTH, height);
  carom_text_init(&drawn->text, drawn->cr, drawn->chart.font);
  carom_chart_arrange(&drawn->layout, &drawn->chart, &drawn->text, WIDTH, height);
}

static void drawn_clear(Drawn *drawn) {
  carom_chart_layout_clear(&drawn->layout);
  carom_text_clear(&drawn->text);
  cairo_destroy(drawn->cr);
  cairo_surface_destroy(drawn->image);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Drawn, drawn_clear)

/* The curve of the sum is far above all others: its name stands at its end, and alone. */
static void test_sum_alone(void) {
  g_autoptr(CaromComparison) comparison = nine_discs();
  guint n_crowded = 0;
  for (int height = 120; height <= 320; height += 5) {
    g_auto(Drawn) drawn;
    drawn_init(&drawn, comparison, "energy-by-disc", height);
    const CaromChartLayout *layout = &drawn.layout;
    CaromCurvePlaces places = carom_chart_layout_places(layout);
    double sum_y = layout->bottom, line = drawn.text.line_height;
    for (guint i = 0; i < layout->channels->len; i++) {
      double value = carom_curve_last_value(carom_chart_layout_curve(layout, 0, i));
      sum_y = MIN(sum_y, carom_curve_place(&places, value));
    }
    double end = carom_axis_place(&layout->across, carom_comparison_get_time_s(comparison));
    double extent =
        extent_of_text(drawn.image, drawn.chart.theme->text, end + 14, sum_y, 0.3 * line);
    g_assert_cmpfloat(extent, >, 0);
    g_assert_cmpfloat(extent, <=, carom_text_width(&drawn.text, "Σ") + 1);
    n_crowded += layout->channels->len * line > layout->bottom - layout->top;
  }
  g_assert_cmpuint(n_crowded, >, 3);
}

static gboolean has_text(cairo_surface_t *image, CaromColour colour, double from, double to,
                         double y, double reach) {
  for (int row = (int)(y - reach); row <= (int)(y + reach); row++)
    for (int x = (int)ceil(from); x < (int)floor(to); x++)
      if (carom_fixture_pixel_is(image, x, row, colour, 40))
        return TRUE;
  return FALSE;
}

/* However low a chart is, it says what is across: on a line of its own, or at the end of the
 * numbers, none of which comes close to it. */
static void test_title_across(void) {
  g_autoptr(CaromComparison) comparison = nine_discs();
  guint n_beside = 0;
  for (int height = 60; height <= 200; height += 5) {
    g_auto(Drawn) drawn;
    drawn_init(&drawn, comparison, "energy", height);
    const CaromChartLayout *layout = &drawn.layout;
    CaromColour colour = drawn.chart.theme->dim_text;
    double line = drawn.text.line_height;
    double width = carom_text_width(&drawn.text, layout->across_title);
    double end = WIDTH - CAROM_CHART_EDGE, middle = (layout->left + layout->right) / 2;
    double y = layout->bottom + 0.85 * line, from = end - width;
    if (layout->has_across_title) {
      y = layout->across_title_middle;
      from = middle - width / 2;
    }
    n_beside += !layout->has_across_title;
    g_assert_true(has_text(drawn.image, colour, from, from + width, y, 0.3 * line));
    g_assert_false(has_text(drawn.image, colour, from - 0.4 * line, from - 1, y, 0.3 * line));
  }
  g_assert_cmpuint(n_beside, >, 3);
}

/* Where panes part, each one's curve has its name at its end, in the hue of its disc; where they
 * agree, there is one. */
static void test_each_pane(void) {
  g_autoptr(CaromScene) scene = carom_builtin_load("three-in-a-row", NULL);
  double rooms[2];
  for (guint n = 2; n <= 4;
       n += 2) { /* the first two panes agree, the others are apart from them */
    g_autoptr(CaromComparison) comparison =
        carom_comparison_new(scene, (const CaromMethod *)scene->methods->data, n);
    g_assert_true(carom_comparison_seek(comparison, 900, NULL));
    g_auto(Drawn) drawn;
    drawn_init(&drawn, comparison, "energy-by-disc", 700);
    const CaromChartLayout *layout = &drawn.layout;
    double end = carom_axis_place(&layout->across, carom_comparison_get_time_s(comparison));
    double line = drawn.text.line_height, y = carom_axis_place(&layout->value, 0.5);
    rooms[n / 2 - 1] = carom_chart_labels_room(layout, &drawn.text, 200);
    /* A's 0.5 J, of the third pane and the fourth; its own curve ends before that */
    g_assert_cmpint(has_text(drawn.image, carom_chart_layout_name_colour(layout, 0), end + 12,
                             WIDTH, y, 0.5 * line),
                    ==, n == 4);
  }
  g_assert_cmpfloat(rooms[1], >, rooms[0]);
}

/* Whether a curve comes into that part of the plot: looked for at each half point. */
static gboolean is_crossed(const CaromChartLayout *layout, const CaromChartName *name) {
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++)
    for (double x = name->x; x <= name->x + name->width; x += 0.5) {
      double value = carom_channel_at(carom_chart_layout_channel_of_curve(layout, i),
                                      carom_chart_layout_run_of_curve(layout, i),
                                      carom_chart_layout_count_samples(layout, i),
                                      carom_axis_value(&layout->across, x));
      if (fabs(carom_curve_place(&places, value) - name->y) < name->height / 2)
        return TRUE;
    }
  return FALSE;
}

/* How far a name is from the furthest of its curves. */
static double find_distance(const CaromChartLayout *layout, const CaromChartName *name) {
  double most = 0;
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  double middle = name->x + name->width / 2;
  g_assert_cmpuint(name->channels, !=, 0);
  for (guint c = 0; c < layout->channels->len; c++) {
    double value = carom_channel_at(&g_array_index(layout->channels, CaromChannel, c),
                                    carom_chart_layout_run(layout, 0), G_MAXUINT,
                                    carom_axis_value(&layout->across, middle));
    if (name->channels >> c & 1)
      most = fmax(most, fabs(carom_curve_place(&places, value) - name->y));
  }
  return most;
}

static CaromComparison *run_builtin(const char *id) {
  g_autoptr(CaromScene) scene = carom_builtin_load(id, NULL);
  CaromComparison *comparison =
      carom_comparison_new(scene, (const CaromMethod *)scene->methods->data, scene->methods->len);
  guint64 last = (guint64)(scene->duration_s / scene->dt_s);
  g_assert_true(carom_comparison_seek(comparison, MIN(last, 2000), NULL));
  return comparison;
}

/* Within the plot, a name is beside its own curve, over none and over no other name. */
static void test_within(void) {
  static const struct {
    const char *scene, *quantity;
    guint least; /* names */
  } cases[] = {{"equal-discs", "energy-by-disc", 4},
               {"three-ways", "energy-by-disc", 4},
               {"three-ways", "momentum-by-disc", 4},
               {"three-in-a-row", "energy-by-disc", 0},
               {"eight-in-a-box", "momentum-by-disc", 0},
               {"bouncing-ball", "velocity", 0},
               {"pi", "energy-by-disc", 1}};
  for (guint k = 0; k < G_N_ELEMENTS(cases); k++) {
    g_autoptr(CaromComparison) comparison = run_builtin(cases[k].scene);
    g_auto(Drawn) drawn;
    drawn_init(&drawn, comparison, cases[k].quantity, 260);
    g_autoptr(GArray) names = carom_chart_names_place(&drawn.layout, &drawn.text);
    g_assert_cmpuint(names->len, >=, cases[k].least);
    for (guint i = 0; i < names->len; i++) {
      const CaromChartName *name = &g_array_index(names, CaromChartName, i);
      g_test_message("%s: %#" G_GINT64_MODIFIER "x at %g, %g", cases[k].scene, name->channels,
                     name->x, name->y);
      g_assert_false(is_crossed(&drawn.layout, name));
      g_assert_cmpfloat(find_distance(&drawn.layout, name), <=, 1.5 * name->height + 8);
      for (guint j = 0; j < i; j++) {
        const CaromChartName *other = &g_array_index(names, CaromChartName, j);
        g_assert_true(fabs(name->y - other->y) >= (name->height + other->height) / 2 ||
                      name->x >= other->x + other->width || other->x >= name->x + name->width);
      }
    }
  }
}

/* Curves that are one line have one name there: one disc has all of the momentum, and then the
 * other. */
static void test_one_line(void) {
  g_autoptr(CaromComparison) comparison = run_builtin("stop-and-go");
  g_auto(Drawn) drawn;
  drawn_init(&drawn, comparison, "momentum-by-disc", 260);
  g_autoptr(GArray) names = carom_chart_names_place(&drawn.layout, &drawn.text);
  const guint64 sum = 1 << 2;
  guint64 seen = 0;
  g_assert_cmpuint(drawn.layout.channels->len, ==, 3);
  g_assert_true(carom_channel_is_whole(&g_array_index(drawn.layout.channels, CaromChannel, 2)));
  for (guint i = 0; i < names->len; i++) {
    const CaromChartName *name = &g_array_index(names, CaromChartName, i);
    g_assert_cmpuint(name->channels, !=, 1 << 0 | 1 << 1); /* are never one line */
    if (name->channels & sum)
      seen |= name->channels;
  }
  g_assert_cmpuint(seen, ==, sum | 1 << 0 | 1 << 1);
}

static double height_at(const CaromChartLayout *layout, guint pane, guint channel, double x) {
  return carom_curve_outline_height(layout->outlines[pane * layout->n_curves_a_pane + channel], x);
}

/* A name has the marks of just those panes that have the curve there. */
static void check_panes(const CaromChartLayout *layout, const CaromChartName *name) {
  double x = name->x + name->width / 2;
  guint first = (guint)g_bit_nth_lsf(name->panes, -1);
  for (guint c = 0; c < layout->channels->len; c++)
    for (guint pane = 0; pane < layout->n_panes && name->channels >> c & 1; pane++) {
      double apart = height_at(layout, pane, c, x) - height_at(layout, first, c, x);
      g_assert_cmpint(fabs(apart) <= 1, ==, name->panes >> pane & 1);
    }
}

/* Before panes part a name is that of all, afterwards it says of which it is. */
static void test_names_of_panes(void) {
  g_autoptr(CaromComparison) comparison = run_builtin("agreed-and-wrong");
  double parted_s = carom_run_get_contact(carom_comparison_get_run(comparison, 0), 0)->time_s;
  double end_s = carom_comparison_get_time_s(comparison);
  const CaromTimeSpan spans[] = {{0, parted_s}, {parted_s + 0.1, end_s}};
  for (guint k = 0; k < G_N_ELEMENTS(spans); k++) {
    g_auto(Drawn) drawn;
    g_auto(CaromChartLayout) layout;
    guint n_apart = 0;
    drawn_init(&drawn, comparison, "momentum-by-disc", 260);
    CaromChart chart = drawn.chart;
    chart.shown = spans[k];
    carom_chart_arrange(&layout, &chart, &drawn.text, WIDTH, 260);
    g_autoptr(GArray) names = carom_chart_names_place(&layout, &drawn.text);
    g_assert_cmpuint(names->len, >, 0);
    for (guint i = 0; i < names->len; i++) {
      const CaromChartName *name = &g_array_index(names, CaromChartName, i);
      g_autofree char *marks = carom_chart_labels_marks(&layout, name->panes);
      check_panes(&layout, name);
      n_apart += *marks ? 1 : 0;
    }
    g_test_message("%u of %u names are those of some panes", n_apart, names->len);
    g_assert_cmpint(n_apart > 0, ==, k == 1);
  }
}

/* Who has all of the energy is named each time that it is another one. */
static void test_again(void) {
  g_autoptr(CaromComparison) comparison = run_builtin("newtons-cradle");
  g_auto(Drawn) drawn;
  drawn_init(&drawn, comparison, "energy-by-disc", 260);
  g_autoptr(GArray) names = carom_chart_names_place(&drawn.layout, &drawn.text);
  guint n_first = 0, n_last = 0;
  g_assert_cmpuint(drawn.layout.channels->len, ==, 6); /* five discs and the sum */
  for (guint i = 0; i < names->len; i++) {
    guint64 channels = g_array_index(names, CaromChartName, i).channels;
    n_first += channels == (1 << 0 | 1 << 5);
    n_last += channels == (1 << 4 | 1 << 5);
  }
  g_assert_cmpuint(n_first, >=, 1);
  g_assert_cmpuint(n_last, >=, 2);
}

/* Where the last of three discs has all of the energy, its colour is seen on both sides of the sum.
 */
static void test_beneath_sum(void) {
  g_autoptr(CaromComparison) comparison = run_builtin("three-in-a-row");
  g_auto(Drawn) drawn;
  drawn_init(&drawn, comparison, "energy-by-disc", 260);
  CaromColour colour = carom_chart_layout_line_colour(&drawn.layout, 2);
  CaromColour sum = carom_chart_layout_line_colour(&drawn.layout, 3);
  int nearer = (int)(255 * (colour.red - sum.red) / 2); /* to the disc's than to the sum's */
  guint n = 0, n_seen = 0;
  for (int x = (int)drawn.layout.right - 60; x < (int)drawn.layout.right - 20; x++, n++) {
    int y = (int)height_at(&drawn.layout, 0, 2, x);
    gboolean is_seen = FALSE;
    g_assert_cmpfloat_with_epsilon(y, height_at(&drawn.layout, 0, 3, x), 1);
    for (int row = y - 3; row <= y + 3 && !is_seen; row++)
      is_seen = carom_fixture_pixel_is(drawn.image, x, row, colour, nearer);
    n_seen += is_seen;
  }
  g_assert_cmpuint(n_seen, >=, n * 2 / 5); /* upon it is a dash of 12 in 20 points */
}

/* Of many discs, some stand out: they and the sum have names and strong lines, the others are paler
 * and have none. */
static void test_lit(void) {
  g_autoptr(CaromComparison) comparison = nine_discs();
  g_auto(Drawn) drawn;
  g_auto(CaromChartLayout) layout;
  drawn_init(&drawn, comparison, "energy-by-disc", 500);
  CaromChart chart = drawn.chart;
  chart.lit_discs = 1 << 0 | 1 << 5;
  carom_chart_arrange(&layout, &chart, &drawn.text, WIDTH, 500);
  g_assert_cmpfloat(carom_chart_labels_room(&layout, &drawn.text, 60), <,
                    carom_chart_labels_room(&drawn.layout, &drawn.text, 60));
  for (guint c = 0; c < layout.channels->len; c++) {
    guint disc = g_array_index(layout.channels, CaromChannel, c).disc;
    gboolean is_lit = disc == 0 || disc == 5 || disc == CAROM_CHANNEL_WHOLE;
    double contrast =
        carom_colour_contrast(carom_chart_layout_line_colour(&layout, c), chart.theme->background);
    double before = carom_colour_contrast(carom_chart_layout_line_colour(&drawn.layout, c),
                                          chart.theme->background);
    g_assert_cmpint(carom_chart_layout_is_lit(&layout, c), ==, is_lit);
    g_assert_true(carom_chart_layout_is_lit(&drawn.layout, c));
    g_assert_true(is_lit ? contrast >= before : contrast < before);
  }
  g_autoptr(GArray) names = carom_chart_names_place(&layout, &drawn.text);
  g_assert_cmpuint(names->len, >, 0);
  for (guint i = 0; i < names->len; i++)
    for (guint c = 0; c < layout.channels->len; c++)
      g_assert_true(carom_chart_layout_is_lit(&layout, c) ||
                    !(g_array_index(names, CaromChartName, i).channels >> c & 1));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/chart-labels/sum-alone", test_sum_alone);
  g_test_add_func("/chart-labels/title-across", test_title_across);
  g_test_add_func("/chart-labels/within", test_within);
  g_test_add_func("/chart-labels/each-pane", test_each_pane);
  g_test_add_func("/chart-labels/one-line", test_one_line);
  g_test_add_func("/chart-labels/names-of-panes", test_names_of_panes);
  g_test_add_func("/chart-labels/again", test_again);
  g_test_add_func("/chart-labels/beneath-sum", test_beneath_sum);
  g_test_add_func("/chart-labels/lit", test_lit);
  return g_test_run();
}
