/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* gtk-test: how tests of widgets begin, find a widget, wait for it, and look at it. */
#pragma once

#include "carom-application.h"

#include <execinfo.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* ---- What GTK does wrong by itself ----
 *
 * See data/docs/gtk-faults.md. It is written down, and ends no test. */

static const struct {
  const char *message;
  gboolean comes_anywhere; /* FALSE: only where anything may happen */
  const char *through;     /* (nullable): and only from within functions that begin so */
} test_gtk_faults[] = {
    {"gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE", TRUE},
    {"_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE", TRUE},
    {"Broken accounting of active state", FALSE},
    {"gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR", FALSE},
    {"attempt to allocate GtkPopoverContent contents", FALSE},
    {"attempt to allocate GtkScrolledWindow scrolledwindow", FALSE}, /* in such a popover */
    {"gtk_root_get_focus: assertion 'GTK_IS_ROOT", FALSE},
    {"Error creating directory", FALSE},
    {"g_object_ref: assertion '!object_already_finalized' failed", TRUE, "gtk_icon_theme_lookup"},
};

static gboolean test_anything_may_happen;

/* Whether a function whose name begins so has led to here. */
static inline gboolean test_is_within(const char *function) {
  void *places[64];
  int n = backtrace(places, G_N_ELEMENTS(places));
  char **symbols = backtrace_symbols(places, n);
  gboolean is_within = FALSE;
  for (int i = 0; symbols && i < n; i++)
    is_within |= strstr(symbols[i], function) != NULL;
  free(symbols);
  return is_within;
}

static inline gboolean test_is_of_gtk(const char *message) {
  for (guint i = 0; i < G_N_ELEMENTS(test_gtk_faults); i++)
    if ((test_gtk_faults[i].comes_anywhere || test_anything_may_happen) &&
        strstr(message, test_gtk_faults[i].message) &&
        (!test_gtk_faults[i].through || test_is_within(test_gtk_faults[i].through)))
      return TRUE;
  return FALSE;
}

/* For g_test_log_set_fatal_handler(), in each test. */
static inline gboolean test_is_fatal(const char *domain, GLogLevelFlags level, const char *message,
                                     gpointer data) {
  return !test_is_of_gtk(message);
}

static GLogFunc test_log_otherwise;

/* The usual one would end the test in writing, before it is asked whether it ends. */
static inline void test_log(const char *domain, GLogLevelFlags level, const char *message,
                            gpointer data) {
  if (test_is_of_gtk(message))
    g_test_message("GTK: %s", message);
  else
    test_log_otherwise(domain, level, message, data);
}

/* The same for messages that have fields. */
static inline GLogWriterOutput test_write_log(GLogLevelFlags level, const GLogField *fields,
                                              gsize n_fields, gpointer data) {
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal(fields[i].key, "MESSAGE") && test_is_of_gtk(fields[i].value)) {
      g_test_message("GTK: %s", (const char *)fields[i].value);
      return G_LOG_WRITER_HANDLED;
    }
  return g_log_writer_default(level, fields, n_fields, data);
}

/* ---- Widgets ---- */

/* Whoever ends a test that waits for something need not wait for it: the application, which would
 * save work first, is not asked.
 *
 * Returns: (transfer full) (nullable): the application, whose resources contain the templates;
 *   without a display NULL, after printing a message */
static inline GtkApplication *test_application_new(int *argc, char ***argv) {
  g_test_init(argc, argv, NULL);
  test_log_otherwise = g_log_set_default_handler(test_log, NULL);
  g_log_set_writer_func(test_write_log, NULL, NULL);
  /* What is remembered at home has no effect, and nothing can be remembered in here. */
  g_setenv("XDG_CONFIG_HOME", "/proc/carom", TRUE);
  g_setenv("XDG_CONFIG_DIRS", "/proc/carom", TRUE);
  if (!gtk_init_check()) {
    g_print("1..0 # SKIP no display\n");
    return NULL;
  }
  GtkApplication *application = GTK_APPLICATION(carom_application_new(G_APPLICATION_NON_UNIQUE));
  g_application_register(G_APPLICATION(application), NULL, NULL);
  signal(SIGTERM, SIG_DFL);
  signal(SIGINT, SIG_DFL);
  return application;
}

/* Finds the first widget of @type in @widget, or @widget itself, whose text begins with @text. The
 * text of a button is its label.
 *
 * @text: (nullable): NULL: any */
static inline GtkWidget *test_find(GtkWidget *widget, GType type, const char *text) {
  if (G_TYPE_CHECK_INSTANCE_TYPE(widget, type)) {
    const char *shown = NULL;
    if (text && GTK_IS_LABEL(widget))
      shown = gtk_label_get_text(GTK_LABEL(widget));
    else if (text && GTK_IS_BUTTON(widget))
      shown = gtk_button_get_label(GTK_BUTTON(widget));
    if (!text || (shown && g_str_has_prefix(shown, text)))
      return widget;
  }
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child && !found;
       child = gtk_widget_get_next_sibling(child))
    found = test_find(child, type, text);
  return found;
}

