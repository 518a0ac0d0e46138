/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-tooltip: long lines are wrapped, line ends are kept, and a text that is there already is not
 * set again. Needs a display. */
#include "gtk-test.h"

#include "carom-tooltip.h"

static const char sentence[] =
    "The greatest distance of a disc from the same disc in the reference is 0.31 m. More than "
    "0.012 m can be seen: 1/500 of the scene’s width at the start.";

static void measure(const char *text, int *width, int *n_lines) {
  GtkWidget *window = gtk_window_new();
  GtkWidget *label = carom_tooltip_make_lines(text);
  int height;
  gtk_window_set_child(GTK_WINDOW(window), label);
  gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, *width, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate(label, &(GtkAllocation){0, 0, *width, height}, -1);
  *n_lines = pango_layout_get_line_count(gtk_label_get_layout(GTK_LABEL(label)));
  gtk_window_destroy(GTK_WINDOW(window));
}

static void test_wraps(void) {
  int width, one_width, n_lines, n_of_one;
  g_autofree char *text = g_strdup_printf("apart by 0.31 m.\n%s", sentence);
  measure("apart by 0.31 m.", &one_width, &n_of_one);
  measure(text, &width, &n_lines);
  g_assert_cmpint(n_of_one, ==, 1);
  /* The sentence has some 150 letters, about nine times as many as the first line. */
  g_assert_cmpint(width, <, 5 * one_width);
  g_assert_cmpint(n_lines, >=, 4);
}

static void count(guint *n) {
  (*n)++;
}

static void test_stays(void) {
  g_autoptr(GtkWidget) label = g_object_ref_sink(gtk_label_new(NULL));
  guint n = 0;
  g_signal_connect_swapped(label, "notify::tooltip-text", G_CALLBACK(count), &n);
  carom_tooltip_set_text(label, NULL);
  g_assert_cmpuint(n, ==, 0);
  carom_tooltip_set_text(label, sentence);
  g_assert_cmpuint(n, ==, 1);
  g_autofree char *same = g_strdup(sentence);
  carom_tooltip_set_text(label, same);
  g_assert_cmpuint(n, ==, 1);
  g_assert_cmpstr(gtk_widget_get_tooltip_text(label), ==, sentence);
  carom_tooltip_set_text(label, NULL);
  g_assert_cmpuint(n, ==, 2);
  g_assert_null(gtk_widget_get_tooltip_text(label));
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add_func("/tooltip/wraps", test_wraps);
  g_test_add_func("/tooltip/stays", test_stays);
  return g_test_run();
}
