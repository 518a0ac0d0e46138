/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-trial: a copy is edited, checked, and pushed apart. */
#include "carom-edit-trial.h"

#include "carom-edit-error.h"

CaromScene *carom_edit_trial_do(const CaromScene *scene, CaromSelection *selection,
                                CaromEditTrialFunc func, gconstpointer data, CaromPushApart *pushed,
                                GError **error) {
  g_autoptr(CaromScene) copy = carom_scene_copy(scene);
  if (!func(copy, selection, data, error) || !carom_edit_error_check_listed(copy, error))
    return NULL;
  if (pushed)
    *pushed = carom_push_apart_new(copy, scene, selection);
  return g_steal_pointer(&copy);
}
