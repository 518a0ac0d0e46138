/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-wrap-layout: two children side by side, or below each other. Needs a display. */
#include "carom-layout.h"
#include "gtk-test.h"

/* Of each child. */
#define WIDTH  100
#define HEIGHT 20

static GtkWidget *add_child(GtkWidget *box) {
  GtkWidget *child = gtk_label_new(NULL);
  gtk_widget_set_size_request(child, WIDTH, HEIGHT);
  gtk_box_append(GTK_BOX(box), child);
  return child;
}

static int get_height(GtkWidget *box, int width) {
  int height;
  gtk_widget_measure(box, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* Where @child is put in @box if that is @width wide. */
static graphene_point_t place(GtkWidget *box, GtkWidget *child, int width) {
  graphene_point_t place;
  int natural;
  gtk_widget_measure(box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_allocate(box, width, get_height(box, width), -1, NULL);
  g_assert_true(gtk_widget_compute_point(child, box, &GRAPHENE_POINT_INIT(0, 0), &place));
  return place;
}

static void test_lines(void) {
  GtkWidget *box = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_layout_manager(box, g_object_new(CAROM_TYPE_WRAP_LAYOUT, NULL));
  GtkWidget *first = add_child(box), *second = add_child(box);
  graphene_point_t wide = place(box, second, 4 * WIDTH);
  g_assert_cmpint(get_height(box, 4 * WIDTH), ==, HEIGHT);
  g_assert_cmpfloat(wide.x, ==, 3 * WIDTH); /* at the end of the line */
  g_assert_cmpfloat(wide.y, ==, 0);
  graphene_point_t narrow = place(box, second, 2 * WIDTH); /* nothing would be between them */
  g_assert_cmpint(get_height(box, 2 * WIDTH), ==, 2 * HEIGHT);
  g_assert_cmpfloat(narrow.x, ==, 0);
  g_assert_cmpfloat(narrow.y, ==, HEIGHT);
  g_assert_cmpfloat(place(box, first, 2 * WIDTH).y, ==, 0);
  g_object_unref(box);
}

/* Where writing runs from right to left, so does the line. */
static void test_mirrored(void) {
  GtkWidget *box = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_layout_manager(box, g_object_new(CAROM_TYPE_WRAP_LAYOUT, NULL));
  gtk_widget_set_direction(box, GTK_TEXT_DIR_RTL);
  GtkWidget *first = add_child(box), *second = add_child(box);
  g_assert_cmpfloat(place(box, first, 4 * WIDTH).x, ==, 3 * WIDTH);
  g_assert_cmpfloat(place(box, second, 4 * WIDTH).x, ==, 0);
  g_assert_cmpfloat(place(box, second, 2 * WIDTH).x, ==, WIDTH); /* below the first */
  g_object_unref(box);
}

/* One that expands gets what is left of the line, even if that is less than it would like. */
static void test_expands(void) {
  GtkWidget *box = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_layout_manager(box, g_object_new(CAROM_TYPE_WRAP_LAYOUT, NULL));
  GtkWidget *first = add_child(box), *second = add_child(box);
  gtk_label_set_text(GTK_LABEL(second), "much longer than the child is wide, but may be cut off");
  gtk_label_set_ellipsize(GTK_LABEL(second), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand(second, TRUE);
  graphene_point_t wide = place(box, second, 3 * WIDTH);
  g_assert_cmpfloat(wide.y, ==, 0);
  g_assert_cmpint(gtk_widget_get_width(first), ==, WIDTH);
  g_assert_cmpint(gtk_widget_get_width(second), ==, 3 * WIDTH - (int)wide.x);
  g_assert_cmpfloat(wide.x, >, WIDTH); /* beside the first */
  graphene_point_t narrow = place(box, second, 2 * WIDTH);
  g_assert_cmpfloat(narrow.x, ==, 0);
  g_assert_cmpfloat(narrow.y, ==, HEIGHT);
  g_assert_cmpint(gtk_widget_get_width(second), ==, 2 * WIDTH);
  g_object_unref(box);
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add_func("/wrap-layout/lines", test_lines);
  g_test_add_func("/wrap-layout/mirrored", test_mirrored);
  g_test_add_func("/wrap-layout/expands", test_expands);
  return g_test_run();
}
