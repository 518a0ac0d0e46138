/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Marks of where bodies are at other moments than the contact: outlines, and paths. */
#include "carom-overlay-labels.h"
#include "carom-overlay-lens.h"
#include "carom-scene-picture-pointer.h"
#include "fixture.h"
#include "overlay-stage.h"

#include <float.h>

/* A working of one line, whose marks are two outlines or paths; it has no numbers. */
static void set_marks(OverlayStage *stage, CaromWorking *working, CaromMark of_a, CaromMark of_b) {
  carom_working_init_plain(working);
  carom_working_define(working, "t", carom_value_number(0), CAROM_DIMENSION_TIME);
  CAROM_LINE(working, "t", NULL, 0.0, "");
  working->lines[0].marks[0] = of_a;
  working->lines[0].marks[1] = of_b;
  stage->overlay.working = working;
  stage->overlay.line = 0;
}

static CaromMark outline(CaromPlace place, double x, double y) {
  return (CaromMark){.kind = CAROM_MARK_DISC,
                     .place = place,
                     .vector = carom_vec2(x, y),
                     .dimension = CAROM_DIMENSION_LENGTH,
                     .label = "t"};
}

static CaromMark path(CaromPlace place, CaromVec2 shift, CaromVec2 fall) {
  return (CaromMark){.kind = CAROM_MARK_PATH,
                     .place = place,
                     .shift = shift,
                     .vector = carom_vec2_scale(shift, -1),
                     .other = fall,
                     .dimension = CAROM_DIMENSION_LENGTH};
}

static guint find_shapes(const GArray *shapes, CaromShapeKind kind,
                         const CaromOverlayShape *found[4]) {
  guint n = 0;
  for (guint i = 0; i < shapes->len; i++)
    if (overlay_shape(shapes, i)->kind == kind && n < 4)
      found[n++] = overlay_shape(shapes, i);
  return n;
}

static void check_same(CaromVec2 one, CaromVec2 other) {
  g_assert_cmpfloat_with_epsilon(one.x, other.x, 1e-9); /* points; rounding is 1e-13 */
  g_assert_cmpfloat_with_epsilon(one.y, other.y, 1e-9);
}

/* Each is as large as its body, and as far from it in the picture as in the scene; a wall has
 * none. */
static void test_outlines(gconstpointer data) {
  const OverlayCase *c = data;
  g_auto(OverlayStage) stage;
  CaromWorking working;
  overlay_stage_init(&stage, c);
  set_marks(&stage, &working, outline(CAROM_PLACE_A, -0.3, 0.1), outline(CAROM_PLACE_B, 0.1, 0.2));
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  double scale = frame.view.points_per_unit;
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  const CaromOverlayShape *rings[4];
  guint n = find_shapes(shapes, CAROM_SHAPE_RING, rings);
  g_assert_cmpuint(n, ==, c->radius_b > 0 ? 2 : 1);
  check_same(rings[0]->from, carom_vec2_add(frame.place_a, carom_vec2(-0.3 * scale, -0.1 * scale)));
  g_assert_cmpfloat(rings[0]->radius, ==, frame.radius_a);
  if (n == 2) {
    check_same(rings[1]->from,
               carom_vec2_add(frame.place_b, carom_vec2(0.1 * scale, -0.2 * scale)));
    g_assert_cmpfloat(rings[1]->radius, ==, frame.radius_b);
  }
}

/* An outline that lies on its disc has a lens, which says how far it is from there; one that is not
 * away at all has none, nor has one that is seen to be elsewhere. */
static void test_near_outline(void) {
  static const double ways[] = {0, 1e-5, 0.01, 0.6};
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_auto(OverlayStage) stage;
    CaromWorking working;
    overlay_stage_init(&stage, &overlay_cases[0]);
    set_marks(&stage, &working, outline(CAROM_PLACE_A, -ways[i], 0), (CaromMark){0});
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    CaromOverlayGround ground = carom_overlay_labels_ground(&frame, shapes, &text);
    g_autoptr(GArray) taken = ground.taken;
    g_auto(CaromOverlayLens) lens;
    gboolean found = carom_overlay_lens_init(&lens, &ground, &text);
    g_assert_cmpint(found, ==, ways[i] > 0 && ways[i] < 0.1);
    if (found) {
      g_assert_cmpfloat(lens.shape->magnitude, ==, ways[i]);
      g_assert_cmpfloat(lens.way.x, <, 0);
    }
  }
}

