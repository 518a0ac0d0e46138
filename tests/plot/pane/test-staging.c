/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-staging: trails, pictures at equal times, ghost, centre of mass, sums of momenta, and
 * colours of speed, as they are seen in a picture. */
#include "carom-disc-colour.h"
#include "carom-events.h"
#include "carom-method-option.h"
#include "carom-pane-style.h"
#include "carom-scene-picture-draw.h"
#include "carom-scene-picture-layout.h"
#include "carom-superposition.h"
#include "carom-theme.h"
#include "carom-ties.h"
#include "carom-trails.h"
#include "fixture.h"
#include "stepped-method-test.h"

#include <string.h>

enum { SIZE = 400 };

/* The square from −2 to 2, with frames of 1/64 s, which is exact. */
static CaromScene *square_scene(void) {
  CaromScene *scene = carom_scene_new();
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-2, -2);
  scene->view_max = carom_vec2(2, 2);
  scene->dt_s = 1.0 / 64;
  return scene;
}

/* A small disc that crosses the square at 1 m/s along y = 0. */
static CaromScene *crossing_scene(void) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(-1.5, 0), carom_vec2(1, 0), 0.05, FALSE);
  return scene;
}

static CaromScenePicture picture_of(const CaromComparison *comparison, CaromStaging staging) {
  return (CaromScenePicture){
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .staging = staging,
      .font = "Sans 10",
  };
}

static cairo_surface_t *draw_picture(const CaromScenePicture *picture) {
  cairo_surface_t *image = carom_fixture_image(SIZE, SIZE, (CaromColour){0, 1, 0});
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(picture, cr, SIZE, SIZE);
  g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy(cr);
  return image;
}

static cairo_surface_t *draw(const CaromComparison *comparison, CaromStaging staging) {
  CaromScenePicture picture = picture_of(comparison, staging);
  return draw_picture(&picture);
}

static CaromStaging none(void) {
  CaromStaging staging = carom_staging_default();
  staging.arrows = CAROM_STAGING_ARROWS_NONE;
  return staging;
}

static gboolean are_equal(cairo_surface_t *one, cairo_surface_t *other) {
  gsize size = (gsize)cairo_image_surface_get_stride(one) * SIZE;
  return memcmp(cairo_image_surface_get_data(one), cairo_image_surface_get_data(other), size) == 0;
}

/* Where (@x, @y) is in the picture. */
static CaromVec2 place_of(const CaromComparison *comparison, double x, double y) {
  CaromScenePicture picture = picture_of(comparison, none());
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, SIZE, SIZE);
  return carom_view_place(&layout.view, carom_vec2(x, y));
}

/* Whether anything is drawn at (@x, 0) that is not there without the staging. */
static gboolean is_marked(const CaromComparison *comparison, CaromStaging staging, double x) {
  cairo_surface_t *plain = draw(comparison, none()), *marked = draw(comparison, staging);
  CaromVec2 place = place_of(comparison, x, 0);
  gboolean differs = FALSE;
  for (int dy = -1; dy <= 1; dy++)
    differs = differs || carom_fixture_pixel(plain, (int)place.x, (int)place.y + dy) !=
                             carom_fixture_pixel(marked, (int)place.x, (int)place.y + dy);
  cairo_surface_destroy(plain);
  cairo_surface_destroy(marked);
  return differs;
}

/* A trail begins where the disc was that long ago, and ends at the disc. */
static void test_trail_length(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(crossing_scene(), 128);
  CaromStaging all = none(), half = none();
  all.trails_s = INFINITY;
  half.trails_s = 1;
  g_assert_true(is_marked(comparison, all, -1.4));
  g_assert_true(is_marked(comparison, all, 0.4));
  g_assert_false(is_marked(comparison, all, -1.6));
  g_assert_false(is_marked(comparison, all, 0.7));
  g_assert_false(is_marked(comparison, half, -0.6));
  g_assert_true(is_marked(comparison, half, -0.4));
}

