/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the colours of arrows: a quantity has the same in all panes, whoever finds it. */
#include "carom-finding.h"
#include "carom-resolver.h"
#include "carom-scene-picture-layout.h"
#include "fixture.h"
#include "overlay-stage.h"

/* That of the arrow of the change of velocity of b, which @resolver has in a line of its own. */
static CaromFindingKind band_of_change(const OverlayCase *c, const CaromResolver *resolver) {
  g_auto(OverlayStage) stage;
  CaromOutcome outcome;
  CaromWorking working;
  overlay_stage_init(&stage, c);
  carom_resolver_explain(resolver, &stage.record.contact, &outcome, &working);
  stage.overlay.working = &working;
  for (guint i = 0; i < working.n_lines; i++)
    if (g_str_equal(working.lines[i].symbol, "Δv_b"))
      stage.overlay.line = (int)i;
  CaromOverlayFrame frame = overlay_stage_frame(&stage);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  for (guint i = 0; i < shapes->len; i++)
    if (g_strcmp0(overlay_shape(shapes, i)->label, "Δv_b") == 0)
      return overlay_shape(shapes, i)->band;
  g_assert_not_reached();
}

/* One that is wrong on purpose finds it under another name than a right one. */
static void test_change(void) {
  static const char *const resolvers[] = {"impulse", "wrong-third-law", "wrong-swapped-masses"};
  for (guint i = 0; i < G_N_ELEMENTS(resolvers); i++) {
    g_test_message("%s", resolvers[i]);
    g_assert_cmpint(band_of_change(&overlay_cases[0], carom_resolver_by_id(resolvers[i])), ==,
                    CAROM_FINDING_CHANGE_B);
  }
}

/* How many pixels well inside a pinned disc have the colour
 * of its edge: that of arrows of velocity, but for a shade.
 *
 * @with_overlay: whether the disc is one of those of a contact */
static guint count_hatching(const CaromTheme *theme, gboolean with_overlay) {
  CaromScene *scene = carom_scene_new();
  CaromOutcome outcome;
  CaromWorking working;
  carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(0, 0), 1, TRUE);
  carom_fixture_add_disc(scene, carom_vec2(2, 0), carom_vec2(-1, 0), 1, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromContactRecord record = {
      .b = 1, .wall = -1, .contact = {INFINITY, 1, {0, 0}, {-1, 0}, {2, 0}, 1, 1}};
  carom_resolver_explain(carom_resolvers(NULL)[0], &record.contact, &outcome, &working);
  record.outcome = outcome;
  CaromOverlay overlay = {.record = &record,
                          .working = &working,
                          .position_b = carom_vec2(2, 0),
                          .line = -1,
                          .zoom = 1,
                          .colour = overlay_mark_colour,
                          .name_a = "A",
                          .name_b = "B"};
  CaromScenePicture picture = {.run = carom_comparison_get_run(comparison, 0),
                               .theme = theme,
                               .font = "Sans 10",
                               .overlay = with_overlay ? &overlay : NULL};
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, WIDTH, HEIGHT);
  CaromVec2 place = carom_scene_picture_layout_place(&layout, 0);
  int half = (int)(carom_scene_picture_layout_radius(&layout, 0) / 2);
  cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(&picture, cr, WIDTH, HEIGHT);
  cairo_destroy(cr);
  guint n = 0;
  for (int y = -half; y < half; y++)
    for (int x = -half; x < 0; x++) /* away from the other disc, and from what points to it */
      n += carom_fixture_pixel_is(image, (int)place.x + x, (int)place.y + y, theme->disc_edge, 60);
  cairo_surface_destroy(image);
  return n;
}

/* What is drawn on a pinned disc of a contact must be told from its hatching. */
static void test_hatching(gconstpointer data) {
  const CaromTheme *theme = data;
  guint without = count_hatching(theme, FALSE), with = count_hatching(theme, TRUE);
  g_test_message("%u, with an overlay %u", without, with);
  g_assert_cmpuint(without, >, 40);
  g_assert_cmpuint(with, <, without / 4); /* letters of the same colour may be there */
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/overlay-colours/change", test_change);
  g_test_add_data_func("/overlay-colours/hatching/light", carom_theme_light(), test_hatching);
  g_test_add_data_func("/overlay-colours/hatching/dark", carom_theme_dark(), test_hatching);
  return g_test_run();
}
