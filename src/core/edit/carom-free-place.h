/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-free-place: the nearest place where a disc overlaps nothing.
 *
 * It is exact. The places of the centre where the disc overlaps something are discs around discs
 * and rounded bars around walls. What is nearest outside of all of them is either the point of one
 * outline that is nearest, or a point where two outlines meet; so these are tried, the nearest
 * first. Those behind a wall are passed over, so that what is in a box stays in it. */
#pragma once

#include "carom-scene.h"

/* Where the discs and walls of a scene are, while some of the discs are moved. */
typedef struct CaromFreePlace CaromFreePlace;

/* @scene: has to stay as it is as long as this lives
 * Returns: (transfer full): everything where it is in @scene */
CaromFreePlace *carom_free_place_new(const CaromScene *scene);
void carom_free_place_free(CaromFreePlace *places);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromFreePlace, carom_free_place_free)

/* Where @disc is now. */
CaromVec2 carom_free_place_get(const CaromFreePlace *places, guint disc);

/* How many steps all of this has taken, in discs and walls that were looked at: sorting the discs,
 * too, and looking for ways. */
guint64 carom_free_place_count_steps(const CaromFreePlace *places);

/* Whether so many steps have been taken that no places are looked for any more. That takes a second
 * or two. */
gboolean carom_free_place_is_spent(const CaromFreePlace *places);

/* Whether @disc, put at @place, would overlap nothing, see carom-overlaps.h. */
gboolean carom_free_place_is_free(CaromFreePlace *places, guint disc, CaromVec2 place);

/* Finds the nearest place for @disc, which is not free where it is, to which it comes in a straight
 * line without going through a wall. There it keeps a billionth of the reach off what is next to
 * it, and may touch the rest, see carom-overlaps.h.
 *
 * @place: (out): if there is one
 * Returns: whether one was found: not where hundreds of discs and walls lie in between, nor when
 *   carom_free_place_is_spent() */
gboolean carom_free_place_find(CaromFreePlace *places, guint disc, CaromVec2 *place);

/* Puts @disc at @place, which then counts as taken. */
void carom_free_place_put(CaromFreePlace *places, guint disc, CaromVec2 place);
