/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-collision-cells: makes a GtkColumnViewColumn of each entry in the table of columns, with a
 * factory that writes its cells and a sorter that sorts by its number. */
#include "carom-collision-cells.h"

#include "carom-collision-column.h"
#include "carom-column-view.h"
#include "carom-number-text.h"

/* The tooltip is written only when it is needed. */
static gboolean on_query_tooltip(GtkListItem *cell, int x, int y, gboolean keyboard,
                                 GtkTooltip *tooltip, GtkWidget *label) {
  const CaromCollisionColumn *column = g_object_get_data(G_OBJECT(label), "column");
  g_autofree char *text =
      carom_collision_column_tooltip(column, CAROM_COLLISION_ITEM(gtk_list_item_get_item(cell)));
  gtk_tooltip_set_text(tooltip, text);
  return TRUE;
}

static void on_setup(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data) {
  const CaromCollisionColumn *column = data;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), column->text ? 0 : 1);
  if (!column->text)
    carom_number_text_mark(label);
  gtk_widget_set_has_tooltip(label, TRUE);
  g_object_set_data(G_OBJECT(label), "column", data);
  g_signal_connect_object(label, "query-tooltip", G_CALLBACK(on_query_tooltip), cell,
                          G_CONNECT_SWAPPED);
  gtk_list_item_set_child(cell, label);
}

/* Contacts never change, so a cell that has been written is never out of date. */
static void on_bind(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data) {
  g_autofree char *markup =
      carom_collision_column_markup(data, CAROM_COLLISION_ITEM(gtk_list_item_get_item(cell)));
  gtk_label_set_markup(GTK_LABEL(gtk_list_item_get_child(cell)), markup);
}

static double get_key(CaromCollisionItem *item, gpointer column) {
  return carom_collision_column_value(column, item);
}

static GtkSorter *make_sorter(const CaromCollisionColumn *column) {
  GtkExpression *key = gtk_cclosure_expression_new(G_TYPE_DOUBLE, NULL, 0, NULL,
                                                   G_CALLBACK(get_key), (gpointer)column, NULL);
  return GTK_SORTER(gtk_numeric_sorter_new(key));
}

/* Titles of numbers stand above their numbers. */
static void align_titles(GtkColumnView *view) {
  guint n_columns;
  const CaromCollisionColumn *columns = carom_collision_columns(&n_columns);
  for (guint i = 0; i < n_columns; i++)
    if (!columns[i].text)
      carom_column_view_align_title_right(view, i);
}

void carom_collision_cells_add_to(GtkColumnView *view) {
  guint n_columns;
  const CaromCollisionColumn *columns = carom_collision_columns(&n_columns);
  for (guint i = 0; i < n_columns; i++) {
    gpointer data = (gpointer)&columns[i];
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(on_setup), data);
    g_signal_connect(factory, "bind", G_CALLBACK(on_bind), data);
    g_autoptr(GtkColumnViewColumn) column = gtk_column_view_column_new(NULL, factory);
    g_autoptr(GtkSorter) sorter = make_sorter(&columns[i]);
    gtk_column_view_column_set_sorter(column, sorter);
    gtk_column_view_column_set_expand(column, TRUE);
    gtk_column_view_append_column(view, column);
  }
  align_titles(view);
}

void carom_collision_cells_set_titles(GtkColumnView *view, const char *length_unit) {
  guint n_columns;
  const CaromCollisionColumn *columns = carom_collision_columns(&n_columns);
  for (guint i = 0; i < n_columns; i++) {
    g_autoptr(GtkColumnViewColumn) column =
        g_list_model_get_item(gtk_column_view_get_columns(view), i);
    g_autofree char *title = carom_collision_column_title(&columns[i], length_unit);
    gtk_column_view_column_set_title(column, title);
  }
}
