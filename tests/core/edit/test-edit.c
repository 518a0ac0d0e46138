/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-edit: what each edit does, and that it does nothing else. */
#include "carom-placement-list.h"
#include "edit-test.h"

#include <float.h>

/* @call takes &error. */
#define assert_refused(call, code)                                                                 \
  do {                                                                                             \
    g_autoptr(GError) error = NULL;                                                                \
    g_assert_false(call);                                                                          \
    g_assert_error(error, CAROM_EDIT_ERROR, code);                                                 \
    g_assert_cmpuint(strlen(error->message), >, 0);                                                \
  } while (0)

/* There and back: with dyadic numbers nothing is rounded. What is not selected stays. */
static void test_move(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  g_autoptr(CaromScene) before = test_dyadic_scene(random, 5);
  g_autoptr(CaromScene) scene = carom_scene_copy(before);
  g_autoptr(CaromSelection) selection = carom_selection_new_of(test_disc(3));
  carom_selection_add(selection, test_wall(1));
  g_assert_true(carom_edit_move(scene, selection, carom_vec2(0.25, -3), NULL));
  g_assert_cmpfloat(carom_scene_body(scene, 3)->position.x, ==,
                    carom_scene_body(before, 3)->position.x + 0.25);
  g_assert_cmpfloat(carom_scene_wall(scene, 1)->p2.y, ==, carom_scene_wall(before, 1)->p2.y - 3);
  g_assert_cmpmem(carom_scene_body(scene, 0), 3 * sizeof(CaromBody), carom_scene_body(before, 0),
                  3 * sizeof(CaromBody));
  g_assert_true(carom_edit_move(scene, selection, carom_vec2(-0.25, 3), NULL));
  test_assert_same(scene, before);
}

/* Bit for bit, since with dyadic numbers 2 a − x is exact. */
static void test_mirror_twice(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(2);
  g_autoptr(CaromScene) before = test_dyadic_scene(random, 20);
  g_autoptr(CaromSelection) all = test_all(before);
  for (guint mirror = CAROM_MIRROR_LEFT_RIGHT; mirror <= CAROM_MIRROR_UP_DOWN; mirror++) {
    g_autoptr(CaromScene) scene = carom_scene_copy(before);
    double axis = test_dyadic(random);
    g_assert_true(carom_edit_mirror(scene, all, mirror, axis, NULL));
    CaromVec2 was = carom_scene_body(before, 0)->velocity,
              is = carom_scene_body(scene, 0)->velocity;
    g_assert_cmpfloat(is.x, ==, mirror == CAROM_MIRROR_LEFT_RIGHT ? -was.x : was.x);
    g_assert_cmpfloat(is.y, ==, mirror == CAROM_MIRROR_LEFT_RIGHT ? was.y : -was.y);
    g_assert_true(carom_edit_mirror(scene, all, mirror, axis, NULL));
    test_assert_same(scene, before);
  }
}

/* About the middle of what is selected, its extents stay: they are dyadic, too. */
static void test_mirror_in_place(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  g_autoptr(CaromScene) scene = test_dyadic_scene(random, 20);
  g_autoptr(CaromSelection) all = test_all(scene);
  CaromExtents before = carom_selection_bounds(all, scene);
  double axis = carom_extents_centre(&before).x;
  g_assert_true(carom_edit_mirror(scene, all, CAROM_MIRROR_LEFT_RIGHT, axis, NULL));
  CaromExtents after = carom_selection_bounds(all, scene);
  g_assert_cmpfloat(after.min.x, ==, before.min.x);
  g_assert_cmpfloat(after.max.x, ==, before.max.x);
}

/* With any numbers, each of the two subtractions is off by half an ε of its result at most. */
static void test_mirror_rounds_twice(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(4);
  for (guint i = 0; i < 1000; i++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    double x = g_rand_double_range(random, -5, 5), axis = g_rand_double_range(random, -5, 5);
    test_add_disc_at(scene, x, 0, 1);
    g_autoptr(CaromSelection) all = test_all(scene);
    g_assert_true(carom_edit_mirror(scene, all, CAROM_MIRROR_LEFT_RIGHT, axis, NULL));
    double there = carom_scene_body(scene, 0)->position.x;
    g_assert_true(carom_edit_mirror(scene, all, CAROM_MIRROR_LEFT_RIGHT, axis, NULL));
    g_assert_cmpfloat_with_epsilon(carom_scene_body(scene, 0)->position.x, x,
                                   DBL_EPSILON / 2 * (fabs(there) + fabs(x)) * (1 + DBL_EPSILON));
  }
}

