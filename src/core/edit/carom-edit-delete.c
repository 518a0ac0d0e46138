/* carom-edit-delete: closes the gaps in the arrays. */
#include "carom-edit.h"

#include <string.h>

static void remove_selected(GArray *items, gsize size, CaromItemKind kind,
                            const CaromSelection *selection) {
  guint n_kept = 0;
  for (guint i = 0; i < items->len; i++)
    if (!carom_selection_has(selection, (CaromItem){kind, i}))
      memmove(items->data + size * n_kept++, items->data + size * i, size);
  g_array_set_size(items, n_kept);
}

void carom_edit_delete(CaromScene *scene, const CaromSelection *selection) {
  if (carom_selection_count_of(selection, CAROM_ITEM_DISC) > 0) {
    remove_selected(scene->bodies, sizeof(CaromBody), CAROM_ITEM_DISC, selection);
    carom_scene_settle(scene);
  }
  if (carom_selection_count_of(selection, CAROM_ITEM_WALL) > 0)
    remove_selected(scene->walls, sizeof(CaromWall), CAROM_ITEM_WALL, selection);
}
