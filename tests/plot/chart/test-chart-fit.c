/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart-fit: slopes that are read off a chart are those that physics says. */
#include "carom-builtin.h"
#include "carom-chart-arrange.h"
#include "carom-chart-readout.h"
#include "carom-method-suggestion.h"
#include "fixture.h"

#include <string.h>

#define WIDTH  600
#define HEIGHT 300

static const CaromDetection *const detections[] = {&carom_detection_events,
                                                   &carom_detection_stepped};

/* @scene: (transfer full) */
static CaromComparison *run_under(CaromScene *scene, const CaromDetection *detection,
                                  guint frames) {
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  g_autoptr(GError) error = NULL;
  for (guint i = 0; i < methods->len; i++)
    g_array_index(methods, CaromMethod, i).detection = detection;
  CaromComparison *comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  carom_scene_unref(scene);
  carom_comparison_seek(comparison, frames, &error);
  g_assert_no_error(error);
  return comparison;
}

static CaromChart chart_of(const CaromComparison *comparison, const char *quantity,
                           const char *law) {
  return (CaromChart){.comparison = comparison,
                      .quantity = carom_quantity_by_id(quantity),
                      .theme = carom_theme_light(),
                      .font = "Sans 10",
                      .show_cursor = TRUE,
                      .fit = carom_fit_law_by_id(law)};
}

static void mark(CaromChart *chart, double from_s, double to_s) {
  chart->is_marked = chart->is_pointed = TRUE;
  chart->marked_s = from_s;
  chart->pointed_s = to_s;
}

/* The fit of channel @c in @pane. */
static CaromFit fit_of(const CaromChart *chart, guint pane, guint c) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, chart->font);
  carom_chart_arrange(&layout, chart, &text, WIDTH, HEIGHT);
  g_assert_nonnull(layout.fits);
  return layout.fits[pane * layout.n_curves_a_pane + c];
}

static void assert_slope(const CaromChart *chart, guint pane, guint c, double expected,
                         double most) {
  CaromFit fit = fit_of(chart, pane, c);
  g_assert_nonnull(fit.law);
  g_assert_cmpfloat(fabs(fit.slope - expected), <=, most);
  g_assert_cmpfloat(fit.slope_error, <=, most);
}

/* Between contacts, velocity is the slope of place: of A along x and y, before and after. Rounding
 * adds up over some hundred frames. */
static void test_velocity(void) {
  for (guint k = 0; k < G_N_ELEMENTS(detections); k++) {
    CaromComparison *comparison = run_under(carom_fixture_two_discs(0.5), detections[k], 200);
    CaromChart chart = chart_of(comparison, "position", "line");
    for (guint pane = 0; pane < carom_comparison_get_n_runs(comparison); pane++) {
      const CaromRun *run = carom_comparison_get_run(comparison, pane);
      mark(&chart, 0, 0.5);
      assert_slope(&chart, pane, 0, 1, 1e-13);
      mark(&chart, 3, 1.5); /* the mark may be later */
      assert_slope(&chart, pane, 0, run->world->bodies.vx[0], 1e-13);
    }
    carom_comparison_free(comparison);
  }
}

/* In free fall velocity changes by g in a second. */
static void test_gravity(void) {
  for (guint k = 0; k < G_N_ELEMENTS(detections); k++) {
    CaromScene *scene = carom_fixture_two_discs(1);
    scene->gravity = carom_vec2(0, -9.81);
    CaromComparison *comparison = run_under(scene, detections[k], 40);
    CaromChart chart = chart_of(comparison, "velocity", "line");
    mark(&chart, 0, 0.5);
    for (guint c = 0; c < 6; c++) { /* A, B and their centre; along x, then along y */
      gboolean is_up = c >= 3;
      assert_slope(&chart, 0, c, is_up ? -9.81 : 0, 1e-12);
    }
    carom_comparison_free(comparison);
  }
}

static char *readout_of(const CaromChart *chart) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, chart->font);
  carom_chart_arrange(&layout, chart, &text, WIDTH, HEIGHT);
  return carom_chart_readout_write(&layout);
}

/* Where nothing is marked, all that is shown counts, as far as it is known; in a presentation, what
 * has been. */