/* Finds the first button in @widget, or @widget itself, that shows the icon of that name. */
static inline GtkWidget *test_find_icon_button(GtkWidget *widget, const char *icon) {
  GtkWidget *found = NULL;
  if (GTK_IS_BUTTON(widget) && g_strcmp0(gtk_button_get_icon_name(GTK_BUTTON(widget)), icon) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child && !found;
       child = gtk_widget_get_next_sibling(child))
    found = test_find_icon_button(child, icon);
  return found;
}

static inline void test_iterate(void) {
  while (g_main_context_iteration(NULL, FALSE))
    ;
}

/* Waits until a callback that waits for two frames has been called. */
static inline void test_wait_for_frames(GtkWidget *window) {
  for (int i = 0; i < 3; i++) {
    gtk_widget_queue_draw(window);
    gtk_test_widget_wait_for_draw(window);
  }
  test_iterate();
}

/* Goes on by Tab in @widget, as gtk_widget_child_focus() does. A window whose focus another test's
 * window has taken does not know the way to its own focus any more, and would begin anew. */
static inline gboolean test_go_by_tab(GtkWidget *widget, GtkDirectionType direction) {
  GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(widget));
  for (GtkWidget *parent; focus && (parent = gtk_widget_get_parent(focus)); focus = parent)
    gtk_widget_set_focus_child(parent, focus);
  return gtk_widget_child_focus(widget, direction);
}

/* Gives a key to the controllers of @widget itself, one after the other, until one takes it.
 *
 * Returns: whether one has */
static inline gboolean test_press_key(GtkWidget *widget, guint key, GdkModifierType state) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(widget);
  gboolean taken = FALSE;
  for (guint i = 0; !taken && i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_KEY(controller))
      g_signal_emit_by_name(controller, "key-pressed", key, 0, state, &taken);
  }
  return taken;
}

/* Turns a wheel over @widget.
 *
 * Returns: whether that is taken before @widget itself gets it */
static inline gboolean test_turn_wheel(GtkWidget *widget, double dy) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(widget);
  gboolean taken = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_SCROLL(controller) && !taken &&
        gtk_event_controller_get_propagation_phase(controller) == GTK_PHASE_CAPTURE)
      g_signal_emit_by_name(controller, "scroll", 0.0, dy, &taken);
  }
  return taken;
}

/* Opens @popover without a grab of keyboard and pointer: of all programs on a display, and so of
 * all tests that run there at the same time, only one can have it. Waits until its parts have their
 * places, by which Tab goes from one to the next. */
static inline void test_open_popover(GtkPopover *popover) {
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  gtk_popover_set_autohide(popover, FALSE);
  gtk_popover_popup(popover);
  while (gtk_widget_get_height(gtk_popover_get_child(popover)) == 0) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, FALSE);
  }
}

/* Whether one of a pixel's bytes is @value. Some round a colour to bytes, others cut it off. */
static inline gboolean test_is_byte(guint byte, float value) {
  return fabs((double)byte - 255 * (double)value) < 1;
}

/* Returns: (transfer full): what @widget draws, @width × @height pixels */
static inline guint32 *test_get_pixels(GtkWidget *widget, int width, int height) {
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new(widget);
  GskRenderNode *node = NULL;
  while (!node) { /* on a busy machine it may not have been drawn yet */
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gdk_paintable_snapshot(paintable, snapshot, width, height);
    node = gtk_snapshot_free_to_node(snapshot);
    if (!node)
      g_main_context_iteration(NULL, TRUE);
  }
  GskRenderer *renderer = gtk_native_get_renderer(gtk_widget_get_native(widget));
  g_autoptr(GdkTexture) texture = gsk_renderer_render_texture(
      renderer, node, &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
  guint32 *pixels = g_new0(guint32, (gsize)width * (gsize)height);
  gdk_texture_download(texture, (guchar *)pixels, (gsize)width * sizeof *pixels);
  gsk_render_node_unref(node);
  return pixels;
}

/* How many pixels of @widget on the screen are @colour. */
static inline guint test_count_pixels(GtkWidget *widget, const GdkRGBA *colour) {
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  g_autofree guint32 *pixels = test_get_pixels(widget, width, height);
  guint n = 0;
  for (int i = 0; i < width * height; i++)
    n += pixels[i] >> 24 == 0xFF && test_is_byte(pixels[i] >> 16 & 0xFF, colour->red) &&
         test_is_byte(pixels[i] >> 8 & 0xFF, colour->green) &&
         test_is_byte(pixels[i] & 0xFF, colour->blue);
  return n;
}
