/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart-steps: what changes only at contacts is drawn in steps, which stand where the value
 * changes, so that a chart shows the value that it says. */
#include "carom-chart-arrange.h"
#include "carom-chart-past.h"
#include "carom-events.h"
#include "carom-stepped.h"
#include "fixture.h"

static const char *const stepwise[] = {"momentum", "energy", "momentum-by-disc", "energy-by-disc",
                                       "wall-hits"};

static CaromChart chart_of(const CaromComparison *comparison, const char *quantity) {
  return (CaromChart){
      .comparison = comparison,
      .quantity = carom_quantity_by_id(quantity),
      .theme = carom_theme_light(),
      .time_end_s = carom_comparison_get_scene(comparison)->duration_s,
  };
}

static CaromChartLayout arrange(const CaromChart *chart) {
  CaromChartLayout layout;
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, NULL);
  carom_chart_arrange(&layout, chart, &text, 500, 250);
  return layout;
}

/* Two discs and a wall, with frames so long that each has room on the chart: 19 points. */
static CaromScene *coarse_scene(CaromVec2 gravity) {
  CaromScene *scene = carom_scene_new();
  CaromWall wall = carom_wall_default(carom_vec2(2, -2), carom_vec2(2, 2));
  g_array_append_val(scene->walls, wall);
  carom_fixture_add_disc(scene, carom_vec2(-1, 0.1), carom_vec2(1, 0), 0.2, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(0.5, 0), carom_vec2(0.3, 0.1), 0.2, FALSE);
  scene->dt_s = 0.2;
  scene->duration_s = 4;
  scene->gravity = gravity;
  return scene;
}

static CaromComparison *compare(CaromScene *scene, guint64 n_frames) {
  CaromMethod methods[] = {carom_method_option_defaults(), carom_method_option_defaults()};
  methods[0].detection = &carom_detection_events;
  methods[1].detection = &carom_detection_stepped;
  CaromComparison *comparison = carom_comparison_new(scene, methods, G_N_ELEMENTS(methods));
  carom_scene_unref(scene);
  g_assert_true(carom_comparison_seek(comparison, n_frames, NULL));
  return comparison;
}

static gboolean is_slanted(const GArray *outline) {
  for (guint i = 1; i < outline->len; i++) {
    CaromVec2 from = g_array_index(outline, CaromVec2, i - 1);
    CaromVec2 to = g_array_index(outline, CaromVec2, i);
    if (from.x != to.x && from.y != to.y)
      return TRUE;
  }
  return FALSE;
}

static void test_upright(void) {
  g_autoptr(CaromComparison) comparison = compare(coarse_scene(carom_vec2(0, 0)), 20);
  for (guint q = 0; q < G_N_ELEMENTS(stepwise); q++) {
    CaromChart chart = chart_of(comparison, stepwise[q]);
    g_auto(CaromChartLayout) layout = arrange(&chart);
    for (guint i = 0; i < carom_chart_layout_count_curves(&layout); i++)
      g_assert_false(is_slanted(layout.outlines[i]));
  }
}

/* It changes one component at all times, and leaves the other alone. */
static void test_gravity(void) {
  g_autoptr(CaromComparison) comparison = compare(coarse_scene(carom_vec2(0, -0.1)), 20);
  CaromChart chart = chart_of(comparison, "momentum");
  g_auto(CaromChartLayout) layout = arrange(&chart);
  for (guint pane = 0; pane < 2; pane++) {
    g_assert_false(is_slanted(layout.outlines[2 * pane]));
    g_assert_true(is_slanted(layout.outlines[2 * pane + 1]));
  }
}

/* The last place where the outline is at @time_s, or the first. */
static double drawn_at(const CaromChartLayout *layout, const GArray *outline, double time_s,
                       gboolean after) {
  double x = carom_axis_place(&layout->across, time_s), y = NAN;
  /* Places are rounded to a 256th. */
  for (guint i = 0; i < outline->len; i++) {
    CaromVec2 place = g_array_index(outline, CaromVec2, i);
    if (place.x > x + (after ? 1 : -1) / 256.0)
      return isnan(y) || i == 0 ? place.y : y;
    y = place.y;
  }
  return y;
}