/* Four quarter turns lead back bit for bit. */
static void test_quarter_turns(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  g_autoptr(CaromScene) before = test_dyadic_scene(random, 20);
  g_autoptr(CaromScene) scene = carom_scene_copy(before);
  g_autoptr(CaromSelection) all = test_all(scene);
  CaromVec2 pivot = carom_vec2(test_dyadic(random), test_dyadic(random));
  for (guint i = 0; i < 4; i++)
    g_assert_true(carom_edit_turn(scene, all, pivot, 90, NULL));
  test_assert_same(scene, before);
}

static CaromVec2 momentum(const CaromScene *scene) {
  CaromVec2 sum = {0, 0};
  for (guint i = 0; i < scene->bodies->len; i++)
    sum = carom_vec2_add_scaled(sum, carom_scene_body(scene, i)->velocity,
                                carom_scene_body(scene, i)->mass_kg);
  return sum;
}

/* n turns by 360°/n lead back, but for rounding: each turn takes four products, sums and
 * differences of numbers up to the distance from the pivot, some 30, plus the rounding of sine and
 * cosine: 8 ε of it are more than that, and they add up n times. Each disc's momentum is up to 40
 * m/s times 20 kg, of 20 discs. */
static void test_turns(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(6);
  for (guint n = 2; n < 30; n++) {
    g_autoptr(CaromScene) before = test_dyadic_scene(random, 20);
    g_autoptr(CaromScene) scene = carom_scene_copy(before);
    g_autoptr(CaromSelection) all = test_all(scene);
    CaromVec2 pivot = carom_selection_centre(all, scene), was = momentum(scene);
    double tolerance = 8 * n * DBL_EPSILON;
    for (guint i = 1; i <= n; i++) {
      double angle = G_PI * 2 * i / n;
      g_assert_true(carom_edit_turn(scene, all, pivot, 360.0 / n, NULL));
      CaromVec2 is = momentum(scene);
      g_assert_cmpfloat_with_epsilon(is.x, was.x * cos(angle) - was.y * sin(angle),
                                     tolerance * 20 * 20 * 40);
      g_assert_cmpfloat_with_epsilon(is.y, was.x * sin(angle) + was.y * cos(angle),
                                     tolerance * 20 * 20 * 40);
      CaromVec2 centre = carom_selection_centre(all, scene);
      g_assert_cmpfloat_with_epsilon(centre.x, pivot.x, tolerance * 30);
      g_assert_cmpfloat_with_epsilon(centre.y, pivot.y, tolerance * 30);
    }
    for (guint i = 0; i < scene->bodies->len; i++) {
      CaromVec2 one = carom_scene_body(scene, i)->position;
      CaromVec2 other = carom_scene_body(before, i)->position;
      g_assert_cmpfloat_with_epsilon(one.x, other.x, tolerance * 30);
      g_assert_cmpfloat_with_epsilon(one.y, other.y, tolerance * 30);
    }
  }
}

/* A turn by 90° is anticlockwise, of places, velocities and walls. */
static void test_turn_direction(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 3, 1, 1);
  g_assert_true(carom_edit_set_velocity(scene, test_disc(0), carom_vec2(2, 0), NULL));
  test_add_wall_at(scene, 1, 1, 2, 1);
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_true(carom_edit_turn(scene, all, carom_vec2(1, 1), 90, NULL));
  const CaromBody *body = carom_scene_body(scene, 0);
  g_assert_cmpfloat(body->position.x, ==, 1);
  g_assert_cmpfloat(body->position.y, ==, 3);
  g_assert_cmpfloat(body->velocity.x, ==, 0);
  g_assert_cmpfloat(body->velocity.y, ==, 2);
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->p2.x, ==, 1);
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->p2.y, ==, 2);
}

/* All edges, or all centres, are where that of the whole was; the other coordinate stays. With
 * dyadic numbers that is exact. */
