/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-trial: what an edit of the editor makes of a scene, before it is done, or without it
 * being done at all. */
#pragma once

#include "carom-push-apart.h"

/* Changes @scene and, where something is added or deleted, @selection, which then is what is
 * selected.
 *
 * @selection: (inout): what is selected and there now, which may be nothing
 * Returns: whether it was possible; if not, @error is set */
typedef gboolean (*CaromEditTrialFunc)(CaromScene *scene, CaromSelection *selection,
                                       gconstpointer data, GError **error);

/* @selection: is changed as CaromEditTrialFunc says
 * @pushed: (out) (optional): NULL: discs stay where they are
 * Returns: (transfer full) (nullable): @scene after the edit; NULL if it is not possible: @error
 *   says why */
CaromScene *carom_edit_trial_do(const CaromScene *scene, CaromSelection *selection,
                                CaromEditTrialFunc func, gconstpointer data, CaromPushApart *pushed,
                                GError **error);
