/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-scene-picture, and of the sprites behind it. */
#include "carom-disc-hue.h"
#include "carom-disc.h"
#include "carom-scene-picture-draw.h"
#include "carom-scene-picture.h"
#include "carom-theme.h"
#include "carom-view.h"
#include "fixture.h"

#include <time.h>

enum { SIZE = 400 };

/* An empty scene that shows the square from −2 to 2. */
static CaromScene *square_scene(void) {
  CaromScene *scene = carom_scene_new();
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-2, -2);
  scene->view_max = carom_vec2(2, 2);
  return scene;
}

static cairo_surface_t *draw(const CaromComparison *comparison, gboolean arrows, gboolean labels) {
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .staging.arrows = arrows ? CAROM_STAGING_ARROWS_VELOCITY : CAROM_STAGING_ARROWS_NONE,
      .show_labels = labels,
  };
  cairo_surface_t *image = carom_fixture_image(SIZE, SIZE, (CaromColour){0, 1, 0});
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(&picture, cr, SIZE, SIZE);
  g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy(cr);
  return image;
}

typedef struct {
  int left, right, top, bottom;
  guint count;
} Extent;

/* Where the pixels of that colour are. */
static Extent extent_of(cairo_surface_t *image, CaromColour colour) {
  Extent extent = {SIZE, -1, SIZE, -1, 0};
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      if (carom_fixture_pixel_is(image, x, y, colour, 4)) {
        extent.left = MIN(extent.left, x);
        extent.right = MAX(extent.right, x);
        extent.top = MIN(extent.top, y);
        extent.bottom = MAX(extent.bottom, y);
        extent.count++;
      }
  return extent;
}

/* A disc to the right and above is drawn there, and round. */
static void test_place(void) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(1, 1), carom_vec2(0, 0), 0.5, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  cairo_surface_t *image = draw(comparison, FALSE, FALSE);
  Extent disc = extent_of(image, carom_disc_hue_fill(carom_theme_light(), scene, 0));
  g_assert_cmpint(disc.left, >, SIZE / 2);
  g_assert_cmpint(disc.bottom, <, SIZE / 2);
  int width = disc.right - disc.left, height = disc.bottom - disc.top;
  g_assert_cmpint(ABS(width - height), <=, 1);
  /* A quarter of the view, less margins and edges. */
  g_assert_cmpint(width, >, SIZE / 4 - 20);
  g_assert_cmpint(width, <, SIZE / 4);
  cairo_surface_destroy(image);
}

static void test_fills_rectangle(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 0);
  cairo_surface_t *image = draw(comparison, TRUE, TRUE);
  g_assert_cmpuint(carom_fixture_count(image, (CaromColour){0, 1, 0}), ==, 0);
  cairo_surface_destroy(image);
}

/* How many pixels of the walls' colour are drawn of a door that is open from @from_s on, after half
 * a second; INFINITY: of a wall that is none. */
static guint count_door(double from_s) {
  CaromScene *scene = square_scene();
  CaromWall wall = carom_wall_default(carom_vec2(-1, 0), carom_vec2(1, 0));
  if (isfinite(from_s))
    wall.open = carom_intervals_intern(&(CaromInterval){from_s, 9}, 1);
  g_array_append_val(scene->walls, wall);
  guint frames = (guint)(0.5 / scene->dt_s);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, frames);
  cairo_surface_t *image = draw(comparison, FALSE, FALSE);
  guint n = carom_fixture_count(image, carom_theme_light()->wall);
  cairo_surface_destroy(image);
  return n;
}

/* A door that is shut has posts beside what a wall has; an open one has left these, and short, thin
 * dashes. */
static void test_door(void) {
  guint wall = count_door(INFINITY), closed = count_door(1), open = count_door(0.25);
  g_assert_cmpuint(wall, >, SIZE / 3);
  g_assert_cmpuint(closed, >, wall + 8);
  g_assert_cmpuint(open, <, closed / 2);
  g_assert_cmpuint(open, >, 8);
}

/* How many pixels of the upper half differ. Which colour each has depends on how edges are made
 * smooth, which differs from one version of Cairo to the next. */
