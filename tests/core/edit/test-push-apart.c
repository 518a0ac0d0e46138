/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-push-apart: what overlaps is found, and what has been moved finds the nearest free place. */
#include "carom-edit-overlaps.h"
#include "carom-free-place.h"
#include "carom-push-apart.h"
#include "edit-test.h"

static void assert_overlap(const GArray *overlaps, guint nth, guint disc, CaromItem other,
                           double depth) {
  const CaromEditOverlap *overlap = &g_array_index(overlaps, CaromEditOverlap, nth);
  g_assert_cmpuint(overlap->disc, ==, disc);
  g_assert_cmpint(overlap->other.kind, ==, other.kind);
  g_assert_cmpuint(overlap->other.index, ==, other.index);
  g_assert_cmpfloat_with_epsilon(overlap->depth, depth,
                                 1e-15); /* a rounding or two of numbers ≤ 2 */
}

/* Each pair once, from whichever side it is selected; what only touches is not among them. */
static void test_list(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 1);
  test_add_disc_at(scene, 1.5, 0, 1);
  test_add_disc_at(scene, 3.5, 0, 1); /* touches the one before */
  test_add_wall_at(scene, -1, 0.75, 1, 0.75);
  test_add_wall_at(scene, 4, -1, 4, 1);
  g_autoptr(CaromSelection) all = test_all(scene);
  g_autoptr(GArray) overlaps = carom_edit_overlaps_list(scene, all);
  g_assert_cmpuint(overlaps->len, ==, 4);
  assert_overlap(overlaps, 0, 0, test_disc(1), 0.5);
  assert_overlap(overlaps, 1, 0, test_wall(0), 0.25);
  assert_overlap(overlaps, 2, 1, test_wall(0), 1 - hypot(0.5, 0.75));
  assert_overlap(overlaps, 3, 2, test_wall(1), 0.5);
  g_autoptr(CaromSelection) second = carom_selection_new_of(test_disc(1));
  g_autoptr(GArray) of_second = carom_edit_overlaps_list(scene, second);
  g_assert_cmpuint(of_second->len, ==, 2);
  assert_overlap(of_second, 0, 0, test_disc(1), 0.5);
  g_autoptr(CaromSelection) wall = carom_selection_new_of(test_wall(0));
  g_autoptr(GArray) of_wall = carom_edit_overlaps_list(scene, wall);
  g_assert_cmpuint(of_wall->len, ==, 2);
}

/* What stands as it stood is not new, whichever its index, nor what overlaps by rounding only. */
static void test_new(void) {
  g_autoptr(CaromScene) before = carom_scene_new();
  test_add_disc_at(before, 9, 9, 1);
  test_add_disc_at(before, 0, 0, 1);
  test_add_disc_at(before, 1.5, 0, 1);
  test_add_wall_at(before, -1, 0.75, -0.5, 0.75);
  g_autoptr(CaromScene) scene = carom_scene_copy(before);
  g_array_remove_index(scene->bodies, 0);
  test_add_disc_at(scene, 20, 0, 1);
  test_add_disc_at(scene, 22 - 1e-12, 0, 1);
  g_autoptr(GArray) none = carom_edit_overlaps_list_new(scene, before);
  g_assert_cmpuint(none->len, ==, 0);
  g_autoptr(CaromSelection) last = carom_selection_new_of(test_disc(3));
  g_autoptr(GArray) touching = carom_edit_overlaps_list(scene, last);
  g_assert_cmpuint(touching->len, ==, 0);
  g_array_index(scene->bodies, CaromBody, 1).position.x = 1.75;
  g_autoptr(GArray) moved = carom_edit_overlaps_list_new(scene, before);
  g_assert_cmpuint(moved->len, ==, 1);
  assert_overlap(moved, 0, 0, test_disc(1), 0.25);
  test_add_wall_at(scene, 20, -2, 20, 2);
  g_autoptr(GArray) walled = carom_edit_overlaps_list_new(scene, before);
  g_assert_cmpuint(walled->len, ==, 2);
  assert_overlap(walled, 1, 2, test_wall(1), 1);
  g_assert_false(carom_edit_overlaps_equal(moved, walled));
  g_array_index(scene->bodies, CaromBody, 1).position.x = 1.5 + 1.0 / 1024; /* deeper */
  g_array_set_size(scene->walls, 1);
  g_autoptr(GArray) deeper = carom_edit_overlaps_list_new(scene, before);
  g_assert_true(carom_edit_overlaps_equal(moved, deeper));
}

/* The gap that is left is a billionth of the reach, of which there are 2 here. In the corners below
 * it shifts the disc by up to twice that. */
#define GAP 4e-9

