/* Tests of pointing at the geometry of a contact, and of the handles for guesses. */
#include "carom-resolver.h"
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
      g_assert_cmpint(
          carom_scene_picture_line_at(&stage.picture, WIDTH, HEIGHT, middle.x, middle.y), ==,
          stage.overlay.line);
    }
  } while (overlay_stage_next_view(&stage));
}

/* Whether the line is found at any of some points of @shape; what is found there lies there. */
static gboolean is_found(const OverlayStage *stage, const GArray *shapes,
                         const CaromOverlayShape *shape) {
  gboolean found = FALSE;
  for (double share = 0.05; share < 1; share += 0.1) {
    CaromVec2 point = overlay_shape_point(shape, share);
    int line = carom_scene_picture_line_at(&stage->picture, WIDTH, HEIGHT, point.x, point.y);
    double nearest = INFINITY;
    for (guint i = 0; i < shapes->len; i++)
      if (overlay_shape(shapes, i)->line == line)
        nearest = MIN(nearest, carom_overlay_shapes_distance(overlay_shape(shapes, i), point));
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
  g_assert_cmpint(carom_scene_picture_line_at(&stage.picture, WIDTH, HEIGHT, on_d.x, on_d.y), ==,
                  0);
  g_assert_cmpint(carom_scene_picture_line_at(&stage.picture, WIDTH, HEIGHT, beyond.x, beyond.y),
                  ==, 1);
}

static void test_finds_nothing(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  g_assert_cmpint(carom_scene_picture_line_at(&stage.picture, WIDTH, HEIGHT, 3, 3), ==, -1);
  g_assert_cmpint(carom_scene_picture_handle_at(&stage.picture, WIDTH, HEIGHT, 100, 100), ==,
                  CAROM_BODY_NONE);
  stage.picture.overlay = NULL;
  g_assert_cmpint(carom_scene_picture_line_at(&stage.picture, WIDTH, HEIGHT, 100, 100), ==, -1);
}

/* ---- Handles ---- */

static void check_handle(OverlayStage *stage, CaromContactBody body, CaromVec2 guess,
                         double mass_kg) {
  CaromOverlayFrame frame = overlay_stage_frame(stage);
  CaromVec2 tip;
  gboolean has_handle = carom_overlay_shapes_handle_tip(&frame, body, &tip);
  g_assert_cmpint(has_handle, ==, !isinf(mass_kg));
  if (!has_handle)
    return;
  g_assert_cmpint(carom_scene_picture_handle_at(&stage->picture, WIDTH, HEIGHT, tip.x, tip.y), ==,
                  body);
  CaromVec2 back =
      carom_scene_picture_velocity_at(&stage->picture, WIDTH, HEIGHT, body, tip.x, tip.y);
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
      if (carom_overlay_shapes_handle_tip(&frame, body, &tip))
        g_assert_cmpuint(pixels_around(image, tip), >, 25); /* a ring of radius 6 is 38 long */
    }
    cairo_surface_destroy(image);
  }
}

/* Dragging moves nothing but the arrow; twice the greatest speed is about as far as the edge. */
static void test_handle_range(void) {
  g_auto(OverlayStage) stage;
  overlay_stage_init(&stage, &overlay_cases[0]);
  stage.overlay.handles = TRUE;
  CaromOverlayFrame before = overlay_stage_frame(&stage);
  stage.overlay.guess_a = carom_vec2(5, 5);
  CaromOverlayFrame after = overlay_stage_frame(&stage);
  g_assert_cmpfloat(before.speed_scale, ==, after.speed_scale);
  g_assert_cmpfloat(before.place_a.x, ==, after.place_a.x);
  g_assert_cmpfloat(before.place_a.y, ==, after.place_a.y);
  double speeds[] = {carom_vec2_length(overlay_cases[0].u_a),
                     carom_vec2_length(overlay_cases[0].u_b),
                     carom_vec2_length(stage.record.outcome.velocity_a),
                     carom_vec2_length(stage.record.outcome.velocity_b)};
  double greatest = MAX(MAX(speeds[0], speeds[1]), MAX(speeds[2], speeds[3]));
  double half = (before.room.bottom - before.room.top) / 2;
  g_assert_cmpfloat_with_epsilon(2 * greatest * before.speed_scale, half, 1e-9);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  overlay_add_for_each_case("finds-lit", test_finds_lit);
  overlay_add_for_each_case("finds-calm", test_finds_calm);
  overlay_add_for_each_case("handles", test_handles);
  g_test_add_func("/overlay/finds-below-axis", test_finds_below_axis);
  g_test_add_func("/overlay/finds-nothing", test_finds_nothing);
  g_test_add_func("/overlay/handle-range", test_handle_range);
  return g_test_run();
}
