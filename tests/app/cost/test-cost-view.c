/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cost-view: the page of the cost of detections, in the window, by its actions. Needs a
 * display. */
#include "window-test.h"

#include "carom-cost-chart.h"
#include "carom-cost-table.h"
#include "carom-cost-view.h"

static GtkWidget *find_one(Fixture *fixture, GType type) {
  g_autoptr(GPtrArray) found = find_all(fixture, type);
  g_assert_cmpuint(found->len, ==, 1);
  return found->pdata[0];
}

static GtkWidget *show_page(Fixture *fixture) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "cost");
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  return find_one(fixture, CAROM_TYPE_COST_VIEW);
}

/* The bar is there only as long as it is measuring. */
static gboolean is_busy(Fixture *fixture) {
  return gtk_widget_get_visible(find_one(fixture, GTK_TYPE_PROGRESS_BAR));
}

static gboolean has_results(Fixture *fixture) {
  return gtk_widget_get_mapped(find_one(fixture, CAROM_TYPE_COST_TABLE));
}

static void measure(Fixture *fixture, GtkWidget *view) {
  g_assert_true(gtk_widget_activate_action(view, "cost.measure", NULL));
  gint64 give_up = g_get_monotonic_time() + 120 * G_USEC_PER_SEC;
  while (is_busy(fixture)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, TRUE);
  }
  test_wait_for_frames(view);
}

/* A box that is measured while it is not shown may get less height than what is in it. */
static void assert_has_room(GtkWidget *widget) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    graphene_rect_t bounds;
    if (!gtk_widget_get_mapped(child) || !GTK_IS_BOX(widget))
      continue;
    g_assert_true(gtk_widget_compute_bounds(child, widget, &bounds));
    g_assert_cmpfloat(bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height(widget));
    assert_has_room(child);
  }
}

static const char *get_cell(Fixture *fixture, int column, int row) {
  GtkGrid *table = GTK_GRID(find_one(fixture, CAROM_TYPE_COST_TABLE));
  return gtk_label_get_text(GTK_LABEL(gtk_grid_get_child_at(table, column, row)));
}

static char *export(Fixture *fixture, const char *what, const char *name) {
  g_autofree char *path = g_build_filename(fixture->folder, name, NULL);
  char *text = NULL;
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", what, path);
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  return text;
}

static char *copy(GtkWidget *view) {
  g_auto(GValue) value = G_VALUE_INIT;
  g_value_init(&value, G_TYPE_STRING);
  g_assert_true(gtk_widget_activate_action(view, "cost.copy", NULL));
  GdkContentProvider *content = gdk_clipboard_get_content(gtk_widget_get_clipboard(view));
  g_assert_true(gdk_content_provider_get_value(content, &value, NULL));
  return g_value_dup_string(&value);
}

/* What is copied is the exported table with tabs, a line for the headings and one for each of three
 * detections of the scene and six crowds; the picture is one. */
static void assert_exports(Fixture *fixture, GtkWidget *view) {
  g_autofree char *csv = export(fixture, "cost-table", "cost.csv");
  g_autofree char *svg = export(fixture, "cost", "cost.svg");
  g_autofree char *tsv = copy(view);
  g_auto(GStrv) rows = g_strsplit(csv, "\r\n", -1);
  g_assert_cmpuint(g_strv_length(rows), ==, 1 + 3 * 7 + 1); /* the last one is empty */
  g_assert_cmpstr(rows[0], ==, "of,discs,detection,pair_tests_per_s,time_per_s,contacts_per_s");
  g_assert_nonnull(strstr(csv, "crowd,10,all-pairs,4500,"));
  g_assert_nonnull(strstr(svg, "<svg"));
  g_auto(GStrv) cells = g_strsplit(csv, ",", -1);
  g_autofree char *tabbed = g_strjoinv("\t", cells);
  g_auto(GStrv) lines = g_strsplit(tabbed, "\r", -1);
  g_autofree char *expected = g_strjoinv("", lines);
  g_assert_cmpstr(tsv, ==, expected);
}

/* Two rows of headings, the scene, and crowds of 10, 30, 100, 300, 1000 and 2000. In a second of
 * the scene, of 100 steps, ten discs have 4500 tests of all pairs; the third column has them. */
