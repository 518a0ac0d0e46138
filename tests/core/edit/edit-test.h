/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-test: scenes and comparisons for the tests of edits. */
#pragma once

#include "carom-edit.h"

#include <string.h>

static inline CaromItem test_disc(guint index) {
  return (CaromItem){CAROM_ITEM_DISC, index};
}

static inline CaromItem test_wall(guint index) {
  return (CaromItem){CAROM_ITEM_WALL, index};
}

static inline CaromItem test_emitter(guint index) {
  return (CaromItem){CAROM_ITEM_EMITTER, index};
}

static inline void test_add_emitter_at(CaromScene *scene, double x, double y) {
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(x, y);
  g_assert_true(carom_edit_add_emitter(scene, emitter, NULL));
}

static inline void test_add_disc_at(CaromScene *scene, double x, double y, double radius) {
  CaromBody body = carom_body_default();
  body.position = carom_vec2(x, y);
  body.radius = radius;
  g_assert_true(carom_edit_add_disc(scene, body, NULL));
}

static inline void test_add_wall_at(CaromScene *scene, double x1, double y1, double x2, double y2) {
  CaromWall wall = carom_wall_default(carom_vec2(x1, y1), carom_vec2(x2, y2));
  g_assert_true(carom_edit_add_wall(scene, wall, NULL));
}

/* A whole number of 1/256 from −8 to 8, so that sums and differences of a few are exact. */
static inline double test_dyadic(GRand *random) {
  return g_rand_int_range(random, -2048, 2049) / 256.0;
}

/* @n discs and two walls, all numbers of which are dyadic. */
static inline CaromScene *test_dyadic_scene(GRand *random, guint n) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < n; i++) {
    CaromBody body = carom_body_default();
    double x = test_dyadic(random), y = test_dyadic(random);
    body.position = carom_vec2(x, y);
    body.velocity = carom_vec2(y, x);
    body.radius = g_rand_int_range(random, 1, 257) / 256.0;
    body.mass_kg = i + 1;
    g_assert_true(carom_edit_add_disc(scene, body, NULL));
  }
  test_add_wall_at(scene, -9, -9, test_dyadic(random), 8);
  test_add_wall_at(scene, 9, test_dyadic(random), 9, 8.5);
  return scene;
}

static inline CaromSelection *test_all(const CaromScene *scene) {
  CaromSelection *all = carom_selection_new();
  carom_selection_all(all, scene);
  return all;
}

/* All items, bit for bit: none has padding that matters, since copies are made whole. */
static inline void test_assert_same(const CaromScene *one, const CaromScene *other) {
  g_assert_cmpuint(one->n_placed, ==, other->n_placed);
  g_assert_cmpuint(one->placements->len, ==, other->placements->len);
  g_assert_cmpuint(one->kept_places->len, ==, other->kept_places->len);
  g_assert_cmpmem(one->bodies->data, one->bodies->len * sizeof(CaromBody), other->bodies->data,
                  other->bodies->len * sizeof(CaromBody));
  g_assert_cmpmem(one->walls->data, one->walls->len * sizeof(CaromWall), other->walls->data,
                  other->walls->len * sizeof(CaromWall));
  g_assert_cmpmem(one->emitters->data, one->emitters->len * sizeof(CaromEmitter),
                  other->emitters->data, other->emitters->len * sizeof(CaromEmitter));
}
