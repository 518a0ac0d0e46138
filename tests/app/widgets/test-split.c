/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-split: where the divider is, and what moves it. Needs a display. */
#include "gtk-test.h"

#include "carom-split.h"

typedef struct {
  GtkWidget *window, *split, *upper, *lower;
} Fixture;

/* Both sides need some height. */
static void set_up(Fixture *fixture, gconstpointer data) {
  fixture->upper = gtk_drawing_area_new();
  fixture->lower = gtk_drawing_area_new();
  gtk_widget_set_size_request(fixture->upper, 100, 100);
  gtk_widget_set_size_request(fixture->lower, 100, 60);
  fixture->split = g_object_new(CAROM_TYPE_SPLIT, "start-child", fixture->upper, "end-child",
                                fixture->lower, NULL);
  fixture->window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(fixture->window), FALSE);
  gtk_window_set_child(GTK_WINDOW(fixture->window), fixture->split);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 300, 500);
  gtk_window_present(GTK_WINDOW(fixture->window));
  test_wait_for_frames(fixture->window);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  gtk_window_destroy(GTK_WINDOW(fixture->window));
}

static GtkWidget *get_handle(Fixture *fixture) {
  return gtk_widget_get_next_sibling(fixture->upper);
}

static double get_share(Fixture *fixture) {
  double share;
  g_object_get(fixture->split, "share", &share, NULL);
  return share;
}

/* The height that both sides share. */
static int get_room(Fixture *fixture) {
  return gtk_widget_get_height(fixture->split) - gtk_widget_get_height(get_handle(fixture));
}

static void resize(Fixture *fixture, int height) {
  gtk_widget_set_visible(fixture->window, FALSE);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 300, height);
  gtk_window_present(GTK_WINDOW(fixture->window));
  test_wait_for_frames(fixture->window);
}

static void press(Fixture *fixture, guint key) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(get_handle(fixture));
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    gboolean taken;
    if (GTK_IS_EVENT_CONTROLLER_KEY(controller))
      g_signal_emit_by_name(controller, "key-pressed", key, 0, 0, &taken);
  }
  test_wait_for_frames(fixture->window);
}

static void drag(Fixture *fixture, double from, double by) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(fixture->split);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (!GTK_IS_GESTURE_DRAG(controller))
      continue;
    g_signal_emit_by_name(controller, "drag-begin", 10.0, from);
    g_signal_emit_by_name(controller, "drag-update", 0.0, by);
  }
  test_wait_for_frames(fixture->window);
}

/* The share stays, also where for a while there is too little room for it. */
static void test_share(Fixture *fixture, gconstpointer data) {
  static const int heights[] = {500, 900, 190, 333, 700};
  g_object_set(fixture->split, "share", 0.7, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(heights); i++) {
    resize(fixture, heights[i]);
    int room = get_room(fixture), upper = gtk_widget_get_height(fixture->upper);
    g_test_message("%d of %d", upper, room);
    g_assert_cmpint(upper, ==, CLAMP((int)lround(0.7 * room), 100, room - 60));
    g_assert_cmpint(gtk_widget_get_height(fixture->lower), ==, room - upper);
    g_assert_cmpfloat(get_share(fixture), ==, 0.7);
  }
}

static void test_keys(Fixture *fixture, gconstpointer data) {
  g_assert_true(gtk_widget_get_focusable(get_handle(fixture)));
  int before = gtk_widget_get_height(fixture->upper);
  press(fixture, GDK_KEY_Up);
  g_assert_cmpint(gtk_widget_get_height(fixture->upper), <, before);
  press(fixture, GDK_KEY_KP_Down);
  g_assert_cmpint(abs(gtk_widget_get_height(fixture->upper) - before), <=, 1); /* rounded twice */
  press(fixture, GDK_KEY_Home);
  g_assert_cmpint(gtk_widget_get_height(fixture->upper), ==, 100);
  press(fixture, GDK_KEY_End);
  g_assert_cmpint(gtk_widget_get_height(fixture->lower), ==, 60);
  before = gtk_widget_get_height(fixture->upper);
  press(fixture, GDK_KEY_End); /* where it cannot go, it does not want to be */
  press(fixture, GDK_KEY_Up);
  g_assert_cmpint(gtk_widget_get_height(fixture->upper), <, before);
}

static void test_drag(Fixture *fixture, gconstpointer data) {
  int before = gtk_widget_get_height(fixture->upper);
  drag(fixture, before + 0.5, 40);
  g_assert_cmpint(gtk_widget_get_height(fixture->upper), ==, before + 40);
  g_assert_cmpfloat_with_epsilon(get_share(fixture), (before + 40.0) / get_room(fixture), 1e-9);
}

/* One side has all the room but for what the other needs at least, without a divider; and back to
 * where it was. */
static void test_room(Fixture *fixture, gconstpointer data) {
  int before = gtk_widget_get_height(fixture->upper), upper, lower, height;
  double share = get_share(fixture);
  gtk_widget_measure(fixture->upper, GTK_ORIENTATION_VERTICAL, -1, &upper, NULL, NULL, NULL);
  gtk_widget_measure(fixture->lower, GTK_ORIENTATION_VERTICAL, -1, &lower, NULL, NULL, NULL);
  height = gtk_widget_get_height(GTK_WIDGET(fixture->split));
  g_object_set(fixture->split, "room", CAROM_ROOM_PAGE, NULL);
  test_wait_for_frames(fixture->window);
  g_assert_cmpint(gtk_widget_get_height(fixture->upper), ==, upper);
  g_assert_cmpint(gtk_widget_get_height(fixture->lower), ==, height - upper);
  g_assert_false(gtk_widget_get_mapped(get_handle(fixture)));
  g_object_set(fixture->split, "room", CAROM_ROOM_PANES, NULL);
  test_wait_for_frames(fixture->window);
  g_assert_cmpint(gtk_widget_get_height(fixture->lower), ==, lower);
  g_assert_cmpint(gtk_widget_get_height(fixture->upper), ==, height - lower);
  g_object_set(fixture->split, "room", CAROM_ROOM_BOTH, NULL);
  test_wait_for_frames(fixture->window);
  g_assert_cmpint(gtk_widget_get_height(fixture->upper), ==, before);
  g_assert_cmpfloat(get_share(fixture), ==, share);
}

static void test_accessible(Fixture *fixture, gconstpointer data) {
  GtkAccessible *handle = GTK_ACCESSIBLE(get_handle(fixture));
  gtk_test_accessible_assert_role(handle, GTK_ACCESSIBLE_ROLE_SEPARATOR);
  g_assert_true(gtk_test_accessible_has_property(handle, GTK_ACCESSIBLE_PROPERTY_LABEL));
  gtk_test_accessible_assert_property(handle, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                      (double)gtk_widget_get_height(fixture->upper));
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/split/share", test_share},
      {"/split/keys", test_keys},
      {"/split/drag", test_drag},
      {"/split/room", test_room},
      {"/split/accessible", test_accessible},
  };
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run();
}
