/* test-body-table: the numbers of the discs, in the window, as its scene moves. Needs a display. */
#include "window-test.h"

#include "carom-body-table.h"
#include "evil-name.h"

/* The text of all labels in the table of discs. */
static char *read_table(Fixture *fixture) {
  g_autoptr(GPtrArray) tables = find_all(fixture, CAROM_TYPE_BODY_TABLE);
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  GString *text = g_string_new(NULL);
  collect(tables->pdata[0], GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf(text, "%s|", gtk_label_get_text(labels->pdata[i]));
  return g_string_free(text, FALSE);
}

/* The table of discs shows the present frame, also after it was hidden for a while. */
static void test_body_table(Fixture *fixture, gconstpointer data) {
  g_autofree char *path =
      write_file(fixture, "one.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1, \"dt\": 0.5, \"duration\": 100,\n"
                 " \"bodies\": [{\"position\": [1, 2], \"velocity\": [40, -80], \"radius\": 1,\n"
                 "              \"mass\": 7}]}\n");
  open_scene(fixture, path);
  show_panel(fixture);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *start = read_table(fixture);
  g_assert_nonnull(strstr(start, "A|7.00|1.00|2.00|40.0|−80.0|"));
  do_action(fixture, "win.step");
  g_autofree char *stepped = read_table(fixture);
  g_assert_nonnull(strstr(stepped, "A|7.00|21.0|−38.0|40.0|−80.0|"));
  do_action(fixture, "win.show-panel");
  do_action(fixture, "win.step");
  do_action(fixture, "win.show-panel");
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *shown_again = read_table(fixture);
  g_assert_nonnull(strstr(shown_again, "A|7.00|41.0|−78.0|40.0|−80.0|"));
}

/* Beside a velocity of 61.4, one of 1e-14 is rounding: it must not widen the column. Masses have
 * each their own scale, and no mass reads as zero. */
static void test_body_table_scale(Fixture *fixture, gconstpointer data) {
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
  g_assert_nonnull(strstr(table, "A|0.00200|0|0.0|61.4|0.0|"));
  g_assert_nonnull(strstr(table, "B|40.0|377.0|5.0|0|0.3|"));
}

/* Names are shown as they are, and go with their scene. */
static void test_body_table_names(Fixture *fixture, gconstpointer data) {
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
      {"/body-table/body-table", test_body_table},
      {"/body-table/body-table-scale", test_body_table_scale},
      {"/body-table/body-table-names", test_body_table_names},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
