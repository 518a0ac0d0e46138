/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-curve-growth: a curve that has grown with the run is the one that is made at once, bit for
 * bit. */
#include "carom-curve-growth.h"
#include "carom-events.h"
#include "carom-stepped.h"
#include "fixture.h"

/* Discs in a box, so that all that changes at contacts does. */
static CaromScene *busy_scene(void) {
  CaromScene *scene = carom_scene_new();
  const CaromVec2 corners[] = {{-2, -2}, {2, -2}, {2, 2}, {-2, 2}};
  for (guint i = 0; i < 4; i++) {
    CaromWall wall = carom_wall_default(corners[i], corners[(i + 1) % 4]);
    g_array_append_val(scene->walls, wall);
  }
  for (guint i = 0; i < 6; i++)
    carom_fixture_add_disc(scene, carom_vec2(1.2 * (i % 3) - 1.2, 1.2 * (i / 3) - 0.6),
                           carom_vec2(3 * sin(3 * i), 3 * cos(7 * i)), 0.3, FALSE);
  return scene;
}

static CaromComparison *compare(void) {
  g_autoptr(CaromScene) scene = busy_scene();
  CaromMethod methods[] = {carom_method_option_defaults(), carom_method_option_defaults()};
  methods[0].detection = &carom_detection_events;
  methods[1].detection = &carom_detection_stepped;
  return carom_comparison_new(scene, methods, G_N_ELEMENTS(methods));
}

static void assert_same(const CaromCurve *one, const CaromCurve *other) {
  g_assert_cmpmem(one->points->data, one->points->len * sizeof(CaromVec2), other->points->data,
                  other->points->len * sizeof(CaromVec2));
  g_assert_cmpfloat(one->low, ==, other->low);
  g_assert_cmpfloat(one->high, ==, other->high);
  g_assert_cmpfloat(one->low_positive, ==, other->low_positive);
  g_assert_cmpint(one->jumps, ==, other->jumps);
}

/* Up and down all the time, and now and then nowhere. */
static double ragged(const CaromSample *sample, guint component) {
  double frame = (double)sample->frame;
  return sample->frame % 97 == 50 ? NAN : sin(frame * frame);
}

typedef struct {
  const CaromRun *run;
  CaromChannel channel;
  CaromTimeSpan span;
  double column_s, busy_s;
} Kind;

/* With all samples, and now and then without some of the last. */
static void grow(CaromCurveGrowth *growth, const Kind *kind) {
  guint n = carom_channel_length(&kind->channel, kind->run);
  guint most = g_test_rand_int_range(0, 4) > 0 ? G_MAXUINT : n - MIN(n - 1, 3);
  g_auto(CaromCurve) grown;
  g_auto(CaromCurve) whole;
  carom_curve_growth_take(growth, most, &grown);
  carom_curve_growth_whole(&whole, kind->run, &kind->channel, kind->span, most, kind->column_s,
                           kind->busy_s);
  assert_same(&grown, &whole);
}

/* A few frames on, or back, or only to the next instant. */
static void go_on(CaromComparison *comparison) {
  guint64 frame = carom_comparison_get_frame(comparison);
  if (g_test_rand_int_range(0, 8) == 0)
    carom_comparison_seek(comparison, frame / 2, NULL);
  else if (g_test_rand_int_range(0, 3) > 0 || !carom_comparison_next_instant(comparison))
    carom_comparison_seek(comparison, frame + (guint64)g_test_rand_int_range(1, 60), NULL);
}

/* As wide as a frame or up to a hundred, or none. */
static double random_width_s(const CaromComparison *comparison) {
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  return g_test_rand_int_range(0, 5) == 0 ? 0 : dt_s * pow(100, g_test_rand_double());
}

/* All of the run, or a part of it, which the run may have come to, or be in, or have left. */
static CaromTimeSpan random_span(void) {
  double from_s = g_test_rand_double_range(0, 10);
  gboolean is_part = g_test_rand_int_range(0, 2) == 0;
  return is_part ? (CaromTimeSpan){from_s, from_s + g_test_rand_double_range(0.001, 5)}
                 : (CaromTimeSpan){0};
}

static void assert_grows(const CaromQuantity *quantity) {
  g_autoptr(CaromComparison) comparison = compare();
  g_autoptr(GArray) channels = carom_channels_of(quantity, carom_comparison_get_scene(comparison));
  gint pane = g_test_rand_int_range(0, 2);
  gint channel = g_test_rand_int_range(0, (gint)channels->len);
  Kind kind = {carom_comparison_get_run(comparison, (guint)pane),
               g_array_index(channels, CaromChannel, channel), random_span(),
               random_width_s(comparison), random_width_s(comparison)};
  g_autoptr(CaromCurveGrowth) growth =
      carom_curve_growth_new(kind.run, &kind.channel, kind.span, kind.column_s, kind.busy_s);
  for (guint i = 0; i < 30; i++) {
    grow(growth, &kind);
    go_on(comparison);
  }
}

