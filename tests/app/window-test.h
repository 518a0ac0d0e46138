/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* window-test: a window for each test, and what tests do with it. Needs a display. */
#pragma once

#include "app-test.h"

#include "carom-fitting-label.h"
#include "carom-layout.h"
#include "carom-lazy-page.h"
#include "carom-page.h"
#include "carom-prediction-entry.h"
#include "carom-window.h"
#include "gtk-test.h"
#include "rounds-test.h"

#include <glib/gstdio.h>
#include <string.h>

static GtkApplication *application;

/* The ids of the pages of the panel, in their order. */
#define WINDOW_PAGE_ID(name, tab) #name,
static const char *const window_pages[] G_GNUC_UNUSED = {CAROM_PAGE_LIST(WINDOW_PAGE_ID)};
#define N_WINDOW_PAGES G_N_ELEMENTS(window_pages)

typedef struct {
  CaromWindow *window;
  CaromDocument *document;
  CaromPlayer *player;
  char *folder; /* for files */
} Fixture;

/* All widgets of @type in @widget, in order. */
static inline void collect(GtkWidget *widget, GType type, GPtrArray *found) {
  if (G_TYPE_CHECK_INSTANCE_TYPE(widget, type))
    g_ptr_array_add(found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    collect(child, type, found);
}

/* Makes what is made when it is first seen: in pages, and in menus where they count, too. */
static inline void make_lazy(Fixture *fixture, gboolean menus) {
  g_autoptr(GPtrArray) places = g_ptr_array_new();
  collect(GTK_WIDGET(fixture->window), CAROM_TYPE_LAZY_PAGE, places);
  for (guint i = 0; i < places->len; i++)
    if (menus || !gtk_widget_get_ancestor(places->pdata[i], GTK_TYPE_POPOVER))
      carom_lazy_page_make(places->pdata[i]);
}

/* As if each page had been looked at. A test that looks into one which it has not shown asks for
 * it; all have them with "./dev test --thorough". */
static inline void make_pages(Fixture *fixture) {
  make_lazy(fixture, FALSE);
}

/* Menus are made in the first pause after the first frame. */
static inline void wait_for_menus(Fixture *fixture) {
  gint64 give_up = g_get_monotonic_time() + 5 * G_USEC_PER_SEC;
  g_autoptr(GPtrArray) buttons = g_ptr_array_new();
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_MENU_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    while (gtk_widget_get_mapped(buttons->pdata[i]) &&
           !gtk_menu_button_get_popover(buttons->pdata[i])) {
      g_assert_cmpint(g_get_monotonic_time(), <, give_up);
      g_main_context_iteration(NULL, FALSE);
    }
}

/* The pointer of the display, wherever it is, points at nothing in the window. */
static inline void set_up(Fixture *fixture, gconstpointer data) {
  g_test_log_set_fatal_handler(test_is_fatal, NULL);
  test_anything_may_happen = FALSE;
  fixture->window = carom_window_new(application);
  gtk_widget_set_can_target(GTK_WIDGET(fixture->window), FALSE);
  fixture->document = carom_window_get_document(fixture->window);
  fixture->player = carom_document_get_player(fixture->document);
  test_take_time(fixture->player);
  fixture->folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  gtk_window_present(GTK_WINDOW(fixture->window));
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  if (test_is_thorough())
    make_pages(fixture);
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
  g_assert_true(!player || test_anything_may_happen); /* what had the focus may never be freed */
  remove_folder(fixture->folder);
  g_free(fixture->folder);
}

static inline void do_action(Fixture *fixture, const char *action) {
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(fixture->window), action, NULL));
}

/* Types 0 for what two arrows are asked for, and reveals. */
static inline void reveal(Fixture *fixture) {
  g_autoptr(GPtrArray) entries = g_ptr_array_new(), fields = g_ptr_array_new();
  collect(GTK_WIDGET(fixture->window), CAROM_TYPE_PREDICTION_ENTRY, entries);
  for (guint i = 0; i < entries->len; i++)
    collect(entries->pdata[i], GTK_TYPE_ENTRY, fields);
  for (guint i = 0; i < fields->len; i++)
    gtk_editable_set_text(fields->pdata[i], "0");
  do_action(fixture, "win.reveal");
}

static inline void open_scene(Fixture *fixture, const char *name) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.open-scene", "^ay", name);
}