static void assert_says_what_it_shows(const CaromChart *chart, guint pane, gboolean after) {
  g_auto(CaromChartLayout) layout = arrange(chart);
  CaromCurvePlaces places = carom_chart_layout_places(&layout);
  const CaromRun *run = carom_comparison_get_run(chart->comparison, pane);
  double time_s = carom_comparison_get_time_s(chart->comparison);
  for (guint c = 0; c < layout.n_curves_a_pane; c++) {
    double value = carom_channel_now(&g_array_index(layout.channels, CaromChannel, c), run);
    double drawn =
        drawn_at(&layout, layout.outlines[pane * layout.n_curves_a_pane + c], time_s, after);
    /* Changes of a 50th of a point are not drawn, nor are those below the grid of a 256th. */
    g_assert_cmpfloat_with_epsilon(carom_curve_place(&places, value), drawn, 0.02 + 1 / 256.0);
  }
}

/* At every frame and on both sides of every contact, while the curve goes on and when it is
 * known. */
static void test_now(void) {
  g_autoptr(CaromComparison) comparison = compare(coarse_scene(carom_vec2(0, 0)), 0);
  guint n_contacts = 0;
  for (guint round = 0; round < 2; round++) {
    g_assert_true(carom_comparison_seek(comparison, 0, NULL));
    for (guint64 frame = 1; frame <= 20; frame++) {
      while (carom_comparison_next_instant(comparison)) {
        gboolean after = carom_comparison_get_instant(comparison) == CAROM_INSTANT_AFTER;
        n_contacts += after ? 1 : 0;
        for (guint q = 0; q < G_N_ELEMENTS(stepwise); q++) {
          CaromChart chart = chart_of(comparison, stepwise[q]);
          assert_says_what_it_shows(&chart, 0, after);
          assert_says_what_it_shows(&chart, 1, after);
        }
      }
      g_assert_true(carom_comparison_step(comparison, NULL));
      for (guint q = 0; q < G_N_ELEMENTS(stepwise); q++) {
        CaromChart chart = chart_of(comparison, stepwise[q]);
        assert_says_what_it_shows(&chart, 0, TRUE);
        assert_says_what_it_shows(&chart, 1, TRUE);
      }
    }
  }
  g_assert_cmpuint(n_contacts, >=, 4);
}

/* ---- What a contact comes to is not shown ahead of the clock ---- */

/* Where the curves of a pane end: at the present, with the present values. */
static void assert_ends_now(const CaromChart *chart, guint pane) {
  g_auto(CaromChartLayout) layout = arrange(chart);
  const CaromRun *run = carom_comparison_get_run(chart->comparison, pane);
  for (guint c = 0; c < layout.n_curves_a_pane; c++) {
    const CaromCurve *curve = carom_chart_layout_curve(&layout, pane, c);
    const CaromChannel *channel = &g_array_index(layout.channels, CaromChannel, c);
    CaromVec2 last = g_array_index(curve->points, CaromVec2, curve->points->len - 1);
    g_assert_cmpfloat(last.x, ==, run->now.time_s);
    g_assert_cmpfloat(last.y, ==, carom_channel_now(channel, run));
    g_assert_cmpfloat(carom_curve_last_value(curve), ==, last.y);
  }
}

/* The clock goes to a contact by way of the end of its frame, as the keys lead it there. The curves
 * end where it is, on either side, and so do those that are kept from one drawing to the next. */
static void test_ends_at_contact(void) {
  static const CaromInstant sides[] = {CAROM_INSTANT_BEFORE, CAROM_INSTANT_AFTER,
                                       CAROM_INSTANT_BEFORE};
  g_autoptr(CaromComparison) comparison = compare(coarse_scene(carom_vec2(0, 0)), 0);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  while (carom_run_count_contacts(run) == 0)
    g_assert_true(carom_comparison_step(comparison, NULL));
  for (guint q = 0; q < G_N_ELEMENTS(stepwise); q++) {
    g_autoptr(CaromChartPast) past = carom_chart_past_new();
    CaromChart plain = chart_of(comparison, stepwise[q]), kept = plain;
    kept.past = past;
    for (guint i = 0; i < G_N_ELEMENTS(sides); i++) {
      g_assert_true(carom_comparison_seek_contact(comparison, 0, 0, sides[i], NULL));
      for (guint pane = 0; pane < 2; pane++) {
        assert_ends_now(&plain, pane);
        assert_ends_now(&kept, pane);
      }
    }
    g_assert_true(
        carom_comparison_seek(comparison, carom_comparison_get_furthest(comparison), NULL));
    assert_ends_now(&plain, 0); /* at the end of the frame */
    assert_ends_now(&kept, 0);
  }
}