static void test_grows(void) {
  static const char *const ids[] = {"momentum", "energy-by-disc", "disagreement", "collisions"};
  CaromQuantity noise = *carom_quantity_by_id("disagreement");
  noise.value = ragged;
  for (guint round = 0; round < 10; round++) {
    for (guint q = 0; q < G_N_ELEMENTS(ids); q++)
      assert_grows(carom_quantity_by_id(ids[q]));
    assert_grows(&noise);
  }
}

/* When the past is full, every second frame of it is dropped, so the curve is another one. */
static void test_stride(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(1, 0), 0.4, FALSE);
  scene->gravity.y = -1;
  CaromMethod method = carom_method_option_defaults();
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  Kind kind = {run, {carom_quantity_by_id("energy")}, {0}, 0, 0};
  g_autoptr(CaromCurveGrowth) growth = carom_curve_growth_new(run, &kind.channel, kind.span, 0, 0);
  for (guint64 frame = 0; carom_channel_stride(&kind.channel, run) == 1; frame += 4001) {
    g_assert_true(carom_comparison_seek(comparison, frame, NULL));
    grow(growth, &kind);
  }
}

static guint n_asked;

static double counting(const CaromSample *sample, guint component) {
  n_asked++;
  return 1;
}

/* Once per sample, however often the curve is drawn, and for the present. */
static void test_takes_once(void) {
  g_autoptr(CaromComparison) comparison = compare();
  CaromQuantity quantity = *carom_quantity_by_id("energy");
  quantity.value = counting;
  CaromChannel channel = {&quantity};
  g_autoptr(CaromCurveGrowth) growth = carom_curve_growth_new(
      carom_comparison_get_run(comparison, 0), &channel, (CaromTimeSpan){0}, 0.1, 0.5);
  n_asked = 0;
  for (guint64 frame = 0; frame < 200; frame++) {
    g_auto(CaromCurve) curve;
    carom_comparison_seek(comparison, frame, NULL);
    carom_curve_growth_take(growth, G_MAXUINT, &curve);
  }
  g_assert_cmpuint(n_asked, <=, 2 * 200);
}

static CaromVec2 point_of(const CaromCurve *curve, guint i) {
  return g_array_index(curve->points, CaromVec2, i);
}

/* A part is that part of the whole: it begins and ends at its ends, and in between has the very
 * points of the whole; those at its ends are on the curve. */
static void assert_is_part(const CaromRun *run, const CaromChannel *channel, CaromTimeSpan span) {
  g_auto(CaromCurve) whole;
  g_auto(CaromCurve) part;
  guint n = carom_channel_length(channel, run), k = 0;
  carom_curve_growth_whole(&whole, run, channel, (CaromTimeSpan){0}, n, 0, 0);
  carom_curve_growth_whole(&part, run, channel, span, n, 0, 0);
  while (point_of(&whole, k).x <= span.from_s)
    k++;
  for (guint i = 0; i < part.points->len; i++) {
    CaromVec2 point = point_of(&part, i);
    if (point.x == span.from_s || point.x == span.to_s)
      continue;
    CaromVec2 its = point_of(&whole, k++);
    g_assert_cmpfloat(point.x, ==, its.x);
    g_assert_cmpfloat(point.y, ==, its.y);
  }
  CaromVec2 first = point_of(&part, 0), last = point_of(&part, part.points->len - 1);
  g_assert_cmpfloat(first.x, ==, span.from_s);
  g_assert_cmpfloat(first.y, ==, carom_channel_at(channel, run, n, span.from_s));
  g_assert_cmpfloat(last.x, ==, span.to_s);
  g_assert_cmpfloat(last.y, ==, carom_channel_at(channel, run, n, span.to_s));
  g_assert_cmpfloat(point_of(&whole, k).x, >=, span.to_s);
}

static void test_part(void) {
  static const char *const ids[] = {"momentum-by-disc", "energy", "position", "gap"};
  for (guint round = 0; round < 40; round++) {
    g_autoptr(CaromComparison) comparison = compare();
    const CaromQuantity *quantity = carom_quantity_by_id(ids[round % G_N_ELEMENTS(ids)]);
    carom_comparison_seek(comparison, 600, NULL);
    g_autoptr(GArray) channels =
        carom_channels_of(quantity, carom_comparison_get_scene(comparison));
    double from_s = g_test_rand_double_range(0, 8);
    for (guint pane = 0; pane < 2; pane++)
      for (guint c = 0; c < channels->len; c++)
        assert_is_part(carom_comparison_get_run(comparison, pane),
                       &g_array_index(channels, CaromChannel, c),
                       (CaromTimeSpan){from_s, from_s + pow(10, g_test_rand_double_range(-4, 0))});
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/curve-growth/grows", test_grows);
  g_test_add_func("/curve-growth/stride", test_stride);
  g_test_add_func("/curve-growth/takes-once", test_takes_once);
  g_test_add_func("/curve-growth/part", test_part);
  return g_test_run();
}