static guint count_changed_above(cairo_surface_t *one, cairo_surface_t *other) {
  guint n = 0;
  for (int y = 0; y < SIZE / 2; y++)
    for (int x = 0; x < SIZE; x++)
      n += carom_fixture_pixel(one, x, y) != carom_fixture_pixel(other, x, y);
  return n;
}

/* Of an emitter a dotted circle is seen, an eighth of the picture in radius: at least every fifth
 * pixel of its length belongs to a dot, and it is not filled. Then its disc is drawn. */
static void test_emitter(void) {
  const CaromTheme *theme = carom_theme_light();
  CaromScene *scene = square_scene(), *empty = square_scene();
  CaromEmitter emitter = {
      .position = {0, 1}, .radius = 0.5, .mass_kg = 1, .first_s = 0.25, .count = 1};
  g_array_append_val(scene->emitters, emitter);
  g_autoptr(CaromComparison) without = carom_fixture_run(empty, 0);
  g_autoptr(CaromComparison) before = carom_fixture_run(carom_scene_ref(scene), 0);
  g_autoptr(CaromComparison) after = carom_fixture_run(scene, 30);
  cairo_surface_t *bare = draw(without, FALSE, FALSE), *dotted = draw(before, FALSE, FALSE),
                  *entered = draw(after, FALSE, FALSE);
  guint length = (guint)(2 * G_PI * SIZE / 8), n_dotted = count_changed_above(bare, dotted);
  g_assert_cmpuint(n_dotted, >, length / 5);
  g_assert_cmpuint(n_dotted, <, 4 * length);
  CaromColour fill = carom_disc_hue_fill(theme, scene, 0);
  g_assert_cmpuint(carom_fixture_count(dotted, fill), ==, 0);
  g_assert_cmpuint(carom_fixture_count(entered, fill), >, 1000);
  cairo_surface_destroy(bare);
  cairo_surface_destroy(dotted);
  cairo_surface_destroy(entered);
}

/* Pinned is told without colour: by lines across the disc. */
static void test_pinned(void) {
  guint edge_pixels[2];
  for (int pinned = 0; pinned <= 1; pinned++) {
    CaromScene *scene = square_scene();
    carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(0, 0), 1, pinned);
    g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
    cairo_surface_t *image = draw(comparison, FALSE, FALSE);
    CaromColour edge = carom_theme_light()->disc_edge;
    edge_pixels[pinned] = 0;
    for (int y = SIZE / 2 - 40; y < SIZE / 2 + 40; y++) /* well inside the disc */
      for (int x = SIZE / 2 - 40; x < SIZE / 2 + 40; x++)
        edge_pixels[pinned] += carom_fixture_pixel_is(image, x, y, edge, 60) ? 1 : 0;
    cairo_surface_destroy(image);
  }
  g_assert_cmpuint(edge_pixels[0], ==, 0);
  g_assert_cmpuint(edge_pixels[1], >, 80);
}

/* Each of the pinned discs has a quarter of a million lines, of which some sixty are seen: these
 * take a twentieth of a second, all of them would take seven. */
static void test_large_pinned(void) {
  CaromScene *scene = square_scene();
  for (int i = 0; i < 50; i++)
    carom_fixture_add_disc(scene, carom_vec2(0, 9000), carom_vec2(0, 0), 9000, TRUE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  clock_t begin = clock();
  cairo_surface_t *image = draw(comparison, FALSE, FALSE);
  g_assert_cmpfloat((double)(clock() - begin) / CLOCKS_PER_SEC, <, 2);
  g_assert_cmpuint(extent_of(image, carom_theme_light()->pinned).count, >, SIZE * SIZE / 8);
  g_assert_cmpuint(extent_of(image, carom_theme_light()->disc_edge).count, >, SIZE);
  cairo_surface_destroy(image);
}

/* A scene's own colour is kept, but softened. */
static void test_colour(void) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(0, 0), 1, FALSE);
  g_array_index(scene->bodies, CaromBody, 0).colour_rgb = 0xff0000;
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  cairo_surface_t *image = draw(comparison, FALSE, FALSE);
  guint32 pixel = carom_fixture_pixel(image, SIZE / 2, SIZE / 2);
  g_assert_cmphex(pixel >> 16, ==, 0xff);
  g_assert_cmphex(pixel & 0xff, >, 0x40);
  g_assert_cmphex(pixel & 0xff, <, 0xc0);
  cairo_surface_destroy(image);
}

