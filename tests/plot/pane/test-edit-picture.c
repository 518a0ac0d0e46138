/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-edit-picture: what is drawn over a picture while its scene is edited, and where. */
#include "carom-edit-picture.h"
#include "carom-scene-picture-draw.h"
#include "carom-scene-picture-layout.h"
#include "fixture.h"

enum { SIZE = 400 };

/* The square from −2 to 2 with two discs at rest, A on the left and B on the right, and a wall
 * below. */
static CaromComparison *two_at_rest(void) {
  CaromScene *scene = carom_scene_new();
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-2, -2);
  scene->view_max = carom_vec2(2, 2);
  carom_fixture_add_disc(scene, carom_vec2(-1, 0), carom_vec2(0, 0), 0.5, FALSE);
  carom_fixture_add_disc(scene, carom_vec2(1, 0), carom_vec2(0, 0), 0.5, FALSE);
  CaromWall wall = carom_wall_default(carom_vec2(-1.5, -1.5), carom_vec2(1.5, -1.5));
  g_array_append_val(scene->walls, wall);
  return carom_fixture_run(scene, 0);
}

static CaromScenePicture picture_of(const CaromComparison *comparison) {
  return (CaromScenePicture){
      .run = carom_comparison_get_run(comparison, 0),
      .theme = carom_theme_light(),
      .font = "Sans 10",
      .pixels_per_point = 1,
  };
}

/* @edit: (nullable): NULL: the picture alone */
static cairo_surface_t *draw(const CaromComparison *comparison, const CaromEditPicture *edit) {
  CaromScenePicture picture = picture_of(comparison);
  cairo_surface_t *image = carom_fixture_image(SIZE, SIZE, picture.theme->background);
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_draw(&picture, cr, SIZE, SIZE);
  if (edit)
    carom_edit_picture_draw(edit, &picture, cr, SIZE, SIZE);
  cairo_destroy(cr);
  cairo_surface_flush(image);
  return image;
}

/* Where (@x, @y) of the scene is drawn. */
static CaromVec2 place_of(const CaromComparison *comparison, double x, double y) {
  CaromScenePicture picture = picture_of(comparison);
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, SIZE, SIZE);
  return carom_view_place(&layout.view, carom_vec2(x, y));
}

/* How many pixels @edit changes in the square around a place, @reach points to each side. */
static guint count_changed(const CaromComparison *comparison, const CaromEditPicture *edit,
                           CaromVec2 place, int reach) {
  cairo_surface_t *with = draw(comparison, edit), *without = draw(comparison, NULL);
  guint n = 0;
  for (int y = MAX((int)place.y - reach, 0); y < MIN((int)place.y + reach, SIZE); y++)
    for (int x = MAX((int)place.x - reach, 0); x < MIN((int)place.x + reach, SIZE); x++)
      n += carom_fixture_pixel(with, x, y) != carom_fixture_pixel(without, x, y);
  cairo_surface_destroy(with);
  cairo_surface_destroy(without);
  return n;
}

static guint count_around(const CaromComparison *comparison, const CaromEditPicture *edit, double x,
                          double y, int reach) {
  return count_changed(comparison, edit, place_of(comparison, x, y), reach);
}

/* A ring around what is selected, and none around the rest. */
static void test_selection(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  g_autoptr(CaromSelection) selection = carom_selection_new();
  CaromEditPicture edit = {.selection = selection};
  g_assert_cmpuint(count_around(comparison, &edit, 0, 0, SIZE), ==, 0);
  carom_selection_add(selection, (CaromItem){CAROM_ITEM_DISC, 1});
  g_assert_cmpuint(count_around(comparison, &edit, 1, 0, 60), >, 300);
  g_assert_cmpuint(count_around(comparison, &edit, 1, 0, 30), ==, 0); /* the disc is as it was */
  g_assert_cmpuint(count_around(comparison, &edit, -1, 0, 60), ==, 0);
  g_assert_cmpuint(count_around(comparison, &edit, 0, -1.5, 10), ==, 0);
  carom_selection_add(selection, (CaromItem){CAROM_ITEM_WALL, 0});
  g_assert_cmpuint(count_around(comparison, &edit, 0, -1.5, 10), >, 40);
}

/* What would be selected has a thinner line than what is. */
static void test_pointed(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromItem disc = {CAROM_ITEM_DISC, 0};
  g_autoptr(CaromSelection) selection = carom_selection_new_of(disc);
  CaromEditPicture pointed = {.pointed = &disc}, selected = {.selection = selection};
  guint n_pointed = count_around(comparison, &pointed, -1, 0, 60);
  g_assert_cmpuint(n_pointed, >, 100);
  g_assert_cmpuint(n_pointed, <, count_around(comparison, &selected, -1, 0, 60));
}

