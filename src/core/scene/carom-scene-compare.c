/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-compare: field by field. */
#include "carom-scene-compare.h"

static gboolean is_same_place(CaromVec2 one, CaromVec2 other) {
  return one.x == other.x && one.y == other.y;
}

static gboolean is_same_disc(const CaromBody *one, const CaromBody *other) {
  return is_same_place(one->position, other->position) &&
         is_same_place(one->velocity, other->velocity) && one->radius == other->radius &&
         one->mass_kg == other->mass_kg && !one->pinned == !other->pinned;
}

static gboolean is_same_wall(const CaromWall *one, const CaromWall *other) {
  return is_same_place(one->p1, other->p1) && is_same_place(one->p2, other->p2) &&
         one->restitution == other->restitution &&
         one->tangential_factor == other->tangential_factor &&
         carom_intervals_equal(one->open, other->open);
}

/* What is placed at random is among the discs; the seed is for ties, too. */
static gboolean is_same_world(const CaromScene *one, const CaromScene *other) {
  return is_same_place(one->gravity, other->gravity) && one->restitution == other->restitution &&
         one->dt_s == other->dt_s && one->seed == other->seed &&
         g_str_equal(one->unit, other->unit);
}

gboolean carom_scene_compare_physics(const CaromScene *one, const CaromScene *other) {
  gboolean same = one->bodies->len == other->bodies->len && one->walls->len == other->walls->len &&
                  one->emitters->len == other->emitters->len && is_same_world(one, other);
  for (guint i = 0; same && i < one->bodies->len; i++)
    same = is_same_disc(carom_scene_body(one, i), carom_scene_body(other, i));
  for (guint i = 0; same && i < one->walls->len; i++)
    same = is_same_wall(carom_scene_wall(one, i), carom_scene_wall(other, i));
  for (guint i = 0; same && i < one->emitters->len; i++)
    same = carom_emitter_equal(carom_scene_emitter(one, i), carom_scene_emitter(other, i));
  return same;
}

gboolean carom_scene_compare_age(const CaromScene *scene, const CaromScene *written_for) {
  return carom_scene_has_words(scene) &&
         (written_for->words_are_older || !carom_scene_compare_physics(scene, written_for));
}

gboolean carom_scene_compare_words(const CaromScene *one, const CaromScene *other) {
  return g_strcmp0(one->lesson, other->lesson) == 0 &&
         carom_question_list_equal(one->questions, other->questions);
}