static Extent arrow_extent(CaromVec2 velocity, double other_speed) {
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(0, 0), velocity, 0.02, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(-5, 50), carom_vec2(other_speed, 0), 0.02, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  cairo_surface_t *image = draw(comparison, TRUE, FALSE);
  Extent extent = extent_of(image, carom_theme_light()->arrow);
  cairo_surface_destroy(image);
  return extent;
}

/* Arrows point along the velocity, y up, and compare: half the speed, half the length. */
static void test_arrows(void) {
  Extent right = arrow_extent(carom_vec2(2, 0), 2), half = arrow_extent(carom_vec2(1, 0), 2);
  Extent up = arrow_extent(carom_vec2(0, 2), 2);
  double length = right.right - SIZE / 2.0, half_length = half.right - SIZE / 2.0;
  g_assert_cmpfloat(length, >, SIZE / 10.0);
  g_assert_cmpfloat_with_epsilon(half_length, length / 2, 3); /* the pixels at the tip are mixed */
  g_assert_cmpint(ABS((up.left + up.right) / 2 - SIZE / 2), <=, 1);
  g_assert_cmpint(up.top, <, SIZE / 2 - SIZE / 10);
  g_assert_cmpuint(arrow_extent(carom_vec2(0, 0), 2).count, ==, 0);
}

/* A box full of discs at random, some of them @ratio times as heavy as the others. */
static CaromScene *placement_scene(guint n, double ratio) {
  CaromScene *scene = square_scene();
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  for (guint i = 0; i < n; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(0.1 * (i % 30) - 1.5, 0.1 * (i / 30) - 1.5);
    body.velocity = carom_vec2(g_rand_double_range(random, -1, 1), 0);
    body.mass_kg = i % 2 == 0 ? 1 : ratio;
    body.radius = 0.01;
    carom_scene_add_body(scene, body);
  }
  return scene;
}

/* With few discs, it is the speed of the fastest at the start. With many, it is also what
 * equipartition gives the light discs; here half have mass 1 and half M, with the same velocities,
 * so that the mean energy is (1 + M)/2 times that of the light ones, and the mean of 1/m is
 * (1 + 1/M)/2. */
static void test_greatest_speed(void) {
  const double ratio = 100, n = 200;
  g_autoptr(CaromScene) few = square_scene();
  carom_fixture_add_disc(few, carom_vec2(0, 0), carom_vec2(3, 4), 0.1, FALSE);
  carom_fixture_add_disc(few, carom_vec2(1, 0), carom_vec2(1, 0), 0.1, FALSE);
  g_assert_cmpfloat(carom_view_greatest_speed(few), ==, 5);
  g_autoptr(CaromScene) placement = placement_scene((guint)n, ratio);
  double light = 0, heavy = 0;
  for (guint i = 0; i < n; i++) {
    double v = carom_scene_body(placement, i)->velocity.x;
    *(i % 2 == 0 ? &light : &heavy) += v * v / n;
  }
  double thermal = sqrt((light + ratio * heavy) * (1 + 1 / ratio) / 2);
  g_assert_cmpfloat_with_epsilon(carom_view_greatest_speed(placement), 2 * thermal,
                                 1e-12 * thermal);
  g_autoptr(CaromScene) still = square_scene();
  g_assert_true(isinf(carom_view_greatest_speed(still)));
}

/* However fast one of many discs gets, its arrow ends near it. */
static void test_arrow_cap(void) {
  CaromScene *scene = placement_scene(60, 1);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromBodies *bodies = &carom_comparison_get_run(comparison, 0)->world->bodies;
  for (guint i = 0; i < bodies->n; i++)
    carom_bodies_set_velocity(bodies, i, carom_vec2(i == 0 ? 1e6 : 0, 0));
  cairo_surface_t *with = draw(comparison, TRUE, FALSE), *without = draw(comparison, FALSE, FALSE);
  int left = SIZE, right = -1;
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      if (carom_fixture_pixel(with, x, y) != carom_fixture_pixel(without, x, y)) {
        left = MIN(left, x);
        right = MAX(right, x);
      }
  double space = SIZE / sqrt(60.0); /* a little less, for there are margins */
  g_assert_cmpint(right - left, >, (int)space);
  g_assert_cmpint(right - left, <=, (int)(1.5 * space));
  cairo_surface_destroy(with);
  cairo_surface_destroy(without);
}

