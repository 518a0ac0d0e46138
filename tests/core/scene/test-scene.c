/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenes, walls and random placements. */
#include "carom-placement-list.h"
#include "carom-scene-compare.h"
#include "evil-name.h"

#include <float.h>
#include <string.h>
#include <time.h>

/* A letter without a name; and what is cut has its accents. */
static void test_names(void) {
  static const struct {
    const char *name;
    const char *called, *briefly, *title;
  } rows[] = {
      {NULL, "A", "A", "A"},
      {"Earth", "Earth", "Earth", "Earth (B)"},
      {"123456789012", "123456789012", "123456789012", "123456789012 (C)"},
      {"1234567890123", "1234567890123", "12345678901…", "1234567890123 (D)"},
      {"1234567890 23", "1234567890 23", "1234567890…", "1234567890 23 (E)"},
      {"1234567890e\u0301xyz", "1234567890e\u0301xyz", "1234567890…", "1234567890e\u0301xyz (F)"},
      {TEST_EVIL_NAME, TEST_EVIL_NAME, "<b>&\"\\,;_%$", TEST_EVIL_NAME " (G)"},
  };
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    CaromBody body = carom_body_default();
    body.name = g_intern_static_string(rows[i].name);
    carom_scene_add_body(scene, body);
  }
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *called = carom_scene_body_name(scene, i);
    g_autofree char *briefly = carom_scene_body_short_name(scene, i);
    g_autofree char *title = carom_scene_body_title(scene, i);
    g_assert_cmpstr(called, ==, rows[i].called);
    g_assert_cmpstr(briefly, ==, rows[i].briefly);
    g_assert_cmpstr(title, ==, rows[i].title);
    g_assert_cmpstr(carom_scene_body_given_name(scene, i), ==, rows[i].name);
  }
  g_autofree char *beyond = carom_scene_body_name(scene, 30);
  g_assert_cmpstr(beyond, ==, "31");
  g_assert_cmpuint(carom_scene_count_names(scene, 100), ==, G_N_ELEMENTS(rows) - 1);
  g_assert_cmpuint(carom_scene_count_names(scene, 2), ==, 2);
}

static CaromScene *compared_scene(void) {
  CaromScene *scene = carom_scene_new();
  CaromWall wall = carom_wall_default(carom_vec2(-1, -2), carom_vec2(1, -2));
  carom_scene_add_body(scene, carom_body_default());
  g_array_append_val(scene->walls, wall);
  scene->lesson = g_strdup("Look.");
  return scene;
}

static void assert_physics(CaromScene *scene, gboolean is_same) {
  g_autoptr(CaromScene) other = compared_scene();
  g_assert_cmpint(carom_scene_compare_physics(scene, other), ==, is_same);
  g_assert_true(carom_scene_compare_words(scene, other));
}

static void assert_words_differ(const CaromScene *scene) {
  g_autoptr(CaromScene) other = compared_scene();
  g_assert_false(carom_scene_compare_words(scene, other));
  g_assert_true(carom_scene_compare_physics(scene, other));
}

/* What runs otherwise is told from what only looks or reads otherwise. */
static void test_compared(void) {
  double values[] = {1, 2};
  for (guint i = 0; i < 11; i++) {
    g_autoptr(CaromScene) scene = compared_scene();
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, 0);
    CaromWall *wall = &g_array_index(scene->walls, CaromWall, 0);
    double *numbers[] = {&body->position.y,
                         &body->velocity.x,
                         &body->radius,
                         &body->mass_kg,
                         &wall->p2.y,
                         &wall->restitution,
                         &wall->tangential_factor,
                         &scene->gravity.x,
                         &scene->restitution,
                         &scene->dt_s};
    assert_physics(scene, TRUE);
    if (i < G_N_ELEMENTS(numbers))
      *numbers[i] = *numbers[i] == values[0] ? values[1] : values[0];
    else
      body->pinned = TRUE;
    assert_physics(scene, FALSE);
  }
  g_autoptr(CaromScene) looks = compared_scene();
  g_array_index(looks->bodies, CaromBody, 0).colour_rgb = 0x123456;
  g_array_index(looks->bodies, CaromBody, 0).name = g_intern_static_string("Earth");
  looks->duration_s *= 2;
  looks->counter = TRUE;
  assert_physics(looks, TRUE);
  g_autoptr(CaromScene) asks = compared_scene();
  CaromQuestion question = carom_question_none();
  question.question = g_strdup("Why?");
  g_array_append_val(asks->questions, question);
  assert_words_differ(asks);
  g_autoptr(CaromScene) is_silent = compared_scene();
  g_clear_pointer(&is_silent->lesson, g_free);
  assert_words_differ(is_silent);
}

