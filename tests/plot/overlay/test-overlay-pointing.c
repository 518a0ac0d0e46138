/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of pointing at the geometry of a contact, and of the handles for guesses. */
#include "carom-band.h"
#include "carom-resolver.h"
#include "carom-scene-picture-pointer.h"
#include "fixture.h"
#include "overlay-stage.h"

/* ---- Pointing ---- */

/* A lit mark is found all along its line, on whatever else lies there. */
static void test_finds_lit(gconstpointer data) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  do {
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    for (guint i = 0; i < shapes->len; i++) {
      const CaromOverlayShape *shape = overlay_shape(shapes, i);
      if (shape->strength != CAROM_STRENGTH_LIT)
        continue;
      CaromVec2 middle = overlay_shape_point(shape, 0.5);
      g_assert_cmpint(carom_scene_picture_pointer_line_at(&stage.picture, WIDTH, HEIGHT, middle.x,
                                                          middle.y, NULL),
                      ==, stage.overlay.line);
    }
  } while (overlay_stage_next_view(&stage));
}

static guint count_alike(const GArray *shapes, const CaromOverlayShape *wanted) {
  guint n = 0;
  for (guint i = 0; i < shapes->len; i++) {
    const CaromOverlayShape *shape = overlay_shape(shapes, i);
    n += shape->strength == CAROM_STRENGTH_LIT && shape->kind == wanted->kind &&
         shape->dimension == wanted->dimension &&
         carom_vec2_distance(shape->from, wanted->from) < 1e-6 && /* of a point: rounding */
         carom_vec2_distance(shape->to, wanted->to) < 1e-6;
  }
  return n;
}

/* With a line the quantity that it is about is lit as it is without one, and drawn only once. */
static void test_line_and_band(gconstpointer data) {
  g_auto(OverlayStage) stage;
  guint n_compared = 0;
  overlay_stage_init(&stage, data);
  while (overlay_stage_next_view(&stage)) {
    int line = stage.overlay.line;
    CaromFindingKind band =
        line >= 0 ? carom_band_of_line(stage.overlay.working, line) : CAROM_N_FINDINGS;
    if (band == CAROM_N_FINDINGS)
      continue;
    stage.overlay.has_band = TRUE;
    stage.overlay.band = band;
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) both = carom_overlay_shapes(&frame);
    stage.overlay.line = -1;
    CaromOverlayFrame without = overlay_stage_frame(&stage);
    g_autoptr(GArray) alone = carom_overlay_shapes(&without);
    for (guint i = 0; i < alone->len; i++)
      if (overlay_shape(alone, i)->strength == CAROM_STRENGTH_LIT) {
        g_assert_cmpuint(count_alike(both, overlay_shape(alone, i)), ==, 1);
        n_compared++;
      }
    stage.overlay.line = line;
    stage.overlay.has_band = FALSE;
  }
  g_assert_cmpuint(n_compared, >, 0);
}

/* Whether the line is found at any of some points of @shape; what is found there lies there. */
static gboolean is_found(const OverlayStage *stage, const GArray *shapes,
                         const CaromOverlayShape *shape) {
  gboolean found = FALSE;
  for (double share = 0.05; share < 1; share += 0.1) {
    CaromVec2 point = overlay_shape_point(shape, share);
    int line =
        carom_scene_picture_pointer_line_at(&stage->picture, WIDTH, HEIGHT, point.x, point.y, NULL);
    double nearest = INFINITY;
    for (guint i = 0; i < shapes->len; i++)
      if (overlay_shape(shapes, i)->line == line)
        nearest = MIN(nearest, carom_overlay_shape_distance(overlay_shape(shapes, i), point));
    g_assert_cmpint(line, >=, 0);
    g_assert_cmpfloat(nearest, <=, 8);
    found |= line == shape->line;
  }
  return found;
}

