/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what both pictures of a contact as geometry have: colours, words, and marks of what is
 * wrong. */
#include "carom-diagram-words.h"
#include "carom-momentum-picture.h"
#include "carom-unit.h"
#include "carom-velocity-layout.h"
#include "carom-velocity-picture.h"
#include "diagram-test.h"
#include "rounds-test.h"

#include <string.h>

/* Returns: which of the sizes that is */
static guint row_of(double width) {
  guint row = 0;
  while (sizes[row][0] != width)
    row++;
  return row;
}

static void check_drawing(const Stage *stage, double width, double height) {
  const CaromTheme *themes[] = {carom_theme_light(), carom_theme_dark(),
                                carom_theme_high_contrast(), carom_theme_high_contrast_dark()};
  for (guint i = 0; i < G_N_ELEMENTS(themes); i++) {
    if (!test_runs_cell(row_of(width), G_N_ELEMENTS(sizes), i, G_N_ELEMENTS(themes)))
      continue;
    CaromDiagram diagram = stage->diagram;
    diagram.theme = themes[i];
    diagram.lit_band = (CaromFindingKind)i;
    cairo_surface_t *image =
        carom_fixture_image((int)width, (int)height, diagram.theme->background);
    cairo_t *cr = cairo_create(image);
    carom_velocity_picture_draw(&diagram, cr, width, height);
    g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
    g_assert_cmpuint(carom_fixture_count(image, diagram.theme->momentum), >, 0);
    carom_momentum_picture_draw(&diagram, cr, width, height);
    g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
    cairo_destroy(cr);
    cairo_surface_destroy(image);
  }
}

static void test_drawing(void) {
  for_all(check_drawing);
}

/* Numbers that are nothing but rounding are not spelled out. */
static void test_words(void) {
  g_auto(Stage) stage;
  stage_init(&stage, &cases[3].contact, 1);
  g_autofree char *plane = carom_diagram_words_velocity(&stage.diagram);
  g_autofree char *momenta = carom_diagram_words_momentum(&stage.diagram);
  g_assert_null(strstr(plane, "×10"));
  g_assert_nonnull(strstr(plane, "on the ellipse"));
  g_assert_nonnull(strstr(momenta, "what one loses the other gains"));
}

/* What rounding hides is said to be hidden, and what is small is not nothing. */
static void test_small_words(void) {
  static const CaromContact sticky = {1, 1, {1, 0}, {0, 0}, {1, 0}, 1e-300, 1},
                            light = {1, 1e-20, {1, 0}, {-1, 0}, {1, 0}, 1, 1},
                            slow = {1, 2, {1, 0}, {-1e-300, 0}, {1, 0}, 1, 1};
  g_auto(Stage) sticks, lights, slows;
  stage_init(&sticks, &sticky, 1);
  stage_init(&lights, &light, 1);
  stage_init(&slows, &slow, 1);
  g_autofree char *diagonal = carom_diagram_words_velocity(&sticks.diagram);
  g_autofree char *momenta = carom_diagram_words_momentum(&lights.diagram);
  g_autofree char *plane = carom_diagram_words_velocity(&slows.diagram);
  g_autofree char *plain_diagonal = carom_unit_plain_spaces(diagonal);
  g_autofree char *plain_momenta = carom_unit_plain_spaces(momenta);
  g_autofree char *plain_plane = carom_unit_plain_spaces(plane);
  g_test_message("%s\n%s\n%s", plain_diagonal, plain_momenta, plain_plane);
  g_assert_null(strstr(plain_diagonal, "above the diagonal"));
  g_assert_nonnull(strstr(plain_diagonal, "they part at 1×10⁻³⁰⁰ m/s, less than rounding"));
  g_assert_nonnull(strstr(plain_momenta, "Momentum of B: (−1×10⁻²⁰, 0)"));
  g_assert_nonnull(strstr(plain_plane, "B −1×10⁻³⁰⁰ m/s; they approach at 1 m/s"));
}

