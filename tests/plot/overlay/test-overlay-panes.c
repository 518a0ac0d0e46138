/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the geometry of several panes in one picture: what they share is there once, the rest in
 * the style of its pane. */
#include "carom-overlay-draw.h"
#include "carom-overlay-labels.h"
#include "carom-pane-style.h"
#include "carom-scene-picture-layout.h"
#include "carom-scene-picture-pointer.h"
#include "fixture.h"
#include "overlay-stage.h"

enum { N_PANES = 3 };

/* With pointers into itself: it must stay where it is. */
typedef struct {
  OverlayStage stage;
  CaromOverlay overlays[N_PANES];
  const CaromOverlay *overlay_of[N_PANES];
  CaromOverlayFrame frames[CAROM_COMPARISON_MAX_PANES];
} Panes;

/* @is_same: whether all panes have the working of the first */
static void init(Panes *panes, const OverlayCase *c, gboolean is_same) {
  overlay_stage_init(&panes->stage, c);
  CaromScenePicture *picture = &panes->stage.picture;
  g_assert_cmpuint(carom_comparison_get_n_runs(panes->stage.comparison), ==, N_PANES);
  for (guint i = 0; i < N_PANES; i++) {
    panes->overlays[i] = panes->stage.overlay;
    panes->overlays[i].pane = i;
    panes->overlays[i].working = &panes->stage.workings[is_same ? 0 : i];
    panes->overlay_of[i] = &panes->overlays[i];
  }
  picture->superposition = panes->stage.comparison;
  picture->overlays = panes->overlay_of;
  picture->overlay = panes->overlay_of[0];
}

static GArray *make_shapes(Panes *panes) {
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &panes->stage.picture, WIDTH, HEIGHT);
  guint n = carom_scene_picture_layout_frames(&layout, panes->frames);
  g_assert_cmpuint(n, ==, N_PANES);
  return carom_overlay_shapes_of_panes(panes->frames, n);
}

static gboolean is_at(const CaromOverlayShape *one, const CaromOverlayShape *other) {
  return one->kind == other->kind && carom_vec2_distance(one->from, other->from) < 0.5 &&
         carom_vec2_distance(one->to, other->to) < 0.5 && g_strcmp0(one->label, other->label) == 0;
}

static guint count_like(const GArray *shapes, const CaromOverlayShape *wanted,
                        const CaromOverlay *overlay) {
  guint n = 0;
  for (guint i = 0; i < shapes->len; i++) {
    const CaromOverlayShape *shape = overlay_shape(shapes, i);
    n += (!overlay || shape->overlay == overlay) && is_at(shape, wanted);
  }
  return n;
}

/* Everything that a pane draws alone is there: once for all, or as its own. */
static void test_all_there(gconstpointer data) {
  Panes panes;
  init(&panes, data, FALSE);
  g_autoptr(GArray) shapes = make_shapes(&panes);
  guint n_own = 0, n_shared = 0;
  for (guint i = 0; i < N_PANES; i++) {
    g_autoptr(GArray) alone = carom_overlay_shapes(&panes.frames[i]);
    for (guint k = 0; k < alone->len; k++) {
      const CaromOverlayShape *shape = overlay_shape(alone, k);
      guint n = count_like(shapes, shape, &panes.overlays[i]);
      g_assert_cmpuint(MAX(n, count_like(shapes, shape, NULL)), >=, 1);
      n_own += n > 0;
    }
  }
  for (guint i = 0; i < shapes->len; i++)
    n_shared += !overlay_shape(shapes, i)->is_own;
  g_assert_cmpuint(n_own, >, 0);
  g_assert_cmpuint(n_shared, >=, 1); /* at least one body moves, or an axis is there */
  overlay_stage_clear(&panes.stage);
}

/* Panes that draw the same are drawn as one; and of a pair that is elsewhere in one of them, that
 * one's are its own. */
static void test_shared_once(gconstpointer data) {
  Panes panes;
  init(&panes, data, TRUE);
  g_autoptr(GArray) shapes = make_shapes(&panes);
  g_autoptr(GArray) alone = carom_overlay_shapes(&panes.frames[0]);
  g_assert_cmpuint(shapes->len, ==, alone->len);
  for (guint i = 0; i < shapes->len; i++)
    g_assert_false(overlay_shape(shapes, i)->is_own);
  panes.overlays[2].position_a.x += 0.5;
  panes.overlays[2].position_b.x += 0.5;
  g_autoptr(GArray) apart = make_shapes(&panes);
  for (guint i = 0; i < apart->len; i++)
    g_assert_true(overlay_shape(apart, i)->is_own);
  g_assert_cmpuint(apart->len, ==, N_PANES * alone->len);
  overlay_stage_clear(&panes.stage);
}

/* So many pixels have that colour. */
static guint count_pixels(cairo_surface_t *image, CaromColour colour) {
  guint n = 0;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      n += carom_fixture_pixel_is(image, x, y, colour, 4);
  return n;
}