static void test_align(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(7);
  g_autoptr(CaromScene) before = test_dyadic_scene(random, 9);
  g_autoptr(CaromSelection) all = test_all(before);
  CaromExtents whole = carom_selection_bounds(all, before);
  CaromVec2 centre = carom_extents_centre(&whole);
  const double expected[] = {
      [CAROM_ALIGNMENT_LEFT] = whole.min.x,  [CAROM_ALIGNMENT_CENTRE] = centre.x,
      [CAROM_ALIGNMENT_RIGHT] = whole.max.x, [CAROM_ALIGNMENT_TOP] = whole.max.y,
      [CAROM_ALIGNMENT_MIDDLE] = centre.y,   [CAROM_ALIGNMENT_BOTTOM] = whole.min.y,
  };
  for (guint alignment = 0; alignment < G_N_ELEMENTS(expected); alignment++) {
    g_autoptr(CaromScene) scene = carom_scene_copy(before);
    g_assert_true(carom_edit_align(scene, all, alignment, NULL));
    for (guint nth = 0; nth < carom_selection_count(all); nth++) {
      CaromExtents own = carom_item_bounds(scene, carom_selection_get(all, nth));
      CaromVec2 middle = carom_extents_centre(&own);
      const double found[] = {own.min.x, middle.x, own.max.x, own.max.y, middle.y, own.min.y};
      g_assert_cmpfloat(found[alignment], ==, expected[alignment]);
    }
    gboolean is_x = alignment <= CAROM_ALIGNMENT_RIGHT;
    CaromVec2 was = carom_scene_body(before, 0)->position,
              is = carom_scene_body(scene, 0)->position;
    g_assert_cmpfloat(is_x ? is.y : is.x, ==, is_x ? was.y : was.x);
  }
}

/* Rims, not centres, are as far apart; the first and the last stay; a wall counts by its ends. */
static void test_distribute(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 20, 0, 2);   /* from 18 to 22 */
  test_add_disc_at(scene, 0, 5, 1);    /* from −1 to 1 */
  test_add_disc_at(scene, 2, 3, 0.5);  /* 1 long */
  test_add_wall_at(scene, 8, 0, 4, 1); /* 4 long */
  g_autoptr(CaromSelection) all = test_all(scene);
  g_assert_true(carom_edit_distribute(scene, all, CAROM_DISTRIBUTION_HORIZONTAL, NULL));
  /* From 1 to 18 there are 17, of which 5 are taken: three gaps of 4. */
  g_assert_cmpfloat(carom_scene_body(scene, 1)->position.x, ==, 0);
  g_assert_cmpfloat(carom_scene_body(scene, 2)->position.x, ==, 5.5);
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->p2.x, ==, 10);
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->p1.x, ==, 14);
  g_assert_cmpfloat(carom_scene_body(scene, 0)->position.x, ==, 20);
  g_assert_cmpfloat(carom_scene_body(scene, 2)->position.y, ==, 3);
  g_assert_true(carom_edit_distribute(scene, all, CAROM_DISTRIBUTION_VERTICAL, NULL));
  g_assert_cmpfloat(carom_scene_body(scene, 0)->position.y, ==, 0);
  g_assert_cmpfloat(carom_scene_body(scene, 1)->position.y, ==, 5);
}

static void test_too_few(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 1);
  g_autoptr(CaromSelection) all = test_all(scene);
  assert_refused(carom_edit_align(scene, all, CAROM_ALIGNMENT_LEFT, &error),
                 CAROM_EDIT_ERROR_TOO_FEW);
  test_add_disc_at(scene, 0, 0, 1);
  carom_selection_all(all, scene);
  assert_refused(carom_edit_distribute(scene, all, CAROM_DISTRIBUTION_VERTICAL, &error),
                 CAROM_EDIT_ERROR_TOO_FEW);
}

/* Those that stay are the same bit for bit, and in the same order. */
static void test_delete(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(8);
  for (guint round = 0; round < 100; round++) {
    g_autoptr(CaromScene) before = test_dyadic_scene(random, 20);
    g_autoptr(CaromScene) scene = carom_scene_copy(before);
    g_autoptr(CaromSelection) selection = carom_selection_new();
    for (guint i = 0; i < 20; i++)
      if (g_rand_boolean(random))
        carom_selection_add(selection, test_disc(i));
    carom_selection_add(selection, test_wall(0));
    carom_edit_delete(scene, selection);
    guint n_kept = 0;
    for (guint i = 0; i < 20; i++)
      if (!carom_selection_has(selection, test_disc(i)))
        g_assert_cmpmem(carom_scene_body(scene, n_kept++), sizeof(CaromBody),
                        carom_scene_body(before, i), sizeof(CaromBody));
    g_assert_cmpuint(scene->bodies->len, ==, n_kept);
    g_assert_cmpuint(scene->walls->len, ==, 1);
    g_assert_cmpmem(carom_scene_wall(scene, 0), sizeof(CaromWall), carom_scene_wall(before, 1),
                    sizeof(CaromWall));
  }
}

