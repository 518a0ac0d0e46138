/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-selection: which discs, walls and emitters of a scene are selected.
 *
 * They are known by their indices. What an edit adds comes after what there was, so a selection
 * stays as it is then; after a deletion it may be of others. */
#pragma once

#include "carom-item.h"

typedef struct CaromSelection CaromSelection;

/* Returns: (transfer full): a selection of nothing */
CaromSelection *carom_selection_new(void);
/* Returns: (transfer full): a selection of @item alone */
CaromSelection *carom_selection_new_of(CaromItem item);
/* Returns: (transfer full): a selection of the same */
CaromSelection *carom_selection_copy(const CaromSelection *selection);
void carom_selection_free(CaromSelection *selection);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromSelection, carom_selection_free)

/* How many are selected, or how many of one kind. */
guint carom_selection_count(const CaromSelection *selection);
guint carom_selection_count_of(const CaromSelection *selection, CaromItemKind kind);

/* The selected items one by one, discs first, then walls and emitters, each kind in the scene's
 * order.
 *
 * @nth: below carom_selection_count() */
CaromItem carom_selection_get(const CaromSelection *selection, guint nth);

/* Whether @item is selected, and whether the same is in both. */
gboolean carom_selection_has(const CaromSelection *selection, CaromItem item);
gboolean carom_selection_equal(const CaromSelection *one, const CaromSelection *other);

/* These add an item to the selection, and take it out. An item that is in already, or is not,
 * changes nothing. */
void carom_selection_add(CaromSelection *selection, CaromItem item);
void carom_selection_remove(CaromSelection *selection, CaromItem item);

/* Adds @item if it is not selected, else removes it. */
void carom_selection_toggle(CaromSelection *selection, CaromItem item);

/* Nothing is selected any more. */
void carom_selection_clear(CaromSelection *selection);

/* Selects all of @scene. */
void carom_selection_all(CaromSelection *selection, const CaromScene *scene);

/* Removes what @scene does not have, as after an insertion has been undone; or, for a selection
 * that is kept while time goes on, only what it does not have at any time: discs of its emitters
 * may stay. */
void carom_selection_limit(CaromSelection *selection, const CaromScene *scene);
void carom_selection_limit_at_any_time(CaromSelection *selection, const CaromScene *scene);

/* What is selected takes up in @scene, which has all of it. */
CaromExtents carom_selection_bounds(const CaromSelection *selection, const CaromScene *scene);

/* The selected items of one kind.
 *
 * Returns: (transfer full): a selection of them */
CaromSelection *carom_selection_of_kind(const CaromSelection *selection, CaromItemKind kind);

/* The mean of the centres of all that is selected, see carom_item_centre(). It stays where it is
 * while they are turned about it, as the centre of their bounds would not, so that four turns by a
 * right angle lead back.
 *
 * @selection: not empty */
CaromVec2 carom_selection_centre(const CaromSelection *selection, const CaromScene *scene);