/* Words age with the physics, and only where there are any; what was old already stays so. */
static void test_age(void) {
  g_autoptr(CaromScene) scene = compared_scene();
  g_autoptr(CaromScene) written_for = compared_scene();
  g_assert_false(carom_scene_compare_age(scene, written_for));
  scene->restitution = 0.5;
  g_assert_true(carom_scene_compare_age(scene, written_for));
  scene->restitution = written_for->restitution;
  written_for->words_are_older = TRUE;
  g_assert_true(carom_scene_compare_age(scene, written_for));
  *scene->lesson = 0;
  g_assert_false(carom_scene_has_words(scene));
  g_assert_false(carom_scene_compare_age(scene, written_for));
}

static CaromScene *crowded_scene(void) {
  CaromScene *scene = carom_scene_new();
  CaromBody body = carom_body_default();
  body.position = carom_vec2(50, 50);
  body.radius = 10;
  carom_scene_add_body(scene, body);
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = 60;
  placement.max = carom_vec2(100, 100);
  placement.radius_min = 2;
  placement.radius_max = 4;
  placement.mass_factor = 0.5;
  placement.mass_power = 3;
  placement.speed_min = 1;
  placement.speed_max = 5;
  g_array_append_val(scene->placements, placement);
  return scene;
}

static void test_crowd_keeps_its_promises(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  g_assert_true(carom_scene_populate(scene, 11, NULL, NULL));
  g_assert_cmpuint(scene->bodies->len, ==, 61);
  g_assert_cmpuint(carom_scene_count_overlaps(scene, G_MAXUINT), ==, 0);
  for (guint i = 1; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    double r = body->radius, speed = carom_vec2_length(body->velocity);
    g_assert_cmpfloat(r, >=, 2);
    g_assert_cmpfloat(r, <=, 4);
    g_assert_cmpfloat_with_epsilon(body->mass_kg, 0.5 * r * r * r, 1e-12);
    g_assert_cmpfloat(speed, >=, 1 - 1e-12);
    g_assert_cmpfloat(speed, <=, 5 + 1e-12);
    g_assert_cmpfloat(MIN(body->position.x, body->position.y), >=, r);
    g_assert_cmpfloat(MAX(body->position.x, body->position.y), <=, 100 - r);
  }
}

/* Placing a disc at random costs the same however many there are. Tens of thousands take no
 * noticeable time, and if there is no room, the search for it ends. Large discs placed before are
 * avoided, too. */
static void test_large_crowd(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  CaromRandomPlacement *placement = &g_array_index(scene->placements, CaromRandomPlacement, 0);
  placement->count = 20000;
  placement->radius_min = placement->radius_max = 0.2;
  g_assert_true(carom_scene_populate(scene, 3, NULL, NULL));
  g_assert_cmpuint(carom_scene_count_overlaps(scene, G_MAXUINT), ==, 0);
  placement->count = 60000;
  guint placed;
  g_assert_false(carom_scene_populate(scene, 3, NULL, &placed));
  /* Random placement jams at a covered fraction of 0.547 (random sequential addition of discs). */
  double room = (100 - 0.4) * (100 - 0.4) - G_PI * 10 * 10;
  double covered = placed * G_PI * 0.2 * 0.2 / room;
  g_assert_cmpfloat(covered, >, 0.45);
  g_assert_cmpfloat(covered, <, 0.56);
}

static void test_same_seed_same_crowd(void) {
  g_autoptr(CaromScene) one = crowded_scene();
  g_autoptr(CaromScene) other = crowded_scene();
  carom_scene_populate(one, 5, NULL, NULL);
  carom_scene_populate(other, 4, NULL, NULL);
  gsize size = one->bodies->len * sizeof(CaromBody);
  g_assert_cmpint(memcmp(one->bodies->data, other->bodies->data, size), !=, 0);
  carom_scene_populate(other, 5, NULL, NULL);
  g_assert_cmpmem(one->bodies->data, size, other->bodies->data,
                  other->bodies->len * sizeof(CaromBody));
}

/* Numbers are drawn in this order on every machine and by every compiler: radius, direction (a
 * point of the unit disc), speed, place; x before y. So a seed gives the same discs everywhere. */