static void test_duplicate(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(9);
  g_autoptr(CaromScene) before = test_dyadic_scene(random, 4);
  g_autoptr(CaromScene) scene = carom_scene_copy(before);
  g_autoptr(CaromSelection) selection = carom_selection_new_of(test_disc(1));
  carom_selection_add(selection, test_wall(0));
  g_assert_true(carom_edit_duplicate(scene, selection, carom_vec2(1, 2), selection, NULL));
  g_autoptr(CaromSelection) copies = carom_selection_new_of(test_disc(4));
  carom_selection_add(copies, test_wall(2));
  g_assert_true(carom_selection_equal(selection, copies));
  const CaromBody *copy = carom_scene_body(scene, 4), *original = carom_scene_body(before, 1);
  g_assert_cmpfloat(copy->position.y, ==, original->position.y + 2);
  g_assert_cmpfloat(copy->mass_kg, ==, original->mass_kg);
  g_assert_true(carom_edit_move(scene, selection, carom_vec2(-1, -2), NULL));
  g_assert_cmpmem(carom_scene_body(scene, 4), sizeof(CaromBody), original, sizeof(CaromBody));
  carom_edit_delete(scene, selection);
  test_assert_same(scene, before);
}

/* What is cut out and pasted in its own place only goes to the end; elsewhere its centre is where
 * it was wanted. */
static void test_insert(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(10);
  g_autoptr(CaromScene) before = test_dyadic_scene(random, 6);
  g_autoptr(CaromSelection) selection = carom_selection_new_of(test_disc(2));
  carom_selection_add(selection, test_disc(4));
  g_autoptr(CaromScene) clip = carom_edit_extract(before, selection);
  g_assert_cmpuint(clip->n_placed, ==, 2);
  g_assert_cmpuint(clip->walls->len, ==, 0);
  g_autoptr(CaromScene) scene = carom_scene_copy(before);
  carom_edit_delete(scene, selection);
  g_autoptr(CaromSelection) inserted = carom_selection_new();
  g_assert_true(carom_edit_insert(scene, clip, NULL, inserted, NULL));
  g_assert_cmpmem(carom_scene_body(scene, 5), sizeof(CaromBody), carom_scene_body(before, 4),
                  sizeof(CaromBody));
  CaromVec2 place = carom_vec2(3.5, -20.25);
  g_assert_true(carom_edit_insert(scene, clip, &place, inserted, NULL));
  g_assert_cmpuint(carom_selection_count(inserted), ==, 2);
  g_assert_true(carom_selection_has(inserted, test_disc(7)));
  CaromExtents bounds = carom_selection_bounds(inserted, scene);
  g_assert_cmpfloat(carom_extents_centre(&bounds).x, ==, place.x);
  g_assert_cmpfloat(carom_extents_centre(&bounds).y, ==, place.y);
}

static void test_set(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc_at(scene, 0, 0, 2);
  test_add_wall_at(scene, 0, 0, 1, 0);
  const double masses[] = {1, 1, 0.25, 0.125};
  for (guint power = 0; power <= 3; power++) {
    if (power == 1)
      continue;
    g_autoptr(CaromScene) copy = carom_scene_copy(scene);
    g_assert_true(carom_edit_set_radius(copy, test_disc(0), 1, power, NULL));
    g_assert_cmpfloat(carom_scene_body(copy, 0)->radius, ==, 1);
    g_assert_cmpfloat(carom_scene_body(copy, 0)->mass_kg, ==, masses[power]);
  }
  g_assert_true(carom_edit_set_wall_end(scene, 0, CAROM_WALL_END_P1, carom_vec2(5, 6), NULL));
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->p1.y, ==, 6);
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->p2.x, ==, 1);
}

/* Whatever is refused, the scene is as it was, even where the first of several could be done. */
static void test_refusals(void) {
  g_autoptr(CaromScene) before = carom_scene_new();
  test_add_disc_at(before, 0, 0, 1);
  test_add_disc_at(before, DBL_MAX, 0, 1);
  test_add_wall_at(before, 0, 0, 1, 0);
  g_autoptr(CaromScene) scene = carom_scene_copy(before);
  g_autoptr(CaromSelection) all = test_all(scene);
  const CaromVec2 bad[] = {{DBL_MAX, 0}, {NAN, 0}, {0, INFINITY}};
  for (guint i = 0; i < G_N_ELEMENTS(bad); i++) {
    assert_refused(carom_edit_move(scene, all, bad[i], &error), CAROM_EDIT_ERROR_RANGE);
    CaromVec2 velocity = carom_vec2(INFINITY, bad[i].y);
    assert_refused(carom_edit_set_velocity(scene, test_disc(0), velocity, &error),
                   CAROM_EDIT_ERROR_RANGE);
  }
  const double radii[] = {0, -1, NAN, INFINITY};
  for (guint i = 0; i < G_N_ELEMENTS(radii); i++) {
    assert_refused(carom_edit_set_radius(scene, test_disc(0), radii[i], 2, &error),
                   CAROM_EDIT_ERROR_RANGE);
  }
  assert_refused(carom_edit_set_radius(scene, test_disc(0), 1e200, 3, &error),
                 CAROM_EDIT_ERROR_RANGE); /* of the mass */
  assert_refused(carom_edit_set_wall_end(scene, 0, CAROM_WALL_END_P2, carom_vec2(0, 0), &error),
                 CAROM_EDIT_ERROR_LENGTH);
  assert_refused(carom_edit_add_disc(scene, (CaromBody){.radius = 1}, &error),
                 CAROM_EDIT_ERROR_RANGE); /* without a mass */
  test_assert_same(scene, before);
}

