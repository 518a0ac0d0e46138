/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of a picture that turns with the axes of its working: where everything is while it is
 * turned and on the way, and that what is read stays upright. */
#include "carom-overlay-labels.h"
#include "carom-resolver.h"
#include "carom-scene-picture-layout.h"
#include "overlay-stage.h"

#include <string.h>

/* Places are sums of a few products of numbers up to some hundred, so they are exact to some
 * hundred roundings of 1e-14. */
#define ROUNDING 1e-9

static const double shares[] = {0, 0.2, 0.5, 0.8, 1};

/* The working of the first resolver that turns its axes. */
static const CaromWorking *turning_of(const OverlayStage *stage) {
  guint n;
  carom_resolvers(&n);
  for (guint i = 0; i < n; i++)
    if (stage->workings[i].turn.is_known)
      return &stage->workings[i];
  g_assert_not_reached();
}

static void turn(OverlayStage *stage, const CaromWorking *working, double share) {
  stage->overlay.working = working;
  stage->overlay.turn_rad = stage->overlay.any_turn_rad = carom_working_turn_rad(&working->turn);
  stage->overlay.turn_share = share;
}

/* A contact in any direction, at any place of the view. */
static void init_at_random(OverlayStage *stage, GRand *random) {
  OverlayCase c = overlay_cases[g_rand_int_range(random, 0, OVERLAY_CASES)];
  double angle = g_rand_double_range(random, -G_PI, G_PI);
  CaromVec2 x = carom_vec2(cos(angle), sin(angle)), y = carom_vec2_perpendicular(x);
  c.d = carom_vec2_add(carom_vec2_scale(x, c.d.x), carom_vec2_scale(y, c.d.y));
  c.u_a = carom_vec2_add(carom_vec2_scale(x, c.u_a.x), carom_vec2_scale(y, c.u_a.y));
  c.u_b = carom_vec2_add(carom_vec2_scale(x, c.u_b.x), carom_vec2_scale(y, c.u_b.y));
  CaromVec2 contact =
      carom_vec2(g_rand_double_range(random, -1.5, 1.5), g_rand_double_range(random, -1.5, 1.5));
  overlay_stage_init_at(stage, &c, contact, g_rand_double_range(random, 0.2, 1.5));
}

static int line_in(const CaromWorking *working, CaromStage stage) {
  for (guint i = 0; i < working->n_lines; i++)
    if (working->lines[i].stage == stage)
      return (int)i;
  g_assert_not_reached();
}

static const CaromOverlayShape *find_labelled(const GArray *shapes, CaromShapeKind kind,
                                              const char *label) {
  for (guint i = 0; i < shapes->len; i++)
    if (overlay_shape(shapes, i)->kind == kind &&
        g_strcmp0(overlay_shape(shapes, i)->label, label) == 0)
      return overlay_shape(shapes, i);
  return NULL;
}

/* Turned, x′ lies to the right and y′ points up, by their names; b is to the right of a. */
static void test_axes(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  for (guint i = 0; i < 300; i++) {
    g_auto(OverlayStage) stage;
    init_at_random(&stage, random);
    const CaromWorking *working = turning_of(&stage);
    turn(&stage, working, 1);
    stage.overlay.line = line_in(working, working->turn.first);
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    const CaromOverlayShape *x = find_labelled(shapes, CAROM_SHAPE_AXIS, working->turn.axes[0]);
    const CaromOverlayShape *y = find_labelled(shapes, CAROM_SHAPE_AXIS, working->turn.axes[1]);
    g_assert_cmpfloat(fabs(x->to.y - x->from.y), <=, ROUNDING);
    g_assert_cmpfloat(x->to.x, >, x->from.x + 1);
    g_assert_cmpfloat(fabs(y->to.x - y->from.x), <=, ROUNDING);
    g_assert_cmpfloat(y->to.y, <, y->from.y - 1);
    g_assert_cmpfloat(fabs(frame.place_b.y - frame.place_a.y), <=, ROUNDING);
    g_assert_cmpfloat(frame.place_b.x, >, frame.place_a.x);
  }
}

/* Zoom and scales are the same all the way, so nothing but the angle changes; a picture that does
 * not turn has the same beside one that does. */