/* The picture is a function of the frame: nothing of what has been ahead is left after going back.
 */
static void test_goes_back(void) {
  CaromStaging staging = none();
  staging.trails_s = INFINITY;
  staging.strobe_s = 0.25;
  staging.centre_of_mass = TRUE;
  g_autoptr(CaromComparison) fresh = carom_fixture_run(crossing_scene(), 70);
  g_autoptr(CaromComparison) back = carom_fixture_run(crossing_scene(), 190);
  g_assert_true(carom_comparison_seek(back, 70, NULL));
  cairo_surface_t *one = draw(fresh, staging), *other = draw(back, staging);
  g_assert_true(are_equal(one, other));
  cairo_surface_destroy(one);
  cairo_surface_destroy(other);
}

/* What is kept for the next drawing changes no pixel. */
static void assert_past_alike(const CaromScenePicture *picture, CaromTrailsPast *past) {
  CaromScenePicture kept = *picture;
  kept.trails_past = past;
  cairo_surface_t *one = draw_picture(picture), *other = draw_picture(&kept);
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++) {
      CaromColour pixel = carom_colour_from_rgb(carom_fixture_pixel(one, x, y));
      /* Colours with alpha are rounded once more on their way through the kept image. */
      g_assert_true(carom_fixture_pixel_is(other, x, y, pixel, 3));
    }
  cairo_surface_destroy(one);
  cairo_surface_destroy(other);
}

/* On the way and after going back. */
static void test_past(void) {
  static const guint frames[] = {100, 300, 301, 500, 700, 200, 600};
  g_autoptr(CaromTrailsPast) past = carom_trails_past_new();
  CaromScene *scene = carom_fixture_two_discs(1);
  scene->gravity.y = -0.3;
  scene->dt_s = 1.0 / 256;
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromStaging staging = none();
  staging.trails_s = INFINITY;
  staging.strobe_s = 0.25;
  for (guint i = 0; i < G_N_ELEMENTS(frames); i++) {
    g_assert_true(carom_comparison_seek(comparison, frames[i], NULL));
    CaromScenePicture picture = picture_of(comparison, staging);
    assert_past_alike(&picture, past);
  }
}

/* A disc that comes from afar and hits a wall between the frames 127 and 128. */
static CaromScene *late_scene(void) {
  CaromScene *scene = square_scene();
  CaromWall wall = carom_wall_default(carom_vec2(0.975, -2), carom_vec2(0.975, 2));
  g_array_append_val(scene->walls, wall);
  carom_fixture_add_disc(scene, carom_vec2(-31, -16), carom_vec2(16, 8), 0.05, FALSE);
  return scene;
}

/* Within a frame its end is not known, and with it the end of what is kept. */
static void test_past_within_frame(void) {
  g_autoptr(CaromTrailsPast) past = carom_trails_past_new();
  g_autoptr(CaromScene) scene = late_scene();
  CaromMethod method = carom_method_option_defaults();
  method.detection = &carom_detection_events;
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  CaromStaging staging = none();
  staging.trails_s = INFINITY;
  g_assert_true(carom_comparison_seek(comparison, 127, NULL));
  g_assert_true(carom_comparison_next_instant(comparison));
  CaromScenePicture picture = picture_of(comparison, staging);
  assert_past_alike(&picture, past);
  g_assert_true(carom_comparison_seek(comparison, 130, NULL));
  picture = picture_of(comparison, staging);
  assert_past_alike(&picture, past);
}

/* A widget with large type has a theme of its own, whose colours change with those of the window.
 */
static void test_past_in_another_theme(void) {
  g_autoptr(CaromTrailsPast) past = carom_trails_past_new();
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 300);
  CaromStaging staging = none();
  CaromTheme theme = *carom_theme_light();
  staging.trails_s = INFINITY;
  CaromScenePicture picture = picture_of(comparison, staging);
  picture.theme = &theme;
  assert_past_alike(&picture, past);
  theme = *carom_theme_dark();
  assert_past_alike(&picture, past);
}