static void test_labels(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(carom_fixture_two_discs(1), 0);
  cairo_surface_t *with = draw(comparison, FALSE, TRUE), *without = draw(comparison, FALSE, FALSE);
  CaromColour text = carom_theme_light()->text;
  g_assert_cmpuint(carom_fixture_count(with, text), >, carom_fixture_count(without, text) + 5);
  cairo_surface_destroy(with);
  cairo_surface_destroy(without);
}

/* The letter of one disc hides nothing of the arrow of another, wherever that comes from. */
static void test_arrow_on_letter(void) {
  for (double x = 0.5; x < 1.3; x += 0.1) {
    CaromScene *scene = square_scene();
    carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(0.3, 0), 0.4, FALSE);
    carom_fixture_add_disc(scene, carom_vec2(-x, 0), carom_vec2(1, 0), 0.1, FALSE);
    g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
    cairo_surface_t *with = draw(comparison, TRUE, TRUE), *without = draw(comparison, TRUE, FALSE);
    CaromColour arrow = carom_theme_light()->arrow;
    for (int row = 0; row < SIZE; row++)
      for (int column = 0; column < SIZE; column++)
        if (carom_fixture_pixel_is(without, column, row, arrow, 1))
          g_assert_true(carom_fixture_pixel_is(with, column, row, arrow, 1));
    cairo_surface_destroy(with);
    cairo_surface_destroy(without);
  }
}

/* In a narrow picture, the counter does not cover the sum of the momenta, which is in the left
 * corner here, in a square of at least 52 points, and nothing in that has the colour of text. */
static void test_counter_beside_sum(void) {
  enum { NARROW = 100, FROM = 9, TO = 60 };
  CaromScene *scene = square_scene();
  carom_fixture_add_disc(scene, carom_vec2(0, 0), carom_vec2(1, 0), 0.5, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .staging.arrows = CAROM_STAGING_ARROWS_MOMENTUM,
      .show_counter = TRUE,
  };
  cairo_surface_t *image = carom_fixture_image(NARROW, SIZE, (CaromColour){0, 1, 0});
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(&picture, cr, NARROW, SIZE);
  cairo_destroy(cr);
  guint n_inside = 0, n_beside = 0;
  for (int y = FROM; y < TO; y++)
    for (int x = FROM; x < NARROW; x++) {
      guint is_text = carom_fixture_pixel_is(image, x, y, picture.theme->text, 4);
      n_inside += x < TO ? is_text : 0;
      n_beside += x < TO ? 0 : is_text;
    }
  g_assert_cmpuint(n_inside, ==, 0);
  g_assert_cmpuint(n_beside, >, 0);
  cairo_surface_destroy(image);
}

/* The lowest row of pixels in which the note of discs outside differs from no note. */
static int lowest_row_of_note(int width) {
  cairo_surface_t *images[2];
  for (guint n_outside = 0; n_outside < 2; n_outside++) {
    CaromScene *scene = square_scene();
    carom_fixture_add_disc(scene, carom_vec2(n_outside * 10.0, 0), carom_vec2(0, 0), 0.1, FALSE);
    g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
    CaromScenePicture picture = {
        .run = carom_comparison_get_run(comparison, 0),
        .theme = carom_theme_light(),
        .font = "Sans 10",
    };
    images[n_outside] = carom_fixture_image(width, SIZE, (CaromColour){0, 1, 0});
    cairo_t *cr = cairo_create(images[n_outside]);
    carom_scene_picture_draw(&picture, cr, width, SIZE);
    cairo_destroy(cr);
  }
  int lowest = -1;
  for (int y = SIZE / 2 + width / 8; y < SIZE; y++) /* below the disc itself */
    for (int x = 0; x < width; x++)
      if (carom_fixture_pixel(images[0], x, y) != carom_fixture_pixel(images[1], x, y))
        lowest = y;
  cairo_surface_destroy(images[0]);
  cairo_surface_destroy(images[1]);
  return lowest;
}

