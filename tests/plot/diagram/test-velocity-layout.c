/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the picture of the velocity plane: whatever the contact, all is in the picture, no label
 * lies on another, and lines, ellipse and steps are where the laws put them. */
#include "carom-diagram-words.h"
#include "carom-velocity-layout.h"
#include "carom-velocity-legend.h"
#include "carom-velocity-picture.h"
#include "diagram-test.h"

#include <string.h>

static void check_plane(const Stage *stage, double width, double height) {
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, &stage->diagram, NULL, width, height);
  const CaromVec2 points[] = {layout.plane.before, layout.after,
                              carom_velocity_plane_at(&layout.plane, 0),
                              carom_velocity_plane_at(&layout.plane, 1)};
  for (guint i = 0; i < G_N_ELEMENTS(points); i++) {
    CaromVec2 place = carom_velocity_layout_place(&layout, points[i]);
    g_assert_true(place.x > layout.left && place.x < layout.right && place.y > layout.top &&
                  place.y < layout.bottom);
  }
  g_assert_cmpuint(layout.across_ticks->len, >=, 2);
  g_assert_cmpuint(layout.up_ticks->len, >=, 2);
  /* At least what is before and after, and the names of both curves. */
  g_assert_cmpuint(carom_diagram_labels_count(&layout.labels), >=, 4);
  assert_labels(&layout.labels, width, height);
}

static void test_plane(void) {
  for_all(check_plane);
}

/* All right resolvers land on the point after; what is wrong stays in the picture. */
static void check_steps(const Stage *stage, double width, double height) {
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, &stage->diagram, NULL, width, height);
  CaromVec2 after = carom_velocity_layout_place(&layout, layout.after);
  /* How far the answers of resolvers may differ: a pixel stands for far more, except where speeds
   * are almost the same, so that the picture itself is of little more than rounding. */
  double tolerance = nothing + 64 * DBL_EPSILON *
                                   carom_contact_speed_scale(&stage->explanation->record.contact,
                                                             &stage->explanation->record.outcome) *
                                   layout.view.points_per_unit;
  for (guint i = 0; i < stage->explanation->n_resolvers; i++) {
    const CaromVelocityStep *step = &layout.steps[i];
    g_assert_true(step->is_shown);
    g_assert_true(is_within(step->to, width, height));
    if (i < stage->explanation->n_right) {
      g_assert_false(step->departs);
      g_assert_cmpfloat_with_epsilon(step->to.x, after.x, tolerance);
      g_assert_cmpfloat_with_epsilon(step->to.y, after.y, tolerance);
    }
  }
}

static void test_steps(void) {
  for_all(check_steps);
}

/* The curve passes through both points of an elastic contact, also where only a little of it is
 * seen. */
static void check_ellipse(const Stage *stage, double width, double height) {
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, &stage->diagram, NULL, width, height);
  if (layout.plane.immovable != CAROM_BODY_NONE)
    return;
  for (double e = -1; e <= 1; e += 2) {
    CaromVec2 place =
        carom_velocity_layout_place(&layout, carom_velocity_plane_at(&layout.plane, e));
    double least = INFINITY;
    for (guint i = 1; i < CAROM_VELOCITY_LAYOUT_ELLIPSE_POINTS; i++) {
      CaromVec2 from =
          carom_velocity_layout_place(&layout, carom_velocity_layout_ellipse(&layout, i - 1));
      CaromVec2 to =
          carom_velocity_layout_place(&layout, carom_velocity_layout_ellipse(&layout, i));
      CaromVec2 way = carom_vec2_sub(to, from);
      double share = carom_vec2_dot(carom_vec2_sub(place, from), way) / carom_vec2_dot(way, way);
      CaromVec2 foot = carom_vec2_add_scaled(from, way, CLAMP(share, 0, 1));
      least = MIN(least, carom_vec2_distance(foot, place));
    }
    /* A quarter of a point is less than the line is wide. */
    g_assert_cmpfloat(least, <, 0.25);
  }
}

static void test_ellipse(void) {
  for_all(check_ellipse);
}

static void test_wrong(void) {
  const CaromContact contact = {1.5, 3, {1.2, 0.3}, {-0.7, 0.1}, {0.8, 0.35}, 0.6, 1};
  g_auto(Stage) stage;
  stage_init(&stage, &contact, 1);
  guint wrong = stage.explanation->n_right;
  g_auto(CaromVelocityLayout) told;
  carom_velocity_layout_init(&told, &stage.diagram, NULL, 400, 400);
  g_assert_true(told.steps[wrong].departs && told.steps[wrong].is_off_line);
  stage.explanation->is_veiled[wrong] = TRUE;
  g_auto(CaromVelocityLayout) veiled;
  carom_velocity_layout_init(&veiled, &stage.diagram, NULL, 400, 400);
  g_assert_false(veiled.steps[wrong].is_shown || veiled.steps[wrong].departs);
  g_autofree char *words = carom_diagram_words_velocity(&stage.diagram);
  g_assert_null(strstr(words, "Wrong"));
}

/* A mistake across n alone does not lead anywhere else along n. */
static void test_wrong_across(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[1].contact, 1);
  CaromMethod method = {.resolver = carom_resolver_by_id("wrong-tangent")};
  g_autoptr(CaromExplanation) explanation =
      carom_explanation_new_of_methods(stage.scene, &stage.explanation->record, &method, 1);
  CaromDiagram diagram = carom_diagram(explanation, stage.scene, &method, 1, carom_theme_light());
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, &diagram, NULL, 400, 400);
  guint wrong = explanation->n_right;
  g_assert_cmpint(carom_explanation_first_departure(explanation, wrong), <, CAROM_N_FINDINGS);
  g_assert_true(layout.steps[wrong].is_shown);
  g_assert_false(layout.steps[wrong].departs);
}