/* In the picture each has its colour, and none has it where all draw the same. */
static void test_colours(void) {
  static const gboolean is_same[] = {FALSE, TRUE};
  for (guint k = 0; k < G_N_ELEMENTS(is_same); k++) {
    Panes panes;
    init(&panes, &overlay_cases[0], is_same[k]);
    cairo_surface_t *image = carom_fixture_image(WIDTH, HEIGHT, (CaromColour){0, 1, 0});
    cairo_t *cr = cairo_create(image);
    CaromText text;
    CaromScenePictureLayout layout;
    carom_text_init(&text, cr, "Sans 10");
    carom_scene_picture_layout_init(&layout, &panes.stage.picture, &text, WIDTH, HEIGHT);
    guint n = carom_scene_picture_layout_frames(&layout, panes.frames);
    carom_overlay_draw(panes.frames, n, panes.stage.picture.theme, &text);
    carom_text_clear(&text);
    cairo_destroy(cr);
    for (guint i = 0; i < N_PANES; i++) {
      CaromColour colour = carom_pane_style_of(panes.stage.picture.theme, i).colour;
      guint n_pixels = count_pixels(image, colour);
      g_test_message("pane %u: %u pixels", i, n_pixels);
      if (is_same[k])
        g_assert_cmpuint(n_pixels, ==, 0);
      else
        g_assert_cmpuint(n_pixels, >=, 10); /* a third of the smallest mark */
    }
    cairo_surface_destroy(image);
    overlay_stage_clear(&panes.stage);
  }
}

/* What is pointed at is a line of the pane that drew it. */
static void test_pointing(void) {
  Panes panes;
  guint n_of[N_PANES] = {0};
  init(&panes, &overlay_cases[0], FALSE);
  g_autoptr(GArray) shapes = make_shapes(&panes);
  for (guint i = 0; i < shapes->len; i++) {
    const CaromOverlayShape *shape = overlay_shape(shapes, i);
    CaromVec2 tip = shape->to;
    guint pane = N_PANES;
    int line = carom_scene_picture_pointer_line_at(&panes.stage.picture, WIDTH, HEIGHT, tip.x,
                                                   tip.y, &pane);
    if (shape->line < 0 || line < 0)
      continue;
    g_assert_cmpuint(pane, <, N_PANES);
    n_of[pane] += pane == shape->overlay->pane && line == shape->line;
  }
  guint n_found = 0;
  for (guint i = 0; i < N_PANES; i++)
    n_found += n_of[i] > 0;
  g_assert_cmpuint(n_found, >=,
                   2); /* the third's arrows end where those of another lie over them */
  overlay_stage_clear(&panes.stage);
}

/* The pair is not where the first pane's is: its outline is drawn there. */
static void test_outlines(void) {
  Panes panes;
  init(&panes, &overlay_cases[0], TRUE);
  panes.overlays[1].position_a.x -= 0.4;
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &panes.stage.picture, WIDTH, HEIGHT);
  carom_scene_picture_layout_frames(&layout, panes.frames);
  cairo_surface_t *image = overlay_stage_draw(&panes.stage);
  CaromVec2 left =
      carom_vec2_add(panes.frames[1].place_a, carom_vec2(-panes.frames[1].radius_a, 0));
  CaromColour colour = carom_pane_style_of(panes.stage.picture.theme, 1).colour;
  guint n_seen = 0; /* it is dashed */
  for (int dy = -20; dy <= 20; dy++)
    for (int dx = -1; dx <= 4; dx++)
      n_seen += carom_fixture_pixel_is(image, (int)left.x + dx, (int)left.y + dy, colour, 4);
  g_assert_cmpuint(n_seen, >, 20); /* two dashes' worth: 4 wide, 12 long */
  cairo_surface_destroy(image);
  overlay_stage_clear(&panes.stage);
}

/* No label is written where the legend is. */
static void test_legend(void) {
  Panes panes;
  init(&panes, &overlay_cases[0], FALSE);
  g_autoptr(GArray) shapes = make_shapes(&panes);
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, "Sans 10");
  const CaromOverlayRoom *room = &panes.frames[0].room;
  CaromVec2 size = room->legend;
  g_assert_cmpfloat(size.x, >, CAROM_PANE_STYLE_SAMPLE_WIDTH);
  g_assert_cmpfloat(size.y, >=, N_PANES * text.line_height);
  CaromOverlayGround ground = carom_overlay_labels_ground(&panes.frames[0], shapes, &text);
  CaromTextBox box = {{room->left + size.x - 3, room->top + size.y - 3}, {2, 2}};
  ground.shapes = g_array_new(FALSE, FALSE, sizeof(CaromOverlayShape));
  ground.taken->len = 1; /* the letters may be there as well */
  g_assert_false(carom_overlay_ground_is_free(&ground, &box));
  box.middle.x += 6;
  g_assert_true(carom_overlay_ground_is_free(&ground, &box));
  g_array_unref((GArray *)ground.shapes);
  g_array_unref(ground.taken);
  overlay_stage_clear(&panes.stage);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  overlay_add_for_each_case("panes/all-there", test_all_there);
  overlay_add_for_each_case("panes/shared-once", test_shared_once);
  g_test_add_func("/overlay/panes/legend", test_legend);
  g_test_add_func("/overlay/panes/colours", test_colours);
  g_test_add_func("/overlay/panes/pointing", test_pointing);
  g_test_add_func("/overlay/panes/outlines", test_outlines);
  return g_test_run();
}
