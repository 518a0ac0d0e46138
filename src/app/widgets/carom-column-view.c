/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-column-view: makes columns of labels; finds rows and titles among the widgets inside a
 * GtkColumnView, and scrolls by GTK's own function where there is one. */
#include "carom-column-view.h"

#include "carom-digits.h"
#include "carom-number-text.h"
#include "carom-tooltip.h"
#include "carom-widget-theme.h"

#include <string.h>

/* ---- Columns ---- */

/* Kept by its factory, and by its sorter, which may outlive the view. */
typedef struct {
  CaromColumnViewCells cells;
  gconstpointer data;
} Column;

static const Column *column_of(GtkWidget *label) {
  return g_object_get_data(G_OBJECT(label), "carom-column");
}

/* The tooltip is written only when it is needed. */
static gboolean on_query_tooltip(GtkListItem *cell, int x, int y, gboolean keyboard,
                                 GtkTooltip *tooltip, GtkWidget *label) {
  const Column *column = column_of(label);
  g_autofree char *text = column->cells.tell(gtk_list_item_get_item(cell), column->data);
  gtk_tooltip_set_text(tooltip, text);
  return TRUE;
}

static void write_cell(GtkListItem *cell) {
  GtkWidget *label = gtk_list_item_get_child(cell);
  const Column *column = column_of(label);
  gboolean few = column->cells.write_few &&
                 carom_widget_theme_get_digits(label, CAROM_DIGITS_READ) < CAROM_DIGITS_READ;
  g_autofree char *markup = (few ? column->cells.write_few
                                 : column->cells.write)(gtk_list_item_get_item(cell), column->data);
  gtk_label_set_markup(GTK_LABEL(label), markup);
}

static void on_digits(GtkWidget *label) {
  GtkListItem *cell = g_object_get_data(G_OBJECT(label), "carom-cell");
  if (gtk_list_item_get_item(cell))
    write_cell(cell);
}

static void on_setup(GtkSignalListItemFactory *factory, GtkListItem *cell, Column *column) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), column->cells.is_number ? 1 : 0);
  if (column->cells.is_number)
    carom_number_text_mark(label);
  carom_tooltip_set_text(label, column->cells.tooltip);
  if (column->cells.tell) {
    gtk_widget_set_has_tooltip(label, TRUE);
    g_signal_connect_object(label, "query-tooltip", G_CALLBACK(on_query_tooltip), cell,
                            G_CONNECT_SWAPPED);
  }
  g_object_set_data(G_OBJECT(label), "carom-column", column);
  g_object_set_data(G_OBJECT(label), "carom-cell", cell); /* which has it */
  gtk_list_item_set_child(cell, label);
  if (column->cells.write_few)
    carom_widget_theme_watch_digits(label, on_digits);
}

static void on_bind(GtkSignalListItemFactory *factory, GtkListItem *cell) {
  gpointer item = gtk_list_item_get_item(cell);
  if (g_signal_lookup("changed", G_OBJECT_TYPE(item)) != 0)
    g_signal_connect_swapped(item, "changed", G_CALLBACK(write_cell), cell);
  write_cell(cell);
}

static void on_unbind(GtkSignalListItemFactory *factory, GtkListItem *cell) {
  g_signal_handlers_disconnect_by_func(gtk_list_item_get_item(cell), write_cell, cell);
}

static double get_key(gpointer item, const Column *column) {
  return column->cells.get_key(item, column->data);
}

static void release(gpointer column, GClosure *closure) {
  g_rc_box_release(column);
}

void carom_column_view_append(GtkColumnView *view, const char *title,
                              const CaromColumnViewCells *cells, gconstpointer data) {
  g_return_if_fail(GTK_IS_COLUMN_VIEW(view) && cells);
  Column *column = g_rc_box_new(Column);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_autoptr(GtkColumnViewColumn) added = gtk_column_view_column_new(title, factory);
  *column = (Column){*cells, data};
  g_object_set_data_full(G_OBJECT(factory), "carom-column", column, g_rc_box_release);
  g_signal_connect(factory, "setup", G_CALLBACK(on_setup), column);
  g_signal_connect(factory, "bind", G_CALLBACK(on_bind), NULL);
  g_signal_connect(factory, "unbind", G_CALLBACK(on_unbind), NULL);
  if (cells->get_key) {
    g_autoptr(GtkSorter) sorter = GTK_SORTER(gtk_numeric_sorter_new(gtk_cclosure_expression_new(
        G_TYPE_DOUBLE, NULL, 0, NULL, G_CALLBACK(get_key), g_rc_box_acquire(column), release)));
    gtk_column_view_column_set_sorter(added, sorter);
  }
  gtk_column_view_column_set_expand(added, TRUE);
  gtk_column_view_append_column(view, added);
  if (cells->is_number)
    carom_column_view_align_title_right(
        view, g_list_model_get_n_items(gtk_column_view_get_columns(view)) - 1);
}