/* A grip is a dot with a rim, and filled while it is held. */
static void test_grips(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromEditGrip grips[] = {{{100, 100}, {0, 0}, FALSE}, {{300, 100}, {0, 0}, TRUE}};
  CaromEditPicture edit = {.grips = grips, .n_grips = G_N_ELEMENTS(grips)};
  cairo_surface_t *image = draw(comparison, &edit);
  g_assert_true(carom_fixture_pixel_is(image, 100, 100, carom_theme_light()->background, 4));
  g_assert_true(carom_fixture_pixel_is(image, 300, 100, carom_theme_light()->cursor, 4));
  cairo_surface_destroy(image);
  g_assert_cmpuint(count_changed(comparison, &edit, carom_vec2(100, 100), 8), >, 20);
}

/* One that is to be pulled points the way: it reaches further there, and is narrower. */
static void test_pull_grip(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromEditGrip grips[] = {{{100, 100}, {1, 0}, TRUE}};
  CaromEditPicture edit = {.grips = grips, .n_grips = G_N_ELEMENTS(grips)};
  cairo_surface_t *image = draw(comparison, &edit);
  g_assert_true(carom_fixture_pixel_is(image, 104, 100, carom_theme_light()->cursor, 4));
  g_assert_true(carom_fixture_pixel_is(image, 96, 103, carom_theme_light()->cursor, 4));
  g_assert_false(carom_fixture_pixel_is(image, 103, 103, carom_theme_light()->cursor, 4));
  cairo_surface_destroy(image);
}

static void test_band(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromExtents band = {{-0.25, 0.75}, {0.25, 1.25}};
  CaromEditPicture edit = {.band = &band};
  g_assert_cmpuint(count_around(comparison, &edit, 0, 1, 10), ==, 400);
  g_assert_cmpuint(count_around(comparison, &edit, 0, 0.25, 10), ==, 0);
}

/* Points where something can snap to, but never a surface of them. */
static void test_grid(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromEditPicture edit = {.grid_step = 0.5}, fine = {.grid_step = 0.01};
  g_assert_cmpuint(count_around(comparison, &edit, 0.5, 1.5, 3), >, 0);
  g_assert_cmpuint(count_around(comparison, &edit, 0.75, 1.25, 8), ==, 0);
  g_assert_cmpuint(count_around(comparison, &fine, 0, 0, SIZE), ==, 0);
}

/* The dashes of a disc that is larger than anything that could be seen are still counted in the
 * picture: the arc through its middle is there, in the time of any other picture. */
static void test_huge_overlap(void) {
  static const double radii[] = {1e3, 1e6, 1e9, 1e15};
  for (guint i = 0; i < G_N_ELEMENTS(radii); i++) {
    CaromScene *scene = carom_scene_new();
    scene->has_view = TRUE;
    scene->view_min = carom_vec2(-2, -2);
    scene->view_max = carom_vec2(2, 2);
    carom_fixture_add_disc(scene, carom_vec2(-radii[i], 0), carom_vec2(0, 0), radii[i], FALSE);
    carom_fixture_add_disc(scene, carom_vec2(1, 0), carom_vec2(0, 0), 0.5, FALSE);
    g_autoptr(CaromComparison) comparison = carom_fixture_run(scene, 0);
    g_autoptr(GArray) overlaps = g_array_new(FALSE, FALSE, sizeof(CaromEditOverlap));
    CaromEditOverlap overlap = {.disc = 0, .other = {CAROM_ITEM_DISC, 1}, .depth = 1};
    g_array_append_val(overlaps, overlap);
    CaromEditPicture edit = {.overlaps = overlaps};
    g_assert_cmpuint(count_around(comparison, &edit, 0, 1.5, 20), >, 20);
    g_assert_cmpuint(count_around(comparison, &edit, -1, 1.5, 20), ==, 0);
  }
}

static void test_overlaps(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  g_autoptr(GArray) overlaps = g_array_new(FALSE, FALSE, sizeof(CaromEditOverlap));
  CaromEditOverlap overlap = {0, {CAROM_ITEM_WALL, 0}, 0.1};
  CaromEditPicture edit = {.overlaps = overlaps};
  g_assert_cmpuint(count_around(comparison, &edit, 0, 0, SIZE), ==, 0);
  g_array_append_val(overlaps, overlap);
  g_assert_cmpuint(count_around(comparison, &edit, -1, 0, 60), >, 100);
  g_assert_cmpuint(count_around(comparison, &edit, 0, -1.5, 10), >, 10);
  g_assert_cmpuint(count_around(comparison, &edit, 1, 0, 60), ==, 0);
  CaromEditPicture later = {.left = overlaps};
  guint n_dragged = count_around(comparison, &edit, -1, 0, 60);
  guint n_later = count_around(comparison, &later, -1, 0, 60);
  g_assert_cmpuint(n_later, >, 50);
  g_assert_cmpuint(n_later, <, n_dragged);
}

