/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-column-view: rows and titles of a column view are reached, whatever this GTK makes it of.
 * Needs a display; skipped without one. */
#include "carom-column-view.h"
#include "gtk-test.h"

#define N_ROWS 500

typedef struct {
  GtkWidget *window;
  GtkColumnView *view;
  GtkAdjustment *place;
} Fixture;

static void on_setup(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data) {
  gtk_list_item_set_child(cell, gtk_label_new(NULL));
}

static void on_bind(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data) {
  g_autofree char *text = g_strdup_printf("row %u", gtk_list_item_get_position(cell));
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(cell)), text);
}

static void add_column(Fixture *fixture, const char *title) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(on_setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(on_bind), NULL);
  g_autoptr(GtkColumnViewColumn) column = gtk_column_view_column_new(title, factory);
  gtk_column_view_column_set_expand(column, TRUE);
  gtk_column_view_append_column(fixture->view, column);
}

static GtkSelectionModel *make_rows(void) {
  GtkStringList *rows = gtk_string_list_new(NULL);
  for (guint i = 0; i < N_ROWS; i++)
    gtk_string_list_append(rows, "");
  return GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows)));
}

static void set_up(Fixture *fixture, gconstpointer data) {
  GtkWidget *scroller = gtk_scrolled_window_new();
  fixture->view = GTK_COLUMN_VIEW(gtk_column_view_new(make_rows()));
  add_column(fixture, "First");
  add_column(fixture, "Second");
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), GTK_WIDGET(fixture->view));
  fixture->place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  fixture->window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 600, 300);
  gtk_window_set_child(GTK_WINDOW(fixture->window), scroller);
  gtk_window_present(GTK_WINDOW(fixture->window));
  test_wait_for_frames(fixture->window);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  gtk_window_destroy(GTK_WINDOW(fixture->window));
}

/* Whether a row can be seen: rows out of sight have no widgets, or have them elsewhere. */
static gboolean is_in_view(Fixture *fixture, guint position) {
  g_autofree char *text = g_strdup_printf("row %u", position);
  graphene_rect_t bounds;
  GtkWidget *label = test_find(GTK_WIDGET(fixture->view), GTK_TYPE_LABEL, text);
  return label && gtk_widget_get_mapped(label) &&
         gtk_widget_compute_bounds(label, GTK_WIDGET(fixture->view), &bounds) &&
         bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height(GTK_WIDGET(fixture->view));
}

static void test_scroll(Fixture *fixture, gconstpointer data) {
  static const guint positions[] = {N_ROWS - 1, 250, 0};
  g_assert_false(is_in_view(fixture, positions[0]));
  for (guint i = 0; i < G_N_ELEMENTS(positions); i++) {
    carom_column_view_scroll_to(fixture->view, positions[i]);
    test_wait_for_frames(fixture->window);
    g_assert_true(is_in_view(fixture, positions[i]));
  }
  double before = gtk_adjustment_get_value(fixture->place);
  carom_column_view_scroll_to(fixture->view, 1); /* which is in view */
  test_wait_for_frames(fixture->window);
  g_assert_cmpfloat(gtk_adjustment_get_value(fixture->place), ==, before);
}

/* How far to the right of its column's middle a title stands. */
static double get_offset(Fixture *fixture, guint column, const char *title) {
  graphene_rect_t bounds;
  GtkWidget *label = test_find(GTK_WIDGET(fixture->view), GTK_TYPE_LABEL, title);
  double width = gtk_widget_get_width(GTK_WIDGET(fixture->view)) / 2.0;
  g_assert_nonnull(label);
  g_assert_true(gtk_widget_compute_bounds(label, GTK_WIDGET(fixture->view), &bounds));
  return bounds.origin.x + bounds.size.width / 2 - (column + 0.5) * width;
}

static void test_titles(Fixture *fixture, gconstpointer data) {
  g_assert_cmpfloat(get_offset(fixture, 1, "Second"), <, 0);
  carom_column_view_align_title_right(fixture->view, 1);
  test_wait_for_frames(fixture->window);
  g_assert_cmpfloat(get_offset(fixture, 0, "First"), <, 0);
  g_assert_cmpfloat(get_offset(fixture, 1, "Second"), >, 0);
}

/* Numbers are aligned to the right there as well. */
static void test_titles_from_right(Fixture *fixture, gconstpointer data) {
  gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL);
  carom_column_view_align_title_right(fixture->view, 0);
  test_wait_for_frames(fixture->window);
  g_assert_cmpfloat(get_offset(fixture, 1, "First"), >, 0); /* which is the column on the right */
  gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
}

static void test_rows(Fixture *fixture, gconstpointer data) {
  double middle = gtk_widget_get_width(GTK_WIDGET(fixture->view)) / 2.0;
  double bottom = gtk_widget_get_height(GTK_WIDGET(fixture->view)) - 2;
  g_assert_false(carom_column_view_has_row_at(fixture->view, middle, 2)); /* the header */
  g_assert_true(carom_column_view_has_row_at(fixture->view, middle, bottom));
  g_assert_false(carom_column_view_has_row_at(fixture->view, middle, -10));
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/column-view/scroll", Fixture, NULL, set_up, test_scroll, tear_down);
  g_test_add("/column-view/titles", Fixture, NULL, set_up, test_titles, tear_down);
  g_test_add("/column-view/titles-from-right", Fixture, NULL, set_up, test_titles_from_right,
             tear_down);
  g_test_add("/column-view/rows", Fixture, NULL, set_up, test_rows, tear_down);
  return g_test_run();
}
