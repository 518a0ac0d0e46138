/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-placement-list: the random placements of a scene, and what becomes of them when its discs
 * are edited. Where their discs lie depends on the seed, on the placements before them and on the
 * places that they avoid; all of that stays as it is while other discs are added, deleted or
 * changed. So they can be placed again, when the scene's file is read, bit for bit. */
#pragma once

#include "carom-scene.h"

/* Returns: the first disc from @i on that was placed by hand; how many discs there are if none
 *   follows */
guint carom_placement_list_next_by_hand(const CaromScene *scene, guint i);

/* Discs that follow each other and were placed by hand: those from first up to, but not including,
 * end. Begins as {0}. */
typedef struct {
  guint first, end;
  guint placement, n_random, next; /* the placement that comes next, and what comes before it */
} CaromByHand;

/* Goes on to the next such discs. To go through all takes as many steps as there are placements.
 *
 * @run: (inout): those before; {0} at first
 * Returns: whether there are more */
gboolean carom_placement_list_next_run(const CaromScene *scene, CaromByHand *run);

/* @index: (out): which random placement has placed disc @i, if any has
 * Returns: whether one has */
gboolean carom_placement_list_find(const CaromScene *scene, guint i, guint *index);

/* Whether discs are placed at random. */
gboolean carom_placement_list_is_in_use(const CaromScene *scene);

/* Places the discs of all random placements anew, each where it belongs in the order of discs; see
 * carom_scene_populate(). */
gboolean carom_placement_list_place(CaromScene *scene, guint *placement, guint *placed);

/* ---- Around edits ---- */

/* Notes what the random placements avoid. Call it before discs that were placed by hand lose their
 * place. */
void carom_placement_list_keep_places(CaromScene *scene);

/* Takes the discs of random placement @index as placed by hand, where they are, and in the same
 * order. */
void carom_placement_list_take_apart(CaromScene *scene, guint index);

/* Notes that so many discs have been appended. */
void carom_placement_list_append(CaromScene *scene, guint n);

/* Notes that discs are going to be removed that were placed by hand.
 *
 * @is_removed: whether disc i is */
void carom_placement_list_remove(CaromScene *scene,
                                 gboolean (*is_removed)(guint i, gconstpointer data),
                                 gconstpointer data);

/* Forgets what makes no difference any more. Call it after an edit. */
void carom_placement_list_tidy(CaromScene *scene);

/* Lets the random placements avoid the discs that are placed by hand now, and no others: for
 * another seed, which gives other places anyway. */
void carom_placement_list_renew(CaromScene *scene);