/* How many separate marks there are along y = 0. */
static guint count_marks(const CaromComparison *comparison, CaromStaging staging) {
  cairo_surface_t *plain = draw(comparison, none()), *marked = draw(comparison, staging);
  int y = (int)place_of(comparison, 0, 0).y;
  gboolean was_marked = FALSE;
  guint n = 0;
  for (int x = 0; x < SIZE; x++) {
    gboolean is = carom_fixture_pixel(plain, x, y) != carom_fixture_pixel(marked, x, y);
    n += is && !was_marked ? 1 : 0;
    was_marked = is;
  }
  cairo_surface_destroy(plain);
  cairo_surface_destroy(marked);
  return n;
}

/* At 0, 0.5, 1, 1.5 s; the one at 2 s is where the disc itself is. */
static void test_strobe(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(crossing_scene(), 128);
  CaromStaging staging = none();
  staging.strobe_s = 0.5;
  g_assert_cmpuint(count_marks(comparison, staging), ==, 4);
  staging.trails_s = 1.2;
  /* The line joins those that are left, at 1 and 1.5 s. */
  g_assert_cmpuint(count_marks(comparison, staging), ==, 1);
  staging.trails_s = 0;
  /* However short, no more often than there are frames. */
  double times_s[] = {1e-12, 1e-19, 1e-300, 5e-324};
  for (guint i = 0; i < G_N_ELEMENTS(times_s); i++) {
    staging.strobe_s = times_s[i];
    g_assert_cmpuint(count_marks(comparison, staging), ==, 1);
  }
}

/* A small disc that comes in between two frames, at x = −1.5, and crosses the square like the other
 * one; and a second one after it. */
static CaromScene *arriving_scene(void) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(1.5, 1.5), carom_vec2(0, 0), 0.05, TRUE);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(-1.5, 0);
  emitter.velocity = carom_vec2(1, 0);
  emitter.radius = 0.05;
  emitter.first_s = 0.51;
  emitter.every_s = 0.8;
  emitter.count = 2;
  g_array_append_val(scene->emitters, emitter);
  test_suggest_steps(scene);
  return scene;
}

/* A trail of a disc that comes in begins where it does, and pictures are those since then. */
static void test_comes_in(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(arriving_scene(), 33 + 64);
  CaromStaging trails = none(), strobe = none();
  trails.trails_s = INFINITY;
  strobe.strobe_s = 0.25;
  for (guint i = 0; i < 3; i++) {
    g_assert_true(is_marked(comparison, trails, -1.4));
    g_assert_true(is_marked(comparison, trails, -0.8));
    g_assert_false(is_marked(comparison, trails, -1.6));
    g_assert_false(is_marked(comparison, trails, -0.2));
    g_assert_true(is_marked(comparison, strobe, -1.5 + 0.75 - 33.0 / 64));
    g_assert_false(is_marked(comparison, strobe, -1.5 + 0.25 - 33.0 / 64));
    /* cut as the clock goes back, before the disc and to the time again */
    g_assert_true(carom_comparison_seek(comparison, i == 0 ? 20 : 120, NULL));
    g_assert_cmpint(is_marked(comparison, trails, -1.4), ==, i > 0);
    g_assert_true(carom_comparison_seek(comparison, 33 + 64, NULL));
  }
}

/* Kept from drawing to drawing, on the way and back again. */
static void test_past_of_arrivals(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(arriving_scene(), 0);
  g_autoptr(CaromTrailsPast) past = carom_trails_past_new();
  CaromStaging staging = none();
  staging.trails_s = INFINITY;
  staging.strobe_s = 0.25;
  staging.centre_of_mass = TRUE;
  CaromScenePicture picture = picture_of(comparison, staging);
  static const guint frames[] = {10, 33, 60, 128, 129, 150, 20, 135, 300, 40, 0};
  for (guint i = 0; i < G_N_ELEMENTS(frames); i++) {
    g_assert_true(carom_comparison_seek(comparison, frames[i], NULL));
    assert_past_alike(&picture, past);
  }
}