static void test_stretch(void) {
  CaromComparison *comparison = run_under(carom_fixture_two_discs(1), detections[0], 200);
  g_autoptr(GError) error = NULL;
  CaromChart chart = chart_of(comparison, "energy", "line");
  carom_comparison_seek(comparison, 100, &error);
  g_assert_no_error(error);
  g_assert_cmpuint(fit_of(&chart, 0, 0).n, ==, 201);
  chart.until_now = TRUE;
  g_assert_cmpuint(fit_of(&chart, 0, 0).n, ==, 101);
  chart.shown = (CaromTimeSpan){1, 1.5};
  g_assert_cmpuint(fit_of(&chart, 0, 0).n, ==, 31); /* with both ends */
  chart.shown = (CaromTimeSpan){1.64, 1.7};
  g_assert_null(fit_of(&chart, 0, 0).law); /* two values are no line */
  chart.fit = NULL;
  g_auto(CaromChartLayout) layout;
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, chart.font);
  carom_chart_arrange(&layout, &chart, &text, WIDTH, HEIGHT);
  g_assert_null(layout.fits);
  carom_comparison_free(comparison);
}

/* Copied as text, it states the stretch, and the unit is that of the slope. What is no more than
 * rounding is zero. While discs fall, v² grows faster than any law here. */
static void test_words(void) {
  static const struct {
    const char *quantity, *law, *text;
  } cases[] = {
      {"total-energy", "line", "Total energy\nt = 0.1000 … 0.5000 s\ndE/dt = 0 J/s (σ = 0 J)\n"},
      {"momentum", "line",
       "Momentum\nt = 0.1000 … 0.5000 s\ndpx/dt = 0 kg·m/s² (σ = 0 kg·m/s)\ndpy/dt = −19.62 kg·m/s² "
       "(σ = 0 kg·m/s)\n"},
      {"energy", "line", "Kinetic energy\nt = 0.1000 … 0.5000 s\ndE/dt = 59 ± 15 J/s (σ = 1.2 J)\n"},
      {"energy", "exponential",
       "Kinetic energy\nt = 0.1000 … 0.5000 s\nd ln E/dt = 6.4 ± 1.4 s⁻¹ (σ = 13\u202f%)\n"},
      {"energy", "power",
       "Kinetic energy\nt = 0.1000 … 0.5000 s\nd ln E/d ln t = 1.69 ± 0.14 (σ = 4.9\u202f%)\n"},
      {"contacts", "line", "Contacts\nt = 0.1000 … 0.5000 s\ndN/dt = 0 s⁻¹ (σ = 0)\n"},
  };
  CaromScene *scene = carom_fixture_two_discs(1);
  scene->gravity = carom_vec2(0, -9.81);
  CaromComparison *comparison = run_under(scene, detections[0], 40);
  for (guint k = 0; k < G_N_ELEMENTS(cases); k++) {
    CaromChart chart = chart_of(comparison, cases[k].quantity, cases[k].law);
    mark(&chart, 0.5, 0.1);
    g_autofree char *text = readout_of(&chart);
    g_assert_cmpstr(text, ==, cases[k].text);
  }
  carom_comparison_free(comparison);
}

/* ---- Chaos ---- */

static void step(CaromComparison *comparison) {
  g_autoptr(GError) error = NULL;
  carom_comparison_step(comparison, &error);
  g_assert_no_error(error);
}

/* The greatest distance of a disc from itself in the other world. */
static double distance_of(const CaromWorld *one, const CaromWorld *other) {
  double greatest = 0;
  for (guint i = 0; i < one->bodies.n; i++)
    greatest = fmax(greatest, carom_vec2_distance(carom_bodies_position(&one->bodies, i),
                                                  carom_bodies_position(&other->bodies, i)));
  return greatest;
}

/* Where discs of @world are one frame on, if they are @factor times as far off it as those of
 * @other. Returns: (transfer full) */
static CaromComparison *go_on_from(const CaromWorld *world, const CaromWorld *other,
                                   double factor) {
  CaromScene *scene = carom_scene_copy(world->scene);
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    CaromVec2 place = carom_bodies_position(&world->bodies, i),
              velocity = carom_bodies_velocity(&world->bodies, i);
    body->position = carom_vec2_add(
        place,
        carom_vec2_scale(carom_vec2_sub(carom_bodies_position(&other->bodies, i), place), factor));
    body->velocity = carom_vec2_add(
        velocity, carom_vec2_scale(
                      carom_vec2_sub(carom_bodies_velocity(&other->bodies, i), velocity), factor));
  }
  return run_under(scene, detections[0], 1);
}