/* Both outlines are drawn all the way around, in the marks' colour, and can be pointed at. */
static void test_drawn(void) {
  g_auto(OverlayStage) stage;
  CaromWorking working;
  overlay_stage_init(&stage, &overlay_cases[0]);
  set_marks(&stage, &working, outline(CAROM_PLACE_A, -0.2, 0.3), outline(CAROM_PLACE_B, 0.3, -0.2));
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  cairo_surface_t *image = overlay_stage_draw(&stage);
  guint n_seen = 0, n_points = 0;
  for (guint i = 0; i < shapes->len; i++)
    for (int k = 0; k < 16 && overlay_shape(shapes, i)->kind == CAROM_SHAPE_RING; k++) {
      const CaromOverlayShape *ring = overlay_shape(shapes, i);
      double angle = 2 * G_PI * k / 16;
      CaromVec2 at =
          carom_vec2_add_scaled(ring->from, carom_vec2(cos(angle), sin(angle)), ring->radius);
      n_points++;
      n_seen += carom_fixture_pixel_is(image, (int)at.x, (int)at.y, overlay_mark_colour, 60);
      g_assert_cmpint(
          carom_scene_picture_pointer_line_at(&stage.picture, WIDTH, HEIGHT, at.x, at.y, NULL), ==,
          0);
    }
  cairo_surface_destroy(image);
  g_test_message("%u of %u", n_seen, n_points);
  g_assert_cmpuint(n_points, ==, 32);
  g_assert_cmpuint(n_seen, >=, 26); /* the label is in front of some, arrows of others */
}

/* The picture zooms in less to show where the bodies were, but never below what it shows without
 * zoom: what is further away changes nothing. */
static void test_room(void) {
  static const double ways[] = {0.3, 1, 2, 3, 30, 1e9};
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_auto(OverlayStage) stage;
    CaromWorking working;
    overlay_stage_init_at(&stage, &overlay_cases[0], carom_vec2(0, 0), 0.3);
    CaromOverlayFrame without = overlay_stage_frame(&stage);
    set_marks(&stage, &working, outline(CAROM_PLACE_A, -ways[i], 0), outline(CAROM_PLACE_B, 0, 0));
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    gboolean is_far = ways[i] > 4; /* the view is 4 high, and wider */
    g_test_message("%g: %g, without %g", ways[i], frame.zoom, without.zoom);
    g_assert_cmpfloat(without.zoom, >, 1);
    g_assert_cmpfloat(frame.zoom, >=, 1);
    if (is_far)
      g_assert_cmpfloat(frame.zoom, ==, without.zoom);
    double left = frame.place_a.x - ways[i] * frame.view.points_per_unit - frame.radius_a;
    g_assert_cmpint(left >= frame.room.left - 1e-9, ==, !is_far);
    g_assert_cmpfloat(frame.place_b.x + frame.radius_b, <=, frame.room.right + 1e-9);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    const CaromOverlayShape *rings[4];
    g_assert_cmpuint(find_shapes(shapes, CAROM_SHAPE_RING, rings), ==, is_far ? 1 : 2);
  }
}

/* The margin for letters above and below discs. */
#define MARGIN 26

/* Where a disc was is in the picture whenever that is high enough for it, also where there is no
 * room for letters above and below it. */
static void test_height(void) {
  guint n_tight = 0;
  for (double way = 0.05; way < 4; way += 0.05) {
    g_auto(OverlayStage) stage;
    CaromWorking working;
    overlay_stage_init_at(&stage, &overlay_cases[0], carom_vec2(0, -1.5), 0.3);
    set_marks(&stage, &working, outline(CAROM_PLACE_A, 0, way), outline(CAROM_PLACE_B, 0, 0));
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    double scale = frame.view.points_per_unit;
    double top = frame.place_a.y - way * scale - frame.radius_a;
    double bottom = MAX(frame.place_a.y + frame.radius_a, frame.place_b.y + frame.radius_b);
    g_test_message("%g: %g to %g of %g to %g", way, top, bottom, frame.room.top, frame.room.bottom);
    double room = frame.room.bottom - frame.room.top - (bottom - top);
    if (room < 0)
      continue;
    n_tight += room < MARGIN * frame.size;
    g_assert_cmpfloat(top, >=, frame.room.top - 1e-9); /* points; rounding is 1e-13 */
    g_assert_cmpfloat(bottom, <=, frame.room.bottom + 1e-9);
  }
  g_assert_cmpuint(n_tight, >, 0);
}

