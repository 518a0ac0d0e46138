/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-overlaps: what an edit has put on top of something else. It is allowed, and shown. */
#pragma once

#include "carom-selection.h"

typedef struct {
  guint disc;
  CaromItem other; /* a disc of a higher index, or a wall */
  double depth;    /* > 0: by how much they overlap */
} CaromEditOverlap;

/* Finds what overlaps something that is selected. What only touches does not overlap
 * (carom-overlaps.h), walls may cross, and where emitters are others may be: their discs wait until
 * there is room. Of n discs with m selected it takes about (n + m) log n steps, and some more for
 * each wall: as many as there are selected discs near it, or discs if it is selected.
 *
 * Returns: (transfer full) (element-type CaromEditOverlap): each pair once, in the order of the
 *   discs, and of each disc discs first, all by their indices */
GArray *carom_edit_overlaps_list(const CaromScene *scene, const CaromSelection *selection);

/* Finds what edits have put there: all that overlaps in a scene, except what stood like that before
 * them.
 *
 * Returns: (transfer full) (element-type CaromEditOverlap): in the same order */
GArray *carom_edit_overlaps_list_new(const CaromScene *scene, const CaromScene *before);

/* Whether both are of the same pairs, however deep.
 *
 * @one: (element-type CaromEditOverlap)
 * @other: (element-type CaromEditOverlap) */
gboolean carom_edit_overlaps_equal(const GArray *one, const GArray *other);
