/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-item-numbers: what the tables of discs and walls show as the scene moves. Needs a display.
 */
#include "item-table-test.h"

#include "evil-name.h"

/* The table of discs shows the present frame, also after it was hidden for a while. */
static void test_numbers(Fixture *fixture, gconstpointer data) {
  g_autofree char *path =
      write_file(fixture, "one.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1, \"dt\": 0.5, \"duration\": 100,\n"
                 " \"bodies\": [{\"position\": [1, 2], \"velocity\": [40, -80], \"radius\": 1,\n"
                 "              \"mass\": 7}]}\n");
  open_scene(fixture, path);
  show_panel(fixture);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *start = read_table(fixture);
  g_assert_nonnull(strstr(start, "A|7.00|1.00|1.00|2.00|40.0|−80.0|"));
  do_action(fixture, "win.step");
  g_autofree char *stepped = read_table(fixture);
  g_assert_nonnull(strstr(stepped, "A|7.00|1.00|21.0|−38.0|40.0|−80.0|"));
  do_action(fixture, "win.show-panel");
  do_action(fixture, "win.step");
  do_action(fixture, "win.show-panel");
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *shown_again = read_table(fixture);
  g_assert_nonnull(strstr(shown_again, "A|7.00|1.00|41.0|−78.0|40.0|−80.0|"));
}

/* Beside a velocity of 61.4, one of 1e-14 is rounding: it must not widen the column. What is
 * small, but more than that, does not read as zero. Masses have each their own scale. */
static void test_numbers_scale(Fixture *fixture, gconstpointer data) {
  g_autofree char *path =
      write_file(fixture, "scale.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": [\n"
                 " {\"position\": [0, 0.04], \"velocity\": [61.4, -1e-14], \"radius\": 1,\n"
                 "  \"mass\": 0.002},\n"
                 " {\"position\": [377, 5], \"velocity\": [0, 0.26], \"radius\": 1,\n"
                 "  \"mass\": 40}]}\n");
  open_scene(fixture, path);
  show_panel(fixture);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *table = read_table(fixture);
  g_assert_nonnull(strstr(table, "A|0.00200|1.00|0|0.040|61.4|0.0|"));
  g_assert_nonnull(strstr(table, "B|40.0|1.00|377.0|5.0|0|0.3|"));
}

/* A number that is cut would read as another one. Also where there are more discs than rows in
 * view, all columns of the table fit beside its scrollbar in the panel. */
static void test_numbers_whole(Fixture *fixture, gconstpointer data) {
  static const char *const crowded[] = {"piston", "brownian", "molecules", "diffusion",
                                        "twenty-overlapping"};
  show_panel(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(crowded); i++) {
    open_scene(fixture, crowded[i]);
    for (guint n = 0; n < 3; n++)
      test_wait_for_frames(GTK_WIDGET(fixture->window));
    GtkWidget *view = GTK_WIDGET(get_view(fixture, CAROM_ITEM_DISC));
    GtkScrolledWindow *scroller =
        GTK_SCROLLED_WINDOW(test_find(view, GTK_TYPE_SCROLLED_WINDOW, NULL));
    GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment(scroller);
    GtkAdjustment *columns = gtk_scrolled_window_get_hadjustment(scroller);
    g_test_message("%s: columns %g of %g", crowded[i], gtk_adjustment_get_page_size(columns),
                   gtk_adjustment_get_upper(columns));
    g_assert_cmpfloat(gtk_adjustment_get_page_size(rows), <, gtk_adjustment_get_upper(rows));
    g_assert_cmpfloat(gtk_adjustment_get_page_size(columns), >=, gtk_adjustment_get_upper(columns));
  }
}

/* The least radius there is is not infinite. */
static void test_numbers_denormal(Fixture *fixture, gconstpointer data) {
  g_autofree char *path =
      write_file(fixture, "denormal.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": [\n"
                 " {\"position\": [0, 0], \"radius\": 5e-324, \"mass\": 1}]}\n");
  open_scene(fixture, path);
  show_panel(fixture);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *table = read_table(fixture);
  g_assert_nonnull(strstr(table, "×10⁻³²⁴") ? table : strstr(table, "×10−324"));
  g_assert_null(strstr(table, "∞"));
}

/* What is scrolled goes on in the panel where the table is at its end. */
static void test_wheel(Fixture *fixture, gconstpointer data) {
  open_pair(fixture);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 1024, 600);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  GtkWidget *view = GTK_WIDGET(get_view(fixture, CAROM_ITEM_DISC));
  GtkWidget *inner = test_find(view, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkWidget *outer = gtk_widget_get_ancestor(view, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(inner));
  GtkAdjustment *panel = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(outer));
  g_assert_cmpfloat(gtk_adjustment_get_upper(panel), >, gtk_adjustment_get_page_size(panel));
  gtk_adjustment_set_value(panel, 0);
  gtk_adjustment_set_value(rows, gtk_adjustment_get_upper(rows));
  g_assert_true(test_turn_wheel(inner, 1));
  double down = gtk_adjustment_get_value(panel);
  g_assert_cmpfloat(down, >, 0);
  gtk_adjustment_set_value(rows, 0);
  g_assert_true(test_turn_wheel(inner, -1));
  g_assert_cmpfloat(gtk_adjustment_get_value(panel), <, down);
  /* Between its ends the table has it for itself. */
  gtk_adjustment_configure(rows, 10, 0, 100, 1, 10, 50);
  g_assert_false(test_turn_wheel(inner, 1));
}

/* Names are shown as they are, and go with their scene. */
static void test_numbers_names(Fixture *fixture, gconstpointer data) {
  static const char format[] = "{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": [\n"
                               " {%s\"position\": [0, 0], \"radius\": 1, \"mass\": 1},\n"
                               " {\"position\": [4, 0], \"radius\": 1, \"mass\": 1}]}\n";
  g_autofree char *named =
      g_strdup_printf(format, "\"name\": \"<b>&\\\"\\\\,;_%$ \u5730\u7403\", ");
  g_autofree char *nameless = g_strdup_printf(format, "");
  g_autofree char *named_path = write_file(fixture, "named.carom", named);
  g_autofree char *nameless_path = write_file(fixture, "nameless.carom", nameless);
  open_scene(fixture, named_path);
  show_panel(fixture);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *table = read_table(fixture);
  g_assert_nonnull(strstr(table, TEST_EVIL_NAME " " TEST_CHINESE_NAME "|1.00|"));
  g_assert_nonnull(strstr(table, "B|1.00|"));
  open_scene(fixture, nameless_path);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *after = read_table(fixture);
  g_assert_null(strstr(after, TEST_CHINESE_NAME));
  g_assert_nonnull(strstr(after, "A|1.00|"));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/item-numbers/numbers", test_numbers},
      {"/item-numbers/scale", test_numbers_scale},
      {"/item-numbers/whole", test_numbers_whole},
      {"/item-numbers/denormal", test_numbers_denormal},
      {"/item-numbers/wheel", test_wheel},
      {"/item-numbers/names", test_numbers_names},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
