/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-edit-emitter: emitters are edited as discs and walls are, and walls become doors. */
#include "edit-test.h"

#include "carom-rubber-band.h"

static CaromEmitter *emitter_of(CaromScene *scene, guint index) {
  return &g_array_index(scene->emitters, CaromEmitter, index);
}

/* A disc, a wall, and an emitter at (3, 1) that spreads 2 to the sides and 1 up and down. */
static CaromScene *scene_new(void) {
  CaromScene *scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 0.5);
  test_add_wall_at(scene, -4, -2, 4, -2);
  test_add_emitter_at(scene, 3, 1);
  emitter_of(scene, 0)->spread = carom_vec2(2, 1);
  emitter_of(scene, 0)->velocity = carom_vec2(1, 0.5);
  emitter_of(scene, 0)->radius = 0.25;
  return scene;
}

/* They come after discs and walls, and are known by their own indices. */
static void test_order(void) {
  g_autoptr(CaromScene) scene = scene_new();
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_cmpuint(carom_item_count_all(scene), ==, 3);
  g_assert_cmpuint(carom_selection_count(all), ==, 3);
  for (guint nth = 0; nth < 3; nth++)
    g_assert_cmpint(carom_selection_get(all, nth).kind, ==, nth);
  g_autoptr(CaromSelection) own = carom_selection_of_kind(all, CAROM_ITEM_EMITTER);
  g_assert_cmpuint(carom_selection_count(own), ==, 1);
  g_assert_true(carom_selection_has(own, test_emitter(0)));
}

/* Rims and spread count. */
static void test_bounds(void) {
  g_autoptr(CaromScene) scene = scene_new();
  CaromExtents bounds = carom_item_bounds(scene, test_emitter(0));
  g_assert_cmpfloat(bounds.min.x, ==, 3 - 2 - 0.25);
  g_assert_cmpfloat(bounds.max.x, ==, 3 + 2 + 0.25);
  g_assert_cmpfloat(bounds.min.y, ==, 1 - 1 - 0.25);
  g_assert_cmpfloat(bounds.max.y, ==, 1 + 1 + 0.25);
}

static void test_move(void) {
  g_autoptr(CaromScene) scene = scene_new();
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_true(carom_edit_move(scene, all, carom_vec2(-1, 2), NULL));
  g_assert_cmpfloat(emitter_of(scene, 0)->position.x, ==, 2);
  g_assert_cmpfloat(emitter_of(scene, 0)->position.y, ==, 3);
  g_assert_cmpfloat(emitter_of(scene, 0)->velocity.y, ==, 0.5);
}

/* A quarter turn about the origin: (x, y) becomes (−y, x), and the sides of the spread change. */
static void test_turn(void) {
  g_autoptr(CaromScene) scene = scene_new();
  g_autoptr(CaromSelection) one = carom_selection_new_of(test_emitter(0));
  g_assert_true(carom_edit_turn(scene, one, carom_vec2(0, 0), 90, NULL));
  g_assert_cmpfloat(emitter_of(scene, 0)->position.x, ==, -1);
  g_assert_cmpfloat(emitter_of(scene, 0)->position.y, ==, 3);
  g_assert_cmpfloat(emitter_of(scene, 0)->velocity.x, ==, -0.5);
  g_assert_cmpfloat(emitter_of(scene, 0)->velocity.y, ==, 1);
  g_assert_cmpfloat(emitter_of(scene, 0)->spread.x, ==, 1);
  g_assert_cmpfloat(emitter_of(scene, 0)->spread.y, ==, 2);
}

/* A rectangle that lies aslant is no spread. */
static void test_turn_aslant(void) {
  g_autoptr(CaromScene) before = scene_new();
  g_autoptr(CaromScene) scene = carom_scene_copy(before);
  g_autoptr(CaromSelection) all = test_all(scene);
  g_autoptr(GError) error = NULL;
  g_assert_false(carom_edit_turn(scene, all, carom_vec2(0, 0), 15, &error));
  g_assert_error(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_NO_VALUE);
  test_assert_same(scene, before);
  emitter_of(scene, 0)->spread = carom_vec2(0, 0);
  g_assert_true(carom_edit_turn(scene, all, carom_vec2(0, 0), 15, NULL));
}

static void test_mirror(void) {
  g_autoptr(CaromScene) scene = scene_new();
  g_autoptr(CaromSelection) one = carom_selection_new_of(test_emitter(0));
  g_assert_true(carom_edit_mirror(scene, one, CAROM_MIRROR_LEFT_RIGHT, 0, NULL));
  g_assert_cmpfloat(emitter_of(scene, 0)->position.x, ==, -3);
  g_assert_cmpfloat(emitter_of(scene, 0)->velocity.x, ==, -1);
  g_assert_cmpfloat(emitter_of(scene, 0)->spread.x, ==, 2);
}