/* In a narrow pane it stands above the scale, not on it. */
static void test_outside(void) {
  int wide = lowest_row_of_note(SIZE), narrow = lowest_row_of_note(SIZE / 4);
  g_assert_cmpint(wide, >, SIZE - 20);
  g_assert_cmpint(narrow, >, SIZE - 40);
  g_assert_cmpint(narrow, <, wide - 8);
}

/* Discs far away, of no size to speak of, and views of no size. */
static void test_degenerate(void) {
  static const double places[] = {0, 1e6, -1e12};
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    CaromScene *scene = square_scene();
    scene->has_view = i != 1;
    scene->view_max = scene->view_min;
    carom_fixture_add_disc(scene, carom_vec2(places[i], 0), carom_vec2(1e9, 0), 1e-9, TRUE);
    g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
    cairo_surface_destroy(draw(comparison, TRUE, TRUE));
  }
}

static cairo_surface_t *draw_at_zoom(const CaromComparison *comparison, double zoom) {
  cairo_surface_t *image = carom_fixture_image(SIZE, SIZE, (CaromColour){0, 1, 0});
  cairo_t *cr = cairo_create(image);
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .camera.zoom = zoom,
  };
  carom_scene_picture_draw(&picture, cr, SIZE, SIZE);
  g_assert_cmpint(cairo_status(cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy(cr);
  return image;
}

/* Close up, no wall runs through what is written at the bottom. */
static void test_quiet_notes(void) {
  CaromScene *scene = square_scene();
  for (double x = -2; x <= 2; x += 0.1) {
    CaromWall wall = carom_wall_default(carom_vec2(x, -9), carom_vec2(x, 9));
    g_array_append_val(scene->walls, wall);
  }
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  cairo_surface_t *image = draw_at_zoom(comparison, 2);
  Extent walls = extent_of(image, carom_theme_light()->wall);
  g_assert_cmpint(walls.top, ==, 0);
  g_assert_cmpint(walls.bottom, <, SIZE - 15);
  cairo_surface_destroy(image);
}

/* Far from the origin, the picture can be zoomed until numbers are further apart than the lines of
 * the grid. It comes to an end there, too. */
static void test_far_zoom(void) {
  static const double places[] = {1e17, -1e17, 1e300};
  for (guint i = 0; i < G_N_ELEMENTS(places); i++) {
    double x = places[i], radius = fabs(x) / 1e14;
    CaromScene *scene = carom_scene_new();
    carom_fixture_add_disc(scene, carom_vec2(x, x), carom_vec2(0, 0), radius, FALSE);
    g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
    for (double zoom = 1; zoom <= CAROM_SCENE_CAMERA_ZOOM_MAX; zoom *= 1.5)
      cairo_surface_destroy(draw_at_zoom(comparison, zoom));
  }
}

/* A sprite looks like the disc it stands for: a quarter of a pixel moves an edge pixel by a quarter
 * of its contrast at most, in each direction and in the radius. */
static void test_sprites(void) {
  CaromDiscLook look = {.fill = {0.6, 0.7, 0.9}, .edge = {0.2, 0.2, 0.2}, .edge_width = 1.2};
  cairo_surface_t *arcs = carom_fixture_image(SIZE, SIZE, (CaromColour){1, 1, 1});
  cairo_surface_t *copies = carom_fixture_image(SIZE, SIZE, (CaromColour){1, 1, 1});
  cairo_t *arcs_cr = cairo_create(arcs), *copies_cr = cairo_create(copies);
  g_autoptr(CaromRaster) raster = carom_raster_new(copies_cr, SIZE, SIZE, 0);
  g_autoptr(CaromDiscSprites) sprites = carom_disc_sprites_new(raster);
  for (int i = 0; i < 60; i++) {
    double x = 25 + 50 * (i % 8) + 0.13 * i, y = 25 + 45 * (i / 8) + 0.29 * i,
           radius = 2 + 0.21 * i;
    carom_disc_draw(arcs_cr, &look, x, y, radius);
    carom_disc_sprites_draw(sprites, &look, x, y, radius);
  }
  carom_raster_paint(raster, copies_cr);
  cairo_destroy(arcs_cr);
  cairo_destroy(copies_cr);
  guint differing = 0;
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++) {
      guint32 pixel = carom_fixture_pixel(arcs, x, y);
      differing += carom_fixture_pixel_is(copies, x, y, carom_colour_from_rgb(pixel), 128) ? 0 : 1;
    }
  g_assert_cmpuint(differing, ==, 0);
  cairo_surface_destroy(arcs);
  cairo_surface_destroy(copies);
}

