/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What it costs to draw a chart, as large as each of two in a window of 1920×1080: while its run
 * goes on, while something is pointed at, and while one looks closer with each drawing, and along.
 * The runs are as long as makes them full of samples. */
#include "bench.h"
#include "carom-chart-arrange.h"
#include "carom-chart-draw.h"
#include "carom-chart-past.h"
#include "events-gas.h"

#define WIDTH    940
#define HEIGHT   280
#define FRACTION 0.3
#define ROUNDS   41

/* Of more discs, two stand out. */
#define MOST_NAMED 8

static const struct {
  guint n;
  guint64 frames;
  const char *quantity;
} cases[] = {
    {2, 1000000, "energy"},         {3, 2000, "velocity"},    {8, 4000, "velocity"},
    {26, 100000, "energy-by-disc"}, {26, 100000, "velocity"}, {2, 1000000, "velocity/position"},
    {8, 4000, "velocity/position"},
};

typedef struct {
  CaromBench *bench;
  CaromComparison *comparison;
  CaromChart chart;
  cairo_t *cr;
  double end_s;
} Stage;

static void step(CaromComparison *comparison) {
  if (!carom_comparison_step(comparison, NULL))
    g_error("the gas cannot be run so far");
}

/* What is different from one drawing to the next. */
static void go_on(Stage *stage, guint round) {
  step(stage->comparison);
}

static void point(Stage *stage, guint round) {
  stage->chart.is_pointed = TRUE;
  stage->chart.pointed_s = stage->end_s * (round + 0.5) / ROUNDS;
}

static void zoom(Stage *stage, guint round) {
  stage->chart.is_moving = TRUE;
  double half_s = stage->end_s / 2 / (1 + 0.2 * round);
  stage->chart.shown = (CaromTimeSpan){stage->end_s / 2 - half_s, stage->end_s / 2 + half_s};
}

static void pan(Stage *stage, guint round) {
  stage->chart.is_moving = TRUE;
  double from_s = stage->end_s * round / (2 * ROUNDS);
  stage->chart.shown = (CaromTimeSpan){from_s, from_s + stage->end_s / 2};
}

static void rest(Stage *stage, guint round) {
  pan(stage, round);
  stage->chart.is_moving = FALSE;
}

static const struct {
  const char *what;
  void (*change)(Stage *stage, guint round);
  double target_ms;
} kinds[] = {
    {"chart, playing", go_on, 4},
    {"chart, pointing", point, 4},
    {"chart, looking closer", zoom, 16},
    {"chart, moving along", pan, 16},
    {"chart, moving along, then drawn", rest, 0},
};

/* A phase plot has no part of an axis. */
#define N_WITHOUT_ZOOM 2

static void measure(Stage *stage, guint case_number, guint kind) {
  double ms[ROUNDS];
  stage->chart.is_pointed = FALSE;
  stage->chart.shown = (CaromTimeSpan){0};
  stage->chart.is_moving = FALSE;
  carom_chart_draw(&stage->chart, stage->cr, WIDTH, HEIGHT);
  for (guint i = 0; i < ROUNDS; i++) {
    kinds[kind].change(stage, i);
    double start_s = carom_bench_now_s();
    carom_chart_draw(&stage->chart, stage->cr, WIDTH, HEIGHT);
    ms[i] = 1000 * (carom_bench_now_s() - start_s);
  }
  g_autofree char *scene =
      g_strdup_printf("“%s”, three panes, %.0e frames", stage->chart.quantity->part.title,
                      (double)cases[case_number].frames);
  carom_bench_row(stage->bench, &(CaromBenchRow){kinds[kind].what, scene, cases[case_number].n,
                                                 carom_bench_median(ms, ROUNDS), "ms",
                                                 kinds[kind].target_ms > 0 ? CAROM_BENCH_AT_MOST
                                                                           : CAROM_BENCH_NO_TARGET,
                                                 kinds[kind].target_ms});
}

int main(int argc, char **argv) {
  g_autoptr(CaromBench) bench = carom_bench_new(&argc, &argv);
  cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create(image);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autoptr(CaromComparison) comparison =
        carom_events_gas_compare(&(CaromGasKind){cases[i].n, FRACTION, 1}, 1.0 / 60);
    g_autoptr(CaromChartPast) past = carom_chart_past_new();
    Stage stage = {bench, comparison, {0}, cr, 0};
    for (guint64 frame = 0; frame < cases[i].frames; frame++)
      step(comparison);
    stage.end_s = carom_comparison_get_time_s(comparison);
    stage.chart = (CaromChart){.comparison = comparison,
                               .quantity = carom_quantity_by_id(cases[i].quantity),
                               .theme = carom_theme_light(),
                               .font = "Sans 10",
                               .show_cursor = TRUE,
                               .time_end_s = stage.end_s,
                               .lit_discs = cases[i].n > MOST_NAMED ? 3 : 0, /* as in the window */
                               .past = past};
    for (guint k = 0; k < G_N_ELEMENTS(kinds); k++)
      if (carom_quantity_is_over_time(stage.chart.quantity) || k < N_WITHOUT_ZOOM)
        measure(&stage, i, k);
  }
  cairo_destroy(cr);
  cairo_surface_destroy(image);
  return 0;
}