/* When nothing is lit, every line whose mark is drawn can be pointed at. */
static void test_finds_calm(gconstpointer data) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  guint n;
  carom_resolvers(&n);
  for (guint r = 0; r < n; r++) {
    gboolean drawn[CAROM_WORKING_MAX_LINES] = {0}, found[CAROM_WORKING_MAX_LINES] = {0};
    stage.overlay.working = &stage.workings[r];
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
    for (guint i = 0; i < shapes->len; i++) {
      const CaromOverlayShape *shape = overlay_shape(shapes, i);
      if (shape->line < 0)
        continue;
      drawn[shape->line] = TRUE;
      found[shape->line] |= is_found(&stage, shapes, shape);
    }
    for (guint i = 0; i < CAROM_WORKING_MAX_LINES; i++)
      g_assert_cmpint(found[i], ==, drawn[i]);
  }
}

/* The normal's axis covers d, but d can be pointed at: where it is, and beyond it the axis. */
static void test_finds_below_axis(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[6]);
  /* |d|, n, t */
  stage.overlay.working = &stage.workings[carom_resolver_index(&carom_resolver_impulse)];
  stage.overlay.line = 2;
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  CaromVec2 apart = carom_vec2_sub(frame.place_b, frame.place_a);
  CaromVec2 on_d = carom_vec2_add_scaled(frame.place_a, apart, 0.2);
  CaromVec2 beyond = carom_vec2_add_scaled(frame.place_b, apart, 0.2);
  g_assert_cmpint(
      carom_scene_picture_pointer_line_at(&stage.picture, WIDTH, HEIGHT, on_d.x, on_d.y, NULL), ==,
      0);
  g_assert_cmpint(
      carom_scene_picture_pointer_line_at(&stage.picture, WIDTH, HEIGHT, beyond.x, beyond.y, NULL),
      ==, 1);
}

static void test_finds_nothing(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  g_assert_cmpint(carom_scene_picture_pointer_line_at(&stage.picture, WIDTH, HEIGHT, 3, 3, NULL),
                  ==, -1);
  g_assert_cmpint(carom_scene_picture_pointer_handle_at(&stage.picture, WIDTH, HEIGHT, 100, 100),
                  ==, CAROM_BODY_NONE);
  stage.picture.overlay = NULL;
  g_assert_cmpint(
      carom_scene_picture_pointer_line_at(&stage.picture, WIDTH, HEIGHT, 100, 100, NULL), ==, -1);
}

/* ---- Handles ---- */

static void check_handle(OverlayStage *stage, CaromContactBody body, CaromVec2 guess,
                         double mass_kg) {
  CaromOverlayFrame frame = overlay_stage_frame(stage);
  CaromVec2 tip;
  gboolean is_beyond;
  gboolean has_handle = carom_overlay_shapes_grip(&frame, body, &tip, &is_beyond);
  g_assert_cmpint(has_handle, ==, !isinf(mass_kg));
  if (!has_handle)
    return;
  g_assert_cmpint(
      carom_scene_picture_pointer_handle_at(&stage->picture, WIDTH, HEIGHT, tip.x, tip.y), ==,
      body);
  g_assert_false(is_beyond);
  CaromVec2 back =
      carom_scene_picture_pointer_velocity_at(&stage->picture, WIDTH, HEIGHT, body, tip.x, tip.y);
  g_assert_cmpfloat_with_epsilon(back.x, guess.x, 1e-12);
  g_assert_cmpfloat_with_epsilon(back.y, guess.y, 1e-12);
}

/* How many pixels around @place are of the marks' colour. */
static guint pixels_around(cairo_surface_t *image, CaromVec2 place) {
  guint n = 0;
  for (int y = (int)place.y - 8; y <= (int)place.y + 8; y++)
    for (int x = (int)place.x - 8; x <= (int)place.x + 8; x++)
      n += x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT &&
                   carom_fixture_pixel_is(image, x, y, overlay_mark_colour, 40)
               ? 1
               : 0;
  return n;
}