/* Numbers stand beside the pointer, not under it, and wholly in the picture: in its corners there
 * is as much of their box as in the middle, but for what they hide there. */
static void test_readout(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  const CaromVec2 pointers[] = {{200, 100}, {2, 2}, {398, 2}, {2, 398}, {398, 398}};
  CaromEditPicture edit = {.readout = "x = 1.25 m, y = 0.5 m"};
  guint whole = 0;
  for (guint i = 0; i < G_N_ELEMENTS(pointers); i++) {
    edit.pointer = pointers[i];
    guint n = count_around(comparison, &edit, 0, 0, SIZE);
    g_assert_cmpuint(n, >, 400);
    g_assert_cmpfloat(n, >=, 0.9 * whole);
    g_assert_cmpuint(count_changed(comparison, &edit, pointers[i], 8), ==, 0);
    whole = i == 0 ? n : whole;
  }
}

/* Whether @edit changes any pixel at the right edge. */
static gboolean changes_edge(const CaromComparison *comparison, const CaromEditPicture *edit) {
  cairo_surface_t *with = draw(comparison, edit), *without = draw(comparison, NULL);
  gboolean changes = FALSE;
  for (int y = 0; y < SIZE; y++)
    changes |= carom_fixture_pixel(with, SIZE - 1, y) != carom_fixture_pixel(without, SIZE - 1, y);
  cairo_surface_destroy(with);
  cairo_surface_destroy(without);
  return changes;
}

/* What is wider than the pane goes on in another line rather than beyond the edge: numbers where
 * they are two things, and sentences between words. */
static void test_readout_wide(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromEditPicture narrow = {.readout = "v = (1.25, 0.5) m/s", .pointer = {200, 60}};
  guint n_narrow = count_around(comparison, &narrow, 0, 0, SIZE);
  static const char *const readouts[] = {
      "v = (1.250000, 0.500000) centimetres per second · 1.346000 centimetres per second, 21.80°",
      "The disc cannot be as small as this: give it a radius that is greater than nothing at all",
  };
  for (guint i = 0; i < G_N_ELEMENTS(readouts); i++) {
    CaromEditPicture edit = {.readout = readouts[i], .pointer = {200, 60}};
    g_assert_false(changes_edge(comparison, &edit));
    g_assert_cmpuint(count_around(comparison, &edit, 0, 0, SIZE), >, 2 * n_narrow);
  }
}

/* The disc that is dragged is not hidden by its numbers, wherever there is room beside it. */
static void test_readout_beside(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  const CaromVec2 pointers[] = {{60, 100}, {200, 200}, {340, 300}};
  for (guint i = 0; i < G_N_ELEMENTS(pointers); i++) {
    CaromVec2 radius = carom_vec2(40, 40);
    CaromExtents held = {carom_vec2_sub(pointers[i], radius), carom_vec2_add(pointers[i], radius)};
    CaromEditPicture edit = {.readout = "x = 1 m", .pointer = pointers[i]};
    g_assert_cmpuint(count_changed(comparison, &edit, pointers[i], 40), >, 0);
    if (i == 1) /* no room but above and below */
      edit.readout = "x = 1.25 metres, and y = 0.5 metres";
    edit.held = &held;
    g_assert_cmpuint(count_changed(comparison, &edit, pointers[i], 40), ==, 0);
    g_assert_cmpuint(count_changed(comparison, &edit, pointers[i], SIZE), >, 400);
  }
}

/* Nor is a disc beside it, wherever there is a free place: what is dragged is between two here, on
 * which the numbers would lie. */
static void test_readout_neighbour(void) {
  static const struct {
    CaromVec2 pointer;
    const char *readout;
  } rows[] = {
      {{200, 200}, "x = 1.25 m, y = 0.5 m"},
      {{210, 190}, "x = 1.25 m, y = 0.5 m"},
      {{200, 200}, "v = (1.25, 0.5) m/s and 1.346 m/s, 21.8°"},
  };
  g_autoptr(CaromComparison) comparison = two_at_rest();
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    CaromVec2 radius = carom_vec2(40, 40);
    CaromExtents held = {carom_vec2_sub(rows[i].pointer, radius),
                         carom_vec2_add(rows[i].pointer, radius)};
    CaromEditPicture edit = {.readout = rows[i].readout, .pointer = rows[i].pointer, .held = &held};
    g_assert_cmpuint(count_changed(comparison, &edit, rows[i].pointer, 40), ==, 0);
    g_assert_cmpuint(count_around(comparison, &edit, -1, 0, 35), ==, 0);
    g_assert_cmpuint(count_around(comparison, &edit, 1, 0, 35), ==, 0);
    g_assert_cmpuint(count_around(comparison, &edit, 0, 0, SIZE), >, 400);
  }
}