static void test_order_of_drawing(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  carom_scene_populate(scene, 9, NULL, NULL);
  const CaromBody *body = carom_scene_body(scene, 1);
  g_autoptr(GRand) random = g_rand_new_with_seed(9);
  double radius = 2 + 2 * g_rand_double(random);
  CaromVec2 point;
  double square;
  do {
    point.x = -1 + 2 * g_rand_double(random);
    point.y = -1 + 2 * g_rand_double(random);
    square = carom_vec2_dot(point, point);
  } while (square <= 0.01 || square > 1);
  double speed = 1 + 4 * g_rand_double(random);
  CaromVec2 place;
  do { /* around the disc of radius 10 in the middle */
    place.x = radius + (100 - 2 * radius) * g_rand_double(random);
    place.y = radius + (100 - 2 * radius) * g_rand_double(random);
  } while (hypot(place.x - 50, place.y - 50) < 10 + radius);
  g_assert_cmpfloat(body->radius, ==, radius);
  g_assert_cmpfloat_with_epsilon(body->velocity.x, point.x / sqrt(square) * speed, 1e-13);
  g_assert_cmpfloat_with_epsilon(body->velocity.y, point.y / sqrt(square) * speed, 1e-13);
  g_assert_cmpfloat_with_epsilon(body->position.x, place.x, 1e-12);
  g_assert_cmpfloat_with_epsilon(body->position.y, place.y, 1e-12);
}

/* At rest no direction is left, not even in the signs of zeros, as which it would be written. */
static void test_crowd_at_rest(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  CaromRandomPlacement *placement = &g_array_index(scene->placements, CaromRandomPlacement, 0);
  placement->speed_min = placement->speed_max = 0;
  g_assert_true(carom_scene_populate(scene, 11, NULL, NULL));
  g_assert_cmpuint(scene->bodies->len, ==, 61);
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromVec2 velocity = carom_scene_body(scene, i)->velocity;
    g_assert_true(velocity.x == 0 && velocity.y == 0);
    g_assert_false(signbit(velocity.x) || signbit(velocity.y));
  }
}

/* Each random placement avoids the discs of those before, whether or not its rectangle and its
 * sizes are the same as theirs. */
static void test_crowds_make_room(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  CaromRandomPlacement same = g_array_index(scene->placements, CaromRandomPlacement, 0);
  same.count = 20;
  CaromRandomPlacement smaller = same, tiny = same, elsewhere = same;
  smaller.radius_max = 3;
  tiny.radius_min = tiny.radius_max = 0.5;
  elsewhere.min = carom_vec2(-20, -20);
  elsewhere.max = carom_vec2(70, 70);
  const CaromRandomPlacement more[] = {same, smaller, tiny, elsewhere, same};
  g_array_append_vals(scene->placements, more, G_N_ELEMENTS(more));
  g_assert_true(carom_scene_populate(scene, 4, NULL, NULL));
  g_assert_cmpuint(scene->bodies->len, ==, 1 + 60 + 5 * 20);
  g_assert_cmpuint(carom_scene_count_overlaps(scene, G_MAXUINT), ==, 0);
}

/* How long it takes to place 180,000 discs of so many crowds, side by side in a square.
 *
 * Returns: processor time, in seconds */
static double time_crowds(guint n_a_side) {
  enum { N = 180000 };
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (guint i = 0; i < n_a_side * n_a_side; i++) {
    CaromRandomPlacement crowd = carom_random_placement_default();
    double side = 1.0 / n_a_side, x = side * (i % n_a_side), y = side * (i / n_a_side);
    crowd.count = N / (n_a_side * n_a_side);
    crowd.min = carom_vec2(x, y);
    crowd.max = carom_vec2(x + side, y + side);
    crowd.radius_min = crowd.radius_max = 1e-4;
    g_array_append_val(scene->placements, crowd);
  }
  clock_t before = clock();
  g_assert_true(carom_scene_populate(scene, 1, NULL, NULL));
  double time_s = (double)(clock() - before) / CLOCKS_PER_SEC;
  g_assert_cmpuint(scene->bodies->len, ==, N);
  g_assert_cmpuint(carom_scene_count_overlaps(scene, 1), ==, 0);
  return time_s;
}

/* As long for 900 crowds as for one of as many discs: it took four times as long when each crowd
 * had cells for all discs and looked at all discs before it. Something else may disturb a
 * measurement. */