/* What is beyond the edge is pointed at from the body's side of it, with its label and how far away
 * it is. */
static void test_beyond(void) {
  g_auto(OverlayStage) stage;
  CaromWorking working;
  overlay_stage_init(&stage, &overlay_cases[0]);
  set_marks(&stage, &working, outline(CAROM_PLACE_A, -30, 40), outline(CAROM_PLACE_B, 0, 0));
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  const CaromOverlayShape *beyond[4];
  g_assert_cmpuint(find_shapes(shapes, CAROM_SHAPE_BEYOND, beyond), ==, 1);
  g_assert_cmpstr(beyond[0]->label, ==, "t");
  g_assert_cmpfloat_with_epsilon(beyond[0]->magnitude, 50, 1e-12); /* some ε of it */
  g_assert_cmpfloat(beyond[0]->to.y, <, frame.place_a.y);
  g_assert_cmpfloat_with_epsilon(beyond[0]->to.y, frame.room.top, 1e-9); /* points */
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  g_autoptr(GArray) labels = carom_overlay_labels(&frame, shapes, &text);
  guint n = 0;
  for (guint i = 0; i < labels->len; i++)
    n += g_str_equal(g_array_index(labels, CaromOverlayLabel, i).distance, "50\u00a0m");
  g_assert_cmpuint(n, ==, 1);
}

/* A path leads to the place, and with a fall is the parabola of a fall: at half of the time it has
 * fallen by a quarter. */
static void test_paths(void) {
  g_auto(OverlayStage) stage;
  CaromWorking working;
  overlay_stage_init(&stage, &overlay_cases[0]);
  set_marks(&stage, &working, path(CAROM_PLACE_A, carom_vec2(-0.4, 0.2), carom_vec2(0, -0.4)),
            path(CAROM_PLACE_B, carom_vec2(0.3, 0.3), carom_vec2(0, 0)));
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  double scale = frame.view.points_per_unit;
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  const CaromOverlayShape *paths[4];
  g_assert_cmpuint(find_shapes(shapes, CAROM_SHAPE_PATH, paths), ==, 2);
  check_same(paths[0]->to, frame.place_a);
  check_same(paths[1]->to, frame.place_b);
  CaromOverlayPath bent = carom_overlay_shape_path(paths[0]);
  CaromOverlayPath straight = carom_overlay_shape_path(paths[1]);
  /* from (−0.4, 0.2), half of (0.4, −0.2) + (0, 0.4), and a quarter of the fall */
  check_same(carom_overlay_shape_path_point(&bent, 0.5),
             carom_vec2_add(frame.place_a, carom_vec2(-0.2 * scale, -0.2 * scale)));
  check_same(carom_overlay_shape_path_point(&straight, 0.5),
             carom_vec2_add(frame.place_b, carom_vec2(0.15 * scale, -0.15 * scale)));
  for (int i = 0; i < 2; i++) {
    CaromOverlayPath curve = carom_overlay_shape_path(paths[i]);
    CaromVec2 at = carom_overlay_shape_path_point(&curve, 0.3);
    g_assert_cmpfloat(carom_overlay_shape_distance(paths[i], at), <, 0.1);
    g_assert_cmpfloat(carom_overlay_shape_distance(paths[i], carom_vec2(at.x, at.y + 9)), >, 1);
  }
}

/* However far they come from, what is drawn begins at the room's edge, and chevrons say that it
 * goes on there; what is left is of the same path. */
static void test_long_paths(void) {
  static const double ways[] = {10, 1e4, 1e9};
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_auto(OverlayStage) stage;
    CaromWorking working;
    overlay_stage_init(&stage, &overlay_cases[0]);
    set_marks(&stage, &working,
              path(CAROM_PLACE_A, carom_vec2(-ways[i], 0.2 * ways[i]), carom_vec2(0, -ways[i])),
              path(CAROM_PLACE_B, carom_vec2(ways[i], ways[i]), carom_vec2(0, 0)));
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    const CaromOverlayShape *paths[4], *chevrons[4];
    g_assert_cmpuint(find_shapes(shapes, CAROM_SHAPE_PATH, paths), ==, 2);
    g_assert_cmpuint(find_shapes(shapes, CAROM_SHAPE_BEYOND, chevrons), ==, 2);
    for (int k = 0; k < 2; k++) {
      const CaromOverlayRoom *room = &frame.room;
      CaromVec2 at = paths[k]->from;
      double inside = MIN(MIN(at.x - room->left, room->right - at.x),
                          MIN(at.y - room->top, room->bottom - at.y));
      g_assert_cmpfloat_with_epsilon(inside, 0, 1e-3); /* of 1e11 points, ε is 2e-5 */
      check_same(chevrons[k]->to, at);
      cairo_surface_t *image = overlay_stage_draw(&stage);
      g_assert_cmpuint(carom_fixture_count(image, overlay_mark_colour), >, 20);
      cairo_surface_destroy(image);
    }
    CaromVec2 middle = carom_vec2_scale(carom_vec2_add(paths[1]->from, paths[1]->to), 0.5);
    double off = carom_vec2_distance(paths[1]->control, middle);
    g_assert_cmpfloat(off, <=, 16 * DBL_EPSILON * ways[i] * frame.view.points_per_unit);
  }
}

