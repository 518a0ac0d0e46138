/* carom-scene-compare: whether two scenes tell of the same, or would run in the same way. */
#pragma once

#include "carom-scene.h"

/* Whether a run of both with the same method has the same numbers, as long as both go on. Names,
 * colours, words, the picture and the staging do not matter. */
gboolean carom_scene_compare_physics(const CaromScene *one, const CaromScene *other);

/* Whether both have the same lesson, questions and answers. */
gboolean carom_scene_compare_words(const CaromScene *one, const CaromScene *other);