static void test_scales(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(2);
  for (guint i = 0; i < 300; i++) {
    g_auto(OverlayStage) stage;
    init_at_random(&stage, random);
    turn(&stage, turning_of(&stage), 1);
    CaromOverlayFrame turned = overlay_stage_frame(&stage);
    for (guint k = 0; k < G_N_ELEMENTS(shares); k++) {
      stage.overlay.turn_share = shares[k];
      CaromOverlayFrame frame = overlay_stage_frame(&stage);
      g_assert_cmpfloat(frame.zoom, ==, turned.zoom);
      g_assert_cmpfloat(frame.speed_scale, ==, turned.speed_scale);
      g_assert_cmpfloat(frame.momentum_scale, ==, turned.momentum_scale);
    }
    stage.overlay.turn_rad = 0;
    CaromOverlayFrame beside = overlay_stage_frame(&stage);
    g_assert_cmpfloat(beside.speed_scale, ==, turned.speed_scale);
    g_assert_cmpfloat(beside.zoom, ==, turned.zoom);
  }
}

static void assert_inside(CaromVec2 place, double around, const char *what) {
  g_test_message("%s at %g, %g", what, place.x, place.y);
  g_assert_cmpfloat(place.x - around, >=, 0);
  g_assert_cmpfloat(place.x + around, <=, WIDTH);
  g_assert_cmpfloat(place.y - around, >=, 0);
  g_assert_cmpfloat(place.y + around, <=, HEIGHT);
}

/* A low pane, where what stands upright has less room than what lies. */
enum { LOW = 120 };

static void assert_inside_low(CaromVec2 place, double around, const char *what) {
  assert_inside(place, around, what);
  g_assert_cmpfloat(place.y + around, <=, LOW);
}

/* Nothing is cut off that was not: discs, and the arrows of all velocities. */
static void test_whole(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  for (guint i = 0; i < 300; i++) {
    g_auto(OverlayStage) stage;
    init_at_random(&stage, random);
    const CaromWorking *working = turning_of(&stage);
    for (guint k = 0; k < G_N_ELEMENTS(shares); k++) {
      turn(&stage, working, shares[k]);
      stage.overlay.line = line_in(working, working->turn.last);
      CaromScenePictureLayout layout;
      carom_scene_picture_layout_measure(&layout, &stage.picture, WIDTH, LOW);
      CaromOverlayFrame frame = layout.frame;
      g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
      assert_inside_low(frame.place_a, frame.radius_a, "A");
      assert_inside_low(frame.place_b, frame.radius_b, "B");
      for (guint s = 0; s < shapes->len; s++)
        if (overlay_shape(shapes, s)->kind == CAROM_SHAPE_ARROW)
          assert_inside_low(overlay_shape(shapes, s)->to, 0, overlay_shape(shapes, s)->label);
    }
  }
}

/* As the picture turns, the contact goes straight from one place to the other; the pair turns at
 * the same time. */
static void test_way(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  const CaromWorking *working = turning_of(&stage);
  for (guint k = 0; k < G_N_ELEMENTS(shares); k++) {
    turn(&stage, working, shares[k]);
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    double angle = atan2(-frame.n.y, frame.n.x), theta = atan2(0.5, 0.8);
    g_assert_cmpfloat(fabs(angle - theta * (1 - shares[k])), <=, ROUNDING);
  }
}

/* What is not turned is the picture that it has always been. */
static void test_upright(void) {
  for (guint i = 0; i < OVERLAY_CASES; i++) {
    g_auto(OverlayStage) stage;
    overlay_stage_init(&stage, &overlay_cases[i]);
    CaromOverlayFrame plain = overlay_stage_frame(&stage);
    turn(&stage, turning_of(&stage), 1);
    stage.overlay.any_turn_rad = stage.overlay.turn_rad = 0;
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_assert_cmpmem(&plain.place_a, sizeof plain.place_a, &frame.place_a, sizeof frame.place_a);
    g_assert_cmpfloat(plain.speed_scale, ==, frame.speed_scale);
    g_assert_false(frame.view.is_turned);
  }
}

/* The part along y′ before and after: of the same length, with their tips level, both marked,
 * unless friction changes it. Written labels are within the picture, and none is on another. */