/* A wall that is far too short for where it is moved would lose its length. */
static void test_walls_keep_a_length(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall_at(scene, 0, 0, 1e-9, 0);
  g_autoptr(CaromSelection) all = test_all(scene);
  assert_refused(carom_edit_move(scene, all, carom_vec2(1e12, 0), &error), CAROM_EDIT_ERROR_LENGTH);
  g_assert_true(carom_edit_move(scene, all, carom_vec2(1, 0), NULL));
}

static void test_room(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall_at(scene, 0, 0, 1, 0);
  g_autoptr(CaromSelection) all = test_all(scene);
  while (scene->walls->len * 2 <= CAROM_SCENE_MAX_WALLS) {
    carom_selection_all(all, scene);
    g_assert_true(carom_edit_duplicate(scene, all, carom_vec2(0, 1), NULL, NULL));
  }
  carom_selection_all(all, scene);
  assert_refused(carom_edit_duplicate(scene, all, carom_vec2(0, 1), NULL, &error),
                 CAROM_EDIT_ERROR_TOO_MANY);
}

/* A crowd may be larger than what a file can list. So none of its discs can leave it; walls do not
 * matter. */
static void test_large_crowd_stays(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = CAROM_SCENE_MAX_PLACED + 1;
  placement.max = carom_vec2(9, 9);
  placement.overlapping = TRUE;
  g_array_append_val(scene->placements, placement);
  test_add_wall_at(scene, 0, 0, 1, 0);
  g_assert_true(carom_scene_populate(scene, 1, NULL, NULL));
  g_autoptr(CaromSelection) wall = carom_selection_new_of((CaromItem){CAROM_ITEM_WALL, 0});
  g_autoptr(CaromSelection) disc = carom_selection_new_of((CaromItem){CAROM_ITEM_DISC, 7});
  g_assert_true(carom_edit_move(scene, wall, carom_vec2(1, 0), NULL));
  g_assert_true(carom_edit_error_check_listed(scene, NULL));
  g_assert_true(carom_edit_move(scene, disc, carom_vec2(1, 0), NULL));
  assert_refused(carom_edit_error_check_listed(scene, &error), CAROM_EDIT_ERROR_TOO_MANY);
}

/* All doors together open so often that a file can list it, and no more often. */
static void test_many_openings(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromInterval times[CAROM_SCENE_MAX_OPENINGS];
  for (guint i = 0; i < G_N_ELEMENTS(times); i++)
    times[i] = (CaromInterval){i, i + 0.5};
  CaromWall door = carom_wall_default(carom_vec2(0, 0), carom_vec2(1, 0));
  door.open = carom_intervals_intern(times, G_N_ELEMENTS(times));
  for (guint i = 0; i < CAROM_SCENE_MAX_OPENINGS_OF_ALL / CAROM_SCENE_MAX_OPENINGS; i++)
    g_assert_true(carom_edit_add_wall(scene, door, NULL));
  g_assert_true(carom_edit_error_check_listed(scene, NULL));
  door.open = carom_intervals_intern(times, 1);
  g_assert_true(carom_edit_add_wall(scene, door, NULL));
  assert_refused(carom_edit_error_check_listed(scene, &error), CAROM_EDIT_ERROR_TOO_MANY);
}

/* ---- Random placements ---- */

static CaromScene *crowded_scene(void) {
  CaromScene *scene = carom_scene_new();
  test_add_disc_at(scene, 5, 5, 1);
  test_add_wall_at(scene, 0, 0, 10, 0);
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = 20;
  placement.max = carom_vec2(10, 10);
  placement.radius_min = placement.radius_max = 0.3;
  g_array_append_val(scene->placements, placement);
  g_assert_true(carom_scene_populate(scene, 7, NULL, NULL));
  return scene;
}

