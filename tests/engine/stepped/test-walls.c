/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Discs and walls in stepped runs: reflection, ends, put-back, speed correction, tunnelling and
 * sliding. */
#include "engine-test.h"

#include <float.h>

static void test_reflects_in_any_direction(void) {
  for (int i = 0; i < 24; i++) {
    double angle_rad = i * G_PI / 12;
    CaromVec2 n = {cos(angle_rad), sin(angle_rad)}, t = carom_vec2_perpendicular(n);
    g_autoptr(CaromScene) scene = carom_scene_new();
    CaromVec2 p1 = carom_vec2_scale(t, -5), p2 = carom_vec2_scale(t, 5);
    test_add_wall(scene, p1.x, p1.y, p2.x, p2.y);
    g_array_index(scene->walls, CaromWall, 0).restitution = 0.5;
    g_array_index(scene->walls, CaromWall, 0).tangential_factor = 0.75;
    CaromVec2 from = carom_vec2_scale(n, 2),
              u = carom_vec2_add_scaled(carom_vec2_scale(n, -4), t, 1);
    test_add_disc(scene, from.x, from.y, u.x, u.y, 0.5, 2);
    g_autoptr(CaromRun) run = test_run(scene, test_stepped_method(), 60);
    CaromVec2 v = test_velocity(run, 0);
    g_assert_cmpuint(run->now.books.wall_hits, ==, 1);
    g_assert_cmpfloat_with_epsilon(carom_vec2_dot(v, n), 2, 1e-14);
    g_assert_cmpfloat_with_epsilon(carom_vec2_dot(v, t), 0.75, 1e-14);
  }
}

/* The end of a wall reflects like a fixed disc of radius 0; beside it there is nothing to hit. */
static void test_end_of_wall(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall(scene, 0, 0, 10, 0);
  test_add_disc(scene, -0.6, 3, 0, -1, 1, 1); /* meets the end at (−0.6, 0.8) */
  test_add_disc(scene, 11.1, 3, 0, -1, 1, 1); /* passes the other end */
  scene->dt_s = 1e-4;                         /* so that the contact is noticed at most 1e-4 late */
  g_autoptr(CaromRun) run = test_run(scene, test_stepped_method(), 30000);
  g_assert_cmpuint(run->now.books.wall_hits, ==, 1);
  CaromVec2 v = test_velocity(run, 0); /* n = (−.6, .8): u − 2 (u·n) n = (−.96, .28) */
  g_assert_cmpfloat_with_epsilon(v.x, -0.96, 5e-4);
  g_assert_cmpfloat_with_epsilon(v.y, 0.28, 5e-4);
  g_assert_cmpfloat(test_velocity(run, 1).y, ==, -1);
}

/* Δs = (r + d·n̂)/sin θ back along the line of approach, or perpendicular to the wall. */
static void test_putback(gconstpointer data) {
  const char *id = data;
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall(scene, -10, 0, 10, 0);
  test_add_disc(scene, 0, 1.5, 3, -4, 1, 1);
  scene->dt_s = 0.25; /* straight to (0.75, 0.5), half a radius deep */
  g_autoptr(CaromRun) run = test_run(scene, test_method("wall-putback", id), 1);
  gboolean path = g_str_equal(id, "path");
  g_assert_cmpfloat_with_epsilon(test_position(run, 0).x, path ? 0.375 : 0.75, 4 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(test_position(run, 0).y, 1, 4 * DBL_EPSILON);
}

/* A ball dropped elastically from 2 m: how high it climbs in the last 20 of 100 seconds. */
static double climbs_to_m(const char *speed_correction) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -9.81);
  test_add_wall(scene, -1, 0, 1, 0);
  test_add_disc(scene, 0, 2, 0, 0, 0.1, 1);
  CaromMethod method = test_method("speed-correction", speed_correction);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  double top_m = 0;
  for (int i = 0; i < 6000; i++) {
    g_assert_true(carom_run_frame(run, NULL));
    if (i >= 4800)
      top_m = MAX(top_m, test_position(run, 0).y);
  }
  g_test_message("%s: climbs to %.6f m after %d s", speed_correction, top_m, 80);
  return top_m;
}

static void test_elastic_drop(void) {
  g_assert_cmpfloat(climbs_to_m("none"), >, 2.2);
  g_assert_cmpfloat(fabs(climbs_to_m("first-order") - 2), <, 0.02);
  /* Sampled at frames, the top is missed by at most ½ g (dt/2)² = 0.34 mm. */
  g_assert_cmpfloat(fabs(climbs_to_m("exact") - 2), <, 1e-3);
}

/* A disc of radius 1 that flies 40 a step at a thin wall. */
static void test_tunnelling(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall(scene, 0, -50, 0, 50);
  test_add_disc(scene, -100, 3, 2400, 0, 1, 1);
  g_autoptr(CaromRun) through = test_run(scene, test_method("tunnel-guard", "off"), 10);
  g_assert_cmpuint(through->now.books.wall_hits, ==, 0);
  g_assert_cmpfloat(test_position(through, 0).x, >, 0);
  g_autoptr(CaromRun) guarded = test_run(scene, test_method("tunnel-guard", "on"), 10);
  g_assert_cmpuint(guarded->now.books.wall_hits, ==, 1);
  g_assert_cmpfloat(test_position(guarded, 0).x, <, 0);
  g_assert_cmpfloat(test_velocity(guarded, 0).x, ==, -2400);
}

