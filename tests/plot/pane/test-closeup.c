/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of a disc seen close up: the distances of the panes' copies, and the scale that shows
 * them, are the true ones down to the last bit. */
#include "carom-closeup.h"
#include "carom-digits.h"
#include "carom-events.h"
#include "carom-method-option.h"
#include "carom-pane-style.h"
#include "carom-resolver.h"
#include "carom-scene-picture-draw.h"
#include "carom-scene-picture-layout.h"
#include "carom-stepped.h"
#include "carom-superposition.h"
#include "fixture.h"
#include "stepped-method-test.h"

#include <float.h>
#include <string.h>

/* As wide as all panes together are in a window. */
enum { WIDTH = 900, HEIGHT = 300 };

/* Two discs in a box without friction: the three methods round differently before long. */
static CaromComparison *run_for(guint frames) {
  static const CaromVec2 corners[] = {{0, 0}, {4, 0}, {4, 3}, {0, 3}};
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < G_N_ELEMENTS(corners); i++) {
    CaromWall wall = carom_wall_default(corners[i], corners[(i + 1) % G_N_ELEMENTS(corners)]);
    g_array_append_val(scene->walls, wall);
  }
  for (guint i = 0; i < 2; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(1 + 1.7 * i, 1.1 + 0.7 * i);
    body.velocity = carom_vec2(1.3 - 2.9 * i, 0.7 - 0.4 * i);
    body.radius = 0.4;
    body.mass_kg = 1 + i;
    carom_scene_add_body(scene, body);
  }
  test_suggest_steps(scene);
  return carom_fixture_run(scene, frames);
}

static CaromVec2 position(const CaromComparison *comparison, guint pane, guint disc) {
  return carom_bodies_position(&carom_comparison_get_run(comparison, pane)->world->bodies, disc);
}

/* Differences of doubles that are within a factor of two of each other are exact, which long
 * doubles confirm where they are longer. */
static void test_differences(void) {
  CaromComparison *comparison = run_for(900);
  CaromCloseup found = carom_closeup_find(comparison);
  double most = 0;
  for (guint disc = 0; disc < 2; disc++)
    for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
      CaromVec2 off = carom_closeup_difference(comparison, disc, i);
      CaromVec2 one = position(comparison, 0, disc), other = position(comparison, i, disc);
      g_assert_cmpfloat(off.x, ==, (double)((long double)other.x - (long double)one.x));
      g_assert_cmpfloat(off.y, ==, (double)((long double)other.y - (long double)one.y));
      most = MAX(most, hypot(off.x, off.y));
    }
  g_assert_cmpfloat(found.apart, ==, most);
  g_assert_cmpfloat(found.apart, >, 0);
  g_assert_cmpfloat(found.apart, <, 1e-10); /* it is rounding that is looked at here */
  double larger = MAX(found.centre.x, found.centre.y);
  g_assert_cmpfloat(larger + found.spacing, >, larger);
  g_assert_cmpfloat(larger + found.spacing / 4, ==, larger);
  carom_comparison_free(comparison);
}

/* A disc that has not come in, in one pane or in all, is nowhere, and nothing is said of where it
 * is. A pane that works in steps lets it in at the end of the frame. */
static void test_to_come(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(3, 4);
  emitter.velocity = carom_vec2(1, 0);
  emitter.count = 1;
  emitter.first_s = 0.51;
  g_array_append_val(scene->emitters, emitter);
  scene->dt_s = 1.0 / 64;
  CaromMethod methods[] = {carom_method_option_defaults(), carom_method_option_defaults()};
  methods[0].detection = &carom_detection_events;
  methods[1].detection = &carom_detection_stepped;
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, methods, 2);
  CaromCloseup closeup = carom_closeup_find(comparison);
  g_assert_cmpuint(closeup.disc, ==, 0);
  g_assert_cmpfloat(closeup.apart, ==, 0);
  g_assert_true(closeup.centre.x == 3 && closeup.centre.y == 4);
  g_autofree char *none = carom_closeup_describe(comparison, &closeup);
  g_assert_nonnull(strstr(none, "is still missing"));
  g_assert_true(carom_comparison_seek(comparison, 32, NULL)); /* 0.5 s */
  while (carom_comparison_get_run(comparison, 0)->world->bodies.n == 0)
    g_assert_true(carom_comparison_step(comparison, NULL));
  closeup = carom_closeup_find(comparison);
  double late_s = carom_comparison_get_time_s(comparison) - 0.51;
  g_assert_cmpfloat_with_epsilon(closeup.apart, late_s, 8 * DBL_EPSILON);
  g_autofree char *both = carom_closeup_describe(comparison, &closeup);
  g_assert_null(strstr(both, "come in"));
}