static void test_measure(Fixture *fixture, gconstpointer data) {
  g_autofree char *path =
      write_file(fixture, "two.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1, \"dt\": 0.01, \"duration\": 1, "
                 "\"bodies\": [{\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 1, "
                 "\"mass\": 1}, {\"position\": [9, 0], \"radius\": 1, \"mass\": 1}]}");
  open_scene(fixture, path);
  GtkWidget *view = show_page(fixture);
  g_assert_false(has_results(fixture));
  g_assert_false(is_busy(fixture));
  measure(fixture, view);
  g_assert_true(has_results(fixture));
  assert_has_room(view);
  g_assert_cmpstr(get_cell(fixture, 0, 3), ==, "10");
  g_assert_cmpstr(get_cell(fixture, 3, 1), ==, "All pairs");
  g_assert_cmpstr(get_cell(fixture, 3, 2), ==, "100");
  g_assert_cmpstr(get_cell(fixture, 3, 3), ==, "4500");
  g_assert_cmpstr(get_cell(fixture, 0, 8), ==, "2000");
  g_assert_true(g_str_has_prefix(get_cell(fixture, 3, 9), "N2.0")); /* N to the power of 2 */
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_COST_CHART);
  g_assert_cmpuint(charts->len, ==, 2);
  assert_exports(fixture, view);
  /* A pane more makes no other scene, but another scene does. */
  do_action(fixture, "win.add-pane");
  g_assert_true(has_results(fixture));
  open_scene(fixture, "head-on");
  g_assert_false(has_results(fixture));
}

static void resize(Fixture *fixture, int width, int height) {
  gtk_widget_set_visible(GTK_WIDGET(fixture->window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), width, height);
  gtk_window_present(GTK_WINDOW(fixture->window));
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static void assert_in_page(GtkWidget *widget) {
  graphene_rect_t bounds;
  GtkWidget *page = gtk_widget_get_ancestor(widget, GTK_TYPE_VIEWPORT);
  g_assert_true(gtk_widget_compute_bounds(widget, page, &bounds));
  g_assert_cmpfloat(bounds.origin.y, >=, 0);
  g_assert_cmpfloat(bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height(page));
}

/* On a projector the page alone shows the charts, and what their lines mean, without scrolling. How
 * many discs are measured is said as it is. */
static void test_projector(Fixture *fixture, gconstpointer data) {
  static const char *const names[] = {"Exact times", "Steps", "All pairs"};
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.room", "s", "page");
  resize(fixture, 1024, 768);
  GtkWidget *view = show_page(fixture);
  gtk_widget_activate_action(view, "cost.measure", NULL);
  g_assert_nonnull(test_find(view, GTK_TYPE_LABEL, "Measuring: crowds of 10 to 2000 discs"));
  gtk_widget_activate_action(view, "cost.stop", NULL);
  test_wait_for_frames(view);
  g_assert_true(has_results(fixture));
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_COST_CHART);
  for (guint i = 0; i < charts->len; i++)
    assert_in_page(charts->pdata[i]);
  for (guint i = 0; i < G_N_ELEMENTS(names); i++)
    assert_in_page(test_find(view, GTK_TYPE_LABEL, names[i]));
}

/* The picture is lower than the charts alone would be, which are 250 points high. */
static void assert_sheet_without_charts(Fixture *fixture) {
  g_autofree char *svg = export(fixture, "cost", "still.svg");
  const char *height = strstr(svg, "height=\"");
  g_assert_nonnull(height);
  double points = g_ascii_strtod(height + strlen("height=\""), NULL);
  g_assert_cmpfloat(points, >, 50);
  g_assert_cmpfloat(points, <, 250);
}

/* Where nothing moves there are no crowds: no empty charts, and the table has the scene alone. */
static void test_nothing_moves(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(
      fixture, "empty.carom", "{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": []}");
  open_scene(fixture, path);
  GtkWidget *view = show_page(fixture);
  measure(fixture, view);
  g_assert_true(has_results(fixture));
  g_assert_nonnull(test_find(view, GTK_TYPE_LABEL, "No disc of this scene can move"));
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_COST_CHART);
  for (guint i = 0; i < charts->len; i++)
    g_assert_false(gtk_widget_get_mapped(charts->pdata[i]));
  g_assert_cmpstr(get_cell(fixture, 0, 2), ==, "this scene, 0");
  assert_sheet_without_charts(fixture);
}

/* It can be stopped, and begun anew; another scene stops it, too. */
static void test_stop(Fixture *fixture, gconstpointer data) {
  GtkWidget *view = show_page(fixture);
  gtk_widget_activate_action(view, "cost.measure", NULL);
  g_assert_true(is_busy(fixture));
  gtk_widget_activate_action(view, "cost.stop", NULL);
  g_assert_false(is_busy(fixture));
  gtk_widget_activate_action(view, "cost.measure", NULL);
  g_assert_true(is_busy(fixture));
  open_scene(fixture, "head-on");
  g_assert_false(is_busy(fixture));
  g_assert_false(has_results(fixture));
}

/* The window closes while it is measuring; tear_down() sees that nothing is left. */
static void test_close(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(show_page(fixture), "cost.measure", NULL);
  g_assert_true(is_busy(fixture));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/cost-view/measure", test_measure},
      {"/cost-view/projector", test_projector},
      {"/cost-view/nothing-moves", test_nothing_moves},
      {"/cost-view/stop", test_stop},
      {"/cost-view/close", test_close},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