/* Where there is room, each resolver's own names are below the plane; there is no room for them in
 * a low picture. */
static void test_legend(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[1].contact, 1);
  g_auto(CaromVelocityLayout) high, low;
  carom_velocity_layout_init(&high, &stage.diagram, NULL, 500, 500);
  carom_velocity_layout_init(&low, &stage.diagram, NULL, 500, 240);
  g_assert_cmpfloat(high.legend, >, 3 * high.text.line_height);
  g_assert_cmpfloat(low.legend, ==, 0);
  g_assert_cmpfloat(low.bottom - low.top, >, 4 * low.text.line_height);
}

/* Whether all of a row of the image is background. */
static gboolean is_empty_row(cairo_surface_t *image, int y) {
  CaromColour background = carom_theme_light()->background;
  for (int x = 0; x < cairo_image_surface_get_width(image); x++)
    if (!carom_fixture_pixel_is(image, x, y, background, 4))
      return FALSE;
  return TRUE;
}

/* How high the lowest strip of background is that has rows of the legend above and below it.
 *
 * @n_strips: (out): how many such strips there are */
static int find_lowest_strip(cairo_surface_t *image, guint *n_strips) {
  int lowest = G_MAXINT, last = -1;
  *n_strips = 0;
  for (int y = 0; y < cairo_image_surface_get_height(image); y++) {
    if (is_empty_row(image, y))
      continue;
    if (last >= 0 && y > last + 1) {
      lowest = MIN(lowest, y - last - 1);
      ++*n_strips;
    }
    last = y;
  }
  return lowest;
}

/* How many resolvers say what they call the velocities along n. */
static guint count_named(const CaromExplanation *explanation) {
  guint n = 0;
  for (guint i = 0; i < explanation->n_resolvers; i++) {
    const CaromNormalSpeed *before = explanation->workings[i].before;
    n += before[CAROM_BODY_A].formula || before[CAROM_BODY_B].formula ? 1 : 0;
  }
  return n;
}

/* Two rows with fractions, as of two resolvers by impulses, do not touch. */
static void test_legend_rows(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[1].contact, 1);
  cairo_surface_t *image = carom_fixture_image(500, 300, carom_theme_light()->background);
  cairo_t *cr = cairo_create(image);
  g_auto(CaromText) text;
  carom_text_init(&text, cr, "Sans 10");
  carom_velocity_legend_draw(&stage.diagram, &text, 0);
  guint n_strips;
  int lowest = find_lowest_strip(image, &n_strips);
  g_assert_cmpuint(n_strips, ==, count_named(stage.explanation) - 1);
  g_assert_cmpfloat(lowest, >=, 0.2 * text.line_height); /* less is not seen as a gap */
  cairo_destroy(cr);
  cairo_surface_destroy(image);
}

/* Near the line it is e that is read, anywhere else the pair of velocities. */
static void test_read_plane(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[0].contact, 1);
  CaromVec2 place = carom_velocity_picture_place(&stage.diagram, 400, 400, 0.5);
  CaromVec2 there = place, pointer = carom_vec2_add(place, carom_vec2(3, 3));
  CaromVec2 away = {place.x + 60, place.y}, outside = {-5, 20};
  g_autofree char *exactly = carom_velocity_picture_read(&stage.diagram, 400, 400, &there);
  g_autofree char *near = carom_velocity_picture_read(&stage.diagram, 400, 400, &pointer);
  g_autofree char *far = carom_velocity_picture_read(&stage.diagram, 400, 400, &away);
  g_assert_true(g_str_has_prefix(exactly, "e = 0.5: "));
  g_assert_nonnull(strstr(exactly, "they part at"));
  g_assert_true(g_str_has_prefix(near, "e = "));
  g_assert_false(g_str_has_prefix(far, "e = "));
  g_assert_null(carom_velocity_picture_read(&stage.diagram, 400, 400, &outside));
}

/* Several contacts at once, and bodies that part, have no plane, and the words say why. */
static void test_no_plane(void) {
  g_auto(Stage) cluster;
  stage_init(&cluster, &cases[0].contact, 3);
  g_assert_false(carom_velocity_picture_exists(cluster.explanation));
  g_autofree char *words = carom_diagram_words_velocity(&cluster.diagram);
  g_assert_nonnull(strstr(words, "no velocity plane"));
  const CaromContact parting = {2, 1, {-1, 0}, {1, 0}, {1, 0}, 1, 1};
  g_auto(Stage) resting;
  stage_init(&resting, &parting, 1);
  g_assert_false(carom_velocity_picture_exists(resting.explanation));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/velocity-layout/plane", test_plane);
  g_test_add_func("/velocity-layout/steps", test_steps);
  g_test_add_func("/velocity-layout/ellipse", test_ellipse);
  g_test_add_func("/velocity-layout/wrong", test_wrong);
  g_test_add_func("/velocity-layout/wrong-across", test_wrong_across);
  g_test_add_func("/velocity-layout/legend", test_legend);
  g_test_add_func("/velocity-layout/legend-rows", test_legend_rows);
  g_test_add_func("/velocity-layout/read-plane", test_read_plane);
  g_test_add_func("/velocity-layout/no-plane", test_no_plane);
  return g_test_run();
}