static inline GVariant *get_state(Fixture *fixture, const char *action) {
  return g_action_group_get_action_state(G_ACTION_GROUP(fixture->window), action);
}

static inline double get_restitution(Fixture *fixture) {
  return carom_document_get_scene(fixture->document)->restitution;
}

static inline guint count_panes(Fixture *fixture) {
  return carom_comparison_get_n_runs(carom_player_get_comparison(fixture->player));
}

/* The side panel starts hidden on a narrow screen. */
static inline void show_panel(Fixture *fixture) {
  g_autoptr(GVariant) shown = get_state(fixture, "show-panel");
  if (!g_variant_get_boolean(shown))
    do_action(fixture, "win.show-panel");
}

/* Lets the window live until the player has come to @frame; fails after some seconds. */
static inline void wait_for_frame(Fixture *fixture, guint64 frame) {
  gint64 give_up = g_get_monotonic_time() + 20 * G_USEC_PER_SEC;
  while (test_frame(fixture->player) < frame) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, TRUE);
  }
}

static inline char *write_file(Fixture *fixture, const char *name, const char *text) {
  g_autoptr(GError) error = NULL;
  char *path = g_build_filename(fixture->folder, name, NULL);
  g_file_set_contents(path, text, -1, &error);
  g_assert_no_error(error);
  return path;
}

/* The message dialog that is open, or NULL. */
static inline GtkMessageDialog *find_dialog(void) {
  GtkMessageDialog *dialog = NULL;
  GList *toplevels = gtk_window_list_toplevels();
  for (GList *link = toplevels; link; link = link->next)
    if (GTK_IS_MESSAGE_DIALOG(link->data))
      dialog = link->data;
  g_list_free(toplevels);
  return dialog;
}

/* Checks that a dialog says something with @text in it, and closes it. */
static inline void assert_dialog_says(const char *text) {
  GtkMessageDialog *dialog = find_dialog();
  g_assert_nonnull(dialog);
  g_autofree char *message = NULL;
  g_object_get(dialog, "secondary-text", &message, NULL);
  g_assert_nonnull(strstr(message, text));
  gtk_dialog_response(GTK_DIALOG(dialog), GTK_RESPONSE_CLOSE);
  g_assert_null(find_dialog());
}

static inline GPtrArray *find_all(Fixture *fixture, GType type) {
  GPtrArray *found = g_ptr_array_new();
  collect(GTK_WIDGET(fixture->window), type, found);
  return found;
}

/* The labels below the panes: for each pane that of the contact, then that of the place. */
static inline GPtrArray *find_footers(GtkWidget *widget) {
  GPtrArray *found = g_ptr_array_new();
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(widget, CAROM_TYPE_FITTING_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class(labels->pdata[i], "agreement"))
      g_ptr_array_add(found, labels->pdata[i]);
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
  int width, least, natural, steps = test_is_thorough() ? 16 : 4;
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, &natural, NULL, NULL);
  g_assert_cmpint(width, <=, natural);
  gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint(least, <=, natural);
  for (; width < 10000; width += 1 + width / steps) {
    int height;
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &height, &natural, NULL, NULL);
    if (height > natural || (height < least && !is_scrolled_grid(widget)))
      g_error("%s: height %d to %d for width %d, %d for any", G_OBJECT_TYPE_NAME(widget), height,
              natural, width, least);
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

typedef struct {
  const char *path;
  void (*test)(Fixture *fixture, gconstpointer data);
} WindowTest;

/* Runs @tests, each in a window of its own, and what @add_more (nullable) adds. */
static inline int run_window_tests(int argc, char **argv, const WindowTest *tests, gsize n_tests,
                                   void (*add_more)(void)) {
  /* Recent files are remembered in here, not at home. */
  g_autofree char *home = g_dir_make_tmp("carom-home-XXXXXX", NULL);
  int status = 0;
  g_setenv("XDG_DATA_HOME", home, TRUE);
  g_setenv("XDG_STATE_HOME", home, TRUE);
  application = test_application_new(&argc, &argv);
  if (application) {
    for (gsize i = 0; i < n_tests; i++)
      g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
    if (add_more)
      add_more();
    status = g_test_run();
    g_object_unref(application);
  }
  remove_folder(home);
  return status;
}
