/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-push-apart: discs that an edit has put on top of others are moved off them. What a run does
 * with discs that overlap is in carom-separation.h. */
#pragma once

#include "carom-selection.h"

/* Moves those of the selected discs that overlap something, one after the other, each to the
 * nearest place that is free and not behind a wall; all others stay, and so do walls and discs that
 * are pinned, selected or not. It is given up
 * after about a second; what has found its place by then is left there, as is what finds none.
 *
 * @n_pushed: (out) (optional): how many have been moved
 * Returns: whether nothing that is selected overlaps anything any more */
gboolean carom_push_apart(CaromScene *scene, const CaromSelection *moved, guint *n_pushed);

/* What has come of it. */
typedef struct {
  guint n_moved; /* discs that have been moved off what they overlapped */
  guint n_left;  /* pairs that overlap all the same */
} CaromPushApart;

/* Does it to those of the selected discs that an edit has put on top of something, or something on
 * top of them: that are in an overlap of carom_edit_overlaps_list_new(). What overlapped before
 * stays.
 *
 * @scene: has been edited
 * @before: as it was before that */
CaromPushApart carom_push_apart_new(CaromScene *scene, const CaromScene *before,
                                    const CaromSelection *selection);