/* The ink of a picture: how dark its pixels are, in wholly black ones. */
static double ink_of(cairo_surface_t *image) {
  double ink = 0;
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      ink += 1 - (carom_fixture_pixel(image, x, y) & 0xff) / 255.0;
  return ink;
}

/* In all directions and lengths, also across the edge, arrows drawn pixel by pixel are those that
 * Cairo draws: but for the notch in its head, which is less than a pixel, no pixel of an arrow is
 * off by more than half its contrast; and there is as much ink, to a tenth. */
static void test_raster_arrows(void) {
  CaromColour black = {0, 0, 0}, white = {1, 1, 1};
  cairo_surface_t *paths = carom_fixture_image(SIZE, SIZE, white);
  cairo_surface_t *pixels = carom_fixture_image(SIZE, SIZE, white);
  cairo_t *paths_cr = cairo_create(paths), *pixels_cr = cairo_create(pixels);
  g_autoptr(CaromRaster) raster = carom_raster_new(pixels_cr, SIZE, SIZE, 0);
  CaromArrow arrows[64];
  for (int i = 0; i < 64; i++) {
    CaromVec2 from = carom_vec2(50 * (i % 8) + 0.37 * i, 50 * (i / 8) + 25);
    double angle = i * G_PI / 32, length = 4 + 0.25 * i;
    CaromVec2 way = carom_vec2(length * cos(angle), length * sin(angle));
    arrows[i] = (CaromArrow){from, carom_vec2_add(from, way)};
  }
  carom_arrows_draw(paths_cr, arrows, 64, black, 0.85);
  carom_raster_draw_arrows(raster, arrows, 64, black, 0.85);
  carom_raster_paint(raster, pixels_cr);
  guint differing = 0;
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++) {
      CaromColour wanted = carom_colour_from_rgb(carom_fixture_pixel(paths, x, y));
      differing += carom_fixture_pixel_is(pixels, x, y, wanted, 128) ? 0 : 1;
    }
  g_assert_cmpuint(differing, <=, G_N_ELEMENTS(arrows));
  g_assert_cmpfloat_with_epsilon(ink_of(pixels), ink_of(paths), 0.1 * ink_of(paths));
  cairo_destroy(paths_cr);
  cairo_destroy(pixels_cr);
  cairo_surface_destroy(paths);
  cairo_surface_destroy(pixels);
}

/* So many discs that sprites are used: all of them are there. */
static void test_crowd(void) {
  CaromScene *scene = square_scene();
  for (int i = 0; i < 1600; i++)
    carom_fixture_add_disc(scene, carom_vec2(-1.9 + 0.095 * (i % 40), -1.9 + 0.095 * (i / 40)),
                           carom_vec2(0, 0), 0.04, FALSE);
  g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
  cairo_surface_t *image = draw(comparison, FALSE, FALSE);
  /* Each disc is some 7 pixels wide; about 20 of its pixels are plain fill. */
  g_assert_cmpuint(carom_fixture_count(image, carom_theme_light()->disc), >, 1600 * 10);
  cairo_surface_destroy(image);
}

/* How much a picture of many discs differs if it is drawn by way of a recording, as GTK does it,
 * rather than directly, at two pixels a point.
 *
 * Returns: how many pixels are off by more than a fifth */