/* By the edge of all that its discs take up. */
static void test_align(void) {
  g_autoptr(CaromScene) scene = scene_new();
  g_autoptr(CaromSelection) two = carom_selection_new_of(test_emitter(0));
  carom_selection_add(two, test_disc(0));
  g_assert_true(carom_edit_align(scene, two, CAROM_ALIGNMENT_LEFT, NULL));
  g_assert_cmpfloat(emitter_of(scene, 0)->position.x, ==, -0.5 + 0.25 + 2);
}

/* Copies come last, with all that the original has; others keep their order. */
static void test_copies(void) {
  g_autoptr(CaromScene) scene = scene_new();
  g_autoptr(CaromSelection) all = test_all(scene);
  emitter_of(scene, 0)->others = g_intern_string("\"tag\": 1");
  g_assert_true(carom_edit_duplicate(scene, all, carom_vec2(0, 4), all, NULL));
  g_assert_true(carom_selection_has(all, test_emitter(1)));
  g_assert_false(carom_selection_has(all, test_emitter(0)));
  g_assert_cmpfloat(emitter_of(scene, 1)->position.y, ==, 5);
  g_assert_true(emitter_of(scene, 1)->others == emitter_of(scene, 0)->others);
  g_autoptr(CaromScene) extract = carom_edit_extract(scene, all);
  g_assert_cmpuint(carom_item_count_all(extract), ==, 3);
  g_autoptr(CaromSelection) first = carom_selection_new_of(test_emitter(0));
  carom_edit_delete(scene, first);
  g_assert_cmpuint(scene->emitters->len, ==, 1);
  g_assert_cmpfloat(emitter_of(scene, 0)->position.y, ==, 5);
}

static void test_room(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromEmitter emitter = carom_emitter_default();
  g_autoptr(GError) many = NULL, full = NULL;
  emitter.count = 1;
  for (guint i = 0; i < CAROM_SCENE_MAX_EMITTERS; i++)
    g_array_append_val(scene->emitters, emitter);
  g_assert_false(carom_edit_add_emitter(scene, emitter, &many));
  g_assert_error(many, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_TOO_MANY);
  g_array_set_size(scene->emitters, 1);
  emitter.count = CAROM_SCENE_MAX_BODIES;
  g_assert_false(carom_edit_add_emitter(scene, emitter, &full));
  g_assert_error(full, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_TOO_MANY);
  g_assert_cmpuint(scene->emitters->len, ==, 1);
}

static gboolean is_banded(const CaromScene *scene, double left, double right,
                          CaromRubberBandMode mode) {
  g_autoptr(CaromSelection) banded = carom_selection_new();
  carom_rubber_band_select(scene, carom_vec2(left, -1), carom_vec2(right, 3), mode, banded);
  return carom_selection_has(banded, test_emitter(0));
}

/* It reaches from 0.75 to 5.25. */
static void test_rubber_band(void) {
  g_autoptr(CaromScene) scene = scene_new();
  g_assert_true(is_banded(scene, 0.5, 5.5, CAROM_RUBBER_BAND_CONTAINS));
  g_assert_false(is_banded(scene, 1, 5.5, CAROM_RUBBER_BAND_CONTAINS));
  g_assert_true(is_banded(scene, 0, 0.8, CAROM_RUBBER_BAND_TOUCHES));
  g_assert_false(is_banded(scene, 0, 0.7, CAROM_RUBBER_BAND_TOUCHES));
}

/* Of all walls that are selected, and of nothing else. */
static void test_doors(void) {
  const CaromInterval times[] = {{0.5, 1.25}, {3, 4}};
  const CaromIntervals *open = carom_intervals_intern(times, G_N_ELEMENTS(times));
  g_autoptr(CaromScene) scene = scene_new();
  g_autoptr(CaromSelection) all = test_all(scene);
  test_add_wall_at(scene, 0, 5, 1, 5);
  carom_edit_set_open(scene, all, open);
  g_assert_true(carom_intervals_equal(carom_scene_wall(scene, 0)->open, open));
  g_assert_null(carom_scene_wall(scene, 1)->open);
  g_assert_true(carom_scene_has_doors(scene));
  carom_edit_set_open(scene, all, NULL);
  g_assert_false(carom_scene_has_doors(scene));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/edit-emitter/order", test_order);
  g_test_add_func("/edit-emitter/bounds", test_bounds);
  g_test_add_func("/edit-emitter/move", test_move);
  g_test_add_func("/edit-emitter/turn", test_turn);
  g_test_add_func("/edit-emitter/turn-aslant", test_turn_aslant);
  g_test_add_func("/edit-emitter/mirror", test_mirror);
  g_test_add_func("/edit-emitter/align", test_align);
  g_test_add_func("/edit-emitter/copies", test_copies);
  g_test_add_func("/edit-emitter/room", test_room);
  g_test_add_func("/edit-emitter/rubber-band", test_rubber_band);
  g_test_add_func("/edit-emitter/doors", test_doors);
  return g_test_run();
}