static guint count_departures(const CaromDiagram *diagram) {
  cairo_surface_t *image = carom_fixture_image(400, 400, diagram->theme->background);
  cairo_t *cr = cairo_create(image);
  carom_momentum_picture_draw(diagram, cr, 400, 400);
  cairo_destroy(cr);
  cairo_surface_flush(image);
  guint n = carom_fixture_count(image, diagram->theme->departure);
  cairo_surface_destroy(image);
  return n;
}

/* A contact that was resolved wrongly is marked in the pictures: where it led to, and what momentum
 * that would be. */
static void test_wrong_marks(void) {
  static const CaromContact contact = {1, 125, {2.5, 0.3}, {-0.5, 0}, {1, 0.2}, 1, 1};
  g_auto(Stage) right, swapped;
  stage_init(&right, &contact, 1);
  stage_init_led_by(&swapped, &contact, 1, carom_resolver_by_id("wrong-swapped-masses"));
  g_assert_cmpuint(count_departures(&right.diagram), ==, 0);
  g_assert_cmpuint(count_departures(&swapped.diagram), >, 50);
  const CaromContactRecord *records[] = {&right.explanation->record, &swapped.explanation->record};
  for (guint i = 0; i < G_N_ELEMENTS(records); i++) {
    CaromVelocityPlane plane;
    g_assert_true(carom_velocity_plane_init(&plane, &contact));
    CaromVec2 after = carom_velocity_plane_after(&plane, &contact, &records[i]->outcome);
    double scale = carom_contact_speed_scale(&contact, &records[i]->outcome);
    g_assert_cmpint(carom_velocity_plane_is_astray(&plane, after, scale), ==, i == 1);
  }
}

/* Of a contact that was resolved wrongly nothing is said that would hold of a right one only. */
static void test_wrong_words(void) {
  static const CaromContact unequal = {1, 125, {2.5, 0}, {-0.5, 0}, {1, 0}, 1, 1},
                            wall = {1, INFINITY, {2, 0.5}, {0, 0}, {0.2, 0}, 0.8, 0.9};
  g_auto(Stage) swapped, long_normal;
  stage_init_led_by(&swapped, &unequal, 1, carom_resolver_by_id("wrong-swapped-masses"));
  stage_init_led_by(&long_normal, &wall, 1, carom_resolver_by_id("wrong-normal"));
  g_autofree char *plane = carom_diagram_words_velocity(&swapped.diagram);
  g_autofree char *momenta = carom_diagram_words_momentum(&swapped.diagram);
  g_autofree char *wall_plane = carom_diagram_words_velocity(&long_normal.diagram);
  g_autofree char *plain_plane = carom_unit_plain_spaces(plane);
  g_autofree char *plain_momenta = carom_unit_plain_spaces(momenta);
  g_autofree char *plain_wall = carom_unit_plain_spaces(wall_plane);
  g_test_message("%s\n%s\n%s", plain_plane, plain_momenta, plain_wall);
  g_assert_nonnull(strstr(plain_plane, "wrong on purpose: A 2.452 m/s, B 5.452 m/s. With e = 1 it "
                                       "should be A −3.452 m/s, B −0.4524 m/s."));
  g_assert_nonnull(
      strstr(plain_plane, "is 18.75 J before and 1861 J after, where it should be 18.75 J."));
  g_assert_null(strstr(plain_plane, "on the ellipse"));
  g_assert_nonnull(strstr(plain_momenta, "(−60, 0) kg·m/s before, (684, 0) kg·m/s after."));
  g_assert_null(strstr(plain_momenta, "passed over"));
  g_assert_nonnull(strstr(plain_wall, "wrong on purpose: A 1.856 m/s"));
  g_assert_null(strstr(plain_wall, "above the diagonal"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/diagram/drawing", test_drawing);
  g_test_add_func("/diagram/words", test_words);
  g_test_add_func("/diagram/small-words", test_small_words);
  g_test_add_func("/diagram/wrong-marks", test_wrong_marks);
  g_test_add_func("/diagram/wrong-words", test_wrong_words);
  return g_test_run();
}