/* ---- Rows and titles ---- */

void carom_column_view_scroll_to(GtkColumnView *view, guint position) {
  g_return_if_fail(GTK_IS_COLUMN_VIEW(view));
#if GTK_CHECK_VERSION(4, 12, 0)
  /* GTK warns about functions newer than 4.8 in the same way as about deprecated ones. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_column_view_scroll_to(view, position, NULL, GTK_LIST_SCROLL_NONE, NULL);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  /* The rows are in a list view below the header. */
  gtk_widget_activate_action(gtk_widget_get_last_child(GTK_WIDGET(view)), "list.scroll-to-item",
                             "u", position);
#endif
}

void carom_column_view_focus_selected(GtkColumnView *view) {
  g_return_if_fail(GTK_IS_COLUMN_VIEW(view));
  GtkWidget *rows = gtk_widget_get_last_child(GTK_WIDGET(view));
  for (GtkWidget *row = gtk_widget_get_first_child(rows); row;
       row = gtk_widget_get_next_sibling(row))
    if (gtk_widget_get_state_flags(row) & GTK_STATE_FLAG_SELECTED)
      gtk_widget_grab_focus(row);
}

void carom_column_view_scroll_to_cell(GtkColumnView *view, GtkWidget *cell) {
  g_return_if_fail(GTK_IS_COLUMN_VIEW(view) && GTK_IS_WIDGET(cell));
  GtkAdjustment *adjustment = gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(view));
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds(cell, GTK_WIDGET(view), &bounds))
    return;
  double left = (double)bounds.origin.x, right = left + (double)bounds.size.width;
  double beyond = right - gtk_widget_get_width(GTK_WIDGET(view));
  double by = left < 0 ? left : MAX(beyond, 0);
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + by);
}

gboolean carom_column_view_shows(GtkColumnView *view, GtkWidget *cell) {
  g_return_val_if_fail(GTK_IS_COLUMN_VIEW(view) && GTK_IS_WIDGET(cell), FALSE);
  graphene_rect_t bounds;
  int height = gtk_widget_get_height(GTK_WIDGET(view));
  return gtk_widget_get_mapped(cell) &&
         gtk_widget_compute_bounds(cell, GTK_WIDGET(view), &bounds) &&
         bounds.origin.y < (float)height && bounds.origin.y + bounds.size.height > 0;
}

/* The header's buttons are in the order of the columns; each has its title in a box. */
static GtkWidget *find_title(GtkColumnView *view, guint column) {
  GtkWidget *header = gtk_widget_get_first_child(GTK_WIDGET(view));
  GtkWidget *button = gtk_widget_get_first_child(header);
  for (guint i = 0; button && i < column; i++)
    button = gtk_widget_get_next_sibling(button);
  return button;
}

void carom_column_view_set_title_tooltip(GtkColumnView *view, guint column, const char *text) {
  g_return_if_fail(GTK_IS_COLUMN_VIEW(view));
  GtkWidget *button = find_title(view, column);
  g_return_if_fail(button);
  carom_tooltip_set_text(button, text);
}

void carom_column_view_align_title_right(GtkColumnView *view, guint column) {
  g_return_if_fail(GTK_IS_COLUMN_VIEW(view));
  GtkWidget *button = find_title(view, column);
  g_return_if_fail(button);
  gboolean is_rtl = gtk_widget_get_direction(GTK_WIDGET(view)) == GTK_TEXT_DIR_RTL;
  gtk_widget_set_halign(gtk_widget_get_first_child(button),
                        is_rtl ? GTK_ALIGN_START : GTK_ALIGN_END);
}

GtkColumnViewColumn *carom_column_view_get_next(GtkColumnView *view, GtkColumnViewColumn *column,
                                                int direction) {
  g_return_val_if_fail(GTK_IS_COLUMN_VIEW(view), NULL);
  GListModel *columns = gtk_column_view_get_columns(view);
  gint64 n = g_list_model_get_n_items(columns);
  gboolean is_after = FALSE;
  for (gint64 i = direction > 0 ? 0 : n - 1; i >= 0 && i < n; i += direction) {
    g_autoptr(GtkColumnViewColumn) one = g_list_model_get_item(columns, (guint)i);
    if (is_after && gtk_column_view_column_get_visible(one))
      return one; /* the view has it */
    is_after |= one == column;
  }
  return NULL;
}

gboolean carom_column_view_has_row_at(GtkColumnView *view, double x, double y) {
  g_return_val_if_fail(GTK_IS_COLUMN_VIEW(view), FALSE);
  GtkWidget *widget = gtk_widget_pick(GTK_WIDGET(view), x, y, GTK_PICK_DEFAULT);
  while (widget && strcmp(gtk_widget_get_css_name(widget), "row") != 0)
    widget = gtk_widget_get_parent(widget);
  return widget != NULL;
}