/* The centre of mass jumps as a disc comes in: there is no line from one place to the other. */
static void test_centre_jumps(void) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(1.5, 0), carom_vec2(0, 0.01), 0.05, FALSE);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(-1.5, 0);
  emitter.velocity = carom_vec2(0, 1);
  emitter.radius = 0.05;
  emitter.first_s = 0.5;
  emitter.count = 1;
  g_array_append_val(scene->emitters, emitter);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 64);
  CaromStaging staging = none();
  staging.centre_of_mass = TRUE;
  for (double x = 0.2; x < 1.2; x += 0.05) /* between both places, 0 and 1.5 */
    g_assert_false(is_marked(comparison, staging, x));
}

/* A crowd has no track, and so no trails; nor does it crash. */
static void test_crowd(void) {
  CaromScene *scene = square_scene();
  for (guint i = 0; i <= CAROM_TRACK_MAX_DISCS; i++)
    carom_fixture_add_disc(scene, carom_vec2(-1.9 + 0.14 * i, 0), carom_vec2(0, 1), 0.05, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 20);
  CaromStaging staging = none();
  staging.trails_s = INFINITY;
  staging.strobe_s = 0.1;
  cairo_surface_t *plain = draw(comparison, none()), *other = draw(comparison, staging);
  g_assert_true(are_equal(plain, other));
  cairo_surface_destroy(plain);
  cairo_surface_destroy(other);
}

/* By more than a quarter, as the mixed pixels at the edge of what covers a line do not differ. */
static gboolean is_other(cairo_surface_t *one, cairo_surface_t *other, int x, int y) {
  CaromColour a = carom_colour_from_rgb(carom_fixture_pixel(one, x, y));
  CaromColour b = carom_colour_from_rgb(carom_fixture_pixel(other, x, y));
  return fabs(carom_colour_luma(a) - carom_colour_luma(b)) > 0.25;
}

static guint count_ghost(const CaromComparison *comparison, const CaromComparison *other) {
  CaromStaging staging = none();
  staging.ghost = TRUE;
  CaromScenePicture picture = picture_of(comparison, staging);
  picture.compared = other;
  cairo_surface_t *with = draw_picture(&picture), *without = draw(comparison, none());
  guint n = 0;
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      n += is_other(with, without, x, y) ? 1 : 0;
  cairo_surface_destroy(with);
  cairo_surface_destroy(without);
  return n;
}

/* Under the pane's own disc while both agree; beside it once they have parted. */
static void test_ghost(void) {
  g_autoptr(CaromComparison) now = carom_fixture_run(crossing_scene(), 64);
  g_autoptr(CaromComparison) same = carom_fixture_run(crossing_scene(), 64);
  g_autoptr(CaromComparison) other = carom_fixture_run(crossing_scene(), 100);
  g_assert_cmpuint(count_ghost(now, now), ==, 0);
  g_assert_cmpuint(count_ghost(now, same), ==, 0);
  g_assert_cmpuint(count_ghost(now, other), >, 10);
}

/* Panes that differ in the tie rule: three discs in a row, of which the first two touch. */
static CaromComparison *parting_comparison(void) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(-1.5, 0), carom_vec2(1, 0), 0.2, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(0, 0), 0.2, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(0.4, 0), carom_vec2(0, 0), 0.2, FALSE);
  CaromMethod methods[] = {carom_method_option_defaults(), carom_method_option_defaults()};
  methods[1].ties = &carom_ties_simultaneous;
  CaromComparison *comparison = carom_comparison_new(scene, methods, 2);
  carom_scene_unref(scene);
  return comparison;
}

/* How many pixels have the second pane's colour. */
static guint count_second(const CaromComparison *comparison) {
  CaromScenePicture picture = picture_of(comparison, none());
  picture.superposition = comparison;
  cairo_surface_t *image = draw_picture(&picture);
  guint n = carom_fixture_count(image, carom_pane_style_of(carom_theme_light(), 1).colour);
  cairo_surface_destroy(image);
  return n;
}