/* Long ones at an edge find the free places above and below, too, over the pointer or not. */
static void test_readout_at_edge(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromEditPicture edit = {.readout = "v = (1.25, 0.5) m/s and 1.346 m/s, 21.8° from the x axis",
                           .pointer = {392, 215}};
  g_assert_cmpuint(count_around(comparison, &edit, -1, 0, 35), ==, 0);
  g_assert_cmpuint(count_around(comparison, &edit, 1, 0, 35), ==, 0);
  g_assert_cmpuint(count_around(comparison, &edit, 0, 0, SIZE), >, 400);
}

/* They are not under a finger. */
static void test_readout_finger(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromVec2 place = {200, 300};
  CaromEditPicture edit = {.readout = "x = 1 m", .pointer = place};
  g_assert_cmpuint(count_changed(comparison, &edit, place, 35), >, 0);
  edit.pointer_radius = 40;
  g_assert_cmpuint(count_changed(comparison, &edit, place, 35), ==, 0);
  g_assert_cmpuint(count_changed(comparison, &edit, place, SIZE), >, 400);
}

/* Gravity of 0 has its symbol, and no line that leads elsewhere. */
static void test_no_gravity(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromVec2 place = {300, 300}, far_off = {100, 320};
  CaromArrow arrow = {place, place};
  CaromEditPicture edit = {.gravity = &arrow};
  g_assert_cmpuint(count_changed(comparison, &edit, place, 30), >, 10);
  g_assert_cmpuint(count_changed(comparison, &edit, place, 30), ==,
                   count_changed(comparison, &edit, place, SIZE));
  g_assert_cmpuint(count_changed(comparison, &edit, far_off, 60), ==, 0);
}

/* Its symbol leaves the grip that is there its place, and the rim of that. */
static void test_gravity_grip(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromVec2 place = {300, 300};
  CaromArrow arrow = {place, place};
  CaromEditPicture edit = {.gravity = &arrow};
  g_assert_cmpuint(count_changed(comparison, &edit, place, 6), ==, 0);
  g_assert_cmpuint(count_changed(comparison, &edit, place, 20), >, 10);
}

/* A disc that has not come in yet has no ring, wherever it would be. */
static void test_not_there(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  g_autoptr(CaromSelection) selection = carom_selection_new_of((CaromItem){CAROM_ITEM_DISC, 2});
  CaromEditPicture edit = {.selection = selection};
  g_assert_cmpuint(count_around(comparison, &edit, 0, 0, SIZE), ==, 0);
}

/* Where a disc is so far away that its place in the picture is beyond numbers, there is no circle.
 */
static void test_beyond_numbers(void) {
  g_autoptr(CaromComparison) comparison = two_at_rest();
  CaromScenePicture picture = picture_of(comparison);
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, &picture, SIZE, SIZE);
  cairo_surface_t *image = carom_fixture_image(SIZE, SIZE, picture.theme->background);
  cairo_t *cr = cairo_create(image);
  carom_scene_picture_layout_add_circle(&layout, cr, carom_vec2(INFINITY, 0), 1e300);
  g_assert_false(cairo_has_current_point(cr));
  cairo_destroy(cr);
  cairo_surface_destroy(image);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/edit-picture/selection", test_selection);
  g_test_add_func("/edit-picture/not-there", test_not_there);
  g_test_add_func("/edit-picture/beyond-numbers", test_beyond_numbers);
  g_test_add_func("/edit-picture/pointed", test_pointed);
  g_test_add_func("/edit-picture/grips", test_grips);
  g_test_add_func("/edit-picture/pull-grip", test_pull_grip);
  g_test_add_func("/edit-picture/band", test_band);
  g_test_add_func("/edit-picture/grid", test_grid);
  g_test_add_func("/edit-picture/overlaps", test_overlaps);
  g_test_add_func("/edit-picture/huge-overlap", test_huge_overlap);
  g_test_add_func("/edit-picture/no-gravity", test_no_gravity);
  g_test_add_func("/edit-picture/gravity-grip", test_gravity_grip);
  g_test_add_func("/edit-picture/readout", test_readout);
  g_test_add_func("/edit-picture/readout-wide", test_readout_wide);
  g_test_add_func("/edit-picture/readout-beside", test_readout_beside);
  g_test_add_func("/edit-picture/readout-neighbour", test_readout_neighbour);
  g_test_add_func("/edit-picture/readout-at-edge", test_readout_at_edge);
  g_test_add_func("/edit-picture/readout-finger", test_readout_finger);
  return g_test_run();
}