static void assert_pushed(CaromScene *scene, guint disc, double x, double y) {
  g_autoptr(CaromSelection) moved = carom_selection_new_of(test_disc(disc));
  g_autoptr(CaromScene) before = carom_scene_copy(scene);
  guint n_pushed;
  g_assert_true(carom_push_apart(scene, moved, &n_pushed));
  g_assert_cmpuint(n_pushed, ==, 1);
  g_assert_cmpfloat_with_epsilon(carom_scene_body(scene, disc)->position.x, x, GAP);
  g_assert_cmpfloat_with_epsilon(carom_scene_body(scene, disc)->position.y, y, GAP);
  g_autoptr(GArray) left = carom_edit_overlaps_list(scene, moved);
  g_assert_cmpuint(left->len, ==, 0);
  for (guint i = 0; i < scene->bodies->len; i++)
    if (i != disc)
      g_assert_cmpmem(carom_scene_body(scene, i), sizeof(CaromBody), carom_scene_body(before, i),
                      sizeof(CaromBody));
}

/* Off one disc along the line of centres, the one that is on top alone. */
static void test_one(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 1);
  test_add_disc_at(scene, 0.6, 0.8, 1);
  assert_pushed(scene, 1, 1.2, 1.6);
}

/* What overlaps nothing stays bit for bit. */
static void test_none(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 1);
  test_add_disc_at(scene, 2, 0, 1);
  g_autoptr(CaromScene) before = carom_scene_copy(scene);
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_true(carom_push_apart(scene, all, NULL));
  test_assert_same(scene, before);
}

static void test_on_top(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 3, 4, 1);
  test_add_disc_at(scene, 3, 4, 1);
  assert_pushed(scene, 1, 5, 4);
}

/* Between two that leave too small a gap, off both at once: to where it touches both. Pushed off
 * one and the other in turn, it would go to and fro for ever. */
static void test_wedge(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, -1.5, 0, 1);
  test_add_disc_at(scene, 1.5, 0, 1);
  test_add_disc_at(scene, 0, 0.1, 1);
  assert_pushed(scene, 2, 0, sqrt(4 - 2.25));
}

/* Off a wall to the side where its centre is, and round its end. */
static void test_wall_and_end(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall_at(scene, 0, 0, 10, 0);
  test_add_disc_at(scene, 5, -0.25, 1);
  assert_pushed(scene, 0, 5, -1);
  test_add_disc_at(scene, 10.3, 0.4, 1);
  assert_pushed(scene, 1, 10.6, 0.8);
}

/* In a corner, off both walls. */
static void test_corner(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall_at(scene, 0, 0, 10, 0);
  test_add_wall_at(scene, 0, 0, 0, 10);
  test_add_disc_at(scene, 0.5, 0.75, 1);
  assert_pushed(scene, 0, 1, 1);
}

/* Far from the origin a billionth of the radius is less than doubles can tell. */
static void test_far_away(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 1e9, 1e9, 1);
  test_add_disc_at(scene, 1e9 + 1, 1e9 + 0.125, 1);
  g_autoptr(CaromSelection) moved = carom_selection_new_of(test_disc(1));
  g_assert_true(carom_push_apart(scene, moved, NULL));
}

/* A disc that is as small as can be in one that is as large finds out. */
static void test_sizes(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 1000);
  test_add_disc_at(scene, 1, 0, 0.001);
  g_autoptr(CaromSelection) moved = carom_selection_new_of(test_disc(1));
  g_assert_true(carom_push_apart(scene, moved, NULL));
  /* The gap is a billionth of 1000.001. */
  g_assert_cmpfloat_with_epsilon(carom_scene_body(scene, 1)->position.x, 1000.001, 2e-6);
}

static double distance(CaromVec2 one, CaromVec2 other) {
  return carom_vec2_length(carom_vec2_sub(other, one));
}

/* Whether a disc of radius 0.5 at @place overlaps none of the others, which are as large. */
static gboolean is_free(const CaromScene *scene, guint disc, CaromVec2 place) {
  for (guint i = 0; i < scene->bodies->len; i++)
    if (i != disc && distance(carom_scene_body(scene, i)->position, place) < 1)
      return FALSE;
  return TRUE;
}

