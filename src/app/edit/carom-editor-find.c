/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-editor-find: what can be launched goes first, since it alone lies where nothing else is. */
#include "carom-editor.h"

#include "carom-snap.h"

gboolean carom_editor_get_launch(CaromEditor *self, const CaromEditView *view,
                                 CaromHandle *handle) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && view && handle, FALSE);
  g_autoptr(CaromSelection) selection = carom_editor_copy_selection(self, view);
  if (carom_selection_count(selection) != 1)
    return FALSE;
  CaromItem item = carom_selection_get(selection, 0);
  *handle = (CaromHandle){CAROM_HANDLE_LAUNCH, item};
  return carom_handle_can_launch(carom_editor_get_shown(self, view), view, item);
}

CaromHandle carom_editor_find(CaromEditor *self, const CaromEditView *view, CaromVec2 place) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), (CaromHandle){0});
  const CaromScene *scene = carom_editor_get_shown(self, view);
  CaromHandle launch;
  if (carom_editor_get_launch(self, view, &launch) &&
      carom_vec2_length(carom_vec2_sub(carom_handle_get_place(&launch, scene, view, place),
                                       place)) <= view->reach)
    return launch;
  return carom_handle_find(scene, view, place);
}

CaromHandle carom_editor_find_hold(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                                   CaromEditorKeys keys) {
  if (carom_editor_get_tool(self) != CAROM_TOOL_SELECT)
    return (CaromHandle){CAROM_HANDLE_NONE};
  CaromHandle handle = carom_editor_find(self, view, place);
  if ((keys & CAROM_EDITOR_AIM) &&
      (handle.kind == CAROM_HANDLE_DISC || handle.kind == CAROM_HANDLE_RIM ||
       handle.kind == CAROM_HANDLE_EMITTER))
    handle.kind = CAROM_HANDLE_ARROW;
  return handle;
}

const char *carom_editor_get_cursor(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                                    CaromEditorKeys keys) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), "default");
  CaromHandle handle = carom_editor_find_hold(self, view, place, keys);
  return carom_editor_get_tool(self) == CAROM_TOOL_SELECT
             ? carom_handle_get_cursor(&handle, carom_editor_get_shown(self, view), place)
             : "crosshair";
}

gboolean carom_editor_get_drawn(CaromEditor *self, const CaromScene *scene, CaromItem *item) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && scene && item, FALSE);
  if (!carom_drag_get_drawn(carom_editor_get_tool(self), &item->kind))
    return FALSE;
  guint n = carom_item_count(scene, item->kind);
  item->index = n - 1;
  return n > 0;
}

CaromVec2 carom_editor_round_place(CaromEditor *self, const CaromEditView *view, CaromVec2 place) {
  gboolean snap;
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && view, place);
  g_object_get(self, "snap", &snap, NULL);
  return carom_snap_point(snap ? carom_snap_step(view->points_per_unit)
                               : carom_snap_free_step(view->points_per_unit),
                          place);
}

CaromSelection *carom_editor_get_changed(CaromEditor *self, const CaromScene *scene) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && scene, NULL);
  CaromItem last;
  if (carom_editor_get_drawn(self, scene, &last) && carom_item_moves(last.kind))
    return carom_selection_new_of(last);
  CaromSelection *changed = carom_selection_copy(carom_editor_get_selection(self));
  carom_selection_limit(changed, scene);
  return changed;
}
