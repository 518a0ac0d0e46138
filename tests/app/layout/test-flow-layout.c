/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-flow-layout: children in rows. Needs a display. */
#include "carom-layout.h"
#include "gtk-test.h"

/* Of each child. */
#define WIDTH  100
#define HEIGHT 20

#define N_CHILDREN 3

typedef struct {
  GtkWidget *box, *children[N_CHILDREN];
} Fixture;

static void set_up(Fixture *fixture, gconstpointer data) {
  fixture->box = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_layout_manager(fixture->box, g_object_new(CAROM_TYPE_FLOW_LAYOUT, NULL));
  for (guint i = 0; i < N_CHILDREN; i++) {
    fixture->children[i] = gtk_label_new(NULL);
    gtk_widget_set_size_request(fixture->children[i], WIDTH, HEIGHT);
    gtk_box_append(GTK_BOX(fixture->box), fixture->children[i]);
  }
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  g_object_unref(fixture->box);
}

static int measure(Fixture *fixture, GtkOrientation orientation, int for_size, int *natural) {
  int minimum;
  gtk_widget_measure(fixture->box, orientation, for_size, &minimum, natural, NULL, NULL);
  return minimum;
}

static graphene_point_t place(Fixture *fixture, guint i, int width) {
  graphene_point_t place;
  measure(fixture, GTK_ORIENTATION_HORIZONTAL, -1, NULL);
  gtk_widget_allocate(fixture->box, width, measure(fixture, GTK_ORIENTATION_VERTICAL, width, NULL),
                      -1, NULL);
  g_assert_true(gtk_widget_compute_point(fixture->children[i], fixture->box,
                                         &GRAPHENE_POINT_INIT(0, 0), &place));
  return place;
}

/* As many in a row as there is room for, down to one. */
static void test_rows(Fixture *fixture, gconstpointer data) {
  int natural, one_row = measure(fixture, GTK_ORIENTATION_VERTICAL, -1, NULL);
  g_assert_cmpint(measure(fixture, GTK_ORIENTATION_HORIZONTAL, -1, &natural), ==, WIDTH);
  g_assert_cmpint(natural, >=, N_CHILDREN * WIDTH);
  g_assert_cmpint(one_row, ==, HEIGHT);
  g_assert_cmpint(measure(fixture, GTK_ORIENTATION_VERTICAL, natural, NULL), ==, HEIGHT);
  g_assert_cmpfloat(place(fixture, 2, natural).y, ==, 0);
  g_assert_cmpfloat(place(fixture, 2, natural).x, ==, natural - WIDTH);
  g_assert_cmpint(measure(fixture, GTK_ORIENTATION_VERTICAL, natural - 1, NULL), >=, 2 * HEIGHT);
  g_assert_cmpfloat(place(fixture, 1, natural - 1).y, ==, 0);
  g_assert_cmpfloat(place(fixture, 2, natural - 1).x, ==, 0);
  g_assert_cmpfloat(place(fixture, 2, natural - 1).y, >=, HEIGHT);
  g_assert_cmpint(measure(fixture, GTK_ORIENTATION_VERTICAL, WIDTH, NULL), >=, 3 * HEIGHT);
  g_assert_cmpfloat(place(fixture, 1, WIDTH).x, ==, 0);
}

/* What is hidden takes no room. */
static void test_hidden(Fixture *fixture, gconstpointer data) {
  gtk_widget_set_visible(fixture->children[1], FALSE);
  int natural;
  measure(fixture, GTK_ORIENTATION_HORIZONTAL, -1, &natural);
  g_assert_cmpint(natural, <, 3 * WIDTH);
  g_assert_cmpfloat(place(fixture, 2, natural).x, ==, natural - WIDTH);
}

/* Where writing runs from right to left, so do the rows. */
static void test_mirrored(Fixture *fixture, gconstpointer data) {
  gtk_widget_set_direction(fixture->box, GTK_TEXT_DIR_RTL);
  g_assert_cmpfloat(place(fixture, 0, 4 * WIDTH).x, ==, 3 * WIDTH);
  g_assert_cmpfloat(place(fixture, 1, 4 * WIDTH).x, <, 3 * WIDTH);
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/flow-layout/rows", Fixture, NULL, set_up, test_rows, tear_down);
  g_test_add("/flow-layout/hidden", Fixture, NULL, set_up, test_hidden, tear_down);
  g_test_add("/flow-layout/mirrored", Fixture, NULL, set_up, test_mirrored, tear_down);
  return g_test_run();
}
