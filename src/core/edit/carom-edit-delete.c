/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-delete: closes the gaps in the arrays. */
#include "carom-edit.h"
#include "carom-placement-list.h"

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

static gboolean is_selected_disc(guint i, gconstpointer selection) {
  return carom_selection_has(selection, (CaromItem){CAROM_ITEM_DISC, i});
}

/* Single discs are taken out of random placements, and the others keep clear of where discs were.
 */
static void prepare_placements(CaromScene *scene, const CaromSelection *selection) {
  for (guint nth = 0; nth < carom_selection_count(selection); nth++) {
    CaromItem item = carom_selection_get(selection, nth);
    guint placement;
    if (item.kind == CAROM_ITEM_DISC && carom_placement_list_find(scene, item.index, &placement))
      carom_placement_list_take_apart(scene, placement);
  }
  carom_placement_list_keep_places(scene);
  carom_placement_list_remove(scene, is_selected_disc, selection);
}

void carom_edit_delete(CaromScene *scene, const CaromSelection *selection) {
  if (carom_selection_count_of(selection, CAROM_ITEM_DISC) > 0)
    prepare_placements(scene, selection);
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    if (carom_selection_count_of(selection, kind) > 0)
      remove_selected(scene, kind, selection);
  carom_placement_list_tidy(scene);
}