static void test_many_crowds(void) {
  double ratio = INFINITY;
  for (guint i = 0; i < 5 && ratio > 2; i++) {
    double one_s = time_crowds(1), many_s = time_crowds(30);
    ratio = MIN(ratio, many_s / one_s);
    g_test_message("%g s, %g s", one_s, many_s);
  }
  g_assert_cmpfloat(ratio, <, 2);
}

/* Discs that may overlap are in the way of discs of the next random placement that may not. */
static void test_overlapping_crowd_is_in_the_way(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  CaromRandomPlacement heap = g_array_index(scene->placements, CaromRandomPlacement, 0),
                       next = heap;
  heap.overlapping = TRUE;
  next.count = 20;
  g_array_append_val(scene->placements, heap);
  g_array_append_val(scene->placements, next);
  g_assert_true(carom_scene_populate(scene, 4, NULL, NULL));
  guint n_of_heap = 1 + 60 + 60;
  g_assert_cmpuint(scene->bodies->len, ==, n_of_heap + 20);
  for (guint i = n_of_heap; i < scene->bodies->len; i++)
    for (guint j = 0; j < i; j++) {
      const CaromBody *a = carom_scene_body(scene, i), *b = carom_scene_body(scene, j);
      double apart = carom_vec2_distance(a->position, b->position);
      g_assert_cmpfloat(apart, >=, (a->radius + b->radius) * (1 - 1e-12)); /* a few roundings */
    }
}

/* The more discs there are, the more tries they have together. As many as 400,000, of nearly the
 * same size, cover 0.3 of their square, and none overlaps another: a tree of their places says so.
 */
static void test_large_crowd_has_room(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  CaromRandomPlacement *placement = &g_array_index(scene->placements, CaromRandomPlacement, 0);
  double side = sqrt(400000 * G_PI / 0.3);
  placement->count = 400000;
  placement->max = carom_vec2(side, side);
  placement->radius_min = 0.9;
  placement->radius_max = 1;
  g_assert_true(carom_scene_populate(scene, 3, NULL, NULL));
  g_assert_cmpuint(scene->bodies->len, ==, 400001);
  g_assert_cmpuint(carom_scene_count_overlaps(scene, G_MAXUINT), ==, 0);
}

/* A random placement is also given up if each disc finds a place only after many tries, because
 * placing all discs would take minutes. The same happens if many large discs are in the way. */
static void test_hopeless_crowd_is_given_up(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  CaromRandomPlacement *placement = &g_array_index(scene->placements, CaromRandomPlacement, 0);
  placement->count = 200000;
  placement->max = carom_vec2(1080, 1080); /* of which 0.54 are to be covered */
  placement->radius_min = placement->radius_max = 1;
  guint placed = 0;
  g_assert_false(carom_scene_populate(scene, 3, NULL, &placed));
  g_assert_cmpuint(placed, >, 150000);
  g_assert_cmpuint(placed, <, 200000);
  for (guint i = 0; i < 20000; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(0.05 * i, 0.05 * i);
    body.radius = 1000;
    g_array_set_size(scene->bodies, scene->n_placed);
    carom_scene_add_body(scene, body);
  }
  g_assert_false(carom_scene_populate(scene, 3, NULL, &placed));
  g_assert_cmpuint(placed, ==, 0);
}

static void test_full_crowd_says_so(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  g_array_index(scene->placements, CaromRandomPlacement, 0).radius_min = 12;
  g_array_index(scene->placements, CaromRandomPlacement, 0).radius_max = 12;
  guint placement = 99, placed = 99;
  g_assert_false(carom_scene_populate(scene, 1, &placement, &placed));
  g_assert_cmpuint(placement, ==, 0);
  /* 100 × 100 holds at most 16 discs of radius 12 side by side. */
  g_assert_cmpuint(placed, <=, 16);
  g_assert_cmpuint(scene->bodies->len, ==, 1 + placed);
}

static void test_overlaps_are_counted(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  const double x[] = {0, 1.5, 3.4, 10, 12};
  for (guint i = 0; i < G_N_ELEMENTS(x); i++) {
    CaromBody body = carom_body_default();
    body.position.x = x[i];
    carom_scene_add_body(scene, body);
  }
  /* Overlaps: 0–1.5 and 1.5–3.4. The last two only touch. */
  g_assert_cmpuint(carom_scene_count_overlaps(scene, G_MAXUINT), ==, 2);
}