/* What is thrown straight up, and falls back to where it was, has a path, and room for it. */
static void test_up_and_down(void) {
  g_auto(OverlayStage) stage;
  CaromWorking working;
  overlay_stage_init_at(&stage, &overlay_cases[0], carom_vec2(0, -0.5), 0.3);
  CaromOverlayFrame without = overlay_stage_frame(&stage);
  CaromMark up = path(CAROM_PLACE_A, carom_vec2(0, 0), carom_vec2(0, -4));
  set_marks(&stage, &working, up, outline(CAROM_PLACE_B, 0, 0));
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  const CaromOverlayShape *paths[4];
  g_assert_cmpfloat(frame.zoom, <, without.zoom);
  g_assert_cmpuint(find_shapes(shapes, CAROM_SHAPE_PATH, paths), ==, 1);
  CaromOverlayPath curve = carom_overlay_shape_path(paths[0]);
  CaromVec2 top = carom_overlay_shape_path_point(&curve, 0.5);
  check_same(top, carom_vec2_sub(frame.place_a, carom_vec2(0, frame.view.points_per_unit)));
  g_assert_cmpfloat(top.y, >=, frame.room.top);
}

/* A point is a dot with its name; of one beyond the edge chevrons point to it, and have the name.
 */
static void test_points(void) {
  static const double ways[] = {0.2, 1e3};
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_auto(OverlayStage) stage;
    CaromWorking working;
    overlay_stage_init(&stage, &overlay_cases[0]);
    CaromMark point = outline(CAROM_PLACE_A, -ways[i], 0);
    point.kind = CAROM_MARK_POINT;
    set_marks(&stage, &working, point, (CaromMark){0});
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    const CaromOverlayShape *found[4];
    CaromShapeKind kind = i == 0 ? CAROM_SHAPE_DOT : CAROM_SHAPE_BEYOND;
    g_assert_cmpuint(find_shapes(shapes, kind, found), ==, 1);
    g_assert_cmpstr(found[0]->label, ==, "t");
    g_assert_cmpint(found[0]->strength, ==, CAROM_STRENGTH_LIT);
    g_assert_cmpfloat(found[0]->to.x, >=, frame.room.left - 1e-9);
    if (i == 0)
      check_same(found[0]->to, carom_vec2(frame.place_a.x - ways[i] * frame.view.points_per_unit,
                                          frame.place_a.y));
    else
      g_assert_cmpfloat(found[0]->to.x, <, found[0]->from.x);
  }
}

/* The velocities before have the names that the lines give them. */
static void test_names(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  for (guint i = 0; i < 2; i++) {
    stage.overlay.incoming_a = i ? "u''_a" : NULL;
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    const CaromOverlayShape *found[4];
    g_assert_cmpuint(find_shapes(shapes, CAROM_SHAPE_ARROW, found), >, 0);
    g_assert_cmpstr(found[0]->label, ==, i ? "u''_a" : "u_a");
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  overlay_add_for_each_case("outlines", test_outlines);
  g_test_add_func("/overlay/points", test_points);
  g_test_add_func("/overlay/names", test_names);
  g_test_add_func("/overlay/outlines-drawn", test_drawn);
  g_test_add_func("/overlay/outlines-near", test_near_outline);
  g_test_add_func("/overlay/outlines-room", test_room);
  g_test_add_func("/overlay/outlines-height", test_height);
  g_test_add_func("/overlay/outlines-beyond", test_beyond);
  g_test_add_func("/overlay/paths", test_paths);
  g_test_add_func("/overlay/long-paths", test_long_paths);
  g_test_add_func("/overlay/up-and-down", test_up_and_down);
  return g_test_run();
}