/* A step back from the end takes nothing of the curves away. */
static void test_step_back(void) {
  g_autoptr(CaromComparison) comparison = compare(coarse_scene(carom_vec2(0, 0)), 12);
  CaromChart chart = chart_of(comparison, "energy-by-disc");
  g_assert_true(carom_comparison_seek(comparison, 11, NULL));
  g_auto(CaromChartLayout) layout = arrange(&chart);
  const GArray *points = carom_chart_layout_curve(&layout, 0, 0)->points;
  g_assert_cmpfloat_with_epsilon(g_array_index(points, CaromVec2, points->len - 1).x, 12 * 0.2,
                                 1e-12);
}

/* Two equal discs that touch and approach at the start: A, which is at 2 m/s, stops, and B goes on
 * with its 2 J. */
static CaromScene *touching_scene(void) {
  CaromScene *scene = carom_scene_new();
  carom_fixture_add_disc(scene, carom_vec2(-0.5, 0), carom_vec2(2, 0), 0.5, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(0.5, 0), carom_vec2(0, 0), 0.5, FALSE);
  scene->dt_s = 0.2;
  scene->duration_s = 4;
  return scene;
}

/* Where the curve of a disc first has another value than at the start; NAN: nowhere. */
static double find_change(const CaromChart *chart, guint c) {
  g_auto(CaromChartLayout) layout = arrange(chart);
  const GArray *points = carom_chart_layout_curve(&layout, 0, c)->points;
  for (guint i = 1; i < points->len; i++)
    if (g_array_index(points, CaromVec2, i).y != g_array_index(points, CaromVec2, 0).y)
      return g_array_index(points, CaromVec2, i).x;
  return NAN;
}

/* A contact at the very start is drawn there: from the values before it, up or down. */
static void test_at_start(void) {
  g_autoptr(CaromComparison) comparison = compare(touching_scene(), 0);
  CaromChart chart = chart_of(comparison, "energy-by-disc");
  g_assert_true(carom_comparison_next_instant(comparison));
  g_assert_cmpfloat(carom_comparison_get_time_s(comparison), ==, 0);
  g_assert_true(isnan(find_change(&chart, 0))); /* just before it */
  assert_ends_now(&chart, 0);
  g_assert_true(carom_comparison_next_instant(comparison));
  g_assert_cmpfloat(find_change(&chart, 0), ==, 0); /* just after it */
  assert_ends_now(&chart, 0);
  g_assert_true(carom_comparison_seek(comparison, 5, NULL));
  for (guint c = 0; c < 2; c++) {
    g_auto(CaromChartLayout) layout = arrange(&chart);
    const CaromCurve *curve = carom_chart_layout_curve(&layout, 0, c);
    double mass_kg = carom_scene_body(carom_comparison_get_scene(comparison), 0)->mass_kg;
    g_assert_cmpfloat(g_array_index(curve->points, CaromVec2, 0).y, ==, c == 0 ? 2 * mass_kg : 0);
    g_assert_cmpfloat(carom_curve_last_value(curve), ==, c == 0 ? 0 : 2 * mass_kg);
    g_assert_cmpfloat(find_change(&chart, c), ==, 0);
    g_assert_false(is_slanted(layout.outlines[c]));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/chart-steps/upright", test_upright);
  g_test_add_func("/chart-steps/gravity", test_gravity);
  g_test_add_func("/chart-steps/now", test_now);
  g_test_add_func("/chart-steps/ends-at-contact", test_ends_at_contact);
  g_test_add_func("/chart-steps/step-back", test_step_back);
  g_test_add_func("/chart-steps/at-start", test_at_start);
  return g_test_run();
}
