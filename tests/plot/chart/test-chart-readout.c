/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart-readout: what stands at the cursor, and how the curves are drawn: nested where panes
 * coincide, thin where they part. */
#include "carom-chart-arrange.h"
#include "carom-chart-draw.h"
#include "carom-chart-readout.h"
#include "carom-digits.h"
#include "carom-disc-hue.h"
#include "carom-pane-style.h"
#include "fixture.h"

#define WIDTH  500
#define HEIGHT 250
#define FRAMES 200

/* Panes that agree until frame 100, and then show what each test says. */
static double steps[] = {0, 0, 0, 0};
static const CaromComparison *shown;

static guint pane_of(const CaromSample *sample) {
  for (guint i = 0; i < carom_comparison_get_n_runs(shown); i++) {
    const CaromRun *run = carom_comparison_get_run(shown, i);
    const CaromSample *first = carom_series_get(run->series, 0);
    if (sample == &run->now ||
        (sample >= first && sample < first + carom_series_length(run->series)))
      return i;
  }
  g_assert_not_reached();
}

static double step(const CaromSample *sample, guint component) {
  return 1 + component + (sample->frame > FRAMES / 2 ? steps[pane_of(sample)] : 0);
}

typedef struct {
  CaromComparison *comparison;
  CaromQuantity quantity;
  CaromChart chart;
} Show;

static void show_init(Show *show, const char *quantity, const double *values) {
  show->comparison = carom_fixture_run(carom_fixture_two_discs(1), FRAMES);
  show->quantity = *carom_quantity_by_id(quantity);
  show->quantity.value = step;
  show->chart = (CaromChart){
      .comparison = show->comparison,
      .quantity = &show->quantity,
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .show_cursor = TRUE,
      .time_end_s = carom_comparison_get_time_s(show->comparison),
  };
  for (guint i = 0; i < G_N_ELEMENTS(steps); i++)
    steps[i] = values[i];
  shown = show->comparison;
}

static void show_clear(Show *show) {
  carom_comparison_free(show->comparison);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Show, show_clear)

/* "[2]" stands for the mark of the third pane. */
static char *readout_of(const CaromChart *chart) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, chart->font);
  carom_chart_arrange(&layout, chart, &text, WIDTH, HEIGHT);
  g_autoptr(GArray) words = carom_chart_readout_words(&layout, NULL);
  GString *all = g_string_new(NULL);
  for (guint i = 0; i < words->len; i++) {
    const CaromReadoutWord *word = &g_array_index(words, CaromReadoutWord, i);
    g_string_append(all, i > 0 ? " " : "");
    if (word->pane >= 0)
      g_string_append_printf(all, "[%d]", word->pane);
    g_string_append(all, word->markup);
  }
  return g_string_free(all, FALSE);
}

static void assert_begins(const char *text, const char *start) {
  g_test_message("%s", text);
  g_assert_true(g_str_has_prefix(text, start));
}

/* One number where all digits are equal, whatever the others do. */
static void test_one_or_each(void) {
  g_auto(Show) same;
  show_init(&same, "energy", (const double[]){0, 0, 0, 0});
  g_autofree char *one = readout_of(&same.chart);
  g_assert_cmpstr(one, ==, "1.000 J");
  g_auto(Show) parted;
  show_init(&parted, "energy", (const double[]){0, 1, 2, 3});
  g_autofree char *each = readout_of(&parted.chart);
  assert_begins(each, "[0]1.000 [1]2.000 [2]3.000");
  g_auto(Show) rounding;
  show_init(&rounding, "momentum", (const double[]){0, 1e-13, -1e-13, 0});
  g_autofree char *both = readout_of(&rounding.chart);
  g_assert_cmpstr(both, ==, "p<sub>x</sub> = 1.000 p<sub>y</sub> = 2.000 kg·m/s");
}

/* Zero, and what is left of it after rounding, are the same number. */
static void test_zero(void) {
  g_auto(Show) show;
  show_init(&show, "momentum", (const double[]){-1, -1 + 1e-13, -1 - 1e-13, -1});
  g_autofree char *text = readout_of(&show.chart);
  assert_begins(text, "p<sub>x</sub> = 0 p<sub>y</sub> = 1.000");
}

/* Every component of a vector by itself. */
static void test_components(void) {
  g_auto(Show) show;
  show_init(&show, "momentum", (const double[]){-1, -1, 0.5, 0});
  g_autofree char *text = readout_of(&show.chart);
  assert_begins(text, "p<sub>x</sub> = [0]0 [1]0 [2]1.500");
  g_assert_nonnull(strstr(text, "p<sub>y</sub> = [0]1.000 [1]1.000 [2]2.500"));
}