static void test_stay(gconstpointer data) {
  g_auto(OverlayStage) stage;
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  overlay_stage_init(&stage, data);
  const CaromWorking *working = turning_of(&stage);
  guint n_equal = 0;
  for (guint i = 0; i < working->n_lines; i++) {
    turn(&stage, working, 1);
    stage.overlay.line = (int)i;
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    CaromMathNames names = {"A", "B", working->terms, working->n_terms};
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    g_autoptr(GArray) labels = carom_overlay_labels(&frame, shapes, &text);
    for (guint k = 0; k < labels->len; k++) {
      const CaromOverlayLabel *label = &g_array_index(labels, CaromOverlayLabel, k);
      assert_inside(label->box.middle, 0, label->shape->label);
      g_assert_cmpfloat(label->box.half.x * 2, ==,
                        carom_math_label_width(&text, label->shape->label, &names));
    }
    const CaromOverlayShape *first = NULL;
    for (guint k = 0; k < shapes->len; k++) {
      const CaromOverlayShape *shape = overlay_shape(shapes, k);
      if (shape->kind != CAROM_SHAPE_EQUAL || shape->line != (int)i)
        continue;
      n_equal++;
      g_assert_cmpfloat(fabs(shape->from.x - shape->to.x), <=, ROUNDING);
      if (first) {
        g_assert_cmpfloat(fabs(shape->to.y - first->to.y), <=, ROUNDING);
        g_assert_cmpfloat(fabs(shape->from.y - first->from.y), <=, ROUNDING);
      }
      first = first ? NULL : shape;
    }
    g_assert_null(first); /* they are pairs */
  }
  const OverlayCase *c = data;
  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d));
  gboolean is_straight = fabs(carom_vec2_dot(c->u_a, carom_vec2_perpendicular(n))) < 1e-9 &&
                         fabs(carom_vec2_dot(c->u_b, carom_vec2_perpendicular(n))) < 1e-9;
  if (c->tangential_factor < 1 || is_straight)
    g_assert_cmpuint(n_equal, ==, 0);
  else
    g_assert_cmpuint(n_equal, >, 0);
}

/* Pointed at while the picture is turned, the angle lies between the turned x axis and x′. */
static void test_angle(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(4);
  for (guint i = 0; i < 100; i++) {
    g_auto(OverlayStage) stage;
    init_at_random(&stage, random);
    const CaromWorking *working = turning_of(&stage);
    turn(&stage, working, 1);
    stage.overlay.line = line_in(working, CAROM_STAGE_DIRECTION);
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    const CaromOverlayShape *shape = find_labelled(shapes, CAROM_SHAPE_ARC, "θ");
    CaromOverlayArc arc = carom_overlay_shape_arc(shape);
    CaromVec2 end = carom_overlay_shape_arc_point(arc, 1);
    g_assert_cmpfloat(fabs(end.y - shape->from.y), <=, ROUNDING); /* x′ is level */
    g_assert_cmpfloat(fabs(fabs(arc.sweep_rad) - fabs(stage.overlay.turn_rad)), <=, ROUNDING);
    CaromVec2 on = carom_overlay_shape_arc_point(arc, 0.4);
    g_assert_cmpfloat(carom_overlay_shape_distance(shape, on), <=, ROUNDING);
    g_assert_cmpfloat(fabs(carom_overlay_shape_distance(shape, arc.centre) - arc.radius), <=,
                      ROUNDING);
  }
}

/* There and back; moving by points moves what is seen by these points. */
static void test_view(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  for (guint i = 0; i < 100; i++) {
    CaromView view = {.centre = {0.3, -0.2}, .x = 150, .y = 100, .points_per_unit = 70};
    carom_view_turn(&view, g_rand_double_range(random, -G_PI, G_PI));
    CaromVec2 there = carom_vec2(g_rand_double(random), g_rand_double(random));
    CaromVec2 place = carom_view_place(&view, there), back = carom_view_position(&view, place);
    g_assert_cmpfloat(carom_vec2_distance(there, back), <=, ROUNDING);
    CaromSceneCamera camera = {0};
    carom_scene_camera_move(&camera, &view, carom_vec2(12, 34));
    CaromView moved = carom_scene_camera_apply(&camera, &view);
    CaromVec2 by = carom_vec2_sub(carom_view_place(&moved, there), place);
    g_assert_cmpfloat(carom_vec2_distance(by, carom_vec2(12, 34)), <=, ROUNDING);
  }
}

/* It is drawn without an error at any angle, in all its parts. */
static void test_draws(gconstpointer data) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  for (guint k = 0; k < G_N_ELEMENTS(shares); k++) {
    turn(&stage, turning_of(&stage), shares[k]);
    for (stage.overlay.line = -1; stage.overlay.line < (int)stage.overlay.working->n_lines;
         stage.overlay.line++)
      cairo_surface_destroy(overlay_stage_draw(&stage));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/overlay/turn/axes", test_axes);
  g_test_add_func("/overlay/turn/scales", test_scales);
  g_test_add_func("/overlay/turn/whole", test_whole);
  g_test_add_func("/overlay/turn/way", test_way);
  g_test_add_func("/overlay/turn/upright", test_upright);
  g_test_add_func("/overlay/turn/angle", test_angle);
  g_test_add_func("/overlay/turn/view", test_view);
  overlay_add_for_each_case("turn/stay", test_stay);
  overlay_add_for_each_case("turn/draws", test_draws);
  return g_test_run();
}
