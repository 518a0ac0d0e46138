/* carom-edit-trial: a copy is edited, checked, and pushed apart. */
#include "carom-edit-trial.h"

#include "carom-edit-error.h"
#include "carom-edit-overlaps.h"
#include "carom-push-apart.h"

CaromEditPushed carom_edit_trial_push(CaromScene *scene, const CaromSelection *selection) {
  CaromEditPushed pushed = {0};
  if (carom_push_apart(scene, selection, &pushed.n))
    return pushed;
  g_autoptr(GArray) left = carom_edit_overlaps_list(scene, selection);
  pushed.n_left = left->len;
  return pushed;
}

CaromScene *carom_edit_trial_do(const CaromScene *scene, CaromSelection *selection,
                                CaromEditTrialFunc func, gconstpointer data,
                                CaromEditPushed *pushed, GError **error) {
  g_autoptr(CaromScene) copy = carom_scene_copy(scene);
  if (!func(copy, selection, data, error) || !carom_edit_error_check_placed(copy, error))
    return NULL;
  if (pushed)
    *pushed = carom_edit_trial_push(copy, selection);
  return g_steal_pointer(&copy);
}