/* Where a handle is drawn it can be taken, and means the velocity that it shows. */
static void test_handles(gconstpointer data) {
  static const CaromVec2 guesses[][2] = {{{-0.4, 0.3}, {0.7, 0.1}}, {{0, 0}, {0.9, -0.9}}};
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  stage.overlay.handles = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS(guesses); i++) {
    stage.overlay.guess_a = guesses[i][0];
    stage.overlay.guess_b = guesses[i][1];
    check_handle(&stage, CAROM_BODY_A, guesses[i][0], stage.record.contact.mass_a_kg);
    check_handle(&stage, CAROM_BODY_B, guesses[i][1], stage.record.contact.mass_b_kg);
    cairo_surface_t *image = overlay_stage_draw(&stage);
    CaromOverlayFrame frame = overlay_stage_frame(&stage);
    for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
      CaromVec2 tip;
      if (carom_overlay_shapes_grip(&frame, body, &tip, NULL))
        g_assert_cmpuint(pixels_around(image, tip), >, 25); /* a ring of radius 6 is 38 long */
    }
    cairo_surface_destroy(image);
  }
}

/* Guesses are found and dragged where they are drawn also while the viewer has zoomed and moved the
 * stage; arrows stay as long as they are, so that they stay in reach. */
static void test_handles_zoomed(gconstpointer data) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  stage.overlay.handles = TRUE;
  stage.overlay.guess_a = carom_vec2(-0.4, 0.3);
  stage.overlay.guess_b = carom_vec2(0.7, 0.1);
  CaromOverlayFrame before = overlay_stage_frame(&stage);
  carom_scene_camera_zoom_at(&stage.picture.camera, &before.view, before.contact, 1.2);
  CaromOverlayFrame after = overlay_stage_frame(&stage);
  g_assert_cmpfloat_with_epsilon(after.contact.x, before.contact.x, 1e-9);
  g_assert_cmpfloat_with_epsilon(after.radius_a, before.radius_a * 1.2, 1e-9);
  g_assert_cmpfloat(after.speed_scale, ==, before.speed_scale);
  check_handle(&stage, CAROM_BODY_A, stage.overlay.guess_a, stage.record.contact.mass_a_kg);
  check_handle(&stage, CAROM_BODY_B, stage.overlay.guess_b, stage.record.contact.mass_b_kg);
}

/* Dragging moves nothing but the arrow. */
static void test_drag_moves_nothing(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  stage.overlay.handles = TRUE;
  CaromOverlayFrame before = overlay_stage_frame(&stage);
  stage.overlay.guess_a = carom_vec2(5, 5);
  CaromOverlayFrame after = overlay_stage_frame(&stage);
  g_assert_cmpfloat(before.speed_scale, ==, after.speed_scale);
  g_assert_cmpfloat(before.place_a.x, ==, after.place_a.x);
  g_assert_cmpfloat(before.place_a.y, ==, after.place_a.y);
}

static void assert_not_beyond(OverlayStage *stage) {
  CaromOverlayFrame frame = overlay_stage_frame(stage);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    CaromVec2 grip;
    gboolean is_beyond;
    if (carom_overlay_shapes_grip(&frame, body, &grip, &is_beyond))
      g_assert_false(is_beyond);
  }
}

/* What can come of a smooth contact, whatever the masses are, can be drawn in the room. */
static void test_handle_range(gconstpointer data) {
  static const double ratios[] = {1e-8, 0.5, 1, 3, 1e8};
  OverlayCase c = *(const OverlayCase *)data;
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &c);
  stage.overlay.handles = TRUE;
  assert_not_beyond(&stage);
  for (guint i = 0; i < G_N_ELEMENTS(ratios); i++) {
    CaromContact contact = stage.record.contact;
    CaromOutcome outcome;
    contact.restitution = contact.tangential_factor = 1;
    if (!isinf(contact.mass_a_kg) && !isinf(contact.mass_b_kg))
      contact.mass_b_kg = ratios[i] * contact.mass_a_kg;
    carom_resolver_resolve(carom_resolvers(NULL)[0], &contact, &outcome);
    stage.overlay.guess_a = outcome.velocity_a;
    stage.overlay.guess_b = outcome.velocity_b;
    assert_not_beyond(&stage);
  }
}

/* Neither scale nor place tell how fast the bodies will be. */
static void test_handles_are_discreet(gconstpointer data) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, data);
  stage.overlay.handles = TRUE;
  CaromOverlayFrame before = overlay_stage_frame(&stage);
  stage.record.outcome = (CaromOutcome){carom_vec2(30, -7), carom_vec2(-80, 0.5)};
  CaromOverlayFrame after = overlay_stage_frame(&stage);
  g_assert_cmpfloat(before.speed_scale, ==, after.speed_scale);
  g_assert_cmpfloat(before.zoom, ==, after.zoom);
  g_assert_cmpfloat(before.place_a.x, ==, after.place_a.x);
  g_assert_cmpfloat(before.place_b.y, ==, after.place_b.y);
}