/* Whether placing its discs at random again leaves @scene as it is, as it has to be for files. */
static void assert_seed_follows(const CaromScene *scene) {
  g_autoptr(CaromScene) again = carom_scene_copy(scene);
  g_assert_true(carom_scene_populate(again, scene->seed, NULL, NULL));
  test_assert_same(again, scene);
}

/* Of walls, and of the velocities of others, the seed knows nothing. */
static void test_seed_stays(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  g_assert_true(carom_edit_set_velocity(scene, test_disc(0), carom_vec2(1, 2), NULL));
  g_autoptr(CaromSelection) wall = carom_selection_new_of(test_wall(0));
  g_assert_true(carom_edit_duplicate(scene, wall, carom_vec2(0, 10), NULL, NULL));
  g_assert_true(carom_edit_move(scene, wall, carom_vec2(0, -1), NULL));
  carom_edit_delete(scene, wall);
  g_assert_cmpuint(scene->n_placed, ==, 1);
  assert_seed_follows(scene);
}

static const CaromRandomPlacement *crowd_of(const CaromScene *scene, guint i) {
  return &g_array_index(scene->placements, CaromRandomPlacement, i);
}

/* Changes none of the discs that are placed at random.
 *
 * @how: from 0
 * Returns: whether there is such a way; then @shift is by how many places they come earlier */
static gboolean touch_others(CaromScene *scene, guint how, guint *shift) {
  g_autoptr(CaromSelection) first = carom_selection_new_of(test_disc(0));
  g_autoptr(CaromSelection) random = carom_selection_new_of(test_disc(9));
  *shift = 0;
  switch (how) {
  case 0:
    return carom_edit_move(scene, first, carom_vec2(0.1, 0), NULL);
  case 1:
    return carom_edit_set_radius(scene, test_disc(0), 0.5, 0, NULL);
  case 2:
    *shift = 1;
    carom_edit_delete(scene, first);
    return TRUE;
  case 3:
    return carom_edit_duplicate(scene, random, carom_vec2(1, 1), NULL, NULL);
  case 4:
    return carom_edit_move(scene, random, carom_vec2(0, 0), NULL);
  case 5: /* it is at rest */
    return carom_edit_set_velocity(scene, test_disc(9), carom_vec2(-0.0, 0), NULL);
  default:
    return FALSE;
  }
}

/* Whatever becomes of other discs, and however much of it, those that are placed at random are
 * where they were, in their order, and stay placed at random. */
static void test_seed_stays_with_other_discs(void) {
  g_autoptr(CaromScene) before = crowded_scene();
  guint how = 0, shift;
  for (;; how++) {
    g_autoptr(CaromScene) scene = carom_scene_copy(before);
    if (!touch_others(scene, how, &shift))
      break;
    g_assert_false(crowd_of(scene, 0)->taken_apart);
    g_assert_cmpmem(carom_scene_body(scene, 1 - shift), 20 * sizeof(CaromBody),
                    carom_scene_body(before, 1), 20 * sizeof(CaromBody));
    assert_seed_follows(scene);
    for (guint next = 0; shift == 0 && touch_others(scene, next, &shift); next++) {
      g_assert_cmpmem(carom_scene_body(scene, 1 - shift), 20 * sizeof(CaromBody),
                      carom_scene_body(before, 1), 20 * sizeof(CaromBody));
      assert_seed_follows(scene);
    }
  }
  g_assert_cmpuint(how, ==, 6);
}

/* What is undone by hand leaves no trace. */
static void test_seed_and_nothing_else(void) {
  g_autoptr(CaromScene) before = crowded_scene(), scene = crowded_scene();
  g_autoptr(CaromSelection) first = carom_selection_new_of(test_disc(0));
  g_autoptr(CaromSelection) last = carom_selection_new_of(test_disc(21));
  g_assert_true(carom_edit_move(scene, first, carom_vec2(1, 0), NULL));
  g_assert_cmpuint(scene->kept_places->len, ==, 1);
  g_assert_true(carom_edit_move(scene, first, carom_vec2(-1, 0), NULL));
  g_assert_true(carom_edit_add_disc(scene, carom_body_default(), NULL));
  g_assert_cmpuint(crowd_of(scene, 0)->n_before, ==, 1);
  carom_edit_delete(scene, last);
  test_assert_same(scene, before);
  g_assert_cmpuint(scene->kept_places->len, ==, 0);
  g_assert_cmpuint(crowd_of(scene, 0)->n_before, ==, CAROM_AFTER_ALL);
}

