/* carom-edit-trial: what an edit of the editor makes of a scene, before it is done, or without it
 * being done at all. */
#pragma once

#include "carom-selection.h"

/* Changes @scene and, where something is added or deleted, @selection, which then is what is
 * selected.
 *
 * Returns: whether it was possible; if not, @error is set */
typedef gboolean (*CaromEditTrialFunc)(CaromScene *scene, CaromSelection *selection,
                                       gconstpointer data, GError **error);

/* What has become of discs that an edit has put on top of something. */
typedef struct {
  guint n;      /* how many have been pushed off others */
  guint n_left; /* how many pairs overlap all the same */
} CaromEditPushed;

/* Pushes what is selected off what it overlaps in @scene, which is changed. */
CaromEditPushed carom_edit_trial_push(CaromScene *scene, const CaromSelection *selection);

/* @selection: is changed as CaromEditTrialFunc says
 * @pushed: (out) (optional): NULL: discs stay where they are
 * Returns: (transfer full) (nullable): @scene after the edit; NULL if it is not possible: @error
 *   says why */
CaromScene *carom_edit_trial_do(const CaromScene *scene, CaromSelection *selection,
                                CaromEditTrialFunc func, gconstpointer data,
                                CaromEditPushed *pushed, GError **error);
