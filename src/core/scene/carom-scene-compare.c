/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-compare: field by field. */
#include "carom-scene-compare.h"

/* What is placed at random is among the discs; the seed is for ties, too. */
static gboolean is_same_world(const CaromScene *one, const CaromScene *other) {
  return carom_vec2_equal(one->gravity, other->gravity) && one->restitution == other->restitution &&
         one->dt_s == other->dt_s && one->seed == other->seed &&
         g_str_equal(one->unit, other->unit);
}

gboolean carom_scene_compare_physics(const CaromScene *one, const CaromScene *other) {
  gboolean same = one->bodies->len == other->bodies->len && one->walls->len == other->walls->len &&
                  one->emitters->len == other->emitters->len && is_same_world(one, other);
  for (guint i = 0; same && i < one->bodies->len; i++)
    same = carom_body_equal_physics(carom_scene_body(one, i), carom_scene_body(other, i));
  for (guint i = 0; same && i < one->walls->len; i++)
    same = carom_wall_equal(carom_scene_wall(one, i), carom_scene_wall(other, i));
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