/* A chart keeps the room that one beside it needs, and says how much it needs itself. */
static void test_least_room(void) {
  static const double left = 150, right = 70;
  double tops[2];
  CaromChartRoom own[2] = {0};
  g_auto(Show) show;
  show_init(&show, "energy", (const double[]){0, 0, 0, 0});
  for (guint i = 0; i < 2; i++) {
    g_auto(CaromText) text;
    g_auto(CaromChartLayout) layout;
    carom_text_init(&text, NULL, show.chart.font);
    show.chart.least = (CaromChartRoom){3 * i, left * i, right * i};
    show.chart.own = &own[i];
    carom_chart_arrange(&layout, &show.chart, &text, WIDTH, HEIGHT);
    tops[i] = layout.top - i * 2 * text.line_height;
    g_assert_cmpuint(own[i].n_lines, ==, 1);
    g_assert_cmpfloat(layout.left, ==, i == 0 ? own[i].left : left);
    g_assert_cmpfloat(layout.right, ==, WIDTH - (i == 0 ? own[i].right : right));
  }
  g_assert_cmpfloat(own[0].left, ==, own[1].left);
  g_assert_cmpfloat(own[0].right, ==, own[1].right);
  g_assert_cmpfloat_with_epsilon(tops[0], tops[1], 1e-9);
}

/* At a time that is pointed at, it says what there was then, whatever is now; and the same with the
 * time in plain words. */
static void test_pointed(void) {
  g_auto(Show) show;
  show_init(&show, "momentum", (const double[]){0, 1, 1, 1});
  double frame_s = carom_comparison_get_scene(show.comparison)->dt_s;
  show.chart.is_pointed = TRUE;
  show.chart.pointed_s = 50.5 * frame_s;
  g_autofree char *before = readout_of(&show.chart);
  assert_begins(before, "p<sub>x</sub> = 1.000 p<sub>y</sub> = 2.000 ");
  show.chart.pointed_s = 150 * frame_s;
  g_autofree char *after = readout_of(&show.chart);
  assert_begins(after, "p<sub>x</sub> = [0]1.000 [1]2.000 ");
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, show.chart.font);
  carom_chart_arrange(&layout, &show.chart, &text, WIDTH, HEIGHT);
  g_autofree char *words = carom_chart_readout_describe(&layout);
  g_autofree char *second =
      g_strdup_printf(", %s: 2.000", carom_comparison_get_title(show.comparison, 1));
  g_test_message("%s", words);
  g_assert_true(g_str_has_prefix(words, "t = "));
  g_assert_nonnull(strstr(words, second));
  g_assert_null(strchr(words, '<'));
  g_assert_null(strstr(words, "all panes"));
  show.chart.pointed_s = 50 * frame_s;
  carom_chart_layout_clear(&layout);
  carom_chart_arrange_axes(&layout, &show.chart, &text, WIDTH, HEIGHT);
  g_autofree char *alike = carom_chart_readout_describe(&layout);
  g_assert_true(g_str_has_suffix(alike, ", the same in all panes"));
  show.chart.pointed_s = (FRAMES + 1) * frame_s;
  g_autofree char *later = readout_of(&show.chart);
  g_assert_cmpstr(later, ==, ""); /* nothing is known of that */
}

/* Since a mark, it says by how much each value has changed, and what that is a second; on a
 * logarithmic axis by what factor, and at which rate. */
static void test_marked(void) {
  g_auto(Show) show;
  show_init(&show, "momentum", (const double[]){2, 2, 2, 2});
  double frame_s = carom_comparison_get_scene(show.comparison)->dt_s;
  show.chart.is_marked = show.chart.is_pointed = TRUE;
  show.chart.marked_s = 50 * frame_s;
  show.chart.pointed_s = 90 * frame_s;
  g_autofree char *same = readout_of(&show.chart);
  g_assert_nonnull(strstr(same, " Δp<sub>x</sub> = 0 Δp<sub>y</sub> = 0 kg·m/s"));
  show.chart.pointed_s = show.chart.marked_s * (1 + DBL_EPSILON);
  g_autofree char *at_once = readout_of(&show.chart);
  assert_begins(at_once, "Δt = 0 s ");
  show.chart.pointed_s = 150 * frame_s;
  double duration_s = 100 * frame_s;
  g_autofree char *slope = carom_digits_text(2 / duration_s, 3);
  g_autofree char *changed = g_strdup_printf(" Δp<sub>x</sub> = 2 (%s/s) ", slope);
  g_autofree char *grown = readout_of(&show.chart);
  g_test_message("%s", grown);
  g_assert_true(g_str_has_prefix(grown, "Δt = "));
  g_assert_nonnull(strstr(grown, changed));
  show.chart.marked_s = 150 * frame_s; /* the other way round */
  show.chart.pointed_s = 50 * frame_s;
  g_autofree char *lost = g_strdup_printf(" Δp<sub>x</sub> = −2 (%s/s) ", slope);
  g_autofree char *back = readout_of(&show.chart);
  g_assert_nonnull(strstr(back, lost));
}