/* On top of each other both panes are seen, while they coincide and after they have parted. */
static void test_superposition(void) {
  g_autoptr(CaromComparison) comparison = parting_comparison();
  g_assert_cmpuint(count_second(comparison), >, 50);
  g_assert_true(carom_superposition_has_one_count(comparison));
  g_assert_true(carom_comparison_seek(comparison, 128, NULL));
  g_assert_true(carom_comparison_is_any_apart(comparison));
  g_assert_cmpuint(count_second(comparison), >, 50);
}

/* Two discs of 1 and 3 kg: the cross is a quarter of the way from the heavy one to the light one,
 * before their contact and after it. */
static void test_centre_of_mass(gconstpointer frames) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(-1, 0.5), carom_vec2(1, 0), 0.2, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(0, 0.5), carom_vec2(0, 0), 0.2, FALSE);
  g_array_index(scene->bodies, CaromBody, 1).mass_kg = 3;
  guint n = GPOINTER_TO_UINT(frames);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, n);
  CaromStaging staging = none();
  staging.centre_of_mass = TRUE;
  cairo_surface_t *image = draw(comparison, staging);
  CaromVec2 place = place_of(comparison, -0.25 + 0.25 * n / 64, 0.5);
  g_assert_true(
      carom_fixture_pixel_is(image, (int)place.x, (int)place.y, carom_theme_light()->centre, 4));
  cairo_surface_destroy(image);
}

/* With the wide lines of a presentation the cross is larger, and no blot: between two of its arms
 * there is room. */
static void test_centre_of_mass_large(void) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(-1, 0.5), carom_vec2(0, 0), 0.1, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(1, 0.5), carom_vec2(0, 0), 0.1, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromStaging staging = none();
  staging.centre_of_mass = TRUE;
  CaromTheme theme = *carom_theme_light();
  theme.line_factor = 2;
  CaromScenePicture picture = picture_of(comparison, staging);
  picture.theme = &theme;
  cairo_surface_t *image = draw_picture(&picture);
  CaromVec2 place = place_of(comparison, 0, 0.5);
  int x = (int)place.x, y = (int)place.y;
  g_assert_true(carom_fixture_pixel_is(image, x, y, theme.centre, 4));
  g_assert_true(carom_fixture_pixel_is(image, x + 7, y + 7, theme.centre, 4));
  g_assert_false(carom_fixture_pixel_is(image, x, y + 6, theme.centre, 4));
  cairo_surface_destroy(image);
}

/* The name of the centre is at the bottom: around the cross there is nothing that could cover the
 * discs. */
static void test_centre_of_mass_name(void) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(-1, 0.5), carom_vec2(1, 0), 0.2, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(0, 0.5), carom_vec2(0, 0), 0.2, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromStaging staging = none();
  cairo_surface_t *without = draw(comparison, staging);
  staging.centre_of_mass = TRUE;
  cairo_surface_t *with = draw(comparison, staging);
  CaromVec2 cross = place_of(comparison, -0.5, 0.5);
  guint n_elsewhere = 0, n_below = 0;
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++) {
      gboolean is_cross = fabs(x - cross.x) < 8 && fabs(y - cross.y) < 8;
      if (is_cross || carom_fixture_pixel(with, x, y) == carom_fixture_pixel(without, x, y))
        continue;
      *(y > SIZE - 30 ? &n_below : &n_elsewhere) += 1;
    }
  g_assert_cmpuint(n_elsewhere, ==, 0);
  g_assert_cmpuint(n_below, >, 100);
  cairo_surface_destroy(without);
  cairo_surface_destroy(with);
}

/* Whether a pixel of the strip at the bottom is ink, and no grid. */
static gboolean is_ink(cairo_surface_t *image, int x, int y) {
  return (carom_fixture_pixel(image, x, y) & 0xff) < 0xa0;
}

