/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-rows: a sorted list of rows, and in front of it a selection that has no memory of its
 * own. */
#include "carom-item-rows.h"

G_DEFINE_FINAL_TYPE(CaromItemRow, carom_item_row, G_TYPE_OBJECT)

static void carom_item_row_class_init(CaromItemRowClass *klass) {
}

static void carom_item_row_init(CaromItemRow *self) {
}

struct _CaromItemRows {
  GObject parent_instance;
  CaromItemKind kind;
  CaromEditor *editor;
  GListStore *store; /* in the order of the scene */
  GtkSortListModel *sorted;
  CaromSelection *selected; /* what GTK has been told */
  guint anchor;             /* the row from which others are selected */
};

/* ---- The list ---- */

static GType get_item_type(GListModel *model) {
  return CAROM_TYPE_ITEM_ROW;
}

static guint get_n_items(GListModel *model) {
  return g_list_model_get_n_items(G_LIST_MODEL(CAROM_ITEM_ROWS(model)->sorted));
}

static gpointer get_item(GListModel *model, guint position) {
  return g_list_model_get_item(G_LIST_MODEL(CAROM_ITEM_ROWS(model)->sorted), position);
}

static void implement_list(GListModelInterface *iface) {
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

CaromItem carom_item_rows_get(CaromItemRows *self, guint position) {
  g_autoptr(CaromItemRow) row = g_list_model_get_item(G_LIST_MODEL(self->sorted), position);
  g_return_val_if_fail(row, ((CaromItem){self->kind, 0}));
  return (CaromItem){self->kind, row->index};
}

guint carom_item_rows_find(CaromItemRows *self, guint index) {
  g_return_val_if_fail(CAROM_IS_ITEM_ROWS(self), GTK_INVALID_LIST_POSITION);
  guint n = get_n_items(G_LIST_MODEL(self));
  for (guint position = 0; position < n; position++)
    if (carom_item_rows_get(self, position).index == index)
      return position;
  return GTK_INVALID_LIST_POSITION;
}

void carom_item_rows_set_count(CaromItemRows *self, guint n) {
  g_return_if_fail(CAROM_IS_ITEM_ROWS(self));
  guint n_before = g_list_model_get_n_items(G_LIST_MODEL(self->store));
  g_autoptr(GPtrArray) added = g_ptr_array_new_with_free_func(g_object_unref);
  if (n == n_before)
    return;
  for (guint i = n_before; i < n; i++) {
    CaromItemRow *row = g_object_new(CAROM_TYPE_ITEM_ROW, NULL);
    row->index = i;
    g_ptr_array_add(added, row);
  }
  g_list_store_splice(self->store, MIN(n, n_before), n_before - MIN(n, n_before), added->pdata,
                      added->len);
}

/* ---- The selection ---- */

static gboolean is_selected(GtkSelectionModel *model, guint position) {
  CaromItemRows *self = CAROM_ITEM_ROWS(model);
  return position < get_n_items(G_LIST_MODEL(self)) &&
         carom_selection_has(carom_editor_get_selection(self->editor),
                             carom_item_rows_get(self, position));
}

static GtkBitset *get_selection_in_range(GtkSelectionModel *model, guint position, guint n) {
  GtkBitset *selected = gtk_bitset_new_empty();
  for (guint i = position; i < position + n; i++)
    if (is_selected(model, i))
      gtk_bitset_add(selected, i);
  return selected;
}

/* Who selects one row and nothing else means the rows of the other tables as well. */
static gboolean select_item(GtkSelectionModel *model, guint position, gboolean unselect_rest) {
  CaromItemRows *self = CAROM_ITEM_ROWS(model);
  g_autoptr(CaromSelection) selection =
      unselect_rest ? carom_selection_new()
                    : carom_selection_copy(carom_editor_get_selection(self->editor));
  carom_selection_add(selection, carom_item_rows_get(self, position));
  carom_editor_select(self->editor, selection);
  return TRUE;
}

static gboolean unselect_item(GtkSelectionModel *model, guint position) {
  CaromItemRows *self = CAROM_ITEM_ROWS(model);
  g_autoptr(CaromSelection) selection =
      carom_selection_copy(carom_editor_get_selection(self->editor));
  carom_selection_remove(selection, carom_item_rows_get(self, position));
  carom_editor_select(self->editor, selection);
  return TRUE;
}

static gboolean set_selection(GtkSelectionModel *model, GtkBitset *selected, GtkBitset *mask) {
  CaromItemRows *self = CAROM_ITEM_ROWS(model);
  guint n = get_n_items(G_LIST_MODEL(self)), position;
  gboolean is_all = gtk_bitset_get_size_in_range(mask, 0, MAX(n, 1) - 1) == n;
  g_autoptr(CaromSelection) selection =
      is_all ? carom_selection_new()
             : carom_selection_copy(carom_editor_get_selection(self->editor));
  GtkBitsetIter iter;
  for (gboolean more = gtk_bitset_iter_init_first(&iter, mask, &position); more && position < n;
       more = gtk_bitset_iter_next(&iter, &position)) {
    if (gtk_bitset_contains(selected, position))
      carom_selection_add(selection, carom_item_rows_get(self, position));
    else if (!is_all)
      carom_selection_remove(selection, carom_item_rows_get(self, position));
  }
  carom_editor_select(self->editor, selection);
  return TRUE;
}

static void implement_selection(GtkSelectionModelInterface *iface) {
  iface->is_selected = is_selected;
  iface->get_selection_in_range = get_selection_in_range;
  iface->select_item = select_item;
  iface->unselect_item = unselect_item;
  iface->set_selection = set_selection;
}

G_DEFINE_FINAL_TYPE_WITH_CODE(CaromItemRows, carom_item_rows, G_TYPE_OBJECT,
                              G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, implement_list)
                                  G_IMPLEMENT_INTERFACE(GTK_TYPE_SELECTION_MODEL,
                                                        implement_selection))