static void test_marked_growth(void) {
  g_auto(Show) show;
  show_init(&show, "disagreement", (const double[]){2, 2, 2, 2});
  double frame_s = carom_comparison_get_scene(show.comparison)->dt_s;
  g_assert_true(show.quantity.logarithmic);
  show.chart.is_marked = TRUE; /* up to the present */
  show.chart.marked_s = 50 * frame_s;
  g_autofree char *rate = carom_digits_text(log(3) / ((FRAMES - 50) * frame_s), 3);
  g_autofree char *expected = g_strdup_printf("× 3 (%s/s)", rate);
  g_autofree char *text = readout_of(&show.chart);
  g_test_message("%s", text);
  g_assert_true(g_str_has_suffix(text, expected));
}

static void test_counts(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), FRAMES);
  CaromChart chart = {comparison, carom_quantity_by_id("collisions"), carom_theme_light()};
  chart.time_end_s = carom_comparison_get_time_s(comparison);
  g_autofree char *readout = readout_of(&chart);
  g_assert_cmpstr(readout, ==, "1");
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, NULL);
  carom_chart_arrange(&layout, &chart, &text, WIDTH, HEIGHT);
  g_assert_cmpuint(layout.value_ticks->len, >=, 2);
  for (guint i = 0; i < layout.value_ticks->len; i++) {
    const CaromTick *tick = &g_array_index(layout.value_ticks, CaromTick, i);
    g_assert_cmpfloat(tick->value, ==, floor(tick->value));
    g_assert_null(strchr(tick->label, '.'));
  }
}

/* By disc, each letter has its number. */
static void test_by_disc(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), FRAMES);
  CaromChart chart = {comparison, carom_quantity_by_id("energy-by-disc"), carom_theme_light()};
  chart.time_end_s = carom_comparison_get_time_s(comparison);
  g_autofree char *readout = readout_of(&chart);
  assert_begins(readout, "A = ");
  g_assert_nonnull(strstr(readout, " B = "));
  g_assert_nonnull(strstr(readout, " A\u2009+\u2009B = "));
}

/* Of a stack, too: what is read off is what each disc has. */
static void test_stacked(void) {
  CaromScene *scene = carom_fixture_two_discs(1);
  g_array_index(scene->bodies, CaromBody, 1).mass_kg = 1e-11; /* is something, too */
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, FRAMES);
  CaromChart chart = {comparison, carom_quantity_by_id("energy-by-disc"), carom_theme_light()};
  chart.time_end_s = carom_comparison_get_time_s(comparison);
  g_autofree char *plain = readout_of(&chart);
  chart.quantity = carom_quantity_by_id("energy-by-disc-stacked");
  g_autofree char *stacked = readout_of(&chart);
  g_assert_cmpstr(stacked, ==, plain);
}

/* A disc of 1 kg meets another one at right angles to neither axis. */
static CaromComparison *meet(CaromVec2 velocity, double mass_kg, CaromVec2 other_velocity,
                             guint n_frames) {
  CaromScene *scene = carom_scene_new();
  carom_fixture_add_disc(scene, carom_vec2(-1.2, -0.9), velocity, 0.5, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(0, 0), other_velocity, 0.5, FALSE);
  g_array_index(scene->bodies, CaromBody, 1).mass_kg = mass_kg;
  scene->duration_s = 4;
  return carom_fixture_run(scene, n_frames);
}

static void assert_reads(const CaromComparison *comparison, const char *quantity,
                         const char *start) {
  CaromChart chart = {comparison, carom_quantity_by_id(quantity), carom_theme_light()};
  chart.time_end_s = carom_comparison_get_time_s(comparison);
  g_autofree char *readout = readout_of(&chart);
  assert_begins(readout, start);
}