/* However narrow the pane is for its letters, nothing covers the scale of lengths in the strip;
 * what has no room there is left out. */
static void test_room_in_strip(void) {
  static const char *const fonts[] = {"Sans 8", "Sans 10", "Sans 12", "Sans 14", "Sans 18"};
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(-1, 0.5), carom_vec2(1, 0), 0.2, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(9, 0.5), carom_vec2(0, 0), 0.2, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromScenePicture plain = picture_of(comparison, none()), full = plain;
  full.staging.centre_of_mass = TRUE;
  full.staging.colour_by = CAROM_STAGING_COLOUR_BY_SPEED;
  for (guint i = 0; i < G_N_ELEMENTS(fonts); i++) {
    plain.font = full.font = fonts[i];
    cairo_surface_t *without = draw_picture(&plain), *with = draw_picture(&full);
    guint n = 0;
    for (int y = SIZE - 30; y < SIZE; y++)
      for (int x = 0; x < SIZE / 3; x++)
        if (is_ink(without, x, y)) {
          g_assert_cmphex(carom_fixture_pixel(with, x, y), ==, carom_fixture_pixel(without, x, y));
          n++;
        }
    g_assert_cmpuint(n, >, 50);
    cairo_surface_destroy(without);
    cairo_surface_destroy(with);
  }
}

/* Eight discs, of which two meet: too many for their momenta to be drawn one by one, so that the
 * corner shows the sum alone, which stays the same to the pixel. */
static void test_momentum_sum(void) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(-1, 0), carom_vec2(1, 0.1), 0.2, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(0, 0.05), carom_vec2(-0.3, 0), 0.2, FALSE);
  for (guint i = 0; i < 6; i++)
    carom_fixture_add_disc(scene, carom_vec2(-1.7 + 0.5 * i, -1.5), carom_vec2(0, 0.1), 0.1, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromStaging staging = none();
  staging.arrows = CAROM_STAGING_ARROWS_MOMENTUM;
  cairo_surface_t *before = draw(comparison, staging);
  g_assert_true(carom_comparison_seek(comparison, 64, NULL));
  g_assert_cmpuint(carom_run_count_contacts(carom_comparison_get_run(comparison, 0)), ==, 1);
  cairo_surface_t *after = draw(comparison, staging);
  guint n_drawn = 0;
  for (int y = 10; y < 100; y++)
    for (int x = 10; x < 100; x++) {
      g_assert_cmphex(carom_fixture_pixel(before, x, y), ==, carom_fixture_pixel(after, x, y));
      n_drawn += carom_fixture_pixel_is(before, x, y, carom_theme_light()->momentum, 4) ? 1 : 0;
    }
  g_assert_cmpuint(n_drawn, >, 50); /* less would be no arrow */
  cairo_surface_destroy(before);
  cairo_surface_destroy(after);
}

/* A disc flies into an upper corner: the sum is in the other one, whose grid it covers. */
static void test_momentum_sum_corner(void) {
  for (int sign = -1; sign <= 1; sign += 2) {
    CaromScene *scene = square_scene();
    scene->duration_s = 1;
    carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(sign, 1), 0.2, FALSE);
    g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
    CaromFraming framing = carom_framing_new(comparison, NULL);
    CaromScenePicture picture = picture_of(comparison, none());
    picture.framing = &framing;
    cairo_surface_t *without = draw_picture(&picture);
    picture.staging.arrows = CAROM_STAGING_ARROWS_MOMENTUM;
    cairo_surface_t *with = draw_picture(&picture);
    int left = 20, right = SIZE - 20, y = 8; /* points on the edge of the box */
    g_assert_cmpint(carom_fixture_pixel(with, left, y) != carom_fixture_pixel(without, left, y), ==,
                    sign > 0);
    g_assert_cmpint(carom_fixture_pixel(with, right, y) != carom_fixture_pixel(without, right, y),
                    ==, sign < 0);
    cairo_surface_destroy(without);
    cairo_surface_destroy(with);
  }
}