static void test_copy_is_apart(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  CaromWall wall = carom_wall_default(carom_vec2(0, 0), carom_vec2(1, 0));
  g_array_append_val(scene->walls, wall);
  g_autoptr(CaromScene) copy = carom_scene_copy(scene);
  carom_scene_set_restitution(copy, 0.25);
  g_assert_cmpfloat(copy->restitution, ==, 0.25);
  g_assert_cmpfloat(carom_scene_wall(copy, 0)->restitution, ==, 0.25);
  g_assert_cmpfloat(scene->restitution, ==, 1);
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->restitution, ==, 1);
}

static void add_disc(CaromScene *scene, double mass_kg, gboolean pinned) {
  CaromBody body = carom_body_default();
  body.mass_kg = mass_kg;
  body.pinned = pinned;
  carom_scene_add_body(scene, body);
}

static void assert_masses(const CaromScene *scene, double first_kg, double second_kg) {
  g_assert_cmpfloat(carom_scene_body(scene, 0)->mass_kg, ==, first_kg);
  g_assert_cmpfloat(carom_scene_body(scene, 1)->mass_kg, ==, second_kg);
}

/* The heavier one changes, wherever it stands; of two equal ones the first. */
static void test_mass_ratio(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  add_disc(scene, 2, FALSE);
  add_disc(scene, 10, FALSE);
  add_disc(scene, 1000, TRUE);
  g_assert_cmpfloat(carom_scene_get_mass_ratio(scene), ==, 5);
  g_assert_true(carom_scene_set_mass_ratio(scene, 1e10));
  assert_masses(scene, 2, 2e10);
  g_assert_true(carom_scene_set_mass_ratio(scene, 1));
  assert_masses(scene, 2, 2);
  g_assert_true(carom_scene_set_mass_ratio(scene, 100));
  assert_masses(scene, 200, 2);
  g_assert_true(carom_scene_set_mass_ratio(scene, 0.5));
  assert_masses(scene, 1, 2);
  g_assert_cmpfloat(carom_scene_get_mass_ratio(scene), ==, 2);
}

static void test_mass_ratio_out_of_range(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  add_disc(scene, 1e10, FALSE);
  add_disc(scene, 1e9, FALSE);
  g_assert_false(carom_scene_set_mass_ratio(scene, 1e300));
  g_assert_false(carom_scene_set_mass_ratio(scene, 0));
  g_assert_false(carom_scene_set_mass_ratio(scene, NAN));
  assert_masses(scene, 1e10, 1e9);
}

static void assert_no_mass_ratio(CaromScene *scene) {
  g_assert_cmpfloat(carom_scene_get_mass_ratio(scene), ==, 0);
  g_assert_false(carom_scene_set_mass_ratio(scene, 2));
}

/* There is none without exactly two discs that can move, or with a random placement. */
static void test_mass_ratio_of_pairs_only(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  assert_no_mass_ratio(scene);
  add_disc(scene, 1, FALSE);
  assert_no_mass_ratio(scene);
  add_disc(scene, 1, FALSE);
  g_autoptr(CaromScene) with_crowd = carom_scene_copy(scene);
  CaromRandomPlacement placement = carom_random_placement_default();
  g_array_append_val(with_crowd->placements, placement);
  assert_no_mass_ratio(with_crowd);
  add_disc(scene, 1, FALSE);
  assert_no_mass_ratio(scene);
}

static void test_view_holds_everything(void) {
  g_autoptr(CaromScene) scene = crowded_scene();
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  g_assert_cmpfloat(min.x, <, 40);
  g_assert_cmpfloat(max.y, >, 60);
  g_autoptr(CaromScene) empty = carom_scene_new();
  carom_scene_view(empty, &min, &max);
  g_assert_cmpfloat(max.x, >, min.x);
  g_assert_cmpfloat(max.y, >, min.y);
}