/* What a light disc has does not read as zero, be it nothing beside what a heavy one has: ½ m v² is
 * 0.5 J at 1 m/s, and 4.5 J after one of 10³⁰ kg has come against it at 1 m/s. */
static void test_light_disc(void) {
  g_autoptr(CaromComparison) before = meet(carom_vec2(0.8, 0.6), 1e30, carom_vec2(-0.8, -0.6), 0);
  assert_reads(before, "energy-by-disc", "A = 0.50 B = 5.0");
  g_autoptr(CaromComparison) after =
      meet(carom_vec2(0.8, 0.6), 1e30, carom_vec2(-0.8, -0.6), FRAMES);
  assert_reads(after, "energy-by-disc", "A = 4.5 B = 5.0");
  assert_reads(after, "momentum-by-disc", "A<sub>x</sub> = −2.4 ");
}

/* A disc that stops, but for rounding, has nothing. */
static void test_stopped_disc(void) {
  g_autoptr(CaromComparison) comparison = meet(carom_vec2(0.8, 0.6), 1, carom_vec2(0, 0), FRAMES);
  assert_reads(comparison, "energy-by-disc", "A = 0 B = 0.50");
  assert_reads(comparison, "momentum-by-disc", "A<sub>x</sub> = 0 B<sub>x</sub> = 0.80");
}

/* Where it does not fit on a line it takes two, and the plot makes room. */
static void test_wraps(void) {
  g_auto(Show) show;
  show_init(&show, "momentum", (const double[]){0, 1, 2, 3});
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  g_auto(CaromChartLayout) wide;
  g_auto(CaromChartLayout) narrow;
  carom_chart_arrange(&wide, &show.chart, &text, 900, HEIGHT);
  carom_chart_arrange(&narrow, &show.chart, &text, 220, HEIGHT);
  g_assert_cmpuint(wide.n_readout_lines, ==, 1);
  g_assert_cmpuint(narrow.n_readout_lines, >, 1);
  g_assert_cmpfloat(narrow.top, >=, wide.top + text.line_height * 0.9);
}

static double width_of(const GArray *words) {
  double width = 0;
  for (guint i = 0; i < words->len; i++)
    width += g_array_index(words, CaromReadoutWord, i).width + (i > 0 ? 10 : 0);
  return width;
}

/* In a low chart there is one line. It loses its unit only where that would not have room in type a
 * fifth smaller either, and so does not lose it while there is room in full. */
static void test_keeps_unit(void) {
  g_auto(Show) show;
  guint n_with = 0, n_smaller = 0, n_without = 0;
  show_init(&show, "momentum", (const double[]){0, 0, 0, 0});
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, show.chart.font);
  for (int width = 400; width > 60; width -= 2) {
    g_auto(CaromChartLayout) layout;
    carom_chart_arrange(&layout, &show.chart, &text, width, 90);
    g_autoptr(GArray) words = carom_chart_readout_words(&layout, &text);
    double most = width - 16, needed = width_of(words); /* without the margins */
    gboolean has_unit = carom_chart_readout_has_unit(&layout);
    g_test_message("%d: %g of %g%s", width, needed, most, has_unit ? ", with its unit" : "");
    if (needed * 0.85 < most) /* the widest numbers are not these */
      g_assert_true(has_unit || layout.n_readout_lines > 1);
    *(!has_unit ? &n_without : needed > most ? &n_smaller : &n_with) += 1;
  }
  g_assert_cmpuint(n_with, >, 0);
  g_assert_cmpuint(n_smaller, >, 0);
  g_assert_cmpuint(n_without, >, 0);
}

/* ---- Curves ---- */

static cairo_surface_t *draw(const CaromChart *chart) {
  cairo_surface_t *image = carom_fixture_image(WIDTH, HEIGHT, chart->theme->background);
  cairo_t *cr = cairo_create(image);
  carom_chart_draw(chart, cr, WIDTH, HEIGHT);
  cairo_destroy(cr);
  return image;
}

/* How high the line of that colour is, in pixels, in the columns of an image, at most. */
static int thickest(cairo_surface_t *image, CaromColour colour, int from, int to) {
  int most = 0;
  for (int x = from; x < to; x++) {
    int n = 0;
    for (int y = 0; y < HEIGHT; y++) {
      n = carom_fixture_pixel_is(image, x, y, colour, 4) ? n + 1 : 0;
      most = MAX(most, n);
    }
  }
  return most;
}