/* ---- Colours of speed ---- */

/* The relative luminance of WCAG 2. */
static double luminance(CaromColour c) {
  double channels[] = {c.red, c.green, c.blue}, weights[] = {0.2126, 0.7152, 0.0722}, sum = 0;
  for (guint i = 0; i < 3; i++)
    sum += weights[i] *
           (channels[i] <= 0.04045 ? channels[i] / 12.92 : pow((channels[i] + 0.055) / 1.055, 2.4));
  return sum;
}

static double contrast(CaromColour one, CaromColour other) {
  double a = luminance(one), b = luminance(other);
  return (MAX(a, b) + 0.05) / (MIN(a, b) + 0.05);
}

/* The colour of a disc of that speed, where 1 is the greatest. */
static CaromColour colour_at(const CaromTheme *theme, double speed) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(0, speed), 0.1, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(1, 0), carom_vec2(0, 1), 0.1, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromStaging staging = none();
  staging.colour_by = CAROM_STAGING_COLOUR_BY_SPEED;
  CaromScenePicture picture = picture_of(comparison, staging);
  picture.theme = theme;
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, SIZE, SIZE);
  return carom_disc_colour(&layout, 0);
}

/* Faster is darker on a light ground and lighter on a dark one, so that grey tells it too, and
 * names can be read on all of them. */
static void test_speeds(gconstpointer data) {
  const CaromTheme *theme = data;
  double before = carom_colour_luma(colour_at(theme, 0));
  for (double speed = 0; speed <= 1; speed += 1.0 / 8) {
    CaromColour colour = colour_at(theme, speed);
    double luma = carom_colour_luma(colour);
    g_assert_cmpfloat(contrast(colour, theme->text), >=, 4.5);
    if (speed > 0)
      g_assert_cmpfloat(theme->dark ? luma - before : before - luma, >, 0.01);
    before = luma;
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/staging/trails/length", test_trail_length);
  g_test_add_func("/staging/trails/comes-in", test_comes_in);
  g_test_add_func("/staging/trails/past-of-arrivals", test_past_of_arrivals);
  g_test_add_func("/staging/centre/jumps", test_centre_jumps);
  g_test_add_func("/staging/trails/goes-back", test_goes_back);
  g_test_add_func("/staging/trails/past", test_past);
  g_test_add_func("/staging/trails/past-within-frame", test_past_within_frame);
  g_test_add_func("/staging/trails/past-in-another-theme", test_past_in_another_theme);
  g_test_add_func("/staging/trails/strobe", test_strobe);
  g_test_add_func("/staging/trails/crowd", test_crowd);
  g_test_add_func("/staging/ghost", test_ghost);
  g_test_add_func("/staging/superposition", test_superposition);
  g_test_add_data_func("/staging/centre-of-mass/before", GUINT_TO_POINTER(16), test_centre_of_mass);
  g_test_add_data_func("/staging/centre-of-mass/after", GUINT_TO_POINTER(96), test_centre_of_mass);
  g_test_add_func("/staging/centre-of-mass/large", test_centre_of_mass_large);
  g_test_add_func("/staging/centre-of-mass/name", test_centre_of_mass_name);
  g_test_add_func("/staging/room-in-strip", test_room_in_strip);
  g_test_add_func("/staging/momentum-sum", test_momentum_sum);
  g_test_add_func("/staging/momentum-sum/corner", test_momentum_sum_corner);
  g_test_add_data_func("/staging/speeds/light", carom_theme_light(), test_speeds);
  g_test_add_data_func("/staging/speeds/dark", carom_theme_dark(), test_speeds);
  g_test_add_data_func("/staging/speeds/high-contrast", carom_theme_high_contrast(), test_speeds);
  g_test_add_data_func("/staging/speeds/high-contrast-dark", carom_theme_high_contrast_dark(),
                       test_speeds);
  return g_test_run();
}
