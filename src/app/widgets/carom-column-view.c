/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-column-view: finds rows and titles among the widgets inside a GtkColumnView, and scrolls by
 * GTK's own function where there is one. */
#include "carom-column-view.h"

#include "carom-tooltip.h"

#include <string.h>

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

gboolean carom_column_view_has_row_at(GtkColumnView *view, double x, double y) {
  g_return_val_if_fail(GTK_IS_COLUMN_VIEW(view), FALSE);
  GtkWidget *widget = gtk_widget_pick(GTK_WIDGET(view), x, y, GTK_PICK_DEFAULT);
  while (widget && strcmp(gtk_widget_get_css_name(widget), "row") != 0)
    widget = gtk_widget_get_parent(widget);
  return widget != NULL;
}
