/* carom-item-drafts: a few, in a list. */
#include "carom-item-drafts.h"

struct CaromItemDrafts {
  GPtrArray *list; /* (element-type CaromItemDraft) */
};

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