/* A wide band of the first pane lies around the others where they coincide; where it is alone, it
 * is as thin as theirs, except for its marks. */
static void test_parted_widths(void) {
  g_auto(Show) show;
  show_init(&show, "energy", (const double[]){0, 1, 2, 3});
  show.chart.show_cursor = FALSE;
  CaromPaneStyle style = carom_pane_style_of(show.chart.theme, 0);
  cairo_surface_t *image = draw(&show.chart);
  /* Of the curve's two halves, without the ends and the rise between them. */
  g_assert_cmpint(thickest(image, style.colour, 80, 240), >=, (int)style.nested.width - 1);
  int mark = (int)(2 * CAROM_PANE_STYLE_MARK_REACH);
  int n_thin = 0, n = 0;
  for (int x = 310; x < 460; x++, n++)
    n_thin += thickest(image, style.colour, x, x + 1) <= 2 ? 1 : 0;
  g_assert_cmpint(n_thin, >=, n - 2 * mark); /* at most two marks in 150 points */
  cairo_surface_destroy(image);
}

static GArray *outline_of(const CaromVec2 *places, guint n) {
  GArray *outline = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  return g_array_append_vals(outline, places, n);
}

/* Where all coincide, each lies on those of the panes before. Where they have parted from the first
 * one, the second lies on none. */
static void test_below(void) {
  static const CaromVec2 first[] = {{0, 100}, {200, 100}, {200, 20}, {400, 20}};
  static const CaromVec2 others[] = {{0, 100}, {400, 100}};
  GArray *outlines[] = {outline_of(first, 4), outline_of(others, 2), outline_of(others, 2)};
  GArray *stretches[3] = {NULL};
  carom_chart_nesting(outlines, 3, 0, 400, TRUE, 0, stretches);
  for (guint pane = 0; pane < 3; pane++) {
    double together = 0, parted = 0;
    for (guint k = 0; k < stretches[pane]->len; k++) {
      const CaromChartStretch *stretch = &g_array_index(stretches[pane], CaromChartStretch, k);
      double length = stretch->to - stretch->from;
      together += stretch->n_below == pane ? length : 0;
      parted += stretch->n_below == MAX(pane, 1) - 1 ? length : 0;
    }
    /* The columns in which they part belong to either side. */
    g_assert_cmpfloat(together, >=, pane == 0 ? 400 : 190);
    g_assert_cmpfloat(parted, >=, pane == 0 ? 400 : 190);
    g_array_unref(outlines[pane]);
    g_array_unref(stretches[pane]);
  }
}

/* By disc it is a line in the disc's colour, which the dashes of the next pane leave free here and
 * there, as where all coincide: the first pane's resolver is wrong, and the others' are right. */
static void test_parted_by_disc(void) {
  static const char *const resolvers[] = {"wrong-equal-masses", "rotation", "impulse"};
  g_autoptr(CaromScene) scene = carom_fixture_two_discs(1);
  g_array_index(scene->bodies, CaromBody, 0).mass_kg = 3;
  CaromMethod methods[G_N_ELEMENTS(resolvers)];
  for (guint i = 0; i < G_N_ELEMENTS(resolvers); i++) {
    methods[i] = carom_method_option_defaults();
    methods[i].resolver = carom_resolver_by_id(resolvers[i]);
  }
  g_autoptr(CaromComparison) comparison =
      carom_comparison_new(scene, methods, G_N_ELEMENTS(methods));
  g_assert_true(carom_comparison_seek(comparison, FRAMES, NULL));
  CaromChart chart = {comparison, carom_quantity_by_id("energy-by-disc"), carom_theme_light()};
  chart.time_end_s = carom_comparison_get_time_s(comparison);
  cairo_surface_t *image = draw(&chart);
  CaromColour colour = carom_disc_hue_line(chart.theme, scene, 0);
  int n_wide = 0, n = 0;
  for (int x = WIDTH * 6 / 10; x < WIDTH * 8 / 10; x++, n++)
    n_wide += thickest(image, colour, x, x + 1) >= 3 ? 1 : 0;
  g_test_message("%d of %d", n_wide, n);
  g_assert_cmpint(n_wide, >, n / 5); /* dashes are three of five, less those upon them */
  cairo_surface_destroy(image);
}

