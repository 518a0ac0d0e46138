/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* scene-equal: compares two scenes field by field, and arrays element by element. */
#include "scene-equal.h"

#include <string.h>

#define assert_bits(one, other)                                                                    \
  do {                                                                                             \
    double bits_one = (one), bits_other = (other);                                                 \
    if (memcmp(&bits_one, &bits_other, sizeof bits_one) != 0) {                                    \
      g_test_message("%s is %.17g, but %s is %.17g", #one, bits_one, #other, bits_other);          \
      g_test_fail();                                                                               \
    }                                                                                              \
  } while (0)

#define assert_vectors(one, other)                                                                 \
  do {                                                                                             \
    assert_bits((one).x, (other).x);                                                               \
    assert_bits((one).y, (other).y);                                                               \
  } while (0)

static void assert_bodies(const CaromBody *a, const CaromBody *b) {
  assert_vectors(a->position, b->position);
  assert_vectors(a->velocity, b->velocity);
  assert_bits(a->radius, b->radius);
  assert_bits(a->mass_kg, b->mass_kg);
  g_assert_cmpint(a->pinned, ==, b->pinned);
  g_assert_cmpint(a->colour_rgb, ==, b->colour_rgb);
  g_assert_cmpstr(a->name, ==, b->name);
  g_assert_cmpstr(a->others, ==, b->others);
}

static void assert_crowds(const CaromRandomPlacement *a, const CaromRandomPlacement *b) {
  g_assert_cmpuint(a->count, ==, b->count);
  assert_vectors(a->min, b->min);
  assert_vectors(a->max, b->max);
  assert_bits(a->radius_min, b->radius_min);
  assert_bits(a->radius_max, b->radius_max);
  assert_bits(a->mass_factor, b->mass_factor);
  assert_bits(a->mass_power, b->mass_power);
  assert_bits(a->speed_min, b->speed_min);
  assert_bits(a->speed_max, b->speed_max);
  g_assert_cmpint(a->overlapping, ==, b->overlapping);
  g_assert_cmpint(a->colour_rgb, ==, b->colour_rgb);
  g_assert_cmpuint(a->n_before, ==, b->n_before);
  g_assert_cmpint(a->taken_apart, ==, b->taken_apart);
  g_assert_cmpstr(a->others, ==, b->others);
  g_assert_cmpstr(a->mass_others, ==, b->mass_others);
}

static void assert_kept_places(const CaromKeptPlace *a, const CaromKeptPlace *b) {
  assert_vectors(a->position, b->position);
  assert_bits(a->radius, b->radius);
  g_assert_cmpstr(a->others, ==, b->others);
}

static void assert_walls(const CaromWall *a, const CaromWall *b) {
  assert_vectors(a->p1, b->p1);
  assert_vectors(a->p2, b->p2);
  assert_bits(a->restitution, b->restitution);
  assert_bits(a->tangential_factor, b->tangential_factor);
  g_assert_true(carom_intervals_equal(a->open, b->open));
  g_assert_cmpstr(a->others, ==, b->others);
}

static void assert_emitters(const CaromEmitter *a, const CaromEmitter *b) {
  assert_vectors(a->position, b->position);
  assert_vectors(a->spread, b->spread);
  assert_vectors(a->velocity, b->velocity);
  assert_bits(a->radius, b->radius);
  assert_bits(a->mass_kg, b->mass_kg);
  assert_bits(a->first_s, b->first_s);
  assert_bits(a->every_s, b->every_s);
  g_assert_cmpuint(a->count, ==, b->count);
  g_assert_cmpstr(a->others, ==, b->others);
}

/* Besides other fields, methods hold pointers to constants, and no padding. */
static void assert_methods(const CaromMethod *a, const CaromMethod *b) {
  CaromMethod one = *a, other = *b;
  one.others = other.others = NULL;
  g_assert_cmpmem(&one, sizeof one, &other, sizeof other);
  g_assert_cmpstr(a->others, ==, b->others);
}

static void assert_bookmarks(const CaromBookmark *a, const CaromBookmark *b) {
  assert_bits(a->at_s, b->at_s);
  g_assert_cmpstr(a->name, ==, b->name);
  g_assert_cmpstr(a->others, ==, b->others);
}

static void assert_questions(const CaromQuestion *a, const CaromQuestion *b) {
  g_assert_cmpstr(a->question, ==, b->question);
  g_assert_cmpstr(a->answer, ==, b->answer);
  g_assert_cmpstr(a->others, ==, b->others);
}

#define assert_arrays(one, other, Type, assert_elements)                                           \
  do {                                                                                             \
    g_assert_cmpuint((one)->len, ==, (other)->len);                                                \
    for (guint i = 0; i < (one)->len; i++)                                                         \
      assert_elements(&g_array_index(one, Type, i), &g_array_index(other, Type, i));               \
  } while (0)

static void assert_words(const CaromScene *one, const CaromScene *other) {
  g_assert_cmpstr(one->title, ==, other->title);
  g_assert_cmpstr(one->lesson, ==, other->lesson);
  g_assert_cmpstr(one->unit, ==, other->unit);
  assert_arrays(one->questions, other->questions, CaromQuestion, assert_questions);
  assert_arrays(one->bookmarks, other->bookmarks, CaromBookmark, assert_bookmarks);
  g_assert_cmpint(!one->words_are_older, ==, !other->words_are_older);
}

static void assert_charts(char **one, char **other) {
  g_assert_cmpint(one != NULL, ==, other != NULL);
  if (one)
    g_assert_cmpstrv(one, other);
}

static void assert_stagings(const CaromStaging *one, const CaromStaging *other) {
  assert_bits(one->trails_s, other->trails_s);
  assert_bits(one->strobe_s, other->strobe_s);
  assert_vectors(one->angular_about, other->angular_about);
  g_assert_cmpint(one->ghost, ==, other->ghost);
  g_assert_cmpint(one->centre_of_mass, ==, other->centre_of_mass);
  g_assert_cmpint(one->arrows, ==, other->arrows);
  g_assert_cmpint(one->colour_by, ==, other->colour_by);
  assert_bits(one->speed, other->speed);
  g_assert_cmpint(one->loop, ==, other->loop);
  g_assert_cmpint(one->slow_at_contacts, ==, other->slow_at_contacts);
  assert_charts(one->charts, other->charts);
}

void assert_scenes_equal(const CaromScene *one, const CaromScene *other) {
  assert_words(one, other);
  assert_bits(one->dt_s, other->dt_s);
  assert_bits(one->duration_s, other->duration_s);
  assert_vectors(one->gravity, other->gravity);
  assert_bits(one->restitution, other->restitution);
  g_assert_cmpint(one->has_view, ==, other->has_view);
  assert_vectors(one->view_min, other->view_min);
  assert_vectors(one->view_max, other->view_max);
  g_assert_cmpstr(one->view_others, ==, other->view_others);
  g_assert_cmpint(one->counter, ==, other->counter);
  assert_stagings(&one->staging, &other->staging);
  g_assert_cmpuint(one->seed, ==, other->seed);
  g_assert_cmpuint(one->n_placed, ==, other->n_placed);
  assert_arrays(one->bodies, other->bodies, CaromBody, assert_bodies);
  assert_arrays(one->placements, other->placements, CaromRandomPlacement, assert_crowds);
  assert_arrays(one->kept_places, other->kept_places, CaromKeptPlace, assert_kept_places);
  assert_arrays(one->walls, other->walls, CaromWall, assert_walls);
  assert_arrays(one->emitters, other->emitters, CaromEmitter, assert_emitters);
  assert_arrays(one->methods, other->methods, CaromMethod, assert_methods);
  g_assert_cmpstr(one->others, ==, other->others);
}
