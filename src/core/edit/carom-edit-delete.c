/* carom-edit-delete: closes the gaps in the arrays. */
#include "carom-edit.h"

#include <string.h>

static void remove_selected(CaromScene *scene, CaromItemKind kind,
                            const CaromSelection *selection) {
  GArray *items = carom_item_list(scene, kind);
  gsize size = g_array_get_element_size(items);
  guint n_kept = 0;
  for (guint i = 0; i < items->len; i++)
    if (!carom_selection_has(selection, (CaromItem){kind, i}))
      memmove(items->data + size * n_kept++, items->data + size * i, size);
  g_array_set_size(items, n_kept);
}

void carom_edit_delete(CaromScene *scene, const CaromSelection *selection) {
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    if (carom_selection_count_of(selection, kind) > 0)
      remove_selected(scene, kind, selection);
  if (carom_selection_count_of(selection, CAROM_ITEM_DISC) > 0)
    carom_scene_settle(scene);
}