/* Two of the panes coincide, and the third is alone. */
static void test_some_part(void) {
  g_auto(Show) show;
  show_init(&show, "energy", (const double[]){0, 0, 2, 2});
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, "Sans 10");
  carom_chart_arrange(&layout, &show.chart, &text, WIDTH, HEIGHT);
  const CaromChartStretch *first = &g_array_index(layout.stretches[0], CaromChartStretch, 0);
  g_assert_false(first->is_alone);
  g_assert_cmpfloat(first->to, >, 0.9 * layout.right);
  const GArray *third = layout.stretches[2];
  const CaromChartStretch *last = &g_array_index(third, CaromChartStretch, third->len - 1);
  for (guint k = 0; k < third->len; k++)
    if (g_array_index(third, CaromChartStretch, k).from < layout.right - 20)
      last = &g_array_index(third, CaromChartStretch, k);
  gboolean has_fourth = layout.n_panes > 3; /* which goes with the third */
  g_assert_cmpint(last->is_alone, ==, !has_fourth);
}

static double square_wave(const CaromSample *sample, guint component) {
  return sample->frame / 4 % 2 == 0 ? 1 : 2;
}

/* Peaks closer than the lines are wide are not filled by them: between them the paper is seen. */
static void test_restless(void) {
  g_auto(Show) show;
  show_init(&show, "energy", (const double[]){0, 0, 0, 0});
  show.quantity.value = square_wave;
  show.chart.show_cursor = FALSE;
  cairo_surface_t *image = draw(&show.chart);
  int n_paper = 0, n = 0, middle = HEIGHT / 3;
  for (int x = 80; x < 460; x++, n++)
    n_paper += carom_fixture_pixel_is(image, x, middle, show.chart.theme->background, 4) ? 1 : 0;
  g_test_message("%d of %d columns are free", n_paper, n);
  /* The lines rise every 8.8 points; half as wide as usual, they leave three fifths free, less what
   * is blended at their edges. Those 7 points wide would leave a fifth. */
  g_assert_cmpint(n_paper, >, n * 2 / 5);
  cairo_surface_destroy(image);
}

static guint count_kept_lines(const CaromChart *chart, double width) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, chart->font);
  carom_chart_arrange(&layout, chart, &text, width, HEIGHT);
  g_assert_cmpfloat(layout.top, >=,
                    layout.readout_top + layout.n_readout_lines * 1.05 * text.line_height);
  return layout.n_readout_lines;
}

/* The number of each pane has room above the curves, also where the panes are so little apart that
 * the last digit alone tells. */
static void test_hardly_parted(void) {
  for (double width = 120; width <= WIDTH; width += 20) {
    g_auto(Show) far;
    show_init(&far, "energy", (const double[]){0, 1, 2, 3});
    guint n_far = count_kept_lines(&far.chart, width);
    g_auto(Show) near;
    show_init(&near, "energy", (const double[]){0, 0.001, 0.002, 0.003});
    g_autofree char *each = readout_of(&near.chart);
    assert_begins(each, "[0]1.000 [1]1.001 [2]1.002");
    g_test_message("%g: %u, %u", width, n_far, count_kept_lines(&near.chart, width));
    g_assert_cmpuint(count_kept_lines(&near.chart, width), >=, n_far);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/chart-readout/one-or-each", test_one_or_each);
  g_test_add_func("/chart-readout/zero", test_zero);
  g_test_add_func("/chart-readout/components", test_components);
  g_test_add_func("/chart-readout/least-room", test_least_room);
  g_test_add_func("/chart-readout/pointed", test_pointed);
  g_test_add_func("/chart-readout/marked", test_marked);
  g_test_add_func("/chart-readout/marked-growth", test_marked_growth);
  g_test_add_func("/chart-readout/counts", test_counts);
  g_test_add_func("/chart-readout/by-disc", test_by_disc);
  g_test_add_func("/chart-readout/stacked", test_stacked);
  g_test_add_func("/chart-readout/light-disc", test_light_disc);
  g_test_add_func("/chart-readout/stopped-disc", test_stopped_disc);
  g_test_add_func("/chart-readout/wraps", test_wraps);
  g_test_add_func("/chart-readout/keeps-unit", test_keeps_unit);
  g_test_add_func("/chart-readout/hardly-parted", test_hardly_parted);
  g_test_add_func("/chart-nesting/parted-widths", test_parted_widths);
  g_test_add_func("/chart-nesting/some-part", test_some_part);
  g_test_add_func("/chart-nesting/below", test_below);
  g_test_add_func("/chart-nesting/parted-by-disc", test_parted_by_disc);
  g_test_add_func("/chart-nesting/restless", test_restless);
  return g_test_run();
}
