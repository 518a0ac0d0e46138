/* carom-push-new: who is in an overlap that was not there before. */
#include "carom-push-new.h"

#include "carom-edit-overlaps.h"
#include "carom-push-apart.h"

/* Returns: (transfer full): the discs of @selection that are in one of @overlaps */
static CaromSelection *select_overlapping(const CaromSelection *selection, const GArray *overlaps) {
  CaromSelection *discs = carom_selection_new();
  for (guint i = 0; i < overlaps->len; i++) {
    const CaromEditOverlap *overlap = &g_array_index(overlaps, CaromEditOverlap, i);
    CaromItem items[] = {{CAROM_ITEM_DISC, overlap->disc}, overlap->other};
    for (guint k = 0; k < G_N_ELEMENTS(items); k++)
      if (items[k].kind == CAROM_ITEM_DISC && carom_selection_has(selection, items[k]))
        carom_selection_add(discs, items[k]);
  }
  return discs;
}

CaromPushNew carom_push_new(CaromScene *scene, const CaromScene *before,
                            const CaromSelection *selection) {
  CaromPushNew pushed = {0};
  g_autoptr(GArray) overlaps = carom_edit_overlaps_list_new(scene, before);
  if (overlaps->len == 0)
    return pushed;
  g_autoptr(CaromSelection) moved = select_overlapping(selection, overlaps);
  carom_push_apart(scene, moved, &pushed.n_moved);
  g_autoptr(GArray) left = carom_edit_overlaps_list_new(scene, before);
  pushed.n_left = left->len;
  return pushed;
}