/* GTK binds all rows anew that may have changed, so it is told of no more than there are. */
static void on_selection_changed(CaromItemRows *self) {
  const CaromSelection *selection = carom_editor_get_selection(self->editor);
  guint first = G_MAXUINT, last = 0;
  for (guint i = 0; i < get_n_items(G_LIST_MODEL(self)); i++) {
    CaromItem item = carom_item_rows_get(self, i);
    if (carom_selection_has(selection, item) == carom_selection_has(self->selected, item))
      continue;
    first = MIN(first, i);
    last = i;
  }
  carom_selection_free(self->selected);
  self->selected = carom_selection_copy(selection);
  if (first <= last)
    gtk_selection_model_selection_changed(GTK_SELECTION_MODEL(self), first, last - first + 1);
}

void carom_item_rows_select(CaromItemRows *self, guint position, gboolean extend) {
  g_return_if_fail(CAROM_IS_ITEM_ROWS(self));
  GtkSelectionModel *model = GTK_SELECTION_MODEL(self);
  guint n = get_n_items(G_LIST_MODEL(self));
  if (position >= n)
    return;
  if (!extend || self->anchor >= n) {
    self->anchor = position;
    gtk_selection_model_select_item(model, position, TRUE);
    return;
  }
  guint first = MIN(self->anchor, position), last = MAX(self->anchor, position);
  GtkBitset *selected = gtk_bitset_new_range(first, last - first + 1);
  GtkBitset *mask = gtk_bitset_new_range(0, n);
  gtk_selection_model_set_selection(model, selected, mask);
  gtk_bitset_unref(selected);
  gtk_bitset_unref(mask);
}

static void keep_anchor(CaromItemRows *self) {
  GtkBitset *selected = gtk_selection_model_get_selection(GTK_SELECTION_MODEL(self));
  if (gtk_bitset_get_size(selected) == 1)
    self->anchor = gtk_bitset_get_minimum(selected);
  gtk_bitset_unref(selected);
}

static void on_items_changed(CaromItemRows *self, guint position, guint removed, guint added) {
  g_list_model_items_changed(G_LIST_MODEL(self), position, removed, added);
}

CaromItemRows *carom_item_rows_new(CaromItemKind kind, CaromEditor *editor, GtkSorter *sorter) {
  g_return_val_if_fail(CAROM_IS_EDITOR(editor), NULL);
  CaromItemRows *self = g_object_new(CAROM_TYPE_ITEM_ROWS, NULL);
  self->kind = kind;
  self->editor = g_object_ref(editor);
  self->selected = carom_selection_copy(carom_editor_get_selection(editor));
  gtk_sort_list_model_set_sorter(self->sorted, sorter);
  g_signal_connect_object(editor, "selection-changed", G_CALLBACK(on_selection_changed), self,
                          G_CONNECT_SWAPPED);
  return self;
}

static void carom_item_rows_finalize(GObject *object) {
  CaromItemRows *self = CAROM_ITEM_ROWS(object);
  g_clear_object(&self->sorted);
  g_clear_object(&self->editor);
  carom_selection_free(self->selected);
  G_OBJECT_CLASS(carom_item_rows_parent_class)->finalize(object);
}

static void carom_item_rows_class_init(CaromItemRowsClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_item_rows_finalize;
}

static void carom_item_rows_init(CaromItemRows *self) {
  self->store = g_list_store_new(CAROM_TYPE_ITEM_ROW);
  self->sorted = gtk_sort_list_model_new(G_LIST_MODEL(self->store), NULL);
  g_signal_connect(self, "selection-changed", G_CALLBACK(keep_anchor), NULL);
  g_signal_connect_object(self->sorted, "items-changed", G_CALLBACK(on_items_changed), self,
                          G_CONNECT_SWAPPED);
}
