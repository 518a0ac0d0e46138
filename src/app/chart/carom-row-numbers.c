/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-row-numbers: implements GListModel. */
#include "carom-row-numbers.h"

/* ---- A row ---- */

#define CAROM_TYPE_ROW_NUMBER (carom_row_number_get_type())
G_DECLARE_FINAL_TYPE(CaromRowNumber, carom_row_number, CAROM, ROW_NUMBER, GObject)

struct _CaromRowNumber {
  GObject parent_instance;
  guint number;
};

G_DEFINE_FINAL_TYPE(CaromRowNumber, carom_row_number, G_TYPE_OBJECT)

static void carom_row_number_class_init(CaromRowNumberClass *klass) {
}

static void carom_row_number_init(CaromRowNumber *self) {
}

guint carom_row_numbers_of(gpointer item) {
  return CAROM_ROW_NUMBER(item)->number;
}

/* ---- All of them ---- */

struct _CaromRowNumbers {
  GObject parent_instance;
  guint n;
};

static void implement_list(GListModelInterface *interface);
G_DEFINE_FINAL_TYPE_WITH_CODE(CaromRowNumbers, carom_row_numbers, G_TYPE_OBJECT,
                              G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, implement_list))

static GType get_item_type(GListModel *list) {
  return CAROM_TYPE_ROW_NUMBER;
}

static guint get_n_items(GListModel *list) {
  return CAROM_ROW_NUMBERS(list)->n;
}

static gpointer get_item(GListModel *list, guint position) {
  if (position >= get_n_items(list))
    return NULL;
  CaromRowNumber *row = g_object_new(CAROM_TYPE_ROW_NUMBER, NULL);
  row->number = position;
  return row;
}

static void implement_list(GListModelInterface *interface) {
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

void carom_row_numbers_set_length(CaromRowNumbers *self, guint n) {
  g_return_if_fail(CAROM_IS_ROW_NUMBERS(self));
  guint before = self->n, kept = MIN(before, n);
  self->n = n;
  if (before != n)
    g_list_model_items_changed(G_LIST_MODEL(self), kept, before - kept, n - kept);
}

static void carom_row_numbers_class_init(CaromRowNumbersClass *klass) {
}

static void carom_row_numbers_init(CaromRowNumbers *self) {
}

CaromRowNumbers *carom_row_numbers_new(void) {
  return g_object_new(CAROM_TYPE_ROW_NUMBERS, NULL);
}