/* In random crowds: no free place on a fine raster is nearer than the one that was found. */
static void test_nearest(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  guint n_pushed = 0;
  for (guint round = 0; round < 100; round++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    for (guint i = 0; i < 60; i++) {
      double x = g_rand_double_range(random, 0, 8), y = g_rand_double_range(random, 0, 8);
      test_add_disc_at(scene, x, y, 0.5);
    }
    CaromVec2 was = carom_scene_body(scene, 30)->position;
    g_autoptr(CaromSelection) moved = carom_selection_new_of(test_disc(30));
    g_assert_true(carom_push_apart(scene, moved, NULL));
    CaromVec2 is = carom_scene_body(scene, 30)->position;
    g_assert_true(is_free(scene, 30, is));
    n_pushed += distance(was, is) > 0;
    for (double dx = -4; dx <= 4; dx += 0.03)
      for (double dy = -4; dy <= 4; dy += 0.03) {
        CaromVec2 place = carom_vec2(was.x + dx, was.y + dy);
        if (hypot(dx, dy) < distance(was, is) - 1e-8) /* the gap, and what it shifts corners by */
          g_assert_false(is_free(scene, 30, place));
      }
  }
  g_assert_cmpuint(n_pushed, >, 80);
}

/* A heap of discs, all moved at once, is spread without any overlap, and stays in random order of
 * nothing but its indices: twice the same. */
static void test_heap(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(2);
  g_autoptr(CaromScene) scene = test_dyadic_scene(random, 80);
  g_autoptr(CaromScene) other = carom_scene_copy(scene);
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_true(carom_push_apart(scene, all, NULL));
  g_assert_true(carom_push_apart(other, all, NULL));
  g_assert_cmpuint(carom_scene_count_overlaps(scene, G_MAXUINT), ==, 0);
  test_assert_same(scene, other);
}

/* Discs of radius 0.5 with their centres in a square about @middle. */
static CaromScene *make_random(guint n, CaromVec2 middle, double half_width) {
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < n; i++) {
    double x = g_rand_double_range(random, -half_width, half_width);
    double y = g_rand_double_range(random, -half_width, half_width);
    test_add_disc_at(scene, middle.x + x, middle.y + y, 0.5);
  }
  return scene;
}

/* A box about (0, 0). */
static void add_box(CaromScene *scene, double half_width) {
  double h = half_width;
  test_add_wall_at(scene, -h, -h, h, -h);
  test_add_wall_at(scene, h, -h, h, h);
  test_add_wall_at(scene, h, h, -h, h);
  test_add_wall_at(scene, -h, h, -h, -h);
}

static void assert_inside(const CaromScene *scene, double half_width) {
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromVec2 at = carom_scene_body(scene, i)->position;
    g_assert_cmpfloat(MAX(fabs(at.x), fabs(at.y)), <=, half_width);
  }
}

/* Thousands that have room all find it; they cover 44 % of the square. */
static void test_crowd(void) {
  g_autoptr(CaromScene) scene = make_random(2000, carom_vec2(0, 0), 30);
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_cmpuint(carom_scene_count_overlaps(scene, G_MAXUINT), >, 1000);
  g_assert_true(carom_push_apart(scene, all, NULL));
  g_assert_cmpuint(carom_scene_count_overlaps(scene, G_MAXUINT), ==, 0);
}

/* What is in a box stays there: with room all find a place, and without some are left, which is
 * said. Discs that are next to the wall, and half through it, are on the side of their centre. */
static void test_box(void) {
  static const struct {
    guint n;
    double half_width;
    gboolean has_room;
  } rows[] = {{30, 5, TRUE}, {40, 2, FALSE}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    double h = rows[i].half_width;
    g_autoptr(CaromScene) scene = make_random(rows[i].n, carom_vec2(0, 0), h - 0.01);
    add_box(scene, h);
    g_autoptr(CaromSelection) all = test_all(scene);
    g_assert_true(carom_push_apart(scene, all, NULL) == rows[i].has_room);
    g_autoptr(GArray) left = carom_edit_overlaps_list(scene, all);
    g_assert_true((left->len == 0) == rows[i].has_room);
    assert_inside(scene, h);
  }
}

/* Not through a single wall either, be it the shorter way. */
static void test_not_through(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall_at(scene, 0, -4, 0, 4);
  test_add_disc_at(scene, -1.1, 0, 1);
  test_add_disc_at(scene, -0.1, 0, 1);
  g_autoptr(CaromSelection) moved = carom_selection_new_of(test_disc(1));
  g_assert_true(carom_push_apart(scene, moved, NULL));
  g_assert_cmpfloat(carom_scene_body(scene, 1)->position.x, <=, -1);
}

/* A disc that is pinned stays, and what is on it goes. */
static void test_pinned(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 1);
  test_add_disc_at(scene, 0.6, 0.8, 1);
  g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_true(carom_push_apart(scene, all, NULL));
  g_assert_cmpfloat(carom_scene_body(scene, 0)->position.x, ==, 0);
  g_assert_cmpfloat(carom_scene_body(scene, 0)->position.y, ==, 0);
  g_assert_cmpfloat_with_epsilon(carom_scene_body(scene, 1)->position.x, 1.2, GAP);
}