/* In a phase plot the slope is over what stands across. */
static void test_bounces(void) {
  const double e = 0.8;
  CaromScene *scene = carom_builtin_load("bouncing-ball", NULL);
  carom_scene_set_restitution(scene, e);
  CaromComparison *falls = run_under(carom_scene_copy(scene), detections[0], 80);
  CaromComparison *bounces = run_under(scene, detections[0], 500);
  /* It falls from rest, and gains m g for each metre that it is lower. */
  CaromChart energy = chart_of(falls, "energy/position", "line");
  assert_slope(&energy, 0, 0, -9.81, 1e-9);
  g_autofree char *words = readout_of(&energy);
  g_assert_cmpstr(
      words, ==,
      "Kinetic energy against Position\nt = 0 … 0.400 s\ndE/dry = −9.81 J/m (σ = 0 J)\n");
  /* A bounce leaves e of the speed, and so e² of the height. */
  CaromChart height = chart_of(bounces, "height/contacts", "exponential");
  g_assert_cmpuint(carom_run_count_contacts(carom_comparison_get_run(bounces, 0)), >, 3);
  assert_slope(&height, 0, 0, 2 * log(e), 1e-9);
  height.only_contacts = TRUE; /* where there is one before each, and one after it */
  assert_slope(&height, 0, 0, 2 * log(e), 1e-9);
  g_assert_cmpuint(fit_of(&height, 0, 0).n, ==, 4);
  height.only_contacts = FALSE;
  height.is_pointed = TRUE; /* after the second bounce: only what was before counts */
  height.pointed_s = 1.2;
  g_assert_cmpuint(fit_of(&height, 0, 0).n, <, 250);
  assert_slope(&height, 0, 0, 2 * log(e), 1e-9);
  height.is_pointed = FALSE;
  g_autofree char *loss = readout_of(&height);
  g_assert_cmpstr(
      loss, ==,
      "Top of the flight against Contacts\nt = 0 … 2.50 s\nd ln A/dN = −0.4463 (σ = 0\u202f%)\n");
  carom_comparison_free(falls);
  carom_comparison_free(bounces);
}

/* The panes of eight discs in a box part by rounding, and then as fast as neighbouring motions do.
 * The reference is a second motion that is brought back to a distance of 10⁻⁹ m from the first one
 * after each frame (Benettin's method); what it would have grown to is fitted in the same way. */
static void test_chaos(void) {
  const double from_s = 3, to_s = 14, kept_m = 1e-9;
  g_autoptr(GArray) growth = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  CaromScene *scene = carom_builtin_load("eight-in-a-box", NULL), *moved = carom_scene_copy(scene);
  g_array_index(moved->bodies, CaromBody, 0).position.x += kept_m;
  CaromComparison *comparison = run_under(scene, detections[0], 0);
  CaromComparison *other = run_under(moved, detections[0], 0);
  const CaromWorld *world = carom_comparison_get_run(comparison, 0)->world;
  double log_distance = 0;
  while (world->time_s < to_s) {
    const CaromWorld *its = carom_comparison_get_run(other, 0)->world;
    CaromComparison *next = go_on_from(world, its, kept_m / distance_of(world, its));
    carom_comparison_free(other);
    other = next;
    step(comparison);
    log_distance += log(distance_of(world, carom_comparison_get_run(other, 0)->world) / kept_m);
    CaromVec2 point = {world->time_s, exp(log_distance)};
    if (world->time_s >= from_s)
      g_array_append_val(growth, point);
  }
  CaromFit expected;
  g_assert_true(carom_fit(carom_fit_law_by_id("exponential"), (const CaromVec2 *)growth->data,
                          growth->len, &expected));
  CaromChart chart = chart_of(comparison, "disagreement", "exponential");
  mark(&chart, from_s, to_s);
  for (guint pane = 1; pane < carom_comparison_get_n_runs(comparison); pane++) {
    CaromFit fit = fit_of(&chart, pane, 0);
    g_test_message("%g ± %g, %g ± %g", fit.slope, fit.slope_error, expected.slope,
                   expected.slope_error);
    g_assert_cmpuint(fit.n, ==, expected.n);
    g_assert_cmpfloat(fabs(fit.slope / expected.slope - 1), <, 0.05);
  }
  carom_comparison_free(other);
  carom_comparison_free(comparison);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/chart-fit/velocity", test_velocity);
  g_test_add_func("/chart-fit/gravity", test_gravity);
  g_test_add_func("/chart-fit/stretch", test_stretch);
  g_test_add_func("/chart-fit/words", test_words);
  g_test_add_func("/chart-fit/bounces", test_bounces);
  g_test_add_func("/chart-fit/chaos", test_chaos);
  return g_test_run();
}