/* A difference of the smaller coordinate may be less than the spacing of doubles at the larger one:
 * what is said of the spacing is never more than that. */
static void test_finer_coordinate(void) {
  guint n_finer = 0;
  for (guint frames = 100; frames < 900; frames += 10) {
    CaromComparison *comparison = run_for(frames);
    CaromCloseup closeup = carom_closeup_find(comparison);
    g_autofree char *usual = carom_digits_text(closeup.spacing, 2);
    g_autofree char *said = g_strdup_printf("are %s m apart.", usual);
    g_autofree char *text = carom_closeup_describe(comparison, &closeup);
    gboolean is_finer = closeup.apart > 0 && closeup.apart < closeup.spacing;
    n_finer += is_finer;
    if (closeup.apart > 0)
      g_assert_cmpint(strstr(text, said) == NULL, ==, is_finer);
    carom_comparison_free(comparison);
  }
  g_assert_cmpuint(n_finer, >, 0);
}

static CaromScenePicture picture_of(const CaromComparison *comparison,
                                    const CaromCloseup *closeup) {
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, 0),
      .superposition = comparison,
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .closeup_disc = closeup->disc,
  };
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, WIDTH, HEIGHT);
  double scale = carom_closeup_scale(closeup, MIN(WIDTH, HEIGHT));
  carom_scene_camera_look_at(&picture.camera, &layout.view, closeup->centre,
                             scale / layout.view.points_per_unit);
  return picture;
}

/* The scale bar's length is a true one: so many points are what their number says. In the picture,
 * the furthest copy is a quarter of its height away. */
static void test_scale(void) {
  CaromComparison *comparison = run_for(900);
  CaromCloseup closeup = carom_closeup_find(comparison);
  CaromScenePicture picture = picture_of(comparison, &closeup);
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, WIDTH, HEIGHT);
  g_assert_true(carom_scene_picture_layout_is_closeup(&layout));
  double points = closeup.apart * layout.view.points_per_unit;
  g_assert_cmpfloat(fabs(points - HEIGHT / 4.0), <=, 1e-9 * points); /* some roundings of 1e-16 */
  CaromVec2 place = carom_view_place(&layout.view, closeup.centre);
  /* Its middle is known to the spacing of doubles. */
  double half_spacing = closeup.spacing * layout.view.points_per_unit / 2;
  g_assert_cmpfloat(fabs(place.x - layout.view.x), <=, half_spacing);
  g_assert_cmpfloat(fabs(place.y - layout.view.y), <=, half_spacing);
  carom_comparison_free(comparison);
}

/* Discs as large as a planet's orbit are drawn as what is seen of them. */
static void test_large_discs(void) {
  CaromComparison *comparison = run_for(0);
  CaromCloseup closeup = carom_closeup_find(comparison);
  CaromScenePicture picture = picture_of(comparison, &closeup);
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, WIDTH, HEIGHT);
  for (double radius = 1e7; radius < 1e17; radius *= 10)
    for (double depth = -50; depth <= 50; depth += 20) { /* of the middle below the edge */
      CaromVec2 place = carom_vec2(WIDTH / 2.0 + radius - depth, HEIGHT / 2.0);
      /* what is beyond the last digit of the radius cannot be seen */
      double known = place.x - WIDTH / 2.0, drawn = radius, slack = 1e-9 + radius * 2 * DBL_EPSILON;
      double edge = radius - known;
      carom_scene_picture_layout_limit_disc(&layout, &place, &drawn);
      g_assert_cmpfloat(drawn, <=, 1e6);
      g_assert_cmpfloat(fabs(drawn - (place.x - WIDTH / 2.0) - edge), <=, slack);
    }
  g_assert_cmpfloat(closeup.apart, ==, 0);
  g_assert_cmpfloat(carom_closeup_scale(&closeup, 400) * closeup.spacing, ==, 100);
  carom_comparison_free(comparison);
}