/* Elsewhere the same comes out. The gap that is left grows there by 8 ε × 1024 or 2e-12, and so do
 * places by rounding; each of 30 discs may pass that on to the next, somewhat enlarged in corners
 * between two others. */
static void test_elsewhere(void) {
  g_autoptr(CaromScene) scene = make_random(30, carom_vec2(0, 0), 3);
  g_autoptr(CaromScene) other = make_random(30, carom_vec2(1024, -512), 3);
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_true(carom_push_apart(scene, all, NULL));
  g_assert_true(carom_push_apart(other, all, NULL));
  for (guint i = 0; i < 30; i++) {
    CaromVec2 here = carom_scene_body(scene, i)->position;
    CaromVec2 there = carom_scene_body(other, i)->position;
    g_assert_cmpfloat_with_epsilon(there.x - 1024, here.x, 1e-9);
    g_assert_cmpfloat_with_epsilon(there.y + 512, here.y, 1e-9);
  }
}

/* Where too much lies on top of each other, it is given up in time, and that is said. */
static void test_hopeless(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (guint i = 0; i < 1000; i++)
    test_add_disc_at(scene, 0, 0, 1);
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_false(carom_push_apart(scene, all, NULL));
}

/* In how many steps @n discs, all in one place, are put each beside the other, where they look for
 * nothing. */
static guint64 count_steps(guint n) {
  g_autoptr(CaromScene) scene = make_random(n, carom_vec2(0, 0), 1);
  g_autoptr(CaromFreePlace) places = carom_free_place_new(scene);
  for (guint i = 0; i < n; i++)
    carom_free_place_put(places, i, carom_vec2(10 + 2.0 * i, 0));
  return carom_free_place_count_steps(places);
}

/* Sorting all discs again and again counts, and it is not done the more often the more discs there
 * are: it takes √n × n steps, eight times as many for four times as many discs, and not n × n. */
static void test_steps_of_sorting(void) {
  guint64 few = count_steps(4096), many = count_steps(4 * 4096);
  g_assert_cmpuint(few, >=, 20 * 4096); /* each time all are looked at */
  g_assert_cmpuint(many, <=, 9 * few);
}

/* Each wall that is looked at counts; where a disc is in the way, none is looked at. */
static void test_steps_of_walls(void) {
  enum { N_WALLS = 5000 };
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 1);
  test_add_disc_at(scene, 5, 0, 1);
  for (guint i = 0; i < N_WALLS; i++)
    test_add_wall_at(scene, 10 + i, 0, 10 + i, 1);
  g_autoptr(CaromFreePlace) places = carom_free_place_new(scene);
  g_assert_false(carom_free_place_is_free(places, 0, carom_vec2(4, 0)));
  guint64 n_steps = carom_free_place_count_steps(places);
  g_assert_cmpuint(n_steps, <, N_WALLS);
  g_assert_true(carom_free_place_is_free(places, 0, carom_vec2(-4, 0)));
  g_assert_cmpuint(carom_free_place_count_steps(places), >=, n_steps + N_WALLS);
}

/* Walls are not pushed, and that is said. */
static void test_failure(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 1);
  test_add_wall_at(scene, -2, 0, 2, 0);
  g_autoptr(CaromScene) before = carom_scene_copy(scene);
  g_autoptr(CaromSelection) wall = carom_selection_new_of(test_wall(0));
  g_assert_false(carom_push_apart(scene, wall, NULL));
  test_assert_same(scene, before);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/push-apart/new", test_new);
  g_test_add_func("/edit-overlaps/list", test_list);
  g_test_add_func("/push-apart/one", test_one);
  g_test_add_func("/push-apart/none", test_none);
  g_test_add_func("/push-apart/on-top", test_on_top);
  g_test_add_func("/push-apart/wedge", test_wedge);
  g_test_add_func("/push-apart/wall-and-end", test_wall_and_end);
  g_test_add_func("/push-apart/corner", test_corner);
  g_test_add_func("/push-apart/far-away", test_far_away);
  g_test_add_func("/push-apart/sizes", test_sizes);
  g_test_add_func("/push-apart/nearest", test_nearest);
  g_test_add_func("/push-apart/heap", test_heap);
  g_test_add_func("/push-apart/crowd", test_crowd);
  g_test_add_func("/push-apart/box", test_box);
  g_test_add_func("/push-apart/not-through", test_not_through);
  g_test_add_func("/push-apart/pinned", test_pinned);
  g_test_add_func("/push-apart/elsewhere", test_elsewhere);
  g_test_add_func("/push-apart/hopeless", test_hopeless);
  g_test_add_func("/push-apart/steps-of-sorting", test_steps_of_sorting);
  g_test_add_func("/push-apart/steps-of-walls", test_steps_of_walls);
  g_test_add_func("/push-apart/failure", test_failure);
  return g_test_run();
}
