/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-drafts: a few, in a list. */
#include "carom-item-drafts.h"

#include "carom-item-setting.h"

struct CaromItemDrafts {
  GPtrArray *list; /* (element-type CaromItemDraft) */
};

gboolean carom_item_drafts_is_typed(const CaromItemDraft *draft) {
  return !g_str_equal(draft->text, draft->before);
}

static void draft_free(gpointer data) {
  CaromItemDraft *draft = data;
  g_free(draft->before);
  g_free(draft->text);
  g_free(draft->problem);
  g_free(draft);
}

CaromItemDrafts *carom_item_drafts_new(void) {
  CaromItemDrafts *drafts = g_new(CaromItemDrafts, 1);
  drafts->list = g_ptr_array_new_with_free_func(draft_free);
  return drafts;
}

void carom_item_drafts_free(CaromItemDrafts *drafts) {
  g_ptr_array_unref(drafts->list);
  g_free(drafts);
}

CaromItemDraft *carom_item_drafts_find(CaromItemDrafts *drafts, guint index, guint column) {
  for (guint i = 0; i < drafts->list->len; i++) {
    CaromItemDraft *draft = drafts->list->pdata[i];
    if (draft->index == index && draft->column == column)
      return draft;
  }
  return NULL;
}

CaromItemDraft *carom_item_drafts_add(CaromItemDrafts *drafts, guint index, guint column,
                                      const char *text) {
  CaromItemDraft *draft = g_new(CaromItemDraft, 1);
  *draft = (CaromItemDraft){index, column, g_strdup(text), g_strdup(text), NULL};
  g_ptr_array_add(drafts->list, draft);
  return draft;
}

void carom_item_drafts_remove(CaromItemDrafts *drafts, CaromItemDraft *draft) {
  g_ptr_array_remove(drafts->list, draft);
}

void carom_item_drafts_limit(CaromItemDrafts *drafts, guint n) {
  for (guint i = drafts->list->len; i-- > 0;)
    if (((CaromItemDraft *)drafts->list->pdata[i])->index >= n)
      g_ptr_array_remove_index(drafts->list, i);
}

/* ---- What would come of them ---- */

gboolean carom_item_drafts_has_typed(CaromItemDrafts *drafts) {
  for (guint i = 0; i < drafts->list->len; i++)
    if (carom_item_drafts_is_typed(drafts->list->pdata[i]))
      return TRUE;
  return FALSE;
}

static CaromScene *try_one(const CaromItemDraft *draft, const GArray *columns, CaromEditor *editor,
                           const CaromScene *scene) {
  CaromItemSetting setting;
  const CaromItemColumn *column = &g_array_index(columns, CaromItemColumn, draft->column);
  if (!carom_item_drafts_is_typed(draft) ||
      !carom_item_setting_read(&setting, column, draft->text, scene, NULL))
    return NULL;
  return carom_item_setting_try(&setting, editor, scene, (CaromItem){column->kind, draft->index},
                                NULL);
}

CaromScene *carom_item_drafts_try(CaromItemDrafts *drafts, const GArray *columns,
                                  CaromEditor *editor, const CaromScene *scene) {
  CaromScene *made = NULL;
  for (guint i = 0; i < drafts->list->len; i++) {
    CaromScene *next = try_one(drafts->list->pdata[i], columns, editor, made ? made : scene);
    if (!next)
      continue;
    g_clear_pointer(&made, carom_scene_unref);
    made = next;
  }
  return made;
}
