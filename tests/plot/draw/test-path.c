/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-path: a simplified curve passes all of its points, takes few lines, and stays in the
 * picture. */
#include "carom-path.h"

/* Beyond what the curve promises, for the 1/256 of cairo's coordinates at both ends of a line. */
static const double tolerance = 0.2 + 2.0 / 256;

enum { SIZE = 400 };

typedef struct {
  cairo_surface_t *surface;
  cairo_t *cr;
  CaromPath path;
} Fixture;

static void set_up(Fixture *f, gconstpointer data) {
  f->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  f->cr = cairo_create(f->surface);
  carom_path_init(&f->path, f->cr, SIZE, SIZE);
}

static void tear_down(Fixture *f, gconstpointer data) {
  cairo_destroy(f->cr);
  cairo_surface_destroy(f->surface);
}

/* The lines of the path of @cr, two points each. */
static GArray *lines_of(cairo_t *cr) {
  GArray *lines = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  cairo_path_t *path = cairo_copy_path(cr);
  CaromVec2 from = {0};
  for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
    CaromVec2 to = carom_vec2(path->data[i + 1].point.x, path->data[i + 1].point.y);
    if (path->data[i].header.type == CAIRO_PATH_LINE_TO) {
      g_array_append_val(lines, from);
      g_array_append_val(lines, to);
    }
    from = to;
  }
  cairo_path_destroy(path);
  return lines;
}

static double distance_to_line(CaromVec2 point, CaromVec2 from, CaromVec2 to) {
  CaromVec2 along = carom_vec2_sub(to, from), there = carom_vec2_sub(point, from);
  double length = carom_vec2_dot(along, along);
  double part = length > 0 ? CLAMP(carom_vec2_dot(there, along) / length, 0, 1) : 0;
  return carom_vec2_length(carom_vec2_add_scaled(there, along, -part));
}

static void assert_passes(const GArray *lines, CaromVec2 point) {
  double nearest = INFINITY;
  for (guint i = 0; i < lines->len; i += 2)
    nearest = fmin(nearest, distance_to_line(point, g_array_index(lines, CaromVec2, i),
                                             g_array_index(lines, CaromVec2, i + 1)));
  g_assert_cmpfloat(nearest, <=, tolerance);
}

/* Adds the points and returns the lines, after it has checked that they pass each point. */
static GArray *draw(Fixture *f, const CaromVec2 *points, guint n) {
  for (guint i = 0; i < n; i++)
    carom_path_add(&f->path, points[i]);
  carom_path_finish(&f->path);
  GArray *lines = lines_of(f->cr);
  for (guint i = 0; i < n; i++)
    assert_passes(lines, points[i]);
  return lines;
}

/* A flight is one line, and a bounce makes it two, wherever the frames fall. */
static void test_flights(Fixture *f, gconstpointer data) {
  CaromVec2 points[1000];
  for (guint i = 0; i < G_N_ELEMENTS(points); i++)
    points[i] = carom_vec2(10 + 0.3 * i, 50 + 0.2 * fabs(i - 499.5));
  g_autoptr(GArray) lines = draw(f, points, G_N_ELEMENTS(points));
  g_assert_cmpuint(lines->len / 2, <=, 3); /* the corner lies between two frames */
}

/* Head on, a disc comes back the way it went. */
static void test_back(Fixture *f, gconstpointer data) {
  CaromVec2 points[200];
  for (guint i = 0; i < G_N_ELEMENTS(points); i++)
    points[i] = carom_vec2(300 - fabs(i - 100.0) * 2, 200);
  g_autoptr(GArray) lines = draw(f, points, G_N_ELEMENTS(points));
  g_assert_cmpuint(lines->len / 2, ==, 2);
}

static void test_parabola(Fixture *f, gconstpointer data) {
  CaromVec2 points[4000];
  for (guint i = 0; i < G_N_ELEMENTS(points); i++) {
    double t = (i - 2000.0) / 2000;
    points[i] = carom_vec2(200 + 180 * t, 20 + 350 * t * t);
  }
  g_autoptr(GArray) lines = draw(f, points, G_N_ELEMENTS(points));
  g_assert_cmpuint(lines->len / 2, <, 60);
}

/* Any curve, of short steps and long ones. */
static void test_walk(Fixture *f, gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(12);
  CaromVec2 points[3000] = {{200, 200}};
  for (guint i = 1; i < G_N_ELEMENTS(points); i++) {
    double step = pow(10, g_rand_double_range(random, -3, 1));
    double x = points[i - 1].x + g_rand_double_range(random, -step, step);
    double y = points[i - 1].y + g_rand_double_range(random, -step, step);
    points[i] = carom_vec2(CLAMP(x, 0, SIZE), CLAMP(y, 0, SIZE));
  }
  g_array_unref(draw(f, points, G_N_ELEMENTS(points)));
}

static void test_at_rest(Fixture *f, gconstpointer data) {
  for (guint i = 0; i < 100; i++)
    carom_path_add(&f->path, carom_vec2(5, 5));
  carom_path_finish(&f->path);
  g_autoptr(GArray) lines = lines_of(f->cr);
  for (guint i = 0; i < lines->len; i++)
    g_assert_cmpfloat(g_array_index(lines, CaromVec2, i).x, ==, 5);
}

/* Much further than cairo can count, a line through the picture is still that line. */
static void test_far(Fixture *f, gconstpointer data) {
  carom_path_add(&f->path, carom_vec2(-1e12, 100 - 1e12));
  carom_path_add(&f->path, carom_vec2(1e12, 100 + 1e12));
  carom_path_add(&f->path, carom_vec2(1e12, 9e12));
  carom_path_finish(&f->path);
  g_autoptr(GArray) lines = lines_of(f->cr);
  g_assert_cmpuint(lines->len, ==, 2);
  for (guint i = 0; i < lines->len; i++) {
    CaromVec2 end = g_array_index(lines, CaromVec2, i);
    g_assert_cmpfloat(fabs(end.x - 200), <, SIZE);
    /* 1e12 has a spacing of 2⁻¹³ between doubles. */
    g_assert_cmpfloat_with_epsilon(end.y - end.x, 100, 0.01);
  }
}

#define ADD(name, test) g_test_add("/path/" name, Fixture, NULL, set_up, test, tear_down)

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  ADD("flights", test_flights);
  ADD("back", test_back);
  ADD("parabola", test_parabola);
  ADD("walk", test_walk);
  ADD("at-rest", test_at_rest);
  ADD("far", test_far);
  return g_test_run();
}
