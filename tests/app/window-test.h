/* window-test: a window for each test, and what tests do with it. Needs a display. */
#pragma once

#include "app-test.h"

#include "carom-window.h"
#include "carom-wrap-layout.h"
#include "gtk-test.h"

#include <glib/gstdio.h>

static GtkApplication *application;

typedef struct {
  CaromWindow *window;
  CaromDocument *document;
  CaromPlayer *player;
  char *folder; /* for files */
} Fixture;

static inline void set_up(Fixture *fixture, gconstpointer data) {
  fixture->window = carom_window_new(application);
  fixture->document = carom_window_get_document(fixture->window);
  fixture->player = carom_document_get_player(fixture->document);
  fixture->folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  gtk_window_present(GTK_WINDOW(fixture->window));
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
}

static inline void remove_folder(const char *folder) {
  g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
  const char *name;
  while ((name = g_dir_read_name(dir))) {
    g_autofree char *path = g_build_filename(folder, name, NULL);
    g_unlink(path);
  }
  g_rmdir(folder);
}

static inline gboolean wake_up(gpointer data) {
  return G_SOURCE_CONTINUE;
}

/* Closes the window. Nothing may keep its parts alive, except what GTK has not finished yet. */
static inline void tear_down(Fixture *fixture, gconstpointer data) {
  gpointer player = fixture->player;
  g_object_add_weak_pointer(player, &player);
  gtk_window_destroy(GTK_WINDOW(fixture->window));
  guint timer = g_timeout_add(20, wake_up, NULL);
  gint64 give_up = g_get_monotonic_time() + 5 * G_USEC_PER_SEC;
  while (player && g_get_monotonic_time() < give_up)
    g_main_context_iteration(NULL, TRUE);
  g_source_remove(timer);
  g_assert_null(player);
  remove_folder(fixture->folder);
  g_free(fixture->folder);
}

static inline void do_action(Fixture *fixture, const char *action) {
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(fixture->window), action, NULL));
}

static inline void open_scene(Fixture *fixture, const char *name) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.open-scene", "s", name);
}

/* All widgets of @type in @widget, in order. */
static inline void collect(GtkWidget *widget, GType type, GPtrArray *found) {
  if (G_TYPE_CHECK_INSTANCE_TYPE(widget, type))
    g_ptr_array_add(found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    collect(child, type, found);
}

static inline GPtrArray *find_all(Fixture *fixture, GType type) {
  GPtrArray *found = g_ptr_array_new();
  collect(GTK_WIDGET(fixture->window), type, found);
  return found;
}

/* A GtkGrid asks for the height that it needs at its minimum width. That does no harm inside
 * something that scrolls. */
static inline gboolean is_scrolled_grid(GtkWidget *widget) {
  g_autoptr(GPtrArray) grids = g_ptr_array_new();
  collect(widget, GTK_TYPE_GRID, grids);
  return grids->len > 0 && gtk_widget_get_ancestor(widget, GTK_TYPE_VIEWPORT);
}

/* From the minimum width to more than there will ever be. */
static inline void assert_measures_itself_well(GtkWidget *widget) {
  int width, least, natural;
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, &natural, NULL, NULL);
  g_assert_cmpint(width, <=, natural);
  gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint(least, <=, natural);
  for (; width < 10000; width += 1 + width / 16) {
    int height;
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &height, &natural, NULL, NULL);
    g_test_message("%s: height %d to %d for width %d, %d for any", G_OBJECT_TYPE_NAME(widget),
                   height, natural, width, least);
    g_assert_cmpint(height, <=, natural);
    if (!is_scrolled_grid(widget))
      g_assert_cmpint(height, >=, least);
  }
}

/* Checks what GTK relies on, for all of our own widgets in @widget that are shown: the natural size
 * of a widget is not smaller than its minimum, and if no width is given, its minimum height is the
 * smallest that it needs at any width. GTK 4.8 does not report violations of the second, and later
 * versions only report their consequences. */
static inline void assert_measures(GtkWidget *widget) {
  if (!gtk_widget_get_mapped(widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    assert_measures(child);
  if (g_str_has_prefix(G_OBJECT_TYPE_NAME(widget), "Carom") ||
      CAROM_IS_WRAP_LAYOUT(gtk_widget_get_layout_manager(widget)))
    assert_measures_itself_well(widget);
}
