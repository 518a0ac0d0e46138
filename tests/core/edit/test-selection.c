/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-selection: what is selected, by hand and by the rubber band. */
#include "carom-rubber-band.h"
#include "edit-test.h"

static void test_set(void) {
  g_autoptr(CaromSelection) selection = carom_selection_new();
  carom_selection_add(selection, test_disc(5));
  carom_selection_add(selection, test_wall(0));
  carom_selection_add(selection, test_disc(2));
  carom_selection_add(selection, test_disc(5));
  g_assert_cmpuint(carom_selection_count(selection), ==, 3);
  g_assert_cmpuint(carom_selection_count_of(selection, CAROM_ITEM_DISC), ==, 2);
  g_assert_cmpuint(carom_selection_get(selection, 0).index, ==, 2);
  g_assert_cmpuint(carom_selection_get(selection, 1).index, ==, 5);
  g_assert_cmpint(carom_selection_get(selection, 2).kind, ==, CAROM_ITEM_WALL);
  g_assert_true(carom_selection_has(selection, test_wall(0)));
  g_assert_false(carom_selection_has(selection, test_disc(0)));
  carom_selection_toggle(selection, test_disc(5));
  carom_selection_toggle(selection, test_disc(7));
  carom_selection_remove(selection, test_wall(0));
  carom_selection_remove(selection, test_wall(3));
  g_assert_false(carom_selection_has(selection, test_disc(5)));
  g_assert_true(carom_selection_has(selection, test_disc(7)));
  g_assert_cmpuint(carom_selection_count(selection), ==, 2);
  carom_selection_clear(selection);
  g_assert_cmpuint(carom_selection_count(selection), ==, 0);
}

/* The order in which things are selected makes no difference. */
static void test_equality(void) {
  g_autoptr(CaromSelection) one = carom_selection_new_of(test_disc(1));
  g_autoptr(CaromSelection) other = carom_selection_new_of(test_disc(4));
  g_assert_false(carom_selection_equal(one, other));
  carom_selection_add(one, test_disc(4));
  carom_selection_add(other, test_disc(1));
  g_assert_true(carom_selection_equal(one, other));
  g_autoptr(CaromSelection) copy = carom_selection_copy(one);
  carom_selection_add(copy, test_wall(1));
  g_assert_false(carom_selection_equal(one, copy));
}

static void test_limit(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 1);
  test_add_disc_at(scene, 3, 0, 1);
  g_autoptr(CaromSelection) selection = test_all(scene);
  carom_selection_add(selection, test_disc(2));
  carom_selection_add(selection, test_wall(0));
  carom_selection_limit(selection, scene);
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_true(carom_selection_equal(selection, all));
}

/* What the emitters bring has the indices after those of the start. */
static void test_limit_at_any_time(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromEmitter emitter = carom_emitter_default();
  emitter.count = 2;
  test_add_disc_at(scene, 0, 0, 1);
  g_array_append_val(scene->emitters, emitter);
  g_autoptr(CaromSelection) selection = test_all(scene);
  carom_selection_add(selection, test_disc(2));
  g_autoptr(CaromSelection) expected = carom_selection_copy(selection);
  carom_selection_add(selection, test_disc(3));
  carom_selection_add(selection, test_wall(0));
  carom_selection_limit_at_any_time(selection, scene);
  g_assert_true(carom_selection_equal(selection, expected));
}

static void test_bounds(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 1, 2, 0.5);
  test_add_wall_at(scene, 4, 6, 3, -1);
  g_autoptr(CaromSelection) selection = carom_selection_new();
  CaromExtents bounds = carom_selection_bounds(selection, scene);
  g_assert_true(carom_extents_is_nothing(&bounds));
  carom_selection_all(selection, scene);
  bounds = carom_selection_bounds(selection, scene);
  g_assert_cmpfloat(bounds.min.x, ==, 0.5);
  g_assert_cmpfloat(bounds.min.y, ==, -1);
  g_assert_cmpfloat(bounds.max.x, ==, 4);
  g_assert_cmpfloat(bounds.max.y, ==, 6);
}

static guint count_in_band(const CaromScene *scene, CaromVec2 corner, CaromVec2 opposite,
                           CaromRubberBandMode mode) {
  g_autoptr(CaromSelection) selection = carom_selection_new();
  carom_rubber_band_select(scene, corner, opposite, mode, selection);
  return carom_selection_count(selection);
}

/* A band around the whole, over a part, beside, and where a disc's square but not the disc itself
 * reaches into a corner of it; whichever corner it is drawn from. */
static void test_band_and_disc(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 1);
  const struct {
    CaromVec2 corner, opposite;
    guint contained, touched;
  } cases[] = {
      {{-1, -1}, {1, 1}, 1, 1},    {{1, 1}, {-1, -1}, 1, 1},   {{-1, 1}, {0.99, -1}, 0, 1},
      {{-0.1, 0}, {0.1, 0}, 0, 1}, {{0.8, 0.8}, {2, 2}, 0, 0}, {{2, 2}, {0.7, 0.7}, 0, 1},
      {{1.01, -1}, {2, 1}, 0, 0},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_assert_cmpuint(
        count_in_band(scene, cases[i].corner, cases[i].opposite, CAROM_RUBBER_BAND_CONTAINS), ==,
        cases[i].contained);
    g_assert_cmpuint(
        count_in_band(scene, cases[i].corner, cases[i].opposite, CAROM_RUBBER_BAND_TOUCHES), ==,
        cases[i].touched);
  }
}

/* A slanted wall crosses bands that hold neither end, and passes by others within its extents. */
static void test_band_and_wall(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall_at(scene, 0, 0, 10, 10);
  test_add_wall_at(scene, 20, 0, 20, 10); /* along an axis */
  const struct {
    CaromVec2 corner, opposite;
    guint contained, touched;
  } cases[] = {
      {{0, 0}, {10, 10}, 1, 1}, {{4, 4}, {6, 6}, 0, 1},     {{1, 5}, {4, 9}, 0, 0},
      {{9, 9}, {11, 11}, 0, 1}, {{11, 11}, {12, 12}, 0, 0}, {{19, 4}, {21, 5}, 0, 1},
      {{21, 4}, {22, 5}, 0, 0}, {{0, 0}, {20, 10}, 2, 2},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_assert_cmpuint(
        count_in_band(scene, cases[i].corner, cases[i].opposite, CAROM_RUBBER_BAND_CONTAINS), ==,
        cases[i].contained);
    g_assert_cmpuint(
        count_in_band(scene, cases[i].corner, cases[i].opposite, CAROM_RUBBER_BAND_TOUCHES), ==,
        cases[i].touched);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/selection/set", test_set);
  g_test_add_func("/selection/equality", test_equality);
  g_test_add_func("/selection/limit", test_limit);
  g_test_add_func("/selection/limit-at-any-time", test_limit_at_any_time);
  g_test_add_func("/selection/bounds", test_bounds);
  g_test_add_func("/rubber-band/disc", test_band_and_disc);
  g_test_add_func("/rubber-band/wall", test_band_and_wall);
  return g_test_run();
}
