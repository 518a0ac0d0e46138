/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-key-marks: widgets that are marked get the keys that they are to have, in a plain window
 * with the keys of the window. Needs a display. */
#include "app-test.h"

#include "carom-window-keys.h"
#include "gtk-test.h"

static GtkApplication *application;

typedef struct {
  GtkWidget *window, *home, *widget;
  guint n_played;
} Fixture;

static void play(GSimpleAction *action, GVariant *parameter, gpointer data) {
  ((Fixture *)data)->n_played++;
}

/* Opens a window with a home and with @widget, which has the focus. */
static void set_up(Fixture *fixture, GtkWidget *widget) {
  static const GActionEntry entries[] = {{.name = "play", .activate = play},
                                         {.name = "step", .activate = play},
                                         {.name = "escape", .activate = play}};
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  fixture->window = gtk_application_window_new(application);
  fixture->home = gtk_button_new();
  fixture->widget = widget;
  gtk_box_append(GTK_BOX(box), fixture->home);
  gtk_box_append(GTK_BOX(box), widget);
  gtk_window_set_child(GTK_WINDOW(fixture->window), box);
  g_action_map_add_action_entries(G_ACTION_MAP(fixture->window), entries, G_N_ELEMENTS(entries),
                                  fixture);
  carom_window_keys_add(fixture->window, fixture->home);
  gtk_window_present(GTK_WINDOW(fixture->window));
  gtk_test_widget_wait_for_draw(fixture->window);
  g_assert_true(gtk_widget_grab_focus(widget));
}

static void tear_down(Fixture *fixture) {
  gtk_window_destroy(GTK_WINDOW(fixture->window));
  test_iterate();
}

static GtkWidget *make_focusable(void) {
  GtkWidget *widget = gtk_drawing_area_new();
  gtk_widget_set_focusable(widget, TRUE);
  return widget;
}

/* @before, @after: whether the window takes @key without the mark, and with it */
static void assert_marked(GtkWidget *widget, void (*mark)(GtkWidget *widget), guint key,
                          gboolean before, gboolean after) {
  Fixture fixture = {0};
  set_up(&fixture, widget);
  g_assert_cmpint(test_press_key(fixture.window, key, 0), ==, before);
  mark(widget);
  g_assert_cmpint(test_press_key(fixture.window, key, 0), ==, after);
  g_assert_cmpuint(fixture.n_played, ==, (guint)before + (guint)after);
  tear_down(&fixture);
}

static GtkWidget *make_scale(void) {
  return gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1);
}

static void test_leave(void) {
  assert_marked(make_scale(), carom_window_keys_leave, GDK_KEY_Right, FALSE, TRUE);
}

static void test_keep(void) {
  assert_marked(make_focusable(), carom_window_keys_keep, GDK_KEY_Right, TRUE, FALSE);
  assert_marked(make_focusable(), carom_window_keys_keep, GDK_KEY_space, TRUE, TRUE);
}

static void test_press(void) {
  assert_marked(make_focusable(), carom_window_keys_press, GDK_KEY_space, TRUE, FALSE);
  assert_marked(make_focusable(), carom_window_keys_press, GDK_KEY_Right, TRUE, TRUE);
}

static void test_own(void) {
  assert_marked(make_focusable(), carom_window_keys_own, GDK_KEY_space, TRUE, FALSE);
  assert_marked(make_focusable(), carom_window_keys_own, GDK_KEY_Escape, TRUE, FALSE);
}

/* ---- Menus ---- */

/* GTK leaves the focus within a menu that closes from a submenu. */
static void test_menu(void) {
  Fixture fixture = {0};
  GtkWidget *button = gtk_menu_button_new(), *popover = gtk_popover_new(),
            *inside = gtk_entry_new();
  gtk_popover_set_child(GTK_POPOVER(popover), inside);
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(button), popover);
  set_up(&fixture, button);
  carom_window_keys_watch_menu(GTK_POPOVER(popover), button);
  test_open_popover(GTK_POPOVER(popover));
  g_assert_true(gtk_widget_grab_focus(inside));
  GtkWidget *within = gtk_window_get_focus(GTK_WINDOW(fixture.window));
  g_assert_true(gtk_widget_is_ancestor(within, popover));
  g_signal_connect_swapped(popover, "unmap", G_CALLBACK(gtk_widget_grab_focus), inside);
  gtk_popover_popdown(GTK_POPOVER(popover));
  test_iterate();
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(fixture.window));
  g_assert_nonnull(focus);
  g_assert_true(gtk_widget_get_mapped(focus));
  g_assert_true(focus == button || gtk_widget_is_ancestor(focus, button));
  tear_down(&fixture);
}

int main(int argc, char **argv) {
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add_func("/key-marks/leave", test_leave);
  g_test_add_func("/key-marks/keep", test_keep);
  g_test_add_func("/key-marks/press", test_press);
  g_test_add_func("/key-marks/own", test_own);
  g_test_add_func("/key-marks/menu", test_menu);
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