/* Two discs at rest that others push have arrows of the usual size, which can be dragged. */
static void test_handles_at_rest(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  stage.overlay.handles = TRUE;
  stage.record.contact.velocity_a = stage.record.contact.velocity_b = carom_vec2(0, 0);
  g_assert_cmpfloat(overlay_stage_frame(&stage).speed_scale, >, 0);
}

static guint count_signs(const CaromOverlayFrame *frame) {
  g_autoptr(GArray) shapes = carom_overlay_shapes(frame);
  guint n = 0;
  for (guint i = 0; i < shapes->len; i++)
    n += overlay_shape(shapes, i)->kind == CAROM_SHAPE_BEYOND;
  return n;
}

/* However far a guess goes, and in whatever direction, its grip is in the room with all of its
 * ring, on the line of its arrow, and can be taken hold of; a sign says that the arrow goes on. */
static void check_far_guess(OverlayStage *stage, CaromContactBody body, CaromVec2 guess) {
  stage->overlay.guess_a = stage->overlay.guess_b = carom_vec2(0, 0);
  *(body == CAROM_BODY_A ? &stage->overlay.guess_a : &stage->overlay.guess_b) = guess;
  CaromOverlayFrame frame = overlay_stage_frame(stage);
  CaromVec2 grip, centre = carom_overlay_frame_place(&frame, body);
  gboolean is_beyond;
  g_assert_true(carom_overlay_shapes_grip(&frame, body, &grip, &is_beyond));
  double radius = carom_overlay_shapes_grip_radius(&frame);
  g_assert_true(is_beyond);
  g_assert_cmpuint(count_signs(&frame), ==, 1);
  g_assert_cmpfloat(grip.x - radius, >, frame.room.left);
  g_assert_cmpfloat(grip.x + radius, <, frame.room.right);
  g_assert_cmpfloat(grip.y - radius, >, frame.room.top);
  g_assert_cmpfloat(grip.y + radius, <, frame.room.bottom);
  CaromVec2 arrow = carom_vec2_sub(grip, centre);
  double across = fabs(arrow.x * guess.y + arrow.y * guess.x) / carom_vec2_length(guess);
  g_assert_cmpfloat(across, <, 1e-9); /* points; y is down */
  g_assert_cmpint(
      carom_scene_picture_pointer_handle_at(&stage->picture, WIDTH, HEIGHT, grip.x, grip.y), ==,
      body);
}

static void test_far_guess(void) {
  enum { DIRECTIONS = 16 };
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  stage.overlay.handles = TRUE;
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  g_assert_cmpuint(count_signs(&frame), ==, 0);
  for (guint i = 0; i < DIRECTIONS; i++) {
    double turn = 2 * G_PI * (i + 0.3) / DIRECTIONS;
    CaromVec2 guess = carom_vec2(100 * cos(turn), 100 * sin(turn));
    check_far_guess(&stage, CAROM_BODY_A, guess);
    check_far_guess(&stage, CAROM_BODY_B, guess);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  overlay_add_for_each_case("finds-lit", test_finds_lit);
  overlay_add_for_each_case("finds-calm", test_finds_calm);
  overlay_add_for_each_case("line-and-band", test_line_and_band);
  overlay_add_for_each_case("handles", test_handles);
  overlay_add_for_each_case("handles-zoomed", test_handles_zoomed);
  g_test_add_func("/overlay/finds-below-axis", test_finds_below_axis);
  g_test_add_func("/overlay/finds-nothing", test_finds_nothing);
  g_test_add_func("/overlay/drag-moves-nothing", test_drag_moves_nothing);
  overlay_add_for_each_case("handle-range", test_handle_range);
  overlay_add_for_each_case("handles-are-discreet", test_handles_are_discreet);
  g_test_add_func("/overlay/handles-at-rest", test_handles_at_rest);
  g_test_add_func("/overlay/far-guess", test_far_guess);
  return g_test_run();
}