static void test_wall_foot(void) {
  CaromWall wall = carom_wall_default(carom_vec2(1, 1), carom_vec2(4, 5)); /* 3-4-5, length 5 */
  CaromVec2 n = carom_wall_normal(&wall);
  g_assert_cmpfloat_with_epsilon(n.x, -0.8, 1e-15);
  g_assert_cmpfloat_with_epsilon(n.y, 0.6, 1e-15);
  CaromVec2 middle = carom_vec2(2.5, 3);
  CaromWallFoot foot = carom_wall_foot(&wall, carom_vec2_add_scaled(middle, n, 2));
  g_assert_true(foot.between_ends);
  g_assert_cmpfloat_with_epsilon(foot.side, 2, 1e-14);
  g_assert_cmpfloat_with_epsilon(foot.nearest.x, 2.5, 1e-14);
  g_assert_cmpfloat_with_epsilon(foot.nearest.y, 3, 1e-14);
  foot = carom_wall_foot(&wall, carom_vec2_add_scaled(middle, n, -2));
  g_assert_cmpfloat_with_epsilon(foot.side, -2, 1e-14);
  foot = carom_wall_foot(&wall, carom_vec2(7, 9)); /* beyond p2, on the wall's line */
  g_assert_false(foot.between_ends);
  g_assert_cmpfloat(foot.nearest.x, ==, 4);
  g_assert_cmpfloat(foot.nearest.y, ==, 5);
}

/* What is placed by hand, among crowds in any order: as told for each disc; and names are counted
 * there. */
static void test_runs_by_hand(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(4);
  for (guint k = 0; k < 50; k++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    guint n_by_hand = (guint)g_rand_int_range(random, 0, 12), n_named = 0, n_before = 0;
    for (guint i = 0; i < n_by_hand; i++) {
      CaromBody body = carom_body_default();
      body.name = g_rand_boolean(random) ? g_intern_static_string("Io") : NULL;
      n_named += body.name ? 1 : 0;
      carom_scene_add_body(scene, body);
    }
    for (guint i = 0; i < k % 5; i++) {
      CaromRandomPlacement placement = carom_random_placement_default();
      n_before += (guint)g_rand_int_range(random, 0, 4);
      placement.count = (guint)g_rand_int_range(random, 0, 4);
      placement.max = carom_vec2(9, 9);
      placement.radius_min = placement.radius_max = 0.1;
      placement.overlapping = TRUE;
      placement.n_before = n_before;
      g_array_append_val(scene->placements, placement);
    }
    g_assert_true(carom_scene_populate(scene, k, NULL, NULL));
    CaromByHand run = {0};
    guint n = 0, expected = carom_placement_list_next_by_hand(scene, 0);
    while (carom_placement_list_next_run(scene, &run))
      for (guint i = run.first; i < run.end; i++, n++) {
        g_assert_cmpuint(i, ==, expected);
        expected = carom_placement_list_next_by_hand(scene, i + 1);
      }
    g_assert_cmpuint(n, ==, n_by_hand);
    g_assert_cmpuint(carom_scene_count_names(scene, 100), ==, n_named);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/scene/names", test_names);
  g_test_add_func("/scene/compared", test_compared);
  g_test_add_func("/scene/age-of-words", test_age);
  g_test_add_func("/scene/crowd-keeps-its-promises", test_crowd_keeps_its_promises);
  g_test_add_func("/scene/crowd-at-rest", test_crowd_at_rest);
  g_test_add_func("/scene/large-crowd", test_large_crowd);
  g_test_add_func("/scene/same-seed-same-crowd", test_same_seed_same_crowd);
  g_test_add_func("/scene/order-of-drawing", test_order_of_drawing);
  g_test_add_func("/scene/crowds-make-room", test_crowds_make_room);
  g_test_add_func("/scene/many-crowds", test_many_crowds);
  g_test_add_func("/scene/overlapping-crowd-is-in-the-way", test_overlapping_crowd_is_in_the_way);
  g_test_add_func("/scene/large-crowd-has-room", test_large_crowd_has_room);
  g_test_add_func("/scene/hopeless-crowd-is-given-up", test_hopeless_crowd_is_given_up);
  g_test_add_func("/scene/full-crowd-says-so", test_full_crowd_says_so);
  g_test_add_func("/scene/overlaps-are-counted", test_overlaps_are_counted);
  g_test_add_func("/scene/copy-is-apart", test_copy_is_apart);
  g_test_add_func("/scene/mass-ratio/heavier-changes", test_mass_ratio);
  g_test_add_func("/scene/mass-ratio/out-of-range", test_mass_ratio_out_of_range);
  g_test_add_func("/scene/mass-ratio/pairs-only", test_mass_ratio_of_pairs_only);
  g_test_add_func("/scene/view-holds-everything", test_view_holds_everything);
  g_test_add_func("/wall/foot", test_wall_foot);
  g_test_add_func("/scene/runs-by-hand", test_runs_by_hand);
  return g_test_run();
}