static guint recorded_difference(const CaromComparison *comparison, double pixels_per_point) {
  CaromScenePicture picture = {
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .font = "Sans 10",
  };
  cairo_surface_t *direct = carom_fixture_image(2 * SIZE, 2 * SIZE, picture.theme->background);
  cairo_surface_t *replayed = carom_fixture_image(2 * SIZE, 2 * SIZE, picture.theme->background);
  cairo_surface_t *recording = cairo_recording_surface_create(
      CAIRO_CONTENT_COLOR_ALPHA, &(cairo_rectangle_t){0, 0, SIZE, SIZE});
  cairo_surface_set_device_scale(direct, 2, 2);
  cairo_surface_set_device_scale(replayed, 2, 2);
  cairo_t *direct_cr = cairo_create(direct), *replayed_cr = cairo_create(replayed);
  cairo_t *recording_cr = cairo_create(recording);
  carom_scene_picture_draw(&picture, direct_cr, SIZE, SIZE);
  picture.pixels_per_point = pixels_per_point;
  carom_scene_picture_draw(&picture, recording_cr, SIZE, SIZE);
  cairo_set_source_surface(replayed_cr, recording, 0, 0);
  cairo_paint(replayed_cr);
  guint differing = 0;
  for (int y = 0; y < 2 * SIZE; y++)
    for (int x = 0; x < 2 * SIZE; x++) {
      guint32 pixel = carom_fixture_pixel(direct, x, y);
      differing += carom_fixture_pixel_is(replayed, x, y, carom_colour_from_rgb(pixel), 51) ? 0 : 1;
    }
  cairo_destroy(direct_cr);
  cairo_destroy(replayed_cr);
  cairo_destroy(recording_cr);
  cairo_surface_destroy(direct);
  cairo_surface_destroy(replayed);
  cairo_surface_destroy(recording);
  return differing;
}

/* A recording does not know its resolution. If the picture is told it, discs drawn on an image are
 * as sharp as elsewhere. */
static void test_crowd_resolution(void) {
  g_autoptr(CaromComparison) comparison = carom_fixture_run(placement_scene(400, 1), 0);
  g_assert_cmpuint(recorded_difference(comparison, 2), ==, 0);
  g_assert_cmpuint(recorded_difference(comparison, 0), >, 400);
}

static void test_view(void) {
  CaromView view = carom_view_fit(carom_vec2(-2, -2), carom_vec2(2, 2), 10, 20, 210, 320);
  g_assert_cmpfloat(view.points_per_unit, ==, 50);
  CaromVec2 place = carom_view_place(&view, carom_vec2(2, 2));
  g_assert_cmpfloat(place.x, ==, 210);
  g_assert_cmpfloat(place.y, ==, 70);
  CaromVec2 back = carom_view_position(&view, place);
  g_assert_cmpfloat(back.x, ==, 2);
  g_assert_cmpfloat(back.y, ==, 2);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scene-picture/door", test_door);
  g_test_add_func("/scene-picture/emitter", test_emitter);
  g_test_add_func("/scene-picture/place", test_place);
  g_test_add_func("/scene-picture/fills-rectangle", test_fills_rectangle);
  g_test_add_func("/scene-picture/pinned", test_pinned);
  g_test_add_func("/scene-picture/large-pinned", test_large_pinned);
  g_test_add_func("/scene-picture/colour", test_colour);
  g_test_add_func("/scene-picture/arrows", test_arrows);
  g_test_add_func("/scene-picture/arrow-cap", test_arrow_cap);
  g_test_add_func("/scene-picture/greatest-speed", test_greatest_speed);
  g_test_add_func("/scene-picture/labels", test_labels);
  g_test_add_func("/scene-picture/arrow-on-letter", test_arrow_on_letter);
  g_test_add_func("/scene-picture/outside", test_outside);
  g_test_add_func("/scene-picture/counter-beside-sum", test_counter_beside_sum);
  g_test_add_func("/scene-picture/degenerate", test_degenerate);
  g_test_add_func("/scene-picture/quiet-notes", test_quiet_notes);
  g_test_add_func("/scene-picture/far-zoom", test_far_zoom);
  g_test_add_func("/scene-picture/sprites", test_sprites);
  g_test_add_func("/scene-picture/raster-arrows", test_raster_arrows);
  g_test_add_func("/scene-picture/crowd", test_crowd);
  g_test_add_func("/scene-picture/crowd-resolution", test_crowd_resolution);
  g_test_add_func("/scene-picture/view", test_view);
  return g_test_run();
}
