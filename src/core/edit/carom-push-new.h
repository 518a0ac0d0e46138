/* carom-push-new: discs that an edit has put on top of something are moved off it. What overlapped
 * before it stays. */
#pragma once

#include "carom-selection.h"

/* What has come of it. */
typedef struct {
  guint n_moved; /* discs that have been moved off what they overlapped */
  guint n_left;  /* pairs that overlap all the same */
} CaromPushNew;

/* Does carom_push_apart() to those of the selected discs that are in an overlap of
 * carom_edit_overlaps_list_new().
 *
 * @scene: has been edited
 * @before: as it was before that */
CaromPushNew carom_push_new(CaromScene *scene, const CaromScene *before,
                            const CaromSelection *selection);