/* Of three, each in turn is changed: its discs are placed by hand from then on, where they were and
 * in their order, and the other two follow the seed. */
static void test_seed_goes(void) {
  g_autoptr(CaromScene) before = crowded_scene();
  CaromRandomPlacement another = *crowd_of(before, 0);
  another.count = 5;
  g_array_append_val(before->placements, another);
  another.radius_min = 0.2;
  g_array_append_val(before->placements, another);
  g_assert_true(carom_scene_populate(before, 7, NULL, NULL));
  static const guint firsts[] = {1, 21, 26}, counts[] = {20, 5, 5};
  for (guint i = 0; i < 6; i++) {
    guint k = i / 2, changed = firsts[k] + 2;
    gboolean deletes = i % 2;
    g_autoptr(CaromScene) scene = carom_scene_copy(before);
    g_autoptr(CaromSelection) one = carom_selection_new_of(test_disc(changed));
    if (deletes)
      carom_edit_delete(scene, one);
    else
      g_assert_true(carom_edit_set_velocity(scene, test_disc(changed), carom_vec2(1, 2), NULL));
    guint n = scene->bodies->len;
    g_assert_cmpuint(n, ==, deletes ? 30 : 31);
    for (guint other = 0; other < 3; other++)
      g_assert_cmpint(crowd_of(scene, other)->taken_apart, ==, other == k);
    g_assert_cmpuint(scene->n_placed, ==, 1 + counts[k] - deletes);
    g_assert_cmpmem(scene->bodies->data, changed * sizeof(CaromBody), before->bodies->data,
                    changed * sizeof(CaromBody));
    g_assert_cmpmem(carom_scene_body(scene, changed + !deletes), (30 - changed) * sizeof(CaromBody),
                    carom_scene_body(before, changed + 1), (30 - changed) * sizeof(CaromBody));
    assert_seed_follows(scene);
    carom_edit_delete(scene, one);
    assert_seed_follows(scene);
  }
}

/* When all are placed by hand nothing is left of it. */
static void test_seed_is_gone(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  g_autoptr(CaromSelection) all = carom_selection_new();
  carom_selection_all(all, scene);
  g_assert_true(carom_edit_move(scene, all, carom_vec2(1, 0), NULL));
  g_assert_cmpuint(scene->n_placed, ==, 21);
  g_assert_cmpuint(scene->placements->len, ==, 0);
  g_assert_cmpuint(scene->kept_places->len, ==, 0);
}

/* With another seed they avoid what is there then. */
static void test_seed_changes(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  g_autoptr(CaromSelection) first = carom_selection_new_of(test_disc(0));
  CaromBody large = carom_body_default();
  large.position = carom_vec2(8, 8);
  g_assert_true(carom_edit_move(scene, first, carom_vec2(-3, 0), NULL));
  g_assert_true(carom_edit_add_disc(scene, large, NULL));
  for (guint seed = 0; seed < 20; seed++) {
    carom_placement_list_renew(scene);
    g_assert_true(carom_scene_populate(scene, seed, NULL, NULL));
    g_assert_cmpuint(carom_scene_count_overlaps(scene, 1), ==, 0);
    assert_seed_follows(scene);
    g_assert_cmpfloat(carom_scene_body(scene, 21)->position.x, ==, 8);
  }
}

static void assert_usual(const CaromScene *scene, double radius, double mass_kg) {
  CaromBody usual = carom_edit_usual_disc(scene, 0.25);
  g_assert_cmpfloat(usual.radius, ==, radius);
  g_assert_cmpfloat(usual.mass_kg, ==, mass_kg);
}

/* The usual disc is as large as most; where all differ, as one in the middle; and as heavy as the
 * last one of that size. */
static void test_usual_disc(void) {
  static const struct {
    double radius, mass_kg, usual_radius, usual_mass_kg;
  } rows[] = {
      {1, 2, 1, 2}, {1, 3, 1, 3}, {8, 50, 1, 3}, {1, 4, 1, 4}, {0.5, 9, 1, 4},
  };
  g_autoptr(CaromScene) same = carom_scene_new(), different = carom_scene_new();
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    CaromBody body = carom_body_default();
    body.radius = rows[i].radius;
    body.mass_kg = rows[i].mass_kg;
    g_assert_true(carom_edit_add_disc(same, body, NULL));
    assert_usual(same, rows[i].usual_radius, rows[i].usual_mass_kg);
  }
  for (guint i = 0; i < 5; i++) {
    CaromBody body = carom_body_default();
    body.radius = body.mass_kg = 1 + (i * 2) % 5; /* 1, 3, 5, 2, 4 */
    g_assert_true(carom_edit_add_disc(different, body, NULL));
  }
  assert_usual(different, 3, 3);
}

