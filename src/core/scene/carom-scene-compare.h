/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-compare: whether two scenes tell of the same, or would run in the same way, and what
 * follows from it for the words. */
#pragma once

#include "carom-scene.h"

/* Whether a run of both with the same method has the same numbers, as long as both go on. Names,
 * colours, words, the picture and the staging do not matter. */
gboolean carom_scene_compare_physics(const CaromScene *one, const CaromScene *other);

/* Whether both have the same lesson, questions and answers. */
gboolean carom_scene_compare_words(const CaromScene *one, const CaromScene *other);

/* What "words_are_older" of @scene is to be.
 *
 * @written_for: the scene that the words of @scene were written for or, if that is not known, that
 *   they were found in; what is known there about their age holds for @scene, too
 * Returns: whether there are words, and they may not be true any more */
gboolean carom_scene_compare_age(const CaromScene *scene, const CaromScene *written_for);