/* The guard only bars the wall itself, not the way round its ends. */
static void test_guard_lets_pass_beside(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall(scene, 0, -50, 0, 50);
  test_add_disc(scene, -100, 60, 2400, 0, 1, 1);
  g_autoptr(CaromRun) run = test_run(scene, test_method("tunnel-guard", "on"), 10);
  g_assert_cmpuint(run->now.books.wall_hits, ==, 0);
}

/* Where the way crosses the wall's line decides, not where it begins or ends; near an end of the
 * wall that makes the difference. */
static void test_guard_finds_crossing(void) {
  static const struct {
    CaromVec2 from, to;
    gboolean hits;
  } ways[] = {
      {{-10, 55}, {30, 15}, TRUE},   /* at y = 45 */
      {{-10, 65}, {30, 25}, FALSE},  /* 55 */
      {{-30, 115}, {10, 35}, FALSE}, /* 55 */
      {{-30, 105}, {10, 25}, TRUE},  /* 45 */
      {{10, -65}, {-30, -25}, FALSE}, {{10, -55}, {-30, -15}, TRUE},
  };
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    scene->dt_s = 1;
    test_add_wall(scene, 0, -50, 0, 50);
    CaromVec2 way = carom_vec2_sub(ways[i].to, ways[i].from);
    test_add_disc(scene, ways[i].from.x, ways[i].from.y, way.x, way.y, 1, 1);
    g_autoptr(CaromRun) run = test_run(scene, test_method("tunnel-guard", "on"), 1);
    g_assert_cmpuint(run->now.books.wall_hits, ==, ways[i].hits);
  }
}

/* A disc left at rest on a slope of 30°: how far it has slid after 2 s. */
static double slides_m(const char *sliding_lift) {
  double angle_rad = G_PI / 6;
  CaromVec2 down = {cos(angle_rad), -sin(angle_rad)}, n = carom_vec2_perpendicular(down);
  CaromVec2 p1 = carom_vec2_scale(down, -1), p2 = carom_vec2_scale(down, 20);
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -9.81);
  test_add_wall(scene, p1.x, p1.y, p2.x, p2.y);
  carom_scene_set_restitution(scene, 0.5);
  test_add_disc(scene, 0.1 * n.x, 0.1 * n.y, 0, 0, 0.1, 1);
  CaromMethod method = test_method("wall-putback", "path");
  const CaromMethodOption *option = carom_method_option_by_key("sliding-lift");
  carom_method_option_set(&method, option, carom_method_option_part(option, sliding_lift));
  g_autoptr(CaromRun) run = test_run(scene, method, 120);
  double slid_m = carom_vec2_dot(test_position(run, 0), down);
  g_test_message("lift %s: slides %.4f m", sliding_lift, slid_m);
  return slid_m;
}

/* Put back along its path, a disc at rest returns to where it was, with the speed it had: none. It
 * is stuck. Lifted by a hair it slides nearly as far as ½ g sin 30° t² = 9.81 m; the micro-contacts
 * still cost it some of the way. */
static void test_sliding(void) {
  g_assert_cmpfloat(fabs(slides_m("off")), <, 1e-9);
  double slid_m = slides_m("on");
  g_assert_cmpfloat(slid_m, >, 0.8 * 9.81);
  g_assert_cmpfloat(slid_m, <=, 9.81);
}

/* Gravity, walls and put-back together: all momentum is accounted for. */
static void test_momentum_is_booked(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(3, -9.81);
  test_add_box(scene, 4, 4);
  test_add_wall(scene, 1, 1, 3, 1.5);
  carom_scene_set_restitution(scene, 0.9);
  for (guint i = 0; i < 6; i++)
    test_add_disc(scene, 0.5 + 0.6 * i, 3 - 0.1 * i, 1 - 0.4 * i, 0.5, 0.2, 1 + i);
  CaromMethod method = test_stepped_method();
  method.speed_correction = data;
  g_autoptr(CaromRun) run = test_run(scene, method, 1200);
  g_assert_cmpuint(run->now.books.wall_hits, >, 20);
  g_assert_cmpfloat(run->now.momentum_error, <=, 1e-12);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/walls/reflects-in-any-direction", test_reflects_in_any_direction);
  g_test_add_func("/walls/end", test_end_of_wall);
  g_test_add_data_func("/walls/putback/edge", "edge", test_putback);
  g_test_add_data_func("/walls/putback/path", "path", test_putback);
  g_test_add_func("/walls/elastic-drop", test_elastic_drop);
  g_test_add_func("/walls/tunnelling", test_tunnelling);
  g_test_add_func("/walls/guard-lets-pass-beside", test_guard_lets_pass_beside);
  g_test_add_func("/walls/guard-finds-crossing", test_guard_finds_crossing);
  g_test_add_func("/walls/sliding", test_sliding);
  const CaromMethodOption *option = carom_method_option_by_key("speed-correction");
  for (guint i = 0; i < option->n_parts; i++) {
    g_autofree char *path = g_strdup_printf("/walls/momentum-is-booked/%s", option->parts[i]->id);
    g_test_add_data_func(path, option->parts[i], test_momentum_is_booked);
  }
  return g_test_run();
}