/* The words agree with the numbers. */
static void test_words(void) {
  CaromComparison *same = run_for(0), *apart = run_for(900);
  CaromCloseup closeup = carom_closeup_find(same);
  g_autofree char *words = carom_closeup_describe(same, &closeup);
  g_autofree char *pane = carom_closeup_describe_pane(same, closeup.disc, 1);
  g_assert_nonnull(strstr(words, "bit for bit"));
  g_assert_nonnull(strstr(pane, "bit for bit"));
  closeup = carom_closeup_find(apart);
  g_autofree char *far_words = carom_closeup_describe(apart, &closeup);
  g_assert_nonnull(strstr(far_words, "×10⁻"));
  g_assert_null(strstr(far_words, "bit for bit"));
  for (guint i = 1; i < carom_comparison_get_n_runs(apart); i++) {
    CaromVec2 off = carom_closeup_difference(apart, closeup.disc, i);
    g_autofree char *far = carom_closeup_describe_pane(apart, closeup.disc, i);
    g_assert_cmpint(strstr(far, "bit for bit") != NULL, ==, off.x == 0 && off.y == 0);
  }
  carom_comparison_free(same);
  carom_comparison_free(apart);
}

/* At the instant of a contact, a pane that works in steps shows the frame before: then the way
 * flown in between is no difference of the methods, and both times are told, whichever pane is
 * first. */
static void test_other_times(void) {
  for (guint first = 0; first < 2; first++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    CaromMethod methods[] = {carom_method_option_defaults(), carom_method_option_defaults()};
    methods[first].detection = &carom_detection_stepped;
    methods[1 - first].detection = &carom_detection_events;
    for (guint i = 0; i < 2; i++) {
      CaromBody body = carom_body_default();
      body.position = carom_vec2(i, 1);
      body.velocity = carom_vec2(i == 0 ? 1 : -1, 0);
      body.radius = 0.3;
      carom_scene_add_body(scene, body);
    }
    scene->dt_s = 0.15; /* they touch at 0.2 s */
    g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, methods, 2);
    carom_comparison_seek(comparison, 1, NULL);
    CaromCloseup closeup = carom_closeup_of_disc(comparison, 0);
    g_autofree char *at_frame = carom_closeup_describe(comparison, &closeup);
    g_assert_null(strstr(at_frame, "same time"));
    g_assert_true(carom_comparison_seek_instant(comparison, 0.2, CAROM_INSTANT_BEFORE, NULL));
    closeup = carom_closeup_of_disc(comparison, 0);
    g_assert_cmpfloat_with_epsilon(closeup.apart, 0.05, 1e-9); /* flown in 0.05 s */
    g_autofree char *words = carom_closeup_describe(comparison, &closeup);
    g_autofree char *pane = carom_closeup_describe_pane(comparison, 0, 1);
    const char *const times[] = {"0.15", "0.2"};
    g_test_message("%s | %s", words, pane);
    g_autofree char *said = g_strdup_printf("the first is at %s\u00a0s, and another at %s\u00a0s",
                                            times[first], times[1 - first]);
    g_autofree char *told = g_strdup_printf("away at %s\u00a0s; the first pane is at %s\u00a0s",
                                            times[1 - first], times[first]);
    g_assert_nonnull(strstr(words, said));
    g_assert_nonnull(strstr(pane, told));
  }
}

/* Whether a later pane's mark lies over that of pane @i. */
static gboolean is_covered(const CaromVec2 *places, guint n, guint i) {
  for (guint k = i + 1; k < n; k++)
    if (carom_vec2_distance(places[k], places[i]) < 12)
      return TRUE;
  return FALSE;
}

/* The marks in the picture are as far apart as the copies. */
static void test_marks(void) {
  CaromComparison *comparison = run_for(900);
  guint n = carom_comparison_get_n_runs(comparison), n_seen = 0;
  CaromCloseup closeup = carom_closeup_find(comparison);
  CaromScenePicture picture = picture_of(comparison, &closeup);
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, WIDTH, HEIGHT);
  cairo_surface_t *image = carom_fixture_image(WIDTH, HEIGHT, (CaromColour){0, 1, 0});
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(&picture, cr, WIDTH, HEIGHT);
  g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy(cr);
  g_autofree CaromVec2 *places = g_new(CaromVec2, n);
  for (guint i = 0; i < n; i++) {
    CaromVec2 off = carom_closeup_difference(comparison, closeup.disc, i);
    places[i] = carom_view_place(&layout.view, closeup.centre);
    places[i].x += off.x * layout.view.points_per_unit;
    places[i].y -= off.y * layout.view.points_per_unit;
  }
  for (guint i = 0; i < n; i++) {
    g_test_message("pane %u at %g, %g", i, places[i].x, places[i].y);
    if (is_covered(places, n, i))
      continue;
    n_seen++;
    g_assert_true(carom_fixture_pixel_is(image, (int)places[i].x, (int)places[i].y,
                                         carom_pane_style_of(picture.theme, i).colour, 4));
  }
  g_assert_cmpuint(n_seen, >=, 2);
  cairo_surface_destroy(image);
  carom_comparison_free(comparison);
}