/* What is made next takes after the last one of its kind, and keeps none of what that alone has. */
static void test_next(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  const CaromInterval second = {0, 1};
  g_assert_cmpfloat(carom_edit_next_disc(scene, 0.25).radius, ==, 0.25);
  g_assert_cmpfloat(carom_edit_next_emitter(scene, 0.25).radius, ==, 0.25);
  CaromBody body = {.position = {7, 7}, .velocity = {1, 2}, .radius = 3, .mass_kg = 5, .pinned = 1};
  CaromWall wall = carom_wall_default(carom_vec2(0, 0), carom_vec2(1, 0));
  test_add_disc_at(scene, 0, 0, 1);
  g_assert_true(carom_edit_add_disc(scene, body, NULL));
  wall.restitution = 0.5;
  wall.tangential_factor = 0.75;
  wall.open = carom_intervals_intern(&second, 1);
  g_assert_true(carom_edit_add_wall(scene, wall, NULL));

  CaromBody next = carom_edit_next_disc(scene, 0.25);
  g_assert_cmpfloat(next.radius, ==, 3);
  g_assert_cmpfloat(next.mass_kg, ==, 5);
  g_assert_false(next.pinned);
  g_assert_cmpfloat(next.velocity.y, ==, 0);
  CaromWall next_wall = carom_edit_next_wall(scene, carom_vec2(2, 2), carom_vec2(3, 2));
  g_assert_cmpfloat(next_wall.restitution, ==, 0.5);
  g_assert_cmpfloat(next_wall.tangential_factor, ==, 0.75);
  g_assert_cmpfloat(next_wall.p2.x, ==, 3);
  g_assert_null(next_wall.open);
  CaromEmitter emitter = carom_edit_next_emitter(scene, 0.25);
  g_assert_cmpfloat(emitter.radius, ==, 3);
  g_assert_cmpfloat(emitter.mass_kg, ==, 5);
  emitter.velocity = carom_vec2(4, 0);
  emitter.others = g_intern_static_string("\"id\": 1");
  g_assert_true(carom_edit_add_emitter(scene, emitter, NULL));
  CaromEmitter next_emitter = carom_edit_next_emitter(scene, 0.25);
  g_assert_cmpfloat(next_emitter.velocity.x, ==, 4);
  g_assert_null(next_emitter.others);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/edit/move", test_move);
  g_test_add_func("/edit/mirror/twice", test_mirror_twice);
  g_test_add_func("/edit/mirror/in-place", test_mirror_in_place);
  g_test_add_func("/edit/mirror/rounds-twice", test_mirror_rounds_twice);
  g_test_add_func("/edit/turn/quarters", test_quarter_turns);
  g_test_add_func("/edit/turn/n-times", test_turns);
  g_test_add_func("/edit/turn/direction", test_turn_direction);
  g_test_add_func("/edit/align", test_align);
  g_test_add_func("/edit/distribute", test_distribute);
  g_test_add_func("/edit/too-few", test_too_few);
  g_test_add_func("/edit/delete", test_delete);
  g_test_add_func("/edit/duplicate", test_duplicate);
  g_test_add_func("/edit/insert", test_insert);
  g_test_add_func("/edit/next", test_next);
  g_test_add_func("/edit/usual-disc", test_usual_disc);
  g_test_add_func("/edit/set", test_set);
  g_test_add_func("/edit/refusals", test_refusals);
  g_test_add_func("/edit/walls-keep-a-length", test_walls_keep_a_length);
  g_test_add_func("/edit/room", test_room);
  g_test_add_func("/edit/large-crowd-stays", test_large_crowd_stays);
  g_test_add_func("/edit/many-openings", test_many_openings);
  g_test_add_func("/edit/seed-stays", test_seed_stays);
  g_test_add_func("/edit/seed-stays/with-other-discs", test_seed_stays_with_other_discs);
  g_test_add_func("/edit/seed-stays/and-nothing-else", test_seed_and_nothing_else);
  g_test_add_func("/edit/seed-goes", test_seed_goes);
  g_test_add_func("/edit/seed-is-gone", test_seed_is_gone);
  g_test_add_func("/edit/seed-changes", test_seed_changes);
  return g_test_run();
}