/* Of what the superposition says. */
static double ink_width(const CaromScenePicture *picture) {
  CaromScenePictureLayout layout;
  double x, y, width, height;
  carom_scene_picture_layout_measure(&layout, picture, WIDTH, HEIGHT);
  cairo_surface_t *ink = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create(ink);
  g_auto(CaromText) text;
  carom_text_init(&text, cr, picture->font);
  carom_superposition_draw_legend(&layout, &text);
  cairo_recording_surface_ink_extents(ink, &x, &y, &width, &height);
  cairo_destroy(cr);
  cairo_surface_destroy(ink);
  return width;
}

/* A difference that is far above rounding, and still too small to be seen, has its marks and words,
 * too: the scale that shows it is not close. */
static void test_seen_from_afar(void) {
  CaromScene *scene = carom_scene_new();
  CaromBody body = carom_body_default();
  body.position = carom_vec2(1, 1);
  body.velocity = carom_vec2(1, 0);
  body.radius = 0.5;
  body.mass_kg = 1;
  carom_scene_add_body(scene, body);
  CaromComparison *comparison = carom_fixture_run(scene, 0);
  CaromCloseup closeup = carom_closeup_find(comparison);
  closeup.apart = 0.005 * body.radius;
  CaromScenePicture picture = picture_of(comparison, &closeup);
  picture.is_closeup = TRUE;
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, WIDTH, HEIGHT);
  g_assert_cmpfloat(carom_scene_camera_zoom(&picture.camera), <, CAROM_SCENE_CAMERA_ZOOM_MAX);
  g_assert_true(carom_scene_picture_layout_is_closeup(&layout));
  g_assert_cmpfloat(ink_width(&picture), >, WIDTH / 2.0); /* there is a sentence */
  picture.is_closeup = FALSE;
  g_assert_cmpfloat(ink_width(&picture), <, WIDTH / 2.0);
  carom_comparison_free(comparison);
}

/* What is said wraps within the picture, also where type is large and the picture narrow. */
static void test_words_fit(void) {
  for (guint frames = 0; frames <= 900; frames += 900) {
    CaromComparison *comparison = run_for(frames);
    CaromCloseup closeup = carom_closeup_find(comparison);
    CaromScenePicture picture = picture_of(comparison, &closeup);
    CaromScenePictureLayout layout;
    double x, y, width, height;
    picture.font = "Sans 15";
    carom_scene_picture_layout_measure(&layout, &picture, WIDTH, HEIGHT);
    cairo_surface_t *ink = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
    cairo_t *cr = cairo_create(ink);
    g_auto(CaromText) text;
    carom_text_init(&text, cr, picture.font);
    carom_superposition_draw_legend(&layout, &text);
    cairo_recording_surface_ink_extents(ink, &x, &y, &width, &height);
    cairo_destroy(cr);
    cairo_surface_destroy(ink);
    g_assert_cmpfloat(width, >, WIDTH / 2.0); /* there is a sentence */
    g_assert_cmpfloat(x, >=, 0);
    g_assert_cmpfloat(x + width, <=, WIDTH);
    g_assert_cmpfloat(y, >=, 0);
    g_assert_cmpfloat(y + height, <=, HEIGHT);
    carom_comparison_free(comparison);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/closeup/to-come", test_to_come);
  g_test_add_func("/closeup/differences", test_differences);
  g_test_add_func("/closeup/finer-coordinate", test_finer_coordinate);
  g_test_add_func("/closeup/scale", test_scale);
  g_test_add_func("/closeup/large-discs", test_large_discs);
  g_test_add_func("/closeup/words", test_words);
  g_test_add_func("/closeup/other-times", test_other_times);
  g_test_add_func("/closeup/marks", test_marks);
  g_test_add_func("/closeup/seen-from-afar", test_seen_from_afar);
  g_test_add_func("/closeup/words-fit", test_words_fit);
  return g_test_run();
}
